//! Echoes of the Past, age by age.

mod age_01;
mod age_02;
mod age_03;
mod age_04;
mod age_05;
mod age_06;
mod age_07;
mod age_08;
mod age_09;
mod age_10;

use splay_engine::{Definition, Edition, Set};

/// The cards of Echoes of the Past in an edition, in the order of the card list; none in editions
/// that cannot be played with it.
#[must_use]
pub fn cards(edition: Edition) -> Vec<&'static Definition> {
    let ages: [&[&'static Definition]; 10] = [
        &age_01::CARDS,
        &age_02::CARDS,
        &age_03::CARDS,
        &age_04::CARDS,
        &age_05::CARDS,
        &age_06::CARDS,
        &age_07::CARDS,
        &age_08::CARDS,
        &age_09::CARDS,
        &age_10::CARDS,
    ];
    crate::in_editions(Set::Echoes, edition, &ages)
}
