//! All cards of one edition, numbered, with what the engine looks up often laid out for speed.

use std::fmt;

use crate::age::Age;
use crate::card::{Card, CardId, Definition, Effect, Kind};
use crate::color::Color;
use crate::edition::{Edition, Set};
use crate::icon::{Icon, IconCounts, Icons, Slot};
use crate::special::Special;
use crate::splay::Splay;

/// The most cards a catalog can number, special achievements included.
pub const MAX_CARDS: usize = 128;

/// Everything about one card in one edition.
pub struct Facts {
    /// The handle of the card.
    pub card: Card,
    /// The printed title.
    pub title: &'static str,
    /// The set it comes from; with the age, this is what its back shows.
    pub set: Set,
    /// The icons in its four slots.
    pub icons: [Icon; 4],
    /// The icon that decides who shares and who is demanded of.
    pub featured: Icon,
    /// Its effects, in printed order.
    pub effects: Vec<Effect>,
}

/// The cards of an edition: the numbered innovations, then the special achievements.
pub struct Catalog {
    /// The edition.
    pub edition: Edition,
    facts: Vec<Facts>,
    innovations: usize,
    /// What is looked up all the time, close together: the handle of each card, and the icons it
    /// shows by the splay of its stack, and on top.
    cards: [Card; MAX_CARDS],
    covered: [[IconCounts; 5]; MAX_CARDS],
    uncovered: [IconCounts; MAX_CARDS],
}

impl Catalog {
    /// Lists the cards in the given order.
    ///
    /// # Panics
    /// If there are more cards than a table can hold.
    #[must_use]
    pub fn new(edition: Edition, set: Set, definitions: &[&Definition]) -> Catalog {
        let mut facts: Vec<Facts> =
            definitions.iter().enumerate().map(|(n, def)| Facts::of(n, def, set, edition)).collect();
        let innovations = facts.len();
        for special in Special::ALL {
            facts.push(Facts::special(innovations + special as usize, special));
        }
        assert!(facts.len() <= MAX_CARDS, "more cards than a table holds");
        let mut cards = [facts[0].card; MAX_CARDS];
        let mut covered = [[IconCounts::NONE; 5]; MAX_CARDS];
        let mut uncovered = [IconCounts::NONE; MAX_CARDS];
        for (n, facts) in facts.iter().enumerate() {
            cards[n] = facts.card;
            if n < innovations {
                let shown = |slots: &[Slot]| count(slots.iter().map(|&slot| facts.icons[slot as usize]));
                covered[n] = Splay::ALL.map(|splay| shown(splay.shows()));
                uncovered[n] = shown(&Slot::ALL);
            }
        }
        Catalog { edition, facts, innovations, cards, covered, uncovered }
    }

    /// The card with this number.
    #[inline]
    #[must_use]
    pub fn card(&self, id: CardId) -> Card {
        self.cards[id.index()]
    }

    /// Everything about a card.
    #[inline]
    #[must_use]
    pub fn facts(&self, id: CardId) -> &Facts {
        &self.facts[id.index()]
    }

    /// The printed title of a card.
    #[must_use]
    pub fn title(&self, id: CardId) -> &'static str {
        self.facts[id.index()].title
    }

    /// All innovations, in the order of the card list.
    pub fn innovations(&self) -> impl Iterator<Item = &Facts> {
        self.facts[..self.innovations].iter()
    }

    /// All cards, special achievements included.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.facts.len() as u16).map(CardId)
    }

    /// The card of a special achievement.
    #[must_use]
    pub fn special(&self, special: Special) -> CardId {
        CardId((self.innovations + special as usize) as u16)
    }

    /// Which special achievement a card is, if it is one.
    #[must_use]
    pub fn as_special(&self, id: CardId) -> Option<Special> {
        Special::ALL.get(id.index().checked_sub(self.innovations)?).copied()
    }

    /// The card with this title; case and spaces do not matter, and `A.I.` finds `A. I.`.
    #[must_use]
    pub fn find(&self, title: &str) -> Option<CardId> {
        // Nearly always the title is as printed; comparing letter by letter costs much more.
        let printed = self.facts.iter().find(|facts| facts.title == title);
        printed
            .or_else(|| self.facts.iter().find(|facts| same_title(facts.title, title)))
            .map(|facts| facts.card.id)
    }

    /// What a card shows when covered in a stack of this splay.
    #[inline]
    pub(crate) fn covered(&self, id: CardId, splay: Splay) -> IconCounts {
        self.covered[id.index()][splay as usize]
    }

    /// What a card shows on top.
    #[inline]
    pub(crate) fn uncovered(&self, id: CardId) -> IconCounts {
        self.uncovered[id.index()]
    }
}

fn count(icons: impl Iterator<Item = Icon>) -> IconCounts {
    let mut counts = IconCounts::NONE;
    icons.for_each(|icon| counts.add_one(icon));
    counts
}

fn same_title(one: &str, other: &str) -> bool {
    let letters = |title: &str| {
        title.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect::<String>()
    };
    letters(one) == letters(other)
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalog of the {} edition", self.edition)
    }
}

impl Facts {
    fn of(number: usize, definition: &Definition, set: Set, edition: Edition) -> Facts {
        let icons = definition.icons(edition);
        let effects: Vec<Effect> = definition.effects(edition).copied().collect();
        Facts {
            card: Card {
                id: CardId(number as u16),
                age: definition.age,
                color: definition.color,
                icons: icons.into_iter().filter(|&i| i != Icon::Hex).fold(Icons::NONE, Icons::and),
                demands: effects.iter().any(|effect| effect.kind == Kind::Demand),
            },
            title: definition.title,
            set,
            icons,
            featured: definition.featured(edition),
            effects,
        }
    }

    /// A special achievement is a card without value, icons or effects.
    fn special(number: usize, special: Special) -> Facts {
        Facts {
            card: Card {
                id: CardId(number as u16),
                age: Age::NONE,
                color: Color::Red,
                icons: Icons::NONE,
                demands: false,
            },
            title: special.name(),
            set: Set::Base,
            icons: [Icon::Hex; 4],
            featured: Icon::Hex,
            effects: Vec::new(),
        }
    }
}
