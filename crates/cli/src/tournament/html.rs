//! A tournament as one page that needs nothing else: tables and charts, in light and dark.

use super::figures::{self, Unit};
use super::report::Report;

const STYLE: &str = include_str!("style.css");

/// The page.
pub(super) fn page(report: &Report) -> String {
    let mut body = format!(
        "<h1>Tournament</h1>\n<p class=\"lead\">{}.</p>\n<section>\n<h2>Strength</h2>\n{}{}{}",
        report.heading(),
        standings(report),
        note(report),
        figures::ratings(report)
    );
    body.push_str("</section>\n");
    body.push_str(&section("Against each other", &cross(report)));
    let budgets: String = [Unit::Tries, Unit::Milliseconds]
        .into_iter()
        .filter_map(|unit| figures::strength(report, unit))
        .collect();
    if !budgets.is_empty() {
        body.push_str(&section("Strength against budget", &budgets));
    }
    let by_age = figures::by_age(report);
    let chart = figures::shares_by_age(report, &by_age);
    body.push_str(&section("Win share by highest age", &(chart + &ages(report, &by_age))));
    let bins = figures::lengths(report);
    let chart = figures::length_histogram(report, &bins);
    body.push_str(&section("Length of games", &(chart + &lengths(&bins))));
    body.push_str(&section("Endings", &figures::endings(report)));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Splay tournament</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

fn section(heading: &str, content: &str) -> String {
    format!("<section>\n<h2>{heading}</h2>\n{content}</section>\n")
}

/// What to know about the numbers.
fn note(report: &Report) -> String {
    let notes = report.notes().join(" ");
    format!("<p class=\"note\">{notes} The win share counts a draw as half a win.</p>\n")
}

/// A table; the first cell of each row names it. It scrolls by itself where the page is narrow.
fn table(caption: &str, head: &[String], rows: &[Vec<String>]) -> String {
    let head: String = head.iter().map(|cell| format!("<th scope=\"col\">{cell}</th>")).collect();
    let row = |cells: &Vec<String>| {
        let cells = cells.iter().enumerate().map(|(column, cell)| match column {
            0 => format!("<th scope=\"row\">{cell}</th>"),
            _ => format!("<td>{cell}</td>"),
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{caption}\"><table>\n\
         <caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        rows.iter().map(row).collect::<String>()
    )
}

/// The numbers behind a chart, out of the way.
fn numbers(table: &str) -> String {
    format!("<details><summary>The numbers</summary>\n{table}</details>\n")
}

fn standings(report: &Report) -> String {
    let head = ["Bot", "Elo", "Games", "Wins", "Draws", "Win share", "95%", "ms per decision"];
    let rows: Vec<Vec<String>> = report
        .bots
        .iter()
        .map(|line| {
            vec![
                line.bot.to_string(),
                format!("<strong>{}</strong>", line.rating()),
                line.games.to_string(),
                line.score.wins.to_string(),
                line.score.draws.to_string(),
                format!("{:.1}%", 100.0 * line.win_share),
                line.interval(),
                line.thinking().replace('<', "&lt;"),
            ]
        })
        .collect();
    table("All bots, the strongest first", &head.map(String::from), &rows)
}

/// The cross table; the stronger the shade, the more was won.
fn cross(report: &Report) -> String {
    let mut head = vec!["Row against column".to_string()];
    head.extend(report.bots.iter().map(|line| line.bot.to_string()));
    let rows: Vec<Vec<String>> = report
        .bots
        .iter()
        .zip(&report.cross)
        .map(|(line, scores)| {
            let mut row = vec![line.bot.to_string()];
            row.extend(scores.iter().map(|score| match score {
                None => "<span aria-label=\"itself\">·</span>".into(),
                Some(score) => {
                    let percent = 100.0 * score.share().unwrap_or(0.0);
                    let (wins, draws, losses) = (score.wins, score.draws, score.losses);
                    format!(
                        "<span class=\"shade\" style=\"--share:{percent:.0}%\">{percent:.1}%\
                         <small>+{wins} ={draws} −{losses}</small></span>"
                    )
                }
            }));
            row
        })
        .collect();
    table("Win share, and games won (+), drawn (=) and lost (−)", &head, &rows)
}

fn ages(report: &Report, by_age: &[figures::ByAge]) -> String {
    let mut head = vec!["Highest age".to_string()];
    head.extend(report.bots.iter().map(|line| line.bot.to_string()));
    let rows: Vec<Vec<String>> = by_age
        .iter()
        .map(|at| {
            let mut row = vec![at.age.to_string()];
            row.extend(at.scores.iter().map(|score| match score.share() {
                Some(share) => format!("{:.1}% <small>of {}</small>", 100.0 * share, score.games()),
                None => "–".into(),
            }));
            row
        })
        .collect();
    numbers(&table("Win share by highest age, and the number of games", &head, &rows))
}

fn lengths(bins: &[figures::Bin]) -> String {
    let rows: Vec<Vec<String>> =
        bins.iter().map(|bin| vec![figures::span(bin), bin.games.to_string()]).collect();
    numbers(&table("Games by length", &["Turns".into(), "Games".into()], &rows))
}
