//! A game as everybody who knows of it may know it, and as those see it who play or watch.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use splay_engine::scene::Line;
#[cfg(test)]
use splay_engine::scene::Scene;
use splay_engine::{Edition, Options, Sets};

use super::{Pace, Shun, Talk};
use crate::written::Written;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are free.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was begun under rules that this server does not have.
    Stranded,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// What the player is called; nothing for a free seat.
    pub name: Option<String>,
    /// The same where there is little room: a bot's without its level.
    #[serde(default)]
    pub short_name: Option<String>,
    /// The level of the bot that plays here.
    pub bot: Option<String>,
    /// Whether the player is connected now.
    pub present: bool,
    /// Whether a bot plays here for somebody who was away.
    pub replaced: bool,
    /// Whether it is yours.
    pub mine: bool,
    /// Until when the player is away, or was last, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    #[serde(default)]
    pub away_until: Option<i64>,
    /// Whether you do not want to hear or meet this player.
    #[serde(default)]
    pub shun: Option<Shun>,
}

/// What everybody who knows of a game may know about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses.
    pub id: String,
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    pub sets: Sets,
    /// The variants.
    pub options: Options,
    /// The teams.
    pub teams: Vec<Vec<usize>>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub status: Status,
    /// Live, or over days.
    pub pace: Pace,
    /// How many seconds a player has for a decision.
    pub allowance: Option<u32>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When something last happened in it.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated: i64,
    /// How many moves have been made.
    pub moves: usize,
    /// Who is to decide.
    pub deciding: Option<usize>,
    /// Which turn it is.
    pub turn: u16,
    /// How it ended, in a sentence; empty while it goes on.
    pub result: String,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The game that the same players began after it.
    pub rematch: Option<String>,
    /// What the server committed itself to before the first choice: the hash of the deal.
    #[serde(default)]
    pub deal: Option<String>,
    /// Whether whoever made the game may know what lies where: it goes on from a record. Such games
    /// are not listed and count for nothing.
    #[serde(default)]
    pub arranged: bool,
    /// When a bot takes the free seat, if nobody comes: somebody looks for an opponent here.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub bot_at: Option<i64>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Remark {
    /// The seat of the one who said it; none for a spectator.
    pub seat: Option<usize>,
    /// What the speaker is called.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Whether its words are left out, because you do not want to hear the speaker.
    #[serde(default)]
    pub hidden: bool,
}

/// Whether one may take one's last choice back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// There is nothing to take back.
    No,
    /// At will: nothing was revealed and nobody has decided since, or nobody else plays.
    Freely,
    /// If the others agree.
    ByAsking,
}

/// Somebody asks to take a choice back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Asked {
    /// Who asks.
    pub by: usize,
    /// Who has yet to answer.
    pub waiting: Vec<usize>,
}

/// The links of a game, for those who play in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Links {
    /// Gives a free seat; the path after the server's address.
    pub invite: String,
    /// Shows what a spectator may see.
    pub watch: String,
}

/// Lines to put behind the first `from` lines of a list, whatever stood there before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tail<T> {
    /// How many stay.
    pub from: usize,
    /// What comes after them.
    pub lines: Vec<T>,
}

impl<T> Default for Tail<T> {
    /// Nothing, behind nothing.
    fn default() -> Tail<T> {
        Tail { from: 0, lines: Vec::new() }
    }
}

/// A scene as it is sent, made once for all who see the same.
pub type Picture = Arc<Written>;

/// A game as one who plays or watches sees it. Each is complete but for the lists, which go on
/// where the last one ended.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// The game.
    pub game: GameInfo,
    /// Up to which entry this tells; to be sent when one connects again.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Through the eyes of which seat it is shown; none for a spectator.
    pub seat: Option<usize>,
    /// To be sent with an answer to the open decision. It counts choices made and taken back.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// The table; nothing before all seats are taken.
    #[cfg_attr(test, ts(as = "Option<Scene>"))]
    pub scene: Option<Picture>,
    /// What has happened.
    pub log: Tail<Line>,
    /// What was said.
    pub chat: Tail<Remark>,
    /// Whether people talk at this table.
    pub talk: Talk,
    /// Whether this seat may take its last choice back.
    pub take_back: TakeBack,
    /// Somebody asks to take a choice back.
    pub asked: Option<Asked>,
    /// When the player who decides has had the time allowed, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<i64>,
    /// The server's clock, to compare.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// Whether bots think for less time than usual, because many games wait for one.
    pub hurried: bool,
    /// The links, for those who play.
    pub links: Option<Links>,
}
