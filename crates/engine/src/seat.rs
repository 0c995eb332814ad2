//! Seats at the table.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::few::few;

/// How many players one table holds.
pub const MAX_SEATS: usize = 10;

/// A player's seat; play goes clockwise, by rising number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number"))]
#[serde(try_from = "usize", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

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

few! {
    /// Some of the seats.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    Seats: u16, of Seat, all (1 << MAX_SEATS) - 1
}

impl Seats {
    /// The seats of a table of so many players.
    #[must_use]
    pub const fn of(players: usize) -> Seats {
        Seats((1 << players) - 1)
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

    use super::{MAX_SEATS, Seat};

    #[test]
    fn only_seats_of_a_table_are_read() {
        let read = |number: u64| {
            let number: U64Deserializer<Error> = number.into_deserializer();
            Seat::deserialize(number)
        };
        let seats = MAX_SEATS as u64;
        assert_eq!(read(seats - 1), Ok(Seat::at(MAX_SEATS - 1)));
        assert!(read(seats).is_err() && read(u64::MAX).is_err());
    }
}
