//! What is remembered in the course of an action: what its demands have done, and what cards note
//! for their later effects.

use std::hash::{Hash, Hasher};

use crate::age::Age;
use crate::card::CardId;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};

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

/// The numbers that players note by an effect of a card, for later effects of the same card in the same
/// action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Page {
    of: CardId,
    /// Who has noted one.
    by: Seats,
    numbers: BySeat<u16>,
}

impl Page {
    const fn blank(of: CardId) -> Page {
        Page { of, by: Seats::NONE, numbers: BySeat([0; MAX_SEATS]) }
    }
}

/// How many cards can note something in one action, each for everybody: more than there are that do.
/// Beyond it what the first of them has noted is lost.
const MOST: usize = 7;

/// The notes of an action: the private memory of its cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    pages: [Page; MOST],
    len: u8,
}

impl Notes {
    pub const NONE: Notes = Notes { pages: [Page::blank(CardId(0)); MOST], len: 0 };

    /// Notes a number; a later note of the same player by the same card takes the place of an
    /// earlier one.
    pub fn set(&mut self, of: CardId, by: Seat, number: u16) {
        let page = self.page_of(of);
        page.by.insert(by);
        page.numbers[by] = number;
    }

    fn page_of(&mut self, of: CardId) -> &mut Page {
        let place = match self.pages().iter().position(|page| page.of == of) {
            Some(place) => place,
            None => {
                if usize::from(self.len) == MOST {
                    self.pages.rotate_left(1);
                } else {
                    self.len += 1;
                }
                let last = usize::from(self.len) - 1;
                self.pages[last] = Page::blank(of);
                last
            }
        };
        &mut self.pages[place]
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Becomes like another; only what is there is copied.
    pub fn set_to(&mut self, other: &Notes) {
        let len = usize::from(other.len);
        self.pages[..len].copy_from_slice(&other.pages[..len]);
        self.len = other.len;
    }

    fn pages(&self) -> &[Page] {
        &self.pages[..usize::from(self.len)]
    }

    /// What a player has noted by an effect of a card.
    pub fn get(&self, of: CardId, by: Seat) -> Option<u16> {
        let page = self.pages().iter().find(|page| page.of == of && page.by.contains(by))?;
        Some(page.numbers[by])
    }
}

/// What lies beyond the end is left over from before and means nothing.
impl Hash for Notes {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.pages().hash(to);
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

    /// More cards than note anything, at the largest table.
    #[test]
    fn whoever_plays_no_note_is_lost() {
        let mut notes = Notes::NONE;
        let all = || {
            (0..MOST as u16)
                .flat_map(|card| (0..MAX_SEATS).map(move |seat| (CardId(card), Seat::at(seat))))
        };
        all().for_each(|(card, seat)| notes.set(card, seat, card.0));
        assert!(all().all(|(card, seat)| notes.get(card, seat) == Some(card.0)));
    }

    #[test]
    fn what_was_noted_first_is_the_first_to_be_lost() {
        let mut notes = Notes::NONE;
        (0..=MOST as u16).for_each(|n| notes.set(CardId(n), Seat::FIRST, n));
        assert_eq!(notes.get(CardId(0), Seat::FIRST), None);
        assert_eq!(notes.get(CardId(MOST as u16), Seat::FIRST), Some(MOST as u16));
    }
}
