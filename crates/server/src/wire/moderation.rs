//! Not hearing somebody, not meeting them, and telling whoever runs the server.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{GameInfo, Remark};

/// What somebody wants no more of another person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Shun {
    /// Not to hear them.
    Mute,
    /// Neither to hear nor to meet them.
    Block,
}

impl Shun {
    /// The word by which it is kept.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Shun::Mute => "mute",
            Shun::Block => "block",
        }
    }

    pub(crate) fn from_word(word: &str) -> Shun {
        if word == "block" { Shun::Block } else { Shun::Mute }
    }
}

/// Not to hear or meet the player at a seat, or to do so again: `POST /api/games/{id}/shun`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShunSeat {
    /// The seat.
    pub seat: usize,
    /// How; none to hear and meet them again.
    pub how: Option<Shun>,
}

/// Somebody whom one does not want to hear or meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shunned {
    /// To take it back by.
    pub id: String,
    /// What they were called when they were met.
    pub name: String,
    /// How.
    pub how: Shun,
}

/// To hear and meet somebody again: `POST /api/me/unshun`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Unshun {
    /// Whom, by the `id` of a `Shunned`.
    pub id: String,
}

/// To tell whoever runs the server about the player at a seat: `POST /api/games/{id}/report`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The seat.
    pub seat: usize,
    /// What is wrong, in up to 500 letters.
    pub why: String,
}

/// Whether one may talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Talk {
    /// Whether talk is open to players. It always is in games by link; in listed games when all
    /// people who play have agreed to it.
    pub open: bool,
    /// Whether the one who looks may speak.
    pub mine: bool,
    /// The seats that have agreed.
    pub agreed: Vec<usize>,
    /// The seats that have yet to agree.
    pub waiting: Vec<usize>,
}

/// What was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report {
    /// To close it or to ban by.
    pub id: String,
    /// The game.
    pub game: String,
    /// What the reported player is called.
    pub name: String,
    /// What is wrong, in the words of who reported it.
    pub why: String,
    /// The last remarks before the report, all of them.
    pub evidence: Vec<Remark>,
    /// How many others have reported the same person.
    pub others: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// Somebody who may do nothing here for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ban {
    /// To lift it by.
    pub id: String,
    /// The address; none for a person.
    pub address: Option<String>,
    /// What the person was called, or the address.
    pub name: String,
    /// Why, which they are told.
    pub why: String,
    /// Until when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub until: i64,
}

/// To ban somebody: `POST /api/operator/ban`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// The one a report is about.
    #[serde(default)]
    pub report: Option<String>,
    /// Whoever has this name of their own.
    #[serde(default)]
    pub name: Option<String>,
    /// Whoever comes from this address.
    #[serde(default)]
    pub address: Option<String>,
    /// For how many days.
    pub days: u32,
    /// Why, which they are told.
    pub why: String,
}

/// To close a report, or to lift a ban: `POST /api/operator/close`, `POST /api/operator/lift`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settle {
    /// Which.
    pub id: String,
}

/// What whoever runs the server sees: `GET /api/operator`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Operations {
    /// Whether games can be kept at the moment.
    pub healthy: bool,
    /// How many games there are, by how far they are.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub games: BTreeMap<String, i64>,
    /// How many games are in memory here.
    pub tables: usize,
    /// The listed games, the latest first.
    pub listed: Vec<GameInfo>,
    /// What was reported and not closed, the latest first.
    pub reports: Vec<Report>,
    /// The bans that hold.
    pub bans: Vec<Ban>,
    /// What this process has counted, as in `/metrics`.
    pub counted: BTreeMap<String, f64>,
}
