//! One task that writes. What comes in while the disk is busy is written together, so that a
//! commit serves many games and nobody waits for more than two.

use sqlx::any::Any;
use sqlx::{AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Append, Appended, CHANNEL, StoreError};
use crate::entry::{Dated, Entry};

/// How many appends one commit may hold.
const BATCH: usize = 256;

/// An append, and whom to tell.
pub(super) struct Order {
    pub append: Append,
    pub done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Writes what comes in until nothing can come any more.
pub(super) async fn write(pool: AnyPool, mut waiting: mpsc::Receiver<Order>, notifies: bool) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        metrics::counter!("splay_commits").increment(1);
        metrics::counter!("splay_entries").increment(batch.len() as u64);
        let results = commit(&pool, &batch, notifies).await;
        match results {
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
    }
}

async fn commit(pool: &AnyPool, orders: &[Order], notifies: bool) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut results = Vec::with_capacity(orders.len());
    for Order { append, .. } in orders {
        results.push(keep(&mut transaction, append, notifies).await?);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn keep(
    transaction: &mut Transaction<'_, Any>,
    append: &Append,
    notifies: bool,
) -> Result<Appended, StoreError> {
    let Append { game, number, entry, status, summary, snapshot } = append;
    if !insert(transaction, game, *number as i64, entry).await? {
        return Ok(Appended::TooLate);
    }
    sqlx::query("UPDATE games SET updated = $1, status = $2, summary = $3 WHERE id = $4")
        .bind(entry.at)
        .bind(*status)
        .bind(summary)
        .bind(game)
        .execute(&mut **transaction)
        .await?;
    if let Some(position) = snapshot {
        sqlx::query(
            "INSERT INTO snapshots (game, number, position) VALUES ($1, $2, $3) \
             ON CONFLICT (game) DO UPDATE SET number = excluded.number, position = excluded.position",
        )
        .bind(game)
        .bind(*number as i64)
        .bind(position)
        .execute(&mut **transaction)
        .await?;
    }
    if notifies {
        // Delivered when the transaction is committed, and never before.
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(game)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(Appended::Kept)
}

/// Keeps an entry, with the seat it gives or takes; says whether its place was free.
pub(super) async fn insert(
    transaction: &mut Transaction<'_, Any>,
    game: &str,
    number: i64,
    dated: &Dated,
) -> Result<bool, StoreError> {
    let kept = sqlx::query(
        "INSERT INTO entries (game, number, entry, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .bind(game)
    .bind(number)
    .bind(serde_json::to_string(&dated.entry)?)
    .bind(dated.at)
    .execute(&mut **transaction)
    .await?;
    if kept.rows_affected() == 0 {
        return Ok(false);
    }
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
    Ok(true)
}
