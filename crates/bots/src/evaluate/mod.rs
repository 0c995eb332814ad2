//! How likely each player is to win, judged by looking at the table.
//!
//! [`features`] says what is looked at, [`model`] what has been learned from games about what that is
//! worth, [`by_hand`] what somebody once guessed it to be worth, which is kept to measure against.

mod by_hand;
pub(crate) mod features;
pub(crate) mod model;

use splay_engine::{MAX_SEATS, Seat, Seats, State};

pub(crate) use by_hand::{DECISIVE, strength};

/// Chances by seat.
pub(crate) type Chances = [f32; MAX_SEATS];

/// Who judges a position in which the game is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// A small model that has learned from games.
    Learned,
    /// Weights set by hand: for measuring what learning is worth.
    ByHand,
}

impl Judge {
    /// How likely each player's side is to win.
    pub(crate) fn chances(self, state: &State) -> Chances {
        if let Some(outcome) = state.outcome() {
            let worth = |seat| match (outcome.winners.contains(seat), outcome.winners.is_empty()) {
                (true, _) => 1.0,
                (false, true) => 0.5,
                (false, false) => 0.0,
            };
            return by_seat(state, worth);
        }
        let odds = match self {
            Judge::Learned => model::log_odds(state),
            Judge::ByHand => by_hand::log_odds(state),
        };
        shares(state, &odds)
    }

    /// How a player stands against everybody else: the logarithm of the odds of winning.
    pub(crate) fn standing(self, state: &State, me: Seat) -> f32 {
        let chance = self.chances(state)[me.index()].clamp(1e-3, 1.0 - 1e-3);
        (chance / (1.0 - chance)).ln()
    }
}

/// Turns everybody's strength, in log odds, into chances that add up to 1 over the sides. Partners
/// stand together: a side is as strong as its members on average.
fn shares(state: &State, odds: &Chances) -> Chances {
    let alive = state.alive();
    let members =
        |seat| if state.has_teams() { state.side(seat).within(alive) } else { Seats::only(seat) };
    let mut chances = [0.0; MAX_SEATS];
    let mut sizes = [1.0; MAX_SEATS];
    for seat in alive.iter() {
        let side = members(seat);
        sizes[seat.index()] = side.len() as f32;
        chances[seat.index()] =
            side.iter().map(|member| odds[member.index()]).sum::<f32>() / side.len() as f32;
    }
    let best = alive.iter().map(|seat| chances[seat.index()]).fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for seat in alive.iter() {
        let share = (chances[seat.index()] - best).exp();
        chances[seat.index()] = share;
        total += share / sizes[seat.index()];
    }
    chances.iter_mut().for_each(|chance| *chance /= f32::max(total, f32::MIN_POSITIVE));
    chances
}

fn by_seat(state: &State, value: impl Fn(Seat) -> f32) -> Chances {
    let mut values = [0.0; MAX_SEATS];
    for seat in state.seats() {
        values[seat.index()] = value(seat);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use splay_engine::{Edition, Game, Sets, Setup};

    #[test]
    fn chances_add_up_to_one_over_the_sides() {
        for players in 2..=4 {
            let setup = Setup::base(Edition::Third, players, 5);
            let mut game = Game::new(splay_cards::catalog(Edition::Third, Sets::BASE), &setup).unwrap();
            let mut dice = crate::Dice::new(1);
            for _ in 0..60 {
                for judge in [Judge::Learned, Judge::ByHand] {
                    let sum: f32 = judge.chances(game.state()).iter().sum();
                    assert!(game.outcome().is_some() || (sum - 1.0).abs() < 1e-4, "{sum}");
                }
                if game.options().is_empty() {
                    break;
                }
                game.choose_unchecked(dice.below(game.options().len()));
            }
        }
    }

    #[test]
    fn partners_have_the_same_chances() {
        let setup = Setup { teams: vec![vec![0, 2], vec![1, 3]], ..Setup::base(Edition::Third, 4, 6) };
        let mut game = Game::new(splay_cards::catalog(Edition::Third, Sets::BASE), &setup).unwrap();
        for _ in 0..40 {
            game.choose_unchecked(0);
        }
        let chances = Judge::Learned.chances(game.state());
        assert_eq!(chances[0], chances[2]);
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-4, "{chances:?}");
    }
}
