//! Other worlds: games that look the same from a seat, with all that is hidden from it dealt anew.

use arrayvec::ArrayVec;

use crate::card::CardId;
use crate::catalog::MAX_CARDS;
use crate::color::Color;
use crate::game::Game;
use crate::knowledge::Knowledge;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::zone::{Zone, ZoneKind};

impl State {
    /// Whether a seat, looking at the table, cannot tell this state from another: the same faces
    /// where it sees faces, the same backs elsewhere. `beneath` are covered cards which it has never
    /// seen, each with the one that lies there in the other state.
    fn looks_like(&self, other: &State, seat: Seat, beneath: &[(CardId, CardId)]) -> bool {
        let everyone = Seats::of(self.players());
        let (mine, theirs) = (&self.table, &other.table);
        let is_open = |zone: Zone| zone.seen_by(everyone).contains(seat);
        let is_beneath = |id| beneath.iter().any(|&(one, other)| one == id || other == id);
        let is_seen = |state: &State, id| {
            let zone = state.table.zone_of(id);
            is_open(zone) && !(is_beneath(id) && state.is_covered_from(seat, id))
        };
        // How many more cards of each back lie in a zone here than there, in the zones that there are.
        let zones = Zone::all(self.players());
        let mut more: ArrayVec<[i8; Zone::DECKS], { Zone::COUNT }> =
            zones.map(|_| [0; Zone::DECKS]).collect();
        let faces_and_backs = mine.catalog().ids().all(|id| {
            let (here, there) = (mine.zone_of(id), theirs.zone_of(id));
            if here != there {
                let back = mine.catalog().back(id).index();
                more[here.index()][back] += 1;
                more[there.index()][back] -= 1;
            }
            // Every special achievement has a face of its own, also where others show their backs.
            let face_up = |zone| mine.catalog().is_face_up_among(id, zone);
            here == there
                || !is_seen(self, id) && !is_seen(other, id) && !face_up(here) && !face_up(there)
        });
        let alike = |one: CardId, two: CardId| {
            one == two || beneath.contains(&(one, two)) && self.is_covered_from(seat, one)
        };
        self.current == other.current
            && self.actions == other.actions
            && faces_and_backs
            && more.iter().flatten().all(|&cards| cards == 0)
            && everyone.iter().all(|player| {
                Color::ALL.iter().all(|&color| {
                    let stack = Zone::stack(player, color);
                    mine.splay(player, color) == theirs.splay(player, color)
                        && mine.len(stack) == theirs.len(stack)
                        && mine.ids(stack).zip(theirs.ids(stack)).all(|(one, two)| alike(one, two))
                })
            })
    }

    /// Whether a card would show the same slots in the place of another one, which is covered if it
    /// lies on a board.
    fn would_show_the_same(&self, there: CardId, card: CardId) -> bool {
        let ZoneKind::Board { player, color } = self.table.zone_of(there).kind() else { return true };
        let slots = |id| self.table.catalog().facts(id).slots;
        let shown = self.table.splay(player, color).shows();
        shown.iter().all(|&slot| slots(there).get(slot) == slots(card).get(slot))
    }

    /// Whether a card lies covered on a board where this seat may not look.
    fn is_covered_from(&self, seat: Seat, card: CardId) -> bool {
        let zone = self.table.zone_of(card);
        zone.is_stack()
            && self.table.top(zone).is_some_and(|top| top.id() != card)
            && !self.may_look_beneath(seat, zone)
    }

    /// The game that goes on from this state, if it is a player's turn to pick an action.
    #[must_use]
    pub fn game_at_action(&self) -> Option<Game> {
        self.step.is_between_actions().then(|| Game::start(self, None))
    }
}

/// How often a deal is tried again that breaks what is known.
const TRIES: usize = 8;

/// The games that a seat cannot tell from the true one, neither by looking nor by remembering:
/// every card it does not know has changed places with others it does not know either, within what
/// [`Knowledge`] allows.
pub struct Dreams<'a> {
    game: &'a Game,
    seat: Seat,
    deal: Deal,
}

