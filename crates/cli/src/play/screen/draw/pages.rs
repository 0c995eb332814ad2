//! The pages beside the table: help, log, piles, the curtain, leaving, the ending.

use std::cmp::Reverse;

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use splay_engine::{Phrase, Seat, Shown, Total, phrase};

use super::super::fold::fold;
use super::super::help;
use super::super::look::Look;
use super::super::stage::Stage;
use super::{detail, log};
use crate::play::face::Face;
use splay_engine::scene::Scene;

/// A page of scrolled lines under a title, which any other key closes.
fn page(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    lines: Vec<Line<'static>>,
    stage: &Stage,
    look: Look,
) {
    let keys = "arrows, PgUp, PgDn: scroll   any other key: back";
    page_with_keys(frame, area, title, lines, stage, look, keys);
}

#[allow(clippy::too_many_arguments)]
fn page_with_keys(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    lines: Vec<Line<'static>>,
    stage: &Stage,
    look: Look,
    keys: &str,
) {
    let rows =
        Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).split(area);
    let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    frame.render_widget(Paragraph::new(format!(" {title}")).style(style), rows[0]);
    let body = Rect { x: rows[1].x + 1, width: rows[1].width.saturating_sub(2), ..rows[1] };
    let lines = fold(lines, body.width.into());
    let most = lines.len().saturating_sub(body.height.into());
    stage.most.set(most);
    let scroll = stage.scroll.min(most);
    let seen: Vec<Line<'static>> = lines.into_iter().skip(scroll).collect();
    frame.render_widget(Paragraph::new(seen), body);
    let seen =
        (100 * scroll).checked_div(most).map_or("all".to_owned(), |percent| format!("{percent}%"));
    let keys = format!(" {keys}   ({seen})");
    frame.render_widget(Paragraph::new(keys).style(look.faint()), rows[2]);
}

/// What the keys and symbols mean.
pub fn help(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    page(frame, area, "Help", help::lines(&stage.scene, look), stage, look);
}

/// Everything that has happened, the latest last.
pub fn whole_log(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let lines = log::lines(&stage.scene, stage.mark, look, usize::from(area.width.saturating_sub(2)));
    page(frame, area, "What happened", lines, stage, look);
}

/// One's own score pile, everybody's achievements, and the special ones.
pub fn piles(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let scene = &stage.scene;
    let title = scene.say("Score piles and achievements").to_string();
    page(frame, area, &title, pile_lines(scene, look), stage, look);
}

fn pile_lines(scene: &Scene, look: Look) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = Vec::new();
    let heading = |text: Phrase| Line::styled(scene.say(text).to_string(), bold);
    for seat in scene.round().into_iter().rev() {
        let player = &scene.table.players[seat];
        let (points, achieved) = (scene.points(seat), scene.achieved[seat]);
        lines.push(heading(phrase![
            phrase![scene.player(seat), ": ", points, if points == 1 { " point" } else { " points" }],
            phrase![scene.for_bonuses(seat), scene.by_karmas(seat, Total::Points)],
            phrase![", ", achieved, " of ", scene.needed, " achievements", scene.for_emblems(seat)],
            scene.by_karmas(seat, Total::Achievements),
        ]));
        for &icon in scene.icons {
            let parts = scene.by_karmas(seat, Total::Icon { icon });
            if !parts.is_empty() {
                let count = scene.icon_count(seat, icon);
                let line = phrase!["  ", Phrase::from(icon).capital(), " ", count, parts];
                lines.push(Line::raw(scene.say(line).to_string()));
            }
        }
        for pile in scene.rules.piles.iter() {
            let (label, cards) = (scene.say(pile.in_words()).to_string(), player.pile(pile));
            let mut line = vec![Span::styled(format!("  {label:<14}"), look.faint())];
            if cards.is_empty() {
                line.push(Span::styled("none", look.faint()));
            }
            for card in cards {
                line.extend(small(scene, card, look));
                line.push(Span::raw("  "));
            }
            lines.push(Line::from(line));
        }
        lines.push(Line::raw(""));
    }
    lines.push(heading("Special achievements".into()));
    for (n, &special) in scene.catalog.specials().iter().enumerate() {
        let mut line = vec![Span::styled(format!("  {:<10}", special.name()), bold)];
        line.extend(look.printed(&scene.say(scene.rules.asks(special))));
        lines.push(Line::from(line));
        let standing = match scene.owner_of_special(special) {
            Some(owner) => format!("{} has it", scene.names[owner]),
            None if !scene.is_special_available(special) => "out of the game".to_owned(),
            None => {
                let far = scene.names.iter().zip(&scene.progress);
                let far = far.map(|(name, all)| format!("{name} {}/{}", all[n].has, all[n].needs));
                far.collect::<Vec<_>>().join(", ")
            }
        };
        lines.push(Line::styled(format!("            {standing}"), look.faint()));
    }
    lines
}

