//! Toys whose karmas follow a meld, or change what is counted while they are on top.

use super::*;

// ---- When

pub(super) const HERALD: Definition =
    card("Herald", 1, Red, [Hex, Leaf, Leaf, Leaf]).when(THIRD, "Draw a 3.", |p| p.draw(3).done());

#[test]
fn when_follows_any_meld_of_the_card() {
    story("you: green Clothing; hand Herald\n them: green Sailing; red Oars\n deck 3: Paper")
        .plays(["dogma Clothing"])
        .leaves("you: green Clothing; red Herald; hand Paper\n them: green Sailing; red Oars");
    story("you: hand Herald\n deck 3: Paper")
        .plays(["meld Herald"])
        .leaves("you: red Herald; hand Paper");
}

#[test]
fn when_comes_after_the_promotion() {
    story("you: hand Herald; forecast Archery\n deck 3: Paper, Optics")
        .plays(["meld Herald", "card Archery", "pass"])
        .leaves("you: red Archery, Herald; hand Paper");
}

// ---- Each

pub(super) const ABACUS: Definition = card("Abacus", 1, Blue, [Lightbulb, Hex, Hex, Hex]).each(
    THIRD,
    "Cards in your hand give a [castle] apiece.",
    Each::Icons(|seen, icons| icons.add(Castle, seen.size(HAND))),
);

#[test]
fn icons_count_for_everything_and_only_on_top() {
    let board = "you: blue Abacus; red Archery; hand Tools, Oars, Sailing\n them: red Metalworking";
    let told = story(board);
    assert_eq!(icons(&told, Castle), 5);
    // Five castles against three: the demand is obeyed.
    told.plays(["dogma Archery"]).leaves(
        "you: blue Abacus; red Archery; hand Tools, Oars, Sailing, Pottery\n them: red Metalworking",
    );
    let covered = story("you: blue Tools, Abacus; hand Oars, Sailing");
    assert_eq!(icons(&covered, Castle), 1);
}

/// With eleven clocks on the board a drawn card makes twelve.
#[test]
fn a_special_achievement_can_be_met_by_a_drawn_card() {
    const CLOCKS: &str = "you: red Watch; hand Tools\n deck 1: Oars";
    let told = story(&CLOCKS.replace("red Watch", "green Pilot"));
    assert_eq!(icons(&told, Clock), 11);
    told.plays(["draw"]).leaves("you: green Pilot; hand Tools, Oars; achievements World");
}

pub(super) const PILOT: Definition = card("Pilot", 1, Green, [Clock, Clock, Hex, Hex]).each(
    THIRD,
    "Cards in your hand give nine [clock] for the first, and one for each other.",
    Each::Icons(|seen, icons| icons.add(Clock, 8 + seen.size(HAND))),
);

pub(super) const BANKER: Definition = card("Banker", 1, Green, [Crown, Crown, Hex, Hex]).each(
    THIRD,
    "Each [crown] on your board is worth 5 points.",
    Each::Points(|seen| 5 * seen.count(Crown)),
);

#[test]
fn points_are_counted_from_icons_and_buy_achievements() {
    let told = story("you: green Banker; purple Code of Laws\n deck 1: Tools");
    assert_eq!(points(&told, 0), 20);
    told.offers(["draw", "dogma Banker", "dogma Code of Laws", "achieve 1"]);
}

pub(super) const JEWELER: Definition = card("Jeweler", 1, Yellow, [Bonus(2), Hex, Hex, Leaf]).each(
    THIRD,
    "Cards in your hand are bonuses of their value.",
    Each::Bonuses(|seen| seen.find(HAND)),
);

#[test]
fn cards_can_be_bonuses() {
    let told = story("you: yellow Jeweler; hand Gunpowder, Tools");
    assert_eq!(points(&told, 0), 4 + 2);
}

pub(super) const SAINT: Definition = card("Saint", 1, Purple, [Hex, Leaf, Leaf, Leaf]).each(
    THIRD,
    "Each color on your board is an achievement.",
    Each::Achievements(|seen| seen.find(TOPS).len()),
);

#[test]
fn achievements_by_karma_win_as_soon_as_they_are_enough() {
    let board =
        "you: purple Saint; green Sailing; achievements Empire, World, Wonder, Monument\n deck 1: Tools";
    story(board).goes_on().plays(["dogma Sailing"]).ends(["you"], By::Achievements);
    story(board).plays(["draw"]).goes_on();
}

pub(super) const COLLECTOR: Definition = card("Collector", 4, Blue, [Hex, Lightbulb, Crown, Crown])
    .each(
        THIRD,
        "Cards in your forecast are available achievements for you.",
        Each::Available(|seen| seen.find(FORECAST)),
    );

#[test]
fn what_a_karma_makes_available_is_claimed_by_its_name() {
    let board = "you: blue Collector; score Gunpowder, Physics; forecast Tools, Anatomy\n \
                 figures deck 1: Herald\n them: blue Writing";
    story(board)
        .offers(["draw", "dogma Collector", "achieve 1", "achieve Tools"])
        .plays(["achieve Tools"])
        .leaves(
            "you: blue Collector; score Gunpowder, Physics; forecast Anatomy; achievements Tools\n \
             them: blue Writing",
        );
}

