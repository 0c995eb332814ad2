//! How a server is run.

use std::net::SocketAddr;
use std::time::Duration;

use crate::public::PublicAddress;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where games are kept: `sqlite:…` or `postgres:…`.
    pub database: String,
    /// What it allows.
    pub limits: Limits,
    /// Whether webhooks may go to addresses within private networks.
    pub private_webhooks: bool,
    /// What whoever runs the server proves it with; without one, only programs on the same machine
    /// are told how it fares.
    pub operator: Option<String>,
    /// How long games are kept in which nothing happens.
    pub keeping: Keeping,
    /// Whom to turn to about the messages of this server, as `mailto:` or `https:`; those who carry them
    /// to browsers are told.
    pub contact: Option<String>,
    /// Where people find it, for links in letters and for passkeys; without it, this machine alone.
    pub public: Option<PublicAddress>,
    /// How letters are sent, if they are.
    pub mail: Option<MailConfig>,
    /// How many proxies stand before this server, each of which says where a request came from.
    pub proxies: usize,
}

#[cfg(test)]
impl Config {
    /// How a server is run in tests that keeps its games in a folder.
    pub(crate) fn in_a_folder(folder: &std::path::Path) -> Config {
        Config {
            address: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite://{}?mode=rwc", folder.join("games.db").display()),
            limits: Limits::default(),
            private_webhooks: false,
            operator: None,
            keeping: Keeping::default(),
            contact: None,
            public: None,
            mail: None,
            proxies: 0,
        }
    }
}

/// What a server allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables in use at the same time.
    pub tables: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Connections of one address at the same time.
    pub connections_each: usize,
    /// Games that one address may make in a minute.
    pub creations: u32,
    /// Requests that one person may make in a second; an address ten times as many, as with the
    /// others.
    pub requests: u32,
    /// Commands that one person may give in a second.
    pub commands: u32,
    /// Remarks that one person may make in a minute.
    pub remarks: u32,
    /// Hints that one person may ask for in a minute.
    pub hints: u32,
    /// Places in records that one person may look at in a second.
    pub replays: u32,
    /// E-mail addresses that one address may have asked to confirm in a day.
    pub letters: u32,
    /// How long bots play on for whoever asked to see them play, and looks no more.
    pub exhibition: Duration,
    /// How long whoever looks for an opponent waits before a bot takes the seat.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 20_000,
            connections: 20_000,
            connections_each: 200,
            creations: 30,
            requests: 40,
            commands: 20,
            remarks: 20,
            hints: 20,
            replays: 10,
            letters: 20,
            exhibition: Duration::from_secs(15),
            patience: Duration::from_secs(45),
        }
    }
}

/// How long games are kept in which nothing happens. Games that are over are kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Games that have not begun, in days.
    pub open: u32,
    /// Games that were not played to their end, in days; none for ever.
    pub running: Option<u32>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { open: 14, running: None }
    }
}

/// How letters are sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailConfig {
    /// The relay that takes them: `smtps://user:password@mail.example`, or `smtp://…?tls=required`.
    pub relay: String,
    /// From whom they are: `Splay <splay@example.com>`.
    pub from: String,
    /// How often.
    pub pace: MailPace,
}

/// How often letters are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MailPace {
    /// How often it is looked for games that wait for somebody.
    pub looking: Duration,
    /// How long a game has waited before a letter is written.
    pub waited: Duration,
    /// How much time is between two letters to somebody.
    pub between: Duration,
}

impl Default for MailPace {
    fn default() -> MailPace {
        MailPace {
            looking: Duration::from_secs(15 * 60),
            waited: Duration::from_secs(3600),
            between: Duration::from_secs(24 * 3600),
        }
    }
}
