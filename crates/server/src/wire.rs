//! What goes over the wire, in both directions. The page's types are made from these.

mod comfort;
mod command;
mod game;
mod mail;
mod moderation;
mod passkeys;
mod people;
mod server;
mod setup;
mod thoughts;

pub use comfort::*;
pub use command::*;
pub use game::*;
pub use mail::*;
pub use moderation::*;
pub use passkeys::*;
pub use people::*;
pub use server::*;
pub use setup::*;
pub use thoughts::*;
