//! The `splay` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    splay_cli::run(std::env::args_os())
}
