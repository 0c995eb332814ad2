//! Values printed in effects, which Archimedes, Kepler and Einstein raise, wherever a card compares with them.

use splay_engine::{By, Set, Sets};

use super::story;
use crate::story::{Story, Third, story_of};

/// The story of a board with other sets besides Figures.
#[track_caller]
fn among(others: &[Set], board: &str) -> Story {
    let sets = others.iter().fold(Sets::BASE.with(Set::Figures), |sets, &set| sets.with(set));
    story_of(Third, sets, board, |_| {})
}

/// Below 3 becomes below 4, and the decks are one higher each.
#[test]
fn seed_drill_returns_a_3() {
    among(&[Set::Echoes], "you: green Seed Drill; blue Archimedes\n them: red Engineering")
        .plays(["dogma Seed Drill"])
        .offers(["age 4", "age 5", "age 6"])
        .plays(["age 4", "no"])
        .leaves("you: green Seed Drill; blue Archimedes\n them:");
}

/// A 5 is tucked beneath a 4, which is lower than 5.
#[test]
fn stove_scores_over_a_4() {
    among(
        &[Set::Echoes],
        "you: yellow Stove; blue Archimedes; green Navigation\n deck 5: Measurement, Coal",
    )
    .plays(["dogma Stove", "card Archimedes", "pass"])
    .leaves("you: yellow Stove; green Navigation, Measurement; score Archimedes, Coal");
}

/// Below 7 becomes below 8.
#[test]
fn jeans_offers_a_7() {
    among(&[Set::Echoes], "you: green Jeans; blue Archimedes\n deck 10: Robotics, Databases")
        .plays(["dogma Jeans", "card Robotics"])
        .offers(["age 1", "age 2", "age 3", "age 4", "age 5", "age 6", "age 7"]);
}

/// It asks for an 11: a 10 is no such card, and nothing is drawn.
#[test]
fn miniaturization_takes_no_10() {
    story("you: red Miniaturization; blue Archimedes; hand Robotics; score Tools")
        .plays(["dogma Miniaturization", "card Robotics"])
        .leaves("you: red Miniaturization; blue Archimedes; score Tools");
}

/// Other than 5 becomes other than 6.
#[test]
fn east_india_company_charter_leaves_out_the_6() {
    among(&[Set::Artifacts], "you: red East India Company Charter; blue Archimedes")
        .plays(["dogma East India Company Charter"])
        .offers(["age 1", "age 2", "age 3", "age 4", "age 5", "age 7", "age 8", "age 9", "age 10"]);
}

/// An 8 is melded, and the card at the bottom has to be a 2.
#[test]
fn submarine_hunley_sinks_a_2() {
    let board = |bottom: &str| {
        format!(
            "you: red Submarine H. L. Hunley; blue Archimedes\n them: red Coal; purple {bottom}\n \
             deck 8: Empiricism"
        )
    };
    among(&[Set::Artifacts], &board("Philosophy"))
        .plays(["dogma Submarine H. L. Hunley"])
        .leaves("you: red Submarine H. L. Hunley; blue Archimedes\n them: red Coal");
    among(&[Set::Artifacts], &board("Mysticism")).plays(["dogma Submarine H. L. Hunley"]).leaves(
        "you: red Submarine H. L. Hunley; blue Archimedes\n \
             them: red Coal; purple Empiricism, Mysticism",
    );
}

/// Above 6 becomes above 7.
#[test]
fn safety_pin_leaves_a_7() {
    among(
        &[Set::Echoes, Set::Artifacts],
        "you: yellow Safety Pin; blue Archimedes\n them: hand Lighting, Flight\n deck 8: Rocketry\n \
         echoes deck 7: Jeans",
    )
    .plays(["dogma Safety Pin"])
    .leaves("you: yellow Safety Pin; blue Archimedes; score Rocketry\n them: hand Lighting, Jeans");
}

/// Genetics, used by Satellites, would draw an 11.
#[test]
fn genetics_looks_for_an_11() {
    story(
        "you: green Satellites; blue Archimedes; score Tools\n deck 9: Genetics, Composites, Services",
    )
    .plays(["dogma Satellites", "card Genetics"])
    .ends(["you"], By::Score);
}

/// Archimedes speaks of dogma and echo effects, Kepler of any effect.
#[test]
fn karmas_are_raised_by_kepler_alone() {
    story(
        "you: green Sailing; blue Archimedes; yellow Leonardo Da Vinci\n deck 2: Philosophy\n \
         deck 4: Navigation, Printing Press, Colonialism",
    )
    .plays(["dogma Sailing", "card Archimedes"])
    .leaves(
        "you: green Sailing; yellow Leonardo Da Vinci; purple Philosophy; score Archimedes; \
         hand Navigation, Printing Press, Colonialism",
    );
    story(
        "you: green Sailing; blue Johannes Kepler; yellow Leonardo Da Vinci; hand The Wheel\n \
         deck 2: Philosophy\n deck 5: Coal, Physics, Banking",
    )
    .plays(["dogma Sailing", "card Johannes Kepler"])
    .leaves(
        "you: green Sailing; yellow Leonardo Da Vinci; purple Philosophy; score Johannes Kepler; \
         hand The Wheel, Coal, Physics, Banking",
    );
}

/// What a karma asks for is raised as well: Hatshepsut wants a 10 in hand, Su Song a 10 to be drawn.
#[test]
fn einstein_raises_what_karmas_ask_for() {
    let board = "you: green Hatshepsut; blue Albert Einstein; hand Robotics\n \
                 deck 8: Flight, Mobility, Rocketry";
    story(board)
        .plays(["draw", "card Hatshepsut"])
        .leaves("you: blue Albert Einstein; score Hatshepsut; hand Flight, Mobility, Rocketry");
    story(&board.replace("Robotics", "Tools"))
        .plays(["draw", "card Hatshepsut"])
        .leaves("you: blue Albert Einstein; score Hatshepsut; hand Tools, Flight");
    story("you: green Su Song; blue Albert Einstein; red Robotics; score Tools\n deck 10: Databases")
        .plays(["draw", "card Su Song"])
        .leaves(
            "you: blue Albert Einstein; red Robotics; score Su Song; forecast Tools; hand Databases",
        );
}

/// A demand is an effect of whoever makes it (RUL-306).
#[test]
fn einstein_raises_his_owners_demands_and_no_others() {
    story(
        "you: blue Albert Einstein; green Mapmaking\n them: score Tools, Robotics\n deck 10: Software",
    )
    .plays(["dogma Mapmaking"])
    .leaves("you: blue Albert Einstein; green Mapmaking; score Robotics, Software\n them: score Tools");
    story("you: green Mapmaking\n them: blue Albert Einstein; score Tools, Robotics\n deck 1: Oars")
        .plays(["dogma Mapmaking"])
        .leaves("you: green Mapmaking; score Tools, Oars\n them: blue Albert Einstein; score Robotics");
}

/// However many cards Kepler reveals, there is a value to name: beyond the last age all are alike.
#[test]
fn values_beyond_the_last_age_can_be_named() {
    story(
        "you: blue Johannes Kepler; green Galileo Galilei; score Tools; hand The Wheel, Sailing, Clothing, \
         Currency, Mapmaking, Paper, Compass, Navigation, Invention, Banking, Measurement",
    )
    .plays(["dogma Galileo Galilei"])
    .ends(["you"], By::Score);
}
