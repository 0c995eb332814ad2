//! Cards: how they are defined, and the small handle by which effects hold them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::age::{Age, Ages};
use crate::color::{Color, Colors};
use crate::each::Each;
use crate::edition::{Edition, Editions};
use crate::flow::Flow;
use crate::icon::{Icon, Icons, Slots};
use crate::karma::{Does, Karma, Would, decree_text};
use crate::listed::listed;
use crate::phrase::Phrase;
use crate::player::Player;
use crate::set::{Set, Sets};
use crate::special::Special;

/// A card by its place in the [`Catalog`](crate::Catalog).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// Its place in the catalog.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card in an effect's hands: which one, and what can be read off its face.
///
/// Handles are copied all the time and listed by the hundred, so everything is packed into four
/// bytes.
#[derive(Clone, Copy)]
pub struct Card(u32);

/// Where each thing stands in a handle: the first bit, and how many there are.
mod packed {
    pub const ID: (u32, u32) = (0, 10);
    pub const VALUE: (u32, u32) = (10, 4);
    pub const COLOR: (u32, u32) = (14, 3);
    pub const SET: (u32, u32) = (17, 3);
    pub const BONUS: (u32, u32) = (20, 4);
    pub const ICONS: (u32, u32) = (24, 7);
    pub const DEMAND: (u32, u32) = (31, 1);
}

/// All of something, and the first of them where there are no more.
const fn padded<T: Copy, const N: usize, const M: usize>(all: [T; N]) -> [T; M] {
    let mut padded = [all[0]; M];
    let mut n = 0;
    while n < N {
        padded[n] = all[n];
        n += 1;
    }
    padded
}

/// What a handle is made of.
pub(crate) struct Face {
    pub id: CardId,
    pub value: Age,
    pub color: Color,
    pub set: Set,
    /// The highest bonus, 0 without one.
    pub bonus: u8,
    pub icons: Icons,
    pub demands: bool,
}

impl Card {
    pub(crate) const fn new(face: &Face) -> Card {
        const fn pack((first, bits): (u32, u32), number: u32) -> u32 {
            assert!(number >> bits == 0, "a handle has no room for this");
            number << first
        }
        Card(
            pack(packed::ID, face.id.0 as u32)
                | pack(packed::VALUE, face.value.get() as u32)
                | pack(packed::COLOR, face.color as u32)
                | pack(packed::SET, face.set as u32)
                | pack(packed::BONUS, face.bonus as u32)
                | pack(packed::ICONS, face.icons.counted().bits() as u32)
                | pack(packed::DEMAND, face.demands as u32),
        )
    }

    const fn unpack(self, (first, bits): (u32, u32)) -> u32 {
        self.0 >> first & ((1 << bits) - 1)
    }

    /// Which card it is.
    #[must_use]
    pub const fn id(self) -> CardId {
        CardId(self.unpack(packed::ID) as u16)
    }

    /// Its value, which is its age (R-CARD-2).
    #[must_use]
    pub const fn value(self) -> Age {
        Age::new(self.unpack(packed::VALUE) as u8)
    }

    /// Its color.
    #[must_use]
    pub const fn color(self) -> Color {
        // As many as its bits can say, so that looking it up needs no check.
        const COLORS: [Color; 1 << packed::COLOR.1] = padded(Color::ALL);
        COLORS[self.unpack(packed::COLOR) as usize]
    }

    /// The set it comes from.
    #[must_use]
    pub const fn set(self) -> Set {
        const SETS: [Set; 1 << packed::SET.1] = padded(Set::ALL);
        SETS[self.unpack(packed::SET) as usize]
    }

    /// Whether its color, value and set are among these. This is asked of every card that somebody looks
    /// for, so it is read off the handle without a branch.
    #[inline]
    pub(crate) const fn is_among(self, colors: Colors, values: Ages, sets: Sets) -> bool {
        let color = colors.bits() as u32 >> self.unpack(packed::COLOR);
        let value = values.bits() as u32 >> self.unpack(packed::VALUE);
        let set = sets.bits() as u32 >> self.unpack(packed::SET);
        color & value & set & 1 != 0
    }

    /// The value of the highest bonus printed on it, if there is one (R-SCO-3).
    #[must_use]
    pub const fn bonus(self) -> Option<Age> {
        match self.unpack(packed::BONUS) {
            0 => None,
            value => Some(Age::new(value as u8)),
        }
    }

    /// The same card with another value: the one on its other side.
    pub(crate) const fn worth(self, value: Age) -> Card {
        let (first, bits) = packed::VALUE;
        let others = self.0 & !(((1 << bits) - 1) << first);
        Card(others | (value.get() as u32) << first)
    }

