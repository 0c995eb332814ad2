//! The `splay` program.

#![deny(clippy::wildcard_enum_match_arm)]

use std::process::ExitCode;

use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    splay_cli::run(std::env::args_os())
}
