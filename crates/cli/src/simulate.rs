//! `splay simulate`: many games between bots, on all cores.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::json;
use signal_hook::consts::SIGINT;
use splay_bots::Bot;
use splay_engine::{By, Chronicle, Decision, Event, Game, MAX_SEATS, Policy, Setup, State};

use crate::args::SimulateArgs;
use crate::count::counted;
use crate::error::Failure;

/// A game between bots that is still going on after so many turns is broken off.
const MOST_TURNS: u16 = 500;

/// Games handed to a thread at a time.
const BATCH: u64 = 16;

/// What came of many games.
#[derive(Debug, Default, Clone, Serialize)]
pub struct Results {
    /// How many games.
    pub games: u64,
    /// Decisions taken in all of them.
    pub decisions: u64,
    /// Turns begun in all of them.
    pub turns: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games won, by seat; a shared victory counts for each winner.
    pub wins: Vec<u64>,
    /// Games by how they ended.
    pub endings: Endings,
    /// Games that were broken off: bots that think can go round in circles for ever.
    pub unfinished: u64,
    /// Effects that would not have ended and were cut short.
    pub cut_short: u64,
    /// The shortest game, in turns.
    pub shortest: u64,
    /// The longest game, in turns.
    pub longest: u64,
    /// How many threads played.
    pub threads: usize,
}

/// Games by how they ended.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Endings {
    pub achievements: u64,
    pub score: u64,
    pub effect: u64,
    pub elimination: u64,
    pub draw: u64,
}

impl Endings {
    fn count(&mut self, by: By) -> &mut u64 {
        match by {
            By::Achievements => &mut self.achievements,
            By::Score => &mut self.score,
            By::Effect => &mut self.effect,
            By::Elimination => &mut self.elimination,
            By::Draw => &mut self.draw,
        }
    }
}

impl Results {
    fn add(&mut self, game: &Game, Count { decisions, cut_short }: Count) {
        let turns = u64::from(game.state().turn());
        self.shortest = if self.games == 0 { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.games += 1;
        self.cut_short += cut_short;
        self.decisions += decisions;
        self.turns += turns;
        let Some(outcome) = game.outcome() else {
            self.unfinished += 1;
            return;
        };
        *self.endings.count(outcome.by) += 1;
        for winner in outcome.winners.iter() {
            self.wins[winner.index()] += 1;
        }
    }

    fn merge(&mut self, other: &Results) {
        if other.games == 0 {
            return;
        }
        self.shortest = if self.games == 0 { other.shortest } else { self.shortest.min(other.shortest) };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.unfinished += other.unfinished;
        self.cut_short += other.cut_short;
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for by in By::ALL {
            *self.endings.count(by) += *other.endings.clone().count(by);
        }
    }
}

/// What is counted in a game.
#[derive(Clone, Copy, Default)]
struct Count {
    decisions: u64,
    cut_short: u64,
}

/// Bots around a table, and how often they were asked.
struct Table {
    bots: Vec<Box<dyn Policy + Send>>,
    count: Count,
}

impl Policy for Table {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        self.count.decisions += 1;
        self.bots[decision.player.index()].choose(state, decision)
    }

    fn play_on(&mut self, state: &State) -> bool {
        state.turn() <= MOST_TURNS
    }

    fn saw_cut(&mut self) {
        self.count.cut_short += 1;
    }
}

/// Who looks on while many games are played.
pub trait Watch: Sync {
    /// So many more games are over.
    fn played(&self, _games: u64) {}

    /// Whether every game is wanted with its history, which takes longer.
    fn wants_records(&self) -> bool {
        false
    }

    /// What was played in a game that is over or was broken off.
    fn record(&self, _game: &Chronicle) {}

    /// Whether enough has been played; what is under way is thrown away.
    fn has_enough(&self) -> bool {
        false
    }
}

/// Nobody looks on.
impl Watch for () {}

