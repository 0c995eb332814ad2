//! Age 4.

use splay_engine::Seat;

use super::story;

#[test]
fn kepler_raises_by_the_cards_he_shows() {
    story("you: blue Johannes Kepler; green The Wheel; hand Sailing, Paper, Tools\n deck 3: Optics, Compass")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Johannes Kepler; green The Wheel; hand Sailing, Paper, Tools, Optics, Compass");
    story("you: blue Johannes Kepler; green The Wheel; hand Tools\n deck 1: Oars, Archery")
        .plays(["dogma The Wheel"])
        .leaves("you: blue Johannes Kepler; green The Wheel; hand Tools, Oars, Archery");
}

/// The splay is left to his owner.
#[test]
fn takiyuddin_may_leave_the_color_as_it_is() {
    story("you: blue Takiyuddin; purple Homer, Mysticism\n deck 1: Oars\n deck 2: Calendar")
        .plays(["inspire purple", "pass", "card Takiyuddin"])
        .leaves("you: blue Calendar; purple Homer, Mysticism; score Takiyuddin; hand Oars");
}

#[test]
fn michaelangelo_counts_the_hand_as_score() {
    let told = story("you: yellow Michaelangelo; hand Paper, Tools; score Oars");
    assert_eq!(told.chronicle().state().points(Seat::at(0)), 5);
    // Education returns the highest card of the score pile: it is in the hand.
    story("you: yellow Michaelangelo; purple Education; hand Gunpowder; score Oars\n deck 3: Optics")
        .plays(["dogma Education", "card Gunpowder"])
        .leaves("you: yellow Michaelangelo; purple Education; hand Optics; score Oars");
}
