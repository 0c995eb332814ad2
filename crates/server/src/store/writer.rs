//! One thread that writes. What comes in while the disk is busy is written together, each table in
//! one statement, so that a commit serves many games and nobody waits for more than two. It has a thread of
//! its own because a commit is several questions to the database: elsewhere, each answer would wait behind
//! whatever else there is to do.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::any::{Any, AnyArguments};
use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::{AnyConnection, Connection, Row, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

use super::checkpoint::Checkpoints;
use super::desk::Desk;
use super::{Append, Appended, CHANNEL, Creation, StoreError, calls, unrated};
use crate::clock::DAY;
use crate::entry::{Dated, Entry};
use crate::secret::Holder;

/// How many orders one commit may hold.
const BATCH: usize = 256;

/// How long after a commit that served several the next one begins at the soonest: where much is written,
/// more is written together, and waiting a little costs less than committing more often.
const PACE: Duration = Duration::from_millis(5);

/// How long a commit may take.
const LONGEST_COMMIT: Duration = Duration::from_secs(10);

/// What is to be written.
pub(super) enum Work {
    /// A new game.
    Create(Box<Creation>),
    /// What happened in one.
    Append(Box<Append>),
    /// That a process was well at a time.
    Pulse { process: i64, at: i64 },
}

/// Something to be written, and whom to tell.
pub(super) struct Order {
    pub work: Work,
    pub done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// What the one who writes is told.
pub(super) enum Call {
    /// To write something.
    Write(Order),
    /// To hang up when all that came before is written, and to say so.
    Close(oneshot::Sender<()>),
}

impl Order {
    fn game(&self) -> &str {
        match &self.work {
            Work::Create(creation) => &creation.kept.id,
            Work::Append(append) => &append.game,
            Work::Pulse { .. } => "",
        }
    }
}

/// Begins to write what comes in, on a thread of its own.
///
/// # Errors
/// If there is no thread to be had.
pub(super) fn begin(desk: Desk, waiting: mpsc::Receiver<Call>) -> Result<(), StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(StoreError::NoThread)?;
    let thread = std::thread::Builder::new().name("splay-writer".to_owned());
    thread.spawn(move || runtime.block_on(write(desk, waiting))).map_err(StoreError::NoThread)?;
    Ok(())
}

/// Writes what comes in until nothing can come any more.
async fn write(mut desk: Desk, mut waiting: mpsc::Receiver<Call>) {
    let mut calls = Vec::with_capacity(BATCH);
    let mut batch = Vec::with_capacity(BATCH);
    let mut checkpoints = (!desk.shared).then(|| Checkpoints::new(desk.line()));
    let mut soonest = Instant::now();
    let mut closed = None;
    while closed.is_none() {
        sleep_until(soonest).await;
        if waiting.recv_many(&mut calls, BATCH).await == 0 {
            break;
        }
        for call in calls.drain(..) {
            match call {
                Call::Write(order) => batch.push(order),
                Call::Close(done) => closed = Some(done),
            }
        }
        let written = batch.len();
        if written > 1 {
            soonest = Instant::now() + PACE;
        }
        metrics::counter!("splay_commits").increment(1);
        metrics::counter!("splay_entries").increment(written as u64);
        // In one order, so that two processes do not wait for each other in a circle.
        batch.sort_by(|one, other| one.game().cmp(other.game()));
        match commit(&mut desk, &batch).await {
            Ok(results) => {
                for (order, result) in batch.drain(..).zip(results) {
                    order.done.send(Ok(result)).ok();
                }
            }
            // One of them may be to blame: each for itself.
            Err(error) if batch.len() > 1 && is_about_what_was_written(&error) => {
                for order in batch.drain(..) {
                    let alone = commit(&mut desk, std::slice::from_ref(&order)).await;
                    let result = alone.map(|results| results.first().copied());
                    order.done.send(result.and_then(|result| result.ok_or(StoreError::Closed))).ok();
                }
            }
            Err(error) => {
                tracing::error!(%error, orders = written, "nothing could be written");
                for order in batch.drain(..) {
                    order.done.send(Err(StoreError::NotKept)).ok();
                }
            }
        }
        if let Some(checkpoints) = &mut checkpoints {
            checkpoints.after(written).await;
        }
    }
    drop(waiting);
    if let Some(checkpoints) = checkpoints {
        checkpoints.close().await;
    }
    desk.close().await;
    if let Some(closed) = closed {
        closed.send(()).ok();
    }
}

/// Whether a write failed by what was to be written, rather than by the state of the database.
fn is_about_what_was_written(error: &StoreError) -> bool {
    match error {
        StoreError::Unreadable(_) => true,
        StoreError::Database(error) => error.as_database_error().is_some_and(|error| {
            // Two processes in each other's way: the database has let one of them win.
            let collision = matches!(error.code().as_deref(), Some("40001" | "40P01"));
            collision || !matches!(error.kind(), ErrorKind::Other)
        }),
        StoreError::Migration(_)
        | StoreError::InUse { .. }
        | StoreError::File { .. }
        | StoreError::NotKept
        | StoreError::NoFile { .. }
        | StoreError::Foreign
        | StoreError::NotEmpty { .. }
        | StoreError::Newer
        | StoreError::Exists
        | StoreError::Slow
        | StoreError::NoThread(_)
        | StoreError::Closed => false,
    }
}

/// Commits orders, and says which were kept when that could be read back.
async fn commit(desk: &mut Desk, orders: &[Order]) -> Result<Vec<Appended>, StoreError> {
    if orders.is_empty() {
        return Ok(Vec::new());
    }
    let committing = async {
        let mut writing = desk.writing.take().await?;
        let results = transact(&mut writing, orders, desk.shared).await?;
        // Another connection looks: what the one that wrote believes to be kept need not be.
        let mut looking = desk.looking.take().await?;
        if !read_back(&mut looking, orders, &results).await? {
            return Err(StoreError::NotKept);
        }
        desk.writing.put_back(writing);
        desk.looking.put_back(looking);
        Ok(results)
    };
    let committed = timeout(LONGEST_COMMIT, committing).await.unwrap_or(Err(StoreError::Slow));
    if committed.is_err() {
        metrics::counter!("splay_commits_failed").increment(1);
    }
    committed
}

/// Whether what was committed is there for others to see. A commit is all or nothing, so the last
/// of what it kept stands for the rest.
async fn read_back(
    connection: &mut AnyConnection,
    orders: &[Order],
    results: &[Appended],
) -> Result<bool, StoreError> {
    let kept = orders.iter().zip(results).rev().find(|(_, result)| **result == Appended::Kept);
    let query = match kept.map(|(order, _)| &order.work) {
        None => return Ok(true),
        Some(Work::Create(creation)) => {
            sqlx::query("SELECT created FROM games WHERE id = $1 AND created = $2")
                .bind(&creation.kept.id)
                .bind(creation.kept.created)
        }
        Some(Work::Append(append)) => {
            sqlx::query("SELECT at FROM entries WHERE game = $1 AND number = $2")
                .bind(&append.game)
                .bind(append.number as i64)
        }
        Some(Work::Pulse { process, at }) => {
            sqlx::query("SELECT at FROM pulse WHERE process = $1 AND at >= $2").bind(process).bind(at)
        }
    };
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn transact(
    connection: &mut AnyConnection,
    orders: &[Order],
    notifies: bool,
) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = connection.begin().await?;
    let mut others = Vec::new();
    let mut appends = Vec::with_capacity(orders.len());
    for order in orders {
        match &order.work {
            Work::Create(creation) => others.push(create(&mut transaction, creation).await?),
            Work::Append(append) => appends.push(&**append),
            Work::Pulse { process, at } => {
                pulse(&mut transaction, *process, *at).await?;
                others.push(Appended::Kept);
            }
        }
    }
    let kept = keep(&mut transaction, &appends, notifies).await?;
    transaction.commit().await?;
    let (mut kept, mut others) = (kept.into_iter(), others.into_iter());
    let result = |order: &Order| match order.work {
        Work::Create(_) | Work::Pulse { .. } => others.next(),
        Work::Append(_) => kept.next(),
    };
    Ok(orders.iter().map(result).map(|result| result.unwrap_or(Appended::TooLate)).collect())
}

async fn pulse(transaction: &mut Transaction<'_, Any>, process: i64, at: i64) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO pulse (process, at) VALUES ($1, $2) \
         ON CONFLICT (process) DO UPDATE SET at = excluded.at",
    )
    .bind(process)
    .bind(at)
    .execute(&mut **transaction)
    .await?;
    // Processes that have ended are forgotten.
    sqlx::query("DELETE FROM pulse WHERE at < $1").bind(at - DAY).execute(&mut **transaction).await?;
    Ok(())
}

