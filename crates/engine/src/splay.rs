//! How a stack is splayed, and what that shows of its covered cards.

use serde::{Deserialize, Serialize};

use crate::icon::Slot;
use crate::listed::listed;

/// The direction in which a stack is splayed.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
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
pub enum Splay {
    /// Not splayed: covered cards show nothing.
    #[default]
    None,
    /// Shows the right edge of each covered card: one slot, and on a city the image above it.
    Left,
    /// Shows the left edge: two slots.
    Right,
    /// Shows the bottom edge: three slots.
    Up,
    /// Shows left and bottom edge: all four slots (fourth edition).
    Aslant,
}

listed!(Splay);

impl Splay {
    /// The slots that a covered card shows (R-SLOT-2).
    #[must_use]
    pub const fn shows(self) -> &'static [Slot] {
        match self {
            Splay::None => &[],
            Splay::Left => &[Slot::BottomRight, Slot::TopRight],
            Splay::Right => &[Slot::TopLeft, Slot::BottomLeft],
            Splay::Up => &[Slot::BottomLeft, Slot::BottomMiddle, Slot::BottomRight],
            Splay::Aslant => &[Slot::TopLeft, Slot::BottomLeft, Slot::BottomMiddle, Slot::BottomRight],
        }
    }

    /// How many slots of an ordinary covered card it shows.
    #[must_use]
    pub const fn slots(self) -> usize {
        match self {
            Splay::None => 0,
            Splay::Left => 1,
            Splay::Right => 2,
            Splay::Up => 3,
            Splay::Aslant => 4,
        }
    }

    /// Whether there is no splay.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Splay::None
    }
}
