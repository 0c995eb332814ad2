//! Where a card can be.

use serde::{Deserialize, Serialize};

use crate::age::Age;
use crate::card::Card;
use crate::color::Color;
use crate::common::Common;
use crate::pile::{Pile, Sight};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::set::Set;

/// A place on the table that holds cards in order, top card first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zone(u8);

/// What kind of place a [`Zone`] is, spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "zone", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum ZoneKind {
    /// The supply of an age, one for each set.
    Deck { set: Set, age: Age },
    /// All cards of one color on one board.
    Board { player: Seat, color: Color },
    /// A place that is nobody's, written by its name.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(untagged, as = "InCommon"))]
    Common {
        #[serde(rename = "zone")]
        place: Common,
    },
    /// A pile of a player's off the board, written by its name.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(untagged, as = "InPile"))]
    Pile {
        #[serde(rename = "zone")]
        pile: Pile,
        player: Seat,
    },
}

/// How a place that is nobody's is written.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[allow(dead_code)]
struct InCommon {
    zone: Common,
}

/// How a pile of a player's is written.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[allow(dead_code)]
struct InPile {
    zone: Pile,
    player: Seat,
}

/// Decks come first, set by set, ages from 0 so that the index is easily made.
const AGES: usize = Age::HIGHEST.index() + 1;
const DECKS: usize = Set::COUNT * AGES;
/// Then the places that are nobody's.
const COMMON: usize = DECKS + Common::COUNT;
/// Then those of each seat: the piles, then the five stacks.
const STACKS: usize = Pile::COUNT;
const PER_SEAT: usize = STACKS + Color::ALL.len();
const COUNT: usize = COMMON + PER_SEAT * MAX_SEATS;
const _: () = assert!(COUNT <= 1 << u8::BITS, "a zone is a byte");

/// What is asked of zones all the time, worked out once for each number a zone could have, so that
/// looking it up needs no check.
#[derive(Clone, Copy)]
struct Shape {
    owner: Option<Seat>,
    /// Which of its owner's places it is; beyond all of them for places that are nobody's.
    part: u8,
    /// Who sees the faces of the cards in it.
    sight: Sight,
    /// Whose special achievements a change there may bring about.
    touches: Seats,
    /// Whether the table keeps a count of what lies there, besides how many cards.
    is_counted: bool,
}

const NOBODYS: u8 = PER_SEAT as u8;

static SHAPES: [Shape; 1 << u8::BITS] = {
    let deck = Shape {
        owner: None,
        part: NOBODYS,
        sight: Sight::Nobody,
        touches: Seats::NONE,
        is_counted: false,
    };
    let mut shapes = [deck; 1 << u8::BITS];
    let mut index = DECKS;
    while index < COMMON {
        shapes[index].sight = Common::at(index - DECKS).seen_by();
        index += 1;
    }
    shapes[Zone::AVAILABLE.index()].is_counted = true;
    while index < COUNT {
        let owner = Seat::at((index - COMMON) / PER_SEAT);
        let part = (index - COMMON) % PER_SEAT;
        let is_stack = part >= STACKS;
        let sight = if is_stack { Sight::All } else { Pile::at(part).seen_by() };
        let counts = is_stack || part == Pile::Forecast as usize;
        let touches = if counts { Seats::only(owner) } else { Seats::NONE };
        let is_counted = is_stack || part == Pile::Score as usize;
        shapes[index] = Shape { owner: Some(owner), part: part as u8, sight, touches, is_counted };
        index += 1;
    }
    shapes
};

impl Zone {
    /// How many zones there are.
    pub(crate) const COUNT: usize = COUNT;
    /// How many of them are decks; these come first.
    pub(crate) const DECKS: usize = DECKS;

    /// Achievements that nobody owns.
    pub const AVAILABLE: Zone = Zone::common(Common::Available);
    /// Out of play, fourth edition.
    pub const JUNK: Zone = Zone::common(Common::Junk);
    /// Out of the game, earlier editions.
    pub const REMOVED: Zone = Zone::common(Common::Removed);
    /// Relics that nobody has.
    pub const RELICS: Zone = Zone::common(Common::Relics);

    /// A place that is nobody's.
    #[must_use]
    pub const fn common(place: Common) -> Zone {
        Zone((DECKS + place.index()) as u8)
    }

    /// The supply of an age of a set.
    ///
    /// # Panics
    /// If there is no such age.
    #[must_use]
    pub const fn deck(set: Set, age: Age) -> Zone {
        assert!(age.get() <= Age::HIGHEST.get(), "no such age");
        Zone((set.index() * AGES + age.index()) as u8)
    }

    const fn of(seat: Seat, part: u8) -> Zone {
        Zone((COMMON + PER_SEAT * seat.index()) as u8 + part)
    }

    /// A pile of a player's.
    #[must_use]
    pub const fn pile(seat: Seat, pile: Pile) -> Zone {
        Zone::of(seat, pile as u8)
    }

    /// A player's hand.
    #[must_use]
    pub const fn hand(seat: Seat) -> Zone {
        Zone::pile(seat, Pile::Hand)
    }

    /// A player's score pile.
    #[must_use]
    pub const fn score(seat: Seat) -> Zone {
        Zone::pile(seat, Pile::Score)
    }

