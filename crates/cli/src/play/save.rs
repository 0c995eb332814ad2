//! Saved games: the record, and who sits where.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use splay_engine::{RECORD_FORMAT, Record};

use super::seating;
use crate::args::Who;
use crate::error::Failure;

/// The form of saved games.
pub const SAVE_FORMAT: &str = "splay-save/1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    format: String,
    seats: Vec<String>,
    /// Whether the players allow hints.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    hints: bool,
    record: Record,
}

fn yes() -> bool {
    true
}

/// What a file held.
pub struct Saved {
    /// The game.
    pub record: Record,
    /// Who sat where; a bare record does not say.
    pub seats: Option<Vec<Who>>,
    /// Whether the players allow hints.
    pub hints: bool,
}

/// Reads a file of JSON.
///
/// # Errors
/// If the file cannot be read, or is something else.
pub fn read_json(path: &Path) -> Result<Value, Failure> {
    let name = path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Err(Failure::File { what: "read", path: name, error }),
    };
    serde_json::from_str(&text).map_err(|error| Failure::Usage(format!("{name} is not JSON: {error}")))
}

/// Reads a saved game, or a bare record.
///
/// # Errors
/// If the file cannot be read, or is neither.
pub fn read(path: &Path) -> Result<Saved, Failure> {
    let name = path.display().to_string();
    let value = read_json(path)?;
    let incomplete = |error| Failure::Usage(format!("{name} is not a whole record: {error}"));
    match value.get("format").and_then(Value::as_str) {
        Some(SAVE_FORMAT) => {
            let save: Save = serde_json::from_value(value).map_err(incomplete)?;
            let seats: Option<Vec<Who>> =
                save.seats.iter().map(|kind| seating::from_kind(kind)).collect();
            let Some(seats) = seats.filter(|seats| seats.len() == save.record.players.len()) else {
                return Err(Failure::Usage(format!("{name} does not say who sits where")));
            };
            Ok(Saved { record: save.record, seats: Some(seats), hints: save.hints })
        }
        Some(RECORD_FORMAT) => {
            let record = serde_json::from_value(value).map_err(incomplete)?;
            Ok(Saved { record, seats: None, hints: true })
        }
        _ => Err(Failure::Usage(format!(
            "{name} is neither a saved game (\"{SAVE_FORMAT}\") nor a record (\"{RECORD_FORMAT}\")"
        ))),
    }
}

/// Saves a game with who sits where.
///
/// # Errors
/// If the file cannot be written; what was there before is left as it was.
pub fn write(path: &Path, seats: &[Who], record: Record, hints: bool) -> Result<(), Failure> {
    let seats = seats.iter().map(|&who| seating::kind(who).to_owned()).collect();
    write_json(path, &Save { format: SAVE_FORMAT.to_owned(), seats, hints, record })
}

/// Writes a bare record.
///
/// # Errors
/// If the file cannot be written; what was there before is left as it was.
pub fn write_record(path: &Path, record: &Record) -> Result<(), Failure> {
    write_json(path, record)
}

fn write_json(path: &Path, what: &impl Serialize) -> Result<(), Failure> {
    let failed = |error| Failure::File { what: "write", path: path.display().to_string(), error };
    let mut text = serde_json::to_string_pretty(what).map_err(|error| failed(error.into()))?;
    text.push('\n');
    // First beside it, then in its place: a full disk costs no earlier save.
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(failed)
}

/// A file of this name in the current folder that does not exist yet: `splay-save.json`,
/// `splay-save-2.json` and so on. No game is ever saved over another one.
#[must_use]
pub fn unused(stem: &str) -> PathBuf {
    let numbered = |n: u32| match n {
        1 => PathBuf::from(format!("{stem}.json")),
        n => PathBuf::from(format!("{stem}-{n}.json")),
    };
    (1..).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1))
}
