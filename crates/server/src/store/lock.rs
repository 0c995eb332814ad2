//! One process at a time on a database in a file. Processes on Postgres hear from each other what
//! has happened; on a file they would not, and each would show games as they were.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;

use super::StoreError;

/// Keeps other processes away from a database in a file, until it is dropped or its process ends.
pub(super) struct Lock(File);

impl Lock {
    /// Takes a database for this process. One in memory is its own anyway.
    ///
    /// # Errors
    /// If another process has it, or the folder cannot be written to.
    pub fn take(url: &str) -> Result<Option<Lock>, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?;
        let database = options.get_filename();
        if url.contains(":memory:") || url.contains("mode=memory") {
            return Ok(None);
        }
        let path = beside(database);
        let unusable = |error| StoreError::File { path: path.clone(), error };
        let file =
            File::options().create(true).truncate(false).write(true).open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.0.unlock().ok();
    }
}

/// `games.db-lock` beside `games.db`, as SQLite names its own.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-lock");
    PathBuf::from(name)
}
