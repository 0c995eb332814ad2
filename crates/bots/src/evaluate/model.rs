//! A small model of what the numbers about a player are worth: a weighted sum, and a layer of
//! sixteen units for what no sum can say. Its weights are in `weights.txt`, learnt from games.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use splay_engine::{MAX_SEATS, State};

use super::Chances;
use super::features::{INPUTS, Inputs, Stands};

/// How many units the layer has.
pub(crate) const UNITS: usize = 16;

/// What the layer makes of a player's numbers.
pub(crate) type Layer = [f32; UNITS];

/// The model, by its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// What each number is worth by itself.
    pub(crate) direct: Inputs,
    /// What each number adds to each unit.
    pub(crate) into: [Layer; INPUTS],
    /// What each unit starts from, and what it is worth.
    pub(crate) bias: Layer,
    pub(crate) out: Layer,
}

impl Model {
    /// A model that has learnt nothing.
    pub(crate) const BLANK: Model = Model {
        direct: [0.0; INPUTS],
        into: [[0.0; UNITS]; INPUTS],
        bias: [0.0; UNITS],
        out: [0.0; UNITS],
    };

    /// The model the bots use.
    pub(crate) fn built_in() -> &'static Model {
        static MODEL: OnceLock<Model> = OnceLock::new();
        MODEL.get_or_init(|| include_str!("weights.txt").parse().expect("a test reads these weights"))
    }

    /// How strong everybody stands, in log odds.
    pub(crate) fn log_odds(&self, state: &State) -> Chances {
        let stands = Stands::of(state);
        let mut odds = [0.0; MAX_SEATS];
        for seat in state.alive().iter() {
            odds[seat.index()] = self.judge(&stands.inputs(seat)).0;
        }
        odds
    }

    /// How strong a player stands, in log odds, and what the layer had to do with it.
    pub(crate) fn judge(&self, inputs: &Inputs) -> (f32, Layer) {
        let mut odds = 0.0;
        let mut layer = self.bias;
        for ((&input, direct), into) in inputs.iter().zip(&self.direct).zip(&self.into) {
            // Many numbers are 0 most of the time.
            if input != 0.0 {
                odds += input * direct;
                layer.iter_mut().zip(into).for_each(|(unit, weight)| *unit += input * weight);
            }
        }
        for (unit, worth) in layer.iter_mut().zip(&self.out) {
            *unit = unit.max(0.0);
            odds += *unit * worth;
        }
        (odds, layer)
    }

    /// All weights, in the order in which they are written.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.direct
            .iter_mut()
            .chain(self.into.iter_mut().flatten())
            .chain(&mut self.bias)
            .chain(&mut self.out)
    }
}

/// The weights as text, one on each line; lines that begin with # are remarks.
impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = self.into.iter().chain([&self.bias, &self.out]).flatten();
        self.direct.iter().chain(units).try_for_each(|weight| writeln!(f, "{weight:.4}"))
    }
}

impl FromStr for Model {
    type Err = String;

    fn from_str(text: &str) -> Result<Model, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut model = Model::BLANK;
        for weight in model.weights_mut() {
            let line = lines.next().ok_or("there are too few weights")?;
            *weight = line.trim().parse().map_err(|_| format!("{line:?} is not a weight"))?;
        }
        lines.next().map_or(Ok(model), |_| Err("there are too many weights".to_owned()))
    }
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

    #[test]
    fn weights_of_another_model_are_refused() {
        let text = Model::BLANK.to_string();
        assert!("# nothing".parse::<Model>().unwrap_err().contains("too few"));
        assert!(format!("{text}0.5\n").parse::<Model>().unwrap_err().contains("too many"));
        assert!(text.replacen("0.0000", "much", 1).parse::<Model>().unwrap_err().contains("much"));
    }
}
