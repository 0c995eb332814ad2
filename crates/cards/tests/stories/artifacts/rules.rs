//! The display, digs, compels and Relics.

use super::story;

#[test]
fn a_displayed_artifact_is_used_before_the_turn_and_returned() {
    story("you: display Where's Waldo?\n them:").offers([
        "dogma Where's Waldo?",
        "return Where's Waldo?",
        "pass",
    ]);
}

#[test]
fn a_meld_onto_a_card_of_no_lower_value_digs() {
    story("you: red Oars; hand Archery\n artifacts deck 1: Dancing Girl")
        .plays(["meld Archery"])
        .leaves("you: red Archery, Oars; display Dancing Girl");
}

#[test]
fn yamato_is_an_8_in_hand_and_an_11_on_a_board() {
    story("you: hand Battleship Yamato, Tools")
        .plays(["meld Battleship Yamato"])
        .leaves("you: red Battleship Yamato; hand Tools");
}
