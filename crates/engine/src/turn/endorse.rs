//! The Endorse action: a top city doubles the dogma of a top card (R-CIT-2, R-CIT-3).

use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::choice::{Action, Choice};
use crate::dogma::{self, Terms};
use crate::flow::Flow;
use crate::icon::{Icon, Icons};
use crate::player::{Act, Choices, Player};
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

/// Pays by tucking a card, then activates the endorsed card twice over. Icons are counted and echo
/// effects fixed after the payment.
pub(super) fn endorse(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.seat();
    p.state.use_up(Action::Endorse);
    let most = p.state.endorsed_up_to(seat, card).unwrap_or(Age::NONE);
    p.one(Act::Tuck, HAND.values(Ages::range(1, most.get())))?;
    dogma::begin(p, seat, card, Terms::ENDORSED, After::ActionDone)
}
