//! SQLite keeps what is committed in a log beside its file, from which it has to be copied into the
//! file now and then. Left to itself, it makes whoever commits wait for the copying. Here it goes on
//! in the background while others commit.

use sqlx::AnyPool;
use tokio::task::JoinHandle;

/// After how many entries the log is copied.
const EVERY: usize = 1000;

/// Copies the log into the file from time to time.
pub(super) struct Checkpoints {
    pool: AnyPool,
    /// How many entries were written since copying began.
    written: usize,
    copying: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// For a database in a file.
    pub fn new(pool: AnyPool) -> Checkpoints {
        Checkpoints { pool, written: 0, copying: None }
    }

    /// So many entries have been written.
    pub async fn after(&mut self, entries: usize) {
        self.written += entries;
        match &self.copying {
            // Only what was written meanwhile is left. With this the log begins anew, which it can
            // only while nobody writes.
            Some(copying) if copying.is_finished() => {
                copy(self.pool.clone()).await;
                self.copying = None;
            }
            None if self.written >= EVERY => {
                self.written = 0;
                self.copying = Some(tokio::spawn(copy(self.pool.clone())));
            }
            _ => {}
        }
    }
}

/// Copies all that nobody reads or writes at the moment.
async fn copy(pool: AnyPool) {
    if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
        tracing::warn!(%error, "the log of the database could not be copied into its file");
    }
}
