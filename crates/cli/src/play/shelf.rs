//! Where games are kept from one sitting to the next: every game in a file of its own among the data of the
//! system's user, and beside them a note which was played last.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::error::Failure;
use crate::home::data_folder;

/// More games than this nobody leaves unfinished.
const MOST_GAMES: usize = 10_000;

/// The note which game was played last.
const LAST: &str = "last";

fn folder() -> Result<PathBuf, Failure> {
    let folder =
        data_folder().ok_or_else(|| Failure::usage("there is no home folder for saved games"))?;
    Ok(folder.join("games"))
}

/// Takes a new file for a game.
///
/// # Errors
/// If none can be written there.
pub fn reserve() -> Result<PathBuf, Failure> {
    let folder = folder()?;
    let failed =
        |what, path: &Path, error| Failure::File { what, path: path.display().to_string(), error };
    fs::create_dir_all(&folder).map_err(|error| failed("make", &folder, error))?;
    for number in 1..=MOST_GAMES {
        let path = folder.join(format!("game-{number}.json"));
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(failed("write", &path, error)),
        }
    }
    Err(Failure::usage(format!("{} is full of unfinished games", folder.display())))
}

/// Whether a file is one of these.
#[must_use]
pub fn holds(path: &Path) -> bool {
    let here = std::path::absolute(path).ok();
    here.zip(folder().ok()).is_some_and(|(path, folder)| path.parent() == Some(folder.as_path()))
}

/// Gives a file back that no game needs any more.
pub fn clear(path: &Path) {
    // What cannot be removed is in nobody's way.
    let _ = fs::remove_file(path);
}

/// Notes which game was played last. Where that is not possible, `--resume` takes the file's name.
pub fn note_last(path: &Path) {
    if let (Ok(folder), Ok(path)) = (folder(), std::path::absolute(path)) {
        let _ = fs::create_dir_all(&folder)
            .and_then(|()| fs::write(folder.join(LAST), path.display().to_string()));
    }
}

/// The game that was played last; if that has been finished, the one before.
///
/// # Errors
/// If there is none.
pub fn last() -> Result<PathBuf, Failure> {
    let noted = || fs::read_to_string(folder().ok()?.join(LAST)).ok().map(PathBuf::from);
    noted().filter(|path| path.exists()).or_else(newest).ok_or_else(|| {
        Failure::usage(
            "there is no game to resume; start one with \"splay play\", or name a file with --resume FILE",
        )
    })
}

/// The game here in which something was chosen last.
fn newest() -> Option<PathBuf> {
    let games = fs::read_dir(folder().ok()?).ok()?.flatten().filter_map(|file| {
        let about = file.metadata().ok()?;
        let is_game = file.path().extension().is_some_and(|end| end == "json") && about.len() > 0;
        is_game.then_some((about.modified().ok()?, file.path()))
    });
    games.max().map(|(_, path)| path)
}
