//! `splay serve`: the game in the browser, for one or many.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::{env, fs};

use splay_server::{Config, Keeping, Limits, MailConfig, MailPace, Server};
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::ServeArgs;
use crate::error::Failure;
use crate::home::data_folder;

/// Serves until it is interrupted.
///
/// # Errors
/// If the address or the database is not to be had.
pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    keep_log(args.json_log);
    let database = database(args.database.as_deref())?;
    let config = Config {
        address: args.address,
        database,
        limits: Limits {
            tables: args.max_games,
            connections: args.max_connections,
            connections_each: args.connections_per_address,
            creations: args.creations_per_minute,
            requests: args.requests_per_second,
            commands: args.commands_per_second,
            ..Limits::default()
        },
        private_webhooks: args.private_webhooks,
        operator: args.operator_secret.clone(),
        keeping: Keeping { open: args.keep_open_days, running: args.keep_running_days },
        contact: args.contact.clone(),
        public: args.public_address.clone(),
        mail: args.smtp.clone().zip(args.mail_from.clone()).map(|(relay, from)| MailConfig {
            relay,
            from,
            pace: MailPace::default(),
        }),
        proxies: args.behind_proxy,
    };
    Runtime::new()?.block_on(async {
        let server = Server::new(&config).await.map_err(Failure::usage)?;
        let address = server.address()?;
        tracing::info!(%address, database = %without_password(&config.database), "serving");
        if io::stdout().is_terminal() {
            writeln!(io::stdout(), "\n  Splay is at http://{address}\n  Press Ctrl+C to stop it.\n")?;
        }
        server.run(interrupted()).await;
        Ok(())
    })
}

fn keep_log(json: bool) {
    let wished = env::var("RUST_LOG").ok().and_then(|wish| wish.parse::<Targets>().ok());
    let told = wished.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    // Colors are for people at a terminal; in files and other programs they are noise.
    let colored = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(colored);
    let log = if json { log.json().boxed() } else { log.with_target(false).boxed() };
    // A second server in the same process keeps the log of the first.
    tracing_subscriber::registry().with(log.with_filter(told)).try_init().ok();
}

/// Resolves when the process is asked to stop.
async fn interrupted() {
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}

/// The database that is asked for, or the usual one.
pub(crate) fn database(given: Option<&str>) -> Result<String, Failure> {
    given.map_or_else(usual_database, |given| Ok(as_url(given)))
}

/// A database as an address; what is none is the path of a file.
pub(crate) fn as_url(database: &str) -> String {
    match database.split_once(':') {
        Some(("postgres" | "postgresql" | "sqlite", _)) => database.to_owned(),
        _ => in_file(Path::new(database)),
    }
}

fn in_file(path: &Path) -> String {
    format!("sqlite://{}?mode=rwc", path.display())
}

/// A file in the folder that the system has for the data of programs.
fn usual_database() -> Result<String, Failure> {
    let folder = data_folder()
        .ok_or_else(|| Failure::usage("there is no home folder; name a file with --database FILE"))?;
    fs::create_dir_all(&folder).map_err(|error| {
        let path = folder.display().to_string();
        Failure::File { what: "create", path, error }
    })?;
    Ok(in_file(&folder.join("games.db")))
}

/// An address that can be logged.
fn without_password(url: &str) -> String {
    match url.split_once("://").and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?.1))) {
        Some((kind, place)) => format!("{kind}://{place}"),
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{as_url, without_password};

    #[test]
    fn a_database_is_an_address_or_a_file() {
        assert_eq!(as_url("games.db"), "sqlite://games.db?mode=rwc");
        assert_eq!(as_url("postgres://host/splay"), "postgres://host/splay");
    }

    #[test]
    fn passwords_are_not_logged() {
        assert_eq!(without_password("postgres://ann:secret@host/splay"), "postgres://host/splay");
        assert_eq!(without_password("sqlite://games.db?mode=rwc"), "sqlite://games.db?mode=rwc");
    }
}
