//! `splay match`: bots and outside programs play each other, with time limits.

mod game;
mod program;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Duration;

use serde_json::json;
use splay_bots::tournament::deal_seed;
use splay_engine::{Game, Setup};

use crate::args::MatchArgs;
use crate::error::Failure;
use game::{Contestant, Ended, Patience, play};

/// How a contestant has fared.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    /// A victory that is shared counts as part of one.
    won: f64,
    drawn: u64,
    faults: u64,
}

/// A fault, and in which game it was made.
struct Blame {
    contestant: usize,
    game: u64,
    code: &'static str,
    what: String,
    last_words: String,
}

/// Plays a match and tells who won how many games, and who made which faults.
///
/// # Errors
/// If it cannot be held as asked, a program cannot be started, or the output fails.
pub fn run(args: &MatchArgs) -> Result<(), Failure> {
    let contestants: Vec<Contestant> = args.bots.iter().map(|text| Contestant::of(text)).collect();
    let setup = args.game.setup(args.game.seed_or_any());
    let groups = groups(contestants.len(), setup.players)?;
    Game::new(splay_cards::catalog(setup.edition, setup.sets), &setup).map_err(Failure::usage)?;
    let patience = Patience {
        first: Duration::from_millis(args.first_ms.max(args.time_ms)),
        each: Duration::from_millis(args.time_ms),
    };
    let mut records = match &args.records {
        Some(path) => Some(BufWriter::new(File::create(path).map_err(|error| Failure::File {
            what: "write",
            path: path.display().to_string(),
            error,
        })?)),
        None => None,
    };
    let mut tallies = vec![Tally::default(); contestants.len()];
    let mut blames = Vec::new();
    for group in &groups {
        for number in 0..args.games {
            let rotation = number as usize % setup.players;
            let deal = deal_seed(setup.seed, number / setup.players as u64) >> 11;
            let seat = |seat: usize| group[(seat + rotation) % setup.players % group.len()];
            let seated: Vec<usize> = (0..setup.players).map(seat).collect();
            let players: Vec<&Contestant> = seated.iter().map(|&n| &contestants[n]).collect();
            let dealt = Setup { seed: deal, ..setup.clone() };
            let (played, ended) = play(&dealt, &players, patience).map_err(Failure::Usage)?;
            if let Some(records) = &mut records {
                writeln!(records, "{}", json!(played.record()))?;
            }
            count(&ended, number, &seated, &mut tallies, &mut blames);
        }
    }
    let mut output = std::io::stdout().lock();
    let text = match args.json {
        true => as_json(&setup, &contestants, &tallies, &blames),
        false => as_text(&contestants, &tallies, &blames),
    };
    writeln!(output, "{text}")?;
    Ok(())
}

/// Who meets whom: all at one table if there are seats enough, else every two.
fn groups(contestants: usize, players: usize) -> Result<Vec<Vec<usize>>, Failure> {
    match contestants {
        0 | 1 => Err(Failure::usage("a match needs at least two bots; name each one with --bot")),
        some if some <= players => Ok(vec![(0..some).collect()]),
        many => {
            Ok((0..many).flat_map(|one| (one + 1..many).map(move |other| vec![one, other])).collect())
        }
    }
}

fn count(ended: &Ended, game: u64, seated: &[usize], tallies: &mut [Tally], blames: &mut Vec<Blame>) {
    let mut present: Vec<usize> = seated.to_vec();
    present.sort_unstable();
    present.dedup();
    for &contestant in &present {
        tallies[contestant].games += 1;
    }
    match ended {
        Ended::Over(outcome) if !outcome.winners.is_empty() => {
            let share = 1.0 / outcome.winners.len() as f64;
            for winner in outcome.winners.iter() {
                tallies[seated[winner.index()]].won += share;
            }
        }
        Ended::Over(_) | Ended::BrokenOff => {
            for &contestant in &present {
                tallies[contestant].drawn += 1;
            }
        }
        Ended::Fault { seat, fault, last_words } => {
            let contestant = seated[seat.index()];
            tallies[contestant].faults += 1;
            // Whoever else sat there shares the victory.
            let others: Vec<usize> = present.into_iter().filter(|&other| other != contestant).collect();
            for &other in &others {
                tallies[other].won += 1.0 / others.len() as f64;
            }
            let (code, what, last_words) = (fault.code(), fault.to_string(), last_words.clone());
            blames.push(Blame { contestant, game, code, what, last_words });
        }
    }
}

fn as_json(setup: &Setup, contestants: &[Contestant], tallies: &[Tally], blames: &[Blame]) -> String {
    let results: Vec<_> = contestants
        .iter()
        .zip(tallies)
        .map(|(contestant, tally)| {
            json!({
                "bot": contestant.name(),
                "games": tally.games,
                "won": tally.won,
                "drawn": tally.drawn,
                "faults": tally.faults,
            })
        })
        .collect();
    let faults: Vec<_> = blames
        .iter()
        .map(|blame| {
            json!({
                "bot": contestants[blame.contestant].name(),
                "game": blame.game,
                "fault": blame.code,
                "message": blame.what,
                "stderr": blame.last_words,
            })
        })
        .collect();
    json!({"setup": setup, "results": results, "faults": faults}).to_string()
}

fn as_text(contestants: &[Contestant], tallies: &[Tally], blames: &[Blame]) -> String {
    let names: Vec<String> = contestants.iter().map(Contestant::name).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(3);
    let mut text = format!("{:<width$}  games   won  drawn  faults  share", "bot");
    for (name, tally) in names.iter().zip(tallies) {
        let share = 100.0 * (tally.won + 0.5 * tally.drawn as f64) / tally.games.max(1) as f64;
        text.push_str(&format!(
            "\n{name:<width$}  {:>5}  {:>4}  {:>5}  {:>6}  {share:>4.0}%",
            tally.games, tally.won, tally.drawn, tally.faults
        ));
    }
    for Blame { contestant, game, what, last_words, .. } in blames {
        text.push_str(&format!("\n\ngame {game} was lost by {}: {what}", names[*contestant]));
        last_words.lines().for_each(|line| text.push_str(&format!("\n  {line}")));
    }
    text
}
