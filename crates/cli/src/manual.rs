//! `splay completions` and `splay man`: what shells and manuals know of this program.

use std::fs;
use std::io::Write;

use crate::args::{CompletionsArgs, ManArgs, description};
use crate::error::Failure;

/// Prints a script that makes a shell complete commands and options.
///
/// # Errors
/// If the output fails.
pub fn completions(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut description(), "splay", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}

/// Writes a manual page for the program and one for each of its commands.
///
/// # Errors
/// If the folder cannot be made or written.
pub fn pages(args: &ManArgs) -> Result<(), Failure> {
    let folder = &args.folder;
    let failed = |error| Failure::File { what: "write", path: folder.display().to_string(), error };
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(description(), folder).map_err(failed)?;
    let count = description().get_subcommands().count() + 1;
    writeln!(
        std::io::stdout(),
        "wrote {count} pages to {}; read one with: man {0}/splay.1",
        folder.display()
    )?;
    Ok(())
}
