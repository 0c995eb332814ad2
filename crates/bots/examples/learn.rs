//! Learns from recorded games and prints the weights: what a position is worth, or what to choose at a
//! glance.
//!
//! ```text
//! splay simulate --bots mcts:200 --games 2000 --seed 1 --records games.jsonl
//! cargo run --release -p splay-bots --example learn -- evaluation games.jsonl > weights.txt
//! ```
//!
//! Without any games it prints the weights of who has learned nothing. `evaluation-on` and `habits-on` go on
//! from the weights that the bots have, instead of beginning with nothing.

use std::error::Error;
use std::fs;

use splay_bots::learn::{Course, Habits, Mark, Model, evaluation, habits};
use splay_engine::{Catalog, Record};

/// How often all games are gone through. Where much was learned before, few games are soon learned by
/// heart: who won is a matter of much luck.
const ROUNDS: usize = 5;
const ROUNDS_ON: usize = 3;

/// Every so many games, one is kept for the examination.
const EXAM: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let mut records: Vec<Record> = Vec::new();
    for file in arguments {
        let text = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            records.push(serde_json::from_str(line).map_err(|error| format!("{file}: {error}"))?);
        }
    }
    // Games end in another order on another machine.
    records.sort_by_key(|record| (record.seed, record.edition, record.sets.index()));
    let weights = match what.as_str() {
        "evaluation" if records.is_empty() => Model::BLANK.to_string(),
        "habits" if records.is_empty() => Habits::BLANK.to_string(),
        "evaluation" => learn_evaluation(&records, &Model::BLANK, ROUNDS)?.to_string(),
        "evaluation-on" => learn_evaluation(&records, Model::built_in(), ROUNDS_ON)?.to_string(),
        "habits" => learn_habits(&records, &Habits::BLANK)?.to_string(),
        "habits-on" => learn_habits(&records, Habits::built_in())?.to_string(),
        _ => Err("say what to learn first: evaluation or habits; then the files with the games")?,
    };
    let after = if what.ends_with("-on") { ", after others," } else { "" };
    print!("# Learned from {} games{after} by crates/bots/scripts/weights.\n{weights}", records.len());
    Ok(())
}

fn learn_evaluation(records: &[Record], before: &Model, rounds: usize) -> Result<Model, String> {
    let (mut taught, mut exam) = (evaluation::Lessons::default(), evaluation::Lessons::default());
    for (n, record) in records.iter().enumerate() {
        if n % EXAM == 0 { &mut exam } else { &mut taught }.add(record, catalog_of(record))?;
    }
    eprintln!("{} positions to learn from, {} for the exam", taught.len(), exam.len());
    report(0, "the favorite won", evaluation::examine(before, &exam));
    Ok(evaluation::learn(&taught, before, Course::of(rounds, 1), |round, model| {
        report(round, "the favorite won", evaluation::examine(model, &exam));
    }))
}

fn learn_habits(records: &[Record], before: &Habits) -> Result<Habits, String> {
    let (mut shown, mut exam) = (habits::Examples::default(), habits::Examples::default());
    for (n, record) in records.iter().enumerate() {
        if n % EXAM == 0 { &mut exam } else { &mut shown }.add(record, catalog_of(record))?;
    }
    eprintln!("{} choices to learn from, {} for the exam", shown.len(), exam.len());
    report(0, "the likeliest was chosen", habits::examine(before, &exam));
    Ok(habits::learn(&shown, before, Course::of(ROUNDS, 1), |round, habits| {
        report(round, "the likeliest was chosen", habits::examine(habits, &exam));
    }))
}

fn catalog_of(record: &Record) -> &'static Catalog {
    splay_cards::catalog(record.edition, record.sets)
}

fn report(round: usize, what: &str, Mark { loss, right }: Mark) {
    eprintln!("round {round}: loss {loss:.4}, {what} {:.1}%", 100.0 * right);
}
