//! Which games are over and have yet to be rated.

use sqlx::Transaction;
use sqlx::any::Any;

use super::due::Due;
use super::{Append, Store, StoreError};

/// Games that are over; after so many tries one cannot be rated.
const TO_RATE: Due = Due { table: "to_rate", most_tries: 100 };

impl Store {
    /// The games that have waited to be rated since before a time, now taken to be rated here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_unrated(&self, before: i64, now: i64) -> Result<Vec<String>, StoreError> {
        self.take(&TO_RATE, before, now).await
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
