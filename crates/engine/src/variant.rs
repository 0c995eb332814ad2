//! What a group can decide about its game, beside edition, sets and players.

use serde::{Deserialize, Serialize};

use crate::listed::listed;
use crate::rules::Options;
use crate::setup::{Setup, SetupError};
use crate::vocabulary::Vocabulary;

/// A variant, by the name it has among the [`Options`].
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the options say what they mean")]
pub enum Variant {
    Longer,
    Distance,
    Parley,
    OpenCovered,
    OpenCounts,
    Proof,
    Relics,
    IelloWords,
}

listed!(Variant);

impl Options {
    fn of(&mut self, variant: Variant) -> &mut Option<bool> {
        match variant {
            Variant::Longer => &mut self.longer,
            Variant::Distance => &mut self.distance,
            Variant::Parley => &mut self.parley,
            Variant::OpenCovered => &mut self.open_covered,
            Variant::OpenCounts => &mut self.open_counts,
            Variant::Proof => &mut self.proof,
            Variant::Relics => &mut self.relics,
            Variant::IelloWords => &mut self.iello_words,
        }
    }

    /// What was decided about a variant, if anything was.
    #[must_use]
    pub fn decided(mut self, variant: Variant) -> Option<bool> {
        *self.of(variant)
    }

    /// These, and a variant switched on or off.
    #[must_use]
    pub fn with(mut self, variant: Variant, on: bool) -> Options {
        *self.of(variant) = Some(on);
        self
    }
}

impl Setup {
    /// Whether the book has a variant on, for so many players of this edition with these sets.
    ///
    /// # Errors
    /// If they cannot play with it at all.
    pub fn by_the_book(&self, variant: Variant) -> Result<bool, SetupError> {
        let book = self.book();
        match variant {
            Variant::Longer => Ok(book.longer),
            Variant::Distance if self.players < 4 => Err(SetupError::Distance),
            Variant::Distance => Ok(book.distance),
            Variant::Parley if !book.parley => Err(SetupError::Parley),
            // Both are about distant players; who wants both says so.
            Variant::Parley => Ok(!self.options.distance.unwrap_or(book.distance)),
            Variant::OpenCovered => Ok(book.open_covered),
            Variant::OpenCounts => Ok(book.open_counts),
            Variant::Proof => Ok(book.proof),
            Variant::Relics if !book.relics => Err(SetupError::Relics),
            Variant::Relics => Ok(true),
            Variant::IelloWords if !Vocabulary::Iello.editions().contains(self.edition) => {
                Err(SetupError::Words)
            }
            Variant::IelloWords => Ok(false),
        }
    }

    /// Whether a variant is on: as was decided, or else as the book has it.
    ///
    /// # Errors
    /// If it was switched on where there is none.
    pub fn has(&self, variant: Variant) -> Result<bool, SetupError> {
        match self.options.decided(variant) {
            Some(true) => self.by_the_book(variant).map(|_| true),
            Some(false) => Ok(false),
            None => Ok(self.by_the_book(variant).unwrap_or(false)),
        }
    }
}
