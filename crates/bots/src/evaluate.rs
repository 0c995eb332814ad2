//! What a table is worth to a side, by features that any card game of civilizations would have.

use splay_engine::{Color, Icon, Seat, State, Zone};

/// How many points of [`strength`] make a lead of one side almost a win.
const DECISIVE: f32 = 22.0;

/// How strong a player stands, in points of a common coin.
pub(crate) fn strength(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    let level = f32::from(table.highest_top(seat).get());
    let tops: f32 = table.tops(seat).map(|card| f32::from(card.value().get())).sum();
    let icons: f32 = Icon::ALL.iter().map(|&icon| f32::from(table.count(seat, icon)).sqrt()).sum();
    let worth =
        |zone| -> f32 { table.cards(zone).map(|card| 0.5 + 0.25 * f32::from(card.value().get())).sum() };
    let to_come = worth(Zone::hand(seat)) + worth(Zone::forecast(seat));
    let splayed = Color::ALL.iter().filter(|&&color| !table.splay(seat, color).is_none()).count() as f32;
    20.0 * state.achievements(seat) as f32
        + 1.2 * f32::from(table.points(seat))
        + 2.0 * level
        + 0.6 * tops
        + 1.2 * icons
        + splayed
        + to_come
}

/// How likely each player's side is to win, by seat, from how they stand.
pub(crate) fn chances(state: &State) -> [f32; splay_engine::MAX_SEATS] {
    let mut chances = [0.0; splay_engine::MAX_SEATS];
    if let Some(outcome) = state.outcome() {
        let winners = outcome.winners;
        for seat in state.seats() {
            chances[seat.index()] = match (winners.contains(seat), winners.is_empty()) {
                (true, _) => 1.0,
                (false, true) => 0.5,
                (false, false) => 0.0,
            };
        }
        return chances;
    }
    // Partners stand together: a side is as strong as its members on average.
    let mut total = 0.0;
    let mut shares = [0.0; splay_engine::MAX_SEATS];
    for seat in state.alive().iter() {
        let side = state.side(seat).and(state.alive());
        let strength =
            side.iter().map(|member| strength(state, member)).sum::<f32>() / side.len() as f32;
        shares[seat.index()] = strength;
    }
    let best = state.alive().iter().map(|seat| shares[seat.index()]).fold(f32::NEG_INFINITY, f32::max);
    for seat in state.alive().iter() {
        let share = ((shares[seat.index()] - best) / DECISIVE).exp();
        chances[seat.index()] = share;
        total += share / state.side(seat).and(state.alive()).len() as f32;
    }
    chances.iter_mut().for_each(|chance| *chance /= total.max(f32::MIN_POSITIVE));
    chances
}
