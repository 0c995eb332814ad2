//! The charts of the report.

use splay_bots::tournament::{Score, wilson};
use splay_bots::{Bot, Budget, Sight};

use super::chart::{Anchor, COLORS, Chart, Scale, WIDTH, room_for, round_step};
use super::report::{Line, Report};

/// The bots' names, the strongest first; the number of a bot is also its color.
fn names(report: &Report) -> Vec<String> {
    report.bots.iter().map(|line| line.bot.to_string()).collect()
}

/// The lowest and highest rating that a chart must show.
fn reach<'a>(lines: impl IntoIterator<Item = &'a Line>) -> (f64, f64) {
    lines.into_iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), line| {
        let margin = line.elo_margin.unwrap_or(0.0);
        (low.min(line.elo - margin), high.max(line.elo + margin))
    })
}

/// Every bot's rating with its interval.
pub(super) fn ratings(report: &Report) -> String {
    let names = names(report);
    let bottom = 12.0 + 34.0 * names.len() as f64;
    let told: Vec<String> =
        report.bots.iter().map(|line| format!("{} {}", line.bot, line.rating())).collect();
    let told = format!("{}.", told.join(", "));
    let mut chart = Chart::new("ratings", "Elo of each bot with 95% intervals", &told, bottom + 30.0);
    let (scale, ticks) = Scale::round(reach(&report.bots), (room_for(&names), WIDTH - 110.0), 6);
    for tick in ticks {
        let x = scale.at(tick);
        chart.line("grid", (x, 4.0), (x, bottom));
        chart.text("tick", (x, bottom + 18.0), Anchor::Middle, &format!("{tick:.0}"));
    }
    for (number, line) in report.bots.iter().enumerate() {
        let y = 26.0 + 34.0 * number as f64;
        chart.text("label", (room_for(&names) - 14.0, y + 4.5), Anchor::End, &names[number]);
        if let Some(margin) = line.elo_margin {
            let class = format!("whisker c{}", number % COLORS);
            chart.line(&class, (scale.at(line.elo - margin), y), (scale.at(line.elo + margin), y));
        }
        chart.mark(number, (scale.at(line.elo), y), &format!("{}: {}", names[number], line.rating()));
        chart.text("value", (WIDTH - 4.0, y + 4.5), Anchor::End, &line.rating());
    }
    chart.svg()
}

/// In what a budget is measured.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Tries,
    Milliseconds,
}

/// What a bot that searches may spend on a decision.
fn budget(bot: Bot) -> Option<(Unit, f64)> {
    let Bot::Mcts(search) = bot else { return None };
    // A logarithm has no place for nothing.
    Some(match search.budget {
        Budget::Tries(tries) => (Unit::Tries, f64::from(tries.max(1))),
        Budget::Time(time) => (Unit::Milliseconds, (time.as_millis() as f64).max(1.0)),
    })
}

