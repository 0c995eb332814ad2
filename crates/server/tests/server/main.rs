//! The server, by its doors: real sockets, real databases.

mod bad_input;
mod common;
mod games;
mod leaks;
mod stranded;
