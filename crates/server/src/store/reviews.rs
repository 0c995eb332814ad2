//! What a search thinks of games that are over.

use super::{Store, StoreError};

impl Store {
    /// The review of a record, by its hash.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, record: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT review FROM reviews WHERE record = $1";
        Ok(sqlx::query_scalar(sql).bind(record).fetch_optional(&self.pool).await?)
    }

    /// Keeps the review of a record, with the game if it was played here; its name is empty otherwise.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_review(
        &self,
        record: &str,
        game: &str,
        review: &str,
        made: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO reviews (record, game, review, made) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (record) DO NOTHING";
        self.run(sqlx::query(sql).bind(record).bind(game).bind(review).bind(made)).await?;
        Ok(())
    }

    /// Removes reviews of records from elsewhere that were made before a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_reviews(&self, before: i64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM reviews WHERE game = '' AND made < $1";
        self.run(sqlx::query(sql).bind(before)).await
    }
}
