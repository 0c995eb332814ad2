//! Games looked at when they are over, and what a search thinks of them.

use serde::{Deserialize, Serialize};
use splay_engine::scene::{Line, Scene};
use splay_engine::{Phrase, Record};

/// A place in a recorded game to look at: `POST /api/replay`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayAt {
    /// The game.
    pub record: Record,
    /// After how many of its moves.
    pub moves: usize,
    /// Through the eyes of this seat; with everything open if none is named.
    #[serde(default)]
    pub seat: Option<usize>,
}

/// A recorded game at one place.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// After how many moves.
    pub moves: usize,
    /// How many moves there are.
    pub of: usize,
    /// The table.
    pub scene: Scene,
    /// The players' names where there is little room: a bot's without its level.
    pub short_names: Vec<String>,
    /// What has happened so far.
    pub log: Vec<Line>,
    /// How many events had happened before the last move: what comes after is new.
    pub fresh: usize,
    /// What is chosen next, in words.
    pub next: Option<Phrase>,
    /// At how many moves each turn begins.
    pub turns: Vec<usize>,
    /// The hash of its deal, if a server dealt it: what was shown before the first choice.
    pub deal: Option<String>,
    /// That it was made under other rules, in a sentence.
    pub warning: Option<String>,
}

/// An option and what a search thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintOption {
    /// The option as it is written.
    pub written: String,
    /// The option in words.
    pub words: Phrase,
    /// How likely one wins with it, from 0 to 1.
    pub chance: f32,
}

/// What a search thinks of the open decision: `POST /api/games/{id}/hint`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The best options, the best first.
    pub options: Vec<HintOption>,
    /// What it expects to happen, in words.
    pub line: Vec<Phrase>,
}

/// How everybody stood at one moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moment {
    /// After how many moves.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// How likely each player was to win, by seat, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurningPoint {
    /// Before it, so many moves had been made.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// Whose choice it was.
    pub player: usize,
    /// The card whose effect asked, by title.
    pub source: Option<String>,
    /// What was chosen, in words.
    pub chosen: Phrase,
    /// How likely the player would have been to win with the better option.
    pub chance: f32,
    /// How much of that was given away.
    pub gave_away: f32,
    /// The better option, in words.
    pub better: Phrase,
    /// What was to be expected then, the better option first.
    pub line: Vec<Phrase>,
}

/// A game looked at when it is over. Players are called by their seats ("Player 1"): put their names
/// in their place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// How likely everybody was to win, action by action.
    pub course: Vec<Moment>,
    /// The choices that gave most away, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A review, or how far it is: `POST /api/games/{id}/review`, `POST /api/review`, and then
/// `GET /api/review/{key}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reviewing {
    /// To ask again by.
    pub key: String,
    /// How much of it is done, from 0 to 1.
    pub done: f32,
    /// How many others come before it.
    pub waiting: usize,
    /// The review, when it is done.
    #[cfg_attr(test, ts(as = "Option<Review>"))]
    pub review: Option<serde_json::Value>,
}
