//! Games that nobody will come back to.

use super::{Store, StoreError};

/// How many games are found at once: more than can be begun between two times that it is looked for them.
const MOST: i64 = 200_000;

/// What hangs on a game, the game itself last.
const REMOVALS: [&str; 8] = [
    "DELETE FROM reviews WHERE game = $1",
    "DELETE FROM calls WHERE game = $1",
    "DELETE FROM to_rate WHERE game = $1",
    "DELETE FROM snapshots WHERE game = $1",
    "DELETE FROM seats WHERE game = $1",
    "DELETE FROM appearances WHERE game = $1",
    "DELETE FROM entries WHERE game = $1",
    "DELETE FROM games WHERE id = $1",
];

impl Store {
    /// The games of a status in which nothing has happened since before a time, those that have
    /// been left longest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn untouched(&self, statuses: &[&str], before: i64) -> Result<Vec<String>, StoreError> {
        let mut games = Vec::new();
        for status in statuses {
            let sql =
                "SELECT id FROM games WHERE status = $1 AND updated < $2 ORDER BY updated LIMIT $3";
            let some: Vec<String> = sqlx::query_scalar(sql)
                .bind(*status)
                .bind(before)
                .bind(MOST)
                .fetch_all(&self.pool)
                .await?;
            games.extend(some);
        }
        Ok(games)
    }

    /// Removes a game with all that is kept of it, unless something has happened in it since.
    ///
    /// # Errors
    /// If the database fails; then it is still there.
    pub async fn remove(&self, game: &str, before: i64) -> Result<bool, StoreError> {
        let mut writing = self.writing().await?;
        let untouched = sqlx::query("UPDATE games SET status = 'gone' WHERE id = $1 AND updated < $2")
            .bind(game)
            .bind(before)
            .execute(writing.connection())
            .await?;
        if untouched.rows_affected() == 0 {
            writing.keep().await?;
            return Ok(false);
        }
        for removal in REMOVALS {
            sqlx::query(removal).bind(game).execute(writing.connection()).await?;
        }
        writing.keep().await?;
        Ok(true)
    }
}
