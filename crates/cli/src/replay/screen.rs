//! Stepping through a record on the full screen.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use splay_engine::Audience;

use super::reel::Reel;
use crate::error::Failure;
use crate::play::screen::look::Look;
use crate::play::screen::stage::{Mode, Page, Stage};
use crate::play::screen::{self, draw, next_event, on_screen};
use splay_engine::scene::Scene;

/// A record on the screen.
pub struct Replay {
    reel: Reel,
    /// What is on the screen.
    pub stage: Stage,
    left: bool,
}

/// Steps through a record on the full screen.
///
/// # Errors
/// If the terminal fails.
pub fn show(reel: Reel, other_rules: Option<String>) -> Result<(), Failure> {
    let look = Look::of_environment();
    let mut replay = Replay::new(reel);
    replay.stage.notice = other_rules;
    on_screen(|terminal| {
        while !replay.left {
            screen::draw(terminal, |frame| draw::screen(frame, &replay.stage, look))?;
            match next_event(None)? {
                Some(Event::Key(key)) => replay.press(key),
                Some(Event::Mouse(mouse)) => replay.point(mouse),
                _ => {}
            }
        }
        Ok(())
    })
}

impl Replay {
    /// A record, wound to its start.
    #[must_use]
    pub fn new(mut reel: Reel) -> Replay {
        reel.wind_to(0);
        let stage = Stage::new(reel.chronicle(), Audience::Referee, Mode::Replaying);
        let mut replay = Replay { reel, stage, left: false };
        replay.look_again();
        replay
    }

    fn look_again(&mut self) {
        let reel = &self.reel;
        let stage = &mut self.stage;
        stage.scene = Scene::of(reel.chronicle(), Audience::Referee);
        stage.mark = reel.last().map(|step| step.event);
        stage.corner = format!("step {} of {}   ? help", reel.at(), reel.steps().len());
        let next = reel.next().map(|step| step.made.text(stage.scene.catalog));
        let taken = stage.answers().iter().position(|answer| Some(&answer.written) == next.as_ref());
        stage.cursor = taken.unwrap_or(usize::MAX);
        stage.scroll = 0;
    }

    fn wind_to(&mut self, step: usize) {
        self.reel.wind_to(step);
        self.look_again();
    }

    /// Does what a key asks for.
    pub fn press(&mut self, key: KeyEvent) {
        self.stage.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.left |= matches!(key.code, KeyCode::Char('c' | 'd'));
            return;
        }
        match self.stage.page {
            Page::Table if self.stage.inspecting.is_some() => self.stage.press_inspecting(key.code),
            Page::Table => self.press_table(key.code),
            Page::Find => self.stage.press_finding(key.code),
            Page::Help
            | Page::Log
            | Page::Piles
            | Page::Concede
            | Page::Leave
            | Page::Elsewhere
            | Page::Ending
            | Page::Review => {
                if self.stage.press_page(key.code) {
                    self.stage.open(Page::Table);
                }
            }
        }
    }

    /// The wheel goes through the record, or scrolls a page.
    #[allow(clippy::wildcard_enum_match_arm, reason = "the rest of the mouse means nothing")]
    pub fn point(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.press(KeyEvent::from(KeyCode::Up)),
            MouseEventKind::ScrollDown => self.press(KeyEvent::from(KeyCode::Down)),
            _ => {}
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_table(&mut self, code: KeyCode) {
        let at = self.reel.at();
        match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ' | 'n') | KeyCode::Enter => {
                self.wind_to(at + 1);
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.wind_to(at.saturating_sub(1)),
            KeyCode::PageDown => self.wind_to(self.reel.next_turn()),
            KeyCode::PageUp => self.wind_to(self.reel.previous_turn()),
            KeyCode::Home => self.wind_to(0),
            KeyCode::End => self.wind_to(self.reel.steps().len()),
            KeyCode::Tab | KeyCode::Char('i') => self.stage.toggle_inspection(),
            KeyCode::Char('l') => self.stage.open(Page::Log),
            KeyCode::Char('p') => self.stage.open(Page::Piles),
            KeyCode::Char('/' | 'f') => self.stage.open(Page::Find),
            KeyCode::Char('?') | KeyCode::F(1) => self.stage.open(Page::Help),
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use splay_engine::{Chronicle, Edition, Sets, Setup};

    use super::*;

    fn reel() -> Reel {
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
        let mut chronicle = Chronicle::new(catalog, Setup::base(Edition::Third, 2, 5)).unwrap();
        for n in 0..60 {
            let options = chronicle.game().options().len();
            chronicle.choose_index(n % options).unwrap();
        }
        Reel::new(chronicle.record(), Path::new("record.json")).unwrap()
    }

    fn drawn(replay: &Replay) -> String {
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        let look = Look { unicode: true, color: false };
        terminal.draw(|frame| draw::screen(frame, &replay.stage, look)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        buffer
            .content
            .chunks(100)
            .map(|row| row.iter().map(|c| c.symbol()).collect::<String>() + "\n")
            .collect()
    }

    #[test]
    fn a_record_is_wound_forward_and_back() {
        let mut replay = Replay::new(reel());
        let first = drawn(&replay);
        assert!(first.contains("step 0 of 60") && first.contains("Player 1's hand"), "{first}");
        let press = |replay: &mut Replay, code| replay.press(KeyEvent::from(code));
        press(&mut replay, KeyCode::Right);
        assert!(drawn(&replay).contains("step 1 of 60"));
        press(&mut replay, KeyCode::End);
        let last = drawn(&replay);
        assert!(last.contains("step 60 of 60") && last.contains("what this step did"), "{last}");
        let mut turns = 0;
        while replay.reel.at() > 0 {
            press(&mut replay, KeyCode::PageUp);
            turns += 1;
        }
        assert_eq!(drawn(&replay), first);
        for _ in 0..turns {
            press(&mut replay, KeyCode::PageDown);
        }
        assert_eq!(drawn(&replay), last);
    }
}
