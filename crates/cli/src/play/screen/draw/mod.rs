//! Drawing the screen: everything from the scene and what the keys have done, nothing else.

pub mod boards;
mod decision;
pub mod detail;
pub mod hand;
mod hint;
pub mod layout;
pub mod log;
mod pages;
pub mod top;

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::fold::fold;
use super::look::Look;
use super::stage::{Mode, Page, Stage};
use boards::Glow;
use layout::{COMFORTABLE, Places};
use splay_engine::Shown;
use splay_engine::scene::Note;

/// Draws the whole screen.
pub fn screen(frame: &mut Frame<'_>, stage: &Stage, look: Look) {
    let area = frame.area();
    match stage.page {
        Page::Leave => return pages::leave(frame, area, stage, look),
        Page::Elsewhere => return pages::elsewhere(frame, area, stage, look),
        // What these show is nobody else's to see.
        Page::Table
        | Page::Help
        | Page::Log
        | Page::Piles
        | Page::Find
        | Page::Concede
        | Page::Ending
        | Page::Review => {}
    }
    if let Some(seat) = stage.curtain {
        return pages::curtain(frame, area, &stage.scene, seat, look);
    }
    match stage.page {
        Page::Help => pages::help(frame, area, stage, look),
        Page::Log => pages::whole_log(frame, area, stage, look),
        Page::Piles => pages::piles(frame, area, stage, look),
        Page::Ending => pages::ending(frame, area, stage, look),
        Page::Find => pages::find(frame, area, stage, look),
        Page::Review => pages::review(frame, area, stage, look),
        Page::Concede => pages::concede(frame, area, stage, look),
        Page::Table | Page::Leave | Page::Elsewhere => {
            let least = layout::least(stage.scene.names.len());
            if area.width < least.0 || area.height < least.1 {
                too_small(frame, area, least);
            } else {
                table(frame, area, stage, look);
            }
        }
    }
}

/// Says how large the terminal must be.
fn too_small(frame: &mut Frame<'_>, area: Rect, least: (u16, u16)) {
    let lines = vec![
        Line::raw(format!("This window has {} columns and {} lines.", area.width, area.height)),
        Line::raw(format!("The table needs {} and {},", least.0, least.1)),
        Line::raw(format!("and looks best with {} and {}.", COMFORTABLE.0, COMFORTABLE.1)),
        Line::raw("Make the window larger or the font smaller,"),
        Line::raw("or press q (the game is saved) and resume it with --plain."),
    ];
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}

fn table(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let scene = &stage.scene;
    let rows = stage.rows();
    let spot = stage.inspecting.and_then(|cursor| cursor.spot(&rows).cloned());
    let mut glow = glow(stage);
    if let Some(spot) = &spot {
        glow.lit = match &spot.card {
            Shown::Face(title) => Some(title.clone()),
            Shown::Back { .. } | Shown::Covered { .. } => None,
        };
        glow.lit_stack = spot.stack;
        glow.standings.clear();
    }
    let hand = hand::lines(scene, look, &glow, area.width.into());
    let places = Places::of(area, scene.names.len(), scene.sets().count(), hand.len() as u16);
    top::title(frame, places.title, scene, &stage.corner, look);
    top::ages(frame, places.ages, scene, look);
    for (seat, &place) in scene.round().into_iter().zip(&places.boards) {
        boards::block(frame, place, scene, seat, look, &glow);
    }
    hand::draw(frame, places.hand, hand, look);

    let inner = pane(frame, places.decision, " Decision ", Borders::TOP, look);
    stage.listed.set(decision::draw(frame, inner, scene, stage.cursor, look));
    let (title, lines) = match &spot {
        Some(spot) => {
            (format!(" {} ", scene.say(spot.place.clone())), detail::card(scene, &spot.card, look))
        }
        None => match (&stage.advice, stage.answer()) {
            (Some(advice), _) => (" Hint ".to_owned(), hint::lines(scene, advice, look)),
            (None, Some(answer)) => {
                (" What it means ".to_owned(), detail::notes(scene, &answer.notes, look))
            }
            (None, None) => (" What it means ".to_owned(), source(stage, look)),
        },
    };
    let inner = pane(frame, places.detail, &title, Borders::TOP | Borders::LEFT, look);
    // The keys scroll what was asked for, and otherwise the log.
    let asked_for = stage.inspecting.is_some() || stage.advice.is_some();
    let scroll = if asked_for { stage.scroll } else { 0 };
    let more = if asked_for { "PgDn: more" } else { "Tab, PgDn: more" };
    let most = draw_detail(frame, inner, fold(lines, inner.width.into()), scroll, more, look);
    if places.log.height > 1 {
        let inner = pane(frame, places.log, " What happened ", Borders::TOP | Borders::LEFT, look);
        let lines = log::lines(scene, stage.mark, look, inner.width.into());
        let rows = usize::from(inner.height);
        stage.most.set(lines.len().saturating_sub(rows));
        let scroll = if asked_for { 0 } else { stage.scroll };
        frame.render_widget(Paragraph::new(log::window(lines, rows, scroll)), inner);
    }
    if asked_for {
        stage.most.set(most);
    }
    keys(frame, places.keys, stage, look);
}

