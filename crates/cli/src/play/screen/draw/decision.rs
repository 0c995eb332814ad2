//! The decision: who is asked, why, what, and the options with their keys.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::fold::fold;
use super::super::look::Look;
use super::super::stage::Listed;
use splay_engine::scene::{Answer, Question, Scene, Target, Why};

/// What is asked and why, as lines of this width and at most so many. What is asked comes before why: where
/// room is scarce, first the words of the effect are left out, then the occasion.
fn asked(
    scene: &Scene,
    question: &Question,
    look: Look,
    width: usize,
    room: usize,
) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut prompt = fold(vec![Line::from(look.said(&question.prompt)).style(bold)], width);
    prompt.truncate(room.max(1));
    let mut lines = Vec::new();
    if let Some(Why { occasion: why, effect, .. }) = &question.why {
        lines.extend(fold(vec![Line::from(look.said(why)).style(look.strong())], width));
        let effect = fold(vec![Line::from(look.printed(effect)).style(look.faint())], width);
        if lines.len() + effect.len() + prompt.len() + LEAST_OPTIONS < room {
            lines.extend(effect);
        }
    } else {
        let name = &scene.names[question.player.index()];
        let turn = scene.table.turn;
        if turn.number != Some(0) {
            let left = if turn.actions == 1 { "your last action" } else { "two actions left" };
            lines.push(Line::styled(format!("{name}: {left}"), look.strong()));
        }
    }
    lines.truncate(room.saturating_sub(prompt.len()));
    lines.extend(prompt);
    lines
}

/// So many options are seen before the words of an effect are.
const LEAST_OPTIONS: usize = 3;

/// Draws the decision of the person at the keyboard, or who else is deciding. Says where the options stand.
pub fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene, cursor: usize, look: Look) -> Listed {
    let Some(question) = &scene.question else {
        let over = vec![Line::from(look.said(&scene.result)).style(look.strong())];
        frame.render_widget(Paragraph::new(fold(over, area.width.into())), area);
        return Listed::default();
    };
    if question.answers.is_empty() {
        let wait = fold(waiting(scene, question, look), area.width.into());
        frame.render_widget(Paragraph::new(wait), area);
        return Listed::default();
    }
    let width = usize::from(area.width);
    let options_at_least = LEAST_OPTIONS.min(question.answers.len()) as u16;
    let room = area.height.saturating_sub(options_at_least);
    let head = asked(scene, question, look, width, room.into());
    let rows = Layout::vertical([Constraint::Length(head.len() as u16), Constraint::Min(0)]).split(area);
    frame.render_widget(Paragraph::new(head), rows[0]);
    let room = usize::from(rows[1].height).max(1);
    let first = first_seen(question.answers.len(), cursor, room);
    let lines = options(scene, &question.answers, cursor, look, width, first, room);
    frame.render_widget(Paragraph::new(lines), rows[1]);
    Listed { area: rows[1], first }
}

/// The first option that is seen, so that the highlighted one is.
fn first_seen(count: usize, cursor: usize, room: usize) -> usize {
    if count <= room { 0 } else { cursor.saturating_sub(room / 2).min(count - room) }
}

fn waiting(scene: &Scene, question: &Question, look: Look) -> Vec<Line<'static>> {
    let name = &scene.names[question.player.index()];
    let mut lines = vec![Line::styled(format!("{name} is deciding"), look.strong())];
    if let Some(source) = question.source {
        lines.push(Line::raw(format!("for {source}")));
    }
    lines.push(Line::raw(""));
    lines.push(Line::styled("Enter: don't wait", look.faint()));
    lines
}

/// The options around the highlighted one, with marks where there are more.
fn options(
    scene: &Scene,
    answers: &[Answer],
    cursor: usize,
    look: Look,
    width: usize,
    first: usize,
    room: usize,
) -> Vec<Line<'static>> {
    let last = (first + room).min(answers.len());
    let mut lines: Vec<Line<'static>> =
        (first..last).map(|n| option(scene, &answers[n], n, n == cursor, look, width)).collect();
    let more = |count: usize| Line::styled(format!("    {} {count} more", look.cut()), look.faint());
    if first > 0 && room > 2 && cursor != first {
        lines[0] = more(first + 1);
    }
    let end = lines.len().saturating_sub(1);
    if last < answers.len() && room > 2 && cursor != first + end {
        lines[end] = more(answers.len() - last + 1);
    }
    lines
}

fn option(
    scene: &Scene,
    answer: &Answer,
    index: usize,
    lit: bool,
    look: Look,
    width: usize,
) -> Line<'static> {
    let key = match index {
        0..=8 => (index + 1).to_string(),
        9 => "0".to_owned(),
        _ => " ".to_owned(),
    };
    let pointer = if lit { look.pointer() } else { " " };
    let mut spans =
        vec![Span::styled(pointer, look.strong()), Span::styled(format!("{key} "), look.faint())];
    let mut used = 3;
    let mut words = answer.words.clone();
    if let Some(picture) = picture(scene, answer, look) {
        used += picture.width() + 1;
        words = words.beside_a_picture();
        spans.extend([picture, Span::raw(" ")]);
    }
    let style =
        if lit { Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { Style::new() };
    let words = words.capital().to_string();
    spans.push(Span::styled(look.fit(&words, width.saturating_sub(used)), style));
    Line::from(spans)
}

/// What an option points at, in a few characters: a card's badge, a color, an icon.
fn picture(scene: &Scene, answer: &Answer, look: Look) -> Option<Span<'static>> {
    match answer.target {
        Target::Card { title } => {
            let facts = scene.catalog.find(title).map(|id| scene.catalog.facts(id));
            let facts = facts.filter(|facts| facts.card.value() > 0);
            facts.map(|facts| look.badge(facts.card.color(), facts.card.value()))
        }
        Target::Color { color } | Target::Stack { color, .. } => Some(look.swatch(color)),
        Target::Icon { icon } => Some(look.icon_span(icon)),
        Target::Splay { splay } => Some(Span::raw(look.splay(splay))),
        Target::Supply
        | Target::Place { .. }
        | Target::Deck { .. }
        | Target::Achievement { .. }
        | Target::Player { .. }
        | Target::Value { .. }
        | Target::Nothing => None,
    }
}
