//! When somebody is away.

use sqlx::Row;

use super::{Store, StoreError};
use crate::secret::Holder;

impl Store {
    /// The vacations of somebody that were not over at a time, the earliest first: when each began, and
    /// until when it lasts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn vacations(&self, person: &Holder, after: i64) -> Result<Vec<(i64, i64)>, StoreError> {
        let sql = "SELECT began, until FROM vacations WHERE person = $1 AND until > $2 ORDER BY began";
        let rows = sqlx::query(sql).bind(person.as_str()).bind(after).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("began")?, row.try_get("until")?))).collect()
    }

    /// Keeps a vacation, in place of the one that began at the same time; forgets those that were over at
    /// a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_vacation(
        &self,
        person: &Holder,
        (began, until): (i64, i64),
        over: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO vacations (person, began, until) VALUES ($1, $2, $3) \
                   ON CONFLICT (person, began) DO UPDATE SET until = excluded.until";
        let mut writing = self.writing().await?;
        let new = sqlx::query(sql).bind(person.as_str()).bind(began).bind(until);
        new.execute(writing.connection()).await?;
        let old = sqlx::query("DELETE FROM vacations WHERE person = $1 AND until <= $2");
        old.bind(person.as_str()).bind(over).execute(writing.connection()).await?;
        writing.keep().await
    }

    /// Forgets when somebody was away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_vacations(&self, person: &Holder) -> Result<(), StoreError> {
        let sql = "DELETE FROM vacations WHERE person = $1";
        self.run(sqlx::query(sql).bind(person.as_str())).await?;
        Ok(())
    }
}
