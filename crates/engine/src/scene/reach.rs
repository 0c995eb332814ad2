//! Whom the dogma of each top card would reach, so that everybody sees it where the card lies.

use serde::Serialize;

use crate::card::CardId;
use crate::color::Color;
use crate::icon::Icon;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::zone::Zone;

/// Whom the dogma of a top card would reach if its owner used it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reach {
    /// The card.
    pub title: &'static str,
    /// The icon that counts.
    pub icon: Icon,
    /// Who would share in it.
    pub shares: Seats,
    /// Who would have to obey it.
    pub obeys: Seats,
}

impl Reach {
    /// The top cards of a player that reach somebody else.
    pub(super) fn of(state: &State, owner: Seat) -> Vec<Reach> {
        let catalog = state.table().catalog();
        let tops =
            Color::ALL.into_iter().filter_map(|color| state.table().top(Zone::stack(owner, color)));
        let reach = |top: CardId| {
            let (mut shares, mut obeys) = (Seats::NONE, Seats::NONE);
            for part in state.program(owner, top) {
                // What others only share, its owner carries out as well.
                let among = if part.executors.contains(owner) { &mut shares } else { &mut obeys };
                part.executors.iter().filter(|&seat| seat != owner).for_each(|seat| among.insert(seat));
            }
            Reach { title: catalog.title(top), icon: catalog.facts(top).featured, shares, obeys }
        };
        tops.map(|top| reach(top.id()))
            .filter(|reach| reach.shares.len() + reach.obeys.len() > 0)
            .collect()
    }
}
