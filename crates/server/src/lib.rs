//! Games by link: seats, storage, WebSocket and JSON API, and the page.
//!
//! A [`room`] is what follows from a game's settings and entries; the [`store`] keeps these; the
//! [`hub`] has the tables in use and lets bots play; `http` is the door.

#![deny(clippy::wildcard_enum_match_arm)]

mod audit;
#[cfg(test)]
mod bindings;
pub mod changes;
mod clock;
mod config;
mod crowd;
mod deal;
mod entry;
mod error;
mod http;
pub mod hub;
mod mail;
mod names;
mod passkey;
mod public;
mod push;
mod rating;
pub mod room;
mod secret;
mod serve;
pub mod store;
mod unread;
mod webhook;
pub mod wire;
pub mod written;

pub use audit::{Audit, audit};
pub use config::{Config, Keeping, Limits, MailConfig, MailPace};
pub use deal::{commitment, commitment_of};
pub use public::{NotPublic, PublicAddress};
pub use serve::{ServeError, Server};
pub use store::{Copied, copy};
