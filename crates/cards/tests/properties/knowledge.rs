//! What a seat knows is true, and what it sees it knows.

use splay_engine::{CardId, Chronicle, Dreams, Knowledge, Seat, Seats, Shown, State, Zone, ZoneKind};

use crate::common::dice::Dice;
use crate::common::seatings::some_setups_of_each_seating;
use crate::common::walk::{deal, games, is_between_actions, retell, walk};

#[test]
fn whatever_a_seat_knows_is_true() {
    for setup in some_setups_of_each_seating(1) {
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

#[test]
fn what_a_seat_imagines_when_it_joins_a_game_looks_the_same() {
    let mut differ = 0;
    for setup in some_setups_of_each_seating(2) {
        for chronicle in games(&setup) {
            walk(chronicle, &mut Dice::new(setup.seed), |game, dice| {
                if !is_between_actions(game) || !dice.once_in(8) {
                    return;
                }
                let seat = Seat::at(dice.below(game.state().players()));
                let knowledge = Knowledge::at_first_sight(game.state(), seat);
                let dreams = Dreams::of(game.game(), seat, &knowledge);
                let Some(dream) = dreams.dream(|bound| dice.below(bound)) else { return };
                let (true_state, imagined) = (game.state(), dream.state());
                assert_eq!(imagined.view(seat), true_state.view(seat), "{}", retell(game));
                let boards = |state: &State| state.position().players.into_iter().map(|p| p.board);
                differ += usize::from(!boards(imagined).eq(boards(true_state)));
            });
        }
    }
    assert!(differ > 1_000, "only {differ} times another card lay covered");
}

/// A seat that listens to the events as they come.
struct Mind {
    seat: Seat,
    knowledge: Knowledge,
    heard: usize,
    /// Cards that lay covered on the others' closed boards when it first looked, and that it has not seen
    /// since.
    unseen: Vec<CardId>,
}

/// The cards that lie on boards and show this seat no face.
fn unseen_on_boards(state: &State, seat: Seat) -> Vec<CardId> {
    let catalog = state.table().catalog();
    let players = state.view(seat).players.into_iter();
    let stacks = players.flat_map(|player| player.board.into_values());
    let shown: Vec<Shown> = stacks.flat_map(|stack| stack.cards).collect();
    let is_shown = |id| shown.contains(&Shown::Face(catalog.title(id).to_owned()));
    let on_boards = catalog.ids().filter(|&id| state.table().zone_of(id).is_stack());
    on_boards.filter(|&id| !is_shown(id)).collect()
}

impl Mind {
    fn of(chronicle: &Chronicle, seat: Seat) -> Mind {
        let state = chronicle.state();
        let unseen = unseen_on_boards(state, seat);
        Mind { seat, knowledge: Knowledge::at_first_sight(state, seat), heard: 0, unseen }
    }

    fn listen(&mut self, game: &Chronicle) {
        game.events_since(self.heard).iter().for_each(|event| self.knowledge.learn(event));
        self.heard = game.events().len();
        if !self.unseen.is_empty() {
            let unseen = unseen_on_boards(game.state(), self.seat);
            self.unseen.retain(|card| unseen.contains(card));
        }
    }

    fn is_right(&self, game: &Chronicle) {
        let table = game.state().table();
        let catalog = game.game().catalog();
        for card in catalog.ids() {
            let zone = table.zone_of(card);
            let title = catalog.title(card);
            assert!(self.knowledge.allows(card, zone), "{title} cannot be in {:?}", zone.kind());
            let sees = zone.seen_by(Seats::ALL).contains(self.seat) && !self.unseen.contains(&card)
                || catalog.is_open(card);
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
