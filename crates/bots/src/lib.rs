//! Players that are programs.
//!
//! A [`Policy`](splay_engine::Policy) is shown a decision and picks one of the options; a [`Brain`]
//! follows a game and answers for its seat. Either is handed more than its seat may see, because
//! that costs nothing, but looks only at what it may: tests exchange hidden cards behind its back
//! and check that its choices stay the same.

// A new choice, set, pile, verb or event is thought of everywhere, as in the engine.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod advice;
mod bot;
mod brain;
mod dice;
mod evaluate;
mod greedy;
pub mod learn;
mod level;
mod mcts;
mod random;
pub mod review;
mod routine;
mod thumb;
pub mod tournament;
mod weights;

pub use bot::{Bot, LONGEST_THOUGHT};
pub use brain::{Brain, Memory, Searcher};
pub use dice::Dice;
pub use evaluate::Judge;
pub use greedy::Greedy;
pub use level::Level;
pub use mcts::tape::Tape;
pub use mcts::{Budget, Opinion, Search, Sight, Thought, think};
pub use random::Random;
pub use thumb::Thumb;
