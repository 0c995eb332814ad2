//! Stories of Cities of Destiny: its draws and icons, endorsing, flags and fountains, larger tables.

mod draws;
mod emblems;
mod endorsing;
mod icons;
mod previews;
mod tables;

use splay_engine::{Position, Set, Sets};

use crate::story::{Story, Third, story_of};

/// The story of a board with Cities of Destiny.
#[track_caller]
pub fn story(board: &str) -> Story {
    story_with(board, |_| {})
}

/// The same, with the position changed before the game begins: variants, teams.
#[track_caller]
pub fn story_with(board: &str, change: impl FnOnce(&mut Position)) -> Story {
    story_of(Third, Sets::BASE.with(Set::Cities), board, change)
}

/// The story of a board with Cities of Destiny and Echoes of the Past.
#[track_caller]
pub fn with_echoes(board: &str) -> Story {
    story_of(Third, Sets::BASE.with(Set::Echoes).with(Set::Cities), board, |_| {})
}
