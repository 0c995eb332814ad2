//! The game in the terminal.

pub(crate) mod face;
pub(crate) mod farewell;
mod keeper;
pub(crate) mod plain;
pub(crate) mod rescue;
mod review;
pub(crate) mod save;
pub(crate) mod screen;
mod seating;
pub(crate) mod session;
mod setup;
mod shelf;
mod task;

use std::io::{self, IsTerminal, Write};

use crate::args::PlayArgs;
use crate::error::Failure;
use plain::Plain;
use session::Session;

/// Plays a game in the terminal: on the full screen, or line by line where that is asked for or
/// nothing else is possible.
///
/// # Errors
/// If the game cannot be set up, loaded or saved, or the terminal fails.
pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    farewell::watch()?;
    let plain = args.plain || !has_screen();
    let chosen;
    let args = if args.bare && !plain {
        let Some(settled) = setup::ask(args)? else { return Ok(()) };
        chosen = settled;
        &chosen
    } else {
        args
    };
    let mut session = rescue::guarded(|| Session::open(args))?;
    rescue::guarded_game(&mut session, |session| {
        if plain {
            let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
            return Plain::new(session, io::stdin().lock(), io::stdout().lock(), at_terminal).play();
        }
        if let Some(parting) = screen::play(session)? {
            writeln!(io::stdout(), "{parting}")?;
        }
        Ok(())
    })
}

/// Whether the full screen can be used here.
pub(crate) fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}
