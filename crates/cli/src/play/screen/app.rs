//! What is on the screen and what the keys have done to it. Nothing here draws.

use std::path::Path;
use std::time::Duration;

use splay_engine::Audience;

use super::stage::{Mode, Page, Stage};
use crate::error::Failure;
use crate::play::scene::Scene;
use crate::play::session::{Session, ToMove};

/// How long a bot seems to think.
const PACE: Duration = Duration::from_millis(750);

/// Everything about the running screen.
pub struct App<'a> {
    pub(super) session: &'a mut Session,
    /// What is on the screen.
    pub stage: Stage,
    /// Whether a key has moved the highlight since the question was put.
    pub(super) looked: bool,
    /// How many events each seat had been told when it last chose.
    marks: [usize; 4],
    /// Whether bots shall not wait.
    hurried: bool,
    /// Whether the screen shall be left.
    pub left: bool,
}

impl<'a> App<'a> {
    /// The screen of a game.
    pub fn new(session: &'a mut Session) -> App<'a> {
        let stage = Stage::new(session.chronicle(), session.first_audience(), Mode::Deciding);
        let mut app = App { session, stage, looked: false, marks: [0; 4], hurried: false, left: false };
        app.look_again();
        app
    }

    /// Looks at the game again after it has changed, and draws the curtain where somebody else
    /// is to sit down.
    fn look_again(&mut self) {
        let mut audience = self.stage.scene.audience;
        let to_move = self.session.to_move();
        match to_move {
            ToMove::Human(seat) if audience != Audience::Seat(seat) => {
                if self.session.humans() > 1 {
                    self.stage.curtain = Some(seat);
                } else {
                    audience = Audience::Seat(seat);
                }
            }
            ToMove::Nobody if self.stage.page == Page::Table => self.stage.open(Page::Ending),
            ToMove::Human(_) | ToMove::Bot(_) | ToMove::Nobody => {}
        }
        let waiting = matches!(to_move, ToMove::Bot(_));
        self.hurried &= waiting;
        self.looked = false;
        self.show(audience);
        self.stage.mode = if waiting { Mode::Waiting } else { Mode::Deciding };
        self.stage.cursor = 0;
        self.stage.scroll = 0;
    }

    /// Shows the game to somebody.
    fn show(&mut self, audience: Audience) {
        self.stage.scene = Scene::of(self.session.chronicle(), audience);
        let mark = self.stage.scene.me().map(|seat| self.marks[seat.index()]);
        self.stage.mark = mark.filter(|&mark| mark > 0);
    }

    /// The person the curtain waits for has taken the keyboard.
    pub(super) fn lift_curtain(&mut self) {
        if let Some(seat) = self.stage.curtain.take() {
            self.show(Audience::Seat(seat));
            self.stage.inspecting = None;
        }
    }

    /// How long to wait for a key before something happens by itself; for ever if nothing will.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        let Stage { mode, page, curtain, inspecting, .. } = &self.stage;
        let at_table = *page == Page::Table && curtain.is_none() && inspecting.is_none();
        let pace = if self.hurried { Duration::ZERO } else { PACE };
        (*mode == Mode::Waiting && at_table).then_some(pace)
    }

    /// Time has passed: a bot makes its move.
    pub fn tick(&mut self) {
        if self.patience().is_some() {
            self.let_bot_move();
        }
    }

    fn let_bot_move(&mut self) {
        self.session.let_bot_move();
        self.look_again();
    }

    /// Does not wait for bots until a person is to decide; without people, makes one move.
    pub(super) fn hurry(&mut self) {
        if self.session.humans() == 0 {
            self.let_bot_move();
        } else {
            self.hurried = true;
        }
    }

    /// Takes the highlighted option.
    pub(super) fn take(&mut self) {
        let Stage { scene, cursor, .. } = &self.stage;
        let Some(seat) = scene.me().filter(|_| self.stage.answer().is_some()) else { return };
        self.marks[seat.index()] = self.session.chronicle().events().len();
        self.session.choose(*cursor);
        self.look_again();
    }

    /// Takes the last choice back.
    pub(super) fn undo(&mut self) {
        if self.session.undo() {
            let events = self.session.chronicle().events().len();
            self.marks = self.marks.map(|mark| mark.min(events));
            self.stage.open(Page::Table);
            self.stage.inspecting = None;
            self.look_again();
            self.stage.notice = Some("Your last choice is taken back".to_owned());
        } else {
            self.stage.notice = Some("There is nothing to take back".to_owned());
        }
    }

    /// Saves the game.
    pub(super) fn save(&mut self) {
        self.stage.notice = Some(match self.session.save(None) {
            Ok(path) => format!("Saved in {}", path.display()),
            Err(failure) => format!("Not saved: {failure}"),
        });
    }

    /// Writes the record of the game.
    pub(super) fn write_record(&mut self) {
        self.stage.notice = Some(match self.session.write_record() {
            Ok(path) => format!("The record is in {}", path.display()),
            Err(failure) => format!("Not saved: {failure}"),
        });
    }

    /// Starts another game between the same players.
    pub(super) fn play_again(&mut self) {
        match self.session.again() {
            Ok(session) => {
                *self.session = session;
                self.marks = [0; 4];
                self.show(self.session.first_audience());
                self.stage.open(Page::Table);
                self.look_again();
            }
            Err(failure) => self.stage.notice = Some(failure.to_string()),
        }
    }

    /// Saves a game under way before the screen is left.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub fn save_on_leaving(&mut self) -> Result<Option<String>, Failure> {
        let saved = self.session.save_before_leaving()?;
        Ok(saved.map(|path| resumption(&path)))
    }
}

/// How to go on with a saved game.
#[must_use]
pub fn resumption(path: &Path) -> String {
    let path = path.display();
    format!("The game is saved in {path}; go on with: splay play --resume {path}")
}
