//! A short print of the numbers of choices and of the layout of observations: two games with the same
//! prints can be played by whoever has learned one of them.

use std::fmt;

use splay_engine::{Icon, Pile, Set};

use crate::observation::Observation;
use crate::space::Space;

/// A print of some lines of text (the hash FNV-1a of 64 bits).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    pub(crate) const fn blank() -> Fingerprint {
        Fingerprint(0xCBF2_9CE4_8422_2325)
    }

    pub(crate) fn line(&mut self, text: impl fmt::Display) {
        for byte in format!("{text}\n").bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    /// Of the number of every choice, and what it means.
    #[must_use]
    pub fn of_actions(space: &Space) -> Fingerprint {
        let mut print = Fingerprint::blank();
        for number in 0..space.len() {
            print.line(format_args!("{} {}", space.universal(number), space.name(number)));
        }
        print
    }

    /// Of every field of an observation, and of what its rows and columns stand for.
    #[must_use]
    pub fn of_observation(space: &Space, observation: &Observation) -> Fingerprint {
        let mut print = Fingerprint::blank();
        for field in observation.fields() {
            print.line(format_args!("{} {} {:?}", field.name, field.start, field.shape));
        }
        observation.places().iter().for_each(|place| print.line(place));
        space.cards().iter().for_each(|&card| print.line(space.catalog().title(card)));
        space.sets().into_iter().map(Set::name).for_each(|set| print.line(set));
        space.piles().into_iter().map(Pile::name).for_each(|pile| print.line(pile));
        Icon::ALL.into_iter().map(Icon::name).for_each(|icon| print.line(icon));
        print
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
