//! Drawing (section 5 of the rules).

use arrayvec::ArrayVec;

use super::{Act, Cards, Player};
use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::choice::Choice;
use crate::event::{Event, Verb};
use crate::flow::Flow;
use crate::karma::{Hook, Hooks, Original};
use crate::prompt::Prompt;
use crate::rules::{DrawRule, Draws};
use crate::seat::Seat;
use crate::select::HAND;
use crate::set::Set;
use crate::setup::MOST_IN_A_DECK;
use crate::state::State;
use crate::table::End;
use crate::value::Value;
use crate::zone::{Place, Zone};

/// What is said of a card that is to be drawn, besides its value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    /// Nothing.
    Usual,
    /// It is one of this set.
    Of(Set),
    /// It is drawn for sharing (R-SHR-5).
    ForSharing,
}

impl Draw {
    /// The set that it names.
    const fn named(self) -> Option<Set> {
        match self {
            Draw::Of(set) => Some(set),
            Draw::Usual | Draw::ForSharing => None,
        }
    }
}

impl State {
    /// The deck from which a player would draw a card of a value now; none if the game would end
    /// instead (R-DRAW-12).
    #[must_use]
    pub fn deck_to_draw_from(&self, seat: Seat, value: Age) -> Option<Zone> {
        self.deck_for(seat, Draw::Usual, value)
    }

    /// The deck from which a player would draw a card of a set now.
    #[must_use]
    pub fn deck_of_set_to_draw_from(&self, seat: Seat, set: Set, value: Age) -> Option<Zone> {
        self.deck_for(seat, Draw::Of(set), value)
    }

    /// The deck for a draw: that of the set it names, or else of the first draw rule that applies. A
    /// deck that is empty gives way to the next one, or by some books to the base deck alone (R-DRAW-8,
    /// R-DRAW-9, R-DRAW-13).
    #[inline]
    fn deck_for(&self, seat: Seat, draw: Draw, value: Age) -> Option<Zone> {
        let age = self.age_to_draw(value)?;
        // Most games have no such rule.
        if self.rules.draws == Draws::BASE && draw.named().is_none() {
            return Some(Zone::deck(Set::Base, age));
        }
        Some(self.deck_by_rules(seat, draw, age))
    }

    #[inline(never)]
    fn deck_by_rules(&self, seat: Seat, draw: Draw, age: Age) -> Zone {
        let rules = self.rules.draws.iter().filter(|&(rule, set)| self.leads(rule, set, seat, draw));
        let mut sets = draw.named().into_iter().chain(rules.map(|(_, set)| set));
        let filled = |set| Some(Zone::deck(set, age)).filter(|&deck| !self.table.is_empty(deck));
        let deck = match self.rules.empty_decks_pass_on {
            true => sets.find_map(filled),
            false => sets.next().and_then(filled),
        };
        deck.unwrap_or(Zone::deck(Set::Base, age))
    }

    /// Whether a draw rule makes a draw one of a set.
    fn leads(&self, rule: DrawRule, set: Set, seat: Seat, draw: Draw) -> bool {
        match rule {
            DrawRule::Sharing => draw == Draw::ForSharing,
            DrawRule::NoneHeld => {
                let hand = Zone::hand(seat);
                let is_of_set = |card: Card| card.set() == set;
                match self.table.hooks_of(seat).contains(Hook::Places) {
                    false => !self.table.is_empty(hand) && !self.table.cards(hand).any(is_of_set),
                    true => self.holds_none_but_some(seat, is_of_set),
                }
            }
        }
    }

    /// Whether a player holds cards but none of these, where more than the hand counts as held.
    #[cold]
    fn holds_none_but_some(&self, seat: Seat, these: impl Fn(Card) -> bool) -> bool {
        let mut held = Cards::new();
        self.find_into(seat, HAND, &mut held);
        !held.is_empty() && !held.iter().copied().any(these)
    }

    /// The age of the card that a draw of a value gives now; none if the game would end instead.
    #[inline]
    pub(crate) fn age_to_draw(&self, value: Age) -> Option<Age> {
        // A 0 is a 1; an age without base cards is empty whatever else lies there (R-DRAW-5,
        // R-DRAW-2, R-DRAW-3).
        let mut age = value.max(Age::new(1));
        loop {
            if age > self.rules.last_age {
                return None;
            }
            if !self.table.is_empty(Zone::deck(Set::Base, age)) {
                return Some(age);
            }
            age = age + 1;
        }
    }
}

