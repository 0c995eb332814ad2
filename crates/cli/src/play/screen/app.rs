//! What is on the screen and what the keys have done to it. Nothing here draws.

use std::path::Path;
use std::time::{Duration, Instant};

use splay_bots::review::Review;
use splay_engine::{Audience, BySeat};

use super::stage::{Mode, Page, Stage};
use crate::play::review;
use crate::play::session::{Decided, Session, ToMove};
use crate::play::task::Task;
use splay_bots::advice::Advice;
use splay_engine::scene::Scene;

/// How long a bot seems to think at least, so that one can follow.
const PACE: Duration = Duration::from_millis(750);

/// How often one looks whether a bot has finished thinking.
const GLANCE: Duration = Duration::from_millis(40);

/// Everything about the running screen.
pub struct App<'a> {
    pub(super) session: &'a mut Session,
    /// What is on the screen.
    pub stage: Stage,
    /// Whether a key has moved the highlight since the question was put.
    pub(super) looked: bool,
    /// How many events each seat had been told when it last chose.
    marks: BySeat<usize>,
    /// What the bot whose move it is thinks about it.
    thought: Option<Task<Decided>>,
    /// What is thought about a hint.
    hint: Option<Task<Option<Advice>>>,
    /// What is thought about the game when it is over.
    review: Option<Task<Option<Review>>>,
    /// Since when nothing has moved and no key was pressed.
    still: Instant,
    /// Whether bots shall not wait.
    hurried: bool,
    /// Whether the screen shall be left.
    pub left: bool,
    /// How to go on with the game, when it has been left.
    pub parting: Option<String>,
}

