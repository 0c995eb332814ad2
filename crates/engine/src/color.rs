//! The five colors of cards.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A card's color; each board has one stack of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Yellow,
    Green,
    Blue,
    Purple,
}

impl Color {
    /// All five, in the order in which boards are laid out.
    pub const ALL: [Color; 5] = [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Purple];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Blue => "blue",
            Color::Purple => "purple",
        }
    }

    /// The color with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One `T` for each color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; 5]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        &self.0[color.index()]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color.index()]
    }
}

/// A set of colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colors(u8);

impl Colors {
    /// All five.
    pub const ALL: Colors = Colors(0b1_1111);
    /// None.
    pub const NONE: Colors = Colors(0);

    /// Just this one.
    #[must_use]
    pub const fn only(color: Color) -> Colors {
        Colors(1 << color as u8)
    }

    /// Those of this set and this color.
    #[must_use]
    pub const fn and(self, color: Color) -> Colors {
        Colors(self.0 | 1 << color as u8)
    }

    /// All the others.
    #[must_use]
    pub const fn others(self) -> Colors {
        Colors(!self.0 & Colors::ALL.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn within(self, other: Colors) -> Colors {
        Colors(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Colors) -> Colors {
        Colors(self.0 & !other.0)
    }

    /// Whether the color is one of these.
    #[must_use]
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 == 1
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

    /// The colors, in board order.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }
}

impl From<Color> for Colors {
    fn from(color: Color) -> Colors {
        Colors::only(color)
    }
}

impl<const N: usize> From<[Color; N]> for Colors {
    fn from(colors: [Color; N]) -> Colors {
        colors.into_iter().collect()
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Colors {
        colors.into_iter().fold(Colors::NONE, Colors::and)
    }
}