/// A card in a few characters: its title, or its back.
fn small(scene: &Scene, card: &Shown, look: Look) -> Vec<Span<'static>> {
    let (title, mark) = match card {
        Shown::Face(title) => (title, ""),
        Shown::Back { seen: Some(title), .. } => (title, "*"),
        Shown::Back { age, .. } => return vec![Span::raw(format!("[{age}]"))],
        Shown::Covered { .. } => return vec![Span::raw("[?]")],
    };
    let glue = look.glue();
    let mut spans = Vec::new();
    let facts = scene.catalog.find(title).map(|id| scene.catalog.facts(id));
    if let Some(facts) = facts.filter(|facts| facts.card.value() > 0) {
        let badge = look.badge(facts.card.color(), facts.card.value());
        spans.push(Span::styled(badge.content.trim_end().to_owned(), badge.style));
        spans.push(Span::raw(glue));
    }
    spans.push(Span::raw(format!("{title}{mark}").replace(' ', glue)));
    spans
}

/// The cards in whose title or text the typed words occur.
pub fn find(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let scene = &stage.scene;
    let titles = Face::find(scene.catalog, &scene.rules, scene.vocabulary, &stage.typed);
    let said = match (stage.typed.is_empty(), titles.len()) {
        (true, _) => "type words that appear in a card's title or text".to_owned(),
        (false, 0) => "no card in this game".to_owned(),
        (false, 1) => "1 card".to_owned(),
        (false, count) => format!("{count} cards"),
    };
    let mut lines = vec![Line::from(vec![
        Span::styled(format!("{}_", stage.typed), look.strong()),
        Span::styled(format!("   {said}"), look.faint()),
    ])];
    for title in titles {
        lines.push(Line::raw(""));
        lines.extend(detail::face(scene, title, look));
    }
    let keys = "arrows, PgUp, PgDn: scroll   Enter, Esc: back";
    page_with_keys(frame, area, "Find cards", lines, stage, look, keys);
}

/// Which choices gave most away.
pub fn review(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let thinking =
        || vec![format!("A search is looking at every choice{}", look.thinking().trim_start())];
    let lines = stage.review.clone().unwrap_or_else(thinking).into_iter().map(Line::raw).collect();
    page(frame, area, "Review", lines, stage, look);
}

/// Whether to give up.
pub fn concede(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let name = stage.scene.me().map_or("", |seat| &stage.scene.names[seat.index()]);
    let lines = vec![
        Line::raw(format!("If {name} gives up, {name} loses the game.")),
        Line::raw(""),
        Line::raw("Enter or y: give up      any other key: keep playing"),
    ];
    middle(frame, area, "Concede?", lines, look);
}

/// Where else to save the game.
pub fn elsewhere(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let lines = vec![
        Line::raw("The game is not saved:"),
        Line::raw(stage.notice.clone().unwrap_or_default()),
        Line::raw(""),
        Line::from(vec![
            Span::raw("Another file: "),
            Span::styled(format!("{}_", stage.typed), look.strong()),
        ]),
        Line::raw(""),
        Line::raw("Enter: save there, or with no name leave without saving      Esc: keep playing"),
    ];
    middle(frame, area, "Quit?", lines, look);
}

