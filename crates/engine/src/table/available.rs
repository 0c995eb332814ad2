//! The ages of the achievements that nobody owns: asked for before every action, and seldom changed.

use super::Table;
use crate::age::{Age, Ages};
use crate::zone::Zone;

/// Each age of which a standard achievement is available, once, in the order in which they lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Available {
    ages: [Age; Age::HIGHEST.index()],
    len: u8,
}

impl Available {
    pub const NONE: Available = Available { ages: [Age::NONE; Age::HIGHEST.index()], len: 0 };

    fn push(&mut self, age: Age) {
        self.ages[usize::from(self.len)] = age;
        self.len += 1;
    }
}

impl Table {
    /// The ages of the standard achievements that nobody owns, each once, in the order in which they lie.
    #[inline]
    pub(crate) fn available_ages(&self) -> &[Age] {
        &self.available.ages[..usize::from(self.available.len)]
    }

    /// Looks at the available achievements anew.
    pub(super) fn recount_available(&mut self) {
        let mut seen = Ages::NONE;
        let mut available = Available::NONE;
        for age in self.cards(Zone::AVAILABLE).map(|card| card.value()) {
            if age > 0 && !seen.contains(age) {
                seen.insert(age);
                available.push(age);
            }
        }
        self.available = available;
    }
}
