//! Measuring bots: who meets whom, what comes of it, and how strong that makes them.

mod interval;
mod pairing;
mod play;
mod rating;
mod results;

pub use interval::wilson;
pub use pairing::{Match, Schedule, deal_seed};
pub use play::play;
pub use rating::{ANCHOR, Rating, Ratings, rate};
pub use results::{Played, Score, Tally, Thinking, Verdict};
