//! Age 10.

use splay_engine::By;

use super::story;

/// One for each image that shows in the color, shared like an echo effect.
#[test]
fn hawking_scores_from_beneath() {
    story("you: blue Stephen Hawking; green^ Paper, Sailing, Mapmaking\n deck 4: Anatomy")
        .plays(["dogma Paper"])
        .leaves("you: blue Stephen Hawking; green Paper; score Mapmaking, Sailing");
}

#[test]
fn blackmore_takes_a_card_that_nobody_shared() {
    story("you: green The Wheel\n them: blue Susan Blackmore\n deck 1: Tools, Oars")
        .plays(["dogma The Wheel"])
        .leaves("you: hand Tools, Oars\n them: blue Susan Blackmore; score The Wheel");
}

#[test]
fn blackmore_imitates_another_effect() {
    story("you: blue Susan Blackmore\n them: purple Homer\n deck 2: Calendar\n deck 10: Robotics")
        .plays(["inspire blue"])
        .leaves("you: blue Susan Blackmore, Calendar; hand Robotics\n them: purple Homer");
}

/// With the most points after the fight he wins; a tie lets the victory stand. A victory by another karma
/// does not concern him: karmas set off none.
#[test]
fn chan_fights_back() {
    let board = "you: blue Writing; green Fu Xi; score Robotics; \
                 achievements Empire, Monument, Wonder, World, Universe, War\n them: red Jackie Chan";
    story(&format!("{board}; score Databases")).plays(["achieve 1"]).ends(["them"], By::Effect);
    story(&format!("{board}; score Computers")).plays(["achieve 1"]).ends(["you"], By::Achievements);
    story("you: purple Gene Roddenberry; hand Enterprise\n them: red Jackie Chan; score Tools")
        .plays(["meld Enterprise"])
        .ends(["you"], By::Effect);
}

#[test]
fn yunus_shares_for_a_card() {
    let board = "you: green The Wheel\n them: green Muhammad Yunus; hand Paper, Optics\n deck 1: Tools, Oars, Sailing, Archery\n figures deck 1: Homer";
    story(board).plays(["dogma The Wheel", "them: card Paper"]).leaves(
        "you: green The Wheel; hand Sailing, Archery, Homer\n \
         them: green Muhammad Yunus; hand Optics, Tools, Oars",
    );
    story(board).plays(["dogma The Wheel", "them: pass"]).leaves(
        "you: green The Wheel; hand Tools, Oars\n them: green Muhammad Yunus; hand Paper, Optics",
    );
}