async fn create(
    transaction: &mut Transaction<'_, Any>,
    creation: &Creation,
) -> Result<Appended, StoreError> {
    let Creation { kept, entries, status, summary } = creation;
    let created = sqlx::query(
        "INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, summary, \
         search) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(&kept.id)
    .bind(&kept.rules)
    .bind(serde_json::to_string(&kept.settings)?)
    .bind(kept.invite.reveal())
    .bind(kept.watch.reveal())
    .bind(i64::from(kept.settings.listed))
    .bind(kept.created)
    .bind(*status)
    .bind(summary)
    .bind(kept.settings.search())
    .execute(&mut **transaction)
    .await?;
    if created.rows_affected() == 0 {
        return Ok(Appended::TooLate);
    }
    for (number, dated) in entries.iter().enumerate() {
        sqlx::query("INSERT INTO entries (game, number, entry, at) VALUES ($1, $2, $3, $4)")
            .bind(&kept.id)
            .bind(number as i64)
            .bind(serde_json::to_string(&dated.entry)?)
            .bind(dated.at)
            .execute(&mut **transaction)
            .await?;
        keep_people(transaction, &kept.id, dated).await?;
    }
    Ok(Appended::Kept)
}

/// Keeps entries whose places are free, with all that hangs on them.
async fn keep(
    transaction: &mut Transaction<'_, Any>,
    appends: &[&Append],
    notifies: bool,
) -> Result<Vec<Appended>, StoreError> {
    let kept = insert(transaction, appends).await?;
    let news: Vec<&Append> = appends
        .iter()
        .zip(&kept)
        .filter(|(_, kept)| **kept == Appended::Kept)
        .map(|(a, _)| *a)
        .collect();
    if news.is_empty() {
        return Ok(kept);
    }
    for append in &news {
        keep_people(transaction, &append.game, &append.entry).await?;
        calls::keep(transaction, append).await?;
        unrated::keep(transaction, append).await?;
    }
    let listed: Vec<(&Append, &String)> =
        news.iter().filter_map(|append| Some((*append, append.summary.as_ref()?))).collect();
    if !listed.is_empty() {
        let sql = format!(
            "UPDATE games SET updated = news.column2, status = news.column3, summary = news.column4 \
             FROM ({}) AS news WHERE games.id = news.column1",
            values(listed.len(), 4)
        );
        let mut update = once(&sql);
        for (Append { game, entry, status, .. }, summary) in &listed {
            update = update.bind(game).bind(entry.at).bind(*status).bind(*summary);
        }
        update.execute(&mut **transaction).await?;
    }

    let turns: Vec<(&Append, &String)> =
        news.iter().filter_map(|append| Some((*append, append.snapshot.as_ref()?))).collect();
    if !turns.is_empty() {
        let sql = format!(
            "INSERT INTO snapshots (game, number, position) {} ON CONFLICT (game) \
             DO UPDATE SET number = excluded.number, position = excluded.position",
            values(turns.len(), 3)
        );
        let mut snapshot = once(&sql);
        for (append, position) in &turns {
            snapshot = snapshot.bind(&append.game).bind(append.number as i64).bind(*position);
        }
        snapshot.execute(&mut **transaction).await?;
    }
    if notifies {
        // Delivered when the transaction is committed, and never before.
        let sql = format!(
            "SELECT pg_notify(news.column1, news.column2) FROM ({}) AS news",
            values(news.len(), 2)
        );
        let mut notify = once(&sql);
        for append in &news {
            notify = notify.bind(CHANNEL).bind(format!("{} {}", append.game, append.number));
        }
        notify.execute(&mut **transaction).await?;
    }
    Ok(kept)
}

/// Keeps the entries whose places are free; says which. Of two for one place the first is kept.
async fn insert(
    transaction: &mut Transaction<'_, Any>,
    appends: &[&Append],
) -> Result<Vec<Appended>, StoreError> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let sql = format!(
        "INSERT INTO entries (game, number, entry, at) {} ON CONFLICT DO NOTHING \
         RETURNING game, number",
        values(appends.len(), 4)
    );
    let mut insert = once(&sql);
    for Append { game, number, entry, .. } in appends {
        let written = serde_json::to_string(&entry.entry)?;
        insert = insert.bind(game).bind(*number as i64).bind(written).bind(entry.at);
    }
    let rows = insert.fetch_all(&mut **transaction).await?;
    let mut free = HashSet::with_capacity(rows.len());
    for row in &rows {
        free.insert((row.try_get::<String, _>("game")?, row.try_get::<i64, _>("number")?));
    }
    let take = |append: &&Append| free.remove(&(append.game.clone(), append.number as i64));
    let kept = appends.iter().map(take);
    Ok(kept.map(|kept| if kept { Appended::Kept } else { Appended::TooLate }).collect())
}

