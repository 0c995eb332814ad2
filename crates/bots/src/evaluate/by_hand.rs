//! What a table is worth to a player, by weights set by hand.

use splay_engine::{Color, Icon, Seat, State, Zone};

use super::{Chances, by_seat};

/// How many points of [`strength`] make a lead of one side almost a win.
pub(crate) const DECISIVE: f32 = 22.0;

/// How strong a player stands, in points of a common coin.
pub(crate) fn strength(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    let level = f32::from(table.highest_top(seat).get());
    let tops: f32 = table.tops(seat).map(|card| f32::from(card.value().get())).sum();
    let icons: f32 = Icon::ALL.iter().map(|&icon| f32::from(state.count(seat, icon)).sqrt()).sum();
    let worth =
        |zone| -> f32 { table.cards(zone).map(|card| 0.5 + 0.25 * f32::from(card.value().get())).sum() };
    let to_come = worth(Zone::hand(seat)) + worth(Zone::forecast(seat));
    let splayed = Color::ALL.iter().filter(|&&color| !table.splay(seat, color).is_none()).count() as f32;
    20.0 * state.achievements(seat) as f32
        + 1.2 * f32::from(state.points(seat))
        + 2.0 * level
        + 0.6 * tops
        + 1.2 * icons
        + splayed
        + to_come
}

/// Everybody's strength as log odds.
pub(super) fn log_odds(state: &State) -> Chances {
    by_seat(state, |seat| strength(state, seat) / DECISIVE)
}
