//! What a seat knows about hidden cards, with perfect memory.
//!
//! Knowledge is worked out from nothing but what that seat was told: which cards it saw, and the
//! backs of the others. So it cannot know more than the seat may. Everybody sees cards come to a
//! board, but who joins a game on the way has not seen what is covered there and closed, until it comes to
//! light (RUL-219).

use arrayvec::ArrayVec;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::seat::{Seat, Seats};
use crate::set::Sets;
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

const fn bit(zone: Zone) -> Zones {
    1 << place(zone)
}

/// Where a card is that lay covered on a closed board of another when the seat first looked. Which
/// stack it is in, and how many lie there, the seat cannot know; but whatever it does not count
/// elsewhere is in one of them.
const BENEATH: Zones = 1 << (Zones::BITS - 1);

const _: () = assert!(Zone::COUNT - Zone::DECKS + 1 < Zones::BITS as usize, "more zones than bits");

/// How many ages backs can show, one without a number included.
const AGES: usize = Age::HIGHEST.index() + 1;

/// How many cards of each back lie in each zone, and last beneath closed stacks; everybody can count
/// backs. Only the sets in play and the seats that are taken have places here.
#[derive(Clone)]
struct Backs {
    sets: Sets,
    /// How many zones there are besides the decks, for one card.
    places: usize,
    counts: Vec<u8>,
}

impl Backs {
    fn new(sets: Sets, players: usize) -> Backs {
        let places = Zone::count(players) - Zone::DECKS + 2;
        Backs { sets, places, counts: vec![0; sets.len() * AGES * places] }
    }

    /// The place beneath closed stacks comes after all zones.
    fn beneath(&self) -> usize {
        self.places - 1
    }

    fn count(&mut self, back: Zone, place: usize) -> &mut u8 {
        let ZoneKind::Deck { set, age } = back.kind() else { unreachable!("a back is that of a deck") };
        let nth_set = self.sets.iter().take_while(|&other| other != set).count();
        &mut self.counts[(nth_set * AGES + age.index()) * self.places + place]
    }
}

