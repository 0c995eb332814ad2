//! Who a secret stands for.

use splay_engine::Rules;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::entry::Entry;
use crate::secret::Holder;

/// What a secret is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser or a program.
    Device,
    /// To make one more device known.
    Link,
    /// Nothing any more.
    Gone,
}

impl KeyKind {
    const fn word(self) -> &'static str {
        match self {
            KeyKind::Device => "device",
            KeyKind::Link => "link",
            KeyKind::Gone => "gone",
        }
    }

    fn from_word(word: &str) -> KeyKind {
        match word {
            "device" => KeyKind::Device,
            "link" => KeyKind::Link,
            _ => KeyKind::Gone,
        }
    }
}

/// A secret that stands for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptKey {
    /// Its hash.
    pub key: Holder,
    /// For whom.
    pub person: Holder,
    /// What it is for.
    pub kind: KeyKind,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
}

const KEYS: &str = "SELECT key, person, kind, created FROM keys";

fn key(row: &AnyRow) -> Result<KeptKey, StoreError> {
    Ok(KeptKey {
        key: Holder::kept(row.try_get("key")?),
        person: Holder::kept(row.try_get("person")?),
        kind: KeyKind::from_word(&row.try_get::<String, _>("kind")?),
        created: row.try_get("created")?,
    })
}

impl Store {
    /// What is kept about a secret, if anything.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn key(&self, hash: &Holder) -> Result<Option<KeptKey>, StoreError> {
        let sql = format!("{KEYS} WHERE key = $1");
        let row = sqlx::query(&sql).bind(hash.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(key).transpose()
    }

    /// The devices and links of somebody, the earliest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keys_of(&self, person: &Holder) -> Result<Vec<KeptKey>, StoreError> {
        let sql = format!("{KEYS} WHERE person = $1 AND kind <> 'gone' ORDER BY created, key");
        let rows = sqlx::query(&sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(key).collect()
    }

    /// Keeps a secret of somebody's, unless it is known.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_key(&self, new: &KeptKey) -> Result<(), StoreError> {
        let sql = "INSERT INTO keys (key, person, kind, created) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT DO NOTHING";
        let add = sqlx::query(sql)
            .bind(new.key.as_str())
            .bind(new.person.as_str())
            .bind(new.kind.word())
            .bind(new.created);
        self.run(add).await?;
        Ok(())
    }

    /// Uses a link up for a new device; says whose it was. A link works once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_link(
        &self,
        link: &Holder,
        device: &Holder,
        at: i64,
    ) -> Result<Option<Holder>, StoreError> {
        let mut writing = self.writing().await?;
        let used = sqlx::query("UPDATE keys SET kind = 'gone' WHERE key = $1 AND kind = 'link'")
            .bind(link.as_str())
            .execute(writing.connection())
            .await?;
        if used.rows_affected() == 0 {
            writing.keep().await?;
            return Ok(None);
        }
        let person: String = sqlx::query_scalar("SELECT person FROM keys WHERE key = $1")
            .bind(link.as_str())
            .fetch_one(writing.connection())
            .await?;
        sqlx::query("INSERT INTO keys (key, person, kind, created) VALUES ($1, $2, 'device', $3)")
            .bind(device.as_str())
            .bind(&person)
            .bind(at)
            .execute(writing.connection())
            .await?;
        writing.keep().await?;
        Ok(Some(Holder::kept(person)))
    }

    /// A secret stands for nobody any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke(&self, key: &Holder, person: &Holder) -> Result<(), StoreError> {
        let revoke = "UPDATE keys SET kind = 'gone' WHERE key = $1 AND person = $2";
        self.run(sqlx::query(revoke).bind(key.as_str()).bind(person.as_str())).await?;
        Ok(())
    }

    /// The names of the games in which somebody has a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats_of(&self, person: &Holder) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT game FROM seats WHERE holder = $1";
        Ok(sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(&self.pool).await?)
    }

    /// The names of the games in which somebody has a seat and that can still be played here.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_to_play_of(&self, person: &Holder) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT seats.game FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.holder = $1 AND games.status IN ('open', 'running') AND games.rules = $2";
        let games = sqlx::query_scalar(sql).bind(person.as_str()).bind(Rules::VERSION);
        Ok(games.fetch_all(&self.pool).await?)
    }

    /// Rewrites what happened in a game so that somebody is in it no more by name or hash, and says
    /// what is said about it now.
    ///
    /// # Errors
    /// If the database fails; then nothing is changed.
    pub async fn forget(
        &self,
        game: &str,
        person: &Holder,
        rewritten: &[(u64, Entry)],
        summary: &str,
    ) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        for (number, entry) in rewritten {
            sqlx::query("UPDATE entries SET entry = $1 WHERE game = $2 AND number = $3")
                .bind(serde_json::to_string(entry)?)
                .bind(game)
                .bind(*number as i64)
                .execute(writing.connection())
                .await?;
        }
        sqlx::query("DELETE FROM seats WHERE game = $1 AND holder = $2")
            .bind(game)
            .bind(person.as_str())
            .execute(writing.connection())
            .await?;
        sqlx::query("UPDATE games SET summary = $1 WHERE id = $2")
            .bind(summary)
            .bind(game)
            .execute(writing.connection())
            .await?;
        writing.keep().await
    }
}