impl<'a> Dreams<'a> {
    /// What a seat that knows this much can imagine a game to be.
    #[must_use]
    pub fn of(game: &'a Game, seat: Seat, knowledge: &Knowledge) -> Dreams<'a> {
        Dreams { game, seat, deal: Deal::new(game.state(), knowledge, false) }
    }

    /// What it could imagine if it saw every card but those in the decks: for measuring what seeing
    /// them would be worth, and not for playing.
    #[must_use]
    pub fn of_who_peeks(game: &'a Game, seat: Seat, knowledge: &Knowledge) -> Dreams<'a> {
        Dreams { game, seat, deal: Deal::new(game.state(), knowledge, true) }
    }

    /// One such game, by chance: `below(n)` gives a number less than n. A suspended effect is run
    /// again in the new world; none if that leads to another question, or shows the seat something
    /// else than it has seen.
    #[must_use]
    pub fn dream(&self, mut below: impl FnMut(usize) -> usize) -> Option<Game> {
        let exchanged = (0..TRIES).find_map(|_| self.deal.anew(&mut below))?;
        let luck = below(1 << 30) as u64;
        if self.game.is_between_actions() {
            return Some(self.game.dealt_otherwise(&exchanged, luck));
        }
        let twin = self.game.dreamt(&exchanged, luck)?;
        let same_question =
            twin.options() == self.game.options() || self.game.decision()?.player != self.seat;
        let beneath = self.deal.beneath(&exchanged);
        let same_sight = self.game.state().looks_like(twin.state(), self.seat, &beneath);
        (same_question && same_sight).then_some(twin)
    }
}

/// The cards whose places a seat does not know, by their backs.
struct Deal {
    pools: ArrayVec<Pool, { Zone::DECKS }>,
    /// Those of them that lie covered on boards.
    beneath: ArrayVec<CardId, MAX_CARDS>,
}

/// The unknown cards of one back, and the places they lie in. Which fits where is worked out once:
/// a search deals many thousands of times.
struct Pool {
    /// The cards in the order of the catalog, whatever the truth is.
    cards: ArrayVec<CardId, 16>,
    /// Each place by the card that truly lies there, with the cards that could, as bits. The places
    /// with the fewest that fit come first, so that few ends are dead.
    places: ArrayVec<(CardId, u16), 16>,
}

impl Deal {
    /// `peeks` is for who sees every card but those in the decks.
    fn new(state: &State, knowledge: &Knowledge, peeks: bool) -> Deal {
        let mut unknown: [ArrayVec<_, 16>; Zone::DECKS] = [const { ArrayVec::new_const() }; Zone::DECKS];
        let catalog = state.table.catalog();
        let mut beneath = ArrayVec::new();
        for zone in Zone::all(state.players()) {
            let deck = zone.is_deck().then(|| knowledge.deck(zone));
            let face_down = |&(_, id): &(usize, CardId)| !catalog.is_face_up_among(id, zone);
            for (depth, id) in state.table.ids(zone).enumerate().filter(face_down) {
                let known = match &deck {
                    Some(places) => places.get(depth).copied().flatten() == Some(id),
                    None if peeks => true,
                    None if zone.is_stack() => {
                        !(knowledge.could_be_beneath(id) && state.is_covered_from(knowledge.seat(), id))
                    }
                    None => knowledge.is_sure(id),
                };
                if !known {
                    unknown[catalog.back(id).index()].push((id, zone));
                    if zone.is_stack() {
                        beneath.push(id);
                    }
                }
            }
        }
        let unknown = unknown.iter().filter(|places| !places.is_empty());
        let pools = unknown.map(|places| Pool::new(places, state, knowledge)).collect();
        Deal { pools, beneath }
    }

    /// Of an exchange the part that lies covered on boards.
    fn beneath(&self, exchanged: &[(CardId, CardId)]) -> ArrayVec<(CardId, CardId), MAX_CARDS> {
        exchanged.iter().copied().filter(|(card, _)| self.beneath.contains(card)).collect()
    }

    /// A random exchange of the unknown cards among their places: which card lies where which
    /// one truly is. None if it ran into a dead end.
    fn anew(
        &self,
        below: &mut impl FnMut(usize) -> usize,
    ) -> Option<ArrayVec<(CardId, CardId), MAX_CARDS>> {
        let mut exchanged = ArrayVec::new();
        for pool in &self.pools {
            let mut left = u16::MAX;
            for &(true_card, fitting) in &pool.places {
                let fit = fitting & left;
                if fit == 0 {
                    return None;
                }
                let n = nth_bit(fit, below(fit.count_ones() as usize));
                left &= !(1 << n);
                exchanged.push((true_card, pool.cards[n]));
            }
        }
        Some(exchanged)
    }
}

impl Pool {
    fn new(unknown: &[(CardId, Zone)], state: &State, knowledge: &Knowledge) -> Pool {
        let mut cards: ArrayVec<CardId, 16> = unknown.iter().map(|&(id, _)| id).collect();
        cards.sort_unstable();
        let fitting = |there: CardId, zone: Zone| {
            let catalog = state.table.catalog();
            let fit = |id| {
                knowledge.allows(id, zone)
                    && !catalog.is_face_up_among(id, zone)
                    && state.would_show_the_same(there, id)
            };
            let fits = cards.iter().enumerate().filter(|&(_, &id)| fit(id));
            fits.fold(0, |bits: u16, (n, _)| bits | 1 << n)
        };
        let mut places: ArrayVec<(CardId, Zone, u16), 16> =
            unknown.iter().map(|&(id, zone)| (id, zone, fitting(id, zone))).collect();
        places.sort_by_key(|&(_, zone, fitting)| (fitting.count_ones(), zone.index()));
        Pool { cards, places: places.into_iter().map(|(id, _, fitting)| (id, fitting)).collect() }
    }
}

/// The place of the set bit with so many set bits below it.
fn nth_bit(mut bits: u16, below: usize) -> usize {
    for _ in 0..below {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
