//! The cards of age 3.

use super::story;
use crate::story::{First, Third, in_each};

// ---- Almanac

#[test]
fn almanac_trades_a_bonus_of_the_forecast() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Almanac; forecast Crossbow, Tools
             deck 4: Navigation, Anatomy",
        )
        .plays(["dogma Almanac"])
        .offers(["card Crossbow", "pass"])
        .plays(["card Crossbow"])
        .leaves(
            "you: blue Almanac; score Anatomy; forecast Navigation, Tools
             echoes deck 2 bottom: Crossbow",
        );
    });
}

#[test]
fn almanac_may_keep_the_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Almanac; forecast Crossbow
             deck 4: Navigation",
        )
        .plays(["dogma Almanac", "pass"])
        .leaves("you: blue Almanac; forecast Crossbow, Navigation");
    });
}

#[test]
fn almanac_needs_a_bonus_in_the_forecast() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Almanac
             deck 4: Navigation",
        )
        .plays(["dogma Almanac"])
        .leaves("you: blue Almanac; forecast Navigation");
    });
}

// ---- Magnifying Glass

#[test]
fn magnifying_glass_draws_and_returns_by_its_echo() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Magnifying Glass; hand Tools
             echoes deck 4: Clock",
        )
        .plays(["dogma Magnifying Glass", "card Tools", "pass"])
        .leaves(
            "you: blue Magnifying Glass; hand Clock
             deck 1 bottom: Tools",
        );
    });
}

#[test]
fn magnifying_glass_rewards_three_of_one_value() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Magnifying Glass; yellow Agriculture, Masonry; hand Oars, Dice, Archery
             deck 3: Paper
             deck 4: Navigation",
        )
        .plays([
            "dogma Magnifying Glass",
            "card Navigation",
            "card Oars",
            "card Dice",
            "card Archery",
            "color yellow",
        ])
        .leaves(
            "you: blue Magnifying Glass; yellow< Agriculture, Masonry; hand Paper
             deck 1 bottom: Oars, Archery
             echoes deck 1 bottom: Dice",
        );
    });
}

#[test]
fn magnifying_glass_gives_nothing_for_fewer() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Magnifying Glass; hand Oars, Dice, Calendar
             deck 4: Navigation",
        )
        .plays(["dogma Magnifying Glass", "card Navigation", "card Oars"])
        .offers(["card Dice", "pass"])
        .plays(["pass"])
        .leaves(
            "you: blue Magnifying Glass; hand Dice, Calendar
             deck 1 bottom: Oars",
        );
    });
}

// ---- Liquid Fire

#[test]
fn liquid_fire_burns_the_hand_for_a_red_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Liquid Fire
             them: green Homing Pigeons; hand Tools, Dice
             deck 3: Engineering",
        )
        .plays(["dogma Liquid Fire"])
        .leaves(
            "you: red Liquid Fire; score Tools, Dice; forecast Engineering
             them: green Homing Pigeons",
        );
    });
}

#[test]
fn liquid_fire_draws_a_1_without_a_bonus() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Liquid Fire
             them: hand Tools
             echoes deck 1: Ruler",
        )
        .plays(["dogma Liquid Fire"])
        .leaves(
            "you: red Liquid Fire; forecast Ruler
             them: hand Tools",
        );
    });
}

// ---- Katana

#[test]
fn katana_cuts_two_castles() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Katana; purple Mysticism
             them: red Archery, Oars; green Mapmaking; yellow Domestication
             deck 3: Paper",
        )
        .plays(["dogma Katana"])
        .offers(["card Archery", "card Mapmaking", "card Domestication"])
        .plays(["them: card Archery"])
        .offers(["card Mapmaking", "card Domestication"])
        .plays(["them: card Mapmaking"])
        .leaves(
            "you: red Katana; purple Mysticism; score Archery, Mapmaking; forecast Paper
             them: red Oars; yellow Domestication",
        );
    });
}

#[test]
fn katana_does_not_cut_what_it_uncovers() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Katana
             them: red Archery, Oars
             deck 2: Calendar",
        )
        .plays(["dogma Katana"])
        .leaves(
            "you: red Katana; score Archery; forecast Calendar
             them: red Oars",
        );
    });
}

#[test]
fn katana_finds_no_castle() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Katana
             them: green Sailing",
        )
        .plays(["dogma Katana"])
        .changes_nothing();
    });
}

