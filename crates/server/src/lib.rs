//! Games by link: seats, storage, WebSocket and JSON API, and the page.
//!
//! A [`room`] is what follows from a game's settings and entries; the [`store`] keeps these; the
//! [`hub`] has the tables in use and lets bots play; `http` is the door.

#[cfg(test)]
mod bindings;
mod clock;
mod config;
mod entry;
mod error;
mod http;
pub mod hub;
pub mod room;
mod secret;
mod serve;
pub mod store;
mod webhook;
pub mod wire;

pub use config::{Config, Limits};
pub use serve::{ServeError, Server};
