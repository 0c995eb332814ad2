//! The cards of age 5.

use super::story;
use crate::story::{First, Third, in_each};

// ---- Lightning Rod

#[test]
fn lightning_rod_strikes_the_color_of_the_tucked_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Lightning Rod
             them: red Archery
             deck 5: Coal, The Pirate Code, Banking",
        )
        .plays(["dogma Lightning Rod", "card Coal"])
        .leaves(
            "you: blue Lightning Rod; green Banking
             them: red The Pirate Code
             deck 1 bottom: Archery
             deck 5 bottom: Coal",
        );
    });
}

#[test]
fn lightning_rod_returns_the_tucked_card_where_there_is_no_other() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Lightning Rod
             deck 5: Coal, The Pirate Code, Banking",
        )
        .plays(["dogma Lightning Rod", "pass"])
        .leaves(
            "you: blue Lightning Rod; red Coal; green Banking
             them:
             deck 5 bottom: The Pirate Code",
        );
    });
}

// ---- Thermometer

#[test]
fn thermometer_turns_green_over_and_rises_with_yellow() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Thermometer; green> Sailing, Clothing, The Wheel; yellow Masonry
             deck 2: Fermenting
             deck 3: Paper").plays(["dogma Thermometer"]).leaves("you: blue Thermometer; green> Paper, The Wheel, Sailing, Clothing; yellow Fermenting, Masonry");
    });
}

#[test]
fn thermometer_begins_at_1() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Thermometer
             deck 1: Oars",
        )
        .plays(["dogma Thermometer"])
        .leaves("you: blue Thermometer; red Oars");
    });
}

#[test]
fn thermometer_does_nothing_to_the_only_green_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Thermometer; green Sailing\n deck 1: Oars")
            .plays(["dogma Thermometer"])
            .tells(["you: draw Oars", "you: meld Oars"])
            .leaves("you: blue Thermometer; green Sailing; red Oars");
    });
}

// ---- Coke

#[test]
fn coke_melds_factories_and_foreshadows_the_rest() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Coke
             deck 4: Navigation
             deck 6: Machine Tools, Democracy",
        )
        .plays(["dogma Coke"])
        .leaves("you: red Machine Tools, Coke; green Navigation; forecast Democracy");
    });
}

#[test]
fn coke_may_find_no_factory_at_all() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Coke; hand Tools
             echoes deck 4: Chintz
             echoes deck 6: Kaleidoscope",
        )
        .plays(["dogma Coke"])
        .leaves("you: red Coke; green Chintz; hand Tools; forecast Kaleidoscope");
    });
}

// ---- Octant

#[test]
fn octant_takes_a_leaf_or_a_factory() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Octant
             them: red Coal; blue Pottery; yellow Canning; purple Mysticism
             deck 6: Democracy, Classification",
        )
        .plays(["dogma Octant"])
        .offers(["card Pottery", "card Canning"])
        .plays(["them: card Pottery"])
        .leaves(
            "you: red Octant; blue Pottery; forecast Classification
             them: red Coal; yellow Canning; purple Mysticism; forecast Democracy",
        );
    });
}

#[test]
fn octant_spares_red() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Octant
             them: red Coal
             deck 6: Democracy",
        )
        .plays(["dogma Octant"])
        .leaves("you: red Octant; forecast Democracy");
    });
}

// ---- Palampore

#[test]
fn palampore_scores_by_a_bonus_that_is_there_twice() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Palampore; red Crossbow; purple Chaturanga, City States
             deck 3: Paper",
        )
        .plays(["dogma Palampore", "color purple"])
        .leaves("you: green Palampore; red Crossbow; purple> Chaturanga, City States; score Paper");
        story(edition, "you: green Palampore; red Crossbow")
            .plays(["dogma Palampore"])
            .changes_nothing();
    });
}

#[test]
fn palampore_lets_one_of_several_be_chosen_and_claims_wealth() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Palampore; red^ Crossbow, Plumbing; purple Piano; blue Magnifying Glass; yellow Soap
             deck 5: Coal").plays(["dogma Palampore"]).offers(["age 2", "age 3", "age 5"]).plays(["age 5"]).leaves("you: green Palampore; red^ Crossbow, Plumbing; purple Piano; blue Magnifying Glass; yellow Soap; score Coal; achievements Wealth");
    });
}

#[test]
fn palampore_wants_six_bonuses_for_wealth() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Palampore; red Crossbow, Plumbing; purple Piano; blue Telescope; yellow Soap
             deck 5: Coal").plays(["dogma Palampore"]).leaves("you: green Palampore; red Crossbow, Plumbing; purple Piano; blue Telescope; yellow Soap; score Coal");
    });
}

// ---- Seed Drill

