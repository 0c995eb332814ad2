//! A hand: titles, colors, ages and icons.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use splay_engine::{Audience, Shown};

use super::super::look::Look;
use super::boards::Glow;
use splay_engine::scene::Scene;

/// The hand as lines of cards.
#[must_use]
pub fn lines(scene: &Scene, look: Look, glow: &Glow, width: usize) -> Vec<Line<'static>> {
    let (seat, label) = match (scene.audience, &scene.question) {
        (Audience::Seat(seat), _) => (seat.index(), "Hand ".to_owned()),
        (Audience::Referee, Some(question)) => {
            let seat = question.player.index();
            (seat, format!("{}'s hand ", scene.names[seat]))
        }
        (Audience::Referee, None) | (Audience::Spectator, _) => return Vec::new(),
    };
    let indent = Span::raw(label.as_str()).width() + 1;
    let mut lines = vec![vec![Span::styled(format!(" {label}"), look.faint())]];
    let mut used = indent;
    let hand = &scene.table.players[seat].hand;
    if hand.is_empty() {
        lines[0].push(Span::styled("is empty", look.faint()));
    }
    for card in hand {
        let Shown::Face(title) = card else { continue };
        let Some(facts) = scene.catalog.find(title).map(|id| scene.catalog.facts(id)) else { continue };
        let mut chip = vec![
            look.badge(facts.card.color(), facts.card.value()),
            Span::raw(" "),
            Span::styled(title.clone(), glow.title(title)),
            Span::raw(" "),
        ];
        chip.extend(facts.slots.icons().iter().map(|&icon| look.icon_span(icon)));
        chip.push(Span::raw("  "));
        let wide: usize = chip.iter().map(Span::width).sum();
        if used + wide > width + 2 {
            lines.push(vec![Span::raw(" ".repeat(indent))]);
            used = indent;
        }
        used += wide;
        lines.last_mut().expect("there is always a line").extend(chip);
    }
    lines.into_iter().map(Line::from).collect()
}

/// Draws the hand; what does not fit is counted.
pub fn draw(frame: &mut Frame<'_>, area: Rect, mut lines: Vec<Line<'static>>, look: Look) {
    let room = usize::from(area.height);
    if lines.len() > room && room > 0 {
        lines.truncate(room);
        let more = " … Tab: all";
        let text = if look.unicode { more } else { " ... Tab: all" };
        let corner = Rect {
            x: area.right().saturating_sub(text.len() as u16),
            y: area.bottom().saturating_sub(1),
            width: (text.len() as u16).min(area.width),
            height: 1,
        };
        frame.render_widget(Paragraph::new(lines), area);
        frame.render_widget(Paragraph::new(text).style(look.strong()), corner);
        return;
    }
    frame.render_widget(Paragraph::new(lines), area);
}
