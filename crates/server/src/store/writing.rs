//! What is written beside the games: names, devices, ratings. It goes by a connection of its own, and a
//! connection on which something failed is not used again: what it believes to be under way need not be.

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Executor};

use super::{Store, StoreError};

/// By what the processes on a database know whose turn it is to look for somebody's opponent.
const FINDING: i64 = 0x0073_706c_6179;

/// A connection that writes, all or nothing. Unless it is told to keep what was written, nothing is, and
/// nobody uses the connection again.
pub(crate) struct Writing {
    connection: PoolConnection<Any>,
    kept: bool,
}

impl Writing {
    /// Where to write.
    pub fn connection(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }

    /// Keeps what was written. It is on disk when this returns.
    ///
    /// # Errors
    /// If the database fails; then nothing is kept.
    pub async fn keep(mut self) -> Result<(), StoreError> {
        self.connection.execute("COMMIT").await?;
        self.kept = true;
        Ok(())
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.kept {
            metrics::counter!("splay_commits_failed").increment(1);
            self.connection.close_on_drop();
        }
    }
}

impl Store {
    /// A connection to write by.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn writing(&self) -> Result<Writing, StoreError> {
        let connection = self.pool.acquire().await?;
        let mut writing = Writing { connection, kept: false };
        // In a file, who only reads at first could find that somebody else has written meanwhile.
        let begin = if self.is_shared() { "BEGIN" } else { "BEGIN IMMEDIATE" };
        writing.connection.execute(begin).await?;
        Ok(writing)
    }

    /// The turn of this process, among all on the database, to look for somebody's opponent; it is over
    /// when what this gives is kept or dropped. None where there are no others.
    ///
    /// # Errors
    /// If the database fails, or another process takes too long.
    pub(crate) async fn turn_to_find(&self) -> Result<Option<Writing>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let mut writing = self.writing().await?;
        // Somebody waits for an opponent anyway; they need not wait longer than for any other answer.
        writing.connection.execute("SET LOCAL lock_timeout = '30s'").await?;
        let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(FINDING);
        lock.execute(writing.connection()).await?;
        Ok(Some(writing))
    }

    /// Writes one thing; says how many rows it changed.
    ///
    /// # Errors
    /// If the database fails; then nothing is changed.
    pub(super) async fn run<'q>(
        &self,
        query: Query<'q, Any, AnyArguments<'q>>,
    ) -> Result<u64, StoreError> {
        let mut writing = self.writing().await?;
        let done = query.execute(writing.connection()).await?;
        writing.keep().await?;
        Ok(done.rows_affected())
    }
}
