//! Age 5.

use super::story;

#[test]
fn huygens_melds_what_has_a_clock_and_is_near() {
    story("you: blue Christiaan Huygens\n deck 7: Combustion")
        .plays(["dogma Christiaan Huygens", "age 7"])
        .leaves("you: blue Christiaan Huygens; forecast Combustion");
    story("you: blue Christiaan Huygens\n deck 7: Railroad")
        .plays(["dogma Christiaan Huygens", "age 7"])
        .leaves("you: blue Christiaan Huygens; purple Railroad");
}

#[test]
fn leeuwenhoek_counts_cards_in_hand_as_points() {
    story("you: yellow Antoine Van Leeuwenhoek; hand Paper, Optics").offers([
        "draw",
        "meld Paper",
        "meld Optics",
        "dogma Antoine Van Leeuwenhoek",
        "achieve 3",
    ]);
}
