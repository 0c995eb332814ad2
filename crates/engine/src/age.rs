//! Ages, which are also the values of cards.

use std::fmt;
use std::ops::{Add, RangeInclusive, Sub};

use serde::{Deserialize, Serialize};

use crate::few::few;

/// The age a card belongs to, and so its value. A missing card has value 0 (R-KEY-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number"))]
#[serde(transparent)]
pub struct Age(u8);

impl Age {
    /// The highest age of any edition.
    pub const HIGHEST: Age = Age(11);
    /// The highest value that can be named: of no card and no deck.
    pub(crate) const BEYOND: Age = Age(15);
    /// The value of something that is not there.
    pub const NONE: Age = Age(0);

    /// The age with this number.
    #[must_use]
    pub const fn new(number: u8) -> Age {
        Age(number)
    }

    /// The number of the age.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of the age, to index with.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The age that has this index.
    #[must_use]
    pub const fn at(index: usize) -> Age {
        Age(index as u8)
    }
}

/// Numbers go into verbs bare (`p.draw(1)`, `p.draw(card.value() + 1)`, `p.draw(count)`),
/// so each kind of number that card code meets becomes an age by itself.
macro_rules! age_from {
    ($($number:ty),*) => {$(
        impl From<$number> for Age {
            fn from(number: $number) -> Age {
                Age(u8::try_from(number).unwrap_or(u8::MAX))
            }
        }
    )*};
}
age_from!(u8, u16, usize);

/// Literals are of this type. What is less than nothing is nothing, and drawn as such (R-DRAW-5).
impl From<i32> for Age {
    fn from(number: i32) -> Age {
        Age(number.clamp(0, i32::from(u8::MAX)) as u8)
    }
}

impl Add<u8> for Age {
    type Output = Age;
    fn add(self, more: u8) -> Age {
        Age(self.0.saturating_add(more))
    }
}

impl Sub<u8> for Age {
    type Output = Age;
    fn sub(self, less: u8) -> Age {
        Age(self.0.saturating_sub(less))
    }
}

impl PartialEq<u8> for Age {
    fn eq(&self, other: &u8) -> bool {
        self.0 == *other
    }
}

impl PartialOrd<u8> for Age {
    fn partial_cmp(&self, other: &u8) -> Option<std::cmp::Ordering> {
        self.0.partial_cmp(other)
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

few! {
    /// Some of the ages.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Ages: u16, of Age, all u16::MAX
}

impl Ages {
    /// The odd values.
    pub const ODD: Ages = Ages(0b1010_1010_1010_1010);

    /// The ages `first` to `last`.
    #[must_use]
    pub const fn range(first: u8, last: u8) -> Ages {
        let mut ages = Ages::NONE;
        let mut age = first;
        while age <= last && age < u16::BITS as u8 {
            ages.insert(Age(age));
            age += 1;
        }
        ages
    }
}

impl From<RangeInclusive<u8>> for Ages {
    fn from(range: RangeInclusive<u8>) -> Ages {
        Ages::range(*range.start(), *range.end())
    }
}

#[cfg(test)]
mod tests {
    use super::{Age, Ages};

    #[test]
    fn the_lowest_and_the_highest_are_at_the_ends() {
        assert_eq!((Ages::NONE.first(), Ages::NONE.last()), (None, None));
        let some: Ages = [3, 11, 7].map(Age::new).into_iter().collect();
        assert_eq!((some.first(), some.last()), (Some(Age::new(3)), Some(Age::new(11))));
        assert_eq!(some.iter().collect::<Vec<_>>(), [3, 7, 11].map(Age::new));
    }

    #[test]
    fn less_than_nothing_is_nothing() {
        assert_eq!(Age::from(-1), Age::NONE);
        assert_eq!(Age::from(i32::MAX), Age::new(u8::MAX));
        assert_eq!(Age::from(usize::MAX), Age::new(u8::MAX));
    }
}
