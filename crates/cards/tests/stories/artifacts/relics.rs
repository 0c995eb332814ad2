//! The Relics that have effects.

use splay_engine::{By, Set, Sets};

use super::story;
use crate::story::{Story, Third, story_of};

// ---- Complex Numbers

#[test]
fn complex_numbers_claim_for_a_card_with_the_icons_of_a_top_card() {
    // Three castles each, though in other slots; Tools has one castle, and Complex Numbers a factory.
    story(
        "you: blue Complex Numbers; red Metalworking; hand The Wheel, Tools
         available: Oars, Calendar, Empire",
    )
    .plays(["dogma Complex Numbers"])
    .offers(["card The Wheel", "pass"])
    .plays(["card The Wheel"])
    .leaves(
        "you: blue Complex Numbers; red Metalworking; hand The Wheel, Tools; achievements Oars
         available: Calendar, Empire",
    );
}

#[test]
fn complex_numbers_can_be_declined_and_need_an_achievement_of_the_value() {
    story("you: blue Complex Numbers; red Metalworking; hand The Wheel")
        .plays(["dogma Complex Numbers", "pass"])
        .changes_nothing();
    story("you: blue Complex Numbers; red Metalworking; hand The Wheel\n available: Calendar")
        .plays(["dogma Complex Numbers", "card The Wheel"])
        .changes_nothing();
    story("you: blue Complex Numbers; red Metalworking; hand Tools, Oars")
        .plays(["dogma Complex Numbers"])
        .changes_nothing();
}

#[test]
fn complex_numbers_tell_bonuses_apart() {
    // A castle and a bonus: 1 on Perfume and Bangle, 2 on Plumbing. Echo effects do not count.
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Echoes);
    story_of(Third, sets, "you: blue Complex Numbers; red Bangle; hand Perfume, Plumbing", |_| {})
        .plays(["dogma Complex Numbers"])
        .offers(["card Perfume", "pass"]);
}

// ---- Newton-Wickins Telescope

#[test]
fn newton_wickins_telescope_melds_by_the_number_returned() {
    story(
        "you: purple Newton-Wickins Telescope; score Canning, Coal, Flight, Lighting
         deck 3: Engineering",
    )
    .plays(["dogma Newton-Wickins Telescope", "card Canning", "card Flight", "card Lighting", "pass"])
    .leaves(
        "you: purple Newton-Wickins Telescope; red Engineering; score Coal
         deck 6 bottom: Canning",
    );
}

#[test]
fn newton_wickins_telescope_returns_a_card_with_a_clock() {
    let seven = ["Oars", "Tools", "Sailing", "Pottery", "Archery", "Masonry", "Writing"];
    let returns = seven.map(|title| format!("card {title}"));
    story(&format!(
        "you: purple Newton-Wickins Telescope; score {}\n deck 7: Railroad",
        seven.join(", ")
    ))
    .plays(std::iter::once("dogma Newton-Wickins Telescope").chain(returns.iter().map(String::as_str)))
    .leaves("you: purple Newton-Wickins Telescope\n deck 7 bottom: Railroad");
}

#[test]
fn newton_wickins_telescope_sees_nothing_for_nothing() {
    story("you: purple Newton-Wickins Telescope; score Coal")
        .plays(["dogma Newton-Wickins Telescope", "pass"])
        .changes_nothing();
    story("you: purple Newton-Wickins Telescope")
        .plays(["dogma Newton-Wickins Telescope"])
        .changes_nothing();
}

#[test]
fn newton_wickins_telescope_ends_the_game_beyond_10() {
    let eleven = [
        "Oars",
        "Tools",
        "Sailing",
        "Pottery",
        "Archery",
        "Masonry",
        "Writing",
        "Clothing",
        "Mysticism",
        "Agriculture",
        "Metalworking",
    ];
    let returns = eleven.map(|title| format!("card {title}"));
    story(&format!(
        "you: purple Newton-Wickins Telescope; score {}\n them: score Calendar",
        eleven.join(", ")
    ))
    .plays(std::iter::once("dogma Newton-Wickins Telescope").chain(returns.iter().map(String::as_str)))
    .ends(["them"], By::Score);
}

// ---- Safety Pin

#[test]
fn safety_pin_scores_a_7_and_takes_high_hand_cards() {
    story(
        "you: yellow Safety Pin
         them: hand Canning, Coal, Lighting, Flight
         deck 7: Combustion
         deck 6: Industrialization",
    )
    .plays(["dogma Safety Pin"])
    .leaves(
        "you: yellow Safety Pin; score Combustion
         them: hand Canning, Coal, Industrialization
         deck 7 bottom: Lighting
         deck 8 bottom: Flight",
    );
}

#[test]
fn safety_pin_demands_nothing_of_those_who_share_its_echo() {
    story(
        "you: yellow Safety Pin
         them: blue Pottery; hand Flight
         deck 7: Combustion, Evolution, Lighting",
    )
    .plays(["dogma Safety Pin"])
    .leaves(
        "you: yellow Safety Pin; score Evolution; hand Lighting
         them: blue Pottery; hand Flight; score Combustion",
    );
}

// ---- Ching Shih

/// The story of a board with Artifacts of History and Figures in the Sand.
#[track_caller]
fn among_figures(board: &str) -> Story {
    story_of(Third, Sets::BASE.with(Set::Artifacts).with(Set::Figures), board, |_| {})
}

#[test]
fn ching_shih_takes_an_achievement_when_melded_from_hand() {
    among_figures("you: hand Ching Shih\n them: achievements Empire, World")
        .plays(["meld Ching Shih", "card World"])
        .leaves("you: red Ching Shih; achievements World\n them: achievements Empire");
}

#[test]
fn ching_shih_melded_from_elsewhere_takes_nothing() {
    among_figures("you: blue Translation; score Ching Shih\n them: achievements Empire")
        .plays(["dogma Translation", "yes"])
        .leaves("you: blue Translation; red Ching Shih\n them: achievements Empire");
}

#[test]
fn ching_shih_robs_a_card_of_the_same_value_instead_of_scoring() {
    let board = "you: red Ching Shih; purple Philosophy; hand Tools, Homer\n them: score Oars, Paper";
    among_figures(board).plays(["dogma Philosophy", "card Tools"]).leaves(
        "you: red Ching Shih; purple Philosophy; hand Tools, Homer; score Oars\n them: score Paper",
    );
    // A Figure is scored as usual.
    among_figures(board).plays(["dogma Philosophy", "card Homer"]).leaves(
        "you: red Ching Shih; purple Philosophy; hand Tools; score Homer\n them: score Oars, Paper",
    );
    among_figures(&board.replace("Oars, ", ""))
        .plays(["dogma Philosophy", "card Tools"])
        .changes_nothing();
}
