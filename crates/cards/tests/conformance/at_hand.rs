//! Where the cases and the card list are. They are no part of the repository.

use std::path::{Path, PathBuf};

/// A file or folder in the one that `SPLAY_CASES` names, or else in `shared` beside the repository.
///
/// # Panics
/// If `SPLAY_CASES` names a folder without it.
pub fn at_hand(name: &str) -> Option<PathBuf> {
    let named = std::env::var_os("SPLAY_CASES").map(|folder| Path::new(&folder).join(name));
    if let Some(path) = named {
        assert!(path.exists(), "SPLAY_CASES: there is no {}", path.display());
        return Some(path);
    }
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name);
    if !beside.exists() {
        println!("skipped: no {} at hand", name.split('/').next().unwrap_or(name));
        return None;
    }
    Some(beside)
}
