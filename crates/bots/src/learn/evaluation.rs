//! Learning what a position is worth.
//!
//! The lessons are the positions before actions in games that were played to the end. At first the
//! model learns from each who won in the end; then, because that is a matter of much luck, from what it
//! made itself of the positions that followed, more of the nearer ones (temporal differences: R. Sutton,
//! 1988).

use splay_engine::{Catalog, Choice, Chronicle, Prompt, Record};

use super::{BATCH, Course, Mark, Model, Pupil, Titles, favorite, rehearse};
use crate::Dice;
use crate::evaluate::features::{INPUTS, Inputs, ROLES, Stands};
use crate::evaluate::model::{BIAS, INTO, Layer, OUT, PLAIN, UNITS, judge};
use crate::weights::softmax;

/// How much more the outcome counts than what the model made of the next position.
const PATIENCE: f32 = 0.9;

/// How much the weights of cards shrink as they move. Few games show any one card, and who won is a
/// matter of much luck.
const DECAY_OF_CARDS: f32 = 1.0;

/// The positions of some games, and what came of them.
#[derive(Default)]
pub struct Lessons {
    titles: Titles,
    games: Vec<Vec<Position>>,
}

struct Position(Vec<Standing>);

/// How a player stood, and what of the win was theirs.
struct Standing {
    inputs: Inputs,
    /// The cards that count by themselves, by their numbers, each with its role.
    cards: Vec<(u16, u8)>,
    won: f32,
}

