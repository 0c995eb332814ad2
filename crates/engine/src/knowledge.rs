//! What a seat knows about hidden cards, with perfect memory.
//!
//! Knowledge is worked out from nothing but what that seat was told: which cards it saw, and the
//! backs of the others. So it cannot know more than the seat may.

use arrayvec::ArrayVec;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::table::End;
use crate::zone::{Zone, ZoneKind};

/// A set of zones in which one card can be, as bits. It can be in no deck but its own, so all decks
/// share the first bit.
type Zones = u128;

/// The number of a zone among those in which one card can be.
const fn place(zone: Zone) -> usize {
    if zone.is_deck() { 0 } else { zone.index() - Zone::DECKS + 1 }
}

/// How many such numbers there are.
const fn places(players: usize) -> usize {
    Zone::count(players) - Zone::DECKS + 1
}

const fn bit(zone: Zone) -> Zones {
    1 << place(zone)
}

/// How many backs the cards of a catalog have, an age without a number included.
fn backs_of(catalog: &Catalog) -> usize {
    catalog.sets.len() * AGES
}

const AGES: usize = Age::HIGHEST.index() + 1;

const _: () = assert!(Zone::COUNT - Zone::DECKS < Zones::BITS as usize, "more zones than bits");

/// What a seat knows: for each card the zones it can be in, and the known cards of each deck.
#[derive(Clone)]
pub struct Knowledge {
    catalog: &'static Catalog,
    seat: Seat,
    possible: Vec<Zones>,
    players: usize,
    /// How many cards of each back lie in each zone; everybody can count backs.
    backs: Vec<u8>,
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
            players: state.players(),
            backs: vec![0; backs_of(catalog) * places(state.players())],
            decks: vec![Vec::new(); Zone::DECKS],
        };
        let everyone = Seats::of(state.players());
        let mut hidden: Vec<CardId> = Vec::new();
        let mut hidden_in = [0; Zone::DECKS];
        for zone in Zone::all(state.players()) {
            for card in table.cards(zone) {
                let back = catalog.back(card.id());
                *knowledge.count_mut(back, zone) += 1;
                if catalog.is_open(card.id()) || zone.seen_by(everyone).contains(seat) {
                    knowledge.possible[card.id().index()] = bit(zone);
                } else {
                    hidden.push(card.id());
                    hidden_in[back.index()] |= bit(zone);
                }
            }
            if zone.is_deck() {
                knowledge.decks[zone.index()] = vec![None; table.len(zone)];
            }
        }
        for id in hidden {
            knowledge.possible[id.index()] = hidden_in[catalog.back(id).index()];
        }
        for set in catalog.sets.iter() {
            (0..AGES).for_each(|age| knowledge.deduce(Zone::deck(set, Age::at(age))));
        }
        knowledge
    }

    /// How many cards of a back lie in a zone. Only the sets in play have backs here.
    fn count_mut(&mut self, back: Zone, zone: Zone) -> &mut u8 {
        let ZoneKind::Deck { set, age } = back.kind() else { unreachable!("a back is that of a deck") };
        let nth_set = self.catalog.sets.iter().take_while(|&other| other != set).count();
        &mut self.backs[(nth_set * AGES + age.index()) * places(self.players) + place(zone)]
    }

    /// Whose knowledge it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Learns from an event what this seat is told of it.
    pub fn learn(&mut self, event: &Event) {
        match *event {
            Event::Moved { card, from, to, seen, .. } => {
                let told = seen.contains(self.seat).then_some(card);
                self.moved(self.catalog.back(card), told, from, to);
            }
            Event::Revealed { card, at, .. } => {
                self.possible[card.index()] = bit(at);
                self.deduce(self.catalog.back(card));
            }
            Event::Looked { player, card } if player == self.seat => {
                let deck = self.catalog.back(card);
                self.possible[card.index()] = bit(deck);
                self.decks[deck.index()][0] = Some(card);
                self.deduce(deck);
            }
            _ => {}
        }
    }

    fn moved(&mut self, back: Zone, told: Option<CardId>, from: (Zone, End), to: (Zone, End)) {
        let ((from, left), (to, onto)) = (from, to);
        *self.count_mut(back, from) -= 1;
        *self.count_mut(back, to) += 1;
        let tracked = match left {
            End::Top if from.is_deck() => self.decks[from.index()].remove(0),
            End::Bottom if from.is_deck() => self.decks[from.index()].pop().flatten(),
            _ => None,
        };
        let card = told.or(tracked).or_else(|| self.only_one_that_fits(from, back));
        match card {
            Some(card) => self.possible[card.index()] = bit(to),
            None => {
                for &id in self.catalog.of_back(back) {
                    if self.possible[id.index()] & bit(from) != 0 && !self.is_placed(id, from) {
                        self.possible[id.index()] |= bit(to);
                    }
                }
            }
        }
        match onto {
            End::Top if to.is_deck() => self.decks[to.index()].insert(0, card),
            End::Bottom if to.is_deck() => self.decks[to.index()].push(card),
            _ => {}
        }
        self.deduce(back);
    }

    /// Whether the place of a card in a deck is known.
    fn is_placed(&self, card: CardId, deck: Zone) -> bool {
        deck.is_deck() && self.decks[deck.index()].contains(&Some(card))
    }

    /// The card that must have left a zone, if its pile of that back was a single known card.
    fn only_one_that_fits(&self, from: Zone, back: Zone) -> Option<CardId> {
        let mut fitting = self
            .catalog
            .of_back(back)
            .iter()
            .copied()
            .filter(|id| self.possible[id.index()] & bit(from) != 0)
            .filter(|&id| !self.is_placed(id, from));
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// Draws the conclusions from counting backs: a pile that must hold all cards that could be
    /// in it does, and one whose cards are all known holds no other.
    fn deduce(&mut self, back: Zone) {
        let cards = self.catalog.of_back(back);
        // A card can be in its own deck and in no other.
        let players = self.players;
        let zones = || Zone::all(players).skip(Zone::DECKS).chain([back]);
        loop {
            let before: ArrayVec<Zones, 16> = cards.iter().map(|id| self.possible[id.index()]).collect();
            for zone in zones() {
                let count = usize::from(*self.count_mut(back, zone));
                let fits = |id: &&CardId| self.possible[id.index()] & bit(zone) != 0;
                let fitting: ArrayVec<CardId, 16> = cards.iter().filter(fits).copied().collect();
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
            if cards.iter().map(|id| self.possible[id.index()]).eq(before) {
                break;
            }
        }
        self.deduce_deck(back);
    }

    /// The last unknown card of a deck whose cards are all known must be the one left over.
    fn deduce_deck(&mut self, deck: Zone) {
        let places = &self.decks[deck.index()];
        let mut open = places.iter().enumerate().filter(|(_, card)| card.is_none());
        let (Some((place, _)), None) = (open.next(), open.next()) else { return };
        let cards = self.catalog.of_back(deck).iter().copied();
        let mut left =
            cards.filter(|id| self.possible[id.index()] == bit(deck) && !places.contains(&Some(*id)));
        if let (Some(card), None) = (left.next(), left.next()) {
            self.decks[deck.index()][place] = Some(card);
        }
    }

    /// The zones in which a card can be, as far as this seat can tell.
    pub fn could_be_in(&self, card: CardId) -> impl Iterator<Item = Zone> {
        let zones = self.possible[card.index()];
        let elsewhere = Zone::all(self.players).skip(Zone::DECKS);
        let home = self.catalog.back(card);
        std::iter::once(home).chain(elsewhere).filter(move |&zone| zones & bit(zone) != 0)
    }

    /// Whether a card can be in a zone, as far as this seat can tell.
    #[must_use]
    pub fn allows(&self, card: CardId, zone: Zone) -> bool {
        let at_home = !zone.is_deck() || zone == self.catalog.back(card);
        at_home && self.possible[card.index()] & bit(zone) != 0
    }

    /// Whether this seat knows in which zone a card is.
    #[must_use]
    pub fn is_sure(&self, card: CardId) -> bool {
        self.possible[card.index()].is_power_of_two()
    }

    /// The cards that this seat knows to be in a zone.
    #[must_use]
    pub fn surely_in(&self, zone: Zone) -> Vec<CardId> {
        let sure = |id: &CardId| self.is_sure(*id) && self.allows(*id, zone);
        self.catalog.ids().filter(sure).collect()
    }

    /// A deck from the top down, with the cards whose place this seat knows.
    #[must_use]
    pub fn deck(&self, zone: Zone) -> Vec<Option<CardId>> {
        self.decks.get(zone.index()).cloned().unwrap_or_default()
    }
}
