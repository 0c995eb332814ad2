//! What the suites share: dice, seatings, random tables, a walk through a game.

// Each suite is a program of its own and uses its own part of this.
#![allow(dead_code)]

pub mod dice;
pub mod midgame;
pub mod seatings;
pub mod walk;