impl Lessons {
    /// Adds the positions of a game, one for every second action. A game without winners has none.
    ///
    /// # Errors
    /// If the record cannot be played again.
    pub fn add(&mut self, record: &Record, catalog: &'static Catalog) -> Result<(), String> {
        let winners = match &record.outcome {
            Some(ending) if !ending.winners.is_empty() => ending.winners,
            _ => return Ok(()),
        };
        let won = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let numbers = self.titles.of(catalog);
        let mut game = Chronicle::begin(catalog, record.origin()).map_err(|error| error.to_string())?;
        let mut positions = Vec::new();
        let mut actions = 0;
        for text in &record.choices {
            if game.decision().is_some_and(|decision| decision.prompt == Prompt::Action) {
                actions += 1;
                if actions % 2 == 0 {
                    let stands = Stands::of(game.state());
                    let standing = |seat| Standing {
                        inputs: stands.inputs(seat),
                        cards: stands
                            .cards(seat)
                            .map(|(card, role)| (numbers[card.index()] as u16, role as u8))
                            .collect(),
                        won: won(seat),
                    };
                    positions.push(Position(game.state().alive().iter().map(standing).collect()));
                }
            }
            let choice = Choice::parse(text, catalog).map_err(|error| error.to_string())?;
            game.choose(choice).map_err(|error| error.to_string())?;
        }
        self.games.push(positions);
        Ok(())
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.games.iter().map(Vec::len).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Asks a model about positions it has not learned from.
#[must_use]
pub fn examine(model: &Model, lessons: &Lessons) -> Mark {
    let by_number: Vec<[f32; ROLES]> = lessons.titles.0.iter().map(|title| model.of(title)).collect();
    let (mut loss, mut right) = (0.0, 0.0);
    for position in lessons.games.iter().flatten() {
        let (chances, _) = chances(&model.plain, |card, role| by_number[card][role], position);
        for (standing, chance) in position.0.iter().zip(&chances) {
            loss -= f64::from(standing.won * chance.max(1e-6).ln());
        }
        right += favorite(&chances).map_or(0.0, |n| f64::from(position.0[n].won.ceil()));
    }
    Mark::of(loss, right, lessons.len())
}

/// Goes through the lessons as often as the course has it, and as often again with what the model made
/// of them itself, each time beginning with what was learned before. The same course and lessons make the
/// same model. After each round `report` is told its number and the model so far.
#[must_use]
pub fn learn(
    lessons: &Lessons,
    before: &Model,
    course: Course<'_>,
    mut report: impl FnMut(usize, &Model),
) -> Model {
    let positions: Vec<&Position> = lessons.games.iter().flatten().collect();
    let won = |position: &&Position| position.0.iter().map(|standing| standing.won).collect();
    let outcomes: Vec<Vec<f32>> = positions.iter().map(won).collect();
    let mut study = |goals: &[Vec<f32>], rounds_before: usize| {
        let mut dice = Dice::new(course.seed);
        let steps = course.rounds * positions.len().div_ceil(BATCH);
        let mut pupil = beginner(&lessons.titles, before, steps, &mut dice);
        rehearse(
            &mut pupil,
            positions.len(),
            course,
            &mut dice,
            |pupil, batch| study_batch(pupil, batch.iter().map(|&n| (positions[n], &goals[n][..]))),
            |round, pupil| report(rounds_before + round, &pupil.learned(&lessons.titles)),
        );
        pupil
    };
    let pupil = study(&outcomes, 0);
    let hindsight: Vec<Vec<f32>> =
        lessons.games.iter().flat_map(|game| hindsight(&pupil, game)).collect();
    study(&hindsight, course.rounds).learned(&lessons.titles)
}

type Learner = Pupil<PLAIN, ROLES>;

/// Who is about to learn; if nothing was learned before, chance makes the units differ.
fn beginner(titles: &Titles, before: &Model, steps: usize, dice: &mut Dice) -> Learner {
    let mut pupil = Learner::new(titles, steps, DECAY_OF_CARDS, before);
    if *before != Model::BLANK {
        return pupil;
    }
    let spread = (3.0 / INPUTS as f32).sqrt();
    let into = &mut pupil.weights[INTO..BIAS];
    into.iter_mut().for_each(|weight| *weight = spread * (2.0 * dice.fraction() - 1.0));
    let out = &mut pupil.weights[OUT..PLAIN];
    out.iter_mut().for_each(|weight| *weight = 0.5 * dice.fraction() - 0.25);
    pupil
}

impl Learner {
    fn plain(&self) -> &[f32; PLAIN] {
        self.weights.first_chunk().expect("the plain weights come first")
    }

    fn chances(&self, position: &Position) -> (Vec<f32>, Vec<Layer>) {
        chances(self.plain(), |card, role| self.weights[Learner::of_card(card, role)], position)
    }

    /// Adds how the loss changes with each weight, by how far a player's chance was off.
    fn add_slope(&mut self, standing: &Standing, off: f32, layer: &Layer) {
        let mut by_unit = [0.0; UNITS];
        for unit in (0..UNITS).filter(|&unit| layer[unit] > 0.0) {
            self.slope[OUT + unit] += off * layer[unit];
            by_unit[unit] = off * self.weights[OUT + unit];
            self.slope[BIAS + unit] += by_unit[unit];
        }
        for (n, &input) in standing.inputs.iter().enumerate().filter(|&(_, &input)| input != 0.0) {
            self.slope[n] += off * input;
            let into = &mut self.slope[INTO + n * UNITS..][..UNITS];
            into.iter_mut().zip(&by_unit).for_each(|(slope, by_unit)| *slope += by_unit * input);
        }
        for &(card, role) in &standing.cards {
            self.slope[Learner::of_card(card.into(), role.into())] += off;
        }
    }
}

fn study_batch<'a>(
    pupil: &mut Learner,
    batch: impl ExactSizeIterator<Item = (&'a Position, &'a [f32])>,
) {
    let share = 1.0 / batch.len() as f32;
    for (position, goals) in batch {
        let (chances, layers) = pupil.chances(position);
        for (n, standing) in position.0.iter().enumerate() {
            pupil.add_slope(standing, (chances[n] - goals[n]) * share, &layers[n]);
        }
    }
    pupil.step();
}

/// For each position of a game, what it was worth as seen from the later ones and from the end.
fn hindsight(pupil: &Learner, game: &[Position]) -> Vec<Vec<f32>> {
    let mut goals: Vec<Vec<f32>> = Vec::new();
    let mut later: Option<Vec<f32>> = None;
    for position in game.iter().rev() {
        let won = || position.0.iter().map(|standing| standing.won).collect();
        // Whoever leaves the game changes what can be compared.
        let goal = later.filter(|later| later.len() == position.0.len()).unwrap_or_else(won);
        let now = pupil.chances(position).0;
        later = Some(goal.iter().zip(&now).map(|(goal, now)| now + PATIENCE * (goal - now)).collect());
        goals.push(goal);
    }
    goals.reverse();
    goals
}

/// Everybody's chances, with what the layer made of their numbers.
fn chances(
    plain: &[f32; PLAIN],
    of_card: impl Fn(usize, usize) -> f32,
    position: &Position,
) -> (Vec<f32>, Vec<Layer>) {
    let judged = position.0.iter().map(|standing| {
        let cards = standing.cards.iter().map(|&(card, role)| of_card(card.into(), role.into()));
        let (odds, layer) = judge(plain, &standing.inputs);
        (odds + cards.sum::<f32>(), layer)
    });
    let (mut chances, layers): (Vec<f32>, Vec<Layer>) = judged.unzip();
    softmax(&mut chances);
    (chances, layers)
}
