//! The state of a game: the table, and where in the turn the game stands. Flat and `Copy`.

mod finding;
mod karmas;
mod readings;
mod step;

pub use karmas::{Found, Share, Total};
pub(crate) use step::{After, Faded, Remains, Sequel, Stage, Step};

use arrayvec::ArrayVec;

use crate::card::CardId;
use crate::catalog::MAX_CARDS;
use crate::chance::{Chance, mix};
use crate::choice::{Action, Actions};
use crate::color::Colors;
use crate::dogma::Dogma;
use crate::ending::Outcome;
use crate::pile::Pile;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, Seats};
use crate::table::Table;
use crate::zone::Zone;

/// The card that the current player has melded with an action, for what follows from that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Melded {
    pub card: CardId,
    /// The card it covers; none if it has given the board a new color.
    pub covered: Option<CardId>,
    /// The Artifact that was dug up for it.
    pub dug: Option<CardId>,
}

/// The state of a game.
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) teams: BySeat<u8>,
    pub(crate) has_teams: bool,
    pub(crate) alive: Seats,
    pub(crate) step: Step,
    pub(crate) current: Seat,
    /// Turns begun so far.
    pub(crate) turn: u16,
    pub(crate) actions: u8,
    /// The actions taken this turn that can be taken once only (R-TURN-3).
    pub(crate) used: Actions,
    pub(crate) dogma: Dogma,
    pub(crate) melded: Melded,
    /// Cards tucked and scored this turn, for Monument.
    pub(crate) tucked: BySeat<u8>,
    /// The colors of the cards tucked this turn, where a karma could ask for them.
    pub(crate) tucked_colors: BySeat<Colors>,
    pub(crate) scored: BySeat<u8>,
    /// First cards picked but not yet shown.
    pub(crate) first_cards: BySeat<CardId>,
    /// Who has given up and leaves when the action ends.
    pub(crate) leaving: Seats,
    /// After how many answers of the step under way each of them gave up.
    pub(crate) leaving_after: BySeat<u16>,
    pub(crate) outcome: Option<Outcome>,
    /// Decides the order in which others see the backs of equal cards; tells nothing.
    pub(crate) secret: u64,
    /// Decides shuffles and coins to come; nobody knows it.
    pub(crate) chance: Chance,
}

impl State {
    pub(crate) fn new(table: Table, rules: Rules, players: usize, secret: u64) -> State {
        let nobody = Seat::default();
        State {
            table,
            rules,
            players: players as u8,
            teams: BySeat(std::array::from_fn(|seat| seat as u8)),
            has_teams: false,
            alive: Seats::of(players),
            step: Step::FirstCard(nobody),
            current: nobody,
            turn: 0,
            actions: 0,
            used: Actions::NONE,
            dogma: Dogma::NONE,
            melded: Melded::default(),
            tucked: BySeat::default(),
            tucked_colors: BySeat::default(),
            scored: BySeat::default(),
            first_cards: BySeat::default(),
            leaving: Seats::NONE,
            leaving_after: BySeat::default(),
            outcome: None,
            secret,
            chance: Chance::new(0),
        }
    }

    /// Takes all cards from the table, to be dealt anew, and forgets everything that has happened. The
    /// rules and who plays with whom stay.
    pub(crate) fn clear(&mut self) {
        let State {
            table,
            rules,
            players,
            teams: _,
            has_teams: _,
            alive,
            step,
            current,
            turn,
            actions,
            dogma,
            melded,
            tucked,
            tucked_colors,
            scored,
            first_cards,
            leaving,
            leaving_after,
            outcome,
            used,
            secret,
            chance,
        } = self;
        table.gather();
        table.leave_relics_out_of(rules);
        *alive = Seats::of(usize::from(*players));
        *step = Step::FirstCard(Seat::default());
        *current = Seat::default();
        *turn = 0;
        *actions = 0;
        dogma.set_to(&Dogma::NONE);
        *melded = Melded::default();
        *tucked = BySeat::default();
        *tucked_colors = BySeat::default();
        *scored = BySeat::default();
        *first_cards = BySeat::default();
        *leaving = Seats::NONE;
        *leaving_after = BySeat::default();
        *used = Actions::NONE;
        *outcome = None;
        *secret = 0;
        *chance = Chance::new(0);
    }

    /// Becomes like another state of the same game. Only what the game has is copied.
    pub(crate) fn set_to(&mut self, other: &State) {
        let State {
            table,
            rules: _,
            players: _,
            teams: _,
            has_teams: _,
            alive,
            step,
            current,
            turn,
            actions,
            used,
            dogma,
            melded,
            tucked,
            tucked_colors,
            scored,
            first_cards,
            leaving,
            leaving_after,
            outcome,
            secret,
            chance,
        } = other;
        self.table.set_to(table);
        self.alive = *alive;
        self.step = *step;
        self.current = *current;
        self.turn = *turn;
        self.actions = *actions;
        self.used = *used;
        self.dogma.set_to(dogma);
        self.melded = *melded;
        self.tucked = *tucked;
        self.tucked_colors = *tucked_colors;
        self.scored = *scored;
        self.first_cards = *first_cards;
        self.leaving = *leaving;
        self.leaving_after = *leaving_after;
        self.outcome = *outcome;
        self.secret = *secret;
        self.chance = *chance;
    }

