//! What somebody at a table wants, and what they are told over a WebSocket.

use std::ops::Not;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use splay_engine::scene::Line;

use super::{Remark, Tail, Update};

/// What somebody at the table wants: over the WebSocket, or `POST /api/games/{id}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Command {
    /// Answer the open decision.
    Choose {
        /// The `number` of the update that showed the decision.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
        /// The option as it is written.
        choice: String,
        /// For which of one's seats, where one has several.
        #[serde(default)]
        seat: Option<usize>,
    },
    /// Take the last own choice back, or ask for it.
    Undo {
        /// The `number` of the update in which it was possible.
        #[cfg_attr(test, ts(type = "number"))]
        number: u64,
    },
    /// Answer somebody who asks to take a choice back.
    Answer {
        /// Whether to agree.
        agree: bool,
    },
    /// Give up.
    Concede,
    /// Give the seat up: before the game begins it is free again, afterward a bot plays on.
    Leave,
    /// Let a bot about as strong as oneself take a free seat.
    Fill,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Agree that people talk at this table, or no longer. In listed games all have to.
    Talk {
        /// Whether to agree.
        agree: bool,
    },
    /// Let a bot take the place of the player whose time is up.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// Take one's seat back from the bot.
    Return,
    /// Begin another game with the same players.
    Rematch,
    /// Be told by a `POST` to this address when it is one's decision; none to stop it.
    Webhook {
        /// The address.
        url: Option<String>,
        /// What calls are to be signed with, if they are.
        #[serde(default)]
        key: Option<String>,
    },
    /// Look through the eyes of another of one's seats (WebSocket only).
    Look {
        /// The seat.
        seat: usize,
    },
}

/// What the server sends over a WebSocket.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// The game has moved on.
    Update(Box<Update>),
    /// The same, to one who asked for changes: how it differs from what this connection told last.
    Changes(Box<Changes>),
    /// A command was refused; nothing has changed.
    Error(Problem),
}

/// How an update differs from the one before. `null` is no difference; otherwise a change is an object
/// with the changes of the members that differ, by name or place; `[value]` for what has another value;
/// `[place, count, values]` for a list in which, from a place on, so many are replaced by others;
/// `[count, origins]` for a list of which so many stay and the others come from places in the one before
/// (`place`, or `[place, change]`) or are new (`[value]`); and `0` for a member that is gone.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Changes {
    /// Of everything but the table and the lists.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub update: Box<RawValue>,
    /// Of the table.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Box<RawValue>,
    /// Whether that is how it differs from what was told when you were last asked something, rather than
    /// from what was told last.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub asked: bool,
    /// What has happened.
    pub log: Tail<Line>,
    /// What was said.
    pub chat: Tail<Remark>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}
