//! Seeded chance: every random test plays the same games on every machine.

use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use splay_engine::{Decision, Policy, State};

/// Dice that always fall the same way for the same seed.
#[derive(Clone)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// As a player, the dice pick any option.
impl Policy for Dice {
    fn choose(&mut self, _: &State, decision: &Decision<'_>) -> usize {
        self.below(decision.options.len())
    }
}
