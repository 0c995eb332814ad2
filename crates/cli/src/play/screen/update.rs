//! What the keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::App;
use super::stage::{Mode, Page};

impl App<'_> {
    /// Does what a key asks for.
    pub fn press(&mut self, key: KeyEvent) {
        self.stage.notice = None;
        self.stir();
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            // Raw terminals hand Ctrl-C over as a key; it must always lead out.
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.leave();
            }
            return;
        }
        if self.stage.page == Page::Leave {
            return self.press_leaving(key.code);
        }
        if self.stage.curtain.is_some() {
            return match key.code {
                KeyCode::Enter => self.lift_curtain(),
                KeyCode::Char('q') => self.stage.page = Page::Leave,
                _ => {}
            };
        }
        match self.stage.page {
            Page::Table if self.stage.inspecting.is_some() => self.stage.press_inspecting(key.code),
            Page::Table => self.press_table(key.code),
            Page::Help | Page::Log | Page::Piles => {
                if self.stage.press_page(key.code) {
                    self.close();
                }
            }
            Page::Ending => self.press_ending(key.code),
            Page::Leave => {}
        }
    }

    fn close(&mut self) {
        let over = self.stage.scene.question.is_none();
        self.stage.open(if over { Page::Ending } else { Page::Table });
    }

    fn press_table(&mut self, code: KeyCode) {
        let last = self.stage.answers().len().saturating_sub(1);
        match code {
            KeyCode::Char('q') => self.stage.open(Page::Leave),
            KeyCode::Char('?') | KeyCode::F(1) => self.stage.open(Page::Help),
            KeyCode::Esc | KeyCode::Enter if self.stage.scene.question.is_none() => self.close(),
            KeyCode::Char('l') => self.stage.open(Page::Log),
            KeyCode::Char('p') => self.stage.open(Page::Piles),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('s') => self.save(),
            KeyCode::Tab | KeyCode::Char('i') => self.stage.toggle_inspection(),
            KeyCode::PageUp => self.stage.scroll_beside(true),
            KeyCode::PageDown => self.stage.scroll_beside(false),
            _ if self.stage.mode == Mode::Waiting => self.hurry(),
            KeyCode::Char('h') => self.ask_for_hint(),
            KeyCode::Up | KeyCode::Char('k') => {
                self.stage.highlight(self.stage.cursor.checked_sub(1).unwrap_or(last));
            }
            KeyCode::Down | KeyCode::Char('j') => {
                let next = if self.stage.cursor < last { self.stage.cursor + 1 } else { 0 };
                self.stage.highlight(next);
            }
            KeyCode::Home => self.stage.highlight(0),
            KeyCode::End => self.stage.highlight(last),
            KeyCode::Enter | KeyCode::Char(' ') => self.take(),
            KeyCode::Char(digit @ '0'..='9') => self.press_digit(digit),
            _ => {}
        }
    }

    /// The number of an option looks at it; pressed again, it takes it. So a key that is pressed
    /// once too often never answers the next question.
    fn press_digit(&mut self, digit: char) {
        let number = digit.to_digit(10).map_or(0, |n| n as usize);
        let index = if number == 0 { 9 } else { number - 1 };
        if index >= self.stage.answers().len() {
            return;
        }
        if self.stage.cursor == index && self.looked {
            self.take();
        } else {
            self.stage.highlight(index);
            self.looked = true;
        }
    }

    fn press_ending(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('n') => self.play_again(),
            KeyCode::Char('l') => self.stage.open(Page::Log),
            KeyCode::Char('p') => self.stage.open(Page::Piles),
            KeyCode::Char('t') => self.stage.open(Page::Table),
            KeyCode::Char('r') => self.write_record(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('?') => self.stage.open(Page::Help),
            KeyCode::Char('q') => self.leave(),
            _ => {}
        }
    }

    fn press_leaving(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('y' | 'q') | KeyCode::Enter => self.leave(),
            _ => self.close(),
        }
    }
}
