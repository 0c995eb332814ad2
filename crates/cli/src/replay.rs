//! `splay replay`: steps through a record.

use std::path::Path;

use crate::error::Failure;

/// Steps through a record.
///
/// # Errors
/// If the file cannot be read or is no record.
pub fn run(_file: &Path, _plain: bool) -> Result<(), Failure> {
    Err(Failure::usage("not yet"))
}
