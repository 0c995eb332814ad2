//! One little story for each effect of each card, in each edition in which it differs.

mod artifacts;
#[path = "../common/mod.rs"]
mod common;

mod base;
mod cities;
mod echoes;
mod figures;
mod rules;
mod story;