impl Player<'_> {
    /// Draws a card of a value into hand, or the next higher one there is (R-DRAW-2).
    pub fn draw(&mut self, value: impl Into<Value>) -> Flow<Card> {
        self.draw_to(self.value(value), Zone::hand(self.seat), Verb::Draw)
    }

    /// Draws a card of a set, whatever else would be drawn; if that set has none of the age, as usual
    /// (R-DRAW-9).
    pub fn draw_of(&mut self, set: Set, value: impl Into<Value>) -> Flow<Card> {
        let value = self.value(value);
        self.before_draw(value, Hooks::only(Hook::Draw))?;
        let deck = self.state.deck_of_set_to_draw_from(self.seat, set, value);
        self.take_from(deck, Zone::hand(self.seat), Verb::Draw)
    }

    /// Draws for sharing, by the highest top card at that moment (R-SHR-5, R-SHR-6).
    pub(crate) fn draw_for_sharing(&mut self) -> Flow<Card> {
        let hooks = Hooks::only(Hook::Draw).with(Hook::SharingDraw);
        self.before_draw(self.state.table.highest_top(self.seat), hooks)?;
        // A karma that came first may have melded a higher one.
        let value = self.state.table.highest_top(self.seat);
        let deck = self.state.deck_for(self.seat, Draw::ForSharing, value);
        self.take_from(deck, Zone::hand(self.seat), Verb::Draw)
    }

    /// Karmas have their moment before a card is drawn. They are told the value of the deck it would
    /// come from (RUL-303).
    #[inline]
    fn before_draw(&mut self, value: Age, hooks: Hooks) -> Flow {
        if self.state.table.hooks().meet(hooks)
            && let Some(age) = self.state.age_to_draw(value)
        {
            // No karma replaces a draw: all of them come first.
            let _: Original = self.would(hooks, age)?;
        }
        Ok(())
    }

    /// Draws several cards of a value, one after the other.
    #[inline]
    pub fn draw_several(&mut self, how_many: usize, value: impl Into<Value>) -> Flow<Cards> {
        let value = self.value(value);
        let mut drawn = Cards::new();
        self.draw_into(how_many, value, &mut drawn)?;
        Ok(drawn)
    }

    /// Adds cards that are drawn to a list; a list is large, and this copies none.
    fn draw_into(&mut self, how_many: usize, value: Age, drawn: &mut Cards) -> Flow {
        for _ in 0..how_many {
            drawn.push(self.draw(value)?);
        }
        Ok(())
    }

    /// Draws a card of each of these values, in an order of this player's choice: of which set a
    /// card is depends on those drawn before (R-DRAW-8, RUL-101).
    pub fn draw_each(&mut self, values: impl IntoIterator<Item = Age>) -> Flow {
        let mut left: ArrayVec<Age, MAX_CARDS> = values.into_iter().collect();
        while let Some(&first) = left.first() {
            let different: Ages = left.iter().copied().collect();
            let value = if different.len() > 1 { self.choose_value(different)? } else { first };
            self.draw(value)?;
            let drawn = left.iter().position(|&other| other == value);
            drawn.map(|place| left.remove(place));
        }
        Ok(())
    }

    /// Draws a card and does something with it: `p.draw_and(Transfer(me.forecast()), 3)`. Gives the
    /// card, or `None` if a karma has replaced the deed: then nothing more is done with it, nor because
    /// of it (RUL-391).
    pub fn draw_and(&mut self, act: Act, value: impl Into<Value>) -> Flow<Option<Card>> {
        let card = self.draw(value)?;
        Ok(self.act(act, card)?.then(|| self.after(act, card)))
    }

    /// Draws a card and melds it.
    pub fn draw_and_meld(&mut self, value: impl Into<Value>) -> Flow<Option<Card>> {
        self.draw_and(Act::Meld, value)
    }

    /// Draws a card and tucks it.
    pub fn draw_and_tuck(&mut self, value: impl Into<Value>) -> Flow<Option<Card>> {
        self.draw_and(Act::Tuck, value)
    }

    /// Draws a card and scores it.
    pub fn draw_and_score(&mut self, value: impl Into<Value>) -> Flow<Option<Card>> {
        self.draw_and(Act::Score, value)
    }

    /// Draws a card and foreshadows it.
    pub fn draw_and_foreshadow(&mut self, value: impl Into<Value>) -> Flow<Option<Card>> {
        self.draw_and(Act::Foreshadow, value)
    }

    /// Draws a card and shows it to everyone; it stays in hand (R-KEY-5).
    pub fn draw_and_reveal(&mut self, value: impl Into<Value>) -> Flow<Card> {
        let card = self.draw(value)?;
        self.act(Act::Reveal, card)?;
        Ok(self.after(Act::Reveal, card))
    }

    /// Draws a card straight into a zone of this player's.
    pub(crate) fn draw_to(&mut self, value: Age, to: Zone, verb: Verb) -> Flow<Card> {
        self.before_draw(value, Hooks::only(Hook::Draw))?;
        let deck = self.state.deck_to_draw_from(self.seat, value);
        self.take_from(deck, to, verb)
    }

    /// Draws the top card of a deck into a zone of this player's; without a deck the game ends.
    #[inline]
    fn take_from(&mut self, deck: Option<Zone>, to: Zone, verb: Verb) -> Flow<Card> {
        let Some(card) = deck.and_then(|deck| self.state.table.top(deck)) else {
            return self.end_by_score();
        };
        self.shift(verb, card, to, End::Top);
        if self.state.table.hooks().meet(Hooks::COUNTS) {
            // What is in a hand may count for something.
            self.settle()?;
        }
        Ok(card)
    }

    /// Junks all cards of a deck; says whether there were any (R-KEY-10, G-23).
    pub fn junk_deck(&mut self, value: impl Into<Value>) -> Flow<bool> {
        let value = self.value(value);
        if value < 1 || value > Age::HIGHEST {
            return Ok(false);
        }
        let mut any = false;
        for set in self.state.rules.sets.iter() {
            while let Some(card) = self.state.table.top(Zone::deck(set, value)) {
                any |= self.act(Act::Junk, card)?;
            }
        }
        Ok(any)
    }

    /// How many base cards are left of an age; without any, the age is empty (R-DRAW-3).
    #[must_use]
    pub fn deck_size(&self, value: impl Into<Value>) -> usize {
        let value = self.value(value);
        if value > Age::HIGHEST { 0 } else { self.state.table.len(Zone::deck(Set::Base, value)) }
    }

    /// May transfer the bottom card of the deck of a value to the available achievements; says
    /// whether that was done (R-KEY-15). "The deck" is that of the base set (RUL-41).
    pub fn may_make_available(&mut self, value: impl Into<Value>) -> Flow<bool> {
        let value = self.value(value);
        Ok(self.deck_size(value) > 0
            && self.wants_to("transfer the bottom card of the deck to the available achievements")?
            && self.make_available(value)?)
    }

    /// Transfers the bottom card of the deck of a value to the available achievements; says whether
    /// there was one.
    pub fn make_available(&mut self, value: impl Into<Value>) -> Flow<bool> {
        let value = self.value(value);
        if value > Age::HIGHEST {
            return Ok(false);
        }
        match self.state.table.bottom(Zone::deck(Set::Base, value)) {
            Some(card) => self.transfer(card, Place::Available),
            None => Ok(false),
        }
    }

    /// Names a card of a set and value, wherever it may be; none if there are none.
    pub fn name_card(&mut self, set: Set, value: Age) -> Flow<Option<Card>> {
        let catalog = self.state.table.catalog();
        self.options.clear();
        self.options.extend(catalog.of_back(Zone::deck(set, value)).iter().copied().map(Choice::Card));
        if self.options.is_empty() {
            return Ok(None);
        }
        let named = self.ask(Prompt::CardName)?.card();
        Ok(named.map(|id| self.state.table.card(id)))
    }

    /// Looks for a card in its deck and takes it into hand if it is there; says whether it was. Nothing
    /// else in the deck is shown (RUL-307). Then the deck is shuffled.
    pub fn search_for(&mut self, card: Card) -> Flow<bool> {
        // A Relic has the back of a deck, but is never in it.
        let (player, deck) = (self.seat, self.state.table.catalog().back(card.id()));
        let found = self.state.table.zone_of(card.id()) == deck;
        self.tell(|| Event::Searched { player, card: card.id(), found });
        if found {
            self.show(card);
            // It is taken off the top, so that nobody learns where it lay.
            self.state.table.put(card.id(), deck, End::Top);
            self.act(Act::Take, card)?;
        }
        self.shuffle(deck);
        Ok(found)
    }

    fn shuffle(&mut self, deck: Zone) {
        let mut cards: ArrayVec<CardId, MOST_IN_A_DECK> = self.state.table.ids(deck).collect();
        for last in (1..cards.len()).rev() {
            let other = self.by_chance(last + 1);
            cards.swap(last, other);
        }
        for &card in &cards {
            self.state.table.put(card, deck, End::Bottom);
        }
        self.tell(|| Event::Shuffled { deck });
    }

    /// Looks at the top card of any deck; it stays there.
    pub fn look_at_any_deck(&mut self) -> Flow {
        self.options.clear();
        for set in self.state.rules.sets.iter() {
            for age in (1..=self.state.rules.last_age.get()).map(Age::new) {
                if !self.state.table.is_empty(Zone::deck(set, age)) {
                    self.options.push(Choice::Deck(set, age));
                }
            }
        }
        if self.options.is_empty() {
            return Ok(());
        }
        let Choice::Deck(set, age) = self.name(Prompt::Deck)? else {
            unreachable!("only decks were offered")
        };
        let player = self.seat;
        if let Some(card) = self.state.table.top(Zone::deck(set, age)) {
            self.tell(|| Event::Looked { player, card: card.id() });
        }
        Ok(())
    }

    /// Shows a card to everyone; it stays where it is.
    pub fn reveal(&mut self, card: Card) {
        self.changed |= self.state.rules.reveal_counts_as_change;
        self.show(card);
    }

    /// Shows a card without that counting as something done.
    pub(crate) fn show(&mut self, card: Card) {
        if self.log.is_none() {
            return;
        }
        let at = self.state.table.zone_of(card.id());
        let by = at.owner().unwrap_or(self.seat);
        self.tell(|| Event::Revealed { by, card: card.id(), at });
        if !self.shown.contains(&card.id()) {
            self.shown.push(card.id());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    /// Sharing comes before the cards that are held, and a set that is named before both.
    #[test]
    fn the_first_draw_rule_that_applies_counts() {
        let mut state = toy::state_with_expansions();
        let (me, two) = (Seat::at(0), Age::new(2));
        let drawn = |state: &State, draw| state.deck_for(me, draw, two).map(Zone::kind);
        let deck = |set| Some(Zone::deck(set, two).kind());
        assert_eq!(drawn(&state, Draw::Usual), deck(Set::Base), "nothing is held");
        toy::put(&mut state, "age 1", Zone::hand(me));
        assert_eq!(drawn(&state, Draw::Usual), deck(Set::Echoes));
        assert_eq!(drawn(&state, Draw::ForSharing), deck(Set::Figures));
        assert_eq!(drawn(&state, Draw::Of(Set::Figures)), deck(Set::Figures));
        state.rules.draws = Draws::BASE;
        assert_eq!(drawn(&state, Draw::ForSharing), deck(Set::Base), "no rule, no other set");
    }

    #[test]
    fn an_empty_deck_gives_way_as_the_book_has_it() {
        let mut state = toy::state_with_expansions();
        let (me, two) = (Seat::at(0), Age::new(2));
        toy::put(&mut state, "age 1", Zone::hand(me));
        toy::put(&mut state, "figure 2", Zone::REMOVED);
        for draw in [Draw::ForSharing, Draw::Of(Set::Figures)] {
            for (passes_on, set) in [(true, Set::Echoes), (false, Set::Base)] {
                state.rules.empty_decks_pass_on = passes_on;
                assert_eq!(state.deck_for(me, draw, two), Some(Zone::deck(set, two)));
            }
        }
    }
}
