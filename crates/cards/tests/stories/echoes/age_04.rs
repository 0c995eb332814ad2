//! The cards of age 4.

use splay_engine::By;

use super::story;
use crate::story::{First, Third, in_each};

// ---- Slide Rule

#[test]
fn slide_rule_adds_the_colors_splayed() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Slide Rule; yellow Anatomy, Masonry; red< Archery, Oars
             deck 3: Paper",
        )
        .plays(["dogma Slide Rule", "color yellow"])
        .leaves("you: blue Slide Rule; yellow> Anatomy, Masonry; red< Archery, Oars; hand Paper");
        story(
            edition,
            "you: blue Slide Rule; yellow Anatomy, Masonry; red Archery
             deck 1: Oars",
        )
        .plays(["dogma Slide Rule", "pass"])
        .leaves("you: blue Slide Rule; yellow Anatomy, Masonry; red Archery; hand Oars");
    });
}

// ---- Telescope

#[test]
fn telescope_achieves_from_the_forecast() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Telescope; score Coal; forecast Tools, Paper
             deck 5: Chemistry",
        )
        .plays(["dogma Telescope"])
        .offers(["card Tools", "card Paper", "card Chemistry", "pass"])
        .plays(["card Paper"])
        .leaves(
            "you: blue Telescope; score Coal; forecast Chemistry; achievements Tools
             deck 3: Paper",
        );
    });
}

#[test]
fn telescope_needs_the_points() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Telescope; forecast Tools, Paper
             deck 5: Chemistry",
        )
        .plays(["dogma Telescope", "card Paper"])
        .leaves(
            "you: blue Telescope; forecast Chemistry, Tools
             deck 3: Paper",
        );
    });
}

#[test]
fn telescope_may_keep_the_forecast() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Telescope; score Coal
             deck 5: Chemistry",
        )
        .plays(["dogma Telescope", "pass"])
        .leaves("you: blue Telescope; score Coal; forecast Chemistry");
    });
}

// ---- Kobukson

#[test]
fn kobukson_splays_a_color_of_anybody_left() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Kobukson; green Sailing, Clothing
             them: blue> Pottery, Writing
             deck 4: Navigation",
        )
        .plays(["dogma Kobukson"])
        .offers(["stack 0 red", "stack 0 green", "stack 1 blue"])
        .plays(["stack 1 blue"])
        .leaves(
            "you: red Kobukson; green Sailing, Clothing
             them: blue< Pottery, Writing; green Navigation",
        );
    });
}

#[test]
fn kobukson_does_not_tell_how_many_cards_a_closed_stack_has() {
    in_each([First, Third], |edition| {
        for green in ["Sailing", "Sailing, The Wheel"] {
            story(
                edition,
                &format!("you: red Kobukson\n them: green {green}; yellow< Masonry, Agriculture"),
            )
            .plays(["dogma Kobukson"])
            .offers(["stack 0 red", "stack 1 green", "stack 1 yellow"]);
        }
    });
}

#[test]
fn kobukson_may_splay_where_it_changes_nothing() {
    in_each([First, Third], |edition| {
        for idle in ["stack 0 red", "stack 1 green", "stack 1 yellow"] {
            story(
                edition,
                "you: red Kobukson
                 them: green Clothing; yellow< Agriculture, Canal Building
                 deck 4: Navigation",
            )
            .plays(["dogma Kobukson", idle])
            .leaves("them: green Clothing, Navigation; yellow< Agriculture, Canal Building");
        }
    });
}

#[test]
fn kobukson_shared_to_no_effect_earns_no_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Kobukson\n them: red Coal; yellow< Canning, Agriculture")
            .plays(["dogma Kobukson", "them: stack 1 yellow", "you: stack 0 red"])
            .changes_nothing();
    });
}