    /// Becomes like any other state, also of another game.
    pub(crate) fn replace_by(&mut self, other: &State) {
        if !self.table.is_akin_to(&other.table) {
            *self = *other;
            return;
        }
        self.rules = other.rules;
        self.teams = other.teams;
        self.has_teams = other.has_teams;
        self.set_to(other);
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The rules of this game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many players sit at the table, those who are out included.
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Every seat of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::of(self.players()).iter()
    }

    /// Those still in the game.
    #[must_use]
    pub fn alive(&self) -> Seats {
        self.alive
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// How many turns have begun; 0 while first cards are picked.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// How many actions the current player still has, the one under way included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        self.actions
    }

    /// The actions of this turn that the current player cannot take again (R-TURN-3).
    #[must_use]
    pub fn used(&self) -> Actions {
        self.used
    }

    /// The current player takes an action; if it is one of those, they cannot take it again this turn.
    pub(crate) fn use_up(&mut self, action: Action) {
        if self.rules.once_a_turn.contains(action) {
            self.used.insert(action);
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the game is played in teams.
    #[must_use]
    pub fn has_teams(&self) -> bool {
        self.has_teams
    }

    /// A player and their partners.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Seats {
        self.seats().filter(|&other| self.are_on_one_side(seat, other)).collect()
    }

    /// Whether two players win or lose together.
    pub(crate) fn are_on_one_side(&self, one: Seat, other: Seat) -> bool {
        self.teams[one] == self.teams[other]
    }

    /// The players still in the game who are not on this player's side.
    #[must_use]
    pub fn opponents(&self, seat: Seat) -> Seats {
        if self.has_teams { self.alive.without(self.side(seat)) } else { self.alive.but(seat) }
    }

    /// The "other players" of card texts, which in some editions leave partners out (G-33).
    #[must_use]
    pub fn others(&self, seat: Seat) -> Seats {
        if self.rules.others_exclude_partner { self.opponents(seat) } else { self.alive.but(seat) }
    }

    /// The players still in the game, clockwise from this one's left, itself last.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let alive = self.alive;
        from.clockwise(self.players()).filter(move |&seat| alive.contains(seat))
    }

    /// Whether two players sit next to each other; those who are out do not count (R-VIC-7).
    #[must_use]
    pub fn are_neighbours(&self, one: Seat, other: Seat) -> bool {
        self.clockwise(one).next() == Some(other) || self.clockwise(other).next() == Some(one)
    }

    /// The cards of a pile in the order in which those see its backs who may not see its faces: as they
    /// lie, if the pile keeps its order; else by age and set, and among equal backs in an order that tells nothing, another one each turn, so
    /// that nobody follows a card by its place. Cards that lie face up there hide nothing, not even by
    /// their order.
    pub(crate) fn by_backs(&self, zone: Zone) -> ArrayVec<CardId, MAX_CARDS> {
        if zone.as_pile().is_some_and(Pile::keeps_order) {
            return self.table.ids(zone).collect();
        }
        let catalog = self.table.catalog();
        let secret = self.secret ^ mix(u64::from(self.turn));
        let among_equals = |id| match catalog.is_face_up_among(id, zone) {
            true => u64::from(id.0),
            false => scramble(secret, id),
        };
        let mut cards: ArrayVec<_, MAX_CARDS> = self.table.cards(zone).collect();
        cards.sort_unstable_by_key(|card| (card.value(), card.set(), among_equals(card.id())));
        cards.into_iter().map(|card| card.id()).collect()
    }
}

/// A fixed pseudo-random number for each card, different in each game.
fn scramble(secret: u64, card: CardId) -> u64 {
    mix(secret.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(u64::from(card.0) + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    #[test]
    fn only_piles_that_keep_their_order_can_be_followed_by_places() {
        let mut state = toy::state();
        let me = Seat::at(0);
        let find = |title| state.table.catalog().find(title).expect("it is a toy card");
        let [low, high] = ["age 1", "age 2"].map(find);
        for pile in [Pile::Hand, Pile::Safe] {
            ["age 1", "age 2"]
                .into_iter()
                .for_each(|title| toy::put(&mut state, title, Zone::pile(me, pile)));
            let order = state.by_backs(Zone::pile(me, pile));
            let lies = if pile.keeps_order() { [high, low] } else { [low, high] };
            assert_eq!(order.as_slice(), lies, "{pile}");
        }
    }
}
