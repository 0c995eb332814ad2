//! The cards of age 1.

use super::story;
use crate::story::{First, Third, in_each};

// ---- Dice

#[test]
fn dice_melds_a_card_of_the_value_of_the_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Dice; hand Sailing\n echoes deck 1: Plumbing\n deck 2: Calendar")
            .plays(["dogma Dice"])
            .leaves("you: blue Calendar, Dice; hand Sailing, Plumbing");
    });
}

#[test]
fn dice_melds_nothing_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Dice\n deck 1: Tools")
            .plays(["dogma Dice"])
            .leaves("you: blue Dice; hand Tools");
    });
}

// ---- Perfume

#[test]
fn perfume_wants_a_value_that_the_demander_does_not_show() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Perfume; red Engineering; green The Wheel
             them: red Construction; blue Translation; green Sailing
             deck 1: Tools
             deck 2: Mathematics",
        )
        .plays(["dogma Perfume"])
        .leaves(
            "you: blue Perfume, Tools; red Construction, Engineering; green The Wheel
             them: blue Mathematics, Translation; green Sailing",
        );
    });
}

#[test]
fn perfume_takes_nothing_where_all_values_are_shown() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Perfume\n them: green Sailing\n deck 1: Tools")
            .plays(["dogma Perfume"])
            .leaves("you: blue Perfume, Tools");
    });
}

#[test]
fn perfume_is_shared_in_its_echo_alone() {
    in_each([First, Third], |edition| {
        // Both draw and tuck a 1; the sharer is spared the demand, and the actor draws a card.
        story(edition, "you: blue Perfume\n them: red Archery\n deck 1: Oars, Tools, Clothing")
            .plays(["dogma Perfume"])
            .leaves("you: blue Perfume, Tools; hand Clothing\n them: red Archery, Oars");
    });
}

// ---- Ruler

#[test]
fn ruler_draws_a_2_by_its_echo() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue Ruler\n deck 2: Calendar")
            .plays(["dogma Ruler"])
            .leaves("you: blue Ruler; hand Calendar");
    });
}

#[test]
fn ruler_echoes_under_another_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue< Writing, Ruler\n deck 2: Calendar, Mapmaking")
            .plays(["dogma Writing"])
            .leaves("you: blue< Writing, Ruler; hand Calendar, Lever\n echoes deck 2: Linguistics");
    });
}

// ---- Bangle

#[test]
fn bangle_tucks_a_red_card_and_foreshadows_a_3() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Bangle; hand Archery, Sailing\n echoes deck 3: Almanac")
            .plays(["dogma Bangle"])
            .leaves("you: red Bangle, Archery; hand Sailing; forecast Almanac");
    });
}

#[test]
fn bangle_foreshadows_without_a_red_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Bangle\n deck 3: Paper")
            .plays(["dogma Bangle"])
            .leaves("you: red Bangle; forecast Paper");
    });
}

// ---- Candles

#[test]
fn candles_draws_a_3_for_the_last_in_points() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Candles\n them: score Tools, Oars\n deck 3: Paper")
            .plays(["dogma Candles"])
            .leaves("you: red Candles; hand Paper");
        // The bonus of Candles is a point, and equal is not more.
        story(edition, "you: red Candles\n them: score Tools")
            .plays(["dogma Candles"])
            .changes_nothing();
    });
}

#[test]
fn candles_takes_a_castle() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Candles\n them: hand Archery, Sailing\n echoes deck 1: Dice")
            .plays(["dogma Candles"])
            .leaves("you: red Candles; hand Archery\n them: hand Sailing, Dice");
        story(edition, "you: red Candles\n them: hand Sailing")
            .plays(["dogma Candles"])
            .changes_nothing();
    });
}

// ---- Plumbing

#[test]
fn plumbing_scores_a_bottom_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Plumbing, Archery; green Sailing")
            .plays(["dogma Plumbing"])
            .offers(["card Archery", "card Sailing"])
            .plays(["card Archery"])
            .leaves("you: red Plumbing; green Sailing; score Archery");
    });
}

#[test]
fn plumbing_can_score_itself() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Plumbing").plays(["dogma Plumbing"]).leaves("you: score Plumbing");
    });
}

// ---- Comb

#[test]
fn comb_keeps_the_color_named() {
    in_each([First, Third], |edition| {
        // The first card is of the base set, for the hand is empty; then one of Echoes, then
        // base cards again.
        story(
            edition,
            "you: green Comb\n deck 1: Sailing, Tools, Oars, The Wheel\n echoes deck 1: Umbrella",
        )
        .plays(["dogma Comb", "color green", "card Tools"])
        .leaves("you: green Comb; hand Sailing, Umbrella, The Wheel\n deck 1 bottom: Tools, Oars");
    });
}

// ---- Ice Skates

#[test]
fn ice_skates_decides_for_each_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Ice Skates; hand Tools, Oars, Soap
             deck 2: Mapmaking
             deck 3: Paper",
        )
        .plays(["dogma Ice Skates", "card Tools", "card Oars", "pass", "option 1", "option 2"])
        .leaves("you: green Ice Skates; hand Soap; forecast Paper\n deck 2 bottom: Mapmaking");
    });
}

