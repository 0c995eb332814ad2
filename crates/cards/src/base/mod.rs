//! The base game, age by age.

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
mod age_11;

use splay_engine::{Definition, Edition};

/// The cards of the base game in an edition, in the order of the card list.
#[must_use]
pub fn cards(edition: Edition) -> Vec<&'static Definition> {
    let ages: [&[&Definition]; 11] = [
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
        &age_11::CARDS,
    ];
    ages.into_iter()
        .flatten()
        .copied()
        .filter(|definition| definition.effects(edition).next().is_some())
        .collect()
}
