//! The cards of age 6.

use super::story;
use crate::story::{First, Third, in_each};

// ---- Bifocals

#[test]
fn bifocals_foreshadows_any_value_and_may_exchange_it() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Bifocals; green Sailing, Clothing
             deck 9: Fission, Genetics",
        )
        .plays(["dogma Bifocals", "age 9", "card Fission", "color green"])
        .leaves(
            "you: blue Bifocals; green> Sailing, Clothing; forecast Genetics
             deck 9 bottom: Fission",
        );
    });
}

#[test]
fn bifocals_may_keep_the_forecast() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Bifocals; forecast Tools
             deck 9: Fission",
        )
        .plays(["dogma Bifocals", "age 9", "pass"])
        .leaves("you: blue Bifocals; forecast Tools, Fission");
    });
}

// ---- Stethoscope

#[test]
fn stethoscope_draws_an_8_for_a_blue_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Stethoscope; hand Tools, Oars
             echoes deck 7: Rubber
             deck 8: Flight",
        )
        .plays(["dogma Stethoscope"])
        .leaves("you: blue Tools, Stethoscope; hand Oars, Rubber, Flight");
    });
}

#[test]
fn stethoscope_draws_no_8_for_a_yellow_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Stethoscope; yellow Masonry; hand Agriculture
             deck 7: Combustion",
        )
        .plays(["dogma Stethoscope", "color yellow"])
        .leaves("you: blue Stethoscope; yellow> Agriculture, Masonry; hand Combustion");
    });
}

#[test]
fn stethoscope_draws_no_8_without_a_meld() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Stethoscope; hand Oars
             echoes deck 7: Rubber",
        )
        .plays(["dogma Stethoscope"])
        .leaves("you: blue Stethoscope; hand Oars, Rubber");
    });
}

#[test]
fn stethoscope_counts_only_ones_own_meld() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Stethoscope
             them: blue Atomic Theory; hand Writing
             deck 7: Combustion, Explosives
             echoes deck 8: Bandage
             echoes deck 6: Loom",
        )
        .plays(["dogma Stethoscope"])
        .leaves(
            "you: blue Stethoscope; hand Explosives, Loom
             them: blue Writing, Atomic Theory; hand Combustion, Bandage",
        );
    });
}

// ---- Loom

#[test]
fn loom_weaves_two_values_into_three_6s() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Loom; blue Tools; score Oars, Calendar
             deck 6: Machine Tools, Canning, Democracy",
        )
        .plays(["dogma Loom", "card Oars"])
        .offers(["card Calendar", "pass"])
        .plays(["card Calendar"])
        .leaves(
            "you: red Loom, Machine Tools; yellow Canning; purple Democracy; score Tools
             deck 1 bottom: Oars
             deck 2 bottom: Calendar",
        );
    });
}

#[test]
fn loom_gives_nothing_for_one_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Loom; blue Tools; score Oars")
            .plays(["dogma Loom", "card Oars"])
            .leaves(
                "you: red Loom; score Tools
             deck 1 bottom: Oars",
            );
    });
}

#[test]
fn loom_claims_heritage_with_five_images_in_one_color() {
    in_each([First, Third], |edition| {
        story(edition, "you: red^ Loom, Archery, Metalworking, Oars, Katana; blue Tools").plays(["dogma Loom", "pass"]).leaves("you: red^ Loom, Archery, Metalworking, Oars, Katana; score Tools; achievements Heritage");
        story(edition, "you: red^ Loom, Archery, Metalworking, Oars; green Metric System; blue Tools")
            .plays(["dogma Loom", "pass"])
            .leaves("you: red^ Loom, Archery, Metalworking, Oars; green Metric System; score Tools");
    });
}

// ---- Shrapnel

#[test]
fn shrapnel_takes_two_cards_and_gives_one() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Shrapnel; yellow Masonry, Agriculture
             them: yellow Anatomy, Medicine, Fermenting
             deck 6: Canning",
        )
        .plays(["dogma Shrapnel"])
        .leaves(
            "you: red Shrapnel; yellow Masonry; score Anatomy, Medicine
             them: yellow Fermenting, Canning; score Agriculture",
        );
    });
}

#[test]
fn shrapnel_takes_the_tucked_card_itself() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Shrapnel
             them: yellow Anatomy
             deck 6: Democracy",
        )
        .plays(["dogma Shrapnel"])
        .leaves(
            "you: red Shrapnel; score Democracy
             them: yellow Anatomy",
        );
    });
}

// ---- Hot Air Balloon

#[test]
fn hot_air_balloon_achieves_a_top_card_of_another() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Hot Air Balloon
             them: red Oars; yellow Canal Building; achievements Code of Laws
             deck 7: Combustion",
        )
        .plays(["dogma Hot Air Balloon"])
        .offers(["card Oars", "pass"])
        .plays(["card Oars"])
        .leaves(
            "you: score Combustion; achievements Oars
             them: green Hot Air Balloon; yellow Canal Building; achievements Code of Laws",
        );
    });
}

#[test]
fn hot_air_balloon_melds_a_7_instead() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Hot Air Balloon
             them: red Oars; achievements Code of Laws
             deck 7: Combustion, Explosives",
        )
        .plays(["dogma Hot Air Balloon", "pass"])
        .leaves("you: green Hot Air Balloon; red Explosives; score Combustion");
    });
}

