//! Stories of Figures in the Sand: a file for each age, the rules of the set, and its karmas tried with toys.

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
mod elsewhere;
mod interrupted;
mod previews;
mod rules;
mod toys;
mod traps;
mod values;

use splay_engine::{Icon, Seat, Set, Sets};

use crate::story::{Story, Third, story_of};

/// The story of a board with Figures in the Sand.
#[track_caller]
pub fn story(board: &str) -> Story {
    story_of(Third, Sets::BASE.with(Set::Figures), board, |_| {})
}

/// The Decrees that can be issued on a board.
#[track_caller]
pub fn decrees(board: &str) -> Vec<String> {
    let told = story(board);
    let game = told.chronicle().game();
    let options = game.options().iter().map(|option| option.text(game.catalog()));
    options.filter(|option| option.starts_with("decree")).collect()
}

/// How many of an icon are on your board.
pub fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}

/// Your score.
pub fn points(story: &Story) -> u16 {
    story.chronicle().state().points(Seat::at(0))
}