/// How strength grows with the budget, for the bots whose budgets are of this unit; nothing if no
/// two of their budgets differ.
pub(super) fn strength(report: &Report, unit: Unit) -> Option<String> {
    let spends =
        |line: &Line| budget(line.bot).filter(|&(in_unit, _)| in_unit == unit).map(|(_, much)| much);
    let mut searchers: Vec<(f64, usize)> = (0..report.bots.len())
        .filter_map(|number| Some((spends(&report.bots[number])?, number)))
        .collect();
    searchers.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (least, most) = (searchers.first()?.0, searchers.last()?.0);
    if least == most {
        return None;
    }
    let (id, axis) = match unit {
        Unit::Tries => ("tries", "tries per decision (logarithmic)"),
        Unit::Milliseconds => ("time", "milliseconds per decision (logarithmic)"),
    };
    let told: Vec<String> = searchers
        .iter()
        .map(|&(_, number)| format!("{} {}", report.bots[number].bot, report.bots[number].rating()))
        .collect();
    let told = format!("Elo against {axis}: {}.", told.join(", "));
    let mut chart = Chart::new(id, "Strength against budget", &told, 360.0);
    let (left, right, bottom) = (56.0, WIDTH - 96.0, 306.0);
    let (up, ticks) = Scale::round(reach(&report.bots), (bottom, 16.0), 6);
    for tick in ticks {
        let y = up.at(tick);
        chart.line("grid", (left, y), (right, y));
        chart.text("tick", (left - 8.0, y + 4.0), Anchor::End, &format!("{tick:.0}"));
    }
    let across = Scale { values: (least.ln(), most.ln()), stretch: (left + 40.0, right - 40.0) };
    for line in report.bots.iter().filter(|line| budget(line.bot).is_none()) {
        let y = up.at(line.elo);
        chart.line("reference", (left, y), (right, y));
        chart.text("label", (right + 6.0, y + 4.5), Anchor::Start, &line.bot.to_string());
    }
    for sight in [Sight::Honest, Sight::Peeking, Sight::Cheating] {
        let is_of = |&&(_, number): &&(f64, usize)| matches!(report.bots[number].bot, Bot::Mcts(search) if search.sight == sight);
        let series: Vec<(f64, f64)> = searchers
            .iter()
            .filter(is_of)
            .map(|&(much, number)| (across.at(much.ln()), up.at(report.bots[number].elo)))
            .collect();
        chart.path("trend", &series);
    }
    let mut last = f64::NEG_INFINITY;
    for &(much, number) in &searchers {
        let line = &report.bots[number];
        let (x, y) = (across.at(much.ln()), up.at(line.elo));
        if let Some(margin) = line.elo_margin {
            let class = format!("whisker c{}", number % COLORS);
            chart.line(&class, (x, up.at(line.elo - margin)), (x, up.at(line.elo + margin)));
        }
        chart.mark(number, (x, y), &format!("{}: {}", line.bot, line.rating()));
        chart.text("value", (x + 10.0, y - 8.0), Anchor::Start, &format!("{:.0}", line.elo));
        // Budgets that lie close together share a label.
        if x - last > 44.0 {
            chart.text("tick", (x, bottom + 20.0), Anchor::Middle, &format!("{much}"));
            last = x;
        }
    }
    chart.text("axis", ((left + right) / 2.0, bottom + 44.0), Anchor::Middle, axis);
    Some(chart.svg())
}

/// How each bot did in the games in which the highest age was this one.
pub(super) struct ByAge {
    pub age: u8,
    pub scores: Vec<Score>,
}

/// Scores by the highest age that a game reached, for the ages that were reached.
pub(super) fn by_age(report: &Report) -> Vec<ByAge> {
    let mut ages: Vec<u8> = report.played.iter().map(|game| game.highest_age).collect();
    ages.sort_unstable();
    ages.dedup();
    let score = |bot: Bot, age: u8| {
        let mut score = Score::default();
        let games = report.played.iter().filter(|game| game.highest_age == age);
        games.filter_map(|game| game.verdict(bot)).for_each(|verdict| score.add(verdict));
        score
    };
    ages.into_iter()
        .map(|age| ByAge { age, scores: report.bots.iter().map(|line| score(line.bot, age)).collect() })
        .collect()
}

/// The win share of each bot by the highest age reached.
pub(super) fn shares_by_age(report: &Report, by_age: &[ByAge]) -> String {
    let names = names(report);
    let told = "For each age that was the highest of some games, the share of those games that each bot \
                won, with 95% intervals. The table below has the numbers.";
    let mut chart = Chart::new("ages", "Win share by highest age reached", told, 380.0);
    let top = chart.legend(&names) + 8.0;
    let (left, right, bottom) = (56.0, WIDTH - 12.0, 330.0);
    let up = Scale { values: (0.0, 1.0), stretch: (bottom, top) };
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        chart.line("grid", (left, up.at(share)), (right, up.at(share)));
        let percent = format!("{:.0}%", 100.0 * share);
        chart.text("tick", (left - 8.0, up.at(share) + 4.0), Anchor::End, &percent);
    }
    let slot = (right - left) / by_age.len().max(1) as f64;
    let apart = (slot * 0.8 / names.len().max(1) as f64).min(18.0);
    for (place, at) in by_age.iter().enumerate() {
        let middle = left + slot * (place as f64 + 0.5);
        chart.text("tick", (middle, bottom + 20.0), Anchor::Middle, &at.age.to_string());
        for (number, score) in at.scores.iter().enumerate() {
            let Some(share) = score.share() else { continue };
            let x = middle + apart * (number as f64 - (names.len() as f64 - 1.0) / 2.0);
            let (low, high) = wilson(score.points(), score.games());
            chart.line(&format!("whisker c{}", number % COLORS), (x, up.at(low)), (x, up.at(high)));
            let (name, games) = (&names[number], score.games());
            let told = format!("{name}: {:.0}% of {games} games up to age {}", 100.0 * share, at.age);
            chart.mark(number, (x, up.at(share)), &told);
        }
    }
    let axis = "highest age on any board during the game";
    chart.text("axis", ((left + right) / 2.0, bottom + 44.0), Anchor::Middle, axis);
    chart.svg()
}

