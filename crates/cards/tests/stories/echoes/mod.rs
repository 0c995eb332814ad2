//! Stories of Echoes of the Past: a file for each age, and two for the rules of the set.

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
mod rules;
mod tables;

use splay_engine::{Edition, Position, Set, Sets};

use crate::story::{Story, story_of};

/// The story of a board with Echoes of the Past.
#[track_caller]
pub fn story(edition: Edition, board: &str) -> Story {
    story_with(edition, board, |_| {})
}

/// The same, with the position changed before the game begins: variants, teams.
#[track_caller]
pub fn story_with(edition: Edition, board: &str, change: impl FnOnce(&mut Position)) -> Story {
    story_of(edition, Sets::BASE.with(Set::Echoes), board, change)
}
