//! Icons, and counting them.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::few::few;
use crate::listed::all;
use crate::splay::Splay;

/// What stands in a slot of a card.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::EnumCount,
    strum::EnumIter,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "lowercase"))]
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
    /// An inspire effect, printed where an icon would be (R-FIG-10).
    Inspire,
    /// A bonus of this value, worth points while it is visible (R-SCO-2).
    #[cfg_attr(feature = "typescript", ts(untagged))]
    Bonus(#[cfg_attr(feature = "typescript", ts(type = "`bonus${number}`"))] u8),
    /// On a city: a card one higher is drawn when a Meld action brings it (R-CIT-5).
    Plus,
    /// On a city: its color is splayed this way when a Meld action brings it (R-CIT-5).
    #[cfg_attr(feature = "typescript", ts(untagged))]
    Arrow(#[cfg_attr(feature = "typescript", ts(type = "\"left\" | \"right\" | \"up\""))] Splay),
    /// On a city: an achievement while no opponent shows more cards of its color (R-CIT-6).
    Flag,
    /// On a city: an achievement while it is visible (R-CIT-6).
    Fountain,
    /// Nothing at all: a slot that was left empty.
    Blank,
}

/// What something that stands in a slot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It is counted on boards.
    Counted,
    /// It fills a slot.
    Filling,
    /// It stands for an effect that is printed there.
    Effect,
    /// It is worth points while it is visible.
    Points,
    /// It acts when a Meld action brings it, and never again.
    Deed,
    /// It can be an achievement while it is visible.
    Emblem,
}

/// The words for bonuses, by their value.
const BONUSES: [&str; 13] = [
    "bonus0", "bonus1", "bonus2", "bonus3", "bonus4", "bonus5", "bonus6", "bonus7", "bonus8", "bonus9",
    "bonus10", "bonus11", "bonus12",
];

impl Icon {
    /// The six icons that every edition knows.
    pub const SIX: [Icon; Icon::Person.index()] = all(&Icon::BY_INDEX);

    /// Everything that is counted as an icon on boards.
    pub const ALL: [Icon; Icon::Hex.index()] = all(&Icon::BY_INDEX);

    /// One of each kind, each at its small number.
    pub(crate) const BY_INDEX: [Icon; Icon::KINDS] = [
        Icon::Castle,
        Icon::Crown,
        Icon::Leaf,
        Icon::Lightbulb,
        Icon::Factory,
        Icon::Clock,
        Icon::Person,
        Icon::Hex,
        Icon::Echo,
        Icon::Inspire,
        Icon::Bonus(0),
        Icon::Plus,
        Icon::Arrow(Splay::None),
        Icon::Flag,
        Icon::Fountain,
        Icon::Blank,
    ];

    /// How many kinds there are, whatever stands in a slot counted.
    const KINDS: usize = <Icon as strum::EnumCount>::COUNT;

    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Icon::Bonus(value) => BONUSES[usize::from(value)],
            Icon::Arrow(splay) => splay.name(),
            Icon::Castle
            | Icon::Crown
            | Icon::Leaf
            | Icon::Lightbulb
            | Icon::Factory
            | Icon::Clock
            | Icon::Person
            | Icon::Hex
            | Icon::Echo
            | Icon::Inspire
            | Icon::Plus
            | Icon::Flag
            | Icon::Fountain
            | Icon::Blank => self.into(),
        }
    }

    /// The icon with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }

    /// Whatever can stand in a slot and has this name.
    pub(crate) fn in_slot(name: &str) -> Option<Icon> {
        let bonuses = (1..BONUSES.len() as u8).map(Icon::Bonus);
        let arrows = [Splay::Left, Splay::Right, Splay::Up].map(Icon::Arrow);
        let others = Icon::iter().filter(|icon| !matches!(icon, Icon::Bonus(_) | Icon::Arrow(_)));
        others.chain(bonuses).chain(arrows).find(|icon| icon.name() == name)
    }

    /// The icon with this name that a player can be asked to pick: one that is counted, or one of a
    /// city that acts.
    pub(crate) fn to_pick(name: &str) -> Option<Icon> {
        let acts = |icon: &Icon| icon.purpose() == Purpose::Deed;
        Icon::from_name(name).or_else(|| Icon::in_slot(name).filter(acts))
    }

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Icon::Castle
            | Icon::Crown
            | Icon::Leaf
            | Icon::Lightbulb
            | Icon::Factory
            | Icon::Clock
            | Icon::Person => Purpose::Counted,
            Icon::Hex | Icon::Blank => Purpose::Filling,
            Icon::Echo | Icon::Inspire => Purpose::Effect,
            Icon::Bonus(_) => Purpose::Points,
            Icon::Plus | Icon::Arrow(_) => Purpose::Deed,
            Icon::Flag | Icon::Fountain => Purpose::Emblem,
        }
    }

    /// Whether it shows on boards without being counted there.
    pub(crate) fn is_mark(&self) -> bool {
        match self.purpose() {
            Purpose::Counted | Purpose::Filling => false,
            Purpose::Effect | Purpose::Points | Purpose::Deed | Purpose::Emblem => true,
        }
    }

    /// A small number: those that are counted come first, then the image; all bonuses share one, and
    /// all arrows.
    #[must_use]
    pub const fn index(self) -> usize {
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
            Icon::Inspire => 9,
            Icon::Bonus(_) => 10,
            Icon::Plus => 11,
            Icon::Arrow(_) => 12,
            Icon::Flag => 13,
            Icon::Fountain => 14,
            Icon::Blank => 15,
        }
    }

    /// The icon with this small number; a bonus without a value for all bonuses, an arrow without a
    /// direction for all arrows.
    ///
    /// # Panics
    /// If there are not that many.
    #[must_use]
    pub const fn at(index: usize) -> Icon {
        Icon::BY_INDEX[index]
    }
}