/// Plays games `0..games` of a series; game n is the same whatever the number of threads.
///
/// # Errors
/// If the set-up asks for something its edition does not have.
pub fn play_many(
    setup: &Setup,
    bots: &[Bot],
    games: u64,
    threads: usize,
    watch: &dyn Watch,
) -> Result<Results, Failure> {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let tried = Game::new(catalog, setup).map_err(Failure::usage)?;
    let next = AtomicU64::new(0);
    let blank = Results { wins: vec![0; setup.players], threads, ..Results::default() };
    let all = Mutex::new(blank.clone());
    let started = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut mine = blank.clone();
                let mut game = tried.clone();
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= games {
                        break;
                    }
                    let last = games.min(first + BATCH);
                    for number in first..last {
                        let seed = game_seed(setup.seed, number);
                        let dealt = Setup { seed, ..setup.clone() };
                        let Some(count) = play_one(&mut game, &dealt, bots, watch) else { break };
                        mine.add(&game, count);
                    }
                    watch.played(last - first);
                    if watch.has_enough() {
                        break;
                    }
                }
                all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(&mine);
            });
        }
    });
    let mut results = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    results.seconds = started.elapsed().as_secs_f64();
    Ok(results)
}

/// Plays one game between bots, the first at the first seat and so on, and counts what happens; none if
/// enough has been played before it is over. It is dealt in the place of another one by the same set-up.
fn play_one(game: &mut Game, setup: &Setup, bots: &[Bot], watch: &dyn Watch) -> Option<Count> {
    if watch.has_enough() {
        return None;
    }
    let seats: Vec<(Bot, u64)> = (0..setup.players)
        .map(|seat| (bots[seat % bots.len()], setup.seed ^ (seat as u64 + 1)))
        .collect();
    let quick: Option<Vec<_>> = seats.iter().map(|&(bot, seed)| bot.policy(seed)).collect();
    if let Some(bots) = quick.filter(|_| !watch.wants_records()) {
        let mut table = Table { bots, count: Count::default() };
        game.deal_again(setup.seed);
        game.play_out(&mut table);
        return Some(table.count);
    }
    let mut brains: Vec<_> = seats.iter().map(|&(bot, seed)| bot.brain(seed)).collect();
    let mut chronicle = Chronicle::new(game.catalog(), setup.clone()).expect("the set-up was tried");
    let mut decisions = 0;
    while let Some(player) = chronicle.decision().map(|decision| decision.player) {
        if chronicle.state().turn() > MOST_TURNS {
            break;
        }
        if watch.has_enough() {
            return None;
        }
        let index = brains[player.index()].choose(&chronicle, &AtomicBool::new(false));
        chronicle.choose_index(index).expect("a bot picks one of the options");
        decisions += 1;
    }
    watch.record(&chronicle);
    game.clone_from(chronicle.game());
    let cut = chronicle.events().iter().filter(|event| matches!(event, Event::CutShort { .. }));
    Some(Count { decisions, cut_short: cut.count() as u64 })
}

/// The seed of one game of a series; neighboring series do not overlap.
fn game_seed(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number)
}

/// Plays many games between bots and prints what came of them.
///
/// # Errors
/// If the game cannot be set up as asked, or the output fails.
pub fn run(args: &SimulateArgs) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores);
    if threads == 0 || threads > 1024 {
        return Err(Failure::usage("--threads takes a number from 1 to 1024"));
    }
    if args.bots.is_empty() || args.bots.len() > MAX_SEATS {
        return Err(Failure::usage(format!("--bots takes 1 to {MAX_SEATS} bots, one for each seat")));
    }
    let setup = args.game.setup(args.game.seed_or_any());
    if args.bots.len() > setup.players {
        let (bots, players) = (args.bots.len(), setup.players);
        return Err(Failure::usage(format!(
            "{bots} bots are too many for {players} players; use --players {bots}, or name fewer bots"
        )));
    }
    let stopped = Arc::new(AtomicBool::new(false));
    // The first time, what has been played so far is told; the second time, the program ends at once.
    signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&stopped))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&stopped))?;
    let bar = ProgressBar::new(args.games);
    let style = "{bar:40} {pos}/{len} games, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    let file = args.records.as_deref().map(Keeper::create).transpose()?;
    let progress = Progress { bar: &bar, file: &file, stopped: &stopped };
    let results = play_many(&setup, &args.bots, args.games, threads, &progress)?;
    bar.finish_and_clear();
    file.map_or(Ok(()), Keeper::finish)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let mut object = serde_json::to_value(&results).map_err(Failure::usage)?;
        // The set-up with which the same games are played again.
        let Setup { edition, sets, players, teams, options, seed, .. } = &setup;
        let names: Vec<String> =
            (0..*players).map(|seat| args.bots[seat % args.bots.len()].to_string()).collect();
        let setting = json!({
            "edition": edition, "sets": sets, "players": players, "teams": teams, "options": options,
            "seed": seed, "bots": names, "asked": args.games,
        });
        for (key, value) in setting.as_object().into_iter().flatten() {
            object[key] = value.clone();
        }
        object["games_per_second"] = per_second(results.games, results.seconds).into();
        object["decisions_per_second"] = per_second(results.decisions, results.seconds).into();
        writeln!(out, "{object}")?;
    } else {
        if results.games < args.games {
            writeln!(out, "stopped after {} of {}", results.games, counted(args.games, "game"))?;
        }
        write!(out, "{}", report(&results, &args.bots, setup.seed))?;
    }
    Ok(())
}

