//! Learning from games what a position is worth.
//!
//! The lessons are the positions before each action of games that were played to the end, each with
//! who won. The model gives everybody's chances; its weights are moved, a few lessons at a time, so
//! that the winners' chances would have been a little higher (Adam: D. Kingma, J. Ba, 2014).

use splay_engine::{Catalog, Choice, Chronicle, Prompt, Record, Seat};

use crate::Dice;
use crate::evaluate::features::{INPUTS, Inputs, Stands};
use crate::evaluate::model::{Layer, UNITS};

pub use crate::evaluate::model::Model;

/// How many lessons are learnt from at a time.
const BATCH: usize = 128;

/// How far weights move at first; by the end they move no more.
const PACE: f32 = 0.003;

/// How much weights shrink towards 0 as they move, so that only what helps grows large.
const DECAY: f32 = 0.02;

/// How much of the past counts in the mean step and in its mean square.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// A position, and what came of it.
pub struct Lesson {
    players: Vec<(Inputs, f32)>,
}

/// Takes the lessons of a game, one for every second action. A game without winners has none.
///
/// # Errors
/// If the record cannot be played again.
pub fn lessons(record: &Record, catalog: &'static Catalog) -> Result<Vec<Lesson>, String> {
    let winners = match &record.outcome {
        Some(ending) if !ending.winners.is_empty() => ending.winners,
        _ => return Ok(Vec::new()),
    };
    let won = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let mut game = Chronicle::begin(catalog, record.origin()).map_err(|error| error.to_string())?;
    let mut lessons = Vec::new();
    let mut actions = 0;
    for text in &record.choices {
        if game.decision().is_some_and(|decision| decision.prompt == Prompt::Action) {
            actions += 1;
            if actions % 2 == 0 {
                let stands = Stands::of(game.state());
                let player = |seat: Seat| (stands.inputs(seat), won(seat));
                lessons.push(Lesson { players: game.state().alive().iter().map(player).collect() });
            }
        }
        let choice = Choice::parse(text, catalog).map_err(|error| error.to_string())?;
        game.choose(choice).map_err(|error| error.to_string())?;
    }
    Ok(lessons)
}

/// How well a model knows some lessons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The mean of the negative logarithms of the winners' chances; 0 is perfect.
    pub loss: f64,
    /// In what share of the positions the model's favourite won.
    pub right: f64,
}

/// Asks a model about lessons it has not learnt from.
#[must_use]
pub fn examine(model: &Model, lessons: &[Lesson]) -> Mark {
    let (mut loss, mut right) = (0.0, 0.0);
    for lesson in lessons {
        let chances = chances(model, lesson);
        for (&(_, won), chance) in lesson.players.iter().zip(&chances) {
            loss -= f64::from(won * chance.0.max(1e-6).ln());
        }
        let favourite = (0..chances.len()).max_by(|&a, &b| chances[a].0.total_cmp(&chances[b].0));
        right += favourite.map_or(0.0, |n| f64::from(lesson.players[n].1.ceil()));
    }
    let count = lessons.len().max(1) as f64;
    Mark { loss: loss / count, right: right / count }
}

/// Goes through the lessons so many times, in an order by chance. The same seed and lessons make
/// the same model. After each round `report` is told its number and the model so far.
#[must_use]
pub fn learn(
    lessons: &[Lesson],
    rounds: usize,
    seed: u64,
    mut report: impl FnMut(usize, &Model),
) -> Model {
    let mut dice = Dice::new(seed);
    let mut pupil = Pupil::new(&mut dice, rounds * lessons.len().div_ceil(BATCH));
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for round in 1..=rounds {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        for batch in order.chunks(BATCH) {
            pupil.learn(batch.iter().map(|&n| &lessons[n]), batch.len());
        }
        report(round, &pupil.model);
    }
    pupil.model
}

/// A model that learns.
struct Pupil {
    model: Model,
    mean: Model,
    square: Model,
    steps: usize,
    most_steps: usize,
}

impl Pupil {
    fn new(dice: &mut Dice, most_steps: usize) -> Pupil {
        let mut model = Model::BLANK;
        let spread = (3.0 / INPUTS as f32).sqrt();
        let weights = model.into.iter_mut().flatten();
        weights.for_each(|weight| *weight = spread * (2.0 * dice.fraction() - 1.0));
        model.out.iter_mut().for_each(|weight| *weight = 0.5 * dice.fraction() - 0.25);
        Pupil { model, mean: Model::BLANK, square: Model::BLANK, steps: 0, most_steps }
    }

    fn learn<'a>(&mut self, batch: impl Iterator<Item = &'a Lesson>, size: usize) {
        let mut slope = Model::BLANK;
        for lesson in batch {
            let chances = chances(&self.model, lesson);
            for ((inputs, won), (chance, layer)) in lesson.players.iter().zip(&chances) {
                self.add_slope(&mut slope, inputs, (chance - won) / size as f32, layer);
            }
        }
        self.step(&mut slope);
    }

    /// Adds how the loss changes with each weight, by how far a player's chance was off.
    fn add_slope(&self, slope: &mut Model, inputs: &Inputs, off: f32, layer: &Layer) {
        let mut by_unit = [0.0; UNITS];
        for unit in (0..UNITS).filter(|&unit| layer[unit] > 0.0) {
            slope.out[unit] += off * layer[unit];
            by_unit[unit] = off * self.model.out[unit];
            slope.bias[unit] += by_unit[unit];
        }
        for ((&input, direct), into) in inputs.iter().zip(&mut slope.direct).zip(&mut slope.into) {
            if input != 0.0 {
                *direct += off * input;
                into.iter_mut().zip(&by_unit).for_each(|(weight, by_unit)| *weight += by_unit * input);
            }
        }
    }

    fn step(&mut self, slope: &mut Model) {
        self.steps += 1;
        let pace = PACE * (1.0 - self.steps as f32 / self.most_steps as f32).max(0.0);
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let (warm_mean, warm_square) = (1.0 - MEAN.powi(steps), 1.0 - SQUARE.powi(steps));
        let weights = self.model.weights_mut().zip(slope.weights_mut());
        let moments = self.mean.weights_mut().zip(self.square.weights_mut());
        for ((weight, &mut slope), (mean, square)) in weights.zip(moments) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let step = (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + DECAY * *weight);
        }
    }
}

/// Everybody's chances, with what the layer made of their numbers.
fn chances(model: &Model, lesson: &Lesson) -> Vec<(f32, Layer)> {
    let mut judged: Vec<(f32, Layer)> =
        lesson.players.iter().map(|(inputs, _)| model.judge(inputs)).collect();
    let best = judged.iter().map(|(odds, _)| *odds).fold(f32::NEG_INFINITY, f32::max);
    judged.iter_mut().for_each(|(odds, _)| *odds = (*odds - best).exp());
    let sum: f32 = judged.iter().map(|(share, _)| share).sum();
    judged.iter_mut().for_each(|(share, _)| *share /= sum);
    judged
}
