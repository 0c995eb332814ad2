//! Rules of thumb: how good an option looks, from what the player can see at a glance.
//!
//! [`signs`] says what is looked at; how much each sign weighs was learned from what the search chose
//! in many games, and is in `weights.txt`.

mod signs;

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use splay_engine::{Catalog, Choice, Decision, MAX_OPTIONS, Policy, State};

use crate::Dice;
use crate::weights::{PerCatalog, Weights, softmax};
pub(crate) use signs::{EACH, Look, PLAIN, Sign};

/// What the signs weigh: the plain ones, and those of each card.
pub type Habits = Weights<PLAIN, EACH>;

impl Habits {
    /// The weights the bots use.
    #[must_use]
    pub fn built_in() -> &'static Habits {
        static HABITS: OnceLock<Habits> = OnceLock::new();
        HABITS.get_or_init(|| include_str!("weights.txt").parse().expect("a test reads these weights"))
    }
}

/// The scales on which the options of one decision are weighed.
pub(crate) struct Scales<'a> {
    look: Look<'a>,
    plain: &'static [f32; PLAIN],
    by_card: &'static [[f32; EACH]],
}

impl<'a> Scales<'a> {
    pub(crate) fn new(state: &'a State, decision: &'a Decision<'a>) -> Scales<'a> {
        static BY_CARD: PerCatalog<Vec<[f32; EACH]>> = PerCatalog::new();
        let catalog: &'static Catalog = state.table().catalog();
        let habits = Habits::built_in();
        let by_card = BY_CARD.get(catalog, || habits.by_card(catalog));
        Scales { look: Look::new(state, decision), plain: &habits.plain, by_card }
    }

    /// How much an option weighs.
    pub(crate) fn weigh(&self, choice: Choice) -> f32 {
        let mut weight = 0.0;
        self.look.signs(choice, &mut |sign, strength| {
            weight += strength
                * match sign {
                    Sign::Plain(n) => self.plain[n],
                    Sign::Of(card, n) => self.by_card[card.index()][n],
                };
        });
        weight
    }
}

/// How likely the search would be to choose each option, adding up to 1.
pub(crate) fn shares(state: &State, decision: &Decision<'_>) -> ArrayVec<f32, MAX_OPTIONS> {
    let scales = Scales::new(state, decision);
    let mut shares: ArrayVec<f32, MAX_OPTIONS> =
        decision.options.iter().map(|&option| scales.weigh(option)).collect();
    softmax(&mut shares);
    shares
}

/// Picks the option that weighs most by rules of thumb.
pub struct Thumb {
    dice: Dice,
}

impl Thumb {
    /// How far chance lifts an option at most: enough to keep games different.
    const WHIM: f32 = 1.0;

    /// A player by rules of thumb; the same seed plays the same way.
    #[must_use]
    pub fn new(seed: u64) -> Thumb {
        Thumb { dice: Dice::new(seed) }
    }

    /// The option that weighs most, without any chance.
    pub(crate) fn best(state: &State, decision: &Decision<'_>) -> usize {
        heaviest(state, decision, || 0.0)
    }
}

impl Policy for Thumb {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        heaviest(state, decision, || Thumb::WHIM * self.dice.fraction())
    }
}

fn heaviest(state: &State, decision: &Decision<'_>, mut whim: impl FnMut() -> f32) -> usize {
    let scales = Scales::new(state, decision);
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, &choice) in decision.options.iter().enumerate() {
        let weight = scales.weigh(choice) + whim();
        if weight > best.0 {
            best = (weight, index);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_read_as_they_are_written() {
        let habits = Habits::built_in();
        assert_eq!(&habits.to_string().parse::<Habits>().unwrap(), habits);
        assert_ne!(habits, &Habits::BLANK);
    }
}
