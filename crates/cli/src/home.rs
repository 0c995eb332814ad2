//! The folder that the system has for the data of programs.

use std::path::PathBuf;

/// Where this program keeps what it writes by itself; none where nobody has a home.
#[cfg(not(test))]
pub(crate) fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "splay").map(|folders| folders.data_dir().to_owned())
}

/// Tests leave the games of whoever runs them alone.
#[cfg(test)]
pub(crate) fn data_folder() -> Option<PathBuf> {
    Some(std::env::temp_dir().join(format!("splay-unit-tests-{}", std::process::id())))
}
