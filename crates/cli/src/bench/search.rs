//! How fast the search is, and how much of its time goes to other things than the game.
//!
//! Every search is timed twice: once as it is, and once with its engine alone, which imagines the same
//! games and makes the same choices in them from a tape. What the search takes longer than that, it
//! spent on weighing options, on its tree, and on judging positions. What these ask the engine (who
//! would share a dogma, what a meld would show) counts as time outside of it, too.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use splay_bots::{Budget, Greedy, Search, Tape, think};
use splay_engine::{Chronicle, Edition, Knowledge, Policy, Prompt, Sets, Setup};

/// Which games of two players, in the third edition, are searched.
const GAMES: [u64; 4] = [1, 2, 3, 4];

/// How many decisions each has behind it: somewhere in the middle.
const DECISIONS: usize = 50;

/// Often enough to leave out the runs that something else disturbed.
const RUNS: usize = 5;

/// Measures searches of so many tries.
pub fn speed(tries: u32) -> Value {
    let stop = AtomicBool::new(false);
    let search = Search::new(Budget::Tries(tries));
    let (mut whole, mut engine) = (Duration::ZERO, Duration::ZERO);
    for seed in GAMES {
        let (game, knowledge) = middle_of(seed);
        whole += quickest(|| drop(black_box(think(game.game(), &knowledge, &search, seed, &stop))));
        if let Some(tape) = Tape::of(game.game(), &knowledge, tries, seed) {
            engine += quickest(|| {
                black_box(tape.play());
            });
        }
    }
    let all = f64::from(tries) * GAMES.len() as f64;
    let outside = 1.0 - engine.as_secs_f64() / whole.as_secs_f64().max(f64::MIN_POSITIVE);
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

/// The time of the quickest of several runs.
fn quickest(mut run: impl FnMut()) -> Duration {
    let timed = (0..RUNS).map(|_| {
        let started = Instant::now();
        run();
        started.elapsed()
    });
    timed.min().unwrap_or_default()
}
