//! With how many cards something is done: one, perhaps one, so many, up to so many, any number, all.
//!
//! A quantity takes any [`Act`] and any cards, so that nothing need be written for a pair of them.
//! A few pairs are so common that they have a name of their own.

use arrayvec::ArrayVec;

use super::{Act, Cards, Player};
use crate::card::Card;
use crate::catalog::MAX_CARDS;
use crate::event::Verb;
use crate::flow::Flow;
use crate::select::{Rank, Select};
use crate::zone::{Place, Zone};

/// Which cards something may be done with: those a selector finds, or these particular ones, which
/// the player can see.
#[derive(Clone, Copy)]
pub enum Which<'a> {
    /// Those a selector finds, looked for anew for each card.
    Found(Select),
    /// These and no others.
    These(&'a [Card]),
}

impl From<Select> for Which<'_> {
    fn from(select: Select) -> Self {
        Which::Found(select)
    }
}

impl<'a> From<&'a [Card]> for Which<'a> {
    fn from(cards: &'a [Card]) -> Self {
        Which::These(cards)
    }
}

impl<'a> From<&'a Cards> for Which<'a> {
    fn from(cards: &'a Cards) -> Self {
        Which::These(cards)
    }
}

impl<'a, const N: usize> From<&'a [Card; N]> for Which<'a> {
    fn from(cards: &'a [Card; N]) -> Self {
        Which::These(cards)
    }
}

/// In which way something is done with several cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// One by one; the order matters only among cards that meet in one deck or stack.
    OneByOne,
    /// One by one, in an order of the player's choice.
    InAnyOrder,
    /// As one instruction, after which special achievements have their moment.
    AtOnce,
}

