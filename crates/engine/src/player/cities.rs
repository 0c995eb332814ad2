//! What cities bring: draws for growth, searching, and special achievements for deeds.

use super::{Act, Cards, Player};
use crate::card::Card;
use crate::event::Verb;
use crate::flow::Flow;
use crate::goal::Deed;
use crate::icon::Icon;
use crate::karma::Hook;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::set::Set;
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
            if arrow == Some(self.splay_of(card.color())) {
                arrow.into_iter().for_each(|arrow| self.earn(Deed::MeldOnto(arrow)));
            }
        }
    }

    /// Notes what tucking a card earns: a city with a flag or a fountain.
    #[inline]
    pub(super) fn earn_by_tucking(&mut self, card: Card) {
        let catalog = self.state.table.catalog();
        // Only flags and fountains are asked for, and few cards have one.
        if catalog.has_emblems() && catalog.uncovered_marks(card.id()).emblems() > 0 {
            let slots = catalog.facts(card.id()).slots;
            slots.icons().iter().for_each(|&icon| self.earn(Deed::Tuck(icon)));
        }
    }

    /// Notes the special achievements that are there for a deed.
    #[cold]
    fn earn(&mut self, deed: Deed) {
        for &special in self.state.table.catalog().specials() {
            if self.state.rules.is_earned_by(special, deed) {
                self.earned.insert(special);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::card;
    use crate::catalog::Catalog;
    use crate::color::Color::Blue;
    use crate::icon::Icon::{Crown, Flag, Fountain, Hex};
    use crate::player::Answers;
    use crate::rules::Moment;
    use crate::set::Sets;
    use crate::setup::Setup;
    use crate::special::Special;
    use crate::zone::Place;
    use crate::{Edition, toy};

    const PLAIN: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

    /// Two players, with plain cards and a few cities in their decks.
    fn blank() -> Box<State> {
        let base = PLAIN.map(|title| card(title, 1, Blue, [Hex; 4]));
        let city = |title, icon| card(title, 1, Blue, [Crown, Crown, Crown, Crown, icon]);
        let cities = [city("fountain", Fountain), city("flag", Flag), city("other fountain", Fountain)];
        let sets = [(Set::Base, base.iter().collect()), (Set::Cities, cities.iter().collect())];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Edition::Third, &sets, &[])));
        let setup = Setup::with(Edition::Third, Sets::BASE.with(Set::Cities), 2, 0);
        setup.blank(catalog).expect("it is possible")
    }

    /// A player who needs one more achievement takes cards from the other's board in one exchange, in
    /// this order. Says whether that wins.
    fn wins_by_taking(titles: &[&str]) -> bool {
        let mut state = blank();
        let catalog = state.table.catalog();
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

    /// What a deed earns is claimed in that moment, also where everything else waits for the end of the
    /// action.
    #[test]
    fn deeds_are_rewarded_whenever_achievements_are_seen() {
        for seen in [Moment::AtOnce, Moment::EndOfAction] {
            let mut state = blank();
            state.rules.achievements_seen = seen;
            let me = Seat::at(0);
            let titles = ["one", "fountain", "other fountain", "flag"];
            titles.into_iter().for_each(|title| toy::put(&mut state, title, Zone::hand(me)));
            let mut player = Player::new(&mut state, Answers { given: &[], then: None }, None);
            for title in titles {
                let card = player.state.table.catalog().find(title).expect("it is there");
                let tucked = player.tuck(player.state.table.card(card));
                assert!(tucked.is_ok_and(|done| done));
            }
            let owned = |special| !state.is_available(special);
            let specials = state.table.catalog().specials().iter().copied();
            let claimed: Vec<Special> = specials.filter(|&special| owned(special)).collect();
            assert_eq!(claimed, [Special::Glory, Special::Victory], "{seen:?}");
        }
    }

    /// Tucking is looked at for flags and fountains only.
    #[test]
    fn nothing_is_earned_by_tucking_any_other_icon() {
        let rules = blank().rules;
        for icon in Icon::ALL.into_iter().filter(|icon| ![Flag, Fountain].contains(icon)) {
            let earned = |&special: &Special| rules.is_earned_by(special, Deed::Tuck(icon));
            assert_eq!(Special::ALL.iter().find(|special| earned(special)), None, "{icon:?}");
        }
    }

    /// Trap 21: what is so in the middle of an exchange counts for nothing.
    #[test]
    fn an_exchange_that_passes_through_a_win_is_none() {
        assert!(wins_by_taking(&["one", "fountain"]), "the fountain is on top in the end");
        assert!(!wins_by_taking(&["fountain", "one"]), "it was on top on the way only");
    }
}