// ---- Charitable Trust

#[test]
fn charitable_trust_returns_the_top_green_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Charitable Trust
             deck 3: Paper",
        )
        .plays(["dogma Charitable Trust"])
        .offers(["age 3", "age 4"])
        .plays(["age 3", "card Paper"])
        .leaves(
            "you: green Charitable Trust
             deck 3 bottom: Paper",
        );
    });
}

#[test]
fn charitable_trust_achieves_or_returns_if_eligible() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Charitable Trust; score Coal, Chemistry, Physics
             deck 4: Gunpowder",
        )
        .plays(["dogma Charitable Trust", "age 4", "card Gunpowder", "option 2"])
        .leaves("you: red Gunpowder; score Coal, Chemistry, Physics; achievements Charitable Trust");
        story(
            edition,
            "you: green Charitable Trust; score Coal, Chemistry, Physics
             deck 4: Gunpowder",
        )
        .plays(["dogma Charitable Trust", "age 4", "card Gunpowder", "option 1"])
        .leaves(
            "you: red Gunpowder; score Coal, Chemistry, Physics
             echoes deck 3 bottom: Charitable Trust",
        );
    });
}

#[test]
fn what_an_achieved_top_card_uncovers_counts_at_once() {
    in_each([First, Third], |edition| {
        // The Wheel comes to light: three castles in each of four colors.
        let board = |green: &str, more: &str| {
            format!(
                "you: {green}The Wheel; red Metalworking; yellow Masonry; purple Mysticism; \
                 score Coal, Chemistry, Physics{more}"
            )
        };
        story(edition, &format!("{}\n deck 3: Translation", board("green Charitable Trust, ", "")))
            .plays(["dogma Charitable Trust", "age 3", "card Translation", "option 2"])
            .leaves(&board("green ", "; blue Translation; achievements Charitable Trust, Supremacy"));
    });
}

#[test]
fn charitable_trust_is_for_the_drawn_card_alone() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Charitable Trust; hand Tools, Dice
             deck 3: Paper",
        )
        .plays(["dogma Charitable Trust", "age 3"])
        .offers(["card Paper", "pass"])
        .plays(["pass"])
        .leaves("you: green Charitable Trust; hand Tools, Dice, Paper");
    });
}

#[test]
fn charitable_trust_keeps_apart_who_drew_what() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Charitable Trust
             them: green Sailing
             deck 3: Paper, Translation
             echoes deck 3: Novel",
        )
        .plays(["dogma Charitable Trust", "them: age 3", "you: age 3"])
        .offers(["card Paper", "pass"])
        .plays(["them: card Paper"])
        .offers(["card Translation", "pass"])
        .plays(["you: pass"])
        .leaves(
            "you: green Charitable Trust; hand Translation, Novel
             them: green Sailing
             deck 3 bottom: Paper",
        );
    });
}

// ---- Homing Pigeons

#[test]
fn homing_pigeons_returns_what_matches_the_hand() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Homing Pigeons; red Archery, Oars; hand Tools, Calendar
             them: score Sailing, Clothing, Mapmaking, Paper",
        )
        .plays(["dogma Homing Pigeons"])
        .offers(["card Sailing", "card Clothing", "card Mapmaking"])
        .plays(["them: card Sailing", "them: card Mapmaking", "you: color red"])
        .leaves(
            "you: green Homing Pigeons; red< Archery, Oars; hand Tools, Calendar
             them: score Clothing, Paper
             deck 1 bottom: Sailing
             deck 2 bottom: Mapmaking",
        );
    });
}

#[test]
fn homing_pigeons_needs_cards_in_hand() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Homing Pigeons, Sailing
             them: score Clothing",
        )
        .plays(["dogma Homing Pigeons", "pass"])
        .changes_nothing();
    });
}

// ---- Deodorant

#[test]
fn deodorant_draws_a_4_without_a_castle() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Deodorant
             deck 3: Paper
             deck 4: Navigation",
        )
        .plays(["dogma Deodorant"])
        .leaves("you: yellow Deodorant; green Paper; hand Navigation");
    });
}

#[test]
fn deodorant_melds_another_3_with_a_castle() {
    in_each([First, Third], |edition| {
        // The card melded by the echo may bring the castle.
        story(
            edition,
            "you: yellow Deodorant
             deck 3: Alchemy, Paper",
        )
        .plays(["dogma Deodorant"])
        .leaves("you: yellow Deodorant; blue Alchemy; green Paper");
    });
}

