//! The bot that looks one action ahead and takes the best.
//!
//! It tries each action in a few imagined worlds, in which everything its seat cannot see is
//! dealt anew, lets rules of thumb make the small decisions, and weighs what it sees afterward.

use std::sync::atomic::AtomicBool;

use splay_engine::{Choice, Chronicle, Decision, Dreams, Game, Knowledge, Policy, Prompt, Seat, State};

use crate::brain::Brain;
use crate::evaluate::{DECISIVE, strength};
use crate::routine::Routine;
use crate::{Dice, Thumb};

/// In how many imagined worlds each action is tried.
const WORLDS: usize = 4;

/// Looks one action ahead.
pub struct Greedy {
    dice: Dice,
    thumb: Thumb,
    routine: Routine,
}

impl Greedy {
    /// A greedy player; the same seed plays the same way.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy { dice: Dice::new(seed), thumb: Thumb::new(seed), routine: Routine::default() }
    }

    fn best_action(&mut self, state: &State, me: Seat, options: &[Choice]) -> Option<usize> {
        let mut worth = vec![0.0; options.len()];
        // What it sees now, whatever it may have seen before.
        let knowledge = Knowledge::at_first_sight(state, me);
        let game = state.game_at_action()?;
        let dreams = Dreams::of(&game, me, &knowledge);
        let mut tried = game.clone();
        for _ in 0..WORLDS {
            let world = dreams.dream(|bound| self.dice.below(bound))?;
            for (worth, &option) in worth.iter_mut().zip(options) {
                tried.clone_from(&world);
                *worth += self.outcome(&mut tried, me, option)?;
            }
        }
        // Where chances are even, a lead that is decisive in each world is worth four times its size.
        let tired = self.routine.tired_of(options);
        let tiring = tired.iter().map(|tired| 4.0 * DECISIVE * WORLDS as f32 * tired);
        // A little chance breaks ties and keeps games different.
        let worth = worth.iter().zip(tiring).map(|(worth, tired)| worth - tired + self.dice.fraction());
        let (best, _) = worth.enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        if matches!(options[best], Choice::Dogma(_)) {
            self.routine.add(options[best]);
        }
        Some(best)
    }

    /// What the table is worth after the action.
    fn outcome(&mut self, game: &mut Game, me: Seat, option: Choice) -> Option<f32> {
        game.choose(option).ok()?;
        game.play_out(&mut OneAction(&mut self.thumb));
        Some(standing(game.state(), me))
    }
}

impl Policy for Greedy {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let acts = decision.prompt == Prompt::Action && decision.options.len() > 1;
        let best = acts.then(|| self.best_action(state, decision.player, decision.options)).flatten();
        best.unwrap_or_else(|| self.thumb.choose(state, decision))
    }
}

impl Brain for Greedy {
    fn choose(&mut self, game: &Chronicle, _stop: &AtomicBool) -> usize {
        let Some(decision) = game.decision() else { return 0 };
        self.routine = Routine::of(game, decision.player);
        Policy::choose(self, game.state(), &decision)
    }
}

/// Plays by rules of thumb until the next action.
pub(crate) struct OneAction<'a>(pub &'a mut Thumb);

impl Policy for OneAction<'_> {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        self.0.choose(state, decision)
    }

    fn play_on(&mut self, _state: &State) -> bool {
        false
    }
}

/// How a player stands against the best opponent.
fn standing(state: &State, me: Seat) -> f32 {
    if let Some(outcome) = state.outcome() {
        return match (outcome.winners.contains(me), outcome.winners.is_empty()) {
            (true, _) => 1000.0,
            (false, true) => 0.0,
            (false, false) => -1000.0,
        };
    }
    let rivals = state.opponents(me).iter().map(|seat| strength(state, seat));
    strength(state, me) - rivals.fold(f32::NEG_INFINITY, f32::max)
}
