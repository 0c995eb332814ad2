//! How a stack is splayed, and what that shows of its covered cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::icon::Slot;

/// The direction in which a stack is splayed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Splay {
    /// Not splayed: covered cards show nothing.
    #[default]
    None,
    /// Shows the right edge of each covered card: one slot.
    Left,
    /// Shows the left edge: two slots.
    Right,
    /// Shows the bottom edge: three slots.
    Up,
    /// Shows left and bottom edge: all four slots (fourth edition).
    Aslant,
}

impl Splay {
    /// Unsplayed and the four directions.
    pub const ALL: [Splay; 5] = [Splay::None, Splay::Left, Splay::Right, Splay::Up, Splay::Aslant];

    /// The slots that a covered card shows (R-SLOT-2).
    #[must_use]
    pub const fn shows(self) -> &'static [Slot] {
        match self {
            Splay::None => &[],
            Splay::Left => &[Slot::BottomRight],
            Splay::Right => &[Slot::TopLeft, Slot::BottomLeft],
            Splay::Up => &[Slot::BottomLeft, Slot::BottomMiddle, Slot::BottomRight],
            Splay::Aslant => &Slot::ALL,
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Splay::None => "none",
            Splay::Left => "left",
            Splay::Right => "right",
            Splay::Up => "up",
            Splay::Aslant => "aslant",
        }
    }

    /// The direction with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Splay> {
        Splay::ALL.into_iter().find(|splay| splay.name() == name)
    }

    /// Whether there is no splay.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Splay::None
    }
}

impl fmt::Display for Splay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