#[test]
fn kobukson_counts_what_all_return() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Kobukson
             them: red Archery; blue Tools
             third: yellow Masonry
             deck 4: Navigation, Anatomy, Gunpowder",
        )
        .plays(["dogma Kobukson", "you: stack 0 red", "them: card Archery"])
        .leaves(
            "you: red Kobukson, Gunpowder
             them: green Navigation
             third: yellow Anatomy
             deck 1 bottom: Archery, Tools, Masonry",
        );
    });
}

// ---- Shuriken

#[test]
fn shuriken_takes_a_castle_or_a_lightbulb() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Shuriken; purple Enterprise, City States
             them: red Archery; blue Tools; green The Wheel; yellow Agriculture
             deck 4: Navigation",
        )
        .plays(["dogma Shuriken"])
        .offers(["card Tools", "card The Wheel"])
        .plays(["them: card Tools", "you: color purple"])
        .leaves(
            "you: red Shuriken; blue Tools; purple> Enterprise, City States
             them: red Archery; green The Wheel; yellow Agriculture; hand Navigation",
        );
    });
}

#[test]
fn shuriken_spares_red() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Shuriken
             them: red Archery",
        )
        .plays(["dogma Shuriken"])
        .changes_nothing();
    });
}

// ---- Chintz

#[test]
fn chintz_rewards_a_single_card_in_hand() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Chintz
             deck 4: Navigation, Anatomy
             echoes deck 4: Clock",
        )
        .plays(["dogma Chintz"])
        .leaves("you: green Chintz; hand Navigation, Clock; score Anatomy");
        story(
            edition,
            "you: green Chintz; hand Tools
             echoes deck 4: Clock",
        )
        .plays(["dogma Chintz"])
        .leaves("you: green Chintz; hand Tools, Clock");
    });
}

// ---- Globe

#[test]
fn globe_splays_by_the_number_of_cards_returned() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Globe; red Archery, Oars; hand Tools, Writing, Pottery, Sailing
             echoes deck 6: Loom",
        )
        .plays(["dogma Globe", "card Tools"])
        .offers(["card Writing", "card Pottery", "pass"])
        .plays(["pass", "color red"])
        .leaves("you: green Globe; red< Archery, Oars; hand Writing, Pottery, Sailing; forecast Loom");
        story(
            edition,
            "you: green Globe; red Archery, Oars; hand Tools, Writing, Pottery, Sailing
             echoes deck 6: Loom",
        )
        .plays(["dogma Globe", "card Tools", "card Writing", "pass", "color red"])
        .leaves("you: green Globe; red> Archery, Oars; hand Pottery, Sailing; forecast Loom");
        story(
            edition,
            "you: green Globe; red Archery, Oars; hand Tools, Writing, Pottery, Sailing
             echoes deck 6: Loom",
        )
        .plays(["dogma Globe", "card Tools", "card Writing", "card Pottery", "color red"])
        .leaves("you: green Globe; red^ Archery, Oars; hand Sailing; forecast Loom");
    });
}

#[test]
fn globe_may_splay_where_it_changes_nothing_and_foreshadows_all_the_same() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Globe; red> Archery, Oars; hand Tools\n deck 6: Canning")
            .plays(["dogma Globe", "card Tools"])
            .offers(["color red", "color yellow", "color green", "color blue", "color purple"])
            .plays(["color blue"])
            .leaves("you: green Globe; red> Archery, Oars; forecast Canning");
    });
}

#[test]
fn globe_may_stand_still() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Globe; red Archery, Oars; hand Tools")
            .plays(["dogma Globe", "pass"])
            .changes_nothing();
    });
}

// ---- Barometer

#[test]
fn barometer_reads_a_bonus_of_any_board_and_claims_destiny() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Barometer; red Crossbow; forecast Coal, Chemistry, Tools
             them: blue Telescope
             echoes deck 6: Loom",
        )
        .plays(["dogma Barometer"])
        .offers(["card Coal", "card Chemistry"])
        .plays(["card Coal"])
        .offers(["age 3", "age 4"])
        .plays(["age 4", "yes"])
        .leaves(
            "you: yellow Barometer; red Crossbow; hand Coal; achievements Destiny
             deck 1 bottom: Tools
             deck 5 bottom: Chemistry
             echoes deck 6 bottom: Loom",
        );
    });
}

