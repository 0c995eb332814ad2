//! Whether all games that are kept can be played again, and are what is said about them.

use sqlx::{AnyConnection, Connection, Row};

use crate::entry::Kept;
use crate::hub::kept_status;
use crate::room::{Remains, Room};
use crate::store::{self, StoreError};

/// What an audit found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Games that are kept.
    pub games: u64,
    /// Games begun under other rules, which cannot be played again here.
    pub stranded: u64,
    /// What happened in all of them.
    pub entries: u64,
    /// What is wrong: the game, and what with it.
    pub faults: Vec<(String, String)>,
}

/// Plays all games of a database again. Others may use it meanwhile; nothing is changed.
///
/// # Errors
/// If the database fails.
pub async fn audit(database: &str) -> Result<Audit, StoreError> {
    let mut connection = store::existing(database).await?;
    // One moment for all tables.
    let mut reading = connection.begin().await?;
    if reading.backend_name() == "PostgreSQL" {
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *reading).await?;
    }
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM games ORDER BY created").fetch_all(&mut *reading).await?;
    let mut audit = Audit::default();
    for id in ids {
        audit.games += 1;
        match look(&mut reading, &id, &mut audit).await {
            Ok(()) => {}
            Err(StoreError::Database(error)) => return Err(error.into()),
            Err(error) => audit.faults.push((id, error.to_string())),
        }
    }
    reading.commit().await?;
    Ok(audit)
}

async fn look(connection: &mut AnyConnection, id: &str, audit: &mut Audit) -> Result<(), StoreError> {
    let row = sqlx::query(store::GAME).bind(id).fetch_one(&mut *connection).await?;
    let kept: Kept = store::kept(&row)?;
    let said = sqlx::query("SELECT status, summary FROM games WHERE id = $1")
        .bind(id)
        .fetch_one(&mut *connection)
        .await?;
    let (status, summary): (String, String) = (said.try_get("status")?, said.try_get("summary")?);
    let rows = sqlx::query("SELECT number, entry, at FROM entries WHERE game = $1 ORDER BY number")
        .bind(id)
        .fetch_all(&mut *connection)
        .await?;
    audit.entries += rows.len() as u64;
    let mut fault = |what: String| audit.faults.push((id.to_owned(), what));
    for (place, row) in rows.iter().enumerate() {
        let number: i64 = row.try_get("number")?;
        if number != place as i64 {
            fault(format!("entry {place} is missing"));
            return Ok(());
        }
    }
    let entries = store::dated(&rows)?;
    let these_rules = kept.has_these_rules();
    let remains = (!these_rules).then(|| Remains::read(&kept.settings, None, &summary));
    match Room::load(kept, remains, &entries) {
        Err(refusal) => fault(format!("it cannot be replayed: {refusal}")),
        Ok(_) if !these_rules => audit.stranded += 1,
        Ok(room) if kept_status(&room) != status => {
            fault(format!("it is recorded as {status}, but is {}", kept_status(&room)));
        }
        Ok(_) => {}
    }
    Ok(())
}
