//! Stories of Artifacts of History: a file for each age, one for the Relics, and one for the rules of
//! the set.

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
mod relics;
mod rules;

use splay_engine::{Position, Set, Sets};

use crate::story::{Story, Third, story_of};

/// The story of a board with Artifacts of History, in the third edition.
#[track_caller]
pub fn story(board: &str) -> Story {
    story_with(board, |_| {})
}

/// The same, with the position changed before the game begins: variants, teams.
#[track_caller]
pub fn story_with(board: &str, change: impl FnOnce(&mut Position)) -> Story {
    story_of(Third, Sets::BASE.with(Set::Artifacts), board, change)
}
