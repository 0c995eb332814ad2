//! Age 1.

use splay_engine::{Icon, Seat};

use super::story;

#[test]
fn daedalus_looks_ahead_and_is_famous() {
    // Achievements of 3 and 2 give 5 points; a forecast of two makes the top card count as a 3.
    let told = story(
        "you: blue Daedalus; score Paper, Optics, Compass, Tools; forecast Calendar, Oars; \
         achievements Mathematics, Alchemy",
    );
    assert_eq!(told.chronicle().state().points(Seat::at(0)), 10 + 5);
    told.offers(["draw", "dogma Daedalus", "achieve 1", "achieve 2", "achieve 3"]);
}

#[test]
fn daedalus_foreshadows_a_4() {
    story("you: blue Daedalus\n deck 4: Anatomy")
        .plays(["dogma Daedalus"])
        .leaves("you: blue Daedalus; forecast Anatomy");
}

/// Whoever demands obeys the same demand first, of the one who has him on the board; a third player obeys as
/// ever.
#[test]
fn hammurabi_demands_the_same_first() {
    story(
        "you: red Archery; green The Wheel; hand Paper\n them: red Hammurabi\n third: hand Calendar\n \
         deck 1: Tools, Oars, Sailing",
    )
    .plays(["dogma Archery"])
    .leaves(
        "you: red Archery; green The Wheel; hand Tools, Calendar, Paper\n them: red Hammurabi; hand Oars\n \
         third: hand Sailing",
    );
}

/// What the mirrored demand transfers is not what the second effect of Oars asks about.
#[test]
fn hammurabi_leaves_the_outer_tally_alone() {
    story("you: red Oars; green The Wheel; hand Sailing\n them: red Hammurabi\n deck 1: Tools, Archery")
        .plays(["dogma Oars"])
        .leaves(
            "you: red Oars; green The Wheel; hand Tools, Archery\n them: red Hammurabi; score Sailing",
        );
}

#[test]
fn hammurabi_inspires_a_meld() {
    story("you: red Hammurabi; hand Tools\n deck 1: Oars")
        .plays(["inspire red"])
        .leaves("you: red Hammurabi; blue Tools; hand Oars");
}

#[test]
fn fu_xi_counts_score_pile_and_forecast_as_lightbulbs() {
    let told =
        story("you: green Fu Xi; score Tools, Paper; forecast Oars\n them: score Optics, Compass");
    let state = told.chronicle().state();
    assert_eq!(state.count(Seat::at(0), Icon::Lightbulb), 3);
    assert_eq!(state.count(Seat::at(1), Icon::Lightbulb), 0);
    story("you: blue Writing\n them: green Fu Xi; score Tools, Paper\n deck 2: Calendar, Mathematics")
        .plays(["dogma Writing"])
        .goes_on();
    story("you: green Fu Xi; hand Homer, Sinuhe").offers([
        "draw",
        "dogma Fu Xi",
        "meld Homer",
        "meld Sinuhe",
        "decree Trade",
    ]);
}

#[test]
fn sargon_tucks_what_equals_the_top_card() {
    story("you: green Sargon of Akkad; blue Writing; hand Tools")
        .plays(["meld Tools"])
        .leaves("you: green Sargon of Akkad; blue Writing, Tools");
    story("you: green Sargon of Akkad; blue Writing; hand Calendar")
        .plays(["meld Calendar"])
        .leaves("you: green Sargon of Akkad; blue Calendar, Writing");
}

/// A sharer's own Sargon replaces the meld of your Sailing; the tuck earns you the draw for sharing.
#[test]
fn sargon_works_in_a_shared_effect() {
    story(
        "you: green Sailing\n them: green Sargon of Akkad; blue Writing; purple Code of Laws\n \
         deck 1: Tools, Oars\n figures deck 1: Homer",
    )
    .plays(["dogma Sailing"])
    .leaves(
        "you: green Sailing; red Oars; hand Homer\n \
         them: green Sargon of Akkad; blue Writing, Tools; purple Code of Laws",
    );
}

#[test]
fn homer_tucks_figures_that_would_be_returned() {
    story("you: purple Homer; blue Tools; hand Fu Xi, Sargon of Akkad, Gilgamesh\n deck 3: Paper")
        .plays(["dogma Tools", "card Fu Xi", "card Sargon of Akkad", "card Gilgamesh"])
        .plays(["card Fu Xi", "card Gilgamesh", "card Sargon of Akkad"])
        .leaves(
            "you: purple Homer; blue Tools; score Fu Xi, Gilgamesh, Sargon of Akkad\n deck 3: Paper",
        );
    // Others are returned as ever.
    story("you: purple Homer; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: purple Homer; yellow Agriculture; score Calendar");
}

#[test]
fn ptahotep_takes_a_fee_from_whoever_demands() {
    story("you: red Archery; score Tools, Paper\n them: purple Ptahotep\n deck 1: Oars")
        .plays(["dogma Archery"])
        .goes_on();
    story("you: red Archery; yellow Masonry; score Tools, Paper\n them: purple Ptahotep\n deck 1: Oars")
        .plays(["dogma Archery"])
        .leaves("you: red Archery; yellow Masonry; score Tools; hand Oars\n them: purple Ptahotep; score Paper");
}
