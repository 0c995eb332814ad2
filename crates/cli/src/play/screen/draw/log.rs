//! What has happened.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::super::fold::fold;
use super::super::look::Look;
use splay_engine::scene::{Rank, Scene};

/// The log as lines of this width, with a mark where one last chose.
#[must_use]
pub fn lines(scene: &Scene, mark: Option<usize>, look: Look, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut marked = false;
    for told in &scene.lines {
        if mark.is_some_and(|mark| told.event >= mark) && !marked {
            marked = true;
            lines.push(mark_line(scene, look, width));
        }
        let (indent, style) = match told.rank {
            Rank::Heading => ("", Style::new().add_modifier(Modifier::BOLD)),
            Rank::Deed => ("", Style::new()),
            Rank::Consequence => ("  ", look.faint()),
        };
        if told.rank == Rank::Heading && !lines.is_empty() && width >= 60 {
            lines.push(Line::raw(""));
        }
        let spans = std::iter::once(Span::raw(indent)).chain(look.said(&told.words));
        lines.extend(fold(vec![Line::from_iter(spans).style(style)], width));
    }
    lines
}

fn mark_line(scene: &Scene, look: Look, width: usize) -> Line<'static> {
    let mine = scene.me().is_some();
    let text = if mine { " since your last choice " } else { " what this step did " };
    let rule = look.rule().repeat(width.saturating_sub(text.len()) / 2);
    Line::styled(format!("{rule}{text}{rule}"), look.strong())
}

/// The part of the lines that is seen in so many rows, scrolled up from the end.
#[must_use]
pub fn window(lines: Vec<Line<'static>>, rows: usize, scrolled: usize) -> Vec<Line<'static>> {
    let most = lines.len().saturating_sub(rows);
    let first = most.saturating_sub(scrolled);
    lines.into_iter().skip(first).take(rows).collect()
}
