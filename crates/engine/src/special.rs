//! The special achievements: five of the base game, and five more of some expansions.

use std::fmt;

use crate::set::{Set, Sets};

/// A special achievement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    /// Three of each of the six icons; also through Construction.
    Empire,
    /// Six cards tucked or six scored in a turn (fourth edition: four demands on top); also
    /// through Masonry.
    Monument,
    /// Five colors splayed right or up; also through Invention.
    Wonder,
    /// Twelve clocks; also through Translation.
    World,
    /// Five top cards of value 8 or more; also through Astronomy.
    Universe,
    /// Eight visible bonuses; also through Palampore.
    Wealth,
    /// Seven cards in the forecast; also through Barometer.
    Destiny,
    /// Eight card images visible in one color; also through Loom.
    Heritage,
    /// Four echo effects visible in one color; also through Photography.
    History,
    /// Three of the same icon visible in each of four colors; also through Novel.
    Supremacy,
}

impl Special {
    /// Those of the base game, which come first.
    pub const BASE: [Special; 5] =
        [Special::Empire, Special::Monument, Special::Wonder, Special::World, Special::Universe];

    /// All of them, set by set.
    pub const ALL: [Special; 10] = [
        Special::Empire,
        Special::Monument,
        Special::Wonder,
        Special::World,
        Special::Universe,
        Special::Wealth,
        Special::Destiny,
        Special::Heritage,
        Special::History,
        Special::Supremacy,
    ];

    /// Those of some sets.
    pub fn of(sets: Sets) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().filter(move |special| sets.contains(special.set()))
    }

    /// The set it belongs to.
    #[must_use]
    pub const fn set(self) -> Set {
        match self {
            Special::Empire
            | Special::Monument
            | Special::Wonder
            | Special::World
            | Special::Universe => Set::Base,
            Special::Wealth
            | Special::Destiny
            | Special::Heritage
            | Special::History
            | Special::Supremacy => Set::Echoes,
        }
    }

    /// Its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Special::Empire => "Empire",
            Special::Monument => "Monument",
            Special::Wonder => "Wonder",
            Special::World => "World",
            Special::Universe => "Universe",
            Special::Wealth => "Wealth",
            Special::Destiny => "Destiny",
            Special::Heritage => "Heritage",
            Special::History => "History",
            Special::Supremacy => "Supremacy",
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
