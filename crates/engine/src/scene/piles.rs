//! What lies where on the table of a scene.

use std::sync::OnceLock;

use serde::Serialize;

use super::Scene;
use crate::age::Age;
use crate::color::Color;
use crate::icon::Icon;
use crate::position::{Shown, Stack};
use crate::set::{Set, Sets};
use crate::special::Special;
use crate::splay::Splay;
use crate::zone::{Zone, ZoneKind};

/// What the back of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// The set.
    pub set: Set,
    /// The age.
    pub age: Age,
}

impl Back {
    /// The back of the cards of a deck.
    pub(super) fn of(deck: Zone) -> Option<Back> {
        let ZoneKind::Deck { set, age } = deck.kind() else { return None };
        Some(Back { set, age })
    }
}

impl Scene {
    /// The stack of a color, if a player has one.
    #[must_use]
    pub fn stack(&self, seat: usize, color: Color) -> Option<&Stack> {
        self.table.players[seat].board.get(&color).filter(|stack| !stack.cards.is_empty())
    }

    /// What each covered card of a stack shows, top one first.
    #[must_use]
    pub fn peeking(&self, stack: &Stack) -> Vec<Vec<Icon>> {
        let covered = stack.cards.iter().skip(1);
        covered
            .map(|card| match card {
                Shown::Covered { icons } => icons.iter().copied().flatten().collect(),
                Shown::Face(title) => {
                    let facts = self.catalog.find(title).map(|id| self.catalog.facts(id));
                    facts.map_or_else(Vec::new, |facts| {
                        facts.slots.through(stack.splay.shows()).collect()
                    })
                }
                Shown::Back { .. } => Vec::new(),
            })
            .filter(|_| stack.splay != Splay::None)
            .collect()
    }

    /// How many cards each deck of a set has, by age.
    #[must_use]
    pub fn decks(&self, set: Set) -> Vec<(Age, usize)> {
        let decks = self.table.decks.get(&set).into_iter().flatten();
        decks.map(|(&age, cards)| (Age::new(age), cards.len())).collect()
    }

    /// The ages of the game.
    pub fn ages(&self) -> impl Iterator<Item = Age> + use<> {
        (1..=self.rules.last_age.get()).map(Age::new)
    }

    /// The sets in play.
    pub fn sets(&self) -> impl Iterator<Item = Set> {
        self.rules.sets.iter()
    }

    /// What else shows on boards in this game, as the signs for it.
    #[must_use]
    pub fn marks(&self) -> &'static [Icon] {
        static SHOWN: [OnceLock<Vec<Icon>>; Sets::KINDS] = [const { OnceLock::new() }; Sets::KINDS];
        SHOWN[self.catalog.sets.index()].get_or_init(|| {
            // The first of each kind that the cards have.
            let shown = |kind: Icon| {
                let mut slots = self.catalog.innovations().flat_map(|facts| facts.slots.icons());
                slots.find(|icon| icon.index() == kind.index()).copied()
            };
            Icon::BY_INDEX.into_iter().filter(Icon::is_mark).filter_map(shown).collect()
        })
    }

    /// Whether an achievement of this age is available.
    #[must_use]
    pub fn is_available(&self, age: Age) -> bool {
        let available = self.table.achievements.iter().flatten();
        available.into_iter().any(|card| self.age_of(card) == Some(age))
    }

    /// Whether a special achievement is available.
    #[must_use]
    pub fn is_special_available(&self, special: Special) -> bool {
        let mut available = self.table.achievements.iter().flatten();
        available.any(|card| matches!(card, Shown::Face(title) if title == special.name()))
    }

    /// Who has the achievement of this age.
    #[must_use]
    pub fn owner_of_age(&self, age: Age) -> Option<usize> {
        self.owner(|card| self.age_of(card) == Some(age))
    }

    /// Who has a special achievement.
    #[must_use]
    pub fn owner_of_special(&self, special: Special) -> Option<usize> {
        self.owner(|card| matches!(card, Shown::Face(title) if title == special.name()))
    }

    fn owner(&self, is_it: impl Fn(&Shown) -> bool) -> Option<usize> {
        self.table.players.iter().position(|player| player.achievements.iter().any(&is_it))
    }

    /// The age of a card whose age can be seen.
    #[must_use]
    pub fn age_of(&self, card: &Shown) -> Option<Age> {
        match card {
            Shown::Back { age, .. } => Some(*age),
            Shown::Face(title) => self.catalog.find(title).map(|id| self.catalog.card(id).value()),
            Shown::Covered { .. } => None,
        }
        .filter(|&age| age > 0)
    }
}
