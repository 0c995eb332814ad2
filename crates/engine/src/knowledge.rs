//! What a seat knows about hidden cards, with perfect memory.
//!
//! Knowledge is worked out from nothing but what that seat was told: which cards it saw, and the
//! backs of the others. So it cannot know more than the seat may. Everybody sees cards come to a
//! board, but who joins a game on the way has not seen what is covered there and closed (RUL-219).

use arrayvec::ArrayVec;

use crate::card::CardId;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::player::witnesses;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::state::State;
use crate::table::End;
use crate::zone::Zone;

/// A set of zones in which one card can be, as bits. It can be in no deck but its own, so all decks
/// share the first bit.
type Zones = u128;

const fn bit(zone: Zone) -> Zones {
    if zone.is_deck() { 1 } else { 1 << (zone.index() - Zone::DECKS + 1) }
}

/// Where a card is that lay covered on a closed board of another when the seat first looked. Which
/// stack it is in, and how many lie there, the seat cannot know; but whatever it does not count
/// elsewhere is in one of them.
const BENEATH: Zones = 1 << (Zones::BITS - 1);
/// The row of that place among the counts of backs.
const BENEATH_ROW: usize = Zone::COUNT;

const _: () = assert!(Zone::COUNT - Zone::DECKS + 1 < Zones::BITS as usize, "more zones than bits");

/// What a seat knows: for each card the zones it can be in, and the known cards of each deck.
#[derive(Clone)]
pub struct Knowledge {
    catalog: &'static Catalog,
    seat: Seat,
    possible: Vec<Zones>,
    /// How many cards of each back lie in each zone, and last beneath closed stacks; everybody can
    /// count backs.
    backs: Vec<[u8; Zone::DECKS]>,
    /// The stacks beneath which the seat could not look at first sight.
    closed: Zones,
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
            backs: vec![[0; Zone::DECKS]; Zone::COUNT + 1],
            closed: 0,
            decks: vec![Vec::new(); Zone::DECKS],
        };
        let everyone = Seats::first(state.players());
        let mut hidden: Vec<CardId> = Vec::new();
        let mut hidden_in = [0; Zone::DECKS];
        for zone in Zone::all(state.players()) {
            let closed = !table.is_empty(zone) && !state.may_look_beneath(seat, zone);
            knowledge.closed |= if closed { bit(zone) } else { 0 };
            for (depth, card) in table.cards(zone).enumerate() {
                let back = card.home().index();
                let beneath = closed && depth > 0;
                let (row, at) = if beneath { (BENEATH_ROW, BENEATH) } else { (zone.index(), bit(zone)) };
                knowledge.backs[row][back] += 1;
                let special = catalog.as_special(card.id()).is_some();
                if special || !beneath && witnesses(zone, everyone).contains(seat) {
                    knowledge.possible[card.id().index()] = at;
                } else {
                    hidden.push(card.id());
                    hidden_in[back] |= at;
                }
            }
            if zone.is_deck() {
                knowledge.decks[zone.index()] = vec![None; table.len(zone)];
            }
        }
        for id in hidden {
            let anywhere = hidden_in[catalog.card(id).home().index()];
            let covered = knowledge.closed_stacks(id).next().is_some();
            knowledge.possible[id.index()] = if covered { anywhere } else { anywhere & !BENEATH };
        }
        for back in Zone::all(0).filter(|zone| zone.is_deck()) {
            knowledge.deduce(back);
        }
        knowledge
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
                self.moved(self.catalog.card(card).home(), told, from, to);
            }
            Event::Revealed { card, at, .. } => {
                self.possible[card.index()] = bit(at);
                self.deduce(self.catalog.card(card).home());
            }
            Event::Looked { player, card } if player == self.seat => {
                let deck = self.catalog.card(card).home();
                self.possible[card.index()] = bit(deck);
                self.decks[deck.index()][0] = Some(card);
                self.deduce(deck);
            }
            _ => {}
        }
    }

    fn moved(&mut self, back: Zone, told: Option<CardId>, from: (Zone, End), to: (Zone, End)) {
        let ((from, left), (to, onto)) = (from, to);
        // What leaves a stack is seen; if it was not known to be there, it lay beneath.
        let came_to_light =
            told.is_some_and(|card| from.is_stack() && self.possible[card.index()] != bit(from));
        let row = if came_to_light { BENEATH_ROW } else { from.index() };
        self.backs[row][back.index()] -= 1;
        self.backs[to.index()][back.index()] += 1;
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
        let zones = || {
            let elsewhere = (Zone::DECKS as u8..Zone::COUNT as u8).map(Zone::from_index);
            let zones = elsewhere.chain([back]).map(|zone| (zone.index(), bit(zone)));
            zones.chain([(BENEATH_ROW, BENEATH)])
        };
        loop {
            let before: ArrayVec<Zones, 16> = cards.iter().map(|id| self.possible[id.index()]).collect();
            for (row, zone) in zones() {
                let count = usize::from(self.backs[row][back.index()]);
                let fits = |id: &&CardId| self.possible[id.index()] & zone != 0;
                let fitting: ArrayVec<CardId, 16> = cards.iter().filter(fits).copied().collect();
                let sure = fitting.iter().filter(|id| self.possible[id.index()] == zone).count();
                if sure == count {
                    for id in &fitting {
                        if self.possible[id.index()] != zone {
                            self.possible[id.index()] &= !zone;
                        }
                    }
                } else if fitting.len() == count {
                    for id in &fitting {
                        self.possible[id.index()] = zone;
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
        let elsewhere = (Zone::DECKS as u8..Zone::COUNT as u8).map(Zone::from_index);
        let home = self.catalog.card(card).home();
        std::iter::once(home).chain(elsewhere).filter(move |&zone| self.allows(card, zone))
    }

    /// Whether a card can be in a zone, as far as this seat can tell.
    #[must_use]
    pub fn allows(&self, card: CardId, zone: Zone) -> bool {
        let at_home = !zone.is_deck() || zone == self.catalog.card(card).home();
        let beneath = || self.could_be_beneath(card) && self.closed_stacks(card).any(|at| at == zone);
        at_home && (self.possible[card.index()] & bit(zone) != 0 || zone.is_stack() && beneath())
    }

    /// Whether this seat knows in which zone a card is.
    #[must_use]
    pub fn is_sure(&self, card: CardId) -> bool {
        let zones = self.possible[card.index()];
        zones.is_power_of_two() && (zones != BENEATH || self.closed_stacks(card).count() == 1)
    }

    /// Whether a card can be one of those that lay covered on a closed board at first sight.
    pub(crate) fn could_be_beneath(&self, card: CardId) -> bool {
        self.possible[card.index()] & BENEATH != 0
    }

    /// The stacks of a card's color beneath which this seat could not look at first sight.
    fn closed_stacks(&self, card: CardId) -> impl Iterator<Item = Zone> {
        let color = self.catalog.card(card).color();
        let stacks = Seats::first(MAX_SEATS).iter().map(move |seat| Zone::stack(seat, color));
        let closed = self.closed;
        stacks.filter(move |&stack| closed & bit(stack) != 0)
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
