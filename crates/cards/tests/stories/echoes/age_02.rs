//! The cards of age 2.

use super::story;
use crate::story::{First, Third, in_each};

// ---- Lever

#[test]
fn lever_trades_pairs() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Lever
             deck 2: Calendar
             echoes deck 2: Crossbow
             deck 3: Paper",
        )
        .plays(["dogma Lever", "card Calendar", "card Crossbow"])
        .leaves(
            "you: blue Lever; hand Paper
             deck 2 bottom: Calendar
             echoes deck 2 bottom: Crossbow",
        );
    });
}

#[test]
fn lever_gives_nothing_for_a_third_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Lever; hand Oars, Dice, Archery
             deck 2: Calendar, Mathematics
             echoes deck 2: Watermill",
        )
        .plays(["dogma Lever", "card Oars", "card Dice", "card Archery", "pass"])
        .leaves("you: blue Lever; hand Calendar, Mathematics, Watermill");
    });
}

#[test]
fn lever_lets_the_order_of_the_draws_be_chosen() {
    in_each([First, Third], |edition| {
        // The first of them is of Echoes, since only base cards are held.
        story(
            edition,
            "you: blue Lever; hand Oars, Dice, Paper, Novel
             deck 2: Calendar, Mathematics, Construction
             echoes deck 4: Clock",
        )
        .plays(["dogma Lever", "card Oars", "card Dice", "card Paper", "card Novel", "pass"])
        .offers(["age 2", "age 4"])
        .plays(["age 4"])
        .leaves("you: blue Lever; hand Calendar, Mathematics, Clock, Construction");
    });
}

#[test]
fn lever_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Lever
             them: blue Tools
             deck 2: Calendar, Mapmaking, Currency
             echoes deck 2: Crossbow, Watermill",
        )
        .plays(["dogma Lever", "them: pass", "you: pass"])
        .leaves(
            "you: blue Lever; hand Mapmaking, Watermill, Currency
             them: blue Tools; hand Calendar, Crossbow",
        );
    });
}

// ---- Linguistics

#[test]
fn linguistics_draws_or_foreshadows() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Linguistics
             deck 3: Paper",
        )
        .plays(["dogma Linguistics", "option 1"])
        .leaves("you: blue Linguistics; hand Paper");
        story(
            edition,
            "you: blue Linguistics; yellow Agriculture, Soap
             deck 4: Navigation",
        )
        .plays(["dogma Linguistics", "option 2"])
        .leaves("you: blue Linguistics; yellow Agriculture, Soap; forecast Navigation");
    });
}

#[test]
fn linguistics_draws_by_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Linguistics; red Crossbow; yellow Soap
             deck 2: Calendar
             deck 4: Navigation",
        )
        .plays(["dogma Linguistics", "option 2"])
        .offers(["age 2", "age 3"])
        .plays(["age 2"])
        .leaves("you: blue Linguistics; red Crossbow; yellow Soap; hand Calendar; forecast Navigation");
    });
}

// ---- Crossbow

#[test]
fn crossbow_takes_a_bonus_and_gives_a_card_away() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Crossbow; hand Tools
             them: hand Dice, Sailing",
        )
        .plays(["dogma Crossbow"])
        .leaves(
            "you: red Crossbow; score Dice
             them: blue Tools; hand Sailing",
        );
    });
}

#[test]
fn crossbow_wants_nothing_but_bonuses() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Crossbow
             them: hand Sailing",
        )
        .plays(["dogma Crossbow"])
        .changes_nothing();
    });
}

#[test]
fn crossbow_gives_a_card_to_any_other_player() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Crossbow; hand Tools, Oars
             them:
             third: blue Writing",
        )
        .plays(["dogma Crossbow"])
        .offers(["player 1", "player 2"])
        .plays(["player 2", "card Tools"])
        .leaves(
            "you: red Crossbow; hand Oars
             third: blue Tools, Writing",
        );
    });
}

// ---- Horseshoes

#[test]
fn horseshoes_takes_a_card_with_neither_castle_nor_factory() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Horseshoes
             them: blue Pottery; green Metric System
             deck 2: Calendar, Mapmaking",
        )
        .plays(["dogma Horseshoes"])
        .leaves(
            "you: red Horseshoes; blue Pottery; forecast Calendar
             them: green Mapmaking, Metric System",
        );
    });
}

#[test]
fn horseshoes_leaves_factories_alone() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Horseshoes
             them: green Metric System
             deck 2: Calendar",
        )
        .plays(["dogma Horseshoes"])
        .leaves("you: red Horseshoes; forecast Calendar");
    });
}

#[test]
fn horseshoes_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Horseshoes
             them: red Archery; blue Pottery
             deck 2: Calendar, Mapmaking, Currency",
        )
        .plays(["dogma Horseshoes"])
        .leaves(
            "you: red Horseshoes; hand Currency; forecast Mapmaking
             them: red Archery; blue Pottery; forecast Calendar",
        );
    });
}

// ---- Glassblowing

#[test]
fn glassblowing_scores_a_bonus_and_looks_three_ahead() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Glassblowing; red Construction; hand Dice, Sailing
             echoes deck 5: Coke",
        )
        .plays(["dogma Glassblowing"])
        .leaves("you: green Glassblowing; red Construction; hand Sailing; score Dice; forecast Coke");
    });
}

