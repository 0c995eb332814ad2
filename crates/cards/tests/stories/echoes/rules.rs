//! Stories of the rules that Echoes of the Past brings.

use splay_engine::{Audience, Edition, Seat, Set, Sets, Setup, Shown};

use super::{story, story_with};
use crate::story::{First, Story, Third, in_each};

const BOTH: [Edition; 2] = [First, Third];

fn points(story: &Story, seat: usize) -> u16 {
    story.chronicle().state().points(Seat::at(seat))
}

// ---- Drawing

#[test]
fn an_empty_hand_draws_from_the_base_set() {
    in_each(BOTH, |edition| {
        story(edition, "you:\n deck 1: Tools").plays(["draw"]).leaves("you: hand Tools");
    });
}

#[test]
fn a_hand_without_echoes_draws_one() {
    in_each(BOTH, |edition| {
        story(edition, "you: hand Tools\n echoes deck 1: Dice")
            .plays(["draw"])
            .leaves("you: hand Tools, Dice");
        story(edition, "you: hand Tools, Dice\n deck 1: Oars")
            .plays(["draw"])
            .leaves("you: hand Tools, Dice, Oars");
    });
}

#[test]
fn each_single_card_is_drawn_by_what_is_in_hand_then() {
    in_each(BOTH, |edition| {
        story(edition, "you: green The Wheel\n deck 1: Tools\n echoes deck 1: Dice")
            .plays(["dogma The Wheel"])
            .leaves("you: green The Wheel; hand Tools, Dice");
    });
}

#[test]
fn an_age_without_base_cards_is_empty_whatever_else_lies_there() {
    let base: Vec<&str> = splay_cards::catalog(Third, Sets::BASE)
        .innovations()
        .filter(|facts| facts.card.value() == 1 && !["Tools", "Oars"].contains(&facts.title))
        .map(|facts| facts.title)
        .collect();
    let gone = base.join(", ");
    in_each(BOTH, |edition| {
        let board = format!(
            "you: hand Tools\n them: hand Oars\n removed: {gone}\n available:\n echoes deck 2: Lever"
        );
        story(edition, &board).plays(["draw"]).leaves("you: hand Tools, Lever\n them: hand Oars");
    });
}

#[test]
fn a_set_that_has_no_card_left_gives_way_to_the_base_set() {
    let gone: Vec<&str> = splay_cards::catalog(Third, Sets::BASE.with(Set::Echoes))
        .innovations()
        .filter(|facts| facts.set == Set::Echoes && facts.card.value() == 1)
        .map(|facts| facts.title)
        .collect();
    let gone = gone.join(", ");
    in_each(BOTH, |edition| {
        let board = format!("you: hand Tools\n removed: {gone}\n deck 1: Oars");
        story(edition, &board).plays(["draw"]).leaves("you: hand Tools, Oars");
    });
}

#[test]
fn everybody_starts_with_a_card_of_each_set() {
    in_each(BOTH, |edition| {
        let sets = Sets::BASE.with(Set::Echoes);
        let setup = Setup::with(edition, sets, 5, 1);
        let game = splay_engine::Chronicle::new(splay_cards::catalog(edition, sets), setup).unwrap();
        let table = game.state().table();
        for seat in game.state().seats() {
            let hand = table.cards(splay_engine::Zone::hand(seat)).map(|card| card.set());
            let hand: Sets = hand.collect();
            assert_eq!(hand, sets);
        }
    });
}

// ---- Echo effects

#[test]
fn visible_echoes_go_first_from_the_bottom_up() {
    in_each(BOTH, |edition| {
        // Splayed right, Perfume shows its echo at the top left, Ruler at the bottom right does not.
        story(edition, "you: blue> Writing, Ruler, Perfume\n deck 1: Tools\n deck 2: Calendar")
            .plays(["dogma Writing"])
            .leaves("you: blue> Writing, Ruler, Perfume, Tools; hand Calendar");
        // Splayed left it is the other way round.
        story(edition, "you: blue< Writing, Ruler, Perfume\n deck 2: Calendar\n echoes deck 2: Lever")
            .plays(["dogma Writing"])
            .leaves("you: blue< Writing, Ruler, Perfume; hand Calendar, Lever");
    });
}

#[test]
fn covered_echoes_without_a_splay_are_silent() {
    in_each(BOTH, |edition| {
        story(edition, "you: blue Writing, Ruler\n deck 2: Calendar")
            .plays(["dogma Writing"])
            .leaves("you: blue Writing, Ruler; hand Calendar");
    });
}

