//! Age 8.

use super::story;

#[test]
fn einstein_makes_a_10_of_every_printed_value() {
    story("you: blue Albert Einstein; green The Wheel\n deck 10: Robotics, Databases")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Albert Einstein; green The Wheel; hand Robotics, Databases");
    story("you: blue Albert Einstein; yellow Agriculture; hand Tools\n deck 2: Calendar")
        .plays(["dogma Agriculture", "card Tools"])
        .leaves("you: blue Albert Einstein; yellow Agriculture; score Calendar");
}

#[test]
fn einstein_melds_lightbulbs_and_clocks() {
    story("you: blue Albert Einstein; hand Paper, Oars")
        .plays(["dogma Albert Einstein"])
        .leaves("you: blue Albert Einstein; green Paper; hand Oars");
}

#[test]
fn ellington_keeps_four_figures_and_achieves_the_fifth() {
    story(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; hand Avicenna",
    )
    .plays(["meld Avicenna"])
    .leaves(
        "you: purple Duke Ellington; green Fu Xi; red Hammurabi; blue Archimedes; achievements Avicenna",
    );
}