    /// What can be asked for in a selector: its icons, and whether it has a bonus.
    #[inline]
    pub(crate) const fn icons(self) -> Icons {
        let icons = Icons::from_bits(self.unpack(packed::ICONS) as u16);
        if self.bonus().is_some() { icons.with(Icon::Bonus(0)) } else { icons }
    }

    /// Whether it bears an icon that the other card bears too. A bonus is an icon for each of its
    /// values; images and echo effects are none (G-31).
    #[must_use]
    pub fn shares_icon_with(self, other: Card) -> bool {
        let same_bonus = self.bonus().is_some() && self.bonus() == other.bonus();
        same_bonus || self.icons().counted().meet(other.icons().counted())
    }

    /// Whether it bears the icon anywhere.
    #[must_use]
    pub const fn has(self, icon: Icon) -> bool {
        self.icons().contains(icon)
    }

    /// Whether it has a demand effect, compels included.
    #[must_use]
    pub const fn has_demand(self) -> bool {
        self.unpack(packed::DEMAND) != 0
    }
}

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Card {}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} ({} {})", self.id().0, self.color(), self.value())
    }
}

/// Who carries an effect out.
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
    strum::Display,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// The players who share, then the one who activated the card.
    Dogma,
    /// The vulnerable opponents.
    Demand,
    /// The opponents who share (R-DOG-6). It is a demand in everything else.
    Compel,
    /// As [`Kind::Dogma`], whenever a card of its color is used while its slot is visible (R-DOG-8).
    Echo,
    /// The player who takes an Inspire action with its color, alone (R-FIG-10).
    Inspire,
}

listed!(Kind);

impl Kind {
    /// Whether it is a demand, which a compel is too (G-75).
    #[must_use]
    pub const fn is_demand(self) -> bool {
        match self {
            Kind::Demand | Kind::Compel => true,
            Kind::Dogma | Kind::Echo | Kind::Inspire => false,
        }
    }

    /// Whether others can share it.
    #[must_use]
    pub const fn is_shared(self) -> bool {
        match self {
            Kind::Dogma | Kind::Echo => true,
            Kind::Demand | Kind::Compel | Kind::Inspire => false,
        }
    }

    /// Whether it stands in a slot, where an icon would be (R-ICON-4).
    #[must_use]
    pub const fn is_in_slot(self) -> bool {
        match self {
            Kind::Echo | Kind::Inspire => true,
            Kind::Dogma | Kind::Demand | Kind::Compel => false,
        }
    }
}

/// What an effect does: a plain function of the player who carries it out.
pub type Deed = for<'a, 'b> fn(&'a mut Player<'b>) -> Flow;

/// One effect of a card: our words for it, and what it does.
#[derive(Clone, Copy)]
pub struct Effect {
    /// The editions whose card has this effect.
    pub editions: Editions,
    /// Who carries it out.
    pub kind: Kind,
    /// What it says, in this project's words; `[leaf]` stands for an icon, `[Paper]` for a card.
    pub text: &'static str,
    /// What it does.
    pub deed: Deed,
}

impl Effect {
    /// What it says, with icons and cards marked.
    #[must_use]
    pub fn words(&self) -> Phrase {
        Phrase::printed(self.text)
    }
}

const MOST_EFFECTS: usize = 8;
const MOST_KARMAS: usize = 3;

/// A card with all its editions: what is printed on it, and its effects in printed order.
#[derive(Clone, Copy)]
pub struct Definition {
    /// The printed title.
    pub title: &'static str,
    /// The age, which is the value.
    pub age: Age,
    /// The color.
    pub color: Color,
    slots: Slots,
    slots_elsewhere: Option<(Editions, Slots)>,
    featured: Option<Icon>,
    effects: [Option<Effect>; MOST_EFFECTS],
    /// Its value while its face is up, if that is another than its back shows.
    face_value: Option<Age>,
    karmas: [Option<Karma>; MOST_KARMAS],
}

/// Starts the definition of a card: title, age, color, and what stands in its four slots
/// (top left, bottom left, bottom middle, bottom right): icons, the image, bonuses, an echo effect.
/// A fifth slot, top middle, makes a city.
#[must_use]
pub const fn card<const N: usize>(
    title: &'static str,
    age: u8,
    color: Color,
    icons: [Icon; N],
) -> Definition {
    Definition {
        title,
        age: Age::new(age),
        color,
        slots: Slots::of(icons),
        slots_elsewhere: None,
        featured: None,
        effects: [None; MOST_EFFECTS],
        face_value: None,
        karmas: [None; MOST_KARMAS],
    }
}