#[test]
fn seed_drill_returns_a_low_card_and_adds_an_achievement() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Seed Drill
             them: red Archery; blue Alchemy",
        )
        .plays(["dogma Seed Drill"])
        .offers(["age 3", "age 4", "age 5"])
        .plays(["age 4", "yes"])
        .leaves(
            "you: green Seed Drill
             them: blue Alchemy
             deck 1 bottom: Archery
             available: Enterprise, Reformation",
        );
    });
}

#[test]
fn seed_drill_leaves_a_3_alone() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Seed Drill
             them: blue Alchemy",
        )
        .plays(["dogma Seed Drill", "age 3", "no"])
        .changes_nothing();
    });
}

// ---- Pressure Cooker

#[test]
fn pressure_cooker_draws_by_the_bonuses_in_a_chosen_order() {
    in_each([First, Third], |edition| {
        // With an empty hand the first card is of the base set, the second of Echoes.
        story(
            edition,
            "you: yellow Pressure Cooker; red Crossbow; hand Tools, Oars
             deck 3: Paper
             echoes deck 5: Coke",
        )
        .plays(["dogma Pressure Cooker", "card Tools"])
        .offers(["age 3", "age 5"])
        .plays(["age 3"])
        .leaves(
            "you: yellow Pressure Cooker; red Crossbow; hand Paper, Coke
             deck 1 bottom: Tools, Oars",
        );
    });
}

#[test]
fn pressure_cooker_counts_equal_bonuses_each() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Pressure Cooker; purple Piano; red Archery
             deck 5: Coal
             echoes deck 5: Coke",
        )
        .plays(["dogma Pressure Cooker"])
        .leaves("you: yellow Pressure Cooker; purple Piano; red Archery; hand Coal, Coke");
    });
}

// ---- Stove

#[test]
fn stove_scores_over_a_low_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Stove; red Archery; green Sailing
             deck 4: Gunpowder, Navigation",
        )
        .plays(["dogma Stove"])
        .offers(["card Archery", "card Sailing"])
        .plays(["card Sailing"])
        .leaves("you: yellow Stove; red Archery, Gunpowder; score Sailing, Navigation");
    });
}

#[test]
fn stove_scores_nothing_over_a_high_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Stove; green Banking, Sailing
             deck 4: Navigation",
        )
        .plays(["dogma Stove", "color green"])
        .leaves("you: yellow Stove; green> Banking, Sailing, Navigation");
    });
}

// ---- Piano

#[test]
fn piano_draws_a_value_that_somebody_holds() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Piano; hand Tools
             them: hand Calendar, Dice
             echoes deck 2: Crossbow",
        )
        .plays(["dogma Piano"])
        .offers(["age 1", "age 2"])
        .plays(["age 2"])
        .leaves("you: purple Piano; hand Tools, Crossbow");
    });
}

#[test]
fn piano_is_silent_while_nobody_holds_a_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Piano").plays(["dogma Piano"]).changes_nothing();
    });
}

#[test]
fn piano_plays_a_scale() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Piano; red Archery; green Mapmaking; blue Translation; yellow Anatomy; score Oars, Tools
             deck 1: Sailing
             deck 2: Calendar
             deck 3: Paper
             deck 4: Navigation
             deck 5: Coal").plays(["dogma Piano", "card Oars"]).leaves("you: purple Piano; red Archery; green Mapmaking; blue Translation; yellow Anatomy; score Sailing, Calendar, Paper, Navigation, Coal
             deck 1 bottom: Oars, Tools");
    });
}

#[test]
fn piano_wants_five_different_values() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Piano; red Archery; green Mapmaking; blue Mathematics; yellow Anatomy; score Oars").plays(["dogma Piano"]).changes_nothing();
    });
}

// ---- Tuning Fork

#[test]
fn tuning_fork_melds_higher_cards_and_returns_the_others() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Tuning Fork; hand Tools, Writing
             echoes deck 1: Plumbing
             deck 1: Oars",
        )
        .plays(["dogma Tuning Fork", "deck base 1", "card Tools", "yes"])
        .leaves(
            "you: purple Tuning Fork; red Plumbing
             deck 1 bottom: Tools, Writing, Oars",
        );
    });
}

#[test]
fn tuning_fork_may_stop() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Tuning Fork; hand Tools, Writing
             echoes deck 1: Plumbing",
        )
        .plays(["dogma Tuning Fork", "deck echoes 1", "card Tools", "no"])
        .leaves("you: purple Tuning Fork; red Plumbing; hand Writing");
    });
}

#[test]
fn tuning_fork_only_listens_with_an_empty_hand() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Tuning Fork")
            .plays(["dogma Tuning Fork", "deck base 1"])
            .changes_nothing();
    });
}