#[test]
fn what_echoes_is_settled_at_the_start() {
    in_each(BOTH, |edition| {
        // Bangle's echo tucks Plumbing, whose echo is visible then, but comes too late.
        story(edition, "you: red> Bangle, Archery; hand Plumbing\n deck 3: Paper")
            .plays(["dogma Bangle"])
            .leaves("you: red> Bangle, Archery, Plumbing; forecast Paper");
    });
}

#[test]
fn an_echo_is_shared_and_earns_the_bonus() {
    in_each(BOTH, |edition| {
        story(
            edition,
            "you: red Candles; score Tools\n them: blue Ruler; hand Dice\n deck 3: Paper\n deck 1: Oars",
        )
        .plays(["dogma Candles"])
        .leaves("you: red Candles; score Tools; hand Oars\n them: blue Ruler; hand Dice, Paper");
    });
}

#[test]
fn executing_a_card_alone_echoes_only_in_the_third_edition() {
    let board = "you: green Self Service; blue Ruler\n them: achievements Empire\n deck 2: Calendar";
    let used = |edition| story(edition, board).plays(["dogma Self Service"]);
    used(Third).leaves("you: green Self Service; blue Ruler; hand Calendar\n them: achievements Empire");
    used(First).leaves("you: green Self Service; blue Ruler\n them: achievements Empire");
}

#[test]
fn the_engine_lists_what_a_dogma_would_run() {
    let story = story(Third, "you: purple< Flute, Bell\n them: purple Code of Laws");
    let state = story.chronicle().state();
    let catalog = state.table().catalog();
    let program: Vec<(&str, u8, usize)> = state
        .program(Seat::at(0), catalog.find("Flute").unwrap())
        .iter()
        .map(|part| (catalog.title(part.card), part.effect, part.executors.len()))
        .collect();
    assert_eq!(program, [("Bell", 0, 2), ("Flute", 0, 2), ("Flute", 1, 0), ("Flute", 2, 2)]);
}

// ---- Forecast and promotion

#[test]
fn a_meld_action_promotes_a_card_of_no_higher_value() {
    in_each(BOTH, |edition| {
        story(edition, "you: hand Tools; forecast Ruler, Calendar\n deck 2: Mapmaking")
            .plays(["meld Tools"])
            .offers(["card Ruler", "pass"])
            .asks("You may promote a card from your forecast")
            .plays(["card Ruler"])
            .offers(["dogma Ruler", "pass"])
            .plays(["dogma Ruler"])
            .leaves("you: blue Ruler, Tools; forecast Calendar; hand Mapmaking");
    });
}

#[test]
fn neither_promoting_nor_using_the_card_is_a_must() {
    in_each(BOTH, |edition| {
        story(edition, "you: hand Tools; forecast Ruler")
            .plays(["meld Tools", "pass"])
            .leaves("you: blue Tools; forecast Ruler");
        story(edition, "you: hand Tools; forecast Ruler")
            .plays(["meld Tools", "card Ruler", "pass"])
            .leaves("you: blue Ruler, Tools");
    });
}

#[test]
fn a_promotion_costs_no_action() {
    in_each(BOTH, |edition| {
        let two_actions = |position: &mut splay_engine::Position| position.turn.actions = 2;
        story_with(edition, "you: hand Oars; forecast Ruler\n deck 2: Calendar", two_actions)
            .plays(["you: meld Oars", "you: card Ruler", "you: dogma Ruler", "you: meld Calendar"])
            .leaves("you: red Oars; blue Calendar, Ruler");
    });
}

#[test]
fn a_meld_by_an_effect_promotes_nothing() {
    in_each(BOTH, |edition| {
        story(edition, "you: green Sailing; forecast Ruler\n deck 1: Tools")
            .plays(["dogma Sailing"])
            .leaves("you: green Sailing; blue Tools; forecast Ruler");
    });
}

#[test]
fn others_see_the_backs_of_a_forecast() {
    in_each(BOTH, |edition| {
        let story = story(edition, "you: forecast Ruler, Calendar");
        let seen_by = |seat| {
            let view = story.chronicle().seen_by(Audience::Seat(Seat::at(seat)));
            view.players[0].forecast.clone()
        };
        let back = |age: u8, set| Shown::Back { age: age.into(), set, seen: None };
        assert_eq!(seen_by(1), [back(1, Set::Echoes), back(2, Set::Base)]);
        assert!(seen_by(0).iter().all(|card| matches!(card, Shown::Face(_))));
    });
}

// ---- Bonuses and achievements

#[test]
fn the_highest_bonus_counts_in_full_and_each_other_one_point() {
    in_each(BOTH, |edition| {
        // 3, 2, 2 and 1: the 1 of Dice shows where its stack is splayed right.
        let story = story(
            edition,
            "you: purple Puppet; red Plumbing; yellow Soap; blue> Writing, Dice; score Tools",
        );
        assert_eq!(points(&story, 0), 1 + 3 + 3);
    });
}

