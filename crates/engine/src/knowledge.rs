//! What a seat knows about hidden cards, with perfect memory.
//!
//! Knowledge is worked out from nothing but what that seat was told: which cards it saw, and the
//! backs of the others. So it cannot know more than the seat may.

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::player::witnesses;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::zone::{Zone, ZoneKind};

/// A set of zones, as bits.
type Zones = u64;

const fn bit(zone: Zone) -> Zones {
    1 << zone.index()
}

/// What a seat knows: for each card the zones it can be in, and the known cards of each deck.
#[derive(Clone)]
pub struct Knowledge {
    catalog: &'static Catalog,
    seat: Seat,
    possible: Vec<Zones>,
    /// How many cards of each age lie in each zone; everybody can count backs.
    backs: Vec<[u8; 16]>,
    /// Each deck from the top down, with the cards whose place in it is known.
    decks: Vec<Vec<Option<CardId>>>,
}

impl Knowledge {
    /// What a seat knows when it first looks at the table.
    #[must_use]
    pub fn at_first_sight(state: &State, seat: Seat) -> Knowledge {
        let table = state.table();
        let catalog = table.catalog();
        let mut knowledge = Knowledge {
            catalog,
            seat,
            possible: vec![0; catalog.ids().count()],
            backs: vec![[0; 16]; Zone::COUNT],
            decks: vec![Vec::new(); Zone::COUNT],
        };
        let everyone = Seats::first(state.players());
        let mut hidden: Vec<CardId> = Vec::new();
        let mut hidden_in = [0; 16];
        for zone in Zone::all(state.players()) {
            for card in table.cards(zone) {
                let age = card.value().index();
                knowledge.backs[zone.index()][age] += 1;
                let special = catalog.as_special(card.id()).is_some();
                if special || witnesses(zone, everyone).contains(seat) {
                    knowledge.possible[card.id().index()] = bit(zone);
                } else {
                    hidden.push(card.id());
                    hidden_in[age] |= bit(zone);
                }
            }
            if let ZoneKind::Deck { .. } = zone.kind() {
                knowledge.decks[zone.index()] = vec![None; table.len(zone)];
            }
        }
        for id in hidden {
            knowledge.possible[id.index()] = hidden_in[catalog.card(id).value().index()];
        }
        for age in 1..16 {
            knowledge.deduce(Age::new(age));
        }
        knowledge
    }

    /// Learns from an event what this seat is told of it.
    pub fn learn(&mut self, event: &Event) {
        match *event {
            Event::Moved { card, from, to, seen, .. } => {
                let age = self.catalog.card(card).value();
                let told = seen.contains(self.seat).then_some(card);
                self.moved(age, told, from, to);
            }
            Event::Revealed { card, at, .. } => {
                self.possible[card.index()] = bit(at);
                self.deduce(self.catalog.card(card).value());
            }
            _ => {}
        }
    }

    fn moved(&mut self, age: Age, told: Option<CardId>, from: Zone, to: Zone) {
        self.backs[from.index()][age.index()] -= 1;
        self.backs[to.index()][age.index()] += 1;
        // Decks lose their top card and gain a bottom card, whatever is done to them.
        let from_deck = matches!(from.kind(), ZoneKind::Deck { .. });
        let tracked = if from_deck { self.decks[from.index()].remove(0) } else { None };
        let card = told.or(tracked).or_else(|| self.only_one_that_fits(from, age));
        match card {
            Some(card) => self.possible[card.index()] = bit(to),
            None => {
                for id in self.of_age(age) {
                    let placed = self.decks[from.index()].contains(&Some(id));
                    if self.possible[id.index()] & bit(from) != 0 && !placed {
                        self.possible[id.index()] |= bit(to);
                    }
                }
            }
        }
        if matches!(to.kind(), ZoneKind::Deck { .. }) {
            self.decks[to.index()].push(card);
        }
        self.deduce(age);
    }

    /// The card that must have left a zone, if its pile of that age was a single known card.
    fn only_one_that_fits(&self, from: Zone, age: Age) -> Option<CardId> {
        let mut fitting = self
            .of_age(age)
            .filter(|id| self.possible[id.index()] & bit(from) != 0)
            .filter(|&id| !self.decks[from.index()].contains(&Some(id)));
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// Draws the conclusions from counting backs: a pile that must hold all cards that could be
    /// in it does, and one whose cards are all known holds no other.
    fn deduce(&mut self, age: Age) {
        loop {
            let before: Vec<Zones> = self.of_age(age).map(|id| self.possible[id.index()]).collect();
            for zone in (0..Zone::COUNT as u8).map(Zone::from_index) {
                let count = usize::from(self.backs[zone.index()][age.index()]);
                let fitting: Vec<CardId> =
                    self.of_age(age).filter(|id| self.possible[id.index()] & bit(zone) != 0).collect();
                let sure = fitting.iter().filter(|id| self.possible[id.index()] == bit(zone)).count();
                if sure == count {
                    for id in &fitting {
                        if self.possible[id.index()] != bit(zone) {
                            self.possible[id.index()] &= !bit(zone);
                        }
                    }
                } else if fitting.len() == count {
                    for id in &fitting {
                        self.possible[id.index()] = bit(zone);
                    }
                }
            }
            if self.of_age(age).map(|id| self.possible[id.index()]).eq(before) {
                break;
            }
        }
        self.deduce_deck(Zone::deck(age.min(Age::HIGHEST)));
    }

    /// The last unknown card of a deck whose cards are all known must be the one left over.
    fn deduce_deck(&mut self, deck: Zone) {
        let places = &self.decks[deck.index()];
        let mut open = places.iter().enumerate().filter(|(_, card)| card.is_none());
        let (Some((place, _)), None) = (open.next(), open.next()) else { return };
        let mut left = (0..self.possible.len() as u16)
            .map(CardId)
            .filter(|id| self.possible[id.index()] == bit(deck) && !places.contains(&Some(*id)));
        if let (Some(card), None) = (left.next(), left.next()) {
            self.decks[deck.index()][place] = Some(card);
        }
    }

    fn of_age(&self, age: Age) -> impl Iterator<Item = CardId> + use<> {
        let catalog = self.catalog;
        catalog.ids().filter(move |&id| catalog.card(id).value() == age)
    }

    /// The zones in which a card can be, as far as this seat can tell.
    pub fn could_be_in(&self, card: CardId) -> impl Iterator<Item = Zone> {
        let zones = self.possible[card.index()];
        (0..Zone::COUNT as u8).map(Zone::from_index).filter(move |&zone| zones & bit(zone) != 0)
    }

    /// Whether a card can be in a zone, as far as this seat can tell.
    #[must_use]
    pub fn allows(&self, card: CardId, zone: Zone) -> bool {
        self.possible[card.index()] & bit(zone) != 0
    }

    /// Whether this seat knows in which zone a card is.
    #[must_use]
    pub fn is_sure(&self, card: CardId) -> bool {
        self.possible[card.index()].is_power_of_two()
    }

    /// The cards that this seat knows to be in a zone.
    #[must_use]
    pub fn surely_in(&self, zone: Zone) -> Vec<CardId> {
        self.catalog.ids().filter(|id| self.possible[id.index()] == bit(zone)).collect()
    }

    /// A deck from the top down, with the cards whose place this seat knows.
    #[must_use]
    pub fn deck(&self, zone: Zone) -> Vec<Option<CardId>> {
        self.decks[zone.index()].clone()
    }
}
