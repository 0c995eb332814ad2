//! Innovation for learners: every choice by a fixed number, what a seat may know as an array, and
//! thousands of games at once.
//!
//! Numbers and arrays depend on nothing but the edition, the sets and how many play; what is added
//! later is appended. `docs/PYTHON.md` describes both.

// A new choice, set, pile, verb or event is thought of everywhere, as in the engine.
#![deny(clippy::wildcard_enum_match_arm)]

mod fingerprint;
mod lane;
mod many;
mod observation;
mod space;
mod titles;
mod words;

pub use fingerprint::Fingerprint;
pub use lane::Payoff;
pub use many::{Arrays, Many, ManyError, Seating};
pub use observation::{Field, OBSERVATION_VERSION, Observation};
pub use space::{ACTIONS_VERSION, Space};
pub use titles::{TITLES, title_number};
