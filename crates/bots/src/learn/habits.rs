//! Learning what to choose at a glance, from what was chosen after a search.

use splay_engine::{Catalog, Choice, Chronicle, Prompt, Record};

use super::{BATCH, Course, Habits, Mark, Pupil, Titles, favorite, rehearse};
use crate::Dice;
use crate::thumb::{EACH, Look, PLAIN, Sign};
use crate::weights::softmax;

/// How much the weights of cards shrink as they move. Every game shows many choices.
const DECAY_OF_CARDS: f32 = 0.02;

type Learner = Pupil<PLAIN, EACH>;

/// The choices of some games.
#[derive(Default)]
pub struct Examples {
    titles: Titles,
    choices: Vec<Example>,
}

/// A decision: the signs of every option, and which one was chosen.
struct Example {
    /// The signs of all options, one after the other, by the places of their weights.
    signs: Vec<(u16, f32)>,
    /// Where each option's signs end.
    ends: Vec<u16>,
    chosen: usize,
}

impl Examples {
    /// Adds the choices of a game. Where there was only one option, or where equal things were put into
    /// some order, there is nothing to learn.
    ///
    /// # Errors
    /// If the record cannot be played again.
    pub fn add(&mut self, record: &Record, catalog: &'static Catalog) -> Result<(), String> {
        let numbers = self.titles.of(catalog);
        let mut game = Chronicle::begin(catalog, record.origin()).map_err(|error| error.to_string())?;
        for text in &record.choices {
            let choice = Choice::parse(text, catalog).map_err(|error| error.to_string())?;
            if let Some(decision) = game.decision()
                && decision.options.len() > 1
                && !matches!(decision.prompt, Prompt::Order { .. })
                && let Some(chosen) = decision.options.iter().position(|&option| option == choice)
            {
                let look = Look::new(game.state(), &decision);
                let mut example = Example { signs: Vec::new(), ends: Vec::new(), chosen };
                for &option in decision.options {
                    look.signs(option, &mut |sign, strength| {
                        let place = match sign {
                            Sign::Plain(n) => n,
                            Sign::Of(card, n) => Learner::of_card(numbers[card.index()], n),
                        };
                        example.signs.push((place as u16, strength));
                    });
                    example.ends.push(example.signs.len() as u16);
                }
                self.choices.push(example);
            }
            game.choose(choice).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// How many choices there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }
}

impl Example {
    /// The signs of each option.
    fn options(&self) -> impl Iterator<Item = &[(u16, f32)]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.signs[usize::from(start)..usize::from(end)])
    }

    /// How likely each option is to be chosen, with these weights.
    fn chances(&self, weights: &[f32]) -> Vec<f32> {
        let weigh = |signs: &[(u16, f32)]| {
            signs.iter().map(|&(place, strength)| weights[usize::from(place)] * strength).sum()
        };
        let mut chances: Vec<f32> = self.options().map(weigh).collect();
        softmax(&mut chances);
        chances
    }
}

/// Asks which options were chosen in games it has not learned from.
#[must_use]
pub fn examine(habits: &Habits, examples: &Examples) -> Mark {
    let mut weights = habits.plain.to_vec();
    weights.extend(examples.titles.0.iter().flat_map(|title| habits.of(title)));
    let (mut loss, mut right) = (0.0, 0.0);
    for example in &examples.choices {
        let chances = example.chances(&weights);
        loss -= f64::from(chances[example.chosen].max(1e-6).ln());
        right += f64::from(u8::from(favorite(&chances) == Some(example.chosen)));
    }
    Mark::of(loss, right, examples.len())
}

/// Goes through the examples as often as the course has it, beginning with what was learned before. The
/// same course and examples make the same weights. After each round `report` is told its number and what was learned so far.
#[must_use]
pub fn learn(
    examples: &Examples,
    before: &Habits,
    course: Course<'_>,
    mut report: impl FnMut(usize, &Habits),
) -> Habits {
    let mut dice = Dice::new(course.seed);
    let steps = course.rounds * examples.len().div_ceil(BATCH);
    let mut pupil = Learner::new(&examples.titles, steps, DECAY_OF_CARDS, before);
    rehearse(
        &mut pupil,
        examples.len(),
        course,
        &mut dice,
        |pupil, batch| {
            for &n in batch {
                let example = &examples.choices[n];
                let chances = example.chances(&pupil.weights);
                for (option, signs) in example.options().enumerate() {
                    let happened = f32::from(u8::from(option == example.chosen));
                    let off = (chances[option] - happened) / batch.len() as f32;
                    for &(place, strength) in signs {
                        pupil.slope[usize::from(place)] += off * strength;
                    }
                }
            }
            pupil.step();
        },
        |round, pupil| report(round, &pupil.learned(&examples.titles)),
    );
    pupil.learned(&examples.titles)
}
