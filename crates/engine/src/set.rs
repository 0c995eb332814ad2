//! The sets of cards: the base game and its expansions.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::edition::{Edition, Editions};
use crate::few::few;
use crate::listed::listed;

/// A set of cards, in the order in which their cards are numbered. With the age it is what the back of a card shows.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::Display,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Set {
    /// The base game, always in play.
    Base,
    /// Echoes of the Past: echo effects, bonuses, forecasts.
    Echoes,
    /// Cities of Destiny: cards with six slots, flags and fountains, endorsing.
    Cities,
    /// Artifacts of History: a display, digs, compels, Relics.
    Artifacts,
    /// Figures in the Sand: karma, decrees, inspire effects.
    Figures,
}

listed!(Set);

impl Set {
    /// The title on its box.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Set::Base => "Innovation",
            Set::Echoes => "Echoes of the Past",
            Set::Cities => "Cities of Destiny",
            Set::Artifacts => "Artifacts of History",
            Set::Figures => "Figures in the Sand",
        }
    }

    /// Whether it is added to the base game, so that its decks and backs want a name of their own.
    #[must_use]
    pub const fn is_expansion(self) -> bool {
        !matches!(self, Set::Base)
    }

    /// The editions it can be played with. With the first it is played by the rules of Echoes 2.0.
    #[must_use]
    pub const fn editions(self) -> Editions {
        match self {
            Set::Base => Editions::ALL,
            Set::Echoes => Editions::UNTIL_THIRD,
            Set::Cities | Set::Artifacts | Set::Figures => Editions::THIRD,
        }
    }
}

few! {
    /// Some of the sets: those in play. Written as a list of their names.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Set>"))]
    Sets: u8, of Set, all (1 << Set::COUNT) - 1
}

impl Sets {
    /// Just the base game.
    pub const BASE: Sets = Sets::only(Set::Base);
    /// How many different collections of sets there are.
    pub const KINDS: usize = 1 << Set::COUNT;

    /// How many of these are expansions.
    #[must_use]
    pub const fn expansions(self) -> usize {
        self.without(Sets::BASE).len()
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

    /// The collections that are worth trying one by one: the base game with each expansion alone,
    /// with each two of them, and with all.
    pub fn tried(edition: Edition) -> impl Iterator<Item = Sets> {
        let all: Sets = Set::ALL.into_iter().filter(|set| set.editions().contains(edition)).collect();
        Sets::of(edition).filter(move |&sets| sets.expansions() <= 2 || sets == all)
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
            sets.insert(set);
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
        let echoes = Sets::BASE.with(Set::Echoes);
        assert!(echoes.fit(Edition::First) && echoes.fit(Edition::Third));
        assert!(!echoes.fit(Edition::Fourth), "its own Echoes are other cards");
        assert!(!Sets::only(Set::Echoes).fit(Edition::Third), "nothing goes without the base set");
        assert_eq!(Sets::of(Edition::Third).next(), Some(Sets::BASE));
    }
}
