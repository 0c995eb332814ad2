//! Learns from recorded games what a position is worth, and prints the weights.
//!
//! ```text
//! splay simulate --bots mcts:200 --games 2000 --seed 1 --records games.jsonl
//! cargo run --release -p splay-bots --example learn -- games.jsonl > weights.txt
//! ```

use std::error::Error;
use std::fs;

use splay_bots::learn::{Mark, examine, learn, lessons};
use splay_engine::Record;

/// How often all lessons are gone through.
const ROUNDS: usize = 5;

/// Every so many games, one is kept for the examination.
const EXAM: usize = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let mut records: Vec<Record> = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            records.push(serde_json::from_str(line).map_err(|error| format!("{file}: {error}"))?);
        }
    }
    // Games end in another order on another machine.
    records.sort_by_key(|record| record.seed);
    let (mut learnt, mut exam) = (Vec::new(), Vec::new());
    for (n, record) in records.iter().enumerate() {
        let kept = if n % EXAM == 0 { &mut exam } else { &mut learnt };
        kept.extend(lessons(record, splay_cards::catalog(record.edition, record.sets))?);
    }
    eprintln!(
        "{} games, {} positions to learn from, {} for the exam",
        records.len(),
        learnt.len(),
        exam.len()
    );
    let model = learn(&learnt, ROUNDS, 1, |round, model| {
        let Mark { loss, right } = examine(model, &exam);
        eprintln!("round {round}: loss {loss:.4}, the favourite won {:.1} %", 100.0 * right);
    });
    println!("# Learnt from {} games.", records.len());
    print!("{model}");
    Ok(())
}
