//! Editions of the game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An edition of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// 2010 and 2011.
    First,
    /// 2016 and, with its expansions, 2017.
    Third,
    /// 2024: eleven ages, junk, aslant.
    Fourth,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::First, Edition::Third, Edition::Fourth];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Third => "third",
            Edition::Fourth => "fourth",
        }
    }

    /// The edition with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Some of the editions: those in which an effect reads as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Editions(u8);

impl Editions {
    /// Every edition.
    pub const ALL: Editions = Editions(0b111);
    /// Only the first.
    pub const FIRST: Editions = Editions(0b001);
    /// Only the third.
    pub const THIRD: Editions = Editions(0b010);
    /// Only the fourth.
    pub const FOURTH: Editions = Editions(0b100);
    /// The first and the third.
    pub const UNTIL_THIRD: Editions = Editions(0b011);
    /// The third and the fourth.
    pub const SINCE_THIRD: Editions = Editions(0b110);

    /// Whether the edition is one of these.
    #[must_use]
    pub const fn contains(self, edition: Edition) -> bool {
        self.0 >> edition as u8 & 1 == 1
    }
}
