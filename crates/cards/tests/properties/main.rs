//! What must hold at every moment of every game, whatever the edition, the number of players,
//! the teams and the variants: one file for each promise, all checked on games played by dice.

#[path = "../common/mod.rs"]
mod common;

mod copies;
mod endings;
mod events;
mod goals;
mod knowledge;
mod leaving;
mod options;
mod places;
mod playouts;
mod round_trips;
mod secrets;
mod twins;
mod words;
