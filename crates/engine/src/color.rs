//! The five colors of cards.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::few::few;
use crate::listed::listed;

/// A card's color; each board has one stack of each, in this order.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::Display,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Yellow,
    Green,
    Blue,
    Purple,
}

listed!(Color);

few! {
    /// Some of the colors.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    Colors: u8, of Color, all (1 << Color::COUNT) - 1
}

/// One `T` for each color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; Color::COUNT]);

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
