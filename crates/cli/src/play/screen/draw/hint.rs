//! A hint: the best options with their chances, and what is expected then.

use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::super::look::Look;
use splay_bots::advice::{Advice, HINTED};
use splay_engine::scene::Scene;

/// A hint as lines.
#[must_use]
pub fn lines(scene: &Scene, advice: &Advice, look: Look) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![Line::styled(format!("{}:", advice.heading()), look.faint())];
    for (n, option) in advice.best_lines(HINTED).into_iter().enumerate() {
        lines.push(Line::styled(option, if n == 0 { bold } else { Style::new() }));
    }
    lines.push(Line::styled("It expects:", look.faint()));
    let line = advice.line_lines(&scene.speaker());
    lines.extend(line.iter().map(|step| Line::from(look.said(step))));
    lines
}
