//! Letters about games that wait.

use serde::{Deserialize, Serialize};

/// Where one gets letters about games that wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Whether it was confirmed; nothing else is sent there before.
    pub confirmed: bool,
}

/// To get letters, or none any more: `POST /api/me/mail`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// Where, to be confirmed by a link that is sent there; none for no more.
    pub address: Option<String>,
}

/// That an address is right: `POST /api/me/mail/confirm`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ConfirmMail {
    /// The secret of the link.
    pub link: String,
}