#[test]
fn glassblowing_counts_from_0_without_another_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Glassblowing; hand Sailing
             echoes deck 3: Novel",
        )
        .plays(["dogma Glassblowing"])
        .leaves("you: green Glassblowing; hand Sailing; forecast Novel");
    });
}

// ---- Scissors

#[test]
fn scissors_takes_a_bottom_card_and_scores_it() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Scissors, Sailing; blue Tools")
            .plays(["dogma Scissors"])
            .offers(["card Sailing", "card Tools"])
            .plays(["card Sailing", "card Sailing", "option 2"])
            .leaves("you: green Scissors; blue Tools; score Sailing");
    });
}

#[test]
fn scissors_decides_on_each_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Scissors; hand Tools, Oars, Archery")
            .plays(["dogma Scissors", "card Tools", "option 1", "card Scissors", "option 2"])
            .leaves("you: blue Tools; hand Oars, Archery; score Scissors");
    });
}

#[test]
fn scissors_may_leave_the_hand_alone() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Scissors, Sailing; hand Tools")
            .plays(["dogma Scissors", "pass"])
            .leaves("you: green Scissors; hand Tools, Sailing");
    });
}

#[test]
fn scissors_cuts_paper() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Scissors, Clothing
             them: green Paper, Sailing",
        )
        .plays(["dogma Scissors", "pass"])
        .leaves(
            "you: green Scissors; hand Clothing; score Paper
             them: green Sailing",
        );
        story(
            edition,
            "you: green Scissors, Clothing
             them: green Sailing, Paper",
        )
        .plays(["dogma Scissors", "pass"])
        .leaves("you: green Scissors; hand Clothing");
    });
}

#[test]
fn scissors_lets_a_sharer_cut_first() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Scissors, Sailing
             them: red Archery
             third: green Paper
             echoes deck 2: Crossbow",
        )
        .plays(["dogma Scissors", "them: pass", "you: pass"])
        .leaves(
            "you: green Scissors; hand Sailing, Crossbow
             them: hand Archery; score Paper
             third:",
        );
    });
}

// ---- Toothbrush

#[test]
fn toothbrush_tucks_all_of_one_value_and_adds_an_achievement() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Toothbrush; green Sailing; hand Oars, Tools, Calendar")
            .plays(["dogma Toothbrush"])
            .offers(["age 1", "age 2"])
            .plays(["age 1", "yes"])
            .leaves(
                "you: yellow Toothbrush; green Sailing; red Oars; blue Tools; hand Calendar
             available: Monotheism, Philosophy",
            );
    });
}

#[test]
fn toothbrush_splays_any_color_left() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Toothbrush, Agriculture; red Archery, Oars")
            .plays(["dogma Toothbrush"])
            .offers(["color red", "color yellow", "pass"])
            .plays(["color red", "no"])
            .leaves(
                "you: yellow Toothbrush, Agriculture; red< Archery, Oars
             deck 2 bottom: Monotheism",
            );
    });
}

#[test]
fn toothbrush_asks_nothing_about_an_empty_deck() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Toothbrush
             them: score Calendar, Mathematics, Construction, Road Building, Currency, Mapmaking, Canal Building
             them: hand Fermenting, Monotheism, Philosophy
             available:").plays(["dogma Toothbrush"]).changes_nothing();
    });
}

// ---- Watermill

#[test]
fn watermill_goes_on_from_bonus_to_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Watermill; hand Dice, Sailing
             echoes deck 1: Plumbing
             deck 2: Calendar",
        )
        .plays(["dogma Watermill", "card Sailing"])
        .leaves(
            "you: yellow Watermill; blue Dice; red Plumbing; hand Calendar
             deck 1 bottom: Sailing",
        );
    });
}

#[test]
fn watermill_may_stop() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Watermill; hand Dice, Sailing
             echoes deck 1: Plumbing",
        )
        .plays(["dogma Watermill", "pass"])
        .leaves("you: yellow Watermill; blue Dice; hand Sailing, Plumbing");
    });
}

#[test]
fn watermill_stands_still_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Watermill; hand Sailing")
            .plays(["dogma Watermill"])
            .changes_nothing();
    });
}

// ---- Pagoda

#[test]
fn pagoda_melds_onto_a_card_of_the_same_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Pagoda; hand Sailing, Oars
             echoes deck 3: Charitable Trust",
        )
        .plays(["dogma Pagoda"])
        .leaves("you: purple Pagoda; green Charitable Trust, Sailing; hand Oars");
    });
}

#[test]
fn pagoda_foreshadows_another_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Pagoda; hand Tools
             echoes deck 3: Charitable Trust",
        )
        .plays(["dogma Pagoda"])
        .leaves("you: purple Pagoda; hand Tools; forecast Charitable Trust");
    });
}

// ---- Chaturanga

#[test]
fn chaturanga_melds_a_bonus_and_draws_two_cards_by_it() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Chaturanga; hand Dice, Plumbing
             deck 2: Calendar, Mapmaking",
        )
        .plays(["dogma Chaturanga"])
        .offers(["card Dice", "card Plumbing"])
        .plays(["card Plumbing"])
        .leaves("you: purple Chaturanga; red Plumbing; hand Dice, Calendar, Mapmaking");
    });
}

#[test]
fn chaturanga_foreshadows_by_the_number_of_colors() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Chaturanga; red Archery; blue Tools; hand Sailing
             echoes deck 3: Novel",
        )
        .plays(["dogma Chaturanga"])
        .leaves("you: purple Chaturanga; red Archery; blue Tools; hand Sailing; forecast Novel");
    });
}
