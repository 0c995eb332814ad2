//! Where games are kept: SQLite or Postgres, by one set of statements.

mod calls;
mod checkpoint;
mod copy;
mod desk;
mod due;
mod existing;
mod expire;
mod lock;
mod mail;
mod migrations;
mod moderation;
mod passkeys;
mod people;
mod pushes;
mod ratings;
mod reviews;
mod unrated;
mod vacations;
mod writer;
mod writing;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Error as JsonError;
use splay_engine::Rules;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Executor, Row};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::entry::{Dated, Entry, Kept};
use crate::secret::{Holder, Secret};
pub use copy::{Copied, copy};
use desk::Desk;
pub(crate) use existing::existing;
use lock::Lock;
pub use mail::KeptMail;
use migrations::Migrations;
pub use moderation::{Banned, KeptBan, KeptReport};
pub use passkeys::KeptPasskey;
pub use people::{Forgetting, KeptKey, KeyKind};
pub use ratings::Rated;
pub(crate) use ratings::{BOT, kind_of};
use writer::{Call, Order, Work};

/// On this channel processes tell each other which games have moved on, and the place of what was
/// added.
const CHANNEL: &str = "splay_games";

/// On this one they tell each other who is connected.
pub(crate) const PRESENCE: &str = "splay_presence";

/// And on this one what has changed about people.
pub(crate) const PEOPLE: &str = "splay_people";

/// Finds a game.
pub(crate) const GAME: &str =
    "SELECT id, rules, settings, invite, watch, created FROM games WHERE id = $1";

/// How connections to a file behave: a commit is on disk when it returns, and readers do not wait for it.
/// The log is copied by a task of its own, and only if that fails by whoever commits, when it has 200 MB.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                       PRAGMA wal_autocheckpoint = 50000; PRAGMA busy_timeout = 10000; \
                       PRAGMA foreign_keys = ON";

/// How many appends may wait for the disk before those who bring more have to wait, too.
const QUEUE: usize = 4096;

/// How many games that wait are looked at.
const WAITING: i64 = 2000;

/// How many games one statement touches.
const TOUCHED_AT_ONCE: usize = 500;

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database says no, or nothing.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database has another form.
    #[error("the database cannot be migrated: {0}")]
    Migration(#[from] MigrateError),
    /// What is kept cannot be read.
    #[error("a stored game cannot be read: {0}")]
    Unreadable(#[from] JsonError),
    /// Another process has it.
    #[error(
        "another process is using the database {}; stop it, or use one Postgres for both",
        path.display()
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// A file beside it cannot be used.
    #[error("{} cannot be used: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// What the database said it had kept was not there afterward.
    #[error("what was written could not be read back")]
    NotKept,
    /// Nothing is there.
    #[error("there is no file {}; check its name", path.display())]
    NoFile {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// Nothing of this program is in it.
    #[error("that is not a database of this program; check its name")]
    Foreign,
    /// What is kept would be mixed with something else.
    #[error("that database is not empty ({table}: {rows}); name an empty one")]
    NotEmpty {
        /// Where.
        table: &'static str,
        /// How much.
        rows: i64,
    },
    /// A later program has changed it.
    #[error(
        "that database was changed by a later version of this program; use that version, or restore a \
         backup made before the change"
    )]
    Newer,
    /// There is such a game already.
    #[error("a game with this name already exists")]
    Exists,
    /// The database takes too long.
    #[error("the database did not answer in time")]
    Slow,
    /// There is no thread to write on.
    #[error("no thread could be started for the database: {0}")]
    NoThread(std::io::Error),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

/// A new game to be kept.
#[derive(Debug)]
pub struct Creation {
    /// The game.
    pub kept: Kept,
    /// Its first entries.
    pub entries: Vec<Dated>,
    /// How far it is.
    pub status: &'static str,
    /// What lists say about it.
    pub summary: String,
}

/// An entry to be kept.
#[derive(Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// Its place: how many entries there were before.
    pub number: u64,
    /// What happened.
    pub entry: Dated,
    /// How far the game is then.
    pub status: &'static str,
    /// What lists say about it, if that is new.
    pub summary: Option<String>,
    /// The table as it lies, at the start of a turn.
    pub snapshot: Option<String>,
    /// The decision that somebody wants to be called for.
    pub call: Option<u64>,
    /// Whether the game is over with it, and to be rated.
    pub over: bool,
}

