//! Whoever would claim an achievement. Masonry and Complex Numbers are shared; a sixth card tucked by
//! Monotheism's demand is a Monument.

use splay_engine::{Set, Sets, Zone};

use super::super::story;
use crate::story::{Story, Third, story_of};

/// How many achievements are available.
fn available(story: &Story) -> usize {
    story.chronicle().state().table().len(Zone::AVAILABLE)
}

/// What you claim is no concern of theirs.
#[test]
fn a_claim_of_yours_sets_off_nothing_of_theirs() {
    for figure in ["green George Stephenson", "yellow Rowland Hill", "purple Queen Victoria"] {
        let hand = "Agriculture, Antibiotics, Canal Building, Fermenting";
        let told = story(&format!(
            "you: green Paper; score Software, Robotics\n them: {figure}; hand {hand}\n \
             available: Calendar, Optics\n figures deck 7: Charles Darwin"
        ));
        let before = available(&told);
        let told = told.plays(["achieve 3"]).leaves(&format!(
            "you: green Paper; score Software, Robotics; achievements Optics\n \
             them: {figure}; hand {hand}, Charles Darwin"
        ));
        assert_eq!(available(&told), before - 1);
    }
}

const MASONS: &str = "hand Archery, Oars, Domestication, Mysticism";
const MELDS: [&str; 5] = [
    "dogma Masonry",
    "them: card Archery",
    "them: card Oars",
    "them: card Domestication",
    "them: card Mysticism",
];

/// The Monument of a sixth card tucked because of a demand.
#[track_caller]
fn sixth_tuck(them: &str) -> Story {
    let board = format!(
        "you: purple Monotheism\n them: {them}; red Coal; blue Pottery\n deck 1: Metalworking, Tools"
    );
    let sets = Sets::BASE.with(Set::Figures);
    story_of(Third, sets, &board, |position| position.players[1].tucked = 5)
        .plays(["dogma Monotheism", "them: card Coal"])
}

// ---- George Stephenson

#[test]
fn stephenson_opens_all_ages_in_a_shared_effect() {
    let told = story(&format!(
        "you: yellow Masonry\n them: green George Stephenson; red Metalworking; {MASONS}\n \
         figures deck 1: Homer"
    ));
    let before = available(&told);
    let told = told.plays(MELDS).leaves(
        "you: yellow Masonry; hand Homer\n them: green George Stephenson; \
         red Oars, Archery, Metalworking; yellow Domestication; purple Mysticism; achievements Monument",
    );
    assert_eq!(available(&told), before - 1 + 9);
}

#[test]
fn stephenson_opens_all_ages_in_a_demand() {
    let told = sixth_tuck("green George Stephenson");
    let plain = sixth_tuck("green Electricity");
    assert_eq!(available(&told), available(&plain) + 9);
}

// ---- Rowland Hill

#[test]
fn hill_claims_the_rest_of_the_hand_in_a_shared_effect() {
    story(
        "you: yellow Masonry\n them: yellow Rowland Hill; red Metalworking; \
         hand Archery, Oars, Construction, Mysticism, Agriculture, Calendar, Paper, Canning\n \
         figures deck 1: Homer",
    )
    .plays([
        "dogma Masonry",
        "them: card Archery",
        "them: card Oars",
        "them: card Construction",
        "them: card Mysticism",
        "them: card Agriculture",
        "them: card Calendar",
        "them: card Paper",
    ])
    .leaves(
        "you: yellow Masonry; hand Homer\n them: yellow Rowland Hill; \
         red Construction, Oars, Archery, Metalworking; purple Mysticism; achievements Canning, Monument",
    );
}

#[test]
fn hill_claims_the_rest_of_the_hand_in_a_demand() {
    sixth_tuck("yellow Rowland Hill; hand Agriculture, Calendar, Paper, Canning")
        .plays(["them: card Agriculture", "them: card Calendar", "them: card Paper"])
        .leaves(
            "you: purple Monotheism; blue Tools; score Coal\n \
             them: yellow Rowland Hill; red Metalworking; blue Pottery; achievements Canning, Monument",
        );
}

// ---- Queen Victoria

#[test]
fn victoria_opens_a_lower_age_in_a_shared_effect() {
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Figures);
    let board = "you: blue Complex Numbers\n \
                 them: purple Queen Victoria; red Archery; hand Engineering\n \
                 available: Calendar, Optics\n figures deck 4: Takiyuddin";
    let told = story_of(Third, sets, board, |_| {})
        .plays(["dogma Complex Numbers", "them: card Engineering"])
        .offers(["age 1", "age 2"]);
    let left = told.deck_size(2);
    let told = told.plays(["them: age 2"]).leaves(
        "you: blue Complex Numbers; hand Takiyuddin\n \
         them: purple Queen Victoria; red Archery; hand Engineering; achievements Optics",
    );
    assert_eq!(told.deck_size(2), left - 1);
}

/// A Monument is no standard achievement.
#[test]
fn victoria_lets_specials_be() {
    let told = sixth_tuck("purple Queen Victoria");
    let plain = sixth_tuck("purple Railroad");
    assert_eq!(available(&told), available(&plain));
}
