//! `splay tournament`: how strong bots are, measured in games between every two of them.

mod chart;
mod figures;
mod html;
mod report;
mod store;
mod table;

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use splay_bots::Bot;
use splay_bots::tournament::{Played, Schedule, play};
use splay_engine::{Game, Setup};

use crate::args::TournamentArgs;
use crate::error::Failure;
use report::Report;
use store::{Settings, Store};

/// The most deals of a tournament.
const MOST_PAIRS: u64 = 100_000;

/// The most bots of a tournament.
const MOST_BOTS: usize = 32;

/// Plays a tournament, or what is missing of it, and tells how strong the bots are.
///
/// # Errors
/// If it cannot be held as asked, or a file or the output fails.
pub fn run(args: &TournamentArgs) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores);
    check(args, threads)?;
    let mut settings = Settings::new(args.bots.clone(), args.game.setup(args.game.seed_or_any()));
    Game::new(splay_cards::catalog(settings.setup.edition, settings.setup.sets), &settings.setup)
        .map_err(Failure::usage)?;
    let (mut store, kept) = match &args.file {
        None => (None, Vec::new()),
        Some(path) => {
            let (store, kept, dropped) = Store::open(path, &mut settings, args.game.seed.is_some())?;
            dropped.into_iter().for_each(|warning| eprintln!("splay: {warning}"));
            (Some(store), kept)
        }
    };
    if let Some(path) = &args.html {
        // Better to learn now than after the last game that there will be no report.
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| not_written(path, error))?;
    }
    let schedule = Schedule::new(&settings.bots, settings.setup.players, args.pairs);
    // By number: what is counted does not depend on which game was over first.
    let mut played: BTreeMap<u64, Played> = kept
        .into_iter()
        .filter_map(|game| Some((schedule.number_of(game.deal, &game.seats)?, game)))
        .filter(|&(number, _)| number < schedule.len())
        .collect();
    let missing: Vec<u64> = (0..schedule.len()).filter(|number| !played.contains_key(number)).collect();
    if !played.is_empty() {
        let done = played.len();
        eprintln!(
            "{done} of {} games are already there; {} remain to be played",
            schedule.len(),
            missing.len()
        );
    }
    play_all(&settings.setup, &schedule, &missing, threads, |number, game| {
        if let Some(store) = &mut store {
            store.add(&game)?;
        }
        played.insert(number, game);
        Ok(())
    })?;
    let report = Report::of(settings, args.pairs, played.into_values().collect());
    if let Some(path) = &args.html {
        std::fs::write(path, html::page(&report)).map_err(|error| not_written(path, error))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(Failure::usage)?)?;
    } else {
        write!(out, "{}", table::text(&report))?;
    }
    Ok(())
}

fn not_written(path: &Path, error: std::io::Error) -> Failure {
    Failure::File { what: "write", path: path.display().to_string(), error }
}

fn check(args: &TournamentArgs, threads: usize) -> Result<(), Failure> {
    if threads == 0 || threads > 1024 {
        return Err(Failure::usage("--threads takes a number from 1 to 1024"));
    }
    if args.pairs == 0 || args.pairs > MOST_PAIRS {
        return Err(Failure::usage(format!("--pairs takes a number from 1 to {MOST_PAIRS}")));
    }
    if args.bots.len() < 2 || args.bots.len() > MOST_BOTS {
        return Err(Failure::usage(format!("--bots takes 2 to {MOST_BOTS} bots, separated by commas")));
    }
    let again = |&(place, bot): &(usize, &Bot)| args.bots[..place].contains(bot);
    if let Some((_, twice)) = args.bots.iter().enumerate().find(again) {
        return Err(Failure::usage(format!("{twice} is named twice; every bot takes part once")));
    }
    // The bots sit alternately and move round; partners stay the same bot only like this.
    let setup = args.game.setup(0);
    let is_one_bot = |team: &Vec<usize>| team.iter().all(|seat| seat % 2 == team[0] % 2);
    if !setup.teams.is_empty() && (setup.players % 2 == 1 || !setup.teams.iter().all(is_one_bot)) {
        return Err(Failure::usage("partners must be the same bot; the teams can be 0+2,1+3"));
    }
    let same_file = |(one, other): (&Path, &Path)| {
        one == other
            || one.canonicalize().is_ok_and(|one| other.canonicalize().is_ok_and(|other| one == other))
    };
    if args.file.as_deref().zip(args.html.as_deref()).is_some_and(same_file) {
        return Err(Failure::usage("--file and --html are the same file; the report needs another"));
    }
    Ok(())
}

/// Plays the missing games, one on each thread, and hands over each as soon as it is over. The
/// first failure to take one ends it all.
fn play_all(
    setup: &Setup,
    schedule: &Schedule,
    missing: &[u64],
    threads: usize,
    take: impl FnMut(u64, Played) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let bar = ProgressBar::new(missing.len() as u64);
    let style = "{bar:40} {pos}/{len} games, {elapsed} elapsed, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let taking = Mutex::new((take, Ok(())));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(missing.len()) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                    let game = play(catalog, setup, &schedule.game(number), &stop);
                    let mut taking = taking.lock().unwrap_or_else(PoisonError::into_inner);
                    // A game that was cut short when another thread failed counts for nothing.
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let (take, result) = &mut *taking;
                    if let Err(failure) =
                        game.map_err(Failure::usage).and_then(|game| take(number, game))
                    {
                        *result = Err(failure);
                        stop.store(true, Ordering::Relaxed);
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    taking.into_inner().unwrap_or_else(PoisonError::into_inner).1
}
