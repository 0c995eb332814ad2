//! Age 7.

use splay_engine::By;

use super::story;

#[test]
fn darwin_wins_with_the_most_achievements() {
    let board = "you: blue Charles Darwin; score Paper, Optics; achievements Empire";
    story(board).plays(["achieve 1"]).ends(["you"], By::Effect);
    story(&format!("{board}\n them: achievements World")).plays(["achieve 1"]).goes_on();
}

/// Her cards stay and are not counted as transferred; her owner's own effects work.
#[test]
fn nightingale_guards_the_score_pile() {
    story("you: green Mapmaking; red Optics\n them: yellow Florence Nightingale; score Tools")
        .plays(["dogma Mapmaking"])
        .changes_nothing();
    story("you: yellow Florence Nightingale; purple Education; score Paper, Oars\n deck 3: Optics")
        .plays(["dogma Education", "card Paper"])
        .leaves("you: yellow Florence Nightingale; purple Education; score Oars; hand Optics");
}

#[test]
fn meiji_wins_with_a_10_over_an_8_and_a_9() {
    let board = "you: purple Emperor Meiji; blue Quantum Theory; green Collaboration; hand Robotics";
    story(board).plays(["meld Robotics"]).ends(["you"], By::Effect);
    story(&board.replace("; blue Quantum Theory", "")).plays(["meld Robotics"]).goes_on();
}

/// The forecast is in the hand: its cards can be melded, and pay for a Decree.
#[test]
fn meiji_has_the_forecast_in_hand() {
    story("you: purple Emperor Meiji; hand Homer, Plato; forecast Alhazen\n deck 9: Computers")
        .offers([
            "draw", "dogma Emperor Meiji", "meld Homer", "meld Plato", "meld Alhazen", "inspire purple",
            "decree Advancement", "decree Rivalry",
        ])
        .plays(["decree Advancement"])
        .leaves("you: purple Emperor Meiji; hand Computers; achievements Advancement\n removed: Homer, Plato, Alhazen");
}
