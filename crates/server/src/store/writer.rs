//! One task that writes. What comes in while the disk is busy is written together, each table in
//! one statement, so that a commit serves many games and nobody waits for more than two.

use std::collections::HashSet;

use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;
use sqlx::{AnyPool, Row, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::{Append, Appended, CHANNEL, Creation, StoreError};
use crate::entry::{Dated, Entry};

/// How many orders one commit may hold.
const BATCH: usize = 256;

/// What is to be written.
pub(super) enum Work {
    /// A new game.
    Create(Box<Creation>),
    /// What happened in one.
    Append(Box<Append>),
}

/// Something to be written, and whom to tell.
pub(super) struct Order {
    pub work: Work,
    pub done: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Order {
    fn game(&self) -> &str {
        match &self.work {
            Work::Create(creation) => &creation.kept.id,
            Work::Append(append) => &append.game,
        }
    }
}

/// Writes what comes in until nothing can come any more.
pub(super) async fn write(pool: AnyPool, mut waiting: mpsc::Receiver<Order>, notifies: bool) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut checkpoints = (!notifies).then(|| Checkpoints::new(pool.clone()));
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let written = batch.len();
        metrics::counter!("splay_commits").increment(1);
        metrics::counter!("splay_entries").increment(written as u64);
        // In one order, so that two processes do not wait for each other in a circle.
        batch.sort_by(|one, other| one.game().cmp(other.game()));
        match commit(&pool, &batch, notifies).await {
            Ok(results) => {
                for (order, result) in batch.drain(..).zip(results) {
                    order.done.send(Ok(result)).ok();
                }
            }
            Err(error) if batch.len() == 1 => {
                if let Some(order) = batch.pop() {
                    order.done.send(Err(error)).ok();
                }
            }
            // One of them may be to blame: each for itself.
            Err(_) => {
                for order in batch.drain(..) {
                    let alone = commit(&pool, std::slice::from_ref(&order), notifies).await;
                    let result = alone.map(|results| results.first().copied());
                    order.done.send(result.and_then(|result| result.ok_or(StoreError::Closed))).ok();
                }
            }
        }
        batch.clear();
        if let Some(checkpoints) = &mut checkpoints {
            checkpoints.after(written).await;
        }
    }
}

async fn commit(pool: &AnyPool, orders: &[Order], notifies: bool) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut results = Vec::with_capacity(orders.len());
    let mut appends = Vec::with_capacity(orders.len());
    for order in orders {
        match &order.work {
            Work::Create(creation) => create(&mut transaction, creation).await?,
            Work::Append(append) => appends.push(&**append),
        }
    }
    let kept = keep(&mut transaction, &appends, notifies).await?;
    transaction.commit().await?;
    let mut kept = kept.into_iter();
    for order in orders {
        results.push(match order.work {
            Work::Create(_) => Appended::Kept,
            Work::Append(_) => kept.next().unwrap_or(Appended::TooLate),
        });
    }
    Ok(results)
}

async fn create(transaction: &mut Transaction<'_, Any>, creation: &Creation) -> Result<(), StoreError> {
    let Creation { kept, entries, status, summary } = creation;
    sqlx::query(
        "INSERT INTO games (id, rules, settings, invite, watch, listed, created, updated, status, summary) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)",
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
    .execute(&mut **transaction)
    .await?;
    for (number, dated) in entries.iter().enumerate() {
        sqlx::query("INSERT INTO entries (game, number, entry, at) VALUES ($1, $2, $3, $4)")
            .bind(&kept.id)
            .bind(number as i64)
            .bind(serde_json::to_string(&dated.entry)?)
            .bind(dated.at)
            .execute(&mut **transaction)
            .await?;
        give_or_take_seat(transaction, &kept.id, dated).await?;
    }
    Ok(())
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
        give_or_take_seat(transaction, &append.game, &append.entry).await?;
    }
    let sql = format!(
        "UPDATE games SET updated = news.column2, status = news.column3, summary = news.column4 \
         FROM ({}) AS news WHERE games.id = news.column1",
        values(news.len(), 4)
    );
    let mut update = once(&sql);
    for Append { game, entry, status, summary, .. } in &news {
        update = update.bind(game).bind(entry.at).bind(*status).bind(summary);
    }
    update.execute(&mut **transaction).await?;

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
fn values(rows: usize, columns: usize) -> String {
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

/// Keeps who has a seat, where an entry gives or takes one.
async fn give_or_take_seat(
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
        }
        Entry::Left { seat } => {
            sqlx::query("DELETE FROM seats WHERE game = $1 AND seat = $2")
                .bind(game)
                .bind(*seat as i64)
                .execute(&mut **transaction)
                .await?;
        }
        _ => {}
    }
    Ok(())
}
