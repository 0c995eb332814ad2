//! Moving cards: the keywords of section 7 of the rules.

use super::{Cards, Player};
use crate::card::Card;
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::pile::Pile;
use crate::seat::Seats;
use crate::select::{Rank, Select};
use crate::table::End;
use crate::zone::{Place, Zone};

/// Picking one more card costs nothing; there is no upper limit.
const ANY_NUMBER: usize = usize::MAX;

impl Player<'_> {
    // ---- With a card in hand ------------------------------------------------------------

    /// Melds a card: it becomes the top card of its color (R-KEY-1).
    pub fn meld(&mut self, card: Card) -> Flow {
        self.put_on_board(Verb::Meld, card)
    }

    pub(crate) fn put_on_board(&mut self, verb: Verb, card: Card) -> Flow {
        if self.is_in_place(verb, card) {
            return Ok(());
        }
        self.shift(verb, card, Zone::stack(self.seat, card.color()), End::Top);
        self.settle()
    }

    /// Tucks a card: it becomes the bottom card of its color (R-KEY-2).
    pub fn tuck(&mut self, card: Card) -> Flow {
        if self.is_in_place(Verb::Tuck, card) {
            return Ok(());
        }
        self.shift(Verb::Tuck, card, Zone::stack(self.seat, card.color()), End::Bottom);
        let tucked = &mut self.state.tucked[self.seat];
        *tucked = tucked.saturating_add(1);
        self.settle()
    }

    /// Whether a card lies already where melding or tucking would put it, as the only card of its
    /// color does. Then doing it is doing nothing (RUL-217).
    pub(super) fn is_in_place(&self, verb: Verb, card: Card) -> bool {
        let stack = Zone::stack(self.seat, card.color());
        match verb {
            Verb::Meld => self.state.table.top(stack) == Some(card),
            Verb::Tuck => self.state.table.bottom(stack) == Some(card),
            _ => false,
        }
    }

    /// Scores a card (R-KEY-3).
    pub fn score(&mut self, card: Card) -> Flow {
        self.shift(Verb::Score, card, Zone::score(self.seat), End::Top);
        let scored = &mut self.state.scored[self.seat];
        *scored = scored.saturating_add(1);
        self.touched.insert(self.seat);
        self.settle()
    }

    /// Returns a card to the bottom of its deck (R-KEY-4).
    pub fn put_back(&mut self, card: Card) -> Flow {
        self.shift(Verb::Return, card, self.home(card), End::Bottom);
        if self.context.role == Role::Victim {
            let tally = &mut self.state.dogma.tally;
            tally.returned = tally.returned.saturating_add(1);
            tally.highest_returned = tally.highest_returned.max(card.value());
        }
        self.settle()
    }

    /// Foreshadows a card: it goes face down into the forecast (R-KEY-11).
    pub fn foreshadow(&mut self, card: Card) -> Flow {
        self.shift(Verb::Foreshadow, card, Zone::forecast(self.seat), End::Top);
        self.settle()
    }

    /// Lays a card onto its deck.
    pub fn place_on_deck(&mut self, card: Card) -> Flow {
        self.shift(Verb::Place, card, self.home(card), End::Top);
        self.settle()
    }

    /// Takes a card into hand, from wherever it is.
    pub fn take(&mut self, card: Card) -> Flow {
        self.shift(Verb::Take, card, Zone::hand(self.seat), End::Top);
        self.settle()
    }

    /// Transfers a card; onto a board it becomes the top card of its color (R-KEY-6).
    pub fn transfer(&mut self, card: Card, to: Place) -> Flow {
        self.transfer_all(&[card], to)
    }

    /// Transfers several cards at once; but one after another, in an order of this player's
    /// choice, where they could claim a special achievement on the way (RUL-218).
    pub fn transfer_all(&mut self, cards: &[Card], to: Place) -> Flow {
        if self.could_qualify_losing(cards) {
            return self.in_order(Verb::Transfer, cards, |_, _| true, |p, card| p.transfer(card, to));
        }
        for &card in cards {
            self.shift(Verb::Transfer, card, to.zone_for(card), End::Top);
            self.state.dogma.tally.transferred |= self.context.role == Role::Victim;
        }
        self.settle()
    }

    /// Junks a card (R-KEY-10).
    pub fn junk(&mut self, card: Card) -> Flow {
        self.shift(Verb::Junk, card, Zone::JUNK, End::Top);
        self.settle()
    }

    /// Puts a card out of the game: into the box, or in the fourth edition the junk.
    pub fn remove(&mut self, card: Card) -> Flow {
        self.remove_all(&[card])
    }

    /// Puts several cards out of the game at once: one instruction, however many there are.
    pub fn remove_all(&mut self, cards: &[Card]) -> Flow {
        let to = self.state.rules.out_of_play;
        let verb = if to == Zone::JUNK { Verb::Junk } else { Verb::Remove };
        for &card in cards {
            self.shift(verb, card, to, End::Top);
        }
        self.settle()
    }

    /// Exchanges two groups of cards in one go: these go there, those come here (R-KEY-7).
    pub fn exchange(&mut self, these: &[Card], there: Place, those: &[Card], here: Place) -> Flow {
        for &card in these {
            self.shift(Verb::Exchange, card, there.zone_for(card), End::Top);
        }
        for &card in those {
            self.shift(Verb::Exchange, card, here.zone_for(card), End::Top);
        }
        self.settle()
    }

    // ---- With several, where their order matters -------------------------------------------

    /// Melds all these cards; the order within a color is this player's to choose. So is the
    /// order of the colors where a special achievement could be claimed on the way, before a
    /// later card covers what it needs (G-39, RUL-218).
    pub fn meld_all(&mut self, cards: &[Card]) -> Flow {
        let clash: fn(Card, Card) -> bool = if self.could_qualify_melding(cards) {
            |_, _| true
        } else {
            |one, other| one.color() == other.color()
        };
        self.in_order(Verb::Meld, cards, clash, Self::meld)
    }

    /// Tucks all these cards; the order within a color is this player's to choose.
    pub fn tuck_all(&mut self, cards: &[Card]) -> Flow {
        self.in_order(Verb::Tuck, cards, |one, other| one.color() == other.color(), Self::tuck)
    }

    /// Returns all these cards; the order within a deck is this player's to choose (G-22). So is
    /// the whole order where a special achievement could be claimed on the way (RUL-218).
    pub fn return_all(&mut self, cards: &[Card]) -> Flow {
        let clash: fn(Card, Card) -> bool = if self.could_qualify_losing(cards) {
            |_, _| true
        } else {
            |one, other| one.value() == other.value() && one.set() == other.set()
        };
        self.in_order(Verb::Return, cards, clash, Self::put_back)
    }

    /// Scores all these cards; the order is this player's to choose where a special achievement
    /// could be claimed on the way (RUL-218).
    pub fn score_all(&mut self, cards: &[Card]) -> Flow {
        let clash = self.could_qualify_losing(cards);
        let clash: fn(Card, Card) -> bool = if clash { |_, _| true } else { |_, _| false };
        self.in_order(Verb::Score, cards, clash, Self::score)
    }

    /// Does something to each card, asking for the order only among those that `clash`, and
    /// only if this player can tell them apart.
    fn in_order(
        &mut self,
        verb: Verb,
        cards: &[Card],
        clash: fn(Card, Card) -> bool,
        deed: impl Fn(&mut Self, Card) -> Flow,
    ) -> Flow {
        if let [only] = cards {
            return deed(self, *only);
        }
        let mut left = Cards::new();
        left.extend(cards.iter().copied());
        while let Some(&first) = left.first() {
            let mut group = Cards::new();
            group.extend(left.iter().copied().filter(|&card| clash(first, card)));
            let next = if group.len() > 1 && group.iter().all(|&card| self.sees(card)) {
                self.pick_in_order(verb, &group)?
            } else {
                first
            };
            left.retain(|card| *card != next);
            deed(self, next)?;
        }
        Ok(())
    }

    /// Where a card goes that is returned.
    pub(crate) fn home(&self, card: Card) -> Zone {
        self.state.table.catalog().back(card.id())
    }

    /// Whether this player sees the face of a card where it lies.
    pub(crate) fn sees(&self, card: Card) -> bool {
        self.state.table.zone_of(card.id()).seen_by(self.state.alive).contains(self.seat)
    }

    // ---- Choosing and doing -----------------------------------------------------------------

    /// Melds one of the cards a selector finds.
    pub fn meld_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Meld, select, false, Self::meld)
    }

    /// May meld one of the cards a selector finds.
    pub fn may_meld(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Meld, select, true, Self::meld)
    }

    /// May meld any number of the cards a selector finds.
    pub fn may_meld_any(&mut self, select: Select) -> Flow<Cards> {
        self.choose_several(Verb::Meld, select, ANY_NUMBER, true, Self::meld)
    }

    /// Foreshadows one of the cards a selector finds.
    pub fn foreshadow_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Foreshadow, select, false, Self::foreshadow)
    }

    /// Takes one of the cards a selector finds into hand.
    pub fn take_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Take, select, false, Self::take)
    }

    /// May take one of the cards a selector finds into hand.
    pub fn may_take(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Take, select, true, Self::take)
    }

    /// Tucks one of the cards a selector finds.
    pub fn tuck_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Tuck, select, false, Self::tuck)
    }

    /// May tuck one of the cards a selector finds.
    pub fn may_tuck(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Tuck, select, true, Self::tuck)
    }

    /// May tuck up to so many of the cards a selector finds.
    pub fn may_tuck_up_to(&mut self, most: usize, select: Select) -> Flow<Cards> {
        self.choose_several(Verb::Tuck, select, most, true, Self::tuck)
    }

    /// May tuck any number of the cards a selector finds.
    pub fn may_tuck_any(&mut self, select: Select) -> Flow<Cards> {
        self.choose_several(Verb::Tuck, select, ANY_NUMBER, true, Self::tuck)
    }

    /// Tucks so many of the cards a selector finds.
    pub fn tuck_some(&mut self, how_many: usize, select: Select) -> Flow<Cards> {
        match self.all_must_go(how_many, select) {
            Some(cards) => self.tuck_all(&cards).map(|()| cards),
            None => self.choose_several(Verb::Tuck, select, how_many, false, Self::tuck),
        }
    }

    /// Scores one of the cards a selector finds.
    pub fn score_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Score, select, false, Self::score)
    }

    /// Scores so many of the cards a selector finds.
    pub fn score_some(&mut self, how_many: usize, select: Select) -> Flow<Cards> {
        match self.all_must_go(how_many, select) {
            Some(cards) => self.score_all(&cards).map(|()| cards),
            None => self.choose_several(Verb::Score, select, how_many, false, Self::score),
        }
    }

    /// May score one of the cards a selector finds.
    pub fn may_score(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Score, select, true, Self::score)
    }

    /// Returns one of the cards a selector finds.
    pub fn return_one(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Return, select, false, Self::put_back)
    }

    /// Returns so many of the cards a selector finds.
    pub fn return_some(&mut self, how_many: usize, select: Select) -> Flow<Cards> {
        match self.all_must_go(how_many, select) {
            Some(cards) => self.return_all(&cards).map(|()| cards),
            None => self.choose_several(Verb::Return, select, how_many, false, Self::put_back),
        }
    }

    /// May return one of the cards a selector finds.
    pub fn may_return(&mut self, select: Select) -> Flow<Option<Card>> {
        self.choose_and(Verb::Return, select, true, Self::put_back)
    }

    /// May return up to so many of the cards a selector finds.
    pub fn may_return_up_to(&mut self, most: usize, select: Select) -> Flow<Cards> {
        self.choose_several(Verb::Return, select, most, true, Self::put_back)
    }

    /// May return any number of the cards a selector finds.
    pub fn may_return_any(&mut self, select: Select) -> Flow<Cards> {
        self.choose_several(Verb::Return, select, ANY_NUMBER, true, Self::put_back)
    }

    /// Transfers one of the cards a selector finds.
    pub fn transfer_one(&mut self, select: Select, to: Place) -> Flow<Option<Card>> {
        let card = self.choose(Verb::Transfer, select)?;
        if let Some(card) = card {
            self.transfer(card, to)?;
        }
        Ok(card)
    }

    /// Transfers so many of the cards a selector finds.
    pub fn transfer_some(&mut self, how_many: usize, select: Select, to: Place) -> Flow<Cards> {
        if let Some(cards) = self.all_must_go(how_many, select) {
            return self.transfer_all(&cards, to).map(|()| cards);
        }
        let mut moved = Cards::new();
        while moved.len() < how_many
            && let Some(card) = self.transfer_one(select, to)?
        {
            moved.push(card);
        }
        Ok(moved)
    }

    /// All cards a selector finds, if there are no more than must go: then which is no question.
    fn all_must_go(&self, how_many: usize, select: Select) -> Option<Cards> {
        let cards = self.find(select);
        let plain = select.rank == Rank::Any && !select.reads_faces();
        (plain && !cards.is_empty() && cards.len() <= how_many).then_some(cards)
    }

    fn choose_and(
        &mut self,
        verb: Verb,
        select: Select,
        may: bool,
        deed: fn(&mut Self, Card) -> Flow,
    ) -> Flow<Option<Card>> {
        let Some(card) = self.pick(verb, select, may)? else { return Ok(None) };
        let idle = self.is_in_place(verb, card);
        deed(self, card)?;
        Ok((!idle).then_some(card))
    }

    fn choose_several(
        &mut self,
        verb: Verb,
        select: Select,
        most: usize,
        may: bool,
        deed: fn(&mut Self, Card) -> Flow,
    ) -> Flow<Cards> {
        let mut done = Cards::new();
        while done.len() < most
            && let Some(card) = self.choose_and(verb, select, may, deed)?
        {
            done.push(card);
        }
        Ok(done)
    }

    // ---- Beneath all of them ---------------------------------------------------------------

    /// Moves a card and tells who saw it.
    pub(crate) fn shift(&mut self, verb: Verb, card: Card, to: Zone, end: End) {
        let from = self.state.table.zone_of(card.id());
        let on_top = self.log.is_some() && self.state.table.top(from) == Some(card);
        self.state.table.put(card.id(), to, end);
        self.changed = true;
        self.changes += 1;
        self.touch(from);
        self.touch(to);
        if self.log.is_some() {
            let left = if on_top { End::Top } else { End::Bottom };
            let seats = Seats::of(self.state.players());
            let mut seen = from.seen_by(seats).and(to.seen_by(seats));
            if verb == Verb::Draw {
                // Who draws a card sees it, even if it becomes an achievement (G-49).
                seen.insert(self.seat);
            }
            let open = self.state.table.catalog().is_open(card.id());
            if open || self.shown.contains(&card.id()) {
                seen = seats;
            }
            let by = self.seat;
            self.tell(|| Event::Moved {
                verb,
                by,
                card: card.id(),
                from: (from, left),
                to: (to, end),
                seen,
            });
        }
    }

    /// Notes whose special achievements a change of a board or forecast may have brought about.
    pub(super) fn touch(&mut self, zone: Zone) {
        if (zone.is_stack() || zone.is(Pile::Forecast))
            && let Some(owner) = zone.owner()
        {
            self.touched.insert(owner);
        }
    }
}
