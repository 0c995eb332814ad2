//! The words that cards are written with.

pub(crate) use splay_engine::{
    Card, Cards, Definition, Flow, HAND, Player, SCORE, Special, TOPS, Verb, Zone, card,
    different_values,
};

pub(crate) use splay_engine::Color::{self, *};
pub(crate) use splay_engine::Icon::*;
pub(crate) use splay_engine::Splay::{self, Aslant, Left, Right, Up};

use splay_engine::Editions;

pub(crate) const ALL: Editions = Editions::ALL;
pub(crate) const FIRST: Editions = Editions::FIRST;
pub(crate) const THIRD: Editions = Editions::THIRD;
pub(crate) const FOURTH: Editions = Editions::FOURTH;
pub(crate) const UNTIL_THIRD: Editions = Editions::UNTIL_THIRD;
pub(crate) const SINCE_THIRD: Editions = Editions::SINCE_THIRD;
