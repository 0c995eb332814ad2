//! What the keys do.

#![allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

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
        match self.stage.page {
            Page::Leave => return self.press_leaving(key.code),
            Page::Elsewhere => return self.press_elsewhere(key.code),
            Page::Table
            | Page::Help
            | Page::Log
            | Page::Piles
            | Page::Find
            | Page::Concede
            | Page::Ending
            | Page::Review => {}
        }
        if self.stage.curtain.is_some() {
            return match key.code {
                KeyCode::Enter => self.lift_curtain(),
                KeyCode::Char('q') => self.stage.page = Page::Leave,
                // The curtain still hides everything from whoever is next.
                KeyCode::Char('u') => self.undo(),
                _ => {}
            };
        }
        match self.stage.page {
            Page::Table if self.stage.inspecting.is_some() => self.stage.press_inspecting(key.code),
            Page::Table => self.press_table(key.code),
            Page::Find => {
                self.stage.press_finding(key.code);
                if self.stage.page == Page::Table {
                    self.close();
                }
            }
            Page::Concede => match key.code {
                KeyCode::Char('y') | KeyCode::Enter => self.concede(),
                _ => self.close(),
            },
            Page::Help | Page::Log | Page::Piles | Page::Review => {
                if self.stage.press_page(key.code) {
                    self.close();
                }
            }
            Page::Ending => self.press_ending(key.code),
            Page::Leave | Page::Elsewhere => {}
        }
    }

    /// Does what the mouse asks for: a click looks at an option, another one takes it, the wheel scrolls.
    pub fn point(&mut self, mouse: MouseEvent) {
        let scrolls = |up| if up { KeyCode::Up } else { KeyCode::Down };
        let on_table = self.stage.page == Page::Table && self.stage.curtain.is_none();
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if on_table && self.stage.inspecting.is_none() => {
                if let Some(index) = self.stage.option_at(mouse.column, mouse.row) {
                    self.stage.notice = None;
                    self.stir();
                    self.look_at_or_take(index);
                }
            }
            MouseEventKind::ScrollUp | MouseEventKind::ScrollDown => {
                let up = mouse.kind == MouseEventKind::ScrollUp;
                match self.stage.page {
                    Page::Table if on_table => self.stage.scroll_beside(up),
                    Page::Help | Page::Log | Page::Piles | Page::Find | Page::Review => {
                        self.stage.press_page(scrolls(up));
                    }
                    Page::Table | Page::Concede | Page::Leave | Page::Elsewhere | Page::Ending => {}
                }
            }
            _ => {}
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
            KeyCode::Char('/' | 'f') => self.stage.open(Page::Find),
            KeyCode::Char('c') if self.stage.scene.question.is_some() => self.ask_whether_to_concede(),
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
        if index < self.stage.answers().len() {
            self.look_at_or_take(index);
        }
    }

    fn look_at_or_take(&mut self, index: usize) {
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
            KeyCode::Char('v') => self.look_back(),
            KeyCode::Char('/' | 'f') => self.stage.open(Page::Find),
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

    fn press_elsewhere(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter => self.leave_it_elsewhere(),
            KeyCode::Esc => self.close(),
            code => self.stage.type_key(code),
        }
    }
}
