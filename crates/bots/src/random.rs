//! The bot that picks any option.

use splay_engine::{Decision, Policy, State};

use crate::Dice;

/// Picks any option, all alike.
#[derive(Clone)]
pub struct Random(Dice);

impl Random {
    /// A random player; the same seed plays the same way.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random(Dice::new(seed))
    }
}

impl Policy for Random {
    #[inline]
    fn choose(&mut self, _state: &State, decision: &Decision<'_>) -> usize {
        self.0.below(decision.options.len())
    }
}
