//! A toy Figure for each thing that karmas can hook onto, so that the rules are tried before the cards.

use std::sync::OnceLock;

use splay_cards::prelude::*;
use splay_engine::scene::Scene;
use splay_engine::{Audience, By, Catalog, Chronicle, Speaker, Vocabulary};

use crate::common::dice::Dice;
use crate::common::midgame::midgame;
use crate::common::walk::walk;
use crate::story::{Story, Third, story_among};

/// The base game and the toys.
fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let base = splay_cards::base::cards(Third);
        Catalog::new(Third, &[(Set::Base, base), (Set::Figures, TOYS.to_vec())], &[])
    })
}

/// The story of a board with the base game and the toys.
#[track_caller]
fn story(board: &str) -> Story {
    story_among(catalog(), board, |_| {})
}

/// Whatever karmas come together, a game can be told at every step, and comes to its end.
#[test]
fn games_full_of_karmas_come_to_an_end() {
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    // A deck has room for so many, and nearly all toys are of the first age.
    for (n, toys) in TOYS.chunks(8).enumerate() {
        let toys = toys.iter().chain(&TOYS[(8 * n + 12) % 25..][..8]).copied();
        let toys: Vec<&Definition> = toys.fold(Vec::new(), |mut different, toy| {
            if different.iter().all(|other: &&Definition| other.title != toy.title) {
                different.push(toy);
            }
            different
        });
        let sets = [(Set::Base, splay_cards::base::cards(Third)), (Set::Figures, toys)];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Third, &sets, &[])));
        let speaker = Speaker { catalog, names: &names, vocabulary: Vocabulary::default(), you: None };
        for seed in 0..GAMES {
            let mut dice = Dice::new(seed);
            let position = midgame(catalog, 2 + seed as usize % 3, None, &mut dice);
            let game = Chronicle::from_position(catalog, position).expect("it is possible");
            walk(game, &mut dice, |game, dice| {
                let Some(decision) = game.decision() else { return };
                assert!(!speaker.prompt(&decision).to_string().is_empty());
                game.occasion().map(|occasion| speaker.occasion(occasion, decision.player));
                if dice.once_in(20) {
                    drop(Scene::of(game, Audience::Seat(decision.player)));
                }
            });
        }
    }
}

/// How many of them.
const GAMES: u64 = 5;

const TOYS: [&Definition; 37] = [
    &HERALD, &ABACUS, &BANKER, &JEWELER, &SAINT, &COLLECTOR, &LAWYER, &JUGGLER, &SPY, &LENDER, &SEER,
    &CHEAT, &GIANT, &RECLUSE, &MASON, &MISER, &HOARDER, &GHOST, &DREAMER, &RIVAL, &GUARD, &GAMBLER,
    &HOST, &HERMIT, &WEAVER, &MAYOR, &DREAMY, &MUSE, &REBEL, &ELDER, &JUDGE, &PILOT, &ECHO, &LARVA,
    &GARDEN, &KNITTER, &FAN,
];

fn points(story: &Story, seat: usize) -> u16 {
    story.chronicle().state().points(Seat::at(seat))
}

fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}

// ---- When

const HERALD: Definition =
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

