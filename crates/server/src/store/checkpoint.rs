//! SQLite keeps what is committed in a log beside its file, from which it has to be copied into the
//! file now and then. Left to itself, it makes whoever commits wait for the copying. Here it goes on
//! in the background while others commit.

use sqlx::Executor;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::StoreError;
use super::desk::{LONGEST, Line};

/// After how many entries the log is copied. A page that many of them changed is copied once, and copying makes
/// commits wait for the disk: more seldom is better, as long as the log stays well below the size at which whoever
/// commits has to copy it.
const EVERY: usize = 5000;

/// Copies the log into the file from time to time.
pub(super) struct Checkpoints {
    /// How many entries were written since copying began.
    written: usize,
    copying: Copying,
}

/// The connection to copy by.
enum Copying {
    /// It is there.
    No(Line),
    /// It is being used.
    UnderWay(JoinHandle<Line>),
    /// Copying failed so badly that there is none.
    NoMore,
}

impl Checkpoints {
    /// By a connection of its own.
    pub fn new(line: Line) -> Checkpoints {
        Checkpoints { written: 0, copying: Copying::No(line) }
    }

    /// So many entries have been written.
    pub async fn after(&mut self, entries: usize) {
        self.written += entries;
        self.copying = match std::mem::replace(&mut self.copying, Copying::NoMore) {
            // Only what was written meanwhile is left. With this the log begins anew, which it can
            // only while nobody writes.
            Copying::UnderWay(copying) if copying.is_finished() => match copying.await {
                Ok(line) => Copying::No(copy(line).await),
                Err(_) => Copying::NoMore,
            },
            Copying::No(line) if self.written >= EVERY => {
                self.written = 0;
                Copying::UnderWay(tokio::spawn(copy(line)))
            }
            unchanged @ (Copying::UnderWay(_) | Copying::No(_) | Copying::NoMore) => unchanged,
        };
    }

    /// Copies no more, and hangs up. What was not copied is for the next who opens the file.
    pub async fn close(self) {
        match self.copying {
            Copying::No(line) => line.close().await,
            Copying::UnderWay(mut copying) => match timeout(LONGEST, &mut copying).await {
                Ok(Ok(line)) => line.close().await,
                Ok(Err(_)) => {}
                Err(_) => copying.abort(),
            },
            Copying::NoMore => {}
        }
    }
}

/// Copies all that nobody reads or writes at the moment.
async fn copy(mut line: Line) -> Line {
    if let Err(error) = try_to_copy(&mut line).await {
        tracing::warn!(%error, "the log of the database could not be copied into its file");
    }
    line
}

async fn try_to_copy(line: &mut Line) -> Result<(), StoreError> {
    let mut connection = line.take().await?;
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    line.put_back(connection);
    Ok(())
}
