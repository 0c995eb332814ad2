//! Icons, and counting them.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use serde::{Deserialize, Serialize};

/// What stands in a slot of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
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
    /// An echo effect, printed where an icon would be; it is no icon itself (R-ICON-4, G-31).
    Echo,
    /// A bonus of this value, worth points while it is visible (R-SCO-2).
    Bonus(u8),
}

/// The words for bonuses, by their value.
const BONUSES: [&str; 13] = [
    "bonus0", "bonus1", "bonus2", "bonus3", "bonus4", "bonus5", "bonus6", "bonus7", "bonus8", "bonus9",
    "bonus10", "bonus11", "bonus12",
];

impl Icon {
    /// The six icons that every edition knows.
    pub const SIX: [Icon; 6] =
        [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    /// Everything that is counted as an icon on boards.
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
            Icon::Echo => "echo",
            Icon::Bonus(value) => BONUSES[value as usize],
        }
    }

    /// The icon with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }

    /// Whatever can stand in a slot and has this name.
    pub(crate) fn in_slot(name: &str) -> Option<Icon> {
        let value = || BONUSES.iter().skip(1).position(|bonus| *bonus == name);
        Icon::from_name(name)
            .or_else(|| [Icon::Hex, Icon::Echo].into_iter().find(|icon| icon.name() == name))
            .or_else(|| value().map(|n| Icon::Bonus(n as u8 + 1)))
    }

    /// A small number: those that are counted come first, then the image, and all bonuses share one.
    pub(crate) const fn place(self) -> u8 {
        match self {
            Icon::Castle => 0,
            Icon::Crown => 1,
            Icon::Leaf => 2,
            Icon::Lightbulb => 3,
            Icon::Factory => 4,
            Icon::Clock => 5,
            Icon::Person => 6,
            Icon::Hex => 7,
            Icon::Echo => 8,
            Icon::Bonus(_) => 9,
        }
    }
}

impl Serialize for Icon {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Icon {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Icon, D::Error> {
        let name = String::deserialize(deserializer)?;
        Icon::in_slot(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("\"{name}\" stands in no slot of a card")))
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

/// A set of icons; in it, bonuses are one icon whatever their value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Icons(u16);

impl Icons {
    /// None.
    pub const NONE: Icons = Icons(0);

    /// Just this one.
    #[must_use]
    pub const fn only(icon: Icon) -> Icons {
        Icons(1 << icon.place())
    }

    /// Those of this set and this icon.
    #[must_use]
    pub const fn and(self, icon: Icon) -> Icons {
        Icons(self.0 | 1 << icon.place())
    }

    /// The bit above all icons: in the handle of a card it says that the card has a demand.
    const DEMANDS: u16 = 1 << 15;

    pub(crate) const fn with_demand(self) -> Icons {
        Icons(self.0 | Icons::DEMANDS)
    }

    pub(crate) const fn demands(self) -> bool {
        self.0 & Icons::DEMANDS != 0
    }

    /// Whether the icon is one of these.
    #[must_use]
    pub const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon.place() & 1 == 1
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

    /// The icons that boards are counted for: no image, echo effect or bonus.
    pub fn counted(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().filter(move |&icon| self.contains(icon))
    }

    /// Those in both sets.
    #[must_use]
    pub const fn common(self, other: Icons) -> Icons {
        Icons(self.0 & other.0)
    }
}

impl<const N: usize> From<[Icon; N]> for Icons {
    fn from(icons: [Icon; N]) -> Icons {
        icons.into_iter().fold(Icons::NONE, Icons::and)
    }
}

/// How many there are of each icon, card images included; echo effects and bonuses are not icons
/// to count.
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
        let place = icon.place() as usize;
        if place < self.0.len() { self.0[place] } else { 0 }
    }

    /// Counts one more; echo effects and bonuses are counted elsewhere.
    pub(crate) const fn add_one(&mut self, icon: Icon) {
        let place = icon.place() as usize;
        if place < self.0.len() {
            self.0[place] += 1;
        }
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
