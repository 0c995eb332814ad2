//! Saved games: the record, and who sits where.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use splay_engine::{RECORD_FORMAT, Record, Rules};

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

/// Reads a file of JSON; of one with several games, that with this number, counted from 1.
///
/// # Errors
/// If the file cannot be read, is something else, or has no such game.
pub fn read_json(path: &Path, game: Option<usize>) -> Result<Value, Failure> {
    let name = path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Err(Failure::File { what: "read", path: name, error }),
    };
    let wanted = game.unwrap_or(1);
    let mut found = None;
    let mut count = 0;
    for value in serde_json::Deserializer::from_str(&text).into_iter::<Value>() {
        let value = value.map_err(|error| Failure::Usage(format!("{name} is not JSON: {error}")))?;
        count += 1;
        if count == wanted {
            found = Some(value);
        }
    }
    match (count, found) {
        (0, _) => Err(Failure::Usage(format!("{name} is empty"))),
        (2.., _) if game.is_none() => Err(Failure::Usage(format!(
            "{name} holds {count} games; use --game N with replay, analyze or verify to pick one"
        ))),
        (_, Some(value)) => Ok(value),
        (1, None) => Err(Failure::Usage(format!("{name} holds only 1 game; there is no game {wanted}"))),
        (_, None) => {
            Err(Failure::Usage(format!("{name} holds {count} games; there is no game {wanted}")))
        }
    }
}

/// Says so if a record was made under other rules than these.
#[must_use]
pub fn other_rules(record: &Record) -> Option<String> {
    let differ = !record.has_these_rules();
    differ.then(|| {
        format!(
            "This game was played under the rules {}; this program uses {}",
            record.rules,
            Rules::VERSION
        )
    })
}

/// Reads a saved game, or a bare record; of several records, that with this number.
///
/// # Errors
/// If the file cannot be read, or is neither.
pub fn read(path: &Path, game: Option<usize>) -> Result<Saved, Failure> {
    let name = path.display().to_string();
    let value = read_json(path, game)?;
    let incomplete = |error| Failure::Usage(format!("{name} is not a complete record: {error}"));
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
pub fn write(path: &Path, seats: &[Who], record: &Record, hints: bool) -> Result<(), Failure> {
    let seats = seats.iter().map(|&who| seating::kind(who)).collect();
    write_json(path, &Save { format: SAVE_FORMAT.to_owned(), seats, hints, record: record.clone() })
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
    let beside = beside(path);
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(failed)
}

/// Finds out whether a game could be saved here, without touching what is there.
///
/// # Errors
/// If it could not.
pub fn try_out(path: &Path) -> Result<(), Failure> {
    let beside = beside(path);
    let tried = fs::write(&beside, "").and_then(|()| fs::remove_file(&beside));
    tried.map_err(|error| Failure::File { what: "write", path: path.display().to_string(), error })
}

/// The file in which a game is written before it takes its place.
fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    beside.into()
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
