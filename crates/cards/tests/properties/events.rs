//! The events tell the whole story: carried out on the first table, they give the last one.

use std::collections::BTreeMap;

use splay_engine::{
    ByColor, BySeat, CardId, Chronicle, Color, End, Event, Seats, Splay, State, Zone, ZoneKind,
};

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{games, walk, walk_each};

#[test]
fn events_carried_out_on_the_first_table_give_the_last() {
    for setup in every_setup() {
        for chronicle in games(&setup) {
            let mut copy = Copy::of(chronicle.state());
            walk(chronicle, &mut Dice::new(setup.seed), |game, _| copy.follow(game));
        }
    }
}

#[test]
fn what_has_been_told_stays_told() {
    walk_each(&every_setup(), |game, dice| {
        if game.decision().is_some() {
            let mut next = game.clone();
            let index = dice.below(game.game().options().len());
            next.choose_index(index).expect("it is one of the options");
            assert!(next.events().starts_with(game.events()), "a choice changed the past");
        }
    });
}

/// A table kept by somebody who only listens.
struct Copy {
    /// The cards of each zone, top first.
    piles: Vec<(Zone, Vec<CardId>)>,
    splays: BySeat<ByColor<Splay>>,
    alive: Seats,
    heard: usize,
    /// Decks whose order nobody knows any more.
    shuffled: Vec<Zone>,
}

impl Copy {
    fn of(state: &State) -> Copy {
        let pile = |zone| state.table().cards(zone).map(|card| card.id()).collect();
        let mut splays = BySeat::<ByColor<Splay>>::default();
        for seat in state.seats() {
            for color in Color::ALL {
                splays[seat][color] = state.table().splay(seat, color);
            }
        }
        Copy {
            piles: Zone::all(state.players()).map(|zone| (zone, pile(zone))).collect(),
            splays,
            alive: state.alive(),
            heard: 0,
            shuffled: Vec::new(),
        }
    }

    fn follow(&mut self, game: &Chronicle) {
        let mut rearranged = BTreeMap::new();
        self.shuffled.clear();
        for event in game.events_since(self.heard) {
            match *event {
                // A card that was searched for is taken off the top.
                Event::Searched { card, found: true, .. } => {
                    let mut piles = self.piles.iter_mut();
                    let (_, deck) = piles.find(|(_, pile)| pile.contains(&card)).expect("it is there");
                    deck.retain(|&other| other != card);
                    deck.insert(0, card);
                }
                Event::Shuffled { deck } => self.shuffled.push(deck),
                Event::Moved { card, from, to, .. } => self.shift(card, from, to),
                Event::Splayed { player, color, splay, .. } => self.splays[player][color] = splay,
                Event::Rearranged { player, color, .. } => {
                    rearranged.insert((player, color), ());
                }
                Event::Eliminated { player } => self.alive.remove(player),
                _ => {}
            }
        }
        self.heard = game.events().len();
        // Everybody sees a new order; the event need not repeat it.
        for &(player, color) in rearranged.keys() {
            let zone = Zone::stack(player, color);
            let order = game.state().table().cards(zone).map(|card| card.id()).collect();
            let before = std::mem::replace(self.pile(zone), order);
            assert_eq!(sorted(&before), sorted(self.pile(zone)), "a new order of the same cards");
        }
        // Nobody is told the order of a shuffled deck.
        for deck in self.shuffled.clone() {
            let order = game.state().table().cards(deck).map(|card| card.id()).collect();
            let before = std::mem::replace(self.pile(deck), order);
            assert_eq!(sorted(&before), sorted(self.pile(deck)), "the same cards, shuffled");
        }
        self.agrees_with(game.state());
    }

    fn pile(&mut self, zone: Zone) -> &mut Vec<CardId> {
        &mut self.piles.iter_mut().find(|(other, _)| *other == zone).expect("it is in the game").1
    }

    fn shift(&mut self, card: CardId, (from, left): (Zone, End), (to, onto): (Zone, End)) {
        let known = from.is_deck() && !self.shuffled.contains(&from);
        let source = self.pile(from);
        let at = source.iter().position(|&other| other == card).expect("it lies where it leaves");
        if known {
            let end = if left == End::Top { 0 } else { source.len() - 1 };
            assert_eq!(at, end, "{card:?} leaves its deck at the end that is told, for {:?}", to.kind());
        }
        source.remove(at);
        let target = self.pile(to);
        match onto {
            End::Bottom => target.push(card),
            End::Top => target.insert(0, card),
        }
        self.forget_lone_splays(from);
    }

    /// A stack that shrinks to one card or none forgets its splay (R-SPL-4).
    fn forget_lone_splays(&mut self, zone: Zone) {
        if let ZoneKind::Board { player, color } = zone.kind()
            && self.pile(zone).len() < 2
        {
            self.splays[player][color] = Splay::None;
        }
    }

    fn agrees_with(&self, state: &State) {
        for (zone, mine) in &self.piles {
            let cards: Vec<CardId> = state.table().cards(*zone).map(|card| card.id()).collect();
            let in_order = matches!(zone.kind(), ZoneKind::Deck { .. } | ZoneKind::Board { .. });
            if in_order {
                assert_eq!(*mine, cards, "{:?} in order", zone.kind());
            } else {
                assert_eq!(sorted(mine), sorted(&cards), "{:?} as a set", zone.kind());
            }
        }
        for seat in state.seats() {
            for color in Color::ALL {
                assert_eq!(self.splays[seat][color], state.table().splay(seat, color));
            }
        }
        assert_eq!(self.alive, state.alive());
    }
}

fn sorted(cards: &[CardId]) -> Vec<CardId> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}
