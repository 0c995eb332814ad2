//! Stories of the rules that no single card tells.

mod chains;
mod circles;
mod draws;
mod leaving;
mod sharing;
mod sight;
mod specials;
mod tables;
mod victory;

use std::ops::RangeInclusive;

use splay_engine::{Edition, Sets, Shown};

use crate::story::*;

/// A board with all cards of some ages out of play, but for those named in it.
pub fn without_ages(edition: Edition, ages: RangeInclusive<u8>, board: &str) -> String {
    let named: Vec<_> = board.split([':', ';', ',', '\n']).map(str::trim).collect();
    let is_named = |title: &str| named.iter().any(|words| words.ends_with(title));
    let gone: Vec<_> = splay_cards::catalog(edition, Sets::BASE)
        .innovations()
        .filter(|facts| ages.contains(&facts.card.value().get()) && !is_named(facts.title))
        .map(|facts| facts.title)
        .collect();
    let pile = if edition == Fourth { "junk" } else { "removed" };
    format!("{board}\n{pile}: {}", gone.join(", "))
}

/// The achievements of the player at a seat, in the order of the alphabet.
fn achievements(story: &Story, seat: usize) -> Vec<String> {
    let owned = &story.chronicle().position().players[seat].achievements;
    let mut titles: Vec<_> = owned
        .iter()
        .map(|shown| match shown {
            Shown::Face(title) => title.clone(),
            hidden => panic!("a full position hides {hidden:?}"),
        })
        .collect();
    titles.sort();
    titles
}