/// Draws what there is to say, with a mark where it goes on. Says how far it can be scrolled.
fn draw_detail(
    frame: &mut Frame<'_>,
    area: Rect,
    lines: Vec<Line<'static>>,
    scroll: usize,
    more: &str,
    look: Look,
) -> usize {
    let rows = usize::from(area.height);
    let most = lines.len().saturating_sub(rows);
    let mut seen: Vec<Line<'static>> = lines.into_iter().skip(scroll.min(most)).take(rows).collect();
    if scroll < most
        && let Some(last) = seen.last_mut()
    {
        *last = Line::styled(format!("{} {more}", look.cut()), look.strong());
    }
    frame.render_widget(Paragraph::new(seen), area);
    most
}

/// The card whose effect others are deciding about.
fn source(stage: &Stage, look: Look) -> Vec<Line<'static>> {
    let source = stage.scene.question.as_ref().and_then(|question| question.source);
    source.map_or_else(Vec::new, |title| detail::face(&stage.scene, title, look))
}

/// What is pointed out on the table for the highlighted option.
fn glow(stage: &Stage) -> Glow {
    let answer = stage.answer();
    let standings = answer.into_iter().flat_map(|answer| &answer.notes).find_map(|note| match note {
        Note::Dogma { players, .. } => {
            Some(players.iter().map(|stake| (stake.player.index(), stake.standing)).collect())
        }
        Note::Card { .. }
        | Note::Program { .. }
        | Note::Icons { .. }
        | Note::Words { .. }
        | Note::Idle => None,
    });
    Glow {
        choosable: stage.answers().iter().filter_map(|answer| answer.card).map(str::to_owned).collect(),
        lit: answer.and_then(|answer| answer.card).map(str::to_owned),
        lit_stack: None,
        standings: standings.unwrap_or_default(),
        deciding: stage.scene.question.as_ref().map(|question| question.player.index()),
        thinking: stage.thinking,
    }
}

/// Draws the frame of a pane and gives what is inside.
pub fn pane(frame: &mut Frame<'_>, area: Rect, title: &str, borders: Borders, look: Look) -> Rect {
    let title = look.fit(title, usize::from(area.width.saturating_sub(3)));
    let block = Block::new()
        .borders(borders)
        .border_set(look.lines())
        .border_style(look.faint())
        .title(Line::styled(title, Style::new().add_modifier(Modifier::BOLD)));
    let mut inner = block.inner(area);
    frame.render_widget(block, area);
    if inner.width > 2 {
        inner.x += 1;
        inner.width -= 2;
    }
    inner
}

/// The last line: what the last key did, or what keys there are.
fn keys(frame: &mut Frame<'_>, area: Rect, stage: &Stage, look: Look) {
    let text = if let Some(notice) = &stage.notice {
        format!(" {notice}")
    } else if stage.advising {
        format!(" Thinking about a hint{}", look.thinking().trim_start())
    } else if stage.inspecting.is_some() {
        let keys = " left, right: other cards   up, down: other boards, hands and piles   PgDn: more   Tab: back";
        stage.scene.say(keys).to_string()
    } else if stage.mode == Mode::Replaying {
        " left, right: a step   PgUp, PgDn: a turn   Home, End   Tab: cards   p: piles   l: log   q: quit"
            .to_owned()
    } else if stage.scene.question.is_none() {
        " Enter: the result   Tab: look at cards   p: piles   l: log   q: quit".to_owned()
    } else if stage.mode == Mode::Waiting {
        " Enter: don't wait   Tab: look at cards   p: piles   l: log   ?: help   q: quit".to_owned()
    } else if area.width >= 100 {
        " arrows or 1-9, Enter: take   Tab: cards   h: hint   p: piles   l: log   u: undo   ?: help   q: quit"
            .to_owned()
    } else {
        " Enter: take  Tab: cards  h: hint  p: piles  l: log  u: undo  ?: help  q: quit".to_owned()
    };
    let style = if stage.notice.is_some() { look.strong() } else { look.faint() };
    frame.render_widget(Paragraph::new(text).style(style).alignment(Alignment::Left), area);
}
