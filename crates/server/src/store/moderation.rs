//! Who does not want to hear whom, what was reported, and who is banned.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::secret::Holder;
use crate::wire::{Report, Shun, Shunned};

/// How many reports are shown at once.
const REPORTS: i64 = 200;

/// For whom a ban is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Banned {
    /// A person.
    Person(Holder),
    /// Whoever comes from an address.
    Address(String),
}

impl Banned {
    fn columns(&self) -> (&'static str, &str) {
        match self {
            Banned::Person(person) => ("person", person.as_str()),
            Banned::Address(address) => ("address", address),
        }
    }
}

/// A ban as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptBan {
    /// To lift it by.
    pub id: String,
    /// For whom.
    pub whom: Banned,
    /// What they were called.
    pub name: String,
    /// Why.
    pub why: String,
    /// Until when, in milliseconds since 1970.
    pub until: i64,
    /// Since when.
    pub created: i64,
}

/// A report as it is kept.
#[derive(Clone, Debug)]
pub struct KeptReport {
    /// The game.
    pub game: String,
    /// By whom.
    pub reporter: Holder,
    /// About whom.
    pub about: Holder,
    /// What is told of it.
    pub report: Report,
}

impl Store {
    /// Whom somebody does not want to hear or meet, and how it is shown to them; the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn shuns_of(&self, person: &Holder) -> Result<Vec<(Holder, Shunned)>, StoreError> {
        let sql = "SELECT id, other, how, name FROM shuns WHERE person = $1 ORDER BY created DESC, id";
        let rows = sqlx::query(sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let how = Shun::from_word(&row.try_get::<String, _>("how")?);
            let shunned = Shunned { id: row.try_get("id")?, name: row.try_get("name")?, how };
            Ok((Holder::kept(row.try_get("other")?), shunned))
        };
        rows.iter().map(read).collect()
    }

    /// Keeps that somebody does not want to hear or meet another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn shun(
        &self,
        person: &Holder,
        other: &Holder,
        shunned: &Shunned,
        at: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO shuns (id, person, other, how, name, created) \
                   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, other) \
                   DO UPDATE SET how = excluded.how, name = excluded.name";
        self.run(
            sqlx::query(sql)
                .bind(&shunned.id)
                .bind(person.as_str())
                .bind(other.as_str())
                .bind(shunned.how.word())
                .bind(&shunned.name)
                .bind(at),
        )
        .await?;
        Ok(())
    }

    /// Somebody wants to hear and meet another again, by the name of the row.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unshun(&self, person: &Holder, id: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM shuns WHERE person = $1 AND id = $2";
        self.run(sqlx::query(sql).bind(person.as_str()).bind(id)).await?;
        Ok(())
    }

    /// Whether one of these has blocked somebody, or the other way round.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_blocked_among(
        &self,
        person: &Holder,
        others: &[Holder],
    ) -> Result<bool, StoreError> {
        let sql = "SELECT other FROM shuns WHERE person = $1 AND how = 'block' \
                   UNION SELECT person FROM shuns WHERE other = $1 AND how = 'block'";
        let apart: Vec<String> =
            sqlx::query_scalar(sql).bind(person.as_str()).fetch_all(&self.pool).await?;
        Ok(others.iter().any(|other| apart.iter().any(|one| one == other.as_str())))
    }

    /// Keeps a report; another one about the same by the same person in the same game takes its place.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, kept: &KeptReport) -> Result<(), StoreError> {
        let KeptReport { game, reporter, about, report } = kept;
        let sql = "INSERT INTO reports (id, game, reporter, about, name, why, evidence, created, closed) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT (game, reporter, about) \
                   DO UPDATE SET why = excluded.why, evidence = excluded.evidence, \
                   created = excluded.created, closed = 0";
        self.run(
            sqlx::query(sql)
                .bind(&report.id)
                .bind(game)
                .bind(reporter.as_str())
                .bind(about.as_str())
                .bind(&report.name)
                .bind(&report.why)
                .bind(serde_json::to_string(&report.evidence)?)
                .bind(report.created),
        )
        .await?;
        Ok(())
    }

    /// How many reports somebody has made since a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports_by(&self, reporter: &Holder, since: i64) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND created >= $2";
        let count = sqlx::query_scalar(sql).bind(reporter.as_str()).bind(since);
        Ok(count.fetch_one(&self.pool).await?)
    }

    /// The reports that are not closed, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_reports(&self) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, game, name, why, evidence, created, \
                   (SELECT COUNT(DISTINCT others.reporter) FROM reports AS others \
                    WHERE others.about = reports.about AND others.reporter <> reports.reporter) AS others \
                   FROM reports WHERE closed = 0 ORDER BY created DESC, id LIMIT $1";
        let rows = sqlx::query(sql).bind(REPORTS).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            Ok(Report {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                name: row.try_get("name")?,
                why: row.try_get("why")?,
                evidence: serde_json::from_str(&row.try_get::<String, _>("evidence")?)?,
                others: row.try_get::<i64, _>("others")? as u32,
                created: row.try_get("created")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Whom a report is about, and what they are called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reported(&self, id: &str) -> Result<Option<(Holder, String)>, StoreError> {
        let sql = "SELECT about, name FROM reports WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((Holder::kept(row.try_get("about")?), row.try_get("name")?))).transpose()
    }

    /// Closes a report.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_report(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE reports SET closed = $1 WHERE id = $2";
        self.run(sqlx::query(sql).bind(at).bind(id)).await?;
        Ok(())
    }

    /// Removes reports that were closed before a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_reports(&self, before: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM reports WHERE closed > 0 AND closed < $1";
        self.run(sqlx::query(sql).bind(before)).await?;
        Ok(())
    }

    /// The bans that hold at a time; those that do not any more are removed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bans(&self, now: i64) -> Result<Vec<KeptBan>, StoreError> {
        let sql = "SELECT id, kind, whom, name, why, until, created FROM bans WHERE until > $1 \
                   ORDER BY created DESC, id";
        let rows = sqlx::query(sql).bind(now).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let whom: String = row.try_get("whom")?;
            Ok(KeptBan {
                id: row.try_get("id")?,
                whom: match row.try_get::<String, _>("kind")?.as_str() {
                    "person" => Banned::Person(Holder::kept(whom)),
                    _ => Banned::Address(whom),
                },
                name: row.try_get("name")?,
                why: row.try_get("why")?,
                until: row.try_get("until")?,
                created: row.try_get("created")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Keeps a ban, in place of another for the same.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ban(&self, ban: &KeptBan) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        let over = sqlx::query("DELETE FROM bans WHERE until <= $1").bind(ban.created);
        over.execute(writing.connection()).await?;
        let sql = "INSERT INTO bans (id, kind, whom, name, why, until, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, whom) \
                   DO UPDATE SET name = excluded.name, why = excluded.why, until = excluded.until";
        let (kind, whom) = ban.whom.columns();
        sqlx::query(sql)
            .bind(&ban.id)
            .bind(kind)
            .bind(whom)
            .bind(&ban.name)
            .bind(&ban.why)
            .bind(ban.until)
            .bind(ban.created)
            .execute(writing.connection())
            .await?;
        writing.keep().await
    }

    /// Lifts a ban.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lift(&self, id: &str) -> Result<(), StoreError> {
        self.run(sqlx::query("DELETE FROM bans WHERE id = $1").bind(id)).await?;
        Ok(())
    }

    /// How many games there are, by how far they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_games(&self) -> Result<BTreeMap<String, i64>, StoreError> {
        let sql = "SELECT status, COUNT(*) AS games FROM games GROUP BY status";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("status")?, row.try_get("games")?))).collect()
    }

    /// Forgets whom somebody shunned or reported, and by whom they were. A ban stays until it is over:
    /// it has nothing of them but a hash that stands for nobody any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_moderation(&self, person: &Holder) -> Result<(), StoreError> {
        let mut writing = self.writing().await?;
        for sql in [
            "DELETE FROM shuns WHERE person = $1 OR other = $1",
            "DELETE FROM reports WHERE reporter = $1 OR about = $1",
            "UPDATE bans SET name = '' WHERE kind = 'person' AND whom = $1",
        ] {
            sqlx::query(sql).bind(person.as_str()).execute(writing.connection()).await?;
        }
        writing.keep().await
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{AnyConnection, Connection, Executor};

    use super::*;

    #[tokio::test]
    async fn what_is_done_in_several_steps_is_done_or_not() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        let (ada, bob) = (Holder::of("Ada"), Holder::of("Bob"));
        let shunned = Shunned { id: "one".to_owned(), name: "Bob".to_owned(), how: Shun::Mute };
        store.shun(&ada, &bob, &shunned, 1).await.unwrap();
        store.keep_vacation(&ada, (1, 5), 0).await.unwrap();
        let mut other = AnyConnection::connect(&url).await.unwrap();
        other.execute("ALTER TABLE bans RENAME TO lost").await.unwrap();
        let fails = "CREATE TRIGGER fails BEFORE DELETE ON vacations BEGIN SELECT RAISE(ABORT, ''); END";
        other.execute(fails).await.unwrap();
        // The first step goes well, and another does not. However often that happens, others can write.
        for _ in 0..20 {
            store.forget_moderation(&ada).await.unwrap_err();
            store.keep_vacation(&ada, (7, 9), 6).await.unwrap_err();
        }
        assert_eq!(store.shuns_of(&ada).await.unwrap().len(), 1);
        assert_eq!(store.vacations(&ada, 0).await.unwrap(), [(1, 5)]);
        other.execute("ALTER TABLE lost RENAME TO bans").await.unwrap();
        store.forget_moderation(&ada).await.unwrap();
        assert_eq!(store.shuns_of(&ada).await.unwrap(), []);
        store.close().await;
    }
}