/// Games whose length lies from the first to the last number of turns.
pub(super) struct Bin {
    pub turns: (u16, u16),
    pub games: u64,
}

/// Games by length, in bins of equal and round width.
pub(super) fn lengths(report: &Report) -> Vec<Bin> {
    let (shortest, longest) = (report.turns.shortest, report.turns.longest);
    let width = round_step((f64::from(longest - shortest) / 20.0).max(1.0)).round() as u16;
    (shortest / width..=longest / width)
        .map(|bin| {
            let turns = (bin * width, bin * width + (width - 1));
            let games = report.played.iter().filter(|game| (turns.0..=turns.1).contains(&game.turns));
            Bin { turns, games: games.count() as u64 }
        })
        .collect()
}

/// The histogram of game lengths.
pub(super) fn length_histogram(report: &Report, bins: &[Bin]) -> String {
    let turns = &report.turns;
    let told = format!(
        "Games take {} to {} turns, {:.1} on average.",
        turns.shortest, turns.longest, turns.mean
    );
    let mut chart = Chart::new("lengths", "Length of games", &told, 300.0);
    let (left, right, bottom) = (56.0, WIDTH - 12.0, 250.0);
    let most = bins.iter().map(|bin| bin.games).max().unwrap_or(0);
    let (up, ticks) = Scale::round((0.0, most as f64), (bottom, 16.0), 4);
    for tick in ticks {
        chart.line("grid", (left, up.at(tick)), (right, up.at(tick)));
        chart.text("tick", (left - 8.0, up.at(tick) + 4.0), Anchor::End, &format!("{tick:.0}"));
    }
    let slot = (right - left) / bins.len().max(1) as f64;
    let every = (44.0 / slot).ceil().max(1.0) as usize;
    for (place, bin) in bins.iter().enumerate() {
        let x = left + slot * place as f64;
        let y = up.at(bin.games as f64);
        let told = format!("{} turns: {} games", span(bin), bin.games);
        chart.bar((x + 1.0, y), ((slot - 2.0).max(0.5), bottom - y), &told);
        if place % every == 0 {
            chart.text("tick", (x + slot / 2.0, bottom + 20.0), Anchor::Middle, &span(bin));
        }
    }
    let axis = "turns, all players together";
    chart.text("axis", ((left + right) / 2.0, bottom + 42.0), Anchor::Middle, axis);
    chart.svg()
}

/// The lengths of a bin in figures.
pub(super) fn span(bin: &Bin) -> String {
    match bin.turns {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    }
}

/// How games end.
pub(super) fn endings(report: &Report) -> String {
    let all = report.games.max(1) as f64;
    let told: Vec<String> =
        report.endings.iter().map(|ended| format!("{} {}", ended.name(), ended.games)).collect();
    let told = format!("Games by how they ended: {}.", told.join(", "));
    let names: Vec<String> = report.endings.iter().map(|ended| ended.name().to_string()).collect();
    let left = room_for(&names);
    let height = 12.0 + 34.0 * names.len() as f64;
    let mut chart = Chart::new("endings", "How games end", &told, height);
    let most = report.endings.iter().map(|ended| ended.games).max().unwrap_or(0).max(1);
    let across = Scale { values: (0.0, most as f64), stretch: (left, WIDTH - 130.0) };
    for (place, ended) in report.endings.iter().enumerate() {
        let y = 12.0 + 34.0 * place as f64;
        chart.text("label", (left - 14.0, y + 16.0), Anchor::End, ended.name());
        let x = across.at(ended.games as f64);
        let value = format!("{} ({:.1}%)", ended.games, 100.0 * ended.games as f64 / all);
        chart.bar((left, y), ((x - left).max(1.0), 22.0), &format!("{}: {value}", ended.name()));
        chart.text("value", (x + 8.0, y + 16.0), Anchor::Start, &value);
    }
    chart.svg()
}
