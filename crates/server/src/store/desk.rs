//! The connections of the one who writes: one to write by, and another to look whether it was kept. They stay
//! open from one commit to the next, so that what was read once from a file is still known.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};
use tokio::time::{Instant, timeout};

use super::{PRAGMAS, StoreError};

/// How long a connection over the network is taken to be there without being asked.
const TRUSTED: Duration = Duration::from_secs(1);

/// How long connecting and hanging up may take.
pub(super) const LONGEST: Duration = Duration::from_secs(10);

/// The connections of the one who writes.
pub(super) struct Desk {
    url: String,
    /// By which things are written.
    pub writing: Line,
    /// By which it is seen whether they were kept.
    pub looking: Line,
    /// Whether other processes may use the same database.
    pub shared: bool,
}

impl Desk {
    /// No connection yet.
    pub fn new(url: &str, shared: bool) -> Desk {
        let [writing, looking] = [(), ()].map(|()| Line { url: url.to_owned(), shared, open: None });
        Desk { url: url.to_owned(), writing, looking, shared }
    }

    /// One more connection, when it is needed.
    pub fn line(&self) -> Line {
        Line { url: self.url.clone(), shared: self.shared, open: None }
    }

    /// Hangs up.
    pub async fn close(self) {
        self.writing.close().await;
        self.looking.close().await;
    }
}

/// A connection that is made when it is needed, and made anew when something has failed on it.
pub(super) struct Line {
    url: String,
    shared: bool,
    /// The connection, and when it was last used.
    open: Option<(AnyConnection, Instant)>,
}

impl Line {
    /// Takes the connection. Who does not put it back has seen it fail: what such a connection believes to be
    /// under way need not be.
    ///
    /// # Errors
    /// If there is none to be had.
    pub async fn take(&mut self) -> Result<AnyConnection, StoreError> {
        if let Some((mut connection, used)) = self.open.take() {
            // A file does not hang up.
            let trusted = !self.shared || used.elapsed() < TRUSTED;
            if trusted || matches!(timeout(TRUSTED, connection.ping()).await, Ok(Ok(()))) {
                return Ok(connection);
            }
        }
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            if !self.shared {
                connection.execute(PRAGMAS).await?;
            }
            Ok(connection)
        };
        timeout(LONGEST, connecting).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Keeps a connection for the next time.
    pub fn put_back(&mut self, connection: AnyConnection) {
        self.open = Some((connection, Instant::now()));
    }

    /// Hangs up.
    pub async fn close(self) {
        if let Some((connection, _)) = self.open {
            timeout(LONGEST, connection.close()).await.ok();
        }
    }
}
