//! Passkeys, and what they are asked to sign.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::passkey::NewKey;
use crate::secret::Holder;

/// A passkey of somebody's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPasskey {
    /// Its name, in base64url.
    pub id: String,
    /// Whose.
    pub person: Holder,
    /// Its public key, in base64url.
    pub key: String,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used.
    pub used: i64,
}

const PASSKEYS: &str = "SELECT id, person, key, created, used FROM passkeys";

fn passkey(row: &AnyRow) -> Result<KeptPasskey, StoreError> {
    Ok(KeptPasskey {
        id: row.try_get("id")?,
        person: Holder::kept(row.try_get("person")?),
        key: row.try_get("key")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
    })
}

/// For whom a challenge was made.
fn word(person: Option<&Holder>) -> &str {
    person.map_or("", Holder::as_str)
}

impl Store {
    /// Keeps a challenge until a time: for somebody who adds a passkey, or for whoever signs in. Forgets
    /// those whose time was over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_challenge(
        &self,
        challenge: &Holder,
        person: Option<&Holder>,
        now: i64,
        until: i64,
    ) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        let old = sqlx::query("DELETE FROM challenges WHERE until <= $1").bind(now);
        old.execute(writing.connection()).await?;
        sqlx::query("INSERT INTO challenges (challenge, person, until) VALUES ($1, $2, $3)")
            .bind(challenge.as_str())
            .bind(word(person))
            .bind(until)
            .execute(writing.connection())
            .await?;
        writing.keep().await
    }

    /// Uses a challenge up; says whether it was made for this, and its time is not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_challenge(
        &self,
        challenge: &Holder,
        person: Option<&Holder>,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "DELETE FROM challenges WHERE challenge = $1 AND person = $2 AND until > $3";
        let used = sqlx::query(sql).bind(challenge.as_str()).bind(word(person)).bind(now);
        Ok(self.run(used).await? == 1)
    }

    /// The passkeys of somebody, the earliest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkeys_of(&self, person: &Holder) -> Result<Vec<KeptPasskey>, StoreError> {
        let sql = format!("{PASSKEYS} WHERE person = $1 ORDER BY created, id");
        let rows = sqlx::query(&sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(passkey).collect()
    }

    /// A passkey by its name, if there is one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkey(&self, id: &str) -> Result<Option<KeptPasskey>, StoreError> {
        let sql = format!("{PASSKEYS} WHERE id = $1");
        let row = sqlx::query(&sql).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(passkey).transpose()
    }

    /// Keeps a passkey of somebody's; says whether it was new.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn add_passkey(
        &self,
        person: &Holder,
        new: &NewKey,
        at: i64,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO passkeys (id, person, key, counter, created, used) \
                   VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING";
        let add = sqlx::query(sql)
            .bind(&new.id)
            .bind(person.as_str())
            .bind(&new.key)
            .bind(i64::from(new.counter))
            .bind(at);
        Ok(self.run(add).await? == 1)
    }

    /// A passkey was used so often by its own count; says whether that can be: those that count never
    /// count back, and the others say zero.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_passkey(&self, id: &str, counter: u32, at: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET counter = $1, used = $2 \
                   WHERE id = $3 AND (counter < $1 OR counter + $1 = 0)";
        let count = sqlx::query(sql).bind(i64::from(counter)).bind(at).bind(id);
        Ok(self.run(count).await? == 1)
    }

    /// A passkey of somebody's is of no use any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_passkey(&self, person: &Holder, id: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM passkeys WHERE person = $1 AND id = $2";
        self.run(sqlx::query(sql).bind(person.as_str()).bind(id)).await?;
        Ok(())
    }

    /// Forgets all passkeys of somebody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_passkeys(&self, person: &Holder) -> Result<(), StoreError> {
        self.run(sqlx::query("DELETE FROM passkeys WHERE person = $1").bind(person.as_str())).await?;
        Ok(())
    }
}
