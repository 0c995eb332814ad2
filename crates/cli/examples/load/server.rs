//! One process of the server that is measured: `splay serve`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, Command};

use crate::usage::{busy, memory};
use crate::{Args, Fallible};

/// One process of the server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    id: u32,
    process: Child,
}

impl Server {
    /// Starts it on a database, with room for all the games.
    pub async fn start(args: &Args, database: &str, at: SocketAddr) -> Fallible<Server> {
        let program = match &args.program {
            Some(program) => program.clone(),
            None => beside()?,
        };
        // Games that end are begun anew, and each address has its limit.
        let connections = (4 * args.games + 1000).to_string();
        let mut process = Command::new(&program)
            .args(["serve", "--address", &at.to_string(), "--json-log"])
            .args(["--database", database])
            .args(["--max-games", &connections, "--max-connections", &connections])
            .args(["--creations-per-minute", "1000000", "--connections-per-address", &connections])
            .args(["--requests-per-second", "1000000", "--commands-per-second", "1000000"])
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
        let (id, said) = process.id().zip(process.stderr.take()).ok_or("the server ended at once")?;
        let mut log = BufReader::new(said).lines();
        let address = address(&mut log).await?;
        // What else it says is what went wrong.
        tokio::spawn(async move {
            while let Ok(Some(line)) = log.next_line().await {
                show(&line);
            }
        });
        Ok(Server { address, id, process })
    }

    /// What it has counted.
    pub async fn metrics(&self, http: &reqwest::Client) -> Fallible<Metrics> {
        let text = http.get(format!("http://{}/metrics", self.address)).send().await?.text().await?;
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        Ok(Metrics {
            entries: value("splay_entries"),
            commits: value("splay_commits"),
            commands: value("splay_command_seconds_count"),
            command_seconds: value("splay_command_seconds_sum"),
        })
    }

    /// For how long it has kept a core busy.
    pub fn busy(&self) -> Fallible<Duration> {
        busy(self.id)
    }

    /// How many bytes of memory it has in use.
    pub fn memory(&self) -> Fallible<u64> {
        memory(self.id)
    }

    /// Ends it without a warning, as a power cut would.
    pub async fn kill(mut self) -> Fallible<()> {
        Ok(self.process.kill().await?)
    }

    /// Stops it in good order.
    pub async fn stop(mut self) -> Fallible<()> {
        Command::new("kill").arg(self.id.to_string()).status().await?;
        let ended = self.process.wait().await?;
        if ended.success() { Ok(()) } else { Err(format!("the server ended with {ended}").into()) }
    }
}

/// What the server has counted.
#[derive(Default)]
pub struct Metrics {
    /// Entries written.
    pub entries: f64,
    /// Transactions they were written in.
    pub commits: f64,
    /// Commands carried out.
    pub commands: f64,
    /// How long these took, until they were on disk.
    pub command_seconds: f64,
}

impl Metrics {
    /// What two processes have counted.
    pub fn and(self, other: &Metrics) -> Metrics {
        Metrics {
            entries: self.entries + other.entries,
            commits: self.commits + other.commits,
            commands: self.commands + other.commands,
            command_seconds: self.command_seconds + other.command_seconds,
        }
    }

    /// What was counted after an earlier count.
    pub fn since(&self, earlier: &Metrics) -> Metrics {
        Metrics {
            entries: self.entries - earlier.entries,
            commits: self.commits - earlier.commits,
            commands: self.commands - earlier.commands,
            command_seconds: self.command_seconds - earlier.command_seconds,
        }
    }
}

/// The program that was built beside this one.
fn beside() -> Fallible<PathBuf> {
    let me = std::env::current_exe()?;
    let folder = me.ancestors().nth(2).ok_or("this program is in no folder")?;
    Ok(folder.join("splay"))
}

/// Shows what went wrong.
fn show(line: &str) {
    if !line.contains(r#""level":"INFO""#) {
        eprintln!("{line}");
    }
}

/// Where the server says it listens.
async fn address(log: &mut Lines<BufReader<ChildStderr>>) -> Fallible<SocketAddr> {
    while let Some(line) = log.next_line().await? {
        let fields = serde_json::from_str::<Value>(&line).map(|line| line["fields"].clone());
        match fields.as_ref().ok().and_then(|fields| fields["address"].as_str()) {
            Some(address) => return Ok(address.parse()?),
            None => show(&line),
        }
    }
    Err("the server could not start".into())
}
