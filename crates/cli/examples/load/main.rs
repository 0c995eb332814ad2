//! Load for the server: a real `splay serve`, and thousands of players who talk to it over real
//! WebSockets on this machine. It says how long players wait for each other, and what games cost
//! in memory. `docs/MEASURING.md` says how to read it.

mod bots;
mod door;
mod game;
mod hearing;
// The tests of the server start theirs in the same way, and do more with it.
#[allow(dead_code)]
#[path = "../../../server/tests/server/common/postgres.rs"]
mod postgres;
mod report;
mod server;
mod servers;
mod usage;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use futures_util::{StreamExt, TryStreamExt, stream};
use mimalloc::MiMalloc;
use splay_engine::{Edition, Set, Sets};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use door::Door;
use game::{Game, Phase};
use report::{Moment, Report, Tally};
use servers::Servers;

/// What the players take of the machine is not there for the server.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// What works, or says why not.
type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How many games are made at the same time.
const AT_ONCE: usize = 16;

/// How long after the last choice was due players may wait for it.
const GRACE: Duration = Duration::from_secs(20);

/// How long everything is left alone before memory is measured.
const REST: Duration = Duration::from_secs(5);

/// File descriptors that are not connections.
const SPARE: usize = 100;

/// Measure the server under load
#[derive(Parser, Debug)]
#[command(name = "load")]
struct Args {
    /// How many games are in progress, each with two players
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// How many choices are made per second, in all games together
    #[arg(long, default_value_t = 1000.0)]
    rate: f64,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The edition: first, third or fourth
    #[arg(long, default_value = "third", value_parser = edition)]
    edition: Edition,
    /// The sets in play, separated by commas
    #[arg(long, default_value = "base", value_delimiter = ',', value_parser = set)]
    sets: Vec<Set>,
    /// Where the server stores games: a file or postgres://…; if omitted, a file that is deleted
    /// afterward
    #[arg(long)]
    database: Option<String>,
    /// The program to measure; if omitted, the one built alongside this
    #[arg(long)]
    program: Option<PathBuf>,
    /// Instead, play each game against a bot of this level, without a pause, and measure its answers
    #[arg(long)]
    against: Option<String>,
    /// How many processes share the database, and the players among them; several need PostgreSQL, and
    /// start one that is deleted afterward if no --database is named
    #[arg(long, default_value_t = 1)]
    processes: usize,
    /// Kill one process after the other, one every so many seconds, and start it again
    #[arg(long, value_name = "SECONDS")]
    kill_every: Option<f64>,
    /// Players ask for what has changed, as the page does, instead of everything each time
    #[arg(long)]
    patches: bool,
    /// Decides what the players choose
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn edition(word: &str) -> Result<Edition, String> {
    let found = Edition::ALL.into_iter().find(|edition| edition.to_string() == word);
    found.ok_or_else(|| format!("there is no edition \"{word}\""))
}

fn set(word: &str) -> Result<Set, String> {
    let found = Set::ALL.into_iter().find(|set| set.to_string() == word);
    found.ok_or_else(|| format!("there is no set \"{word}\""))
}

#[tokio::main]
async fn main() -> Fallible<()> {
    let args = Args::parse();
    let needed = 2 * args.games + SPARE;
    let open_files = usage::open_files()?;
    if open_files < needed {
        return Err(format!(
            "{} games need {needed} file descriptors in each process, and {open_files} are allowed: \
             run `ulimit -n {needed}` first, or ask for fewer --games",
            args.games
        )
        .into());
    }
    let servers = Servers::start(&args).await?;
    if let Some(level) = &args.against {
        let door = Door::new(
            servers.addresses.clone(),
            args.edition,
            args.sets.iter().copied().collect(),
            false,
        );
        let waits = bots::measure(&args, &door, level).await;
        servers.stop().await?;
        print!("{}", waits?);
        return Ok(());
    }
    let report = measure(&args, &servers).await;
    servers.stop().await?;
    let report = report?;
    print!("{report}");
    match report.tally.lost {
        0 => Ok(()),
        lost => Err(format!("{lost} acknowledged choices were lost").into()),
    }
}

async fn measure(args: &Args, servers: &Servers) -> Fallible<Report> {
    let mut moments = vec![Moment::now("started, no game", servers).await?];
    let sets: Sets = args.sets.iter().copied().collect();
    let door = Arc::new(Door::new(servers.addresses.clone(), args.edition, sets, args.patches));
    let began = Instant::now();
    let games: Vec<Game> = stream::iter(0..args.games)
        .map(|_| Game::begin(&door))
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await?;
    let making = began.elapsed();

    let (phase, _) = watch::channel(Phase::Rest);
    let period = Duration::from_secs_f64(args.games as f64 / args.rate);
    let mut tasks = JoinSet::new();
    for (n, game) in games.into_iter().enumerate() {
        tasks.spawn(game.play(door.clone(), phase.subscribe(), period, args.seed ^ (n as u64) << 20));
    }
    sleep(REST).await;
    moments.push(Moment::now("games made, players connected", servers).await?);

    let (metrics, usage) = (servers.metrics().await?, servers.busy().await?);
    let from = Instant::now() + Duration::from_millis(500);
    let until = from + Duration::from_secs(args.seconds);
    phase.send_replace(Phase::Play { from, until });
    let killed = match args.kill_every {
        Some(every) => servers.kill_every(args, Duration::from_secs_f64(every), until).await?,
        None => {
            sleep_until(until).await;
            0
        }
    };
    let used = servers.busy().await?.since(usage);
    while door.is_busy() && until.elapsed() < GRACE {
        sleep(Duration::from_millis(20)).await;
    }
    let metrics = servers.metrics().await?.since(&metrics);

    sleep(REST).await;
    moments.push(Moment::now("the same after the choices", servers).await?);
    phase.send_replace(Phase::Leave);
    let tally = tasks.join_all().await.into_iter().fold(Tally::default(), Tally::and);
    sleep(REST).await;
    moments.push(Moment::now("players disconnected", servers).await?);
    Ok(Report {
        games: args.games,
        processes: servers.addresses.len(),
        killed,
        rate: args.rate,
        seconds: args.seconds,
        making,
        tally,
        used,
        metrics: (killed == 0).then_some(metrics),
        moments,
    })
}