#[test]
fn hot_air_balloon_needs_an_achievement_of_the_other_and_the_points() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Hot Air Balloon
             them: red Oars; yellow Steam Engine; achievements Coal
             deck 7: Combustion, Explosives",
        )
        .plays(["dogma Hot Air Balloon"])
        .leaves("you: green Hot Air Balloon; red Explosives; score Combustion");
    });
}

// ---- Steamboat

#[test]
fn steamboat_carries_the_hand_away() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Steamboat
             them: hand Dice, Tools
             deck 6: Encyclopedia",
        )
        .plays(["dogma Steamboat"])
        .leaves(
            "you: green Steamboat; hand Dice, Tools, Encyclopedia
             them:",
        );
    });
}

#[test]
fn steamboat_carries_two_score_cards_away() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Steamboat
             them: hand Dice; score Oars, Tools, Calendar
             deck 6: Machine Tools",
        )
        .plays(["dogma Steamboat", "them: card Oars", "them: card Tools"])
        .leaves(
            "you: green Steamboat; score Oars, Tools
             them: hand Dice, Machine Tools; score Calendar",
        );
    });
}

#[test]
fn steamboat_passes_by_with_purple() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Steamboat
             them: hand Dice; score Oars
             deck 6: Democracy",
        )
        .plays(["dogma Steamboat"])
        .leaves(
            "you: green Steamboat
             them: hand Dice, Democracy; score Oars",
        );
    });
}

// ---- Dentures

#[test]
fn dentures_scores_the_top_two_cards() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Dentures; red Archery, Oars, Metalworking; blue Tools, Writing
             deck 6: Machine Tools").plays(["dogma Dentures", "color blue"]).leaves("you: yellow Dentures; red Metalworking, Machine Tools; blue> Tools, Writing; score Archery, Oars");
    });
}

#[test]
fn dentures_never_scores_the_bottom_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Dentures; red Archery
             deck 6: Machine Tools",
        )
        .plays(["dogma Dentures"])
        .leaves("you: yellow Dentures; red Machine Tools; score Archery");
    });
}

#[test]
fn dentures_tucks_on_until_there_is_something_to_score() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Dentures
             deck 6: Democracy, Canning",
        )
        .plays(["dogma Dentures"])
        .leaves("you: yellow Canning; purple Democracy; score Dentures");
    });
}

#[test]
fn dentures_is_idle_when_executed_without_its_echo() {
    in_each([First], |edition| {
        story(edition, "you: green Self Service; yellow Dentures")
            .plays(["dogma Self Service"])
            .changes_nothing();
    });
}

#[test]
fn dentures_works_when_executed_with_its_echo() {
    in_each([Third], |edition| {
        story(
            edition,
            "you: green Self Service; yellow Dentures
             deck 6: Canning",
        )
        .plays(["dogma Self Service"])
        .leaves("you: green Self Service; yellow Canning; score Dentures");
    });
}

// ---- Morphine

#[test]
fn morphine_scores_and_returns_odd_cards() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Morphine; hand Oars, Calendar
             them: hand Tools, Paper, Mapmaking
             echoes deck 6: Loom
             echoes deck 4: Clock",
        )
        .plays(["dogma Morphine"])
        .leaves(
            "you: yellow Morphine; hand Calendar, Clock; score Oars
             them: hand Mapmaking, Loom
             deck 1 bottom: Tools
             deck 3 bottom: Paper",
        );
    });
}

#[test]
fn morphine_wakes_nobody_where_nothing_was_returned() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Morphine; red Archery, Oars
             them: hand Mapmaking
             echoes deck 6: Loom",
        )
        .plays(["dogma Morphine", "color red"])
        .leaves(
            "you: yellow Morphine; red> Archery, Oars
             them: hand Mapmaking, Loom",
        );
    });
}

// ---- Indian Clubs

#[test]
fn indian_clubs_returns_two_and_scores_one_of_each_value() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Indian Clubs; hand Oars, Sailing, Mapmaking, Paper; score Tools, Calendar
             them: score Archery, Clothing, Masonry",
        )
        .plays(["dogma Indian Clubs", "them: card Archery", "them: card Clothing"])
        .offers(["card Oars", "card Sailing"])
        .plays(["you: card Oars"])
        .leaves(
            "you: purple Indian Clubs; hand Sailing, Paper; score Tools, Calendar, Oars, Mapmaking
             them: score Masonry
             deck 1 bottom: Archery, Clothing",
        );
    });
}

#[test]
fn indian_clubs_scores_nothing_onto_an_empty_pile() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Indian Clubs; hand Oars")
            .plays(["dogma Indian Clubs"])
            .changes_nothing();
    });
}

// ---- Kaleidoscope

#[test]
fn kaleidoscope_may_splay_the_new_color() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Kaleidoscope; red Archery
             deck 7: Combustion",
        )
        .plays(["dogma Kaleidoscope", "color red"])
        .leaves("you: purple Kaleidoscope; red> Combustion, Archery");
        story(
            edition,
            "you: purple Kaleidoscope; red Archery
             deck 7: Combustion",
        )
        .plays(["dogma Kaleidoscope", "pass"])
        .leaves("you: purple Kaleidoscope; red Combustion, Archery");
    });
}

#[test]
fn kaleidoscope_splays_nothing_of_one_card() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Kaleidoscope
             deck 7: Combustion",
        )
        .plays(["dogma Kaleidoscope"])
        .leaves("you: purple Kaleidoscope; red Combustion");
    });
}
