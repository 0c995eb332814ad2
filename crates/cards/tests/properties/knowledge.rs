//! What a seat knows is true, and what it sees it knows.

use splay_engine::{Chronicle, Knowledge, Seat, Seats, Zone, ZoneKind};

use crate::common::dice::Dice;
use crate::common::seatings::some_setups_of_each_seating;
use crate::common::walk::{deal, games, walk};

#[test]
fn whatever_a_seat_knows_is_true() {
    for setup in some_setups_of_each_seating(3) {
        for chronicle in games(&setup) {
            let seats = chronicle.state().seats();
            let mut minds: Vec<Mind> = seats.map(|seat| Mind::of(&chronicle, seat)).collect();
            walk(chronicle, &mut Dice::new(setup.seed), |game, _| {
                for mind in &mut minds {
                    mind.listen(game);
                    mind.is_right(game);
                }
            });
        }
    }
}

#[test]
fn knowledge_is_the_same_whenever_it_is_worked_out() {
    for setup in some_setups_of_each_seating(1) {
        let chronicle = deal(&setup);
        let seat = Seat::at(0);
        let mut mind = Mind::of(&chronicle, seat);
        walk(chronicle, &mut Dice::new(setup.seed), |game, dice| {
            mind.listen(game);
            if game.decision().is_none() || dice.once_in(100) {
                let knowledge = game.knowledge(seat);
                for card in game.game().catalog().ids() {
                    assert!(knowledge.could_be_in(card).eq(mind.knowledge.could_be_in(card)));
                }
            }
        });
    }
}

/// A seat that listens to the events as they come.
struct Mind {
    seat: Seat,
    knowledge: Knowledge,
    heard: usize,
}

impl Mind {
    fn of(chronicle: &Chronicle, seat: Seat) -> Mind {
        Mind { seat, knowledge: Knowledge::at_first_sight(chronicle.state(), seat), heard: 0 }
    }

    fn listen(&mut self, game: &Chronicle) {
        game.events_since(self.heard).iter().for_each(|event| self.knowledge.learn(event));
        self.heard = game.events().len();
    }

    fn is_right(&self, game: &Chronicle) {
        let table = game.state().table();
        let catalog = game.game().catalog();
        for card in catalog.ids() {
            let zone = table.zone_of(card);
            let title = catalog.title(card);
            assert!(self.knowledge.allows(card, zone), "{title} cannot be in {:?}", zone.kind());
            let sees = catalog.is_open(card) || zone.seen_by(Seats::ALL).contains(self.seat);
            let known = self.knowledge.is_sure(card);
            assert!(!sees || known, "{:?} sees {title} but does not know where it is", self.seat);
        }
        for zone in Zone::all(game.state().players()) {
            let sure = self.knowledge.surely_in(zone);
            assert!(sure.iter().all(|&card| table.zone_of(card) == zone));
            if let ZoneKind::Deck { .. } = zone.kind() {
                let places = self.knowledge.deck(zone);
                assert_eq!(places.len(), table.len(zone), "the size of {:?}", zone.kind());
                for (known, card) in places.into_iter().zip(table.cards(zone)) {
                    assert!(known.is_none_or(|known| known == card.id()), "a place in a deck");
                }
            }
        }
    }
}
