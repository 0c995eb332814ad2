//! What makes games over days comfortable.

use serde::{Deserialize, Serialize};

/// Until when one is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Vacation {
    /// Until when, in milliseconds since 1970; none if one is here.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<i64>,
    /// How much of the year's vacation is left, in milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
}

/// To be away, or back: `POST /api/me/vacation`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GoAway {
    /// Until when, in milliseconds since 1970; none to be back.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// What a browser has to know to be told by this server (web push): `GET /api/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushKey {
    /// The public key, in base64url.
    pub key: String,
}

/// A browser that is to be told when it is one's decision, even if it is closed: `POST /api/me/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    /// Where: the `endpoint` of its subscription.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
}

/// A browser that is not to be told any more: `POST /api/me/unpush`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoPush {
    /// Which.
    pub endpoint: String,
}
