//! Keeps a game in its file: after every choice, so that nothing that happens to the program costs more than
//! the choice that was being made.

use std::path::{Path, PathBuf};

use splay_engine::Record;

use super::{farewell, save, shelf};
use crate::args::Who;
use crate::error::Failure;

/// Where a game is kept, and how far.
pub struct Keeper {
    /// None where the game is kept nowhere by itself: only bots play, or there is no place for it.
    path: Option<PathBuf>,
    /// Whether the file is one of our own, which goes when the game is over.
    shelved: bool,
    /// Whether the file holds the game, as it is or as it was.
    in_file: bool,
    /// Whether the game has moved on since.
    changed: bool,
    /// Why the game cannot be kept.
    trouble: Option<String>,
    /// Whether that has been said.
    said: bool,
}

/// What is kept of a game.
pub struct Kept<'a> {
    /// Who sits where.
    pub who: &'a [Who],
    /// Everything that was chosen.
    pub record: Record,
    /// Whether the players allow hints.
    pub hints: bool,
}

impl Keeper {
    /// Keeps nothing unless it is told to.
    #[must_use]
    pub fn idle() -> Keeper {
        Keeper { path: None, shelved: false, in_file: false, changed: false, trouble: None, said: false }
    }

    /// Keeps a new game in this file, or if none is named in one of our own.
    #[must_use]
    pub fn of_new_game(file: Option<&Path>) -> Keeper {
        let taken = match file {
            Some(file) => save::try_out(file).map(|()| file.to_owned()),
            None => shelf::reserve(),
        };
        let mut keeper = Keeper::idle();
        match taken {
            Ok(path) => {
                keeper.shelved = file.is_none();
                farewell::hold().reserved = keeper.shelved.then(|| path.clone());
                keeper.path = Some(path);
            }
            Err(failure) => {
                keeper.path = file.map(Path::to_owned);
                keeper.trouble = Some(failure.to_string());
            }
        }
        keeper
    }

    /// Keeps a game that came from this file there, or in another.
    #[must_use]
    pub fn of_saved_game(file: &Path, other: Option<&Path>) -> Keeper {
        let path = other.unwrap_or(file);
        let trouble = save::try_out(path).err().map(|failure| failure.to_string());
        let (in_file, shelved) = (other.is_none(), shelf::holds(path));
        Keeper { path: Some(path.to_owned()), shelved, in_file, trouble, changed: !in_file, said: false }
    }

    /// The game has moved on; it is kept as it is now.
    pub fn follow(&mut self, kept: &Kept<'_>) {
        self.changed = true;
        if self.path.is_none() {
            return;
        }
        match self.save(None, kept) {
            Ok(_) => self.trouble = None,
            Err(failure) => {
                let trouble = failure.to_string();
                self.said &= self.trouble.as_ref() == Some(&trouble);
                self.trouble = Some(trouble);
            }
        }
    }

    /// The game has moved on, and nobody minds if it is lost.
    pub fn let_go(&mut self) {
        self.changed = true;
    }

    /// Why the game cannot be kept, the first time it is asked.
    pub fn news(&mut self) -> Option<String> {
        if std::mem::replace(&mut self.said, true) {
            return None;
        }
        self.said = self.trouble.is_some();
        let trouble = self.trouble.as_ref()?;
        Some(format!(
            "This game is not being saved: {trouble}. When you quit, you can name another file"
        ))
    }

    /// Saves the game, by default where it is kept.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&mut self, to: Option<&Path>, kept: &Kept<'_>) -> Result<PathBuf, Failure> {
        let path = match to.or(self.path.as_deref()) {
            Some(path) => path.to_owned(),
            None => save::unused("splay-save"),
        };
        save::write(&path, kept.who, &kept.record, kept.hints)?;
        if self.path.as_ref() != Some(&path) {
            self.leave_shelf();
            self.shelved = false;
        }
        if !self.in_file || self.path.as_ref() != Some(&path) {
            shelf::note_last(&path);
        }
        self.in_file = true;
        self.changed = false;
        self.trouble = None;
        self.path = Some(path.clone());
        Ok(path)
    }

    /// Why there is no place at all where the game could be kept.
    #[must_use]
    pub fn homeless(&self) -> Option<Failure> {
        self.trouble.clone().filter(|_| self.path.is_none()).map(Failure::Usage)
    }

    /// Whether the game has moved on since it was saved.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.changed
    }

    /// Whether a file holds the game that somebody has named.
    #[must_use]
    pub fn is_in_named_file(&self) -> bool {
        self.in_file && !self.shelved
    }

    /// The file that holds the game.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.in_file)
    }

    /// The game is over: a file of our own is not needed any more.
    pub fn leave_shelf(&mut self) {
        if self.shelved
            && let Some(path) = &self.path
        {
            shelf::clear(path);
            self.in_file = false;
        }
    }

    /// How to go on with the game.
    #[must_use]
    pub fn resumption(&self) -> Option<String> {
        let path = self.file()?.display();
        let named = if self.shelved { String::new() } else { format!(" {path}") };
        Some(format!("The game is saved in {path}; to continue it: splay play --resume{named}"))
    }

    /// What is said if the program is ended now.
    #[must_use]
    pub fn parting(&self) -> Option<String> {
        match &self.trouble {
            Some(trouble) => Some(format!("The game is not saved: {trouble}.")),
            None => self.resumption(),
        }
    }
}

impl Drop for Keeper {
    /// A file in which nothing has been saved is given back.
    fn drop(&mut self) {
        if !self.in_file {
            self.leave_shelf();
        }
    }
}