impl Definition {
    /// The next effect, which is not a demand.
    #[must_use]
    pub const fn dogma(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Dogma, text, deed })
    }

    /// The next effect, a demand.
    #[must_use]
    pub const fn demand(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Demand, text, deed })
    }

    /// The next effect, a compel: a demand of those opponents who share.
    #[must_use]
    pub const fn compel(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Compel, text, deed })
    }

    /// The echo effect, which stands in the slot marked [`Icon::Echo`]; it comes before the others.
    #[must_use]
    pub const fn echo(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Echo, text, deed })
    }

    /// Another value than its back shows while its face is up: on a board, on display, or revealed.
    #[must_use]
    pub const fn worth_face_up(mut self, value: u8) -> Definition {
        self.face_value = Some(Age::new(value));
        self
    }

    /// The value while its face is up.
    #[must_use]
    pub const fn face_value(&self) -> Age {
        match self.face_value {
            Some(value) => value,
            None => self.age,
        }
    }

    /// The inspire effect, which stands in the slot marked [`Icon::Inspire`]; it comes before the others.
    #[must_use]
    pub const fn inspire(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Inspire, text, deed })
    }

    /// An effect that stands nowhere on the card but in its karma, which lends it to others; it comes
    /// after the one in its slot.
    #[must_use]
    pub const fn lent(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Echo, text, deed })
    }

    /// The next karma: when this card is melded, its owner carries this out (R-FIG-3).
    #[must_use]
    pub const fn when(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.karma(Karma { editions, text, does: Does::When(deed) })
    }

    /// The next karma: any two Figures issue this Decree (R-FIG-5).
    #[must_use]
    pub const fn decree(self, editions: Editions, decree: Special) -> Definition {
        self.karma(Karma { editions, text: decree_text(decree), does: Does::Decree(decree) })
    }

    /// The next karma, which changes what is counted (R-FIG-4).
    #[must_use]
    pub const fn each(self, editions: Editions, text: &'static str, each: Each) -> Definition {
        self.karma(Karma { editions, text, does: Does::Each(each) })
    }

    /// The next karma, which interrupts (R-FIG-6).
    #[must_use]
    pub const fn would(self, editions: Editions, text: &'static str, would: Would) -> Definition {
        self.karma(Karma { editions, text, does: Does::Would(would) })
    }

    const fn karma(mut self, karma: Karma) -> Definition {
        let mut next = 0;
        while self.karmas[next].is_some() {
            next += 1;
        }
        self.karmas[next] = Some(karma);
        self
    }

    /// The card with one of its karmas muted: what is different then, that karma does.
    #[must_use]
    pub const fn muted(mut self, nth: usize) -> Definition {
        if let Some(karma) = &mut self.karmas[nth] {
            karma.does = Does::Each(Each::Points(|_| 0));
        }
        self
    }

    /// The karmas in an edition, in printed order.
    pub fn karmas(&self, edition: Edition) -> impl Iterator<Item = &Karma> {
        self.karmas.iter().flatten().filter(move |karma| karma.editions.contains(edition))
    }

    /// Other icons in some editions.
    #[must_use]
    pub const fn icons_in<const N: usize>(mut self, editions: Editions, icons: [Icon; N]) -> Definition {
        self.slots_elsewhere = Some((editions, Slots::of(icons)));
        self
    }

    /// A featured icon that is not the one it bears most of.
    #[must_use]
    pub const fn features(mut self, icon: Icon) -> Definition {
        self.featured = Some(icon);
        self
    }

    const fn effect(mut self, effect: Effect) -> Definition {
        let mut next = 0;
        while self.effects[next].is_some() {
            next += 1;
        }
        self.effects[next] = Some(effect);
        self
    }

    /// What stands in the slots, in an edition.
    #[must_use]
    pub fn slots(&self, edition: Edition) -> Slots {
        match self.slots_elsewhere {
            Some((editions, slots)) if editions.contains(edition) => slots,
            _ => self.slots,
        }
    }

    /// The effects in an edition, in printed order.
    pub fn effects(&self, edition: Edition) -> impl Iterator<Item = &Effect> {
        self.effects.iter().flatten().filter(move |effect| effect.editions.contains(edition))
    }

    /// The featured icon: the most frequent one, unless another is printed (R-CARD-4).
    #[must_use]
    pub fn featured(&self, edition: Edition) -> Icon {
        if let Some(icon) = self.featured {
            return icon;
        }
        let slots = self.slots(edition);
        let icons = slots.icons();
        let count = |icon: Icon| icons.iter().filter(|&&other| other == icon).count();
        *icons
            .iter()
            .filter(|icon| Icon::ALL.contains(icon))
            .max_by_key(|&&icon| count(icon))
            .unwrap_or(&Icon::Hex)
    }
}
