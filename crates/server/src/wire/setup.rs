//! Games to begin, to find and to join.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use splay_engine::{Edition, Options, Record, Sets};

/// Who shall sit at a seat of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "lowercase", deny_unknown_fields)]
pub enum Chair {
    /// Whoever makes the game. Several such seats are several people at one screen.
    Me {
        /// What the player is called.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level: beginner, easy, medium, hard or expert.
        level: String,
    },
}

/// Whether players are expected to stay, or to look in now and then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Everybody is there.
    #[default]
    Live,
    /// Over hours and days.
    Turns,
}

impl Pace {
    /// How many seconds a player has for a decision against somebody who was found.
    #[must_use]
    pub const fn usual_allowance(self) -> u32 {
        match self {
            Pace::Live => 3 * 60,
            Pace::Turns => 3 * 24 * 3600,
        }
    }

    /// How many they may have for it to be nothing out of the ordinary: a minute to a quarter of an hour,
    /// half a day to a week.
    pub(crate) const fn usual_allowances(self) -> RangeInclusive<u32> {
        match self {
            Pace::Live => 60..=15 * 60,
            Pace::Turns => 12 * 3600..=7 * 24 * 3600,
        }
    }
}

/// A game to begin: `POST /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    #[serde(default = "base_only")]
    pub sets: Sets,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The teams, as lists of seats; none if everybody plays alone.
    #[serde(default)]
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    #[serde(default)]
    pub options: Options,
    /// Live, or over days.
    #[serde(default)]
    pub pace: Pace,
    /// How many seconds a player has for a decision before a bot may take over; none for ever.
    #[serde(default)]
    pub allowance: Option<u32>,
    /// Whether the lobby lists it; otherwise one joins and watches by link only.
    #[serde(default)]
    pub listed: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// A recorded game to play on from, instead of a fresh deal.
    #[serde(default)]
    pub from: Option<Branch>,
    /// Whether it is a lesson: from a prepared position, in no list, and not kept for long.
    #[serde(default)]
    pub lesson: bool,
}

fn base_only() -> Sets {
    Sets::BASE
}

/// To find an opponent: `POST /api/find`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    #[serde(default = "base_only")]
    pub sets: Sets,
    /// Live, or over days.
    #[serde(default)]
    pub pace: Pace,
    /// What to be called.
    pub name: String,
}

/// A place in a recorded game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The game.
    pub record: Record,
    /// After how many of its moves.
    pub moves: usize,
}

/// A game was begun, or a seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    /// The game.
    pub game: String,
    /// The seats that are yours now.
    pub seats: Vec<usize>,
    /// Who you are, for programs: send it as `Authorization: Bearer …`. Browsers keep it as a
    /// cookie and are not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Taking a seat: `POST /api/games/{id}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What to be called.
    pub name: String,
    /// Which seat; the first free one if none is named.
    #[serde(default)]
    pub seat: Option<usize>,
    /// The secret of the invite link, for games that are not listed.
    #[serde(default)]
    pub invite: Option<String>,
}
