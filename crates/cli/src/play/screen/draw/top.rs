//! The lines above the boards: whose turn it is, the decks, and what can be achieved.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use splay_engine::{Action, Age, Set};

use super::super::look::Look;
use splay_engine::scene::{Back, Goal, Scene};

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

/// The fewest columns in which a special achievement can be told from others.
const LEAST_SPECIAL: usize = 13;

/// The ages, the cards in their decks set by set, what their achievements take; and beside them
/// the special achievements.
pub fn ages(frame: &mut Frame<'_>, area: Rect, scene: &Scene, look: Look) {
    let cell = if area.width >= 98 { 5 } else { 4 };
    let label = 9;
    let width = label + cell * scene.ages().count();
    let parts =
        Layout::horizontal([Constraint::Length(width as u16 + 1), Constraint::Min(0)]).split(area);

    let faint = look.faint();
    let (age, achieve) = (scene.say("Age").to_string(), scene.vocabulary.action(Action::Achieve));
    let mut ages = vec![Span::styled(format!(" {age:<8}"), faint)];
    let mut claims = vec![Span::styled(format!(" {:<8}", look.fit(achieve, 8)), faint)];
    for age in scene.ages() {
        ages.push(Span::styled(
            format!("{:>cell$}", age.get()),
            Style::new().add_modifier(Modifier::BOLD),
        ));
        claims.push(claim(scene, look, age, cell));
    }
    let mut lines = vec![Line::from(ages)];
    // Where there is no line for each set, one is for all of them.
    if usize::from(area.height) < 2 + scene.sets().count() {
        lines.push(all_decks(scene, look, cell));
    } else {
        lines.extend(scene.sets().map(|set| deck_line(scene, set, look, cell)));
    }
    lines.push(Line::from(claims));
    let rows = lines.len();
    frame.render_widget(Paragraph::new(lines), parts[0]);
    frame.render_widget(Paragraph::new(specials(scene, look, parts[1].width.into(), rows)), parts[1]);
}

/// How many cards the decks of a set have, with the one pointed out from which would be drawn.
fn deck_line(scene: &Scene, set: Set, look: Look, cell: usize) -> Line<'static> {
    let name = if set.is_expansion() { set.name() } else { "deck" };
    let mut cards = vec![Span::styled(format!(" {:<8}", look.fit(&capital(name), 8)), look.faint())];
    for (age, count) in scene.decks(set) {
        let next = scene.draws == Some(Back { set, age });
        let bold = if next { look.strong() } else { Style::new() };
        let shown = if next { format!("{}{count}", look.pointer()) } else { count.to_string() };
        let empty = if count == 0 { look.faint() } else { bold };
        cards.push(Span::styled(format!("{shown:>cell$}"), empty));
    }
    Line::from(cards)
}

/// How many cards there are of each age in all sets, with the age pointed out of which would be drawn.
fn all_decks(scene: &Scene, look: Look, cell: usize) -> Line<'static> {
    let mut cards = vec![Span::styled(format!(" {:<8}", "Decks"), look.faint())];
    for age in scene.ages() {
        let counts = scene.sets().flat_map(|set| scene.decks(set)).filter(|(of, _)| *of == age);
        let count: usize = counts.map(|(_, count)| count).sum();
        let next = scene.draws.is_some_and(|back| back.age == age);
        let style = if next { look.strong() } else { Style::new() };
        let shown = if next { format!("{}{count}", look.pointer()) } else { count.to_string() };
        cards.push(Span::styled(format!("{shown:>cell$}"), style));
    }
    Line::from(cards)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// What an achievement takes, or who has it.
fn claim(scene: &Scene, look: Look, age: Age, cell: usize) -> Span<'static> {
    if scene.is_available(age) {
        let points = scene.prices.get(age.index()).copied().unwrap_or(0);
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

/// The special achievements in so many lines, with how far the one who looks is, and the goal. Where there is
/// no room for all, those are left out that somebody has, and then those that are farthest.
fn specials(scene: &Scene, look: Look, width: usize, rows: usize) -> Vec<Line<'static>> {
    let goals = &scene.progress[scene.looking()];
    let most = rows * (width / LEAST_SPECIAL).max(1) - 1;
    let mut shown: Vec<&Goal> = goals.iter().collect();
    if shown.len() > most {
        shown.retain(|goal| scene.is_special_available(goal.special));
        let far = |goal: &&Goal| u32::MAX - 1000 * u32::from(goal.has) / u32::from(goal.needs).max(1);
        shown.sort_by_key(far);
        shown.truncate(most);
    }
    let columns = (shown.len() + 1).div_ceil(rows);
    let wide = (width / columns).saturating_sub(1);
    let mut cells: Vec<Span<'static>> = Vec::new();
    for &&Goal { special, has, needs, .. } in &shown {
        let (text, style) = match scene.owner_of_special(special) {
            Some(owner) => (format!("{special}: {}", scene.names[owner]), look.faint()),
            None if !scene.is_special_available(special) => {
                (format!("{special} {}", look.nothing()), look.faint())
            }
            None => {
                let near = 3 * has >= 2 * needs;
                let style = if near { look.strong() } else { Style::new() };
                (format!("{special} {has}/{needs}"), style)
            }
        };
        cells.push(Span::styled(look.pad(&text, wide), style));
    }
    let goal = format!("{} {} win", look.star(), scene.needed);
    cells.push(Span::styled(look.pad(&goal, wide), look.faint()));
    cells
        .chunks(columns)
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
