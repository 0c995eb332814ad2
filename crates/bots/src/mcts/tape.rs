//! The engine's part of a search, played alone: for measuring how much of its time a search spends on
//! other things than the game.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use splay_engine::{Decision, Dreams, Game, Knowledge, Policy, State};

use super::{Budget, Search, Task, Tree, glance::glance};
use crate::Dice;

/// Stands on a tape where a try was broken off to be judged.
pub(super) const BREAK: u16 = u16::MAX;

/// What a search did in its imagined games.
pub struct Tape<'a> {
    dreams: Dreams<'a>,
    seed: u64,
    tries: u32,
    choices: Vec<u16>,
}

impl<'a> Tape<'a> {
    /// Searches so many times, and takes down every choice. None if the game is over.
    #[must_use]
    pub fn of(game: &'a Game, knowledge: &Knowledge, tries: u32, seed: u64) -> Option<Tape<'a>> {
        let decision = game.decision()?;
        let dreams = Dreams::of(game, decision.player, knowledge);
        let search = Search::new(Budget::Tries(tries));
        let glanced = glance(game, &decision, &dreams, &search, seed);
        let stop = AtomicBool::new(false);
        let task = Task {
            game,
            dreams: &dreams,
            glanced: glanced.as_deref(),
            tired: &[],
            search: &search,
            started: Instant::now(),
            stop: &stop,
        };
        let mut choices = Vec::new();
        task.grow(&mut Tree::new(search.most_nodes), seed, Some(&mut choices));
        Some(Tape { dreams, seed, tries, choices })
    }

    /// Imagines the same games and makes the same choices, without thinking. Says whether that went as
    /// it did in the search: as many tries, and no choice left.
    pub fn play(&self) -> bool {
        let mut worlds = Dice::new(self.seed);
        let mut choices = &self.choices[..];
        let mut tries = 0;
        while tries < self.tries && !choices.is_empty() {
            if let Some(mut world) = self.dreams.dream(|n| worlds.below(n)) {
                tries += 1;
                world.play_out(&mut Player(&mut choices));
                black_box(&world);
            }
        }
        tries == self.tries && choices.is_empty()
    }
}

/// Makes the choices on a tape.
struct Player<'a, 'b>(&'a mut &'b [u16]);

impl Policy for Player<'_, '_> {
    fn choose(&mut self, _state: &State, _decision: &Decision<'_>) -> usize {
        let Some((&choice, rest)) = self.0.split_first() else { return 0 };
        *self.0 = rest;
        usize::from(choice)
    }

    fn play_on(&mut self, _state: &State) -> bool {
        let Some(rest) = self.0.strip_prefix(&[BREAK]) else { return true };
        *self.0 = rest;
        false
    }
}