/// The bar that fills, and the file that takes the records.
struct Progress<'a> {
    bar: &'a ProgressBar,
    file: &'a Option<Keeper>,
    stopped: &'a AtomicBool,
}

impl Watch for Progress<'_> {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn wants_records(&self) -> bool {
        self.file.is_some()
    }

    fn record(&self, game: &Chronicle) {
        if let Some(file) = self.file {
            file.keep(game);
        }
    }

    fn has_enough(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Writes the records of games to a file, one line each, in the order in which they end.
struct Keeper(Mutex<Result<BufWriter<File>, std::io::Error>>);

impl Keeper {
    fn create(path: &Path) -> Result<Keeper, Failure> {
        let file = File::create(path)
            .map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
        Ok(Keeper(Mutex::new(Ok(BufWriter::new(file)))))
    }

    fn keep(&self, game: &Chronicle) {
        let line = serde_json::to_string(&game.record());
        let mut file = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Ok(writer) = &mut *file
            && let Err(error) = line.map_err(Into::into).and_then(|line| writeln!(writer, "{line}"))
        {
            // Said at the end; there is nothing more to write to.
            *file = Err(error);
        }
    }

    fn finish(self) -> Result<(), Failure> {
        let file = self.0.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(file.and_then(|mut writer| writer.flush())?)
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { (count as f64 / seconds).round() } else { 0.0 }
}

fn report(results: &Results, bots: &[Bot], seed: u64) -> String {
    let games = results.games.max(1) as f64;
    let share = |count: u64| format!("{count} ({:.1}%)", 100.0 * count as f64 / games);
    let mut text = format!(
        "{} in {:.2} s on {}: {} games/s, {} decisions/s (seed {seed})\n\n",
        counted(results.games, "game"),
        results.seconds,
        counted(results.threads as u64, "thread"),
        per_second(results.games, results.seconds),
        per_second(results.decisions, results.seconds),
    );
    text.push_str("wins\n");
    for (seat, &wins) in results.wins.iter().enumerate() {
        text.push_str(&format!("  seat {seat} {:<12} {}\n", bots[seat % bots.len()], share(wins)));
    }
    text.push_str("endings\n");
    for by in By::ALL {
        text.push_str(&format!("  {:<15} {}\n", by.name(), share(*results.endings.clone().count(by))));
    }
    if results.unfinished > 0 {
        text.push_str(&format!("  {:<15} {}\n", "cut off", share(results.unfinished)));
    }
    if results.cut_short > 0 {
        text.push_str(&format!("effects cut short\n  {}\n", results.cut_short));
    }
    text.push_str(&format!(
        "length\n  {:.1} turns (from {} to {}), {:.1} decisions\n",
        results.turns as f64 / games,
        results.shortest,
        results.longest,
        results.decisions as f64 / games,
    ));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use splay_engine::{Choice, Edition, Sets};

    /// Uses its first card for ever, and passes where it can.
    struct Stubborn;

    impl Policy for Stubborn {
        fn choose(&mut self, _state: &State, decision: &Decision<'_>) -> usize {
            let wanted =
                |choice: &Choice| matches!(choice, Choice::Dogma(_) | Choice::Pass | Choice::No);
            decision.options.iter().position(wanted).unwrap_or(0)
        }
    }

    #[test]
    fn a_game_that_goes_round_in_circles_is_broken_off() {
        let mut broken_off = 0;
        for seed in 0..20 {
            let setup = Setup::base(Edition::Third, 2, seed);
            let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
            let mut game = Game::new(catalog, &setup).unwrap();
            let bots: Vec<Box<dyn Policy + Send>> = vec![Box::new(Stubborn), Box::new(Stubborn)];
            game.play_out(&mut Table { bots, count: Count::default() });
            if game.outcome().is_none() {
                assert_eq!(game.state().turn(), MOST_TURNS + 1);
                broken_off += 1;
            }
        }
        assert!(broken_off > 0, "no game went round in circles");
    }
}
