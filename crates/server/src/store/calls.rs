//! Whom a webhook has yet to tell.

use sqlx::Transaction;
use sqlx::any::Any;

use super::due::Due;
use super::{Append, Store, StoreError};

/// Games with somebody to call; after so many tries nobody seems to be there.
const CALLS: Due = Due { table: "calls", most_tries: 12 };

impl Store {
    /// The games whose calls have waited since before a time, now taken to be made here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_calls(&self, before: i64, now: i64) -> Result<Vec<String>, StoreError> {
        self.take(&CALLS, before, now).await
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
