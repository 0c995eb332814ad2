//! Cards: how they are defined, and the small handle by which effects hold them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::age::Age;
use crate::color::Color;
use crate::edition::{Edition, Editions};
use crate::flow::Flow;
use crate::icon::{Icon, Icons};
use crate::phrase::Phrase;
use crate::player::Player;
use crate::set::Set;
use crate::zone::Zone;

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
#[derive(Clone, Copy)]
pub struct Card {
    pub(crate) id: CardId,
    pub(crate) icons: Icons,
    pub(crate) age: Age,
    pub(crate) color: Color,
    pub(crate) set: Set,
    /// The value of its bonus, 0 without one.
    pub(crate) bonus: u8,
}

/// Handles are copied all the time; they fit into a register.
const _: () = assert!(size_of::<Card>() == 8, "a handle is eight bytes");

impl Card {
    /// Which card it is.
    #[must_use]
    pub const fn id(self) -> CardId {
        self.id
    }

    /// Its value, which is its age (R-CARD-2).
    #[must_use]
    pub const fn value(self) -> Age {
        self.age
    }

    /// Its color.
    #[must_use]
    pub const fn color(self) -> Color {
        self.color
    }

    /// The set it comes from.
    #[must_use]
    pub const fn set(self) -> Set {
        self.set
    }

    /// The deck it belongs to, which is also what its back shows.
    #[must_use]
    pub const fn home(self) -> Zone {
        Zone::deck(self.set, self.age)
    }

    /// The value of the bonus printed on it, if there is one (R-SCO-3).
    #[must_use]
    pub const fn bonus(self) -> Option<Age> {
        if self.bonus == 0 { None } else { Some(Age::new(self.bonus)) }
    }

    /// Whether it has an echo effect.
    #[must_use]
    pub const fn has_echo(self) -> bool {
        self.icons.contains(Icon::Echo)
    }

    /// Whether it bears an icon that the other card bears too. A bonus is an icon for each of its
    /// values; images and echo effects are none (G-31).
    #[must_use]
    pub fn shares_icon_with(self, other: Card) -> bool {
        let same_bonus = self.bonus != 0 && self.bonus == other.bonus;
        same_bonus || self.icons.common(other.icons).counted().next().is_some()
    }

    /// Whether it bears the icon anywhere.
    #[must_use]
    pub const fn has(self, icon: Icon) -> bool {
        self.icons.contains(icon)
    }

    /// Whether it has a demand effect.
    #[must_use]
    pub const fn has_demand(self) -> bool {
        self.icons.demands()
    }
}

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.id == other.id
    }
}

impl Eq for Card {}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} ({} {})", self.id.0, self.color, self.age)
    }
}

/// Who carries an effect out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The players who share, then the one who activated the card.
    Dogma,
    /// The vulnerable opponents.
    Demand,
    /// As [`Kind::Dogma`], whenever a card of its color is used while its slot is visible (R-DOG-8).
    Echo,
}

impl Kind {
    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Dogma => "dogma",
            Kind::Demand => "demand",
            Kind::Echo => "echo",
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

/// A card with all its editions: what is printed on it, and its effects in printed order.
#[derive(Clone, Copy)]
pub struct Definition {
    /// The printed title.
    pub title: &'static str,
    /// The age, which is the value.
    pub age: Age,
    /// The color.
    pub color: Color,
    icons: [Icon; 4],
    icons_elsewhere: Option<(Editions, [Icon; 4])>,
    effects: [Option<Effect>; MOST_EFFECTS],
}

/// Starts the definition of a card: title, age, color, and what stands in its four slots
/// (top left, bottom left, bottom middle, bottom right): icons, the image, bonuses, an echo effect.
#[must_use]
pub const fn card(title: &'static str, age: u8, color: Color, icons: [Icon; 4]) -> Definition {
    Definition {
        title,
        age: Age::new(age),
        color,
        icons,
        icons_elsewhere: None,
        effects: [None; MOST_EFFECTS],
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

    /// The echo effect, which stands in the slot marked [`Icon::Echo`]; it comes before the others.
    #[must_use]
    pub const fn echo(self, editions: Editions, text: &'static str, deed: Deed) -> Definition {
        self.effect(Effect { editions, kind: Kind::Echo, text, deed })
    }

    /// Other icons in some editions.
    #[must_use]
    pub const fn icons_in(mut self, editions: Editions, icons: [Icon; 4]) -> Definition {
        self.icons_elsewhere = Some((editions, icons));
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

    /// The icons in the four slots, in an edition.
    #[must_use]
    pub fn icons(&self, edition: Edition) -> [Icon; 4] {
        match self.icons_elsewhere {
            Some((editions, icons)) if editions.contains(edition) => icons,
            _ => self.icons,
        }
    }

    /// The effects in an edition, in printed order.
    pub fn effects(&self, edition: Edition) -> impl Iterator<Item = &Effect> {
        self.effects.iter().flatten().filter(move |effect| effect.editions.contains(edition))
    }

    /// The featured icon: the most frequent one (R-CARD-4).
    #[must_use]
    pub fn featured(&self, edition: Edition) -> Icon {
        let icons = self.icons(edition);
        let count = |icon: Icon| icons.iter().filter(|&&other| other == icon).count();
        *icons
            .iter()
            .filter(|icon| Icon::ALL.contains(icon))
            .max_by_key(|&&icon| count(icon))
            .unwrap_or(&Icon::Hex)
    }
}
