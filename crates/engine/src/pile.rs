//! The piles a player has off the board: one list, over which everything else loops.

use serde::{Deserialize, Serialize};

use crate::few::few;
use crate::listed::listed;

/// A pile of a player's that is not on the board.
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
pub enum Pile {
    /// The hand.
    Hand,
    /// The score pile.
    Score,
    /// The achievements.
    Achievements,
    /// Foreshadowed cards (R-ZONE-2).
    Forecast,
    /// The Artifact on display.
    Display,
    /// Secrets in a safe.
    Safe,
    /// Artifacts in museums.
    Museum,
}

listed!(Pile);

few! {
    /// Some of the piles: those that a game has.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Piles: u8, of Pile, all (1 << Pile::COUNT) - 1
}

impl Piles {
    /// Those that every game has (R-ZONE-1).
    pub const ALWAYS: Piles = Piles::only(Pile::Hand).with(Pile::Score).with(Pile::Achievements);
}

/// Who sees the faces of the cards in a pile (R-INFO-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sight {
    /// Only its owner.
    Owner,
    /// Everybody.
    All,
    /// Nobody, not even its owner.
    Nobody,
}

impl Pile {
    /// Who sees the faces of its cards.
    #[must_use]
    pub const fn seen_by(self) -> Sight {
        match self {
            Pile::Hand | Pile::Score | Pile::Forecast => Sight::Owner,
            Pile::Achievements | Pile::Safe => Sight::Nobody,
            Pile::Display | Pile::Museum => Sight::All,
        }
    }

    /// Whether its cards keep their order, which everybody can follow. In other piles that are closed
    /// nobody knows a card by its place.
    #[must_use]
    pub const fn keeps_order(self) -> bool {
        match self {
            Pile::Safe => true,
            Pile::Hand
            | Pile::Score
            | Pile::Achievements
            | Pile::Forecast
            | Pile::Display
            | Pile::Museum => false,
        }
    }

    /// What it is called in a sentence.
    #[must_use]
    pub const fn in_words(self) -> &'static str {
        match self {
            Pile::Hand => "hand",
            Pile::Score => "score pile",
            Pile::Achievements => "achievements",
            Pile::Forecast => "forecast",
            Pile::Display => "display",
            Pile::Safe => "safe",
            Pile::Museum => "museum",
        }
    }
}
