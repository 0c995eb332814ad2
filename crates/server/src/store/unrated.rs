//! Which games are over and have yet to be rated.

use sqlx::Row;
use sqlx::Transaction;
use sqlx::any::Any;

use super::{Append, Store, StoreError};

/// After so many tries it cannot be rated.
const MOST_TRIES: i64 = 100;

/// How many are looked for at once.
const AT_ONCE: i64 = 500;

impl Store {
    /// The games that have waited to be rated since before a time, now taken to be rated here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_unrated(&self, before: i64, now: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT game, at FROM to_rate WHERE at < $1 ORDER BY at LIMIT $2")
            .bind(before)
            .bind(AT_ONCE)
            .fetch_all(&self.pool)
            .await?;
        let mut taken = Vec::new();
        for row in &rows {
            let (game, at): (String, i64) = (row.try_get("game")?, row.try_get("at")?);
            // Another process may take it at the same moment; one of them changes the row.
            let take = "UPDATE to_rate SET at = $1, tries = tries + 1 WHERE game = $2 AND at = $3";
            if self.run(sqlx::query(take).bind(now).bind(&game).bind(at)).await? == 1 {
                taken.push(game);
            }
        }
        if !rows.is_empty() {
            self.run(sqlx::query("DELETE FROM to_rate WHERE tries > $1").bind(MOST_TRIES)).await?;
        }
        Ok(taken)
    }

    /// A game was rated, or does not count.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle(&self, game: &str) -> Result<(), StoreError> {
        self.run(sqlx::query(SETTLE).bind(game)).await?;
        Ok(())
    }
}

/// A game need not be rated any more.
pub(super) const SETTLE: &str = "DELETE FROM to_rate WHERE game = $1";

/// Keeps that a game is to be rated after what has happened.
pub(super) async fn keep(
    transaction: &mut Transaction<'_, Any>,
    append: &Append,
) -> Result<(), StoreError> {
    if append.over {
        sqlx::query("INSERT INTO to_rate (game, tries, at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING")
            .bind(&append.game)
            .bind(append.entry.at)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
