//! The `splay` program: serve, health, verify, backup, restore, play, protocol, simulate, tournament, match, card, cards, replay,
//! analyze, bench, completions, man.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod analyze;
pub mod args;
pub mod bench;
pub mod cards;
mod contest;
mod count;
mod error;
mod health;
mod home;
mod keep;
mod manual;
pub mod play;
pub mod protocol;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod tournament;
mod wording;

use std::ffi::OsString;
use std::process::ExitCode;

pub use error::Failure;

/// Runs the program with these arguments and says how it went. A failure is one sentence on
/// standard error and exit code 2.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    match args::parse(arguments).and_then(args::Command::run) {
        Ok(()) | Err(Failure::Quiet) => ExitCode::SUCCESS,
        Err(failure) => {
            error::warn(failure);
            ExitCode::from(2)
        }
    }
}