/// What a seat knows: for each card the zones it can be in, and the known cards of each deck.
#[derive(Clone)]
pub struct Knowledge {
    catalog: &'static Catalog,
    seat: Seat,
    possible: Vec<Zones>,
    players: usize,
    backs: Backs,
    /// The stacks beneath which the seat could not look at first sight.
    closed: Zones,
    /// What truly lies there and has not come to light: kept aside for when a splay opens a stack.
    unseen: Vec<(CardId, Zone)>,
    /// Whether covered cards of stacks that are splayed are open, and those of others (RUL-12).
    opens: (bool, bool),
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
            backs: Backs::new(catalog.all_sets(), state.players()),
            closed: 0,
            unseen: Vec::new(),
            opens: (state.rules.open_covered, state.rules.open_boards),
            decks: vec![Vec::new(); Zone::DECKS],
        };
        let everyone = Seats::of(state.players());
        let mut hidden: Vec<CardId> = Vec::new();
        let mut hidden_in = [0; Zone::DECKS];
        for zone in Zone::all(state.players()) {
            let closed = !table.is_empty(zone) && !state.may_look_beneath(seat, zone);
            knowledge.closed |= if closed { bit(zone) } else { 0 };
            for (depth, card) in table.cards(zone).enumerate() {
                let back = catalog.back(card.id());
                let beneath = closed && depth > 0;
                let (row, at) = match beneath {
                    true => (knowledge.backs.beneath(), BENEATH),
                    false => (place(zone), bit(zone)),
                };
                *knowledge.backs.count(back, row) += 1;
                if beneath {
                    knowledge.unseen.push((card.id(), zone));
                }
                let open = catalog.is_face_up_among(card.id(), zone);
                if open || !beneath && zone.seen_by(everyone).contains(seat) {
                    knowledge.possible[card.id().index()] = at;
                } else {
                    hidden.push(card.id());
                    hidden_in[back.index()] |= at;
                }
            }
            if zone.is_deck() {
                knowledge.decks[zone.index()] = vec![None; table.len(zone)];
            }
        }
        for id in hidden {
            let anywhere = hidden_in[catalog.back(id).index()];
            let covered = knowledge.closed_stacks(id).next().is_some();
            knowledge.possible[id.index()] = if covered { anywhere } else { anywhere & !BENEATH };
        }
        for set in catalog.all_sets().iter() {
            (0..AGES).for_each(|age| knowledge.deduce(Zone::deck(set, Age::at(age))));
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
            Event::Moved { card, from, to, seen, uncovered, .. } => {
                let told = seen.contains(self.seat).then_some(card);
                // What leaves a stack is seen, and so is what it uncovers.
                if from.0.is_stack() {
                    told.into_iter().chain(uncovered).for_each(|card| self.come_to_light(card, from.0));
                }
                self.moved(self.catalog.back(card), told, from, to);
            }
            Event::Revealed { card, at, .. } => {
                if at.is_stack() {
                    self.come_to_light(card, at);
                }
                self.possible[card.index()] = bit(at);
                self.deduce(self.catalog.back(card));
            }
            Event::Rearranged { player, color, top } => {
                self.come_to_light(top, Zone::stack(player, color));
            }
            Event::Splayed { player, color, splay, .. } => {
                let (splayed, unsplayed) = self.opens;
                let opens = if splay.is_none() { unsplayed } else { splayed };
                if opens {
                    self.open(Zone::stack(player, color));
                }
            }
            Event::Looked { player, card } => {
                if player != self.seat {
                    return;
                }
                let deck = self.catalog.back(card);
                self.possible[card.index()] = bit(deck);
                self.decks[deck.index()][0] = Some(card);
                self.deduce(deck);
            }
            // Where it is found, it is taken, for all to see.
            Event::Searched { card, found, .. } => {
                if found {
                    return;
                }
                let deck = self.catalog.back(card);
                self.possible[card.index()] &= !bit(deck);
                self.deduce(deck);
            }
            Event::Shuffled { deck } => self.decks[deck.index()].fill(None),
            // The cards that these are about are told of by the moves that come of them.
            Event::Turn { .. }
            | Event::FirstCard { .. }
            | Event::Action { .. }
            | Event::Dogma { .. }
            | Event::Effect { .. }
            | Event::Karma { .. }
            | Event::Proved { .. }
            | Event::Named { .. }
            | Event::Parleyed { .. }
            | Event::CutShort { .. }
            | Event::SharingBonus { .. }
            | Event::Eliminated { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// A card of a stack is seen. If it was not known to be there, it lay beneath a closed one.
    fn come_to_light(&mut self, card: CardId, at: Zone) {
        if self.possible[card.index()] != bit(at) {
            let (back, beneath) = (self.catalog.back(card), self.backs.beneath());
            *self.backs.count(back, beneath) -= 1;
            *self.backs.count(back, place(at)) += 1;
            self.possible[card.index()] = bit(at);
            self.unseen.retain(|&(unseen, _)| unseen != card);
            self.deduce(back);
        }
    }

    /// All cards of a stack are seen.
    fn open(&mut self, stack: Zone) {
        let there = self.unseen.iter().filter(|&&(_, at)| at == stack);
        let opened: Vec<CardId> = there.map(|&(card, _)| card).collect();
        opened.into_iter().for_each(|card| self.come_to_light(card, stack));
    }

    fn moved(&mut self, back: Zone, told: Option<CardId>, from: (Zone, End), to: (Zone, End)) {
        let ((from, left), (to, onto)) = (from, to);
        debug_assert!(
            *self.backs.count(back, place(from)) > 0,
            "seat {} counts no {:?} in {:?}: {:?} goes to {:?}",
            self.seat,
            back.kind(),
            from.kind(),
            told.map(|card| self.catalog.title(card)),
            to.kind()
        );
        *self.backs.count(back, place(from)) -= 1;
        *self.backs.count(back, place(to)) += 1;
        let tracked = match left {
            End::Top if from.is_deck() => self.decks[from.index()].remove(0),
            End::Bottom if from.is_deck() => self.decks[from.index()].pop().flatten(),
            End::Top | End::Bottom => None,
        };
        let card = told.or(tracked).or_else(|| self.only_one_that_fits(from, back));
        match card {
            Some(card) => self.possible[card.index()] = bit(to),
            None => {
                for &id in self.catalog.of_back(back) {
                    // A Relic would have been seen there.
                    let hidden = !self.catalog.is_face_up_among(id, to);
                    if hidden && self.possible[id.index()] & bit(from) != 0 && !self.is_placed(id, from)
                    {
                        self.possible[id.index()] |= bit(to);
                    }
                }
            }
        }
        match onto {
            End::Top if to.is_deck() => self.decks[to.index()].insert(0, card),
            End::Bottom if to.is_deck() => self.decks[to.index()].push(card),
            End::Top | End::Bottom => {}
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
        let (players, beneath) = (self.players, self.backs.beneath());
        let zones = || {
            let elsewhere = Zone::all(players).skip(Zone::DECKS);
            let zones = elsewhere.chain([back]).map(|zone| (place(zone), bit(zone)));
            zones.chain([(beneath, BENEATH)])
        };
        loop {
            let before: ArrayVec<Zones, 16> = cards.iter().map(|id| self.possible[id.index()]).collect();
            for (row, zone) in zones() {
                let count = usize::from(*self.backs.count(back, row));
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
        let elsewhere = Zone::all(self.players).skip(Zone::DECKS);
        let home = self.catalog.back(card);
        std::iter::once(home).chain(elsewhere).filter(move |&zone| self.allows(card, zone))
    }

    /// Whether a card can be in a zone, as far as this seat can tell.
    #[must_use]
    pub fn allows(&self, card: CardId, zone: Zone) -> bool {
        let at_home = !zone.is_deck() || zone == self.catalog.back(card);
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
        let stacks = Seats::of(self.players).iter().map(move |seat| Zone::stack(seat, color));
        let closed = self.closed;
        stacks.filter(move |&stack| closed & bit(stack) != 0)
    }

    /// The cards that this seat knows to be in a zone.
    #[must_use]
    pub fn surely_in(&self, zone: Zone) -> Vec<CardId> {
        let sure = |id: &CardId| match self.possible[id.index()] {
            BENEATH => self.is_sure(*id) && self.allows(*id, zone),
            zones => zones == bit(zone) && self.allows(*id, zone),
        };
        self.catalog.ids().filter(sure).collect()
    }

    /// A deck from the top down, with the cards whose place this seat knows.
    #[must_use]
    pub fn deck(&self, zone: Zone) -> Vec<Option<CardId>> {
        self.decks.get(zone.index()).cloned().unwrap_or_default()
    }
}
