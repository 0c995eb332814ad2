//! Where a card can be.

use serde::{Deserialize, Serialize};

use crate::age::Age;
use crate::card::Card;
use crate::color::Color;
use crate::seat::{MAX_SEATS, Seat};

/// A place on the table that holds cards in order, top card first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zone(u8);

/// What kind of place a [`Zone`] is, spelt out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "zone", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum ZoneKind {
    /// The supply of an age.
    Deck {
        age: Age,
    },
    /// Achievements that nobody owns.
    Available,
    /// Out of play, fourth edition (R-KEY-10).
    Junk,
    /// Out of the game, earlier editions (R-KEY-9).
    Removed,
    Hand {
        player: Seat,
    },
    Score {
        player: Seat,
    },
    Achievements {
        player: Seat,
    },
    /// All cards of one color on one board.
    Board {
        player: Seat,
        color: Color,
    },
}

const COMMON: u8 = 16;
const PER_SEAT: u8 = 8;

impl Zone {
    /// How many zones there are.
    pub(crate) const COUNT: usize = COMMON as usize + PER_SEAT as usize * MAX_SEATS;

    /// Achievements that nobody owns.
    pub const AVAILABLE: Zone = Zone(12);
    /// Out of play, fourth edition.
    pub const JUNK: Zone = Zone(13);
    /// Out of the game, earlier editions.
    pub const REMOVED: Zone = Zone(14);

    /// The supply of an age.
    ///
    /// # Panics
    /// If there is no such age.
    #[must_use]
    pub const fn deck(age: Age) -> Zone {
        assert!(age.get() <= Age::HIGHEST.get(), "no such age");
        Zone(age.get())
    }

    /// A player's hand.
    #[must_use]
    pub const fn hand(seat: Seat) -> Zone {
        Zone(COMMON + PER_SEAT * seat.index() as u8)
    }

    /// A player's score pile.
    #[must_use]
    pub const fn score(seat: Seat) -> Zone {
        Zone(COMMON + PER_SEAT * seat.index() as u8 + 1)
    }

    /// A player's achievements.
    #[must_use]
    pub const fn achievements(seat: Seat) -> Zone {
        Zone(COMMON + PER_SEAT * seat.index() as u8 + 2)
    }

    /// All cards of one color on a player's board.
    #[must_use]
    pub const fn stack(seat: Seat, color: Color) -> Zone {
        Zone(COMMON + PER_SEAT * seat.index() as u8 + 3 + color as u8)
    }

    /// Every zone of a game with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Zone> {
        (0..COMMON + PER_SEAT * players as u8).map(Zone)
    }

    /// What kind of place it is.
    #[must_use]
    pub fn kind(self) -> ZoneKind {
        match self.0 {
            age @ 0..12 => ZoneKind::Deck { age: Age::new(age) },
            12 => ZoneKind::Available,
            13 => ZoneKind::Junk,
            14..COMMON => ZoneKind::Removed,
            _ => {
                let player = Seat::at(usize::from((self.0 - COMMON) / PER_SEAT));
                match (self.0 - COMMON) % PER_SEAT {
                    0 => ZoneKind::Hand { player },
                    1 => ZoneKind::Score { player },
                    2 => ZoneKind::Achievements { player },
                    color => ZoneKind::Board { player, color: Color::ALL[usize::from(color - 3)] },
                }
            }
        }
    }

    /// Whose place it is, if it is anybody's.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        if self.0 < COMMON { None } else { Some(Seat::at(((self.0 - COMMON) / PER_SEAT) as usize)) }
    }

    /// Whether it is a stack on a board.
    #[must_use]
    pub const fn is_stack(self) -> bool {
        self.0 >= COMMON && (self.0 - COMMON) % PER_SEAT >= 3
    }

    /// Whether it is a score pile.
    #[must_use]
    pub const fn is_score(self) -> bool {
        self.0 >= COMMON && (self.0 - COMMON) % PER_SEAT == 1
    }

    /// Whether it is a hand.
    #[must_use]
    pub const fn is_hand(self) -> bool {
        self.0 >= COMMON && (self.0 - COMMON).is_multiple_of(PER_SEAT)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Zone {
        Zone(index)
    }
}

/// Where a transfer goes: a board takes the card onto the stack of its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Place {
    Hand(Seat),
    Score(Seat),
    Board(Seat),
}

impl Place {
    pub(crate) const fn zone_for(self, card: Card) -> Zone {
        match self {
            Place::Hand(seat) => Zone::hand(seat),
            Place::Score(seat) => Zone::score(seat),
            Place::Board(seat) => Zone::stack(seat, card.color()),
        }
    }
}

impl Seat {
    /// This player's hand, as the target of a transfer.
    #[must_use]
    pub const fn hand(self) -> Place {
        Place::Hand(self)
    }

    /// This player's score pile, as the target of a transfer.
    #[must_use]
    pub const fn score_pile(self) -> Place {
        Place::Score(self)
    }

    /// This player's board, as the target of a transfer.
    #[must_use]
    pub const fn board(self) -> Place {
        Place::Board(self)
    }
}
