//! What keeps every step of a game finite (RUL-61, RUL-62).
//!
//! Cards can execute cards that execute them again, and repeat themselves for as long as something
//! happens. No card of any set comes near these bounds unless it goes round in a circle; what does, is
//! cut short there, told to everybody, and the game goes on.

use crate::listed::listed;

/// How many answers one step can ask for; then its action is over.
pub(crate) const MOST_ANSWERS: usize = 512;

/// How many questions one step can answer by itself, because there is but one option or whoever would
/// be asked has given up; then its action is over.
pub(crate) const MOST_UNASKED: u16 = 8192;

/// How many changes of the table one step can make; then its action is over.
pub(crate) const MOST_CHANGES: u32 = 4096;

/// How many executions can be under way within each other; one more does nothing.
pub(crate) const MOST_NESTED: usize = 32;

/// How many executions one step can begin; then its action is over.
pub(crate) const MOST_EXECUTIONS: u16 = 512;

/// How much of that a step has spent.
#[derive(Clone, Copy)]
pub(crate) struct Spent {
    /// How many answers it has taken.
    pub answers: u16,
    /// How many of its questions needed none.
    pub unasked: u16,
    /// How many executions within others it has begun.
    pub executions: u16,
    /// How often it has changed the table.
    pub changes: u32,
}

impl Spent {
    pub const NOTHING: Spent = Spent { answers: 0, unasked: 0, executions: 0, changes: 0 };
}

/// Why an effect was cut short.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    serde::Serialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::Display,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Cut {
    /// The same card is being executed by the same player already, and nothing has changed since.
    Repeats,
    /// Too many executions are under way within each other.
    Nests,
    /// It asked, changed or executed too much for one effect.
    Endless,
}

listed!(Cut);
