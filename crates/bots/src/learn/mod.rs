//! Learning from recorded games: [`evaluation`] what a position is worth, [`habits`] what to choose at a
//! glance.
//!
//! Both learn the same way: their weights are moved, a few examples at a time, so that what truly
//! happened would have seemed a little likelier (Adam: D. Kingma, J. Ba, 2014). They begin with nothing,
//! or with what was learned before; then only what is new is learned.

pub mod evaluation;
pub mod habits;

use std::sync::atomic::{AtomicBool, Ordering};

use splay_engine::Catalog;

use crate::Dice;
use crate::weights::Weights;

pub use crate::evaluate::model::Model;
pub use crate::thumb::Habits;

/// How many examples are learned from at a time.
const BATCH: usize = 128;

/// How far weights move at first; by the end they move no more.
const PACE: f32 = 0.003;

/// How much of the past counts in the mean step and in its mean square.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// Nobody interrupts.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// How something is learned.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// How often all examples are gone through.
    pub rounds: usize,
    /// Decides in which order, and what is begun with.
    pub seed: u64,
    /// Whoever sets it ends the course at once, with what was learned until then.
    pub stop: &'a AtomicBool,
}

impl Course<'static> {
    /// A course that nobody interrupts.
    #[must_use]
    pub fn of(rounds: usize, seed: u64) -> Course<'static> {
        Course { rounds, seed, stop: &GO_ON }
    }
}

/// How well something was learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The mean of the negative logarithms of the chances given to what happened; 0 is perfect.
    pub loss: f64,
    /// In what share of the examples that had the highest chance.
    pub right: f64,
}

impl Mark {
    /// From the loss and the right answers of so many examples, added up.
    fn of(loss: f64, right: f64, examples: usize) -> Mark {
        let count = examples.max(1) as f64;
        Mark { loss: loss / count, right: right / count }
    }
}

/// The place of the highest chance.
fn favorite(chances: &[f32]) -> Option<usize> {
    (0..chances.len()).max_by(|&one, &other| chances[one].total_cmp(&chances[other]))
}

/// The cards met in games, numbered as they were met.
#[derive(Default)]
struct Titles(Vec<&'static str>);

impl Titles {
    /// The numbers of a catalog's cards.
    fn of(&mut self, catalog: &'static Catalog) -> Vec<usize> {
        let titles = catalog.ids().map(|id| catalog.facts(id).title);
        titles.map(|title| self.number(title)).collect()
    }

    fn number(&mut self, title: &'static str) -> usize {
        self.0.iter().position(|&met| met == title).unwrap_or_else(|| {
            self.0.push(title);
            self.0.len() - 1
        })
    }
}

/// Weights that are being learned: `PLAIN` for everybody, then `EACH` for each card by its number.
struct Pupil<const PLAIN: usize, const EACH: usize> {
    weights: Vec<f32>,
    /// What was learned before, and the same in the order of the weights.
    before: Weights<PLAIN, EACH>,
    start: Vec<f32>,
    /// How the loss changes with each weight, over the examples since the last step.
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: usize,
    most_steps: usize,
    /// How much the weights of cards shrink toward 0 as they move, so that only what helps grows large.
    decay_of_cards: f32,
}

/// The same for the plain weights.
const DECAY: f32 = 0.02;

impl<const PLAIN: usize, const EACH: usize> Pupil<PLAIN, EACH> {
    fn new(titles: &Titles, steps: usize, decay_of_cards: f32, before: &Weights<PLAIN, EACH>) -> Self {
        let mut start = before.plain.to_vec();
        start.extend(titles.0.iter().flat_map(|title| before.of(title)));
        let blank = vec![0.0; start.len()];
        Pupil {
            weights: start.clone(),
            before: before.clone(),
            start,
            slope: blank.clone(),
            mean: blank.clone(),
            square: blank,
            steps: 0,
            most_steps: steps,
            decay_of_cards,
        }
    }

    /// Where a weight of a card stands.
    const fn of_card(number: usize, weight: usize) -> usize {
        PLAIN + EACH * number + weight
    }

    /// Moves every weight a little down its slope.
    fn step(&mut self) {
        self.steps += 1;
        let pace = PACE * (1.0 - self.steps as f32 / self.most_steps as f32).max(0.0);
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let (warm_mean, warm_square) = (1.0 - MEAN.powi(steps), 1.0 - SQUARE.powi(steps));
        for (n, weight) in self.weights.iter_mut().enumerate() {
            let slope = std::mem::take(&mut self.slope[n]);
            // What was learned before stays: it took more games than there will be of any new set.
            if self.start[n] != 0.0 {
                continue;
            }
            let (mean, square) = (&mut self.mean[n], &mut self.square[n]);
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let step = (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            let decay = if n < PLAIN { DECAY } else { self.decay_of_cards };
            *weight -= pace * (step + decay * *weight);
        }
    }

    /// What was learned so far.
    fn learned(&self, titles: &Titles) -> Weights<PLAIN, EACH> {
        let mut learned = Weights::BLANK;
        let (plain, cards) = self.weights.split_at(PLAIN);
        learned.plain.copy_from_slice(plain);
        let cards = titles.0.iter().zip(cards.as_chunks::<EACH>().0);
        learned.cards = cards.map(|(&title, &weights)| (title.to_owned(), weights)).collect();
        let forgotten = |(title, _): &&(String, _)| !titles.0.contains(&title.as_str());
        learned.cards.extend(self.before.cards.iter().filter(forgotten).cloned());
        learned.cards.sort_by(|(one, _), (other, _)| one.cmp(other));
        learned
    }
}

/// Goes through so many examples as often as the course has it, each time in another order, a batch at a
/// time. After each round `report` is told its number.
fn rehearse<P>(
    pupil: &mut P,
    examples: usize,
    course: Course<'_>,
    dice: &mut Dice,
    mut study: impl FnMut(&mut P, &[usize]),
    mut report: impl FnMut(usize, &P),
) {
    let mut order: Vec<usize> = (0..examples).collect();
    for round in 1..=course.rounds {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        for batch in order.chunks(BATCH) {
            if course.stop.load(Ordering::Relaxed) {
                return;
            }
            study(pupil, batch);
        }
        report(round, pupil);
    }
}
