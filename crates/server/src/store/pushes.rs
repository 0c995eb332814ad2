//! Where browsers want to be told, and the server's own key.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::push::Subscription;
use crate::secret::Holder;

impl Store {
    /// Something that the server keeps for itself: as it is kept, or, the first time, as given.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_secret(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.run(sqlx::query(insert).bind(name).bind(new)).await?;
        let select = "SELECT value FROM secrets WHERE name = $1";
        Ok(sqlx::query_scalar(select).bind(name).fetch_one(&self.pool).await?)
    }

    /// Where the browsers of somebody want to be told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pushes_of(&self, person: &Holder) -> Result<Vec<Subscription>, StoreError> {
        let sql = "SELECT endpoint, p256dh, auth FROM pushes WHERE person = $1 ORDER BY created";
        let rows = sqlx::query(sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            Ok(Subscription {
                endpoint: row.try_get("endpoint")?,
                p256dh: row.try_get("p256dh")?,
                auth: row.try_get("auth")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// A browser of somebody wants to be told; it is nobody else's any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_push(
        &self,
        person: &Holder,
        subscription: &Subscription,
        at: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO pushes (endpoint, person, p256dh, auth, created) \
                   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint) DO UPDATE SET \
                   person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth";
        self.run(
            sqlx::query(sql)
                .bind(&subscription.endpoint)
                .bind(person.as_str())
                .bind(&subscription.p256dh)
                .bind(&subscription.auth)
                .bind(at),
        )
        .await?;
        Ok(())
    }

    /// A browser of somebody does not want to be told any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_push(&self, person: &Holder, endpoint: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM pushes WHERE person = $1 AND endpoint = $2";
        self.run(sqlx::query(sql).bind(person.as_str()).bind(endpoint)).await?;
        Ok(())
    }

    /// Forgets all browsers of somebody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_pushes(&self, person: &Holder) -> Result<(), StoreError> {
        let sql = "DELETE FROM pushes WHERE person = $1";
        self.run(sqlx::query(sql).bind(person.as_str())).await?;
        Ok(())
    }
}
