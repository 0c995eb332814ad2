//! What cities bring: draws for growth, searching, and special achievements for deeds.

use super::{Act, Cards, Player};
use crate::card::Card;
use crate::event::Verb;
use crate::flow::Flow;
use crate::icon::Icon;
use crate::karma::Hook;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::set::Set;
use crate::special::Special;
use crate::splay::Splay;
use crate::state::State;
use crate::table::End;
use crate::zone::Zone;

impl State {
    /// The set a player draws from when their board gets a new color by a Meld action, or they splay
    /// a color anew; none while they hold a card of it (R-CIT-1).
    #[must_use]
    pub fn growth_draw(&self, seat: Seat) -> Option<Set> {
        let set = self.rules.growth_draws?;
        let of_set = |zone| self.table.cards(zone).any(|card| card.set() == set);
        let holds = of_set(Zone::hand(seat))
            || self.table.hooks_of(seat).contains(Hook::Places)
                && self.also_in(seat, Pile::Hand).into_iter().any(of_set);
        (!holds).then_some(set)
    }

    /// The special achievement that is there for melding a city with an arrow this way onto a color
    /// that is splayed this way already.
    #[must_use]
    pub const fn earned_by_arrow(splay: Splay) -> Option<Special> {
        match splay {
            Splay::Left => Some(Special::Legend),
            Splay::Right => Some(Special::Repute),
            Splay::Up => Some(Special::Fame),
            Splay::None | Splay::Aslant => None,
        }
    }
}

impl Player<'_> {
    /// Draws for a new color or a new splay, where the rules have that (R-CIT-1). Whoever splays
    /// draws, also for another player's color.
    #[inline]
    pub(crate) fn draw_for_growth(&mut self) -> Flow {
        if self.state.rules.growth_draws.is_some()
            && let Some(set) = self.state.growth_draw(self.seat)
        {
            let value = self.state.table.highest_top(self.seat);
            self.draw_of(set, value)?;
        }
        Ok(())
    }

    /// Draws and reveals as many base cards of a city's value as that value is, keeps those that bear
    /// the icon and returns the others. No age is skipped, no other set is drawn from, and a deck
    /// that runs out ends nothing (R-CIT-5).
    pub(crate) fn search(&mut self, city: Card, icon: Icon) -> Flow {
        let value = city.value();
        let mut others = Cards::new();
        for _ in 0..value.get() {
            let Some(card) = self.state.table.top(Zone::deck(Set::Base, value)) else { break };
            self.shift(Verb::Draw, card, Zone::hand(self.seat), End::Top);
            self.reveal(card);
            if !card.has(icon) {
                others.push(card);
            }
        }
        // No effect has a word in a search, as none has within a karma.
        let around = self.context.karma.replace(city.id());
        self.all(Act::Return, &others)?;
        self.context.karma = around;
        self.settle()
    }

    /// Notes what melding a card earns: a city whose arrow points the way its color is splayed
    /// already, before that arrow acts.
    #[inline]
    pub(super) fn earn_by_melding(&mut self, card: Card) {
        if self.state.table.catalog().has_emblems() {
            let arrow = self.state.table.catalog().facts(card.id()).slots.arrow();
            let splay = self.splay_of(card.color());
            self.earned.extend(arrow.filter(|&arrow| arrow == splay).and_then(State::earned_by_arrow));
        }
    }

    /// Notes what tucking a card earns: a city with a flag or a fountain.
    #[inline]
    pub(super) fn earn_by_tucking(&mut self, card: Card) {
        if self.state.table.catalog().has_emblems() {
            let marks = self.state.table.catalog().uncovered_marks(card.id());
            self.earned.extend((marks.flags > 0).then_some(Special::Glory));
            self.earned.extend((marks.fountains > 0).then_some(Special::Victory));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::card;
    use crate::catalog::Catalog;
    use crate::color::Color::Blue;
    use crate::icon::Icon::{Crown, Fountain, Hex};
    use crate::player::Answers;
    use crate::set::Sets;
    use crate::setup::Setup;
    use crate::zone::Place;
    use crate::{Edition, toy};

    const PLAIN: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

    /// A player who needs one more achievement takes cards from the other's board in one exchange, in
    /// this order. Says whether that wins.
    fn wins_by_taking(titles: &[&str]) -> bool {
        let base = PLAIN.map(|title| card(title, 1, Blue, [Hex; 4]));
        let cities = [card("fountain", 1, Blue, [Crown, Crown, Crown, Crown, Fountain])];
        let sets = [(Set::Base, base.iter().collect()), (Set::Cities, cities.iter().collect())];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Edition::Third, &sets, &[])));
        let setup = Setup::with(Edition::Third, Sets::BASE.with(Set::Cities), 2, 0);
        let mut state = setup.blank(catalog).expect("it is possible");
        let [me, them] = [0, 1].map(Seat::at);
        for title in &PLAIN[1..state.achievements_to_win()] {
            toy::put(&mut state, title, Zone::achievements(me));
        }
        titles.iter().for_each(|title| toy::meld(&mut state, them, title));
        let cards = titles.iter().filter_map(|title| catalog.find(title)).map(|id| catalog.card(id));
        let cards: Cards = cards.collect();
        let mut player = Player::new(&mut state, Answers { given: &[], then: None }, None);
        player.exchange(&cards, Place::Board(me), &[], Place::Board(them)).is_err()
    }

    /// Trap 21: what is so in the middle of an exchange counts for nothing.
    #[test]
    fn an_exchange_that_passes_through_a_win_is_none() {
        assert!(wins_by_taking(&["one", "fountain"]), "the fountain is on top in the end");
        assert!(!wins_by_taking(&["fountain", "one"]), "it was on top on the way only");
    }
}
