//! A database that is there already, to be looked at or copied. SQLite would make an empty one of any name.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection};

use super::migrations::Migrations;
use super::{StoreError, step_of};

/// Connects to a database that is there, and that this program can read.
///
/// # Errors
/// If there is none, or it is of something else, or of a later program.
pub(crate) async fn existing(url: &str) -> Result<AnyConnection, StoreError> {
    sqlx::any::install_default_drivers();
    if let Some(path) = file_of(url)?
        && !path.exists()
    {
        return Err(StoreError::NoFile { path });
    }
    let mut connection = AnyConnection::connect(url).await?;
    match step_of(&mut connection).await? {
        0 => Err(StoreError::Foreign),
        step if step > Migrations::LAST => Err(StoreError::Newer),
        _ => Ok(connection),
    }
}

/// The file that a database is in; none on Postgres.
fn file_of(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if !url.starts_with("sqlite:") {
        return Ok(None);
    }
    Ok(Some(SqliteConnectOptions::from_str(url)?.get_filename().to_owned()))
}