    /// A player's achievements.
    #[must_use]
    pub const fn achievements(seat: Seat) -> Zone {
        Zone::pile(seat, Pile::Achievements)
    }

    /// A player's display.
    #[must_use]
    pub const fn display(seat: Seat) -> Zone {
        Zone::pile(seat, Pile::Display)
    }

    /// A player's forecast.
    #[must_use]
    pub const fn forecast(seat: Seat) -> Zone {
        Zone::pile(seat, Pile::Forecast)
    }

    /// All cards of one color on a player's board.
    #[must_use]
    pub const fn stack(seat: Seat, color: Color) -> Zone {
        Zone::of(seat, STACKS as u8 + color as u8)
    }

    /// Every zone of a game with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Zone> {
        (0..Zone::count(players) as u8).map(Zone)
    }

    /// What kind of place it is.
    #[must_use]
    pub fn kind(self) -> ZoneKind {
        if self.is_deck() {
            let (set, age) = (self.index() / AGES, self.index() % AGES);
            return ZoneKind::Deck { set: Set::ALL[set], age: Age::new(age as u8) };
        }
        let Shape { owner, part, .. } = SHAPES[self.index()];
        match owner {
            None => ZoneKind::Common { place: Common::at(self.index() - DECKS) },
            Some(player) => match usize::from(part).checked_sub(STACKS) {
                None => ZoneKind::Pile { pile: Pile::at(usize::from(part)), player },
                Some(color) => ZoneKind::Board { player, color: Color::at(color) },
            },
        }
    }

    /// Whose place it is, if it is anybody's.
    #[inline]
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        SHAPES[self.index()].owner
    }

    /// Whose special achievements a change there may bring about: a board's or forecast's owner's.
    #[inline]
    pub(crate) fn touches(self) -> Seats {
        SHAPES[self.index()].touches
    }

    /// Whether the table keeps a count of what lies there, besides how many cards: icons, points, ages.
    #[inline]
    pub(crate) fn is_counted(self) -> bool {
        SHAPES[self.index()].is_counted
    }

    /// Whether it is a deck.
    #[inline]
    #[must_use]
    pub const fn is_deck(self) -> bool {
        self.index() < DECKS
    }

    /// The age of a deck.
    #[must_use]
    pub fn age(self) -> Option<Age> {
        self.is_deck().then(|| Age::at(self.index() % AGES))
    }

    /// Whether it is a stack on a board.
    #[inline]
    #[must_use]
    pub fn is_stack(self) -> bool {
        let part = SHAPES[self.index()].part;
        part >= STACKS as u8 && part != NOBODYS
    }

    /// Whether it is somebody's pile of this kind.
    #[inline]
    #[must_use]
    pub fn is(self, pile: Pile) -> bool {
        SHAPES[self.index()].part == pile as u8
    }

    /// Which pile of its owner's it is, if it is one.
    #[inline]
    #[must_use]
    pub fn as_pile(self) -> Option<Pile> {
        let part = usize::from(SHAPES[self.index()].part);
        (part < STACKS).then(|| Pile::at(part))
    }

    /// Who sees the faces of the cards in it as they come and go (R-INFO-1).
    #[inline]
    #[must_use]
    pub fn seen_by(self, everyone: Seats) -> Seats {
        let Shape { owner, sight, .. } = SHAPES[self.index()];
        match (sight, owner) {
            (Sight::Owner, Some(owner)) => Seats::only(owner),
            (Sight::Owner, None) | (Sight::Nobody, _) => Seats::NONE,
            (Sight::All, _) => everyone,
        }
    }

    /// Whether everybody sees the faces of the top cards in it, those included who only watch.
    #[inline]
    #[must_use]
    pub fn is_public(self) -> bool {
        SHAPES[self.index()].sight == Sight::All
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many of the zones there are in a game with this many players; these come first.
    pub(crate) const fn count(players: usize) -> usize {
        COMMON + PER_SEAT * players
    }
}

/// Where a transfer goes: a board takes the card onto the stack of its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Place {
    Pile(Seat, Pile),
    Board(Seat),
    /// Among the achievements nobody owns (R-KEY-15).
    Available,
}

impl Place {
    pub(crate) const fn zone_for(self, card: Card) -> Zone {
        match self {
            Place::Pile(seat, pile) => Zone::pile(seat, pile),
            Place::Board(seat) => Zone::stack(seat, card.color()),
            Place::Available => Zone::AVAILABLE,
        }
    }
}

impl Seat {
    /// This player's hand, as the target of a transfer.
    #[must_use]
    pub const fn hand(self) -> Place {
        Place::Pile(self, Pile::Hand)
    }

    /// This player's score pile, as the target of a transfer.
    #[must_use]
    pub const fn score_pile(self) -> Place {
        Place::Pile(self, Pile::Score)
    }

    /// This player's achievements, as the target of a transfer.
    #[must_use]
    pub const fn achievements_pile(self) -> Place {
        Place::Pile(self, Pile::Achievements)
    }

    /// This player's board, as the target of a transfer.
    #[must_use]
    pub const fn board(self) -> Place {
        Place::Board(self)
    }

    /// This player's forecast, as the target of a transfer.
    #[must_use]
    pub const fn forecast(self) -> Place {
        Place::Pile(self, Pile::Forecast)
    }
}
