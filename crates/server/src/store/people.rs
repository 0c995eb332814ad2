//! Who a secret stands for.

use splay_engine::Rules;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Executor, Row};

use super::{Appended, CHANNEL, Store, StoreError};
use crate::entry::{Dated, Entry};
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

/// How somebody is taken out of a game.
pub struct Forgetting<'a> {
    /// The game.
    pub game: &'a str,
    /// Who.
    pub person: &'a Holder,
    /// How many entries there were.
    pub number: u64,
    /// The entry that is added.
    pub forgot: &'a Dated,
    /// What stands at some places now.
    pub rewritten: &'a [(u64, Entry)],
    /// What lists say about it now.
    pub summary: &'a str,
    /// The table when its last turn began, if it was kept.
    pub snapshot: Option<&'a str>,
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

    /// The games in which somebody ever had a seat or said something.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn appearances_of(&self, person: &Holder) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT game FROM appearances WHERE person = $1 \
                   UNION SELECT game FROM seats WHERE holder = $1";
        Ok(sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(&self.pool).await?)
    }

    /// Rewrites what happened in a game so that somebody is in it no more by name or hash, says what is
    /// said about it now, and adds an entry that tells all processes so: whoever still has the game as it
    /// was can add nothing to it before they have learned that.
    ///
    /// # Errors
    /// If the database fails; then nothing is changed.
    pub async fn forget(&self, forgetting: &Forgetting<'_>) -> Result<Appended, StoreError> {
        let Forgetting { game, person, number, forgot, rewritten, summary, snapshot } = forgetting;
        let mut writing = self.writing().await?;
        let last = "INSERT INTO entries (game, number, entry, at) VALUES ($1, $2, $3, $4) \
                    ON CONFLICT DO NOTHING";
        let last = sqlx::query(last)
            .bind(*game)
            .bind(*number as i64)
            .bind(serde_json::to_string(&forgot.entry)?)
            .bind(forgot.at)
            .execute(writing.connection())
            .await?;
        if last.rows_affected() == 0 {
            writing.keep().await?;
            return Ok(Appended::TooLate);
        }
        for (number, entry) in *rewritten {
            sqlx::query("UPDATE entries SET entry = $1 WHERE game = $2 AND number = $3")
                .bind(serde_json::to_string(entry)?)
                .bind(*game)
                .bind(*number as i64)
                .execute(writing.connection())
                .await?;
        }
        for sql in [
            "DELETE FROM seats WHERE game = $1 AND holder = $2",
            "DELETE FROM appearances WHERE game = $1 AND person = $2",
        ] {
            sqlx::query(sql).bind(*game).bind(person.as_str()).execute(writing.connection()).await?;
        }
        sqlx::query("UPDATE games SET summary = $1 WHERE id = $2")
            .bind(*summary)
            .bind(*game)
            .execute(writing.connection())
            .await?;
        if let Some(snapshot) = snapshot {
            sqlx::query("UPDATE snapshots SET position = $1 WHERE game = $2")
                .bind(*snapshot)
                .bind(*game)
                .execute(writing.connection())
                .await?;
        }
        if self.is_shared() {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(format!("{game} {number}"))
                .execute(writing.connection())
                .await?;
        }
        writing.keep().await?;
        Ok(Appended::Kept)
    }
}

/// Finds who is in which game by the entries of those who joined: what an earlier program has written says
/// it nowhere else.
pub(super) async fn find_appearances(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let sql = r#"INSERT INTO appearances (game, person)
        SELECT DISTINCT game, substr(entry, length(entry) - 44, 43) FROM entries
        WHERE entry LIKE '{"entry":"joined"%' ON CONFLICT DO NOTHING"#;
    connection.execute(sql).await?;
    Ok(())
}
