//! Whatever comes in from outside, impossible, damaged or absurd, is answered with an error that
//! says what is wrong, and changes nothing.

#[path = "../common/mod.rs"]
mod common;

mod anything;
mod choices;
mod positions;
mod records;
mod setups;