// The lists that come back are large. These functions are so small that they vanish in their caller,
// and a list that nobody looks at is not copied.
impl Player<'_> {
    /// Does it with one of the cards; `None` if there is none, or it was not done.
    pub fn one<'c>(&mut self, act: Act, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.do_with_one(act, which.into(), false)
    }

    /// May do it with one of the cards; `None` if it was not done.
    pub fn may<'c>(&mut self, act: Act, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.do_with_one(act, which.into(), true)
    }

    /// Does it with so many of the cards, or as many as there are; gives those it was done with.
    #[inline]
    pub fn exactly<'c>(
        &mut self,
        how_many: usize,
        act: Act,
        which: impl Into<Which<'c>>,
    ) -> Flow<Cards> {
        let mut done = Cards::new();
        self.do_with_exactly(how_many, act, which.into(), &mut done)?;
        Ok(done)
    }

    /// May do it with up to so many of the cards, one after the other; gives those it was done with.
    #[inline]
    pub fn up_to<'c>(&mut self, most: usize, act: Act, which: impl Into<Which<'c>>) -> Flow<Cards> {
        let mut done = Cards::new();
        self.do_with_several(most, act, which.into(), true, &mut done)?;
        Ok(done)
    }

    /// May do it with any number of the cards, one after the other; gives those it was done with.
    #[inline]
    pub fn any_number<'c>(&mut self, act: Act, which: impl Into<Which<'c>>) -> Flow<Cards> {
        self.up_to(MAX_CARDS, act, which)
    }

    /// Does it with all the cards there are now; gives those it was done with. Where their order
    /// matters, this player chooses it.
    #[inline]
    pub fn all<'c>(&mut self, act: Act, which: impl Into<Which<'c>>) -> Flow<Cards> {
        let mut done = Cards::new();
        self.do_with_all(act, which.into(), &mut done)?;
        Ok(done)
    }

    /// Keeps one of the cards, of this player's choice, and does it with all the others; gives
    /// those it was done with.
    #[inline]
    pub fn all_but_one<'c>(&mut self, act: Act, which: impl Into<Which<'c>>) -> Flow<Cards> {
        let mut done = Cards::new();
        self.do_with_all_but_one(act, which.into(), &mut done)?;
        Ok(done)
    }

    // ---- Pairs with a name of their own -------------------------------------------------------

    /// Melds one of the cards.
    pub fn meld_one<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.one(Act::Meld, which)
    }

    /// Scores one of the cards.
    pub fn score_one<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.one(Act::Score, which)
    }

    /// May score one of the cards.
    pub fn may_score<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.may(Act::Score, which)
    }

    /// Returns one of the cards.
    pub fn return_one<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.one(Act::Return, which)
    }

    /// May return one of the cards.
    pub fn may_return<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Option<Card>> {
        self.may(Act::Return, which)
    }

    /// Returns all the cards.
    #[inline]
    pub fn return_all<'c>(&mut self, which: impl Into<Which<'c>>) -> Flow<Cards> {
        self.all(Act::Return, which)
    }

    /// Transfers one of the cards.
    pub fn transfer_one<'c>(&mut self, which: impl Into<Which<'c>>, to: Place) -> Flow<Option<Card>> {
        self.one(Act::Transfer(to), which)
    }

    /// Transfers all the cards, at once.
    #[inline]
    pub fn transfer_all<'c>(&mut self, which: impl Into<Which<'c>>, to: Place) -> Flow<Cards> {
        self.all(Act::Transfer(to), which)
    }

    // ---- What all of them come down to --------------------------------------------------------

    fn do_with_one(&mut self, act: Act, which: Which<'_>, may: bool) -> Flow<Option<Card>> {
        match self.pick_for(act, which, may)? {
            Some(card) if self.act(act, card)? => Ok(Some(self.after(act, card))),
            _ => Ok(None),
        }
    }

    /// A card after an act: laid face up onto a board, it can have another value than before. What is
    /// returned keeps the one it had (RUL-296).
    pub(super) fn after(&self, act: Act, card: Card) -> Card {
        match act {
            Act::Meld | Act::Promote | Act::Tuck => self.state.table.card(card.id()),
            Act::Reveal => self.state.table.catalog().face_up(card.id()),
            Act::Score
            | Act::Return
            | Act::Foreshadow
            | Act::Take
            | Act::Transfer(_)
            | Act::Exchange(_)
            | Act::Junk
            | Act::Remove
            | Act::PlaceOnDeck
            | Act::Achieve
            | Act::Claim
            | Act::Execute => card,
        }
    }

    fn do_with_several(
        &mut self,
        most: usize,
        act: Act,
        which: Which<'_>,
        may: bool,
        done: &mut Cards,
    ) -> Flow {
        let (mut left, mut undone) = (Cards::new(), Cards::new());
        if let Which::These(cards) = which {
            left.extend(cards.iter().copied());
        }
        for _ in 0..most.min(MAX_CARDS) {
            let offered = match which {
                Which::Found(select) if undone.is_empty() => Which::Found(select),
                Which::Found(select) => {
                    left.clear();
                    self.find_into(select, &mut left);
                    left.retain(|card| !undone.contains(card));
                    // Cards that this player does not see can only be found anew.
                    if !left.iter().all(|&card| self.sees(card)) {
                        break;
                    }
                    Which::These(&left)
                }
                Which::These(_) => Which::These(&left),
            };
            let Some(card) = self.pick_for(act, offered, may)? else { break };
            left.retain(|other| *other != card);
            let before = self.state.table.zone_of(card.id());
            if self.act(act, card)? {
                done.push(self.after(act, card));
            } else if self.state.table.zone_of(card.id()) == before {
                // It was not done, and is not tried again; the others are (G-80).
                undone.push(card);
            }
        }
        Ok(())
    }

    fn do_with_exactly(
        &mut self,
        how_many: usize,
        act: Act,
        which: Which<'_>,
        done: &mut Cards,
    ) -> Flow {
        let open_and_shut = match which {
            Which::Found(select) => select.rank == Rank::Any && !select.reads_faces(),
            Which::These(_) => true,
        };
        if open_and_shut {
            let mut cards = Cards::new();
            self.list(which, &mut cards);
            // If there are no more than must go, which ones is no question.
            if (1..=how_many).contains(&cards.len()) {
                return self.do_in_order(act, &mut cards, done);
            }
        }
        self.do_with_several(how_many, act, which, false, done)
    }

    fn do_with_all(&mut self, act: Act, which: Which<'_>, done: &mut Cards) -> Flow {
        let mut cards = Cards::new();
        self.list(which, &mut cards);
        self.do_in_order(act, &mut cards, done)
    }

    fn do_with_all_but_one(&mut self, act: Act, which: Which<'_>, done: &mut Cards) -> Flow {
        let kept = self.choose(Verb::Keep, which)?;
        let mut others = Cards::new();
        self.list(which, &mut others);
        others.retain(|card| Some(*card) != kept);
        self.do_in_order(act, &mut others, done)
    }

    fn list(&self, which: Which<'_>, cards: &mut Cards) {
        match which {
            Which::Found(select) => self.find_into(select, cards),
            // A card that was drawn, sent back by a karma and drawn again is one card.
            Which::These(these) => {
                for card in these {
                    if !cards.contains(card) {
                        cards.push(*card);
                    }
                }
            }
        }
    }

    #[inline]
    fn pick_for(&mut self, act: Act, which: Which<'_>, may: bool) -> Flow<Option<Card>> {
        match act == Act::Achieve {
            true => self.pick_eligible(which, may),
            false => self.pick(act.verb(), which, may),
        }
    }

    #[cold]
    fn pick_eligible(&mut self, which: Which<'_>, may: bool) -> Flow<Option<Card>> {
        let within_reach = self.eligible_values_with(self.points());
        match which {
            Which::Found(select) => self.pick(Verb::Achieve, select.values(within_reach).into(), may),
            Which::These(cards) => {
                let eligible = cards.iter().copied().filter(|card| within_reach.contains(card.value()));
                let eligible: Cards = eligible.collect();
                self.pick(Verb::Achieve, Which::These(&eligible), may)
            }
        }
    }

    /// Does it with each of these cards, asking for the order only among those where it matters,
    /// and only if this player can tell them apart.
    fn do_in_order(&mut self, act: Act, left: &mut Cards, done: &mut Cards) -> Flow {
        // Within a karma no other one interrupts.
        if self.context.karma.is_none() && self.state.table.hooks().meet(act.hooks()) {
            return self.do_amid_karmas(act, left, done);
        }
        let way = self.way_of(act, left);
        let clash: Option<fn(Card, Card) -> bool> = match left.len() {
            0 | 1 => None,
            _ if way == Way::InAnyOrder => Some(|_, _| true),
            _ => self.clash(act, left),
        };
        for n in 0..left.len() {
            if let Some(clash) = clash {
                self.bring_next_forward(act, &mut left[n..], clash)?;
            }
            let card = left[n];
            let was_done = match way {
                Way::AtOnce => self.enact(act, card)?,
                Way::OneByOne | Way::InAnyOrder => self.act(act, card)?,
            };
            if was_done {
                done.push(self.after(act, card));
            }
        }
        if way == Way::AtOnce { self.settle() } else { Ok(()) }
    }

    /// In which way several cards go.
    #[inline]
    fn way_of(&self, act: Act, cards: &[Card]) -> Way {
        // What is removed is gone before anybody looks (RUL-218).
        if act != Act::Remove && self.are_boards_looked_at_amid(cards) {
            return self.way_off_boards(act, cards);
        }
        if act.takes_all_at_once() { Way::AtOnce } else { Way::OneByOne }
    }

    /// In which way several cards go where a special achievement could be claimed between one and the
    /// next, by this player or another (RUL-218).
    #[cold]
    fn way_off_boards(&self, act: Act, cards: &[Card]) -> Way {
        let (table, me) = (&self.state.table, self.seat);
        let is_theirs = |card: &Card| {
            let zone = table.zone_of(card.id());
            zone.is_stack() && zone.owner() != Some(me)
        };
        if act.takes_all_at_once_from_others() && cards.iter().any(is_theirs) {
            Way::AtOnce
        } else if self.could_qualify_losing(cards) {
            Way::InAnyOrder
        } else if act.takes_all_at_once() {
            Way::AtOnce
        } else {
            Way::OneByOne
        }
    }

    /// Where a karma may interrupt, the whole order matters, and cards may be gone before it is their
    /// turn.
    #[cold]
    fn do_amid_karmas(&mut self, act: Act, left: &mut Cards, done: &mut Cards) -> Flow {
        let places: ArrayVec<(Card, Zone), MAX_CARDS> =
            left.iter().map(|&card| (card, self.state.table.zone_of(card.id()))).collect();
        loop {
            left.retain(|card| places.contains(&(*card, self.state.table.zone_of(card.id()))));
            if left.is_empty() {
                return Ok(());
            }
            self.bring_next_forward(act, left, |_, _| true)?;
            let card = left.remove(0);
            if self.act(act, card)? {
                done.push(self.after(act, card));
            }
        }
    }

    /// Which two cards it makes a difference to do it with in one order or the other.
    fn clash(&self, act: Act, cards: &[Card]) -> Option<fn(Card, Card) -> bool> {
        match act {
            // The order of the colors matters where a special achievement could be claimed on the
            // way, before a later card covers what it needs (G-39).
            Act::Meld | Act::Promote if self.could_qualify_melding(cards) => Some(|_, _| true),
            Act::Meld | Act::Promote | Act::Tuck => Some(|one, other| one.color() == other.color()),
            // The order within a deck (G-22).
            Act::Return | Act::PlaceOnDeck => {
                Some(|one, other| one.value() == other.value() && one.set() == other.set())
            }
            Act::Execute => Some(|_, _| true),
            Act::Score
            | Act::Foreshadow
            | Act::Take
            | Act::Transfer(_)
            | Act::Exchange(_)
            | Act::Junk
            | Act::Remove
            | Act::Achieve
            | Act::Claim
            | Act::Reveal => None,
        }
    }

    /// Puts the next of some cards first: this player's choice among those that clash with the one
    /// that is first now. The others keep their order.
    fn bring_next_forward(
        &mut self,
        act: Act,
        left: &mut [Card],
        clash: fn(Card, Card) -> bool,
    ) -> Flow {
        let Some((&mut first, rest)) = left.split_first_mut() else { return Ok(()) };
        if !rest.iter().any(|&card| clash(first, card)) {
            return Ok(());
        }
        let mut group = Cards::new();
        group.extend(left.iter().copied().filter(|&card| clash(first, card)));
        if group.iter().all(|&card| self.sees(card)) {
            let next = group[self.pick_in_order(act.verb(), &group)?];
            let place = left.iter().position(|&card| card == next).unwrap_or(0);
            left[..=place].rotate_right(1);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Answers, Decision, Policy};
    use crate::seat::Seat;
    use crate::select::{HAND, TOPS};
    use crate::state::State;
    use crate::toy;
    use crate::zone::Zone;

    /// Takes the first option each time, and so never declines.
    struct Eager;

    impl Policy for Eager {
        fn choose(&mut self, _: &State, _: &Decision<'_>) -> usize {
            0
        }
    }

    /// With how many of three hand cards something is done.
    fn done(deed: impl FnOnce(&mut Player<'_>) -> Flow<Cards>) -> usize {
        let mut state = toy::state();
        for age in 3..=5 {
            toy::put(&mut state, &format!("age {age}"), Zone::hand(Seat::at(0)));
        }
        let answers = Answers { given: &[], then: Some(&mut Eager) };
        deed(&mut Player::new(&mut state, answers, None)).expect("nothing stops it").len()
    }

    #[test]
    fn every_act_goes_with_every_quantity() {
        let there = Seat::at(1).hand();
        let acts = [
            Act::Meld,
            Act::Promote,
            Act::Tuck,
            Act::Score,
            Act::Return,
            Act::Foreshadow,
            Act::Transfer(there),
            Act::Exchange(there),
            Act::Junk,
            Act::Remove,
            Act::PlaceOnDeck,
            Act::Claim,
        ];
        for act in acts {
            assert_eq!(done(|p| Ok(p.one(act, HAND)?.into_iter().collect())), 1, "one: {act:?}");
            assert_eq!(done(|p| Ok(p.may(act, HAND)?.into_iter().collect())), 1, "may: {act:?}");
            assert_eq!(done(|p| p.exactly(2, act, HAND)), 2, "exactly two: {act:?}");
            assert_eq!(done(|p| p.exactly(9, act, HAND)), 3, "more than there are: {act:?}");
            assert_eq!(done(|p| p.up_to(2, act, HAND)), 2, "up to two: {act:?}");
            assert_eq!(done(|p| p.any_number(act, HAND)), 3, "any number: {act:?}");
            assert_eq!(done(|p| p.all(act, HAND)), 3, "all: {act:?}");
            assert_eq!(done(|p| p.all_but_one(act, HAND)), 2, "all but one: {act:?}");
            assert_eq!(done(|p| p.all(act, TOPS)), 0, "all of nothing: {act:?}");
        }
    }

    /// Where particular cards take the place of a selector, none is offered twice, though they stay
    /// where they are.
    #[test]
    fn particular_cards_are_offered_once() {
        assert_eq!(done(|p| p.any_number(Act::Reveal, &p.find(HAND))), 3);
        assert_eq!(done(|p| p.exactly(2, Act::Reveal, &p.find(HAND)[1..])), 2);
    }

    /// Nobody here is eligible for anything, and no card has an effect.
    #[test]
    fn what_was_not_done_is_not_given_back() {
        for act in [Act::Achieve, Act::Execute] {
            assert_eq!(done(|p| Ok(p.one(act, HAND)?.into_iter().collect())), 0, "one: {act:?}");
            assert_eq!(done(|p| p.all(act, HAND)), 0, "all: {act:?}");
            assert_eq!(done(|p| p.any_number(act, HAND)), 0, "it ends: {act:?}");
        }
    }
}
