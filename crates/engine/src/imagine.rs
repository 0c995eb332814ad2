//! Other worlds: games that look the same from a seat, with all that is hidden from it dealt anew.

use arrayvec::ArrayVec;

use crate::card::CardId;
use crate::catalog::MAX_CARDS;
use crate::game::Game;
use crate::player::witnesses;
use crate::seat::{Seat, Seats};
use crate::state::{State, Step};
use crate::table::End;
use crate::zone::Zone;

impl State {
    /// A state that this seat cannot tell from this one by looking: cards it does not see have
    /// changed places with others of the same back. `below(n)` gives a number less than n.
    ///
    /// What the seat remembers plays no part; [`Knowledge`](crate::Knowledge) has that.
    #[must_use]
    pub fn imagined_by(&self, seat: Seat, mut below: impl FnMut(usize) -> usize) -> State {
        let everyone = Seats::first(self.players());
        let mut places: ArrayVec<(Zone, u8), MAX_CARDS> = ArrayVec::new();
        let mut pools: [ArrayVec<CardId, 16>; 12] = Default::default();
        for zone in Zone::all(self.players()) {
            if witnesses(zone, everyone).contains(seat) {
                continue;
            }
            for card in self.table.cards(zone).filter(|card| card.value() > 0) {
                places.push((zone, card.value().get()));
                pools[card.value().index()].push(card.id());
            }
        }
        for pool in &mut pools {
            // From the same start whatever the truth is, so that nothing of it shines through.
            pool.sort_unstable();
            for last in (1..pool.len()).rev() {
                pool.swap(last, below(last + 1));
            }
        }
        // Each hidden card is put back once, at the bottom, so that every zone ends up with its
        // places filled in their order.
        let mut imagined = *self;
        for (zone, age) in places {
            if let Some(card) = pools[usize::from(age)].pop() {
                imagined.table.put(card, zone, End::Bottom);
            }
        }
        imagined.secret = below(1 << 16) as u64;
        imagined
    }

    /// The game that goes on from this state, if it is a player's turn to pick an action.
    #[must_use]
    pub fn game_at_action(&self) -> Option<Game> {
        (self.step == Step::Act).then(|| Game::start(*self, None))
    }
}
