//! How a game ends.

use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::listed::listed;
use crate::seat::Seats;

/// In which way a game was won.
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
pub enum By {
    /// Enough achievements.
    Achievements,
    /// The highest score when a card beyond the last age had to be drawn.
    Score,
    /// A card's effect.
    Effect,
    /// Everybody else is out, or gave up.
    Elimination,
    /// Nobody: a full tie at the end by score.
    Draw,
}

listed!(By);

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winners: Seats,
    /// In which way.
    pub by: By,
    /// The card whose effect decided it.
    pub card: Option<CardId>,
}
