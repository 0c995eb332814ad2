//! The lines above the boards: whose turn it is, the decks, and what can be achieved.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use splay_engine::{Age, Special};

use super::super::look::Look;
use splay_engine::scene::Scene;

/// The title line: the edition, and whose turn it is.
pub fn title(frame: &mut Frame<'_>, area: Rect, scene: &Scene, right: &str, look: Look) {
    let turn = scene.table.turn;
    let name = &scene.names[turn.seat];
    let when = match (scene.question.is_none(), turn.number) {
        (true, _) => "the game is over".to_owned(),
        (false, Some(0)) => "everybody picks a first card".to_owned(),
        (false, number) => {
            let left = if turn.actions == 1 { "1 action left" } else { "2 actions left" };
            format!("turn {}, {name} has {left}", number.unwrap_or(1))
        }
    };
    let dot = if look.unicode { "·" } else { "-" };
    let left = format!(" Splay {dot} {} edition {dot} {when}", scene.table.edition);
    let room = usize::from(area.width).saturating_sub(Span::raw(left.as_str()).width());
    let line = format!("{left}{:>room$}", format!("{right} "));
    let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    frame.render_widget(Paragraph::new(line).style(style), area);
}

/// Three lines: the ages, the cards in their decks, what their achievements take; and beside
/// them the special achievements.
pub fn ages(frame: &mut Frame<'_>, area: Rect, scene: &Scene, look: Look) {
    let decks = scene.decks();
    let cell = if area.width >= 98 { 5 } else { 4 };
    let label = 9;
    let width = label + cell * decks.len();
    let parts =
        Layout::horizontal([Constraint::Length(width as u16 + 1), Constraint::Min(0)]).split(area);

    let faint = look.faint();
    let mut ages = vec![Span::styled(" Age     ", faint)];
    let mut cards = vec![Span::styled(" Deck    ", faint)];
    let mut claims = vec![Span::styled(format!(" {:<8}", look.fit(&scene.say("Achieve"), 8)), faint)];
    for (age, count) in decks {
        let next = scene.draws == Some(age);
        let bold = if next { look.strong() } else { Style::new() };
        ages.push(Span::styled(
            format!("{:>cell$}", age.get()),
            Style::new().add_modifier(Modifier::BOLD),
        ));
        let shown = if next { format!("{}{count}", look.pointer()) } else { count.to_string() };
        let empty = if count == 0 { faint } else { bold };
        cards.push(Span::styled(format!("{shown:>cell$}"), empty));
        claims.push(claim(scene, look, age, cell));
    }
    let lines = vec![Line::from(ages), Line::from(cards), Line::from(claims)];
    frame.render_widget(Paragraph::new(lines), parts[0]);
    frame.render_widget(Paragraph::new(specials(scene, look, parts[1].width.into())), parts[1]);
}

/// What an achievement takes, or who has it.
fn claim(scene: &Scene, look: Look, age: Age, cell: usize) -> Span<'static> {
    if scene.is_available(age) {
        let points = 5 * u16::from(age.get());
        return if scene.claimable.contains(&age) {
            Span::styled(format!("{:>cell$}", format!("{}{points}", look.star())), look.strong())
        } else {
            Span::raw(format!("{points:>cell$}"))
        };
    }
    let owner = scene.owner_of_age(age).map(|seat| scene.names[seat].as_str());
    let short: String =
        owner.map_or(look.nothing().into(), |name| name.chars().take(cell - 1).collect());
    Span::styled(format!("{short:>cell$}"), look.faint())
}

/// The special achievements, two to a line, with how far the one who looks is, and the goal.
fn specials(scene: &Scene, look: Look, width: usize) -> Vec<Line<'static>> {
    let half = width / 2;
    let mut cells: Vec<Span<'static>> = Vec::new();
    for (n, special) in Special::ALL.into_iter().enumerate() {
        let progress = scene.progress[scene.looking()][n];
        let (text, style) = match scene.owner_of_special(special) {
            Some(owner) => (format!("{special}: {}", scene.names[owner]), look.faint()),
            None if !scene.is_special_available(special) => {
                (format!("{special} {}", look.nothing()), look.faint())
            }
            None => {
                let near = 3 * progress.has >= 2 * progress.needs;
                let style = if near { look.strong() } else { Style::new() };
                (format!("{special} {}/{}", progress.has, progress.needs), style)
            }
        };
        cells.push(Span::styled(look.pad(&text, half.saturating_sub(1)), style));
    }
    let goal = scene.say(&format!("{} {} win", look.star(), scene.needed));
    cells.push(Span::styled(look.pad(&goal, half.saturating_sub(1)), look.faint()));
    cells
        .chunks(2)
        .map(|pair| {
            let bar = if look.unicode { "│" } else { "|" };
            let mut line = vec![Span::styled(bar, look.faint())];
            for cell in pair {
                line.push(cell.clone());
                line.push(Span::raw(" "));
            }
            Line::from(line)
        })
        .collect()
}
