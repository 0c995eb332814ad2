//! What a search says about a game when it is over, in words.

use std::sync::atomic::{AtomicBool, Ordering};

use splay_bots::advice::percent;
use splay_bots::review::{Review, Reviewer, TurningPoint};
use splay_engine::Record;

/// Which choices of a game gave something away; none if it is stopped before it has found out.
#[must_use]
pub fn look_back(record: Record, stop: &AtomicBool) -> Option<Review> {
    let catalog = splay_cards::catalog(record.edition, record.sets);
    let mut reviewer = Reviewer::new(record, catalog).ok()?;
    while !stop.load(Ordering::Relaxed) {
        if let Some(review) = reviewer.go_on(stop).ok()? {
            return Some(review);
        }
    }
    None
}

/// The choices that gave most away, the worst first.
#[must_use]
pub fn lines(names: &[String], review: &Review) -> Vec<String> {
    let mut points: Vec<&TurningPoint> = review.turning_points.iter().collect();
    if points.is_empty() {
        return vec!["No choice gave much away.".to_owned()];
    }
    points.sort_by(|one, other| other.gave_away.total_cmp(&one.gave_away));
    let mut lines = vec!["The choices that gave away the most:".to_owned()];
    for point in points {
        let name = &names[point.player.index()];
        let asked = point.source.map(|card| format!(" ({card})")).unwrap_or_default();
        let [lost, chance] = [point.gave_away, point.chance].map(|part| percent(part).trim().to_owned());
        lines.push(String::new());
        lines.push(format!("Turn {}, {name}{asked}: {}", point.turn, point.chosen));
        lines.push(format!("  gave away {lost} of {chance}; better: {}", point.better));
        let expected = point.line.iter().skip(1).map(ToString::to_string).collect::<Vec<_>>().join("; ");
        if !expected.is_empty() {
            lines.push(format!("  and then, for example: {expected}"));
        }
    }
    lines
}
