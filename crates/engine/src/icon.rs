//! Icons, and counting them.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use serde::{Deserialize, Serialize};

/// What stands in a slot of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Icon {
    Castle,
    Crown,
    Leaf,
    Lightbulb,
    Factory,
    Clock,
    /// Fourth edition only; never one of the six that Empire asks for.
    Person,
    /// The card image: fills a slot and is worth nothing (R-SLOT-1).
    Hex,
}

impl Icon {
    /// The six icons that every edition knows.
    pub const SIX: [Icon; 6] =
        [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    /// Everything that counts as an icon.
    pub const ALL: [Icon; 7] = [
        Icon::Castle,
        Icon::Crown,
        Icon::Leaf,
        Icon::Lightbulb,
        Icon::Factory,
        Icon::Clock,
        Icon::Person,
    ];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Castle => "castle",
            Icon::Crown => "crown",
            Icon::Leaf => "leaf",
            Icon::Lightbulb => "lightbulb",
            Icon::Factory => "factory",
            Icon::Clock => "clock",
            Icon::Person => "person",
            Icon::Hex => "hex",
        }
    }

    /// The icon with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Where a slot is on the card (R-SLOT-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Slot {
    TopLeft,
    BottomLeft,
    BottomMiddle,
    BottomRight,
}

impl Slot {
    /// All four, in the order in which cards list their icons.
    pub const ALL: [Slot; 4] = [Slot::TopLeft, Slot::BottomLeft, Slot::BottomMiddle, Slot::BottomRight];
}

/// A set of icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Icons(u8);

impl Icons {
    /// None.
    pub const NONE: Icons = Icons(0);

    /// Just this one.
    #[must_use]
    pub const fn only(icon: Icon) -> Icons {
        Icons(1 << icon as u8)
    }

    /// Those of this set and this icon.
    #[must_use]
    pub const fn and(self, icon: Icon) -> Icons {
        Icons(self.0 | 1 << icon as u8)
    }

    /// Whether the icon is one of these.
    #[must_use]
    pub const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon as u8 & 1 == 1
    }

    /// Whether all of these are in the other set.
    #[must_use]
    pub const fn within(self, other: Icons) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets share an icon.
    #[must_use]
    pub const fn meets(self, other: Icons) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// How many there are of each icon, card images included.
///
/// Eight small numbers side by side, so that adding two counts is one vector instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct IconCounts([u16; 8]);

impl IconCounts {
    /// Nothing.
    pub const NONE: IconCounts = IconCounts([0; 8]);

    /// How many of this icon.
    #[must_use]
    pub const fn get(&self, icon: Icon) -> u16 {
        self.0[icon as usize]
    }

    pub(crate) const fn add_one(&mut self, icon: Icon) {
        self.0[icon as usize] += 1;
    }

    /// Whether there are at least `least` of each of the six icons (Empire).
    #[must_use]
    pub fn each_of_six(&self, least: u16) -> bool {
        self.0[..6].iter().all(|&count| count >= least)
    }

    /// Which icons there are, card images left out.
    #[must_use]
    pub fn present(&self) -> Icons {
        Icon::ALL.into_iter().filter(|&icon| self.get(icon) > 0).fold(Icons::NONE, Icons::and)
    }
}

impl AddAssign for IconCounts {
    fn add_assign(&mut self, other: IconCounts) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine += more;
        }
    }
}

impl SubAssign for IconCounts {
    fn sub_assign(&mut self, other: IconCounts) {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine -= less;
        }
    }
}
