//! Passkeys. Bytes are written in base64url, as everywhere in Web Authentication.

use serde::{Deserialize, Serialize};

/// A passkey by which one can sign in on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Passkey {
    /// To remove it by.
    pub id: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last used.
    #[cfg_attr(test, ts(type = "number"))]
    pub used: i64,
}

/// What a browser has to know to make a passkey: `POST /api/me/passkeys/begin`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AddPasskey {
    /// The name that it is bound to.
    pub site: String,
    /// What is to be answered, once and within five minutes.
    pub challenge: String,
    /// By what authenticators know whoever adds it.
    pub user: String,
    /// What they are called.
    pub name: String,
    /// The kinds of keys that are understood, the best first.
    pub algorithms: Vec<i32>,
    /// The passkeys they have.
    pub known: Vec<String>,
}

/// A passkey that was made: `POST /api/me/passkeys`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MadePasskey {
    /// What the browser says about it: `clientDataJSON`.
    pub client_data: String,
    /// What the authenticator says: `getAuthenticatorData()`.
    pub authenticator_data: String,
}

/// What a browser has to know to ask for a passkey: `POST /api/me/passkeys/ask`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AskPasskey {
    /// The name that it is bound to.
    pub site: String,
    /// What is to be signed, once and within five minutes.
    pub challenge: String,
}

/// To be known on this device by a passkey: `POST /api/me/passkeys/come`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UsePasskey {
    /// Which one.
    pub id: String,
    /// What the browser says: `clientDataJSON`.
    pub client_data: String,
    /// What the authenticator says: `authenticatorData`.
    pub authenticator_data: String,
    /// Its signature of both.
    pub signature: String,
    /// By what it knows whoever has it: `userHandle`.
    pub user: String,
}

/// To have a passkey no more: `POST /api/me/passkeys/remove`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoPasskey {
    /// Which one.
    pub id: String,
}
