//! Players that are programs.
//!
//! A bot is a [`Policy`]: it is shown a decision and picks one of the options. It is handed the
//! whole state, because that costs nothing, but looks only at what its seat may see; a test
//! exchanges hidden cards behind its back and checks that its choices stay the same.

mod dice;
mod evaluate;
mod greedy;
mod mcts;
mod random;
mod thumb;
mod worth;

pub use dice::Dice;
pub use greedy::Greedy;
pub use mcts::{Budget, Opinion, Search, Thought, think};
pub use random::Random;
pub use thumb::Thumb;

use splay_engine::Policy;

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Picks any option.
    Random,
    /// Looks one action ahead.
    Greedy,
}

impl Bot {
    /// All bots.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// The bot with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Bot> {
        Bot::ALL.into_iter().find(|bot| bot.name() == name)
    }

    /// A player of this kind; the same seed plays the same way.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Policy + Send> {
        match self {
            Bot::Random => Box::new(Random::new(seed)),
            Bot::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}
