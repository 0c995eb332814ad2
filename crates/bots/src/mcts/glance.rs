//! A glance at the options before the search: what each leads to at once, in a few dreams.
//!
//! It tells the search where to look first, and which options come to nothing.

use splay_engine::{Decision, Dreams, Game};

use super::Search;
use crate::greedy::OneAction;
use crate::{Dice, Thumb};

/// In how many dreams each option is looked at.
const DREAMS: usize = 3;

/// How much better in standing makes an option look clearly better than another.
const CLEARLY: f32 = 0.2;

/// What is left for an option that comes to nothing: such options could go round for ever.
const HOPELESS: f32 = 1e-4;

/// How much each option deserves to be looked at, adding up to about 1.
pub(super) fn glance(
    game: &Game,
    decision: &Decision<'_>,
    dreams: &Dreams<'_>,
    search: &Search,
    seed: u64,
) -> Option<Vec<f32>> {
    let mut dice = Dice::new(seed);
    let mut thumb = Thumb::new(seed);
    let mut standings = vec![0.0; decision.options.len()];
    let mut idle = vec![true; decision.options.len()];
    for _ in 0..DREAMS {
        let dream = search.world(game, dreams, &mut dice)?;
        for (n, &option) in decision.options.iter().enumerate() {
            let mut tried = dream.clone();
            tried.choose(option).ok()?;
            tried.play_out(&mut OneAction(&mut thumb));
            standings[n] += search.judge.standing(tried.state(), decision.player) / DREAMS as f32;
            idle[n] &=
                tried.outcome().is_none() && tried.state().table().is_as_before(dream.state().table());
        }
    }
    let best = standings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all_idle = idle.iter().all(|&idle| idle);
    let mut shares: Vec<f32> = standings
        .iter()
        .zip(&idle)
        .map(|(standing, &idle)| {
            let share = ((standing - best) / CLEARLY).max(-8.0).exp();
            if idle && !all_idle { HOPELESS } else { share }
        })
        .collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    Some(shares)
}
