//! Opponents as strong as a person wants.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use splay_engine::Chronicle;

use crate::brain::{Brain, Reflex, Searcher};
use crate::{Budget, Dice, Greedy, Search, Thumb};

/// How strong an opponent is.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// Plays by rules of thumb, and every second choice at random.
    Beginner,
    /// Looks one action ahead, but every sixth choice is random.
    Easy,
    /// Searches a little: 150 tries for an action.
    Medium,
    /// Searches for a tenth of a second.
    Hard,
    /// Searches for two seconds, on two cores.
    Expert,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: &[Level] = <Level as strum::VariantArray>::VARIANTS;

    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The level with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Level> {
        name.parse().ok()
    }

    pub(crate) fn brain(self, seed: u64) -> Box<dyn Brain> {
        let searcher = |search| Box::new(Searcher::new(search, seed));
        match self {
            Level::Beginner => Box::new(Slips::new(Reflex(Thumb::new(seed)), 2, seed)),
            Level::Easy => Box::new(Slips::new(Greedy::new(seed), 6, seed)),
            Level::Medium => searcher(Search::new(Budget::Tries(150))),
            Level::Hard => searcher(Search::new(Budget::Time(Duration::from_millis(100)))),
            Level::Expert => {
                let search = Search::new(Budget::Time(Duration::from_secs(2)));
                searcher(Search { threads: 2, ..search })
            }
        }
    }
}

/// A bot that now and then picks anything.
struct Slips<B> {
    brain: B,
    one_in: usize,
    dice: Dice,
}

impl<B> Slips<B> {
    fn new(brain: B, one_in: usize, seed: u64) -> Slips<B> {
        Slips { brain, one_in, dice: Dice::new(!seed) }
    }
}

impl<B: Brain> Brain for Slips<B> {
    fn choose(&mut self, game: &Chronicle, stop: &AtomicBool) -> usize {
        if self.dice.below(self.one_in) == 0 {
            return game.decision().map_or(0, |decision| self.dice.below(decision.options.len()));
        }
        self.brain.choose(game, stop)
    }
}
