//! Whoever would draw, foreshadow, fade or take a Dogma action.

use splay_engine::{Set, Sets};

use super::super::story;
use crate::story::{Third, story_of};

// ---- Avicenna, Duke Ellington, Nelson Mandela

/// After your action both of you have Figures too many: yours fade, theirs stay.
#[test]
fn theirs_need_not_fade_and_yours_must() {
    for theirs in [
        "yellow Avicenna; purple Homer",
        "purple Duke Ellington; yellow Ximen Bao",
        "red Nelson Mandela; yellow Ximen Bao",
    ] {
        story(&format!("you: red Hammurabi; green Fu Xi\n them: {theirs}\n deck 1: Tools"))
            .plays(["draw", "you: card Fu Xi"])
            .leaves("you: red Hammurabi; score Fu Xi; hand Tools");
    }
}

// ---- H.G. Wells

/// They meld and use it, and it is gone; yours goes to your forecast.
#[test]
fn wells_travels_in_a_shared_effect() {
    story(
        "you: purple Sinuhe\n them: purple H.G. Wells\n deck 2: Calendar, Currency\n figures deck 1: Homer",
    )
    .plays(["dogma Sinuhe", "them: age 2", "you: age 2"])
    .leaves("you: purple Sinuhe; forecast Currency; hand Homer\n them: purple H.G. Wells\n removed: Calendar");
}

#[test]
fn wells_travels_in_a_demand() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Figures);
    let board = "you: red Octant\n them: purple H.G. Wells; yellow Canning\n \
                 deck 6: Vaccination, Classification";
    story_of(Third, sets, board, |_| {}).plays(["dogma Octant", "them: card Canning"]).leaves(
        "you: red Octant; yellow Canning; forecast Classification\n them: purple H.G. Wells\n \
         removed: Vaccination",
    );
}

// ---- Alex Trebek

#[test]
fn trebek_asks_nothing_before_your_draws() {
    story("you: blue Writing\n them: yellow Alex Trebek\n deck 1: Oars")
        .plays(["draw"])
        .leaves("you: blue Writing; hand Oars");
}

#[test]
fn trebek_asks_in_a_shared_effect() {
    story(
        "you: blue Writing\n them: yellow Alex Trebek\n deck 2: Calendar, Currency\n figures deck 1: Homer",
    )
    .plays(["dogma Writing", "them: card Plato"])
    .leaves("you: blue Writing; hand Currency, Homer\n them: yellow Alex Trebek; hand Plato, Calendar");
}

#[test]
fn trebek_asks_in_a_demand() {
    story("you: red Archery\n them: yellow Alex Trebek\n deck 1: Tools")
        .plays(["dogma Archery", "them: card Homer", "them: card Tools"])
        .leaves("you: red Archery; hand Tools\n them: yellow Alex Trebek; hand Homer");
}

// ---- Shigeru Miyamoto

/// Neither your action nor their share in it is a Dogma action of theirs.
#[test]
fn miyamoto_does_not_win_by_your_action() {
    story("you: blue Quantum Theory\n them: yellow Shigeru Miyamoto")
        .plays(["dogma Quantum Theory"])
        .changes_nothing();
    story("you: blue Quantum Theory\n them: yellow Shigeru Miyamoto; purple The Internet")
        .plays(["dogma Quantum Theory"])
        .changes_nothing();
}