const ABACUS: Definition = card("Abacus", 1, Blue, [Lightbulb, Hex, Hex, Hex]).each(
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

const PILOT: Definition = card("Pilot", 1, Green, [Clock, Clock, Hex, Hex]).each(
    THIRD,
    "Cards in your hand give nine [clock] for the first, and one for each other.",
    Each::Icons(|seen, icons| icons.add(Clock, 8 + seen.size(HAND))),
);

const BANKER: Definition = card("Banker", 1, Green, [Crown, Crown, Hex, Hex]).each(
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

const JEWELER: Definition = card("Jeweler", 1, Yellow, [Bonus(2), Hex, Hex, Leaf]).each(
    THIRD,
    "Cards in your hand are bonuses of their value.",
    Each::Bonuses(|seen| seen.find(HAND)),
);

#[test]
fn cards_can_be_bonuses() {
    let told = story("you: yellow Jeweler; hand Gunpowder, Tools");
    assert_eq!(points(&told, 0), 4 + 2);
}

const SAINT: Definition = card("Saint", 1, Purple, [Hex, Leaf, Leaf, Leaf]).each(
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

const COLLECTOR: Definition = card("Collector", 4, Blue, [Hex, Lightbulb, Crown, Crown]).each(
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

const LAWYER: Definition = card("Lawyer", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).each(
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

const JUGGLER: Definition = card("Juggler", 1, Purple, [Hex, Leaf, Leaf, Leaf])
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

const SPY: Definition = card("Spy", 1, Purple, [Hex, Leaf, Leaf, Leaf]).each(
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

const ECHO: Definition =
    card("Echo", 1, Green, [Hex, Leaf, Leaf, Icon::Echo])
        .echo(THIRD, "Draw and meld a 2.", |p| p.draw_and_meld(2).done());

const LENDER: Definition = card("Lender", 1, Yellow, [Hex, Leaf, Leaf, Inspire])
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

const SEER: Definition = card("Seer", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).each(
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

const CHEAT: Definition = card("Cheat", 8, Red, [Hex, Leaf, Crown, Factory]).each(
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

const GIANT: Definition = card("Giant", 1, Red, [Hex, Leaf, Leaf, Leaf]).each(
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

// ---- Would: something done with a card

const RECLUSE: Definition = card("Recluse", 1, Green, [Hex, Crown, Crown, Crown]).would(
    THIRD,
    "About to meld a blue card, tuck it instead.",
    YOU.melds().when(|_, card| card.color() == Blue).instead(|p, card| p.tuck(card).done()),
);

#[test]
fn a_meld_that_is_replaced_was_not_done() {
    // No promotion follows, for nothing was melded.
    story("you: green Recluse; blue Writing; hand Tools; forecast Oars")
        .plays(["meld Tools"])
        .leaves("you: green Recluse; blue Writing, Tools; forecast Oars");
    // The 3 that Tools would meld is blue: it is tucked.
    story("you: green Recluse; blue Tools; hand Oars, Sailing, Paper\n deck 3: Alchemy")
        .plays(["dogma Tools", "card Oars", "card Sailing", "card Paper"])
        .leaves("you: green Recluse; blue Tools, Alchemy");
}

const LARVA: Definition = card("Larva", 1, Red, [Hex, Leaf, Leaf, Leaf]).worth_face_up(5);

const GARDEN: Definition =
    card("Garden", 1, Purple, [Hex, Leaf, Leaf, Leaf]).dogma(THIRD, "Meld your hand.", |p| {
        let melded = p.all(Meld, HAND)?;
        p.draw_each(melded.iter().map(|card| card.value()))
    });

/// A card of two values is what it is on the board, though a karma could have interrupted.
#[test]
fn what_was_melded_amid_karmas_is_read_as_it_lies() {
    for theirs in ["", "green Recluse"] {
        story(&format!("you: purple Garden; hand Larva\n them: {theirs}\n deck 5: Coal"))
            .plays(["dogma Garden", "card Garden"])
            .leaves(&format!("you: red Larva; score Garden; hand Coal\n them: {theirs}"));
    }
}

#[test]
fn a_karma_that_is_covered_is_silent() {
    story("you: green Sailing, Recluse; hand Tools")
        .plays(["meld Tools"])
        .leaves("you: green Sailing, Recluse; blue Tools");
}

/// The sharer's own karma replaces the sharer's meld, and earns the actor the draw for sharing.
#[test]
fn what_a_sharers_own_karma_does_earns_the_draw_for_sharing() {
    story("you: green Sailing\n them: green Recluse; blue Writing\n deck 1: Tools, Oars\n figures deck 1: Herald")
        .plays(["dogma Sailing"])
        .leaves("you: green Sailing; red Oars; hand Herald\n them: green Recluse; blue Writing, Tools");
}

const MASON: Definition = card("Mason", 1, Yellow, [Castle, Castle, Hex, Castle]).would(
    THIRD,
    "About to tuck a card, first draw a 1.",
    YOU.tucks().first(|p, _| p.draw(1).done()),
);

#[test]
fn what_comes_first_lets_the_deed_go_on() {
    story("you: yellow Mason; purple Code of Laws; hand Mysticism\n deck 1: Tools")
        .plays(["dogma Code of Laws", "card Mysticism", "pass"])
        .leaves("you: yellow Mason; purple Code of Laws, Mysticism; hand Tools");
}

const MISER: Definition = card("Miser", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to score a card with a [crown], you win.",
    YOU.scores().when(|_, card| card.has(Crown)).instead(|p, _| p.win()),
);

#[test]
fn a_karma_can_win() {
    story("you: red Miser; purple Philosophy; hand Sailing, Tools")
        .plays(["dogma Philosophy", "card Sailing"])
        .ends(["you"], By::Effect);
    story("you: red Miser; purple Philosophy; hand Sailing, Tools")
        .plays(["dogma Philosophy", "card Tools"])
        .leaves("you: red Miser; purple Philosophy; hand Sailing; score Tools");
}

const HOARDER: Definition = card("Hoarder", 1, Purple, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to remove or return a Figure from your hand, tuck it instead.",
    YOU.does([Hook::Remove, Hook::Return])
        .when(|seen, card| card.set() == Set::Figures && seen.holds(card))
        .instead(|p, card| p.tuck(card).done()),
);

#[test]
fn if_you_do_fails_where_a_karma_replaced_it() {
    story("you: purple Hoarder; blue Tools; hand Herald, Banker, Seer\n deck 3: Paper")
        .plays(["dogma Tools", "card Herald", "card Banker", "card Seer"])
        .plays(["card Herald", "card Banker"])
        .leaves("you: purple Hoarder; blue Tools, Seer; score Herald, Banker\n deck 3: Paper");
}

#[test]
fn a_decree_is_paid_though_its_figures_are_tucked() {
    story("you: purple Hoarder; hand Herald, Collector, Cheat, Oars\n deck 6: Atomic Theory")
        .offers([
            "draw",
            "meld Herald",
            "meld Collector",
            "meld Cheat",
            "meld Oars",
            "dogma Hoarder",
            "decree War",
            "decree Advancement",
        ])
        .plays(["decree Advancement", "card Oars", "card Collector", "card Herald"])
        // Herald faded, the Cheat beneath him is one Figure too many again.
        .plays(["card Herald", "card Cheat", "card Collector"])
        .leaves(
            "you: purple Hoarder; hand Atomic Theory; score Herald, Cheat, Collector; \
             achievements Advancement\n removed: Oars",
        );
}

const GHOST: Definition = card("Ghost", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).would(
    THIRD,
    "Anybody about to foreshadow a card lets you have it.",
    ANYONE.foreshadows().decides(|p, card| {
        p.transfer(card, p.seat().hand())?;
        Ok(Original::Replaced)
    }),
);

const MAYOR: Definition = card("Mayor", 1, Purple, [Hex, Crown, Crown, Inspire]).inspire(
    THIRD,
    "Draw and foreshadow a 1.",
    |p| p.draw_and_foreshadow(1).done(),
);

#[test]
fn a_karma_about_anybody_is_its_owners() {
    story("you: purple Mayor\n them: blue Ghost\n deck 1: Tools, Oars")
        .plays(["inspire purple"])
        .leaves("you: purple Mayor; hand Oars\n them: blue Ghost; hand Tools");
}

/// Both players have such a karma: the current player picks, and the other one is ignored.
#[test]
fn of_several_karmas_the_current_player_picks() {
    let told = story("you: purple Mayor; green Dreamer\n them: blue Ghost\n deck 1: Tools, Oars")
        .plays(["inspire purple"])
        .asks("Several karmas apply: choose which one takes effect")
        .offers(["card Ghost", "card Dreamer"]);
    told.plays(["you: card Dreamer", "card Dreamer"])
        .leaves("you: purple Mayor; score Tools, Dreamer; hand Oars\n them: blue Ghost");
}

const DREAMER: Definition = card("Dreamer", 1, Green, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to foreshadow a card, score it instead.",
    YOU.foreshadows().instead(|p, card| p.score(card).done()),
);

const RIVAL: Definition = card("Rival", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "An achievement that an opponent is about to claim, and for which you are eligible, is yours instead.",
    OPPONENT.claims().when(|seen, card| seen.is_eligible(card.value())).instead(|p, card| {
        p.act(Act::Claim, card).done()
    }),
);

#[test]
fn a_claim_can_be_taken_over_and_then_nobody_draws() {
    story("you: blue Writing; score Paper, Optics\n them: red Rival; score Compass, Medicine\n deck 1: Tools")
        .plays(["achieve 1"])
        .leaves(
            "you: blue Writing; score Paper, Optics\n \
             them: red Rival; score Compass, Medicine; achievements Mysticism",
        );
    story("you: blue Writing; score Paper, Optics\n them: red Rival\n figures deck 1: Seer")
        .plays(["achieve 1"])
        .leaves("you: blue Writing; score Paper, Optics; achievements Mysticism\n them: red Rival; hand Seer");
}

const GUARD: Definition = card("Guard", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "An opponent's effect takes no card from your score pile.",
    OPPONENT.robs_you().instead(|_, _| Ok(())),
);

#[test]
fn a_score_pile_can_be_guarded_against_others() {
    story("you: green Mapmaking\n them: yellow Guard; score Tools")
        .plays(["dogma Mapmaking"])
        .changes_nothing();
    // One's own effects work.
    story("you: yellow Guard; purple Education; score Tools, Paper\n deck 3: Optics")
        .plays(["dogma Education", "card Paper"])
        .leaves("you: yellow Guard; purple Education; score Tools; hand Optics");
}

// ---- Would: drawing, splaying, actions

const GAMBLER: Definition = card("Gambler", 1, Green, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to draw a 2, first tuck a hand card.",
    YOU.draws().when(|_, value| value == 2).first(|p, _| p.one(Tuck, HAND).done()),
);

/// Who decides within a karma is told which one asks; everybody hears that it took hold.
#[test]
fn a_karma_that_asks_is_named() {
    let told = story("you: green Gambler; blue Writing; hand Tools, Oars\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .asks("Tuck a card from your hand");
    let game = told.chronicle();
    let names = ["Ada", "Ben"].map(str::to_owned);
    let speaker =
        Speaker { catalog: catalog(), names: &names, vocabulary: Vocabulary::default(), you: None };
    let occasion = game.occasion().map(|why| speaker.occasion(why, Seat::at(0)).to_string());
    assert_eq!(occasion.as_deref(), Some("Gambler: your karma"));
    let last = game.events().last().map(|event| event.told(catalog(), Audience::Spectator));
    let last = last.map(|told| speaker.event(&told).to_string());
    assert_eq!(last.as_deref(), Some("Ada's Gambler acts first: Ada is about to draw a 2"));
}

#[test]
fn a_draw_is_by_the_value_of_the_deck() {
    story("you: green Gambler; blue Writing; hand Tools\n deck 2: Calendar")
        .plays(["dogma Writing"])
        .leaves("you: green Gambler; blue Writing, Tools; hand Calendar");
    story("you: green Gambler; hand Tools\n deck 1: Oars")
        .plays(["draw"])
        .leaves("you: green Gambler; hand Tools, Oars");
}

const HOST: Definition = card("Host", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to draw for sharing, first draw a 4.",
    YOU.draws_for_sharing().first(|p, _| p.draw(4).done()),
);

const HERMIT: Definition = card("Hermit", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "If another player draws nothing for sharing, first draw a 5.",
    OTHER.draws_nothing_for_sharing().first(|p, _| p.draw(5).done()),
);

#[test]
fn drawing_for_sharing_and_not_drawing_for_it() {
    story("you: red Host; blue Writing\n them: blue Tools\n deck 2: Calendar, Mathematics\n deck 4: Anatomy\n figures deck 1: Seer")
        .plays(["dogma Writing"])
        .leaves("you: red Host; blue Writing; hand Mathematics, Anatomy, Seer\n them: blue Tools; hand Calendar");
    story("you: blue Writing\n them: yellow Hermit\n deck 2: Calendar\n deck 5: Coal")
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Calendar\n them: yellow Hermit; hand Coal");
    // What nobody could share, nobody has missed.
    story("you: red Archery\n them: yellow Hermit\n deck 1: Tools")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Tools\n them: yellow Hermit");
}

const WEAVER: Definition = card("Weaver", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to splay green left, you win.",
    YOU.splays().when(|_, what| what.color == Green && what.splay == Left).instead(|p, _| p.win()),
);

#[test]
fn a_splay_can_be_replaced() {
    story("you: yellow Weaver; green Paper, Sailing")
        .plays(["dogma Paper", "color green"])
        .ends(["you"], By::Effect);
    story("you: yellow Weaver; green Paper, Sailing").plays(["dogma Paper", "pass"]).goes_on();
}

const KNITTER: Definition = card("Knitter", 2, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to splay red right, draw a 1 instead.",
    YOU.splays()
        .when(|_, what| what.color == Red && what.splay == Right)
        .instead(|p, _| p.draw(1).done()),
);

const FAN: Definition =
    card("Fan", 2, Purple, [Hex, Leaf, Leaf, Leaf])
        .dogma(THIRD, "Splay all your colors right.", |p| p.splay_all(Colors::ALL, Right));

/// Where a karma could interrupt, the player says in which order several colors are splayed (RUL-218).
#[test]
fn colors_are_splayed_in_the_order_of_their_player() {
    let board = "you: purple Fan; red Archery, Oars; green Clothing, Sailing; blue Writing, Tools";
    story(board)
        .plays(["dogma Fan"])
        .leaves("you: purple Fan; red> Archery, Oars; green> Clothing, Sailing; blue> Writing, Tools");
    story(&format!("{board}; yellow Knitter\n deck 1: Pottery"))
        .plays(["dogma Fan"])
        .offers(["color red", "color green", "color blue"])
        .plays(["color red", "color blue", "card Knitter"])
        .leaves(
            "you: purple Fan; red Archery, Oars; green> Clothing, Sailing; blue> Writing, Tools; \
                  score Knitter; hand Pottery",
        );
}

/// "If you do" of a splay that is optional (G-80).
#[test]
fn a_splay_that_is_replaced_was_not_done() {
    story("you: green Invention; yellow Knitter; red< Archery, Oars\n deck 1: Tools")
        .plays(["dogma Invention", "color red"])
        .leaves("you: green Invention; yellow Knitter; red< Archery, Oars; hand Tools");
}

const DREAMY: Definition = card("Dreamy", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).would(
    THIRD,
    "About to take a Draw or Inspire action, first draw a 3.",
    YOU.takes_a_draw_action().or(Hook::InspireAction).first(|p, _| p.draw(3).done()),
);

#[test]
fn draw_and_inspire_actions_are_interrupted_and_effects_are_not() {
    let board = "you: blue Dreamy; purple Mayor\n deck 1: Tools, Oars\n deck 3: Paper";
    story(board)
        .plays(["draw", "card Dreamy"])
        .leaves("you: purple Mayor; score Dreamy; hand Tools, Paper");
    story(board)
        .plays(["inspire purple", "card Dreamy"])
        .leaves("you: purple Mayor; score Dreamy; forecast Tools; hand Paper, Oars");
}

const MUSE: Definition = card("Muse", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "About to take a Dogma action, scores decide in the place of icons, and printed values are one higher.",
    YOU.takes_a_dogma_action().first(|p, _| {
        p.measure_by_points();
        p.raise_values(1);
        Ok(())
    }),
);

#[test]
fn a_dogma_action_can_be_taken_on_other_terms() {
    let board = "you: yellow Muse; blue Writing; score Tools\n them: blue Pottery; yellow Agriculture\n \
                 deck 1: Oars\n deck 3: Paper";
    story(board).plays(["dogma Writing"]).leaves(
        "you: yellow Muse; blue Writing; score Tools; hand Paper\n them: blue Pottery; yellow Agriculture",
    );
    // The next action is taken on the usual terms.
    story(board)
        .plays(["dogma Writing", "them: dogma Pottery"])
        .leaves("you: yellow Muse; blue Writing; score Tools; hand Paper\n them: blue Pottery; yellow Agriculture; hand Oars");
}

// ---- Would: demands, fading, winning

const REBEL: Definition = card("Rebel", 1, Red, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "A demand made of you is first made of who makes it.",
    ANYONE.demands_of_you().first(|p, demand| p.demand_of(demand.by, demand)),
);

#[test]
fn a_demand_can_be_turned_round() {
    story("you: red Archery; hand Paper\n them: red Rebel\n deck 1: Tools, Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; hand Tools, Paper\n them: red Rebel; hand Oars");
}

const ELDER: Definition = card("Elder", 1, Purple, [Hex, Leaf, Leaf, Leaf]).would(
    THIRD,
    "Your Figures do not fade.",
    YOU.fades().instead(|_, ()| Ok(())),
);

#[test]
fn all_figures_but_one_fade_when_an_action_ends() {
    story("you: red Herald; green Banker; yellow Guard\n them: blue Ghost; red Giant\n deck 1: Tools")
        .plays(["draw"])
        .offers(["card Herald", "card Banker", "card Guard"])
        .plays(["you: card Banker", "you: card Herald", "them: card Giant"])
        .leaves("you: yellow Guard; score Banker, Herald; hand Tools\n them: blue Ghost; score Giant");
    story("you: red Herald; purple Elder\n deck 1: Tools")
        .plays(["draw"])
        .leaves("you: red Herald; purple Elder; hand Tools");
}

const JUDGE: Definition = card("Judge", 1, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).would(
    THIRD,
    "If an opponent would win and you have more points than they, you win instead.",
    OPPONENT.wins().first(|p, ()| {
        let doer = p.doer();
        if p.points() > p.state().points(doer) { p.win() } else { Ok(()) }
    }),
);

#[test]
fn a_victory_can_be_taken_away() {
    let board = "you: red Miser; purple Philosophy; hand Sailing\n them: blue Judge";
    story(&format!("{board}; score Tools"))
        .plays(["dogma Philosophy", "card Sailing"])
        .ends(["you"], By::Effect);
    let board = "you: purple Saint; green Sailing; achievements Empire, World, Wonder, Monument\n \
                 them: blue Judge; score Paper\n deck 1: Tools";
    story(board).plays(["dogma Sailing"]).ends(["them"], By::Effect);
    story(&board.replace("; score Paper", "")).plays(["dogma Sailing"]).ends(["you"], By::Achievements);
}
