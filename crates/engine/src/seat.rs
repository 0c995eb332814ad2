//! Seats at the table.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// How many players one table holds.
pub const MAX_SEATS: usize = 5;

/// A player's seat; play goes clockwise, by rising number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number"))]
#[serde(try_from = "usize", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    #[must_use]
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// The seat with this number.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[must_use]
    pub const fn at(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no such seat");
        Seat(number as u8)
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of `players`, clockwise from this one's left, itself last.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> {
        (1..=players).map(move |step| Seat(((self.index() + step) % players) as u8))
    }
}

impl TryFrom<usize> for Seat {
    type Error = String;
    fn try_from(number: usize) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("there is no seat {number}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One `T` for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    #[must_use]
    pub const fn first(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Just this one.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is one of these.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// With this seat too.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Without this seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let seat = Seat(left.trailing_zeros() as u8);
                left &= left - 1;
                seat
            })
        })
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats::only(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, U64Deserializer};

    use super::Seat;

    #[test]
    fn only_seats_of_a_table_are_read() {
        let read = |number: u64| {
            let number: U64Deserializer<Error> = number.into_deserializer();
            Seat::deserialize(number)
        };
        assert_eq!(read(4), Ok(Seat::at(4)));
        assert!(read(5).is_err() && read(u64::MAX).is_err());
    }
}