/// A box in the middle of the screen.
fn middle(frame: &mut Frame<'_>, area: Rect, title: &str, lines: Vec<Line<'static>>, look: Look) {
    let wide = lines.iter().map(Line::width).max().unwrap_or(0).max(title.len()) as u16 + 6;
    let high = lines.len() as u16 + 4;
    let [column] =
        Layout::horizontal([Constraint::Length(wide.min(area.width))]).flex(Flex::Center).areas(area);
    let [place] =
        Layout::vertical([Constraint::Length(high.min(area.height))]).flex(Flex::Center).areas(column);
    let block = Block::new()
        .borders(Borders::ALL)
        .border_set(look.lines())
        .border_style(look.faint())
        .title(Line::styled(format!(" {title} "), Style::new().add_modifier(Modifier::BOLD)))
        .title_alignment(Alignment::Center);
    let inner = block.inner(place);
    frame.render_widget(block, place);
    let text = Rect {
        x: inner.x + 2,
        y: inner.y + 1,
        width: inner.width.saturating_sub(4),
        height: inner.height.saturating_sub(1),
    };
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), text);
}

/// Nothing is shown until the next person sits down.
pub fn curtain(frame: &mut Frame<'_>, area: Rect, scene: &Scene, next: Seat, look: Look) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let name = &scene.names[next.index()];
    let mut lines = vec![
        Line::styled(format!("Pass the keyboard to {name}"), bold),
        Line::raw(""),
        Line::raw(format!("{name}: press Enter")),
    ];
    if let Some(last) = scene.me() {
        let back =
            format!("{}: u takes back your choice, if it revealed nothing", scene.names[last.index()]);
        lines.push(Line::styled(back, look.faint()));
    }
    middle(frame, area, "Splay", lines, look);
}

/// Whether to leave.
pub fn leave(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let saved = if stage.scene.question.is_some() {
        "The game is saved; splay play --resume continues it."
    } else {
        "The game is over."
    };
    let lines =
        vec![Line::raw(saved), Line::raw(""), Line::raw("Enter or y: quit      any other key: stay")];
    middle(frame, area, "Quit?", lines, look);
}

/// How the game ended.
pub fn ending(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let scene = &stage.scene;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let result = Line::from(look.said(&scene.result)).style(look.strong());
    let mut lines = vec![result, Line::raw("")];
    let mut seats: Vec<usize> = (0..scene.names.len()).collect();
    let won = |seat: usize| scene.winners.contains(&seat);
    seats.sort_by_key(|&seat| Reverse((won(seat), scene.achieved[seat], scene.points(seat))));
    let [points_label, achieved_label] =
        ["points", "achievements"].map(|label| scene.say(label).to_string());
    let (wide, wider) = (points_label.len().max(8), achieved_label.len() + 3);
    let head = format!("{:<22} {points_label:>wide$}{achieved_label:>wider$}", "");
    lines.push(Line::styled(head, look.faint()));
    for seat in seats {
        let name = look.pad(&scene.names[seat], 20);
        let (points, achieved) = (scene.points(seat), scene.achieved[seat]);
        let of = format!("{achieved} of {}", scene.needed);
        let crown = if won(seat) { look.star() } else { " " };
        lines.push(Line::styled(format!("{crown} {name} {points:>wide$}{of:>wider$}"), bold));
    }
    lines.push(Line::raw(""));
    let keys = [
        ("n", "new game", " with the same players"),
        ("t", "the table", " as it stands"),
        ("p", "piles", ": score and achievements"),
        ("l", "log", " of everything that happened"),
        ("v", "review", ": the choices that gave away the most"),
        ("r", "record", ", saved for splay replay"),
        ("u", "undo", ": take back your last choice"),
        ("q", "quit", ""),
    ];
    let keys: Vec<_> = keys.into_iter().filter(|key| key.0 != "u" || scene.me().is_some()).collect();
    // With many players, the keys share their lines.
    if lines.len() + keys.len() + 5 <= usize::from(area.height) {
        for (key, what, more) in keys {
            let what = scene.say(phrase![what, more]);
            lines.push(Line::from(vec![
                Span::styled(key, look.strong()),
                Span::raw(format!("  {what}")),
            ]));
        }
    } else {
        for keys in keys.chunks(4) {
            let each = |(key, what, _): &(&'static str, &str, &str)| {
                [Span::styled(*key, look.strong()), Span::raw(format!(" {what:<12}"))]
            };
            lines.push(Line::from_iter(keys.iter().flat_map(each)));
        }
    }
    lines.push(Line::styled(stage.notice.clone().unwrap_or_default(), look.strong()));
    middle(frame, area, "The end", lines, look);
}
