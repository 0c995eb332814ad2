//! A tournament as tables of text.

use super::report::Report;

/// The report for a terminal.
pub(super) fn text(report: &Report) -> String {
    let mut text = format!("{}\n\n", report.heading());
    let head = ["bot", "Elo", "games", "wins", "draws", "share", "95%", "ms/decision"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(report.bots.iter().map(|line| {
        vec![
            line.bot.to_string(),
            line.rating(),
            line.games.to_string(),
            line.score.wins.to_string(),
            line.score.draws.to_string(),
            format!("{:.1}%", 100.0 * line.win_share),
            line.interval(),
            line.thinking(),
        ]
    }));
    text.push_str(&aligned(&rows));
    text.push_str("\nwon, drawn and lost, row against column\n");
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(report.bots.iter().map(|line| line.bot.to_string()));
    for (line, scores) in report.bots.iter().zip(&report.cross) {
        let mut row = vec![line.bot.to_string()];
        row.extend(scores.iter().map(|score| match score {
            Some(score) => format!("+{} ={} −{}", score.wins, score.draws, score.losses),
            None => "·".into(),
        }));
        rows.push(row);
    }
    text.push_str(&aligned(&rows));
    text.push_str(&format!("\n{}\n", report.notes().join("\n")));
    text
}

/// Rows as columns of equal width, the first to the left and the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            match column {
                0 => text.push_str(&format!("{cell:<width$}")),
                _ => text.push_str(&format!("  {cell:>width$}")),
            }
        }
        text.push('\n');
    }
    text
}
