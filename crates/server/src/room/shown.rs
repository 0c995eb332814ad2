//! What a room looks like, worked out once for all who look through the same eyes.

use std::sync::{Arc, OnceLock};

use super::Room;
use crate::wire::Picture;
use crate::written::Written;

/// How long a scene is, about, as it is sent.
const ROOM: usize = 8 * 1024;

/// What has been worked out so far: for each seat, and for spectators behind the last.
pub(super) struct Shown(Vec<OnceLock<Option<Picture>>>);

impl Shown {
    /// Nothing yet, of a room with so many seats.
    pub fn nothing(seats: usize) -> Shown {
        Shown((0..=seats).map(|_| OnceLock::new()).collect())
    }
}

impl Clone for Shown {
    /// A copy of a room is made to change it: then it looks like something else.
    fn clone(&self) -> Shown {
        Shown::nothing(self.0.len() - 1)
    }
}

impl Room {
    fn eyes(&self, seat: Option<usize>) -> &OnceLock<Option<Picture>> {
        let spectators = self.shown.0.len() - 1;
        &self.shown.0[seat.unwrap_or(spectators).min(spectators)]
    }

    /// Whether it has been worked out what the room looks like through some eyes.
    #[must_use]
    pub fn has_shown(&self, seat: Option<usize>) -> bool {
        self.eyes(seat).get().is_some()
    }

    /// What the room looks like through the eyes of a seat, or of spectators; nothing before the game
    /// has begun.
    #[must_use]
    pub fn show(&self, seat: Option<usize>) -> Option<Picture> {
        let picture = || {
            let scene = self.scene(seat.and_then(splay_engine::Seat::new))?;
            Some(Arc::new(Written::new(&scene, ROOM).ok()?))
        };
        self.eyes(seat).get_or_init(picture).clone()
    }
}
