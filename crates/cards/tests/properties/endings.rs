//! Games end, and the outcome is what the rules make of the table it ended with.

use splay_engine::{By, Chronicle, Edition, Outcome, Seat, Seats, Set, State};

use crate::common::seatings::every_setup;
use crate::common::walk::{retell, walk_each};

#[test]
fn games_end_with_an_outcome_that_the_table_bears_out() {
    // That they end at all is checked by the walk.
    walk_each(&every_setup(), |game, _| match game.outcome() {
        Some(outcome) => bear_out(game, outcome),
        None => assert!(game.decision().is_some(), "a game waits for somebody or is over"),
    });
}

fn bear_out(game: &Chronicle, outcome: Outcome) {
    let state = game.state();
    let Outcome { winners, by, card } = outcome;
    let right = match by {
        By::Achievements => is_one_side(state, winners) && has_enough(state, winners),
        By::Score => winners == leaders(state) && (is_one_side(state, winners) || shares(state)),
        By::Draw => winners.is_empty() && !is_one_side(state, leaders(state)) && !shares(state),
        By::Effect => is_one_side(state, winners),
        By::Elimination => is_one_side(state, winners) && state.alive().without(winners).is_empty(),
    };
    let achieved: Vec<usize> = state.seats().map(|seat| state.achievements(seat)).collect();
    assert!(right, "{outcome:?} is not what the table says ({achieved:?}): {}", retell(game));
    assert_eq!(card.is_some(), by == By::Effect, "only an effect names its card");
    assert!(winners.is_empty() || !winners.within(state.alive()).is_empty(), "winners still play");
}

/// A full tie is a shared victory in the first edition, elsewhere a draw (R-VIC-4).
fn shares(state: &State) -> bool {
    state.rules().edition == Edition::First
}

fn is_one_side(state: &State, winners: Seats) -> bool {
    winners.iter().next().is_some_and(|first| winners == state.side(first))
}

fn has_enough(state: &State, winners: Seats) -> bool {
    let has = |seat: Seat| state.achievements(seat);
    let best = winners.iter().map(has).max().unwrap_or(0);
    let needed = state.achievements_to_win();
    // Where victory waits for the end of the action, the most count; else who is first.
    let alone = state.alive().iter().all(|seat| has(seat) <= best || has(seat) < needed);
    // A karma may stand against somebody's victory, or take what it was made of.
    state.rules().sets.contains(Set::Figures) || best >= needed && alone
}

/// The players of the sides with the highest score and, among these, the most achievements.
fn leaders(state: &State) -> Seats {
    let standing = |seat: Seat| {
        let points: u16 = state.side(seat).iter().map(|member| state.points(member)).sum();
        (points, state.achievements(seat))
    };
    let best = state.alive().iter().map(standing).max();
    state.seats().filter(|&seat| Some(standing(seat)) == best && is_in(state, seat)).collect()
}

/// Whether a player's side is still in the game.
fn is_in(state: &State, seat: Seat) -> bool {
    !state.side(seat).within(state.alive()).is_empty()
}