pub(super) const LAWYER: Definition = card("Lawyer", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).each(
    THIRD,
    "For an achievement of a value, cards of that value in hand count as 5 points; your highest top \
     card counts two higher.",
    Each::Eligibility(|seen, age| Ease {
        points: 5 * seen.size(HAND.values(Ages::only(age))) as u16,
        top: 2,
    }),
);

#[test]
fn eligibility_can_be_eased() {
    story("you: yellow Lawyer; hand Paper, Optics, Compass").offers([
        "draw",
        "dogma Lawyer",
        "meld Paper",
        "meld Optics",
        "meld Compass",
        "achieve 3",
    ]);
}

pub(super) const JUGGLER: Definition = card("Juggler", 1, Purple, [Hex, Leaf, Leaf, Leaf])
    .each(THIRD, "Your forecast is part of your hand.", Each::Places(Pile::Forecast, Pile::Hand))
    .each(THIRD, "Your hand is part of your score pile.", Each::Places(Pile::Hand, Pile::Score));

#[test]
fn a_pile_can_take_in_another() {
    let told = story("you: purple Juggler; green Clothing; hand Tools; forecast Gunpowder; score Paper");
    // The forecast is in the hand, but by another karma the hand alone is in the score pile.
    assert_eq!(points(&told, 0), 3 + 1);
    told.offers(["draw", "meld Tools", "meld Gunpowder", "dogma Juggler", "dogma Clothing"])
        .plays(["dogma Clothing"])
        .offers(["card Tools", "card Gunpowder"]);
}

pub(super) const SPY: Definition = card("Spy", 1, Purple, [Hex, Leaf, Leaf, Leaf]).each(
    THIRD,
    "You can use top green cards of others.",
    Each::Usable(|_, card| card.color() == Green),
);

/// The icons are one's own, the echo effects those of the board where the card lies.
#[test]
fn a_card_of_another_player_can_be_used() {
    story("you: purple Spy; red Optics\n them: green< Sailing, Echo\n deck 1: Tools\n deck 2: Calendar")
        .offers(["draw", "dogma Spy", "dogma Optics", "dogma Sailing"])
        .plays(["dogma Sailing"])
        .leaves("you: purple Spy; red Optics; blue Tools, Calendar\n them: green< Sailing, Echo");
}

pub(super) const ECHO: Definition =
    card("Echo", 1, Green, [Hex, Leaf, Leaf, Icon::Echo])
        .echo(THIRD, "Draw and meld a 2.", |p| p.draw_and_meld(2).done());

pub(super) const LENDER: Definition = card("Lender", 1, Yellow, [Hex, Leaf, Leaf, Inspire])
    .inspire(THIRD, "Draw a 1.", |p| p.draw(1).done())
    .lent(THIRD, "Draw a 2.", |p| p.draw(2).done())
    .each(
        THIRD,
        "Your blue cards have the echo effect \"Draw a 2.\".",
        Each::Effects(|seen, kind, color, lent| {
            if (kind, color) == (Kind::Echo, Blue) {
                lent.lent_by(seen.this_card());
            }
        }),
    );

#[test]
fn an_effect_can_be_lent_and_is_shared_like_others() {
    story("you: yellow Lender; blue Writing\n them: blue Pottery\n deck 2: Calendar, Mathematics")
        .plays(["dogma Writing"])
        .leaves("you: yellow Lender; blue Writing; hand Calendar, Mathematics\n them: blue Pottery");
}

pub(super) const SEER: Definition = card("Seer", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).each(
    THIRD,
    "Your splayed colors count as 4 for Draw actions.",
    Each::DrawsAs(|seen, color| (seen.splay_of(color) != Splay::None).then(|| Age::new(4))),
);

#[test]
fn a_color_can_count_as_another_value_for_drawing() {
    story("you: blue Seer; green< Sailing, Clothing\n deck 4: Anatomy")
        .plays(["draw"])
        .leaves("you: blue Seer; green< Sailing, Clothing; hand Anatomy");
}

pub(super) const CHEAT: Definition = card("Cheat", 8, Red, [Hex, Leaf, Crown, Factory]).each(
    THIRD,
    "Special achievements ask one less of each number.",
    Each::Specials,
);

#[test]
fn special_achievements_can_ask_for_less() {
    // Four top cards of value 7 or more.
    story("you: red Cheat; blue Evolution; purple Railroad; hand Sanitation")
        .plays(["meld Sanitation"])
        .leaves(
            "you: red Cheat; blue Evolution; purple Railroad; yellow Sanitation; achievements Universe",
        );
}

pub(super) const GIANT: Definition = card("Giant", 1, Red, [Hex, Leaf, Leaf, Leaf]).each(
    THIRD,
    "Values printed in your effects count as 10.",
    Each::Values(|_| Age::new(10)),
);

#[test]
fn printed_values_are_raised_and_counted_ones_are_not() {
    story("you: red Giant; blue Writing\n deck 10: Robotics")
        .plays(["dogma Writing"])
        .leaves("you: red Giant; blue Writing; hand Robotics");
    story("you: red Giant; blue Tools; hand Robotics, Paper\n deck 10: Databases, Software, Miniaturization")
        .plays(["dogma Tools", "pass"])
        .offers(["card Robotics", "pass"]);
    story("you: red Giant; yellow Agriculture; hand Paper\n deck 4: Anatomy")
        .plays(["dogma Agriculture", "card Paper"])
        .leaves("you: red Giant; yellow Agriculture; score Anatomy");
}
