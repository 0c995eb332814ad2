//! What is on the screen: the scene, and where one is in it.

use std::cell::Cell;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use splay_engine::{Audience, Chronicle, Seat};

use super::inspect::{self, Cursor, Row, Step};
use splay_bots::advice::Advice;
use splay_engine::scene::{Answer, Scene};

/// How far a page scrolls at a time.
pub const PAGE: usize = 10;

/// Nothing longer than this is typed.
const LONGEST_TYPED: usize = 400;

/// Which page is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The table.
    Table,
    /// What the keys and symbols mean.
    Help,
    /// Everything that has happened.
    Log,
    /// Score piles and achievements.
    Piles,
    /// Cards by their words.
    Find,
    /// Whether to give up.
    Concede,
    /// Whether to leave.
    Leave,
    /// Where else to save the game.
    Elsewhere,
    /// How the game ended.
    Ending,
    /// Which choices gave most away.
    Review,
}

/// Where options stand on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// One row for each.
    pub area: Rect,
    /// The first of them.
    pub first: usize,
}

/// What the keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The person at the keyboard decides.
    Deciding,
    /// A bot does.
    Waiting,
    /// Nobody: a finished game is stepped through.
    Replaying,
}

/// What is on the screen.
pub struct Stage {
    /// The game as the person at the keyboard sees it.
    pub scene: Scene,
    /// The page that is open.
    pub page: Page,
    /// What the keys are for.
    pub mode: Mode,
    /// Who must take the keyboard before anything is shown.
    pub curtain: Option<Seat>,
    /// The highlighted option.
    pub cursor: usize,
    /// Where one is looking, while looking at cards.
    pub inspecting: Option<Cursor>,
    /// How far the open page or the card one looks at is scrolled down, or else the log up.
    pub scroll: usize,
    /// How far that can go, as drawing found out.
    pub most: Cell<usize>,
    /// The event from which on the log is new.
    pub mark: Option<usize>,
    /// Where the options stand, as drawing found out.
    pub listed: Cell<Listed>,
    /// What has been typed: the words to find, or the name of a file.
    pub typed: String,
    /// What a search says about the game when it is over; none while it is thinking.
    pub review: Option<Vec<String>>,
    /// What stands at the right of the title.
    pub corner: String,
    /// What the last key did, until the next one.
    pub notice: Option<String>,
    /// Whether the bot that decides has been thinking for a while.
    pub thinking: bool,
    /// Whether a hint is being thought of.
    pub advising: bool,
    /// The hint that was asked for.
    pub advice: Option<Advice>,
}

impl Stage {
    /// The table of a game, as an audience sees it.
    #[must_use]
    pub fn new(chronicle: &Chronicle, audience: Audience, mode: Mode) -> Stage {
        Stage {
            scene: Scene::of(chronicle, audience),
            page: Page::Table,
            mode,
            curtain: None,
            cursor: 0,
            inspecting: None,
            scroll: 0,
            most: Cell::new(0),
            mark: None,
            listed: Cell::default(),
            typed: String::new(),
            review: None,
            corner: "? help".to_owned(),
            notice: None,
            thinking: false,
            advising: false,
            advice: None,
        }
    }

    /// Highlights an option; what it means takes the place of a hint.
    pub fn highlight(&mut self, index: usize) {
        self.cursor = index;
        self.put_advice_away();
    }

    /// Puts a hint away; says whether there was one.
    pub fn put_advice_away(&mut self) -> bool {
        let advised = self.advice.take().is_some();
        if advised {
            self.scroll = 0;
        }
        advised
    }

    /// The options of the person at the keyboard; none while others decide.
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        self.scene.question.as_ref().map_or(&[], |question| &question.answers)
    }

    /// The highlighted option.
    #[must_use]
    pub fn answer(&self) -> Option<&Answer> {
        self.answers().get(self.cursor)
    }

    /// The cards that can be looked at.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        inspect::rows(&self.scene)
    }

    /// Opens a page from its top; the log from its end.
    pub fn open(&mut self, page: Page) {
        self.page = page;
        self.typed.clear();
        self.scroll = if page == Page::Log { usize::MAX / 2 } else { 0 };
    }

    /// Starts looking at cards, at the one that is highlighted; or stops.
    pub fn toggle_inspection(&mut self) {
        self.scroll = 0;
        self.inspecting = match self.inspecting {
            Some(_) => None,
            None => Some(
                self.answer().and_then(|answer| answer.card).map_or_else(Cursor::default, |title| {
                    Cursor::on(&self.rows(), title).unwrap_or_default()
                }),
            ),
        };
    }

    /// A key while looking at cards.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub fn press_inspecting(&mut self, code: KeyCode) {
        let step = match code {
            KeyCode::Left | KeyCode::Char('h') => Step::Left,
            KeyCode::Right | KeyCode::Char('l') => Step::Right,
            KeyCode::Up | KeyCode::Char('k') => Step::Up,
            KeyCode::Down | KeyCode::Char('j') => Step::Down,
            KeyCode::Char('?') | KeyCode::F(1) => return self.open(Page::Help),
            KeyCode::Esc | KeyCode::Tab | KeyCode::Enter | KeyCode::Char('i' | 'q') => {
                return self.toggle_inspection();
            }
            KeyCode::PageDown => return self.scroll = (self.scroll + PAGE / 2).min(self.most.get()),
            KeyCode::PageUp => return self.scroll = self.scroll.saturating_sub(PAGE / 2),
            _ => return,
        };
        self.scroll = 0;
        let rows = self.rows();
        self.inspecting = self.inspecting.map(|cursor| cursor.step(&rows, step));
    }

    /// A key while cards are looked for by their words.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub fn press_finding(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(' ') if self.typed.is_empty() => {}
            KeyCode::Char(_) | KeyCode::Backspace => {
                self.type_key(code);
                self.scroll = 0;
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Tab => self.open(Page::Table),
            code => {
                self.press_page(code);
            }
        }
    }

    /// Takes a letter, or the last one back.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub fn type_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(letter) if self.typed.len() < LONGEST_TYPED => self.typed.push(letter),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            _ => {}
        }
    }

    /// The option that stands at this place of the screen.
    #[must_use]
    pub fn option_at(&self, column: u16, row: u16) -> Option<usize> {
        let Listed { area, first } = self.listed.get();
        let index = first + usize::from(row.saturating_sub(area.y));
        (area.contains(Position { x: column, y: row }) && index < self.answers().len()).then_some(index)
    }

    /// Scrolls the log beside the table, or a hint, up or down.
    pub fn scroll_beside(&mut self, up: bool) {
        let half = PAGE / 2;
        // A hint is read from its start, the log from its end.
        let further = up != self.advice.is_some();
        self.scroll = if further {
            (self.scroll + half).min(self.most.get())
        } else {
            self.scroll.saturating_sub(half)
        };
    }

    /// A key on a page that scrolls. Says whether it closes the page.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub fn press_page(&mut self, code: KeyCode) -> bool {
        let most = self.most.get();
        let scroll = self.scroll.min(most);
        self.scroll = match code {
            KeyCode::Up | KeyCode::Char('k') => scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => scroll + 1,
            KeyCode::PageUp => scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll + PAGE,
            KeyCode::Home => 0,
            KeyCode::End => most,
            _ => return true,
        };
        false
    }
}
