//! The sets of cards: the base game and its expansions.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::edition::{Edition, Editions};

/// A set of cards. With the age it is what the back of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Set {
    /// The base game, always in play.
    Base,
    /// Echoes of the Past: echo effects, bonuses, forecasts.
    Echoes,
}

impl Set {
    /// All sets, in the order in which their cards are numbered.
    pub const ALL: [Set; 2] = [Set::Base, Set::Echoes];

    /// How many sets there are.
    pub const COUNT: usize = Set::ALL.len();

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Echoes => "echoes",
        }
    }

    /// The title on its box.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Set::Base => "Innovation",
            Set::Echoes => "Echoes of the Past",
        }
    }

    /// Whether it is added to the base game, so that its decks and backs want a name of their own.
    #[must_use]
    pub const fn is_expansion(self) -> bool {
        !matches!(self, Set::Base)
    }

    /// The set with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Set> {
        Set::ALL.into_iter().find(|set| set.name() == name)
    }

    /// The editions it can be played with. With the first it is played by the rules of Echoes 2.0.
    #[must_use]
    pub const fn editions(self) -> Editions {
        match self {
            Set::Base => Editions::ALL,
            Set::Echoes => Editions::UNTIL_THIRD,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Some of the sets: those in play. Written as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<Set>"))]
pub struct Sets(u8);

impl Sets {
    /// None at all.
    pub const NONE: Sets = Sets(0);
    /// Just the base game.
    pub const BASE: Sets = Sets(1 << Set::Base as u8);
    /// How many different collections of sets there are.
    pub const KINDS: usize = 1 << Set::COUNT;

    /// Those of this collection and this set.
    #[must_use]
    pub const fn and(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set as u8)
    }

    /// Whether the set is one of these.
    #[must_use]
    pub const fn contains(self, set: Set) -> bool {
        self.0 >> set as u8 & 1 == 1
    }

    /// How many of these are expansions.
    #[must_use]
    pub const fn expansions(self) -> usize {
        (self.0 & !Sets::BASE.0).count_ones() as usize
    }

    /// Whether an edition can be played with these: the base set is there, and no other that the
    /// edition does not have.
    #[must_use]
    pub fn fit(self, edition: Edition) -> bool {
        self.contains(Set::Base) && self.iter().all(|set| set.editions().contains(edition))
    }

    /// Every collection of sets that an edition can be played with, the base game alone first.
    pub fn of(edition: Edition) -> impl Iterator<Item = Sets> {
        (0..Sets::KINDS as u8).map(Sets).filter(move |sets| sets.fit(edition))
    }

    /// The sets, the base set first.
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |&set| self.contains(set))
    }

    /// A number less than [`Sets::KINDS`], different for each collection.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Sets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Set::name).collect();
        f.pad(&names.join("+"))
    }
}

impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Sets {
        sets.into_iter().fold(Sets::NONE, Sets::and)
    }
}

impl Serialize for Sets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Sets, D::Error> {
        let mut sets = Sets::NONE;
        for set in Vec::<Set>::deserialize(deserializer)? {
            if sets.contains(set) {
                return Err(serde::de::Error::custom(format!("the set \"{set}\" is named twice")));
            }
            sets = sets.and(set);
        }
        Ok(sets)
    }
}

#[cfg(test)]
mod tests {
    use super::{Set, Sets};
    use crate::edition::Edition;

    #[test]
    fn sets_are_played_with_the_editions_that_have_them() {
        let echoes = Sets::BASE.and(Set::Echoes);
        assert!(echoes.fit(Edition::First) && echoes.fit(Edition::Third));
        assert!(!echoes.fit(Edition::Fourth), "its own Echoes are other cards");
        assert!(!Sets::NONE.and(Set::Echoes).fit(Edition::Third), "nothing goes without the base set");
        assert_eq!(Sets::of(Edition::Third).next(), Some(Sets::BASE));
    }
}
