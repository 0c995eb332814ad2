//! A real server, real databases, and clients that talk to it over real sockets.

mod client;
mod postgres;
mod proxy;

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;

use splay_server::{Config, Keeping, Limits, Server};
use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use client::{ADA, Player, Socket, call, choice};
pub use postgres::Postgres;
pub use proxy::Proxy;

pub static POSTGRES: LazyLock<Postgres> = LazyLock::new(Postgres::start);

/// Limits that no test comes near which is about something else.
pub fn generous() -> Limits {
    Limits {
        creations: 10_000,
        connections_each: 10_000,
        requests: 10_000,
        commands: 10_000,
        letters: 10_000,
        patience: Duration::from_secs(3600),
        ..Limits::default()
    }
}

/// How a server is run in tests.
pub fn config(database: &str) -> Config {
    Config {
        address: "127.0.0.1:0".parse().unwrap(),
        database: database.to_owned(),
        limits: generous(),
        private_webhooks: true,
        operator: None,
        keeping: Keeping::default(),
        contact: None,
        public: None,
        mail: None,
        proxies: 0,
    }
}

/// A server of this process.
pub struct Running {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<()>,
}

impl Running {
    pub async fn start(database: &str) -> Running {
        Running::with(database, generous()).await
    }

    pub async fn with(database: &str, limits: Limits) -> Running {
        Running::of(Config { limits, ..config(database) }).await
    }

    pub async fn of(config: Config) -> Running {
        let server = Server::new(&config).await.expect("the server starts");
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.run(async {
            stopped.await.ok();
        }));
        Running { address, stop: Some(stop), ended }
    }

    /// Stops it in good order.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.ended.await.unwrap();
    }
}

/// A connection to a database of this server's own, past it.
pub async fn connect(database: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(database).await.expect("the database is there")
}

/// A database that lasts as long as the test.
pub struct Database {
    pub url: String,
    _folder: Option<TempDir>,
}

impl Database {
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("games.db").display());
        Database { url, _folder: Some(folder) }
    }

    pub fn postgres() -> Database {
        Database { url: POSTGRES.new_database(), _folder: None }
    }

    /// Changes what is kept, as if time had gone by or others had been here; says how many rows.
    pub async fn change(&self, sql: &str) -> u64 {
        let mut connection = AnyConnection::connect(&self.url).await.unwrap();
        let changed = sqlx::query(sql).execute(&mut connection).await.unwrap().rows_affected();
        connection.close().await.unwrap();
        changed
    }

    /// What is kept, by a question with one text for an answer in each row.
    pub async fn ask(&self, sql: &str) -> Vec<String> {
        let mut connection = AnyConnection::connect(&self.url).await.unwrap();
        let answers = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        answers
    }

    /// All that is kept of games.
    pub async fn games(&self) -> String {
        let all = "SELECT entry FROM entries UNION ALL SELECT summary FROM games \
                   UNION ALL SELECT position FROM snapshots UNION ALL SELECT name FROM seats \
                   UNION ALL SELECT holder FROM seats UNION ALL SELECT person FROM appearances";
        self.ask(all).await.join("\n")
    }

    /// Both kinds.
    pub fn all() -> [Database; 2] {
        [Database::sqlite(), Database::postgres()]
    }
}