#[test]
fn ice_skates_returns_the_highest_top_card_in_any_case() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Ice Skates; red Construction; hand Tools")
            .plays(["dogma Ice Skates", "pass"])
            .leaves("you: green Ice Skates; hand Tools\n deck 2 bottom: Construction");
    });
}

// ---- Umbrella

#[test]
fn umbrella_scores_two_cards_for_each_returned() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Umbrella; hand Tools, Oars, Soap, Sailing")
            .plays(["dogma Umbrella", "card Sailing", "card Tools", "pass"])
            .leaves("you: green Sailing, Umbrella; score Oars, Soap");
    });
}

#[test]
fn umbrella_may_do_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Umbrella; hand Tools")
            .plays(["dogma Umbrella", "pass", "pass"])
            .changes_nothing();
    });
}

// ---- Chopsticks

#[test]
fn chopsticks_adds_an_achievement() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Chopsticks\n deck 1: Tools")
            .plays(["dogma Chopsticks", "yes"])
            .leaves("you: yellow Chopsticks; hand Tools\n available: Code of Laws, Mysticism");
        story(edition, "you: yellow Chopsticks\n deck 1: Tools")
            .plays(["dogma Chopsticks", "no"])
            .leaves("you: yellow Chopsticks; hand Tools\n deck 1 bottom: Code of Laws");
    });
}

// ---- Noodles

#[test]
fn noodles_rewards_the_most_1s_in_hand() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Noodles; hand Tools, Dice
             them: hand Oars
             deck 1: Clothing
             deck 2: Calendar",
        )
        .plays(["dogma Noodles"])
        .leaves("you: yellow Noodles; hand Tools, Dice, Clothing; score Calendar");
        story(edition, "you: yellow Noodles; hand Dice\n them: hand Oars\n deck 1: Clothing")
            .plays(["dogma Noodles"])
            .leaves("you: yellow Noodles; hand Dice, Clothing");
    });
}

#[test]
fn noodles_scores_all_1s_with_a_yellow_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Noodles; hand Dice, Calendar\n them: hand Oars\n deck 1: Masonry")
            .plays(["dogma Noodles"])
            .leaves("you: yellow Noodles; hand Calendar; score Dice, Masonry");
    });
}

// ---- Soap

#[test]
fn soap_achieves_a_hand_card_after_three_tucks() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Soap; hand Oars, Archery, Bangle, Tools, Calendar; score Paper
             available:",
        )
        .plays(["dogma Soap", "color red", "card Oars", "card Archery", "card Bangle"])
        .offers(["card Tools", "pass"])
        .plays(["card Tools"])
        .leaves(
            "you: yellow Soap; red Oars, Archery, Bangle; hand Calendar; score Paper; achievements Tools",
        );
    });
}

#[test]
fn soap_achieves_nothing_without_points_or_tucks() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Soap; hand Oars, Archery, Bangle, Tools")
            .plays(["dogma Soap", "color red", "card Oars", "card Archery", "card Bangle"])
            .leaves("you: yellow Soap; red Oars, Archery, Bangle; hand Tools");
        story(edition, "you: yellow Soap; hand Oars, Tools; score Paper, Engineering")
            .plays(["dogma Soap", "color red", "card Oars"])
            .leaves("you: yellow Soap; red Oars; hand Tools; score Paper, Engineering");
    });
}

// ---- Bell

#[test]
fn bell_may_score_a_card_and_foreshadows_a_2() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Bell; hand Tools\n deck 2: Calendar")
            .plays(["dogma Bell", "card Tools"])
            .leaves("you: purple Bell; score Tools; forecast Calendar");
        story(edition, "you: purple Bell; hand Dice\n deck 2: Calendar")
            .plays(["dogma Bell", "pass"])
            .leaves("you: purple Bell; hand Dice; forecast Calendar");
    });
}

// ---- Flute

#[test]
fn flute_wants_a_card_with_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Flute\n them: hand Dice, Tools\n deck 1: Oars\n echoes deck 1: Bell",
        )
        .plays(["dogma Flute"])
        .leaves("you: purple Flute; hand Oars\n them: hand Tools\n echoes deck 1 bottom: Dice");
    });
}

#[test]
fn flute_draws_again_for_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Flute; red Archery, Oars; hand Tools
             deck 1: Clothing
             echoes deck 1: Puppet",
        )
        .plays(["dogma Flute", "color red"])
        .leaves("you: purple Flute; red< Archery, Oars; hand Tools, Puppet, Clothing");
    });
}

// ---- Puppet

#[test]
fn puppet_does_nothing_but_count() {
    in_each([First, Third], |edition| {
        let story = story(edition, "you: purple Puppet").plays(["dogma Puppet"]).changes_nothing();
        assert_eq!(story.chronicle().state().points(0.try_into().unwrap()), 3);
    });
}
