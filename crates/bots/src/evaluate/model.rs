//! A small model of what the numbers about a player are worth: a weighted sum, with something added
//! for each card that counts by itself, and a layer of a few units for what no sum can say. Its weights
//! are in `weights.txt`, learned from games.

use std::sync::OnceLock;

use splay_engine::{Catalog, MAX_SEATS, State};

use super::Chances;
use super::features::{INPUTS, Inputs, ROLES, Stands};
use crate::weights::{PerCatalog, Weights};

/// How many units the layer has.
pub(crate) const UNITS: usize = 8;

/// What the layer makes of a player's numbers.
pub(crate) type Layer = [f32; UNITS];

/// Where the weights stand that take the numbers into the layer, that the units start from, and that
/// say what a unit is worth. Before them stands what each number is worth by itself.
pub(crate) const INTO: usize = INPUTS;
pub(crate) const BIAS: usize = INTO + INPUTS * UNITS;
pub(crate) const OUT: usize = BIAS + UNITS;

/// How many weights the model has, besides those for cards.
pub(crate) const PLAIN: usize = OUT + UNITS;

/// The model, by its weights: the plain ones, and for each card what it adds by how it lies there.
pub type Model = Weights<PLAIN, ROLES>;

impl Model {
    /// The model the bots use.
    #[must_use]
    pub fn built_in() -> &'static Model {
        static MODEL: OnceLock<Model> = OnceLock::new();
        MODEL.get_or_init(|| include_str!("weights.txt").parse().expect("a test reads these weights"))
    }
}

/// How strong everybody stands, in log odds, as the built-in model sees it.
pub(super) fn log_odds(state: &State) -> Chances {
    let model = Model::built_in();
    let by_card = built_in_cards(state.table().catalog());
    let stands = Stands::of(state);
    let mut odds = [0.0; MAX_SEATS];
    for seat in state.alive().iter() {
        let cards = stands.cards(seat).map(|(card, role)| by_card[card.index()][role as usize]);
        odds[seat.index()] = judge(&model.plain, &stands.inputs(seat)).0 + cards.sum::<f32>();
    }
    odds
}

fn built_in_cards(catalog: &'static Catalog) -> &'static [[f32; ROLES]] {
    static CARDS: PerCatalog<Vec<[f32; ROLES]>> = PerCatalog::new();
    CARDS.get(catalog, || Model::built_in().by_card(catalog))
}

/// How strong a player stands by the numbers alone, in log odds, and what the layer had to do with it.
pub(crate) fn judge(plain: &[f32; PLAIN], inputs: &Inputs) -> (f32, Layer) {
    let into = plain[INTO..BIAS].as_chunks::<UNITS>().0;
    let mut layer = [0.0; UNITS];
    layer.copy_from_slice(&plain[BIAS..OUT]);
    let mut odds = 0.0;
    for ((&input, direct), into) in inputs.iter().zip(&plain[..INTO]).zip(into) {
        odds += input * direct;
        layer.iter_mut().zip(into).for_each(|(unit, weight)| *unit += input * weight);
    }
    for (unit, worth) in layer.iter_mut().zip(&plain[OUT..]) {
        *unit = unit.max(0.0);
        odds += *unit * worth;
    }
    (odds, layer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_read_as_they_are_written() {
        let model = Model::built_in();
        assert_eq!(&model.to_string().parse::<Model>().unwrap(), model);
        assert_ne!(model, &Model::BLANK);
    }
}