#[test]
fn bonuses_count_for_achievements() {
    in_each(BOTH, |edition| {
        story(edition, "you: purple Puppet; red Plumbing; yellow Soap")
            .plays(["achieve 1"])
            .leaves("you: purple Puppet; red Plumbing; yellow Soap; achievements Mysticism");
    });
}

#[test]
fn a_second_achievement_of_an_age_takes_twice_the_points() {
    in_each(BOTH, |edition| {
        let board = |score: &str| {
            format!("you: blue Tools; achievements Oars; score {score}\n available: Mysticism")
        };
        story(edition, &board("Invention, Paper")).offers(["draw", "dogma Tools"]);
        story(edition, &board("Invention, Paper, Optics")).offers(["draw", "dogma Tools", "achieve 1"]);
    });
}

#[test]
fn seven_achievements_win_for_two() {
    in_each(BOTH, |edition| {
        let mine = "Mysticism, Calendar, Paper, Invention, Coal";
        let board = |more: &str| {
            format!(
                "you: blue Tools; score Medicine, Optics; achievements {mine}{more}\n available: Clothing"
            )
        };
        story(edition, &board(", Canning")).offers(["draw", "dogma Tools"]);
        story(edition, &board(", Canning").replace("Mysticism, ", "")).plays(["achieve 1"]).goes_on();
        story(edition, &board(", Canning").replace("Mysticism", "Empire"))
            .plays(["achieve 1"])
            .ends(["you"], splay_engine::By::Achievements);
    });
}

// ---- Special achievements

#[test]
fn destiny_is_seven_foreshadowed_cards() {
    in_each(BOTH, |edition| {
        story(
            edition,
            "you: red Bangle; forecast Oars, Dice, Soap, Comb, Tools, Sailing\n deck 3: Paper",
        )
        .plays(["dogma Bangle"])
        .leaves(
            "you: red Bangle; forecast Oars, Dice, Soap, Comb, Tools, Sailing, Paper; achievements Destiny",
        );
    });
}

#[test]
fn history_is_four_echoes_in_a_color() {
    in_each(BOTH, |edition| {
        story(edition, "you: red> Plumbing, Coke, Candles; hand Bangle")
            .plays(["meld Bangle"])
            .leaves("you: red> Bangle, Plumbing, Coke, Candles; achievements History");
    });
}

#[test]
fn supremacy_is_three_of_an_icon_in_four_colors() {
    in_each(BOTH, |edition| {
        story(edition, "you: green The Wheel; red Metalworking; yellow Masonry; hand Mysticism")
            .plays(["meld Mysticism"])
            .leaves(
                "you: green The Wheel; red Metalworking; yellow Masonry; purple Mysticism; \
                 achievements Supremacy",
            );
    });
}

#[test]
fn wealth_is_eight_bonuses() {
    in_each(BOTH, |edition| {
        // Splayed up, the bonuses of Ice Cream, Indian Clubs, Rock and Novel are at the bottom.
        story(
            edition,
            "you: purple^ Puppet, Ice Cream, Indian Clubs, Rock, Novel; red Plumbing; yellow Soap; hand Dice",
        )
        .plays(["meld Dice"])
        .leaves(
            "you: purple^ Puppet, Ice Cream, Indian Clubs, Rock, Novel; red Plumbing; yellow Soap; \
             blue Dice; achievements Wealth",
        );
    });
}

#[test]
fn heritage_is_eight_images_in_a_color() {
    in_each(BOTH, |edition| {
        // Splayed right, images show at the left.
        story(
            edition,
            "you: blue> Dice, Pottery, Writing, Almanac, Telescope, Thermometer, X-Ray; hand Tools",
        )
        .plays(["meld Tools"])
        .leaves(
            "you: blue> Tools, Dice, Pottery, Writing, Almanac, Telescope, Thermometer, X-Ray; \
             achievements Heritage",
        );
    });
}

// ---- Five players

#[test]
fn five_players_keep_their_distance() {
    // Of five, the two across share only with twice the icons.
    in_each(BOTH, |edition| {
        let story = story(
            edition,
            "you: blue Writing\n them: blue Tools\n third: blue Experimentation\n fourth:\n fifth:",
        );
        let state = story.chronicle().state();
        let writing = state.table().catalog().find("Writing").unwrap();
        let who = state.participants(Seat::at(0), writing);
        assert!(who.sharers.contains(Seat::at(1)));
        assert!(!who.sharers.contains(Seat::at(2)));
        assert_eq!(
            story.chronicle().state().achievements_to_win(),
            if edition == First { 5 } else { 4 }
        );
    });
}
