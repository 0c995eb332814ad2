//! Editions of the game.

use serde::{Deserialize, Serialize};

use crate::few::few;
use crate::listed::listed;

/// An edition of the game.
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
pub enum Edition {
    /// 2010 and 2011.
    First,
    /// 2016 and, with its expansions, 2017.
    Third,
    /// 2024: eleven ages, junk, aslant.
    Fourth,
}

listed!(Edition);

few! {
    /// Some of the editions: those in which an effect reads as it stands.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Editions: u8, of Edition, all (1 << Edition::COUNT) - 1
}

impl Editions {
    /// Only the first.
    pub const FIRST: Editions = Editions::only(Edition::First);
    /// Only the third.
    pub const THIRD: Editions = Editions::only(Edition::Third);
    /// Only the fourth.
    pub const FOURTH: Editions = Editions::only(Edition::Fourth);
    /// The first and the third.
    pub const UNTIL_THIRD: Editions = Editions::FIRST.and(Editions::THIRD);
    /// The third and the fourth.
    pub const SINCE_THIRD: Editions = Editions::THIRD.and(Editions::FOURTH);
}