/// Whether an entry was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Kept,
    /// Another one has its place.
    TooLate,
}

/// The games on disk.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    orders: mpsc::Sender<Call>,
    postgres: Option<String>,
    /// Keeps other processes away from a file.
    lock: Arc<Mutex<Option<Lock>>>,
}

impl Store {
    /// Opens a database, and brings it into form: `sqlite:…` or `postgres:…`.
    ///
    /// # Errors
    /// If it cannot be reached or has a form that this program does not know.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = url.starts_with("postgres").then(|| url.to_owned());
        let is_sqlite = postgres.is_none();
        let lock = if is_sqlite { Lock::take(url)? } else { None };
        let pool = AnyPoolOptions::new()
            .max_connections(8)
            // A file does not hang up, and asking it each time would cost as much as writing.
            .test_before_acquire(!is_sqlite)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_sqlite {
                        connection.execute(PRAGMAS).await?;
                    }
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        migrate(&mut *pool.acquire().await?).await?;
        let (orders, waiting) = mpsc::channel(QUEUE);
        writer::begin(Desk::new(url, !is_sqlite), waiting)?;
        Ok(Store { pool, orders, postgres, lock: Arc::new(Mutex::new(lock)) })
    }

    /// Keeps a new game with its first entries. It is on disk when this returns.
    ///
    /// # Errors
    /// If there is such a game already or the database fails; then nothing is kept.
    pub async fn create(&self, creation: Creation) -> Result<(), StoreError> {
        match self.order(Work::Create(Box::new(creation))).await? {
            Appended::Kept => Ok(()),
            Appended::TooLate => Err(StoreError::Exists),
        }
    }

    /// Keeps an entry, unless its place is taken. It is on disk when this returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.order(Work::Append(Box::new(append))).await
    }

    async fn order(&self, work: Work) -> Result<Appended, StoreError> {
        let (done, told) = oneshot::channel();
        self.orders.send(Call::Write(Order { work, done })).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// A game, if there is one.
    ///
    /// # Errors
    /// If the database fails or the game cannot be read.
    pub async fn game(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let row = sqlx::query(GAME).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| kept(&row)).transpose()
    }

    /// The entries of a game from a place on.
    ///
    /// # Errors
    /// If the database fails or an entry cannot be read.
    pub async fn entries(&self, game: &str, from: u64) -> Result<Vec<Dated>, StoreError> {
        let rows = sqlx::query(
            "SELECT entry, at FROM entries WHERE game = $1 AND number >= $2 ORDER BY number",
        )
        .bind(game)
        .bind(from as i64)
        .fetch_all(&self.pool)
        .await?;
        dated(&rows)
    }

    /// What lists say about a game, and the table when its last turn began.
    ///
    /// # Errors
    /// If the database fails, or there is no such game.
    pub async fn remains(&self, game: &str) -> Result<(String, Option<String>), StoreError> {
        let row = sqlx::query(
            "SELECT games.summary AS summary, snapshots.position AS position \
             FROM games LEFT JOIN snapshots ON snapshots.game = games.id WHERE games.id = $1",
        )
        .bind(game)
        .fetch_one(&self.pool)
        .await?;
        Ok((row.try_get("summary")?, row.try_get("position")?))
    }

    /// What the lobby says about the games it lists, the latest first: those that can be played
    /// here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lobby(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM games WHERE listed = 1 AND status IN ('open', 'running') \
             AND rules = $1 ORDER BY updated DESC LIMIT $2",
        )
        .bind(Rules::VERSION)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        summaries(&rows)
    }

    /// The games at which somebody waits who looks for the same, and was there at a time or has a seat as
    /// this one; those that wait longest first, with how strong whoever waits is in a kind of game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting(&self, search: &Searching<'_>) -> Result<Vec<Waiting>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.id AS id, MAX(ratings.rating) AS rating, \
             MAX(CASE WHEN seats.holder = $1 THEN 1 ELSE 0 END) AS mine FROM games \
             JOIN seats ON seats.game = games.id \
             LEFT JOIN ratings ON ratings.person = seats.holder AND ratings.kind = $2 \
             WHERE games.search = $3 AND games.status = 'open' AND games.rules = $4 \
             AND (games.updated >= $5 OR seats.holder = $1) \
             GROUP BY games.id, games.created ORDER BY games.created, games.id LIMIT $6",
        )
        .bind(search.person.as_str())
        .bind(search.kind)
        .bind(search.what)
        .bind(Rules::VERSION)
        .bind(search.since)
        .bind(WAITING)
        .fetch_all(&self.pool)
        .await?;
        let waiting = |row: &AnyRow| {
            let mine = row.try_get::<i64, _>("mine")? == 1;
            Ok(Waiting { game: row.try_get("id")?, rating: row.try_get("rating")?, mine })
        };
        rows.iter().map(waiting).collect()
    }

    /// Somebody is at these games, which wait for players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn touch(&self, games: &[String], at: i64) -> Result<(), StoreError> {
        for games in games.chunks(TOUCHED_AT_ONCE) {
            let places: Vec<String> = (2..games.len() + 2).map(|n| format!("${n}")).collect();
            let sql = format!(
                "UPDATE games SET updated = $1 WHERE status = 'open' AND id IN ({})",
                places.join(", ")
            );
            let touch = sqlx::query(&sql).persistent(false).bind(at);
            self.run(games.iter().fold(touch, |touch, game| touch.bind(game))).await?;
        }
        Ok(())
    }

    /// What is said about the games in which somebody has a seat, so many at most, the latest first, with
    /// the seats.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_of(&self, holder: &Holder, most: u32) -> Result<Vec<Mine>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.summary AS summary, games.rules AS rules, seats.seat AS seat, \
             seats.name AS name \
             FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.holder = $1 AND games.id IN \
             (SELECT id FROM games WHERE id IN (SELECT game FROM seats WHERE holder = $1) \
              AND status <> 'lesson' ORDER BY updated DESC, id LIMIT $2) \
             ORDER BY games.updated DESC, games.id, seats.seat",
        )
        .bind(holder.as_str())
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Mine {
                    summary: row.try_get("summary")?,
                    rules: row.try_get("rules")?,
                    seat: row.try_get::<i64, _>("seat")? as usize,
                    name: row.try_get("name")?,
                })
            })
            .collect()
    }

    /// What is said about all games of somebody that are over, with each of their seats; those of one game
    /// one after the other.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn over(&self, holder: &Holder) -> Result<Vec<(String, usize)>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.summary AS summary, seats.seat AS seat \
             FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.holder = $1 AND games.status = 'over' ORDER BY games.id, seats.seat",
        )
        .bind(holder.as_str())
        .fetch_all(&self.pool)
        .await?;
        let over = |row: &AnyRow| Ok((row.try_get("summary")?, row.try_get::<i64, _>("seat")? as usize));
        rows.iter().map(over).collect()
    }

    /// Writes something down for a process, to see whether the database keeps what it is given.
    ///
    /// # Errors
    /// If it does not.
    pub async fn pulse(&self, process: u64, at: i64) -> Result<(), StoreError> {
        // A number that any database holds: its highest bit would be a sign.
        self.order(Work::Pulse { process: (process >> 1) as i64, at }).await.map(drop)
    }

    /// Whether other processes may use the same database.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.postgres.is_some()
    }

    /// Tells all processes who is connected to this one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_presence(&self, text: &str) -> Result<(), StoreError> {
        self.notify(PRESENCE, text).await
    }

    /// Tells all processes what has changed about people.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_people(&self, text: &str) -> Result<(), StoreError> {
        self.notify(PEOPLE, text).await
    }

    async fn notify(&self, channel: &str, text: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(text).execute(&self.pool).await?;
        Ok(())
    }

    /// Hears of games that other processes have moved on, who is connected to them, and what has changed about
    /// people; none where there are no others.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn listener(&self) -> Result<Option<PgListener>, StoreError> {
        let Some(url) = &self.postgres else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen_all([CHANNEL, PRESENCE, PEOPLE]).await?;
        Ok(Some(listener))
    }

    /// Waits until everything is on disk, and closes the database.
    pub async fn close(self) {
        let Store { pool, orders, lock, .. } = self;
        let (done, closed) = oneshot::channel();
        // Where nobody writes any more, there is nobody to wait for.
        if orders.send(Call::Close(done)).await.is_ok() {
            closed.await.ok();
        }
        pool.close().await;
        lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// What somebody looks for.
pub struct Searching<'a> {
    /// Who.
    pub person: &'a Holder,
    /// What, in one word.
    pub what: &'a str,
    /// By what ratings go there.
    pub kind: &'a str,
    /// Since when whoever waits has to have been there.
    pub since: i64,
}

