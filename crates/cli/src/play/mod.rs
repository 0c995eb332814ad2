//! The game in the terminal.

use crate::args::PlayArgs;
use crate::error::Failure;

/// Plays a game in the terminal.
///
/// # Errors
/// If the game cannot be set up, loaded or saved, or the terminal fails.
pub fn run(_args: &PlayArgs) -> Result<(), Failure> {
    Err(Failure::usage("not yet"))
}
