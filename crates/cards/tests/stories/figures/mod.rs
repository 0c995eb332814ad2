//! Stories of Figures in the Sand: the rules of the set, and its karmas tried with toys.

mod rules;
mod toys;

use splay_engine::{Set, Sets};

use crate::story::{Story, Third, story_of};

/// The story of a board with Figures in the Sand.
#[track_caller]
pub fn story(board: &str) -> Story {
    story_of(Third, Sets::BASE.with(Set::Figures), board, |_| {})
}
