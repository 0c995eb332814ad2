//! How fast the search is, and how much of its time goes to other things than the game.
//!
//! The speed is that of whole searches, trees and all. Their time cannot be taken apart from
//! outside, so the share is measured on the shortest tries there are: searches whose trees may not
//! grow leave them at once, at the option that looks best, and play the next actions by rules of
//! thumb. As many such tries are timed twice: once by the search, and once with the engine alone,
//! which dreams the same number of games and plays as many actions, with all choices made
//! beforehand by the same rules of thumb and read from a tape. What the search takes longer than
//! that, it spent on picking and weighing options and on judging positions. Going down a grown
//! tree, where choices are weighed otherwise, is in the speed but not in the share.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use splay_bots::{Budget, Dice, Greedy, Search, Thumb, think};
use splay_engine::{
    Chronicle, Decision, Dreams, Edition, Knowledge, Policy, Prompt, Sets, Setup, State,
};

/// Which games of two players, in the third edition, are searched.
const GAMES: [u64; 4] = [1, 2, 3, 4];

/// How many decisions each has behind it: somewhere in the middle.
const DECISIONS: usize = 50;

/// Often enough to leave out the runs that something else disturbed.
const RUNS: usize = 5;

/// Measures searches of so many tries.
pub fn speed(tries: u32) -> Value {
    let stop = AtomicBool::new(false);
    let (mut whole, mut shortest, mut engine) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for seed in GAMES {
        let (game, knowledge) = middle_of(seed);
        let search = Search::new(Budget::Tries(tries));
        let treeless = Search { most_nodes: 1, ..search };
        let timed = |search: &Search| {
            quickest(|| drop(black_box(think(game.game(), &knowledge, search, seed, &stop))))
        };
        whole += timed(&search);
        shortest += timed(&treeless);
        engine += engine_alone(&game, &knowledge, &search, seed, tries);
    }
    let all = f64::from(tries) * GAMES.len() as f64;
    let outside = 1.0 - engine.as_secs_f64() / shortest.as_secs_f64().max(f64::MIN_POSITIVE);
    json!({
        "tries": all,
        "tries_per_second": (all / whole.as_secs_f64().max(f64::MIN_POSITIVE)).round(),
        "share_outside_engine": (1000.0 * outside.max(0.0)).round() / 1000.0,
    })
}

/// A game that waits for an action after so many decisions, and what the player knows.
fn middle_of(seed: u64) -> (Chronicle, Knowledge) {
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    let setup = Setup::base(Edition::Third, 2, seed);
    let mut game = Chronicle::new(catalog, setup).expect("a plain set-up");
    let mut bot = Greedy::new(seed);
    while let Some(decision) = game.decision() {
        if decision.prompt == Prompt::Action && game.moves().len() >= DECISIONS {
            break;
        }
        let index = bot.choose(game.state(), &decision);
        game.choose_index(index).expect("a bot picks one of the options");
    }
    let player = game.decision().map(|decision| decision.player).unwrap_or_default();
    let knowledge = game.knowledge(player);
    (game, knowledge)
}

/// How long the engine takes for the dreams and playouts of so many tries.
fn engine_alone(
    game: &Chronicle,
    knowledge: &Knowledge,
    search: &Search,
    seed: u64,
    tries: u32,
) -> Duration {
    let Some(player) = game.decision().map(|decision| decision.player) else { return Duration::ZERO };
    let dreams = Dreams::of(game.game(), player, knowledge);
    let mut tape = Vec::new();
    let mut dice = Dice::new(seed);
    let mut thumb = Thumb::new(seed);
    // A search without a single try says which option looks best.
    let at_once = Search { budget: Budget::Tries(0), ..*search };
    let first = think(game.game(), knowledge, &at_once, seed, &AtomicBool::new(false));
    let first = first.map(|thought| thought.index);
    for _ in 0..tries {
        if let Some(mut world) = dreams.dream(|bound| dice.below(bound)) {
            world.play_out(&mut Recorded {
                first,
                thumb: &mut thumb,
                tape: &mut tape,
                actions: search.actions + 1,
            });
        }
    }
    quickest(|| {
        let mut dice = Dice::new(seed);
        let mut tape = tape.iter().copied();
        for _ in 0..tries {
            if let Some(mut world) = dreams.dream(|bound| dice.below(bound)) {
                world.play_out(&mut Played { tape: &mut tape, actions: search.actions + 1 });
                black_box(&world);
            }
        }
    })
}

/// The time of the quickest of several runs.
fn quickest(mut run: impl FnMut()) -> Duration {
    let timed = (0..RUNS).map(|_| {
        let started = Instant::now();
        run();
        started.elapsed()
    });
    timed.min().unwrap_or_default()
}

/// Plays some actions by rules of thumb after a first choice, and writes the choices down.
struct Recorded<'a> {
    first: Option<usize>,
    thumb: &'a mut Thumb,
    tape: &'a mut Vec<u8>,
    actions: u32,
}

impl Policy for Recorded<'_> {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let index = self.first.take().unwrap_or_else(|| self.thumb.choose(state, decision));
        self.tape.push(index as u8);
        index
    }

    fn play_on(&mut self, _state: &State) -> bool {
        goes_on(&mut self.actions)
    }
}

/// Plays the same choices again.
struct Played<'a, T> {
    tape: &'a mut T,
    actions: u32,
}

impl<T: Iterator<Item = u8>> Policy for Played<'_, T> {
    fn choose(&mut self, _state: &State, _decision: &Decision<'_>) -> usize {
        self.tape.next().map_or(0, usize::from)
    }

    fn play_on(&mut self, _state: &State) -> bool {
        goes_on(&mut self.actions)
    }
}

/// Whether another action is left to be played.
fn goes_on(actions: &mut u32) -> bool {
    let left = actions.checked_sub(1);
    *actions = left.unwrap_or(0);
    left.is_some()
}
