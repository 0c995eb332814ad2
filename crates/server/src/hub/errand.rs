//! Something that one task does for all who ask for it, and that must not be forgotten if somebody asks
//! just as it comes to its end.

use std::sync::atomic::{AtomicU8, Ordering};

const RESTS: u8 = 0;
const BUSY: u8 = 1;
const ASKED_AGAIN: u8 = 2;

/// Whether somebody is at it.
#[derive(Default)]
pub(super) struct Errand(AtomicU8);

impl Errand {
    /// Asks for it; says whether the one who asks is to do it. Otherwise somebody is at it, and will look
    /// again.
    pub fn ask(&self) -> bool {
        let before = self.0.fetch_update(Ordering::AcqRel, Ordering::Acquire, |state| {
            Some(if state == RESTS { BUSY } else { ASKED_AGAIN })
        });
        before == Ok(RESTS)
    }

    /// The one who does it sees nothing more to do; says whether they may rest. Otherwise somebody has
    /// asked since they last said so.
    pub fn rest(&self) -> bool {
        let rests = |state| Some(if state == BUSY { RESTS } else { BUSY });
        self.0.fetch_update(Ordering::AcqRel, Ordering::Acquire, rests) == Ok(BUSY)
    }

    /// The one who does it gives up, whoever has asked.
    pub fn give_up(&self) {
        self.0.store(RESTS, Ordering::Release);
    }

    /// Whether somebody is at it.
    pub fn is_under_way(&self) -> bool {
        self.0.load(Ordering::Acquire) != RESTS
    }
}

#[cfg(test)]
mod tests {
    use super::Errand;

    #[test]
    fn who_asks_at_the_last_moment_is_not_forgotten() {
        let errand = Errand::default();
        assert!(errand.ask(), "the first one does it");
        assert!(!errand.ask() && !errand.ask(), "the others leave it to them");
        assert!(!errand.rest(), "who look again,");
        assert!(errand.is_under_way());
        assert!(errand.rest(), "once");
        assert!(!errand.is_under_way() && errand.ask(), "and the next one does it anew");
        errand.give_up();
        assert!(errand.ask());
    }
}
