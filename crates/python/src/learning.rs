//! Recorded games, read back into what the bots learn from, and how strong bots are.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use splay_bots::learn::{Course, Habits, Model, evaluation, habits};
use splay_bots::tournament;
use splay_engine::{Catalog, Record};

use crate::errors;
use crate::interrupt::interruptible;

/// Of so many games, nothing is learned from the last.
const EXAM: usize = 8;

/// Learns from records what positions are worth (`evaluation`) or what to choose at a glance
/// (`habits`), and gives the weights as they are kept in `crates/bots`, how many examples there were,
/// and how well the weights foretell every eighth game, from which nothing was learned: the loss, and
/// the share of what was foretold.
#[pyfunction]
pub fn learn(
    py: Python<'_>,
    records: Vec<String>,
    what: &str,
    rounds: usize,
    seed: u64,
) -> PyResult<(String, usize, f64, f64)> {
    match what {
        "evaluation" => interruptible(py, |stop| {
            let course = Course { rounds, seed, stop };
            let (lessons, questions) = sort(&records, stop, evaluation::Lessons::add)?;
            let model = evaluation::learn(&lessons, &Model::BLANK, course, |_, _| {});
            let mark = evaluation::examine(&model, &questions);
            Ok((model.to_string(), lessons.len(), mark.loss, mark.right))
        })?,
        "habits" => interruptible(py, |stop| {
            let course = Course { rounds, seed, stop };
            let (examples, questions) = sort(&records, stop, habits::Examples::add)?;
            let learned = habits::learn(&examples, &Habits::BLANK, course, |_, _| {});
            let mark = habits::examine(&learned, &questions);
            Ok((learned.to_string(), examples.len(), mark.loss, mark.right))
        })?,
        other => Err(errors::splay(format!(
            "nothing is learned as \"{other}\"; take \"evaluation\" or \"habits\""
        ))),
    }
}

/// Reads records and puts each of them with those to learn from or with those for the examination.
fn sort<L: Default>(
    records: &[String],
    stop: &AtomicBool,
    add: impl Fn(&mut L, &Record, &'static Catalog) -> Result<(), String>,
) -> PyResult<(L, L)> {
    let (mut lessons, mut questions) = (L::default(), L::default());
    for (n, text) in records.iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let record: Record = serde_json::from_str(text).map_err(errors::record)?;
        let catalog = splay_cards::catalog(record.edition, record.sets);
        let into = if n % EXAM == EXAM - 1 { &mut questions } else { &mut lessons };
        add(into, &record, catalog).map_err(errors::record)?;
    }
    Ok((lessons, questions))
}

/// A rating in Elo points, and half the width of its interval.
type Rating = (f64, Option<f64>);

/// Rates bots by the points that each (row) took from each (column), in Elo points with half the width
/// of the 95% interval; the first bot has 1000. Last, whether a drawn game between every two was added
/// so that all ratings are finite.
#[pyfunction]
pub fn rate(points: Vec<Vec<f64>>) -> PyResult<(Vec<Rating>, bool)> {
    if points.is_empty() || points.iter().any(|row| row.len() != points.len()) {
        return Err(errors::splay("the points are a square: one row and one column for each bot"));
    }
    let ratings = tournament::rate(&points, 0);
    Ok((ratings.of.iter().map(|rating| (rating.elo, rating.margin)).collect(), ratings.bounded))
}
