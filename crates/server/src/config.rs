//! How a server is run.

use std::net::SocketAddr;

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
    /// Whether the address of a client is what a proxy before this server says it is.
    pub behind_proxy: bool,
}

/// What a server allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables in use at the same time.
    pub tables: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Games that one address may make in a minute.
    pub creations: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables: 20_000, connections: 20_000, creations: 30 }
    }
}
