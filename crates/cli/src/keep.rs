//! `splay verify`, `backup` and `restore`: what is kept of games, and whether it is right.

use std::io::Write;
use std::path::{Path, PathBuf};

use splay_server::{Audit, Copied, audit, commitment_of, copy};
use tokio::runtime::Runtime;

use crate::args::{BackupArgs, VerifyArgs};
use crate::count::counted;
use crate::error::{Failure, warn};
use crate::play::save;
use crate::serve::{as_url, database};

/// Checks a record, or all games of a database.
///
/// # Errors
/// If something is wrong with it, or it cannot be read.
pub fn verify(args: &VerifyArgs) -> Result<(), Failure> {
    match &args.record {
        Some(record) => verify_record(record, args),
        None => {
            let named = args.database.clone().or_else(|| std::env::var("SPLAY_DATABASE").ok());
            verify_database(named.as_deref())
        }
    }
}

fn verify_record(file: &Path, args: &VerifyArgs) -> Result<(), Failure> {
    let promised = args.deal.as_deref();
    let record = save::read(file, args.game)?.record;
    if let Some(warning) = save::other_rules(&record) {
        warn(warning);
    }
    let game = record
        .replay(splay_cards::catalog(record.edition, record.sets))
        .map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?;
    let mut output = std::io::stdout().lock();
    let moves = counted(game.moves().len() as u64, "move");
    writeln!(output, "The record is valid: {moves}, all by the rules.")?;
    match (commitment_of(&record), promised) {
        (None, None) => writeln!(output, "No server dealt these cards, so there is no deal to check.")?,
        (Some(deal), None) => writeln!(
            output,
            "The hash of the deal is {deal}. Compare it with the one shown before the first choice."
        )?,
        (Some(deal), Some(promised)) if deal.eq_ignore_ascii_case(promised.trim()) => {
            writeln!(output, "The deal is the one the server committed to.")?;
        }
        (Some(deal), Some(promised)) => {
            return Err(Failure::usage(format!(
                "the deal is not the one promised: its hash is {deal}, not {promised}"
            )));
        }
        (None, Some(promised)) => {
            return Err(Failure::usage(format!(
                "no server dealt these cards, so the deal has no hash to compare with {promised}"
            )));
        }
    }
    Ok(())
}

fn verify_database(given: Option<&str>) -> Result<(), Failure> {
    let database = database(given)?;
    let Audit { games, stranded, entries, faults } =
        Runtime::new()?.block_on(audit(&database)).map_err(Failure::usage)?;
    let mut output = std::io::stdout().lock();
    for (game, fault) in &faults {
        writeln!(output, "{game}: {fault}")?;
    }
    let others = match stranded {
        0 => String::new(),
        stranded => format!(", {stranded} of them under other rules and therefore not replayed"),
    };
    let (games, entries) = (counted(games, "game"), entries_of(entries));
    writeln!(output, "{games} with {entries}{others}; {} with errors.", faults.len())?;
    match faults.len() {
        0 => Ok(()),
        wrong => {
            let games = counted(wrong as u64, "game");
            Err(Failure::usage(format!("something is wrong with {games}")))
        }
    }
}

/// Copies all games into a file, while the server may go on. The file has its name when everything is in
/// it, so one that is there can be relied on, and a try that failed is in nobody's way.
///
/// # Errors
/// If they cannot be read or written, or the file is there already.
pub fn backup(args: &BackupArgs) -> Result<(), Failure> {
    if args.file.exists() {
        let file = args.file.display();
        return Err(Failure::usage(format!("{file} already exists; name a new file")));
    }
    let part = beside(&args.file, ".part");
    forget(&part)?;
    let copied = database(args.database.as_deref())
        .and_then(|from| copying(&from, &as_url(&part.display().to_string())));
    let copied = match copied {
        Ok(copied) => copied,
        Err(error) => {
            forget(&part)?;
            return Err(error);
        }
    };
    std::fs::rename(&part, &args.file).map_err(|error| cannot("write", &args.file, error))?;
    tell(copied, "copied into the file")
}

/// Removes the file of a copy that was not finished, with what SQLite keeps beside it.
fn forget(part: &Path) -> Result<(), Failure> {
    for file in [part.to_owned(), beside(part, "-journal")] {
        if file.exists() {
            std::fs::remove_file(&file).map_err(|error| cannot("remove", &file, error))?;
        }
    }
    Ok(())
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn cannot(what: &'static str, file: &Path, error: std::io::Error) -> Failure {
    Failure::File { what, path: file.display().to_string(), error }
}

/// Copies all games of a file into an empty database.
///
/// # Errors
/// If they cannot be read or written, or the database is not empty.
pub fn restore(args: &BackupArgs) -> Result<(), Failure> {
    if !args.file.exists() {
        return Err(Failure::usage(format!("there is no file {}", args.file.display())));
    }
    let from = as_url(&args.file.display().to_string());
    tell(copying(&from, &database(args.database.as_deref())?)?, "restored")
}

fn copying(from: &str, to: &str) -> Result<Copied, Failure> {
    Runtime::new()?.block_on(copy(from, to)).map_err(Failure::usage)
}

fn tell(Copied { games, entries }: Copied, what: &str) -> Result<(), Failure> {
    let (games, entries) = (counted(games, "game"), entries_of(entries));
    writeln!(std::io::stdout(), "{games} with {entries} {what}.")?;
    Ok(())
}

fn entries_of(count: u64) -> String {
    if count == 1 { "1 entry".to_owned() } else { format!("{count} entries") }
}
