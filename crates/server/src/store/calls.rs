//! Whom a webhook has yet to tell.

use sqlx::Row;
use sqlx::Transaction;
use sqlx::any::Any;

use super::{Append, Store, StoreError};

/// After so many tries nobody seems to be there.
const MOST_TRIES: i64 = 12;

/// How many are looked for at once.
const AT_ONCE: i64 = 500;

impl Store {
    /// The games whose calls have waited since before a time, now taken to be made here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_calls(&self, before: i64, now: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT game, at FROM calls WHERE at < $1 ORDER BY at LIMIT $2")
            .bind(before)
            .bind(AT_ONCE)
            .fetch_all(&self.pool)
            .await?;
        let mut taken = Vec::new();
        for row in &rows {
            let (game, at): (String, i64) = (row.try_get("game")?, row.try_get("at")?);
            // Another process may take it at the same moment; one of them changes the row.
            let take = "UPDATE calls SET at = $1, tries = tries + 1 WHERE game = $2 AND at = $3";
            if self.run(sqlx::query(take).bind(now).bind(&game).bind(at)).await? == 1 {
                taken.push(game);
            }
        }
        if !rows.is_empty() {
            self.run(sqlx::query("DELETE FROM calls WHERE tries > $1").bind(MOST_TRIES)).await?;
        }
        Ok(taken)
    }

    /// A call was made, or there is no longer a need for it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn called(&self, game: &str, number: u64) -> Result<(), StoreError> {
        let made = "DELETE FROM calls WHERE game = $1 AND number <= $2";
        self.run(sqlx::query(made).bind(game).bind(number as i64)).await?;
        Ok(())
    }
}

/// Keeps whom to call after what has happened.
pub(super) async fn keep(
    transaction: &mut Transaction<'_, Any>,
    append: &Append,
) -> Result<(), StoreError> {
    let Some(number) = append.call else { return Ok(()) };
    sqlx::query(
        "INSERT INTO calls (game, number, tries, at) VALUES ($1, $2, 0, $3) ON CONFLICT (game) \
         DO UPDATE SET number = excluded.number, tries = 0, at = excluded.at",
    )
    .bind(&append.game)
    .bind(number as i64)
    .bind(append.entry.at)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}
