//! The places that are nobody's, beside the decks: one list, over which everything else loops.

use serde::{Deserialize, Serialize};

use crate::event::Verb;
use crate::listed::listed;
use crate::pile::Sight;

/// A place that is nobody's and no deck.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Common {
    /// Achievements that nobody owns.
    Available,
    /// Out of play, fourth edition (R-KEY-10).
    Junk,
    /// Out of the game, earlier editions (R-KEY-9).
    Removed,
    /// Relics that nobody has, beside the decks of their ages (R-ART-7).
    Relics,
}

listed!(Common);

impl Common {
    /// Who sees the faces of its cards (R-INFO-1).
    #[must_use]
    pub const fn seen_by(self) -> Sight {
        match self {
            Common::Available | Common::Junk | Common::Removed => Sight::Nobody,
            Common::Relics => Sight::All,
        }
    }

    /// What it is called in a sentence.
    #[must_use]
    pub const fn in_words(self) -> &'static str {
        match self {
            Common::Available => "available achievements",
            Common::Junk => "junk",
            Common::Removed => "box",
            Common::Relics => "Relics",
        }
    }
}

/// Where cards go that leave the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OutOfPlay {
    /// Into the junk, from where effects can fetch them.
    Junk,
    /// Back into the box.
    Removed,
}

impl OutOfPlay {
    /// The place.
    #[must_use]
    pub const fn place(self) -> Common {
        match self {
            OutOfPlay::Junk => Common::Junk,
            OutOfPlay::Removed => Common::Removed,
        }
    }

    /// What is done with a card that goes there.
    #[must_use]
    pub const fn verb(self) -> Verb {
        match self {
            OutOfPlay::Junk => Verb::Junk,
            OutOfPlay::Removed => Verb::Remove,
        }
    }
}
