//! What has yet to be done about games: written with the entry that asks for it, taken by one process at a
//! time, tried again if that did not do it, and gone when it was done.

use sqlx::Row;

use super::{Store, StoreError};

/// How many games are taken at once.
const AT_ONCE: i64 = 500;

/// Something to be done, by the table it is kept in.
pub(super) struct Due {
    /// With `game`, `tries` and `at`.
    pub table: &'static str,
    /// After so many tries it is given up.
    pub most_tries: i64,
}

impl Store {
    /// The games about which it has been due since before a time, now taken to be done here.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn take(
        &self,
        due: &Due,
        before: i64,
        now: i64,
    ) -> Result<Vec<String>, StoreError> {
        let Due { table, most_tries } = due;
        let waiting = format!("SELECT game, at FROM {table} WHERE at < $1 ORDER BY at LIMIT $2");
        let rows = sqlx::query(&waiting).bind(before).bind(AT_ONCE).fetch_all(&self.pool).await?;
        let take = format!("UPDATE {table} SET at = $1, tries = tries + 1 WHERE game = $2 AND at = $3");
        let mut taken = Vec::new();
        for row in &rows {
            let (game, at): (String, i64) = (row.try_get("game")?, row.try_get("at")?);
            // Another process may take it at the same moment; one of them changes the row.
            if self.run(sqlx::query(&take).bind(now).bind(&game).bind(at)).await? == 1 {
                taken.push(game);
            }
        }
        if !rows.is_empty() {
            let give_up = format!("DELETE FROM {table} WHERE tries > $1");
            self.run(sqlx::query(&give_up).bind(most_tries)).await?;
        }
        Ok(taken)
    }
}
