//! What is remembered in the course of an action: what its demands have done, and what cards note
//! for their later effects.

use std::hash::{Hash, Hasher};

use crate::age::Age;
use crate::card::CardId;
use crate::seat::{MAX_SEATS, Seat};

/// What the demands of one execution have done, over all victims (R-DOG-14). Each execution within
/// another has a tally of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tally {
    pub transferred: bool,
    pub returned: u8,
    pub highest_returned: Age,
}

impl Tally {
    pub const NONE: Tally = Tally { transferred: false, returned: 0, highest_returned: Age::NONE };
}

/// A number that a player notes by an effect of a card, for later effects of the same card in the
/// same action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Note {
    of: CardId,
    by: Seat,
    number: u16,
}

/// How many notes are kept. A card that notes something keeps one note for each player who carries it
/// out; so many cards can do so in one action, whoever plays, which is more than there are. Beyond it the
/// oldest note is lost.
const MOST: usize = 8 * MAX_SEATS;

/// The notes of an action: the private memory of its cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    notes: [Note; MOST],
    len: u8,
}

impl Notes {
    pub const NONE: Notes =
        Notes { notes: [Note { of: CardId(0), by: Seat::FIRST, number: 0 }; MOST], len: 0 };

    /// Notes a number; a later note of the same player by the same card takes the place of an
    /// earlier one.
    pub fn set(&mut self, of: CardId, by: Seat, number: u16) {
        let note = Note { of, by, number };
        let len = usize::from(self.len);
        if let Some(earlier) = self.notes[..len].iter_mut().find(|note| note.of == of && note.by == by) {
            *earlier = note;
        } else if len < MOST {
            self.notes[len] = note;
            self.len += 1;
        } else {
            self.notes.rotate_left(1);
            self.notes[MOST - 1] = note;
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Becomes like another; only what is there is copied.
    pub fn set_to(&mut self, other: &Notes) {
        let len = usize::from(other.len);
        self.notes[..len].copy_from_slice(&other.notes[..len]);
        self.len = other.len;
    }

    fn notes(&self) -> &[Note] {
        &self.notes[..usize::from(self.len)]
    }

    /// What a player has noted by an effect of a card.
    pub fn get(&self, of: CardId, by: Seat) -> Option<u16> {
        self.notes().iter().find(|note| note.of == of && note.by == by).map(|note| note.number)
    }
}

/// What lies beyond the end is left over from before and means nothing.
impl Hash for Notes {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.notes().hash(to);
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Notes};
    use crate::card::CardId;
    use crate::seat::{MAX_SEATS, Seat};

    #[test]
    fn each_card_has_a_memory_of_its_own() {
        let (one, other) = (CardId(1), CardId(2));
        let mut notes = Notes::NONE;
        notes.set(one, Seat::FIRST, 7);
        notes.set(other, Seat::FIRST, 8);
        notes.set(one, Seat::at(1), 9);
        notes.set(one, Seat::FIRST, 10);
        assert_eq!(notes.get(one, Seat::FIRST), Some(10));
        assert_eq!(notes.get(other, Seat::FIRST), Some(8));
        assert_eq!(notes.get(other, Seat::at(1)), None);
    }

    /// Three cards that note something, at the largest table.
    #[test]
    fn whoever_plays_no_note_is_lost() {
        let mut notes = Notes::NONE;
        let all =
            || (0..3).flat_map(|card| (0..MAX_SEATS).map(move |seat| (CardId(card), Seat::at(seat))));
        all().for_each(|(card, seat)| notes.set(card, seat, card.0));
        assert!(all().all(|(card, seat)| notes.get(card, seat) == Some(card.0)));
    }

    #[test]
    fn the_oldest_note_is_the_first_to_be_lost() {
        let mut notes = Notes::NONE;
        (0..=MOST as u16).for_each(|n| notes.set(CardId(n), Seat::FIRST, n));
        assert_eq!(notes.get(CardId(0), Seat::FIRST), None);
        assert_eq!(notes.get(CardId(MOST as u16), Seat::FIRST), Some(MOST as u16));
    }
}
