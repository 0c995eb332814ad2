//! The Endorse action: a top city doubles the dogma of a top card (R-CIT-2, R-CIT-3).

use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::choice::{Action, Choice};
use crate::dogma::{self, Terms};
use crate::flow::Flow;
use crate::icon::{Icon, Icons};
use crate::player::{Choices, Player};
use crate::seat::Seat;
use crate::select::HAND;
use crate::set::Set;
use crate::state::{After, State};

/// Lists the top cards that a player can endorse: a top city bears their featured icon, and there is
/// a card in hand that is no higher than that city.
pub(super) fn list(state: &State, seat: Seat, cities: Set, options: &mut Choices) {
    let table = &state.table;
    if state.used.contains(Action::Endorse) || !table.tops(seat).any(|top| top.set() == cities) {
        return;
    }
    let Some(lowest) = state.values_found(seat, HAND).first() else { return };
    let able = table.tops(seat).filter(|top| top.set() == cities && lowest <= top.value());
    let icons = able.fold(Icons::NONE, |icons, city| icons.and(city.icons()));
    for card in table.tops(seat).map(Card::id) {
        if icons.contains(table.catalog().facts(card).featured) {
            options.push(Choice::Endorse(card));
        }
    }
}

impl State {
    /// The value of the highest top city that bears the featured icon of a card: a card in hand that
    /// is no higher pays for endorsing it. That a lower city is there too matters to nothing (RUL-220).
    #[must_use]
    pub fn endorsed_up_to(&self, seat: Seat, card: CardId) -> Option<Age> {
        let cities = self.rules.endorsing?;
        let icon: Icon = self.table.catalog().facts(card).featured;
        let fits = self.table.tops(seat).filter(|top| top.set() == cities && top.has(icon));
        fits.map(|city| city.value()).max()
    }
}

/// Pays with a card from hand, then activates the endorsed card twice over. Icons are counted and echo
/// effects fixed after the payment.
pub(super) fn endorse(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.seat();
    p.state.use_up(Action::Endorse);
    let most = p.state.endorsed_up_to(seat, card).unwrap_or(Age::NONE);
    p.one(p.state.rules.endorsing_costs, HAND.values(Ages::range(1, most.get())))?;
    dogma::begin(p, seat, card, Terms::ENDORSED, After::ActionDone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::card;
    use crate::catalog::Catalog;
    use crate::color::Color::{Blue, Red};
    use crate::edition::Edition;
    use crate::game::Game;
    use crate::icon::Icon::{Crown, Hex};
    use crate::player::Act;
    use crate::set::Sets;
    use crate::setup::Setup;
    use crate::state::Step;
    use crate::toy;
    use crate::zone::Zone;

    /// Where the card lies that has paid for endorsing another.
    fn paid_into(cost: Act) -> Zone {
        let base = ["endorsed", "payment"].map(|title| card(title, 1, Blue, [Hex, Crown, Hex, Crown]));
        let cities = [card("city", 1, Red, [Crown, Crown, Crown, Crown, Crown])];
        let sets = [(Set::Base, base.iter().collect()), (Set::Cities, cities.iter().collect())];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Edition::Third, &sets, &[])));
        let setup = Setup::with(Edition::Third, Sets::BASE.with(Set::Cities), 2, 0);
        let mut state = setup.blank(catalog).expect("it is possible");
        state.step = Step::Act;
        state.actions = 2;
        state.rules.endorsing_costs = cost;
        let me = Seat::at(0);
        ["endorsed", "city"].into_iter().for_each(|title| toy::meld(&mut state, me, title));
        toy::put(&mut state, "payment", Zone::hand(me));
        let find = |title| catalog.find(title).expect("it is a toy card");
        let mut game = Game::start(&state, None);
        game.choose(Choice::Endorse(find("endorsed"))).expect("it is offered");
        game.state().table().zone_of(find("payment"))
    }

    #[test]
    fn the_rules_say_what_endorsing_costs() {
        assert_eq!(paid_into(Act::Tuck), Zone::stack(Seat::at(0), Blue));
        assert_eq!(paid_into(Act::Junk), Zone::JUNK);
    }
}
