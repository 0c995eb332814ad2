//! `splay bench`: how fast the engine and the search are on this machine.

mod search;

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};
use splay_bots::{Bot, Dice};
use splay_engine::{Edition, Game, Prompt, Sets, Setup};

use crate::args::BenchArgs;
use crate::error::Failure;
use crate::simulate::play_many;

/// Measures random play in each edition, what copying a game costs, and the search.
///
/// # Errors
/// If the output fails.
pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    let game = game_in_mid_effect();
    let mut place = game.clone();
    let mut results = json!({
        "state_bytes": size_of::<Game>(),
        "clone_in_mid_effect_ns": cost(|| {
            black_box(&black_box(&game).clone());
        }),
        "copy_in_mid_effect_ns": cost(|| black_box(&mut place).clone_from(black_box(&game))),
        "playouts": Value::Array(Vec::new()),
    });
    let asked: Sets = args.sets.iter().copied().collect();
    let wanted = |sets: &Sets| args.sets.is_empty() || *sets == asked;
    let kinds =
        Edition::ALL.into_iter().flat_map(|edition| Sets::tried(edition).map(move |s| (edition, s)));
    for (edition, sets) in kinds.filter(|(_, sets)| wanted(sets)) {
        for players in [2, 4] {
            let playouts = playouts(edition, sets, players, args.games)?;
            if let Value::Array(list) = &mut results["playouts"] {
                list.push(playouts);
            }
        }
    }
    results["search"] = search::speed(u32::try_from(args.games).unwrap_or(u32::MAX));
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{results}")?;
        return Ok(());
    }
    writeln!(out, "a game's whole state: {} bytes", results["state_bytes"])?;
    writeln!(out, "cloning a game in mid-effect: {} ns", results["clone_in_mid_effect_ns"])?;
    writeln!(out, "copying it over another game: {} ns", results["copy_in_mid_effect_ns"])?;
    writeln!(out, "random play on one core:")?;
    for row in results["playouts"].as_array().into_iter().flatten() {
        writeln!(
            out,
            "  {:<6} edition, {:<11} {} players: {:>7} games/s, {:>9} decisions/s, {:>5} decisions/game",
            row["edition"].as_str().unwrap_or(""),
            row["sets"].as_str().unwrap_or(""),
            row["players"],
            row["games_per_second"],
            row["decisions_per_second"],
            row["decisions_per_game"],
        )?;
    }
    let search = &results["search"];
    let outside = 100.0 * search["share_outside_engine"].as_f64().unwrap_or(0.0);
    writeln!(out, "search on one core, third edition, 2 players, in mid-game:")?;
    writeln!(
        out,
        "  {} tries/s; {outside:.0}% of the time outside the engine",
        search["tries_per_second"]
    )?;
    Ok(())
}

fn playouts(edition: Edition, sets: Sets, players: usize, games: u64) -> Result<Value, Failure> {
    let setup = Setup::with(edition, sets, players, 1);
    let results = play_many(&setup, &[Bot::Random], games, 1, &())?;
    let rate = |count: u64| (count as f64 / results.seconds).round();
    Ok(json!({
        "edition": edition.name(),
        "sets": sets.to_string(),
        "players": players,
        "games": results.games,
        "seconds": results.seconds,
        "games_per_second": rate(results.games),
        "decisions_per_second": rate(results.decisions),
        "decisions_per_game": (results.decisions as f64 / results.games.max(1) as f64).round(),
    }))
}

/// Nanoseconds that something small takes. The quickest of several runs counts: the others were
/// disturbed.
fn cost(mut something: impl FnMut()) -> u64 {
    let run = |_| {
        let started = Instant::now();
        (0..10_000).for_each(|_| something());
        started.elapsed()
    };
    let quickest = (0..25).map(run).min().unwrap_or_default();
    (quickest.as_nanos() / 10_000) as u64
}

/// A game of two that waits in the middle of an effect, after a hundred decisions.
fn game_in_mid_effect() -> Game {
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    let mut dice = Dice::new(1);
    let mut game = Game::new(catalog, &Setup::base(Edition::Third, 2, 1)).expect("a plain set-up");
    let mut decisions = 0;
    while let Some(decision) = game.decision() {
        let in_effect = !matches!(decision.prompt, Prompt::Action | Prompt::FirstCard);
        if in_effect && decisions > 100 {
            break;
        }
        decisions += 1;
        let index = dice.below(decision.options.len());
        game.choose_unchecked(index);
    }
    game
}