const _: () = {
    let mut n = 0;
    while n < Icon::KINDS {
        assert!(Icon::at(n).index() == n, "each icon stands at its small number");
        n += 1;
    }
};

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
    /// Only cities have this one and the next.
    TopMiddle,
    TopRight,
}

/// What stands in the slots of a card: four of them, or six on a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slots {
    icons: [Icon; 6],
    count: u8,
}

impl Slots {
    /// The icons of a card in the order of its slots. A fifth makes it a city; the image at the top
    /// right of a city goes without saying.
    ///
    /// # Panics
    /// If a card has no such number of slots.
    #[must_use]
    pub const fn of<const N: usize>(icons: [Icon; N]) -> Slots {
        assert!(N == 4 || N == 5, "a card has four slots, and a city one more to say");
        let mut slots = Slots { icons: [Icon::Hex; 6], count: if N == 4 { 4 } else { 6 } };
        let mut n = 0;
        while n < N {
            slots.icons[n] = icons[n];
            n += 1;
        }
        slots
    }

    /// All that stands in them, in their order.
    #[must_use]
    pub fn icons(&self) -> &[Icon] {
        &self.icons[..usize::from(self.count)]
    }

    /// What stands in one of them, if the card has it.
    #[must_use]
    pub fn get(&self, slot: Slot) -> Option<Icon> {
        self.icons().get(slot as usize).copied()
    }

    /// Whether it is a city, which has six of them.
    #[must_use]
    pub const fn are_a_citys(&self) -> bool {
        self.count == 6
    }

    /// What a city searches for: an icon that stands in its top middle slot (R-CIT-5).
    #[must_use]
    pub fn searched(&self) -> Option<Icon> {
        self.get(Slot::TopMiddle).filter(|icon| Icon::ALL.contains(icon))
    }

    /// Where the arrow of a city points.
    #[must_use]
    pub fn arrow(&self) -> Option<Splay> {
        let arrow = |icon: &Icon| if let Icon::Arrow(splay) = icon { Some(*splay) } else { None };
        self.icons().iter().find_map(arrow)
    }

    /// What can be seen of them through these slots.
    pub(crate) fn through(&self, shown: &[Slot]) -> impl Iterator<Item = Icon> {
        shown.iter().filter_map(|&slot| self.get(slot))
    }
}

few! {
    /// Some of the icons; in it, bonuses are one icon whatever their value, and so are arrows.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    Icons: u16, of Icon, all u16::MAX >> (16 - Icon::KINDS)
}

impl Icons {
    /// The icons that boards are counted for.
    const COUNTED: Icons = Icons((1 << Icon::ALL.len()) - 1);

    /// Those that boards are counted for: no image, echo or inspire effect, bonus or city icon.
    #[must_use]
    pub const fn counted(self) -> Icons {
        self.within(Icons::COUNTED)
    }

    /// The icons whose bits these are, by their places.
    pub(crate) const fn from_bits(bits: u16) -> Icons {
        Icons(bits)
    }
}

/// How many there are of each icon, card images included; echo and inspire effects, bonuses and the
/// icons of cities are not icons to count.
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
        let place = icon.index();
        if place < self.0.len() { self.0[place] } else { 0 }
    }

    /// Counts one more; what is no icon to count is counted elsewhere.
    pub(crate) const fn add_one(&mut self, icon: Icon) {
        let place = icon.index();
        if place < self.0.len() {
            self.0[place] += 1;
        }
    }

    /// Counts so many more.
    pub fn add(&mut self, icon: Icon, more: usize) {
        let place = icon.index();
        if place < self.0.len() {
            self.0[place] = self.0[place].saturating_add(more.min(usize::from(u16::MAX)) as u16);
        }
    }

    /// One of each icon of which there are so many, and none of the others.
    pub(crate) fn at_least(self, times: u16) -> IconCounts {
        // Said so, it is done with all eight at a time.
        IconCounts(self.0.map(|count| count.saturating_sub(times - 1).min(1)))
    }

    /// How many there are of the icon of which there are the most, card images left out.
    pub(crate) fn most(&self) -> u16 {
        let [icons @ .., _images] = self.0;
        icons.into_iter().fold(0, u16::max)
    }

    /// Of each icon as many as there are in that of the two counts which has more.
    pub(crate) fn max(self, other: IconCounts) -> IconCounts {
        IconCounts(std::array::from_fn(|place| self.0[place].max(other.0[place])))
    }

    /// Which icons there are, card images left out.
    #[must_use]
    pub fn present(&self) -> Icons {
        Icon::ALL.into_iter().filter(|&icon| self.get(icon) > 0).collect()
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