/// A game at which somebody waits.
pub struct Waiting {
    /// The game.
    pub game: String,
    /// How strong whoever waits is, if that is known.
    pub rating: Option<f64>,
    /// Whether the one who looks is who waits there.
    pub mine: bool,
}

/// A seat somebody has.
pub struct Mine {
    /// What is said about the game.
    pub summary: String,
    /// The rules it is played by.
    pub rules: String,
    /// The seat.
    pub seat: usize,
    /// The name used.
    pub name: String,
}

fn summaries(rows: &[AnyRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("summary")?)).collect()
}

/// Brings a database into the form that this program knows.
async fn migrate(connection: &mut AnyConnection) -> Result<(), StoreError> {
    migrate_to(connection, Migrations::LAST).await
}

/// Brings a database into the form that it has after one of the steps.
async fn migrate_to(connection: &mut AnyConnection, step: i64) -> Result<(), StoreError> {
    match Migrator::new(Migrations { upto: step }).await?.run(connection).await {
        // It knows of a step that this program does not.
        Err(MigrateError::VersionMissing(_)) => Err(StoreError::Newer),
        done => Ok(done?),
    }
}

/// The last step on a database's way to its form; none if it has not begun.
async fn step_of(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    const STEPS: &str = "_sqlx_migrations";
    let is_postgres = connection.backend_name() == "PostgreSQL";
    let is_there = if is_postgres {
        "SELECT COUNT(*) FROM information_schema.tables \
         WHERE table_schema = current_schema() AND table_name = $1"
    } else {
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = $1"
    };
    let there: i64 = sqlx::query_scalar(is_there).bind(STEPS).fetch_one(&mut *connection).await?;
    if there == 0 {
        return Ok(0);
    }
    let last = format!("SELECT COALESCE(MAX(version), 0) FROM {STEPS}");
    Ok(sqlx::query_scalar(&last).fetch_one(connection).await?)
}

/// Reads entries as they are kept.
pub(crate) fn dated(rows: &[AnyRow]) -> Result<Vec<Dated>, StoreError> {
    let read = |row: &AnyRow| {
        let entry: Entry = serde_json::from_str(&row.try_get::<String, _>("entry")?)?;
        Ok(Dated { entry, at: row.try_get("at")? })
    };
    rows.iter().map(read).collect()
}

/// Reads a game as it is kept.
pub(crate) fn kept(row: &AnyRow) -> Result<Kept, StoreError> {
    let secret = |column: &str| {
        let text: String = row.try_get(column)?;
        Secret::read(&text)
            .ok_or_else(|| StoreError::Database(sqlx::Error::ColumnNotFound(column.into())))
    };
    Ok(Kept {
        id: row.try_get("id")?,
        rules: row.try_get("rules")?,
        settings: serde_json::from_str(&row.try_get::<String, _>("settings")?)?,
        invite: secret("invite")?,
        watch: secret("watch")?,
        created: row.try_get("created")?,
    })
}