impl<'a> App<'a> {
    /// The screen of a game.
    pub fn new(session: &'a mut Session) -> App<'a> {
        let stage = Stage::new(session.chronicle(), session.first_audience(), Mode::Deciding);
        let mut app = App {
            session,
            stage,
            looked: false,
            marks: BySeat::default(),
            thought: None,
            hint: None,
            review: None,
            still: Instant::now(),
            hurried: false,
            left: false,
            parting: None,
        };
        app.look_again();
        app.stage.notice = app.session.news();
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
        // Where only bots play, one key hurries one move.
        self.hurried &= waiting && self.session.humans() > 0;
        self.drop_thoughts();
        self.thought = self.session.let_bot_think();
        self.still = Instant::now();
        self.looked = false;
        self.show(audience);
        self.stage.mode = if waiting { Mode::Waiting } else { Mode::Deciding };
        self.stage.cursor = 0;
        self.stage.scroll = 0;
    }

    /// Shows the game to somebody.
    fn show(&mut self, audience: Audience) {
        self.stage.scene = Scene::of(self.session.chronicle(), audience);
        let mark = self.stage.scene.me().map(|seat| self.marks[seat]);
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
        if self.hint.is_some() || self.review.is_some() || self.is_thinking() {
            return Some(GLANCE);
        }
        (self.thought.is_some() && self.is_watched()).then(|| self.pause())
    }

    /// Whether a bot has not made its mind up yet.
    fn is_thinking(&self) -> bool {
        self.thought.as_ref().is_some_and(|thought| !thought.is_done())
    }

    /// Whether somebody would see a bot move.
    fn is_watched(&self) -> bool {
        let Stage { page, curtain, inspecting, .. } = &self.stage;
        *page == Page::Table && curtain.is_none() && inspecting.is_none()
    }

    /// How long a bot that knows its move still waits with it.
    fn pause(&self) -> Duration {
        if self.hurried { Duration::ZERO } else { PACE.saturating_sub(self.still.elapsed()) }
    }

    /// Time has passed: what was thought of meanwhile happens.
    pub fn tick(&mut self) {
        if let Some(advice) = self.hint.as_mut().and_then(Task::result) {
            self.hint = None;
            self.stage.advising = false;
            self.stage.advice = advice;
            self.stage.scroll = 0;
        }
        if let Some(review) = self.review.as_mut().and_then(Task::result) {
            self.review = None;
            let names = self.session.chronicle().names();
            self.stage.review = review.map(|review| review::lines(names, &review));
        }
        if self.is_watched() && self.pause().is_zero() {
            let decided = self.thought.as_mut().and_then(Task::result);
            if let Some(decided) = decided {
                self.session.make(decided);
                return self.look_again();
            }
        }
        self.stage.thinking = self.is_thinking();
    }

    /// A key was pressed: bots begin to wait anew.
    pub(super) fn stir(&mut self) {
        self.still = Instant::now();
    }

    /// Does not wait for bots until a person is to decide; without people, for one move.
    pub(super) fn hurry(&mut self) {
        self.hurried = true;
    }

    /// Stops all thinking.
    fn drop_thoughts(&mut self) {
        self.thought = None;
        self.hint = None;
        self.review = None;
        self.stage.thinking = false;
        self.stage.advising = false;
        self.stage.advice = None;
    }

    /// Leaves the screen with the game saved. Where that is not possible, another file is asked for.
    pub(super) fn leave(&mut self) {
        self.drop_thoughts();
        match self.session.save_before_leaving() {
            Ok(parting) => {
                self.parting = parting;
                self.left = true;
            }
            // Whoever insists is let go.
            Err(_) if self.stage.page == Page::Elsewhere => self.left = true,
            Err(failure) => {
                self.stage.open(Page::Elsewhere);
                self.stage.notice = Some(failure.to_string());
            }
        }
    }

    /// Saves the game in the file that was typed, and leaves; without one, leaves only.
    pub(super) fn leave_it_elsewhere(&mut self) {
        let file = self.stage.typed.trim().to_owned();
        if file.is_empty() {
            self.left = true;
        } else if let Err(failure) = self.session.save(Some(Path::new(&file))) {
            self.stage.notice = Some(failure.to_string());
        } else {
            self.leave();
        }
    }

    /// Asks the person at the keyboard whether they give up, if they may.
    pub(super) fn ask_whether_to_concede(&mut self) {
        let Some(seat) = self.stage.scene.me() else { return };
        match self.session.may_concede(seat) {
            Ok(()) => self.stage.open(Page::Concede),
            Err(refusal) => self.stage.notice = Some(refusal),
        }
    }

    /// The person at the keyboard gives up.
    pub(super) fn concede(&mut self) {
        self.stage.open(Page::Table);
        let Some(seat) = self.stage.scene.me() else { return };
        let refused = self.session.concede(seat).err();
        self.look_again();
        self.stage.notice = refused;
    }

    /// Looks at a game that is over, and shows which choices gave most away.
    pub(super) fn look_back(&mut self) {
        if self.stage.review.is_none() && self.review.is_none() {
            self.review = Some(self.session.think_of_review());
        }
        self.stage.open(Page::Review);
    }

    /// Thinks about a hint; or puts away the one that is there.
    pub(super) fn ask_for_hint(&mut self) {
        if self.stage.answer().is_none() || self.stage.put_advice_away() {
            return;
        }
        if !self.session.allows_hints() {
            self.stage.notice = Some("This game is played without hints".to_owned());
        } else if self.hint.is_none() {
            self.hint = self.session.think_of_hint();
            self.stage.advising = self.hint.is_some();
        }
    }

    /// Takes the highlighted option.
    pub(super) fn take(&mut self) {
        let Stage { scene, cursor, .. } = &self.stage;
        let Some(seat) = scene.me().filter(|_| self.stage.answer().is_some()) else { return };
        self.marks[seat] = self.session.chronicle().events().len();
        self.session.choose(*cursor);
        self.look_again();
        self.stage.notice = self.session.news();
    }

    /// Takes the last choice back.
    pub(super) fn undo(&mut self) {
        let undone = self.session.undo(self.stage.scene.me());
        if undone.is_ok() {
            let events = self.session.chronicle().events().len();
            self.marks.0 = self.marks.0.map(|mark| mark.min(events));
            self.stage.open(Page::Table);
            self.stage.curtain = None;
            self.stage.inspecting = None;
            self.stage.review = None;
            self.look_again();
        }
        self.stage.notice = Some(undone.err().unwrap_or("Your last choice was taken back").to_owned());
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
                self.marks = BySeat::default();
                self.show(self.session.first_audience());
                self.stage.review = None;
                self.stage.open(Page::Table);
                self.look_again();
            }
            Err(failure) => self.stage.notice = Some(failure.to_string()),
        }
    }
}
