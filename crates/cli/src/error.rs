//! Why the program could not do what it was asked.

use thiserror::Error;

/// A failure, in one sentence a person can act on.
#[derive(Debug, Error)]
pub enum Failure {
    /// Nothing went wrong, but there is nothing more to do: help was printed, or the reader of
    /// the output has gone.
    #[error("nothing to do")]
    Quiet,
    /// Something is wrong with what was asked for.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read or written.
    #[error("cannot {what} {path}: {error}")]
    File {
        /// Read or write.
        what: &'static str,
        /// Which file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The terminal or a pipe failed.
    #[error("the terminal failed: {0}")]
    Terminal(std::io::Error),
}

impl Failure {
    /// A failure of usage, from anything that says what is wrong.
    pub fn usage(error: impl std::fmt::Display) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        // `splay cards | head` ends with the reader gone; that is no failure.
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Failure::Quiet
        } else {
            Failure::Terminal(error)
        }
    }
}

/// Says something on standard error; whoever would have read it may be gone.
pub(crate) fn warn(words: impl std::fmt::Display) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "splay: {words}");
}
