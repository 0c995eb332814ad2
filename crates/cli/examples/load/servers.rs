//! The server that is measured: some processes on one database, one of which may be killed now and then.

use std::net::SocketAddr;
use std::time::Duration;

use tempfile::TempDir;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, sleep_until};

use crate::postgres::Postgres;
use crate::server::{Metrics, Server};
use crate::usage::{Busy, of_clients};
use crate::{Args, Fallible};

/// Any address that is free.
const ANYWHERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

/// What PostgreSQL is to keep: what it has confirmed, as on a real server.
const DURABLE: &str = "-c fsync=on";

/// The processes of the server.
pub struct Servers {
    running: Mutex<Vec<Server>>,
    /// Where they listen, whichever of them are running.
    pub addresses: Vec<SocketAddr>,
    database: String,
    /// For how long those that were killed had kept a core busy.
    buried: Mutex<Duration>,
    http: reqwest::Client,
    _folder: TempDir,
    _postgres: Option<Postgres>,
}

impl Servers {
    /// Starts them. Several need a PostgreSQL: the one that is named, or one of their own.
    pub async fn start(args: &Args) -> Fallible<Servers> {
        let folder = tempfile::tempdir()?;
        let postgres =
            (args.processes > 1 && args.database.is_none()).then(|| Postgres::with_options(DURABLE));
        let database = match (&args.database, &postgres) {
            (Some(database), _) => database.clone(),
            (None, Some(postgres)) => postgres.new_database(),
            (None, None) => folder.path().join("games.db").display().to_string(),
        };
        let mut running = Vec::new();
        for _ in 0..args.processes.max(1) {
            running.push(Server::start(args, &database, ANYWHERE).await?);
        }
        Ok(Servers {
            addresses: running.iter().map(|server| server.address).collect(),
            running: Mutex::new(running),
            database,
            buried: Mutex::default(),
            http: reqwest::Client::builder().no_proxy().build()?,
            _folder: folder,
            _postgres: postgres,
        })
    }

    /// Kills one after the other until a moment, and starts each again where it was; says how many.
    pub async fn kill_every(&self, args: &Args, every: Duration, until: Instant) -> Fallible<usize> {
        let mut killed = 0;
        while Instant::now() + every < until {
            sleep(every).await;
            let mut running = self.running.lock().await;
            let place = killed % running.len();
            let victim = running.remove(place);
            let address = victim.address;
            *self.buried.lock().await += victim.busy()?;
            victim.kill().await?;
            running.insert(place, Server::start(args, &self.database, address).await?);
            killed += 1;
        }
        sleep_until(until).await;
        Ok(killed)
    }

    /// What all have counted. Of those that were killed nothing is left.
    pub async fn metrics(&self) -> Fallible<Metrics> {
        let mut all = Metrics::default();
        for server in self.running.lock().await.iter() {
            all = all.and(&server.metrics(&self.http).await?);
        }
        Ok(all)
    }

    /// What they and the clients have used so far.
    pub async fn busy(&self) -> Fallible<Busy> {
        let mut server = *self.buried.lock().await;
        for one in self.running.lock().await.iter() {
            server += one.busy()?;
        }
        Ok(Busy { server, clients: of_clients()? })
    }

    /// How many bytes of memory they have in use.
    pub async fn memory(&self) -> Fallible<u64> {
        self.running.lock().await.iter().map(Server::memory).sum()
    }

    /// Stops them in good order.
    pub async fn stop(self) -> Fallible<()> {
        for server in self.running.into_inner() {
            server.stop().await?;
        }
        Ok(())
    }
}