#[test]
fn barometer_counts_from_0_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Barometer
             deck 2: Calendar",
        )
        .plays(["dogma Barometer", "no"])
        .leaves("you: yellow Barometer; forecast Calendar");
    });
}

#[test]
fn barometer_gives_nothing_without_a_blue_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Barometer
             deck 2: Mapmaking",
        )
        .plays(["dogma Barometer", "yes"])
        .leaves(
            "you: yellow Barometer
             deck 2 bottom: Mapmaking",
        );
    });
}

#[test]
fn barometer_can_rise_beyond_the_last_age() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Barometer; purple Rock")
            .plays(["dogma Barometer"])
            .ends(["you"], By::Score);
    });
}

// ---- Pencil

#[test]
fn pencil_foreshadows_one_of_the_better_cards() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Pencil; hand Tools, Calendar
             echoes deck 5: Coke
             deck 3: Paper, Translation",
        )
        .plays(["dogma Pencil", "card Tools", "card Calendar", "pass"])
        .offers(["card Paper", "card Translation"])
        .plays(["card Paper"])
        .leaves(
            "you: yellow Pencil; hand Coke; forecast Paper
             deck 3 bottom: Translation",
        );
    });
}

#[test]
fn pencil_may_stay_sharp() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Pencil
             deck 5: Coal",
        )
        .plays(["dogma Pencil", "pass"])
        .leaves("you: yellow Pencil; hand Coal");
    });
}

// ---- Clock

#[test]
fn clock_splays_the_tallest_color_right() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Clock; green Sailing, Clothing, The Wheel; red Archery, Oars
             them: purple Education",
        )
        .plays(["dogma Clock"])
        .offers(["color green", "pass"])
        .plays(["color green"])
        .leaves("you: purple Clock; green> Sailing, Clothing, The Wheel; red Archery, Oars");
        story(
            edition,
            "you: purple Clock; green Sailing, Clothing; red Archery, Oars
             them: purple Education",
        )
        .plays(["dogma Clock"])
        .offers(["color green", "color red", "pass"])
        .plays(["pass"])
        .changes_nothing();
    });
}

#[test]
fn clock_strikes_the_hour() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Clock
             them: hand Dice, Calendar; score Mapmaking, Sailing
             deck 10: Robotics, A. I., Globalization",
        )
        .plays(["dogma Clock", "them: card Robotics", "them: card A. I."])
        .leaves(
            "you: purple Clock; score Calendar, Mapmaking
             them: hand Dice; score Sailing
             deck 10 bottom: Robotics, A. I., Globalization",
        );
    });
}

#[test]
fn clock_is_silent_without_clocks() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Clock
             them: hand Dice; score Sailing
             deck 10: Stem Cells, Self Service, Globalization",
        )
        .plays(["dogma Clock", "them: card Stem Cells", "them: card Self Service"])
        .leaves(
            "you: purple Clock
             deck 10 bottom: Stem Cells, Self Service, Globalization",
        );
    });
}

// ---- Toilet

#[test]
fn toilet_flushes_the_value_of_the_highest_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Toilet; red Crossbow; blue Telescope; hand Tools
             them: score Navigation, Anatomy, Paper
             echoes deck 4: Shuriken
             deck 1: Oars",
        )
        .plays(["dogma Toilet", "them: card Navigation", "you: card Tools"])
        .leaves(
            "you: purple Toilet; red Crossbow, Shuriken; blue Telescope; hand Oars
             them: score Paper
             deck 4 bottom: Navigation, Anatomy",
        );
    });
}

#[test]
fn toilet_flushes_nothing_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Toilet; hand Dice
             them: score Navigation
             deck 4: Anatomy",
        )
        .plays(["dogma Toilet", "pass"])
        .leaves("you: purple Toilet; yellow Anatomy; hand Dice");
    });
}
