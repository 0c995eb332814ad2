//! Who one is, on which devices, and how one has fared.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use splay_engine::Edition;

use super::{GameInfo, Mail, Passkey, Shunned, Vacation};

/// Who one is, and what one has played: `GET /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The name last used.
    pub name: Option<String>,
    /// The games one has a seat in, the latest first.
    pub games: Vec<GameInfo>,
    /// How one has fared.
    pub statistics: Statistics,
    /// One's devices and links, once there is more than one device.
    pub keys: Vec<Key>,
    /// One's passkeys.
    pub passkeys: Vec<Passkey>,
    /// How many of one's browsers are told when it is one's decision.
    pub browsers: usize,
    /// Where one gets letters about games that wait.
    pub mail: Option<Mail>,
    /// Until when one is away.
    pub vacation: Vacation,
    /// Whom one does not want to hear or meet.
    pub shunned: Vec<Shunned>,
    /// The name that belongs to one, under which one is rated.
    pub own_name: Option<String>,
    /// How strong one is.
    pub standings: Vec<Strength>,
}

/// How strong somebody is in a kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Strength {
    /// The name.
    pub name: String,
    /// The level, if it is a bot.
    pub bot: Option<String>,
    /// By what ratings go, as the ladder is asked for: `third-2`.
    pub kind: String,
    /// The edition.
    pub edition: Edition,
    /// How many play.
    pub players: usize,
    /// The rating.
    pub rating: i32,
    /// How far off it may be.
    pub deviation: i32,
    /// How many games were rated.
    pub games: u32,
    /// Of these, won.
    pub won: u32,
}

/// What everybody may know of whoever has a name: `GET /api/people/{name}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// The name.
    pub name: String,
    /// How strong they are.
    pub standings: Vec<Strength>,
    /// Their games, but for those by link.
    pub games: Vec<GameInfo>,
}

/// A name of one's own: `POST /api/me/name`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnName {
    /// The name.
    pub name: String,
}

/// A device that one is known on, or a link that makes one known on another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Key {
    /// To revoke it by.
    pub id: String,
    /// Whether it is a link that has not been used.
    pub link: bool,
    /// Whether it is the device this request came from.
    pub here: bool,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// A link that makes one known on one more device: `POST /api/me/link`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewLink {
    /// The path after the server's address. Whoever has it can be you.
    pub path: String,
}

/// To be known on this device: `POST /api/me/come`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Come {
    /// The secret of the link.
    pub link: String,
}

/// Known on this device from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Came {
    /// Who you are, for programs; browsers keep it as a cookie and are not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// To be known no more: `POST /api/me/revoke`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Revoke {
    /// By which device or link; none for all but this device.
    #[serde(default)]
    pub key: Option<String>,
}

/// How somebody has fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statistics {
    /// Games that are over.
    pub played: u32,
    /// Of these, won.
    pub won: u32,
    /// The same by edition.
    pub by_edition: BTreeMap<Edition, Tally>,
    /// The same by the strongest bot met; `people` without bots.
    pub by_opponent: BTreeMap<String, Tally>,
}

/// Games, and wins among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tally {
    /// Games.
    pub played: u32,
    /// Wins.
    pub won: u32,
}