/// So many rows, each with places for so many values.
pub(super) fn values(rows: usize, columns: usize) -> String {
    let row = |n: usize| {
        let places: Vec<String> = (1..=columns).map(|m| format!("${}", n * columns + m)).collect();
        format!("({})", places.join(", "))
    };
    format!("VALUES {}", (0..rows).map(row).collect::<Vec<_>>().join(", "))
}

/// A statement that is as long as the batch: it will hardly come again, so it is not remembered.
fn once(sql: &str) -> Query<'_, Any, AnyArguments<'_>> {
    sqlx::query(sql).persistent(false)
}

/// Keeps who has a seat, where an entry gives or takes one, and who is in the game at all.
async fn keep_people(
    transaction: &mut Transaction<'_, Any>,
    game: &str,
    dated: &Dated,
) -> Result<(), StoreError> {
    match &dated.entry {
        Entry::Joined { seat, name, holder } => {
            sqlx::query("INSERT INTO seats (game, seat, holder, name) VALUES ($1, $2, $3, $4)")
                .bind(game)
                .bind(*seat as i64)
                .bind(holder.as_str())
                .bind(name)
                .execute(&mut **transaction)
                .await?;
            appears(transaction, game, holder).await?;
        }
        Entry::Said { by: Some(by), .. } => appears(transaction, game, by).await?,
        Entry::Said { by: None, .. }
        | Entry::Filled { .. }
        | Entry::Chose { .. }
        | Entry::Conceded { .. }
        | Entry::TookBack { .. }
        | Entry::AskedBack { .. }
        | Entry::AgreedBack { .. }
        | Entry::RefusedBack { .. }
        | Entry::Replaced { .. }
        | Entry::Returned { .. }
        | Entry::Forgot
        | Entry::AgreedToTalk { .. }
        | Entry::Away { .. }
        | Entry::WentOn { .. }
        | Entry::Hooked { .. } => {}
        Entry::Left { seat } => {
            sqlx::query("DELETE FROM seats WHERE game = $1 AND seat = $2")
                .bind(game)
                .bind(*seat as i64)
                .execute(&mut **transaction)
                .await?;
        }
    }
    Ok(())
}

/// Keeps that somebody is in a game.
async fn appears(
    transaction: &mut Transaction<'_, Any>,
    game: &str,
    person: &Holder,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO appearances (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(game)
        .bind(person.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
