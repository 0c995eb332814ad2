//! Recorded games, read back into what the bots learn from, and how strong bots are.

use pyo3::prelude::*;
use splay_bots::learn::{Habits, Model, evaluation, habits};
use splay_bots::tournament;
use splay_engine::Record;

use crate::errors;

/// Learns from records what positions are worth (`evaluation`) or what to choose at a glance
/// (`habits`), and gives the weights as they are kept in `crates/bots`, how many examples there were,
/// and how well the weights foretell every eighth game, from which nothing was learnt: the loss, and
/// the share of what was foretold.
#[pyfunction]
pub fn learn(
    py: Python<'_>,
    records: Vec<String>,
    what: &str,
    rounds: usize,
    seed: u64,
) -> PyResult<(String, usize, f64, f64)> {
    let read = |text: &String| serde_json::from_str::<Record>(text).map_err(errors::record);
    let records: Vec<Record> = records.iter().map(read).collect::<PyResult<_>>()?;
    match what {
        "evaluation" => py.detach(|| {
            let (mut lessons, mut questions) = Default::default();
            for (n, record) in records.iter().enumerate() {
                let into: &mut evaluation::Lessons =
                    if n % 8 == 7 { &mut questions } else { &mut lessons };
                let catalog = splay_cards::catalog(record.edition, record.sets);
                into.add(record, catalog).map_err(errors::record)?;
            }
            let model = evaluation::learn(&lessons, &Model::BLANK, rounds, seed, |_, _| {});
            let mark = evaluation::examine(&model, &questions);
            Ok((model.to_string(), lessons.len(), mark.loss, mark.right))
        }),
        "habits" => py.detach(|| {
            let (mut examples, mut questions) = Default::default();
            for (n, record) in records.iter().enumerate() {
                let into: &mut habits::Examples =
                    if n % 8 == 7 { &mut questions } else { &mut examples };
                let catalog = splay_cards::catalog(record.edition, record.sets);
                into.add(record, catalog).map_err(errors::record)?;
            }
            let learnt = habits::learn(&examples, &Habits::BLANK, rounds, seed, |_, _| {});
            let mark = habits::examine(&learnt, &questions);
            Ok((learnt.to_string(), examples.len(), mark.loss, mark.right))
        }),
        other => Err(errors::splay(format!(
            "nothing is learnt as \"{other}\"; take \"evaluation\" or \"habits\""
        ))),
    }
}

/// A rating in Elo points, and half the width of its interval.
type Rating = (f64, Option<f64>);

/// Rates bots by the points that each (row) took from each (column), in Elo points with half the width
/// of the 95 % interval; the first bot has 1000. Last, whether a drawn game between every two was added
/// so that all ratings are finite.
#[pyfunction]
pub fn rate(points: Vec<Vec<f64>>) -> PyResult<(Vec<Rating>, bool)> {
    if points.is_empty() || points.iter().any(|row| row.len() != points.len()) {
        return Err(errors::splay("the points are a square: one row and one column for each bot"));
    }
    let ratings = tournament::rate(&points, 0);
    Ok((ratings.of.iter().map(|rating| (rating.elo, rating.margin)).collect(), ratings.bounded))
}