// ---- Sandpaper

#[test]
fn sandpaper_trades_cards_for_3s() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Sandpaper; hand Tools, Dice
             deck 3: Paper
             echoes deck 3: Novel",
        )
        .plays(["dogma Sandpaper", "card Tools", "card Dice", "card Novel"])
        .leaves("you: yellow Sandpaper; purple Novel; hand Paper");
    });
}

#[test]
fn sandpaper_melds_in_any_case() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Sandpaper; hand Tools")
            .plays(["dogma Sandpaper", "pass"])
            .leaves("you: yellow Sandpaper; blue Tools");
        story(edition, "you: yellow Sandpaper").plays(["dogma Sandpaper"]).changes_nothing();
    });
}

// ---- Novel

#[test]
fn novel_draws_twice_and_may_splay() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Novel, City States
             deck 3: Paper
             echoes deck 3: Almanac",
        )
        .plays(["dogma Novel", "color purple"])
        .leaves("you: purple< Novel, City States; hand Paper, Almanac");
    });
}

#[test]
fn novel_claims_supremacy_for_a_common_icon() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Novel; red Archery; green The Wheel; yellow Machinery
             deck 3: Paper
             echoes deck 3: Almanac").plays(["dogma Novel"]).leaves("you: purple Novel; red Archery; green The Wheel; yellow Machinery; hand Paper, Almanac; achievements Supremacy");
    });
}

#[test]
fn novel_does_not_count_crowns_or_nothing() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Novel; green Sailing; blue Translation
             deck 3: Paper
             echoes deck 3: Almanac",
        )
        .plays(["dogma Novel"])
        .leaves("you: purple Novel; green Sailing; blue Translation; hand Paper, Almanac");
        story(
            edition,
            "you: purple Novel
             deck 3: Paper
             echoes deck 3: Almanac",
        )
        .plays(["dogma Novel"])
        .leaves("you: purple Novel; hand Paper, Almanac");
    });
}

#[test]
fn novel_counts_a_bonus_as_an_icon() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Novel; red Plumbing; yellow Soap
             deck 3: Paper
             echoes deck 3: Almanac",
        )
        .plays(["dogma Novel"])
        .leaves(
            "you: purple Novel; red Plumbing; yellow Soap; hand Paper, Almanac; achievements Supremacy",
        );
        story(
            edition,
            "you: purple Novel; red Crossbow; yellow Soap
             deck 3: Paper
             echoes deck 3: Almanac",
        )
        .plays(["dogma Novel"])
        .leaves("you: purple Novel; red Crossbow; yellow Soap; hand Paper, Almanac");
    });
}

// ---- Sunglasses

#[test]
fn sunglasses_scores_a_card_of_a_splayed_color() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Sunglasses; red< Archery, Oars; hand Metalworking, Tools")
            .plays(["dogma Sunglasses"])
            .leaves("you: purple Sunglasses; red< Archery, Oars; hand Tools; score Metalworking");
    });
}

#[test]
fn sunglasses_splays_purple_as_another_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Sunglasses, City States; red< Archery, Oars; green> Sailing, Clothing",
        )
        .plays(["dogma Sunglasses", "option 1"])
        .offers(["color red", "color green"])
        .plays(["color green"])
        .leaves("you: purple> Sunglasses, City States; red< Archery, Oars; green> Sailing, Clothing");
    });
}

#[test]
fn sunglasses_splays_another_color_as_purple() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple< Sunglasses, City States; green Sailing, Clothing; red Archery, Oars",
        )
        .plays(["dogma Sunglasses", "option 2"])
        .offers(["color green", "color red"])
        .plays(["color green"])
        .leaves("you: purple< Sunglasses, City States; green< Sailing, Clothing; red Archery, Oars");
    });
}

#[test]
fn sunglasses_may_do_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple< Sunglasses, City States; green Sailing, Clothing")
            .plays(["dogma Sunglasses", "pass"])
            .changes_nothing();
    });
}

#[test]
fn sunglasses_finds_no_direction_where_nothing_is_splayed() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Sunglasses, City States; green Sailing, Clothing; hand Tools")
            .plays(["dogma Sunglasses"])
            .changes_nothing();
    });
}
