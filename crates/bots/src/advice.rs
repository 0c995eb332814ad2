//! What a search thinks of a decision, in words.

use std::sync::atomic::AtomicBool;

use crate::{Dice, Search, Searcher, Thought};
use splay_engine::{Choice, Chronicle, Decision, Dreams, Game, Phrase, Seat, Speaker, State, phrase};

/// In how many imagined games the expected line is looked for.
const WORLDS: usize = 300;

/// How many options a hint tells.
pub const HINTED: usize = 3;

/// An option and what the search thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The option as it is written in records.
    pub written: String,
    /// The option in words.
    pub words: Phrase,
    /// How likely the player wins with it, from 0 to 1; nothing if it was never tried.
    pub chance: Option<f32>,
    /// How often it was tried.
    pub tries: u32,
}

/// A choice that the search expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// Who makes it.
    pub player: Seat,
    /// The choice as it is written in records.
    pub written: String,
    /// The choice in words.
    pub words: Phrase,
}

/// What a search thinks of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The options, the best first, then those that were tried most.
    pub options: Vec<Weighed>,
    /// What it expects to be chosen from here on.
    pub line: Vec<Expected>,
    /// How many tries there were; none where there is nothing to think about.
    pub tries: u32,
}

impl Advice {
    /// Thinks about the decision of a game as the player who decides, from what that player may
    /// know. None if the game is over.
    #[must_use]
    pub fn on(game: &Chronicle, search: Search, seed: u64, stop: &AtomicBool) -> Option<Advice> {
        let thought = Searcher::new(search, seed).think(game, stop)?;
        Advice::of(game, &thought, seed)
    }

    /// Puts into words what was thought about the decision of a game.
    fn of(game: &Chronicle, thought: &Thought, seed: u64) -> Option<Advice> {
        let decision = game.decision()?;
        let catalog = game.game().catalog();
        let speaker = game.speaker();
        let settled = thought.tries == 0;
        let mut options: Vec<Weighed> = thought
            .opinions
            .iter()
            .map(|opinion| Weighed {
                written: opinion.choice.text(catalog),
                words: in_full(game.state(), &speaker, &decision, opinion.choice),
                chance: (settled || opinion.tries > 0).then(|| opinion.chance.clamp(0.0, 1.0)),
                tries: opinion.tries,
            })
            .collect();
        // Of several that were tried as often, the search prefers one.
        let preferred = decision.options.get(thought.index)?.text(catalog);
        if let Some(place) = options.iter().position(|option| option.written == preferred) {
            options[..=place].rotate_right(1);
        }
        let line = expected(game, &speaker, decision.player, &thought.line, seed);
        Some(Advice { options, line, tries: thought.tries })
    }

    /// The option the search would choose.
    #[must_use]
    pub fn best(&self) -> Option<&Weighed> {
        self.options.first()
    }

    /// What it thinks of an option, as it is written in records.
    #[must_use]
    pub fn of_option(&self, written: &str) -> Option<&Weighed> {
        self.options.iter().find(|option| option.written == written)
    }

    /// How much of the chance to win an option gives away; none if it was never tried.
    #[must_use]
    pub fn loss(&self, written: &str) -> Option<f32> {
        let best = self.best()?.chance?;
        Some((best - self.of_option(written)?.chance?).max(0.0))
    }

    /// How the chances were found.
    #[must_use]
    pub fn heading(&self) -> String {
        match self.tries {
            0 => "Only one option; your chances as they stand".to_owned(),
            1 => "Your chances, after one try".to_owned(),
            tries => format!("Your chances, after {tries} tries"),
        }
    }

    /// The best options with their chances, one to a line.
    #[must_use]
    pub fn best_lines(&self, most: usize) -> Vec<String> {
        let tried = self.options.iter().filter_map(|option| Some((option, option.chance?)));
        let line = |(option, chance): (&Weighed, f32)| format!("{} {}", percent(chance), option.words);
        tried.take(most).map(line).collect()
    }

    /// The expected choices with who makes them, one to a line.
    #[must_use]
    pub fn line_lines(&self, speaker: &Speaker<'_>) -> Vec<Phrase> {
        let line = |step: &Expected| phrase![speaker.player(step.player), ": ", step.words.clone()];
        self.line.iter().map(line).collect()
    }
}

/// A chance as it is read: ` 62%`.
#[must_use]
pub fn percent(chance: f32) -> String {
    format!("{:>3.0}%", 100.0 * chance)
}

/// The expected line in words, as far as it can be followed. The true game would betray what its
/// hidden cards are, so the line is followed in a game that the player can imagine: the one of
/// several in which it leads furthest.
fn expected(
    game: &Chronicle,
    speaker: &Speaker<'_>,
    player: Seat,
    line: &[Choice],
    seed: u64,
) -> Vec<Expected> {
    let knowledge = game.knowledge(player);
    let dreams = Dreams::of(game.game(), player, &knowledge);
    let mut dice = Dice::new(seed);
    // The first choice is the player's own, and needs no imagination.
    let own = line.first().zip(game.decision());
    let mut best: Vec<Expected> = own
        .map(|(&choice, decision)| in_words(game.game(), speaker, &decision, choice))
        .into_iter()
        .collect();
    for _ in 0..WORLDS {
        if best.len() == line.len() {
            break;
        }
        let Some(world) = dreams.dream(|bound| dice.below(bound)) else { continue };
        let steps = followed(world, speaker, line);
        if steps.len() > best.len() {
            best = steps;
        }
    }
    best
}

/// Follows a line in a game as far as it goes.
fn followed(mut world: Game, speaker: &Speaker<'_>, line: &[Choice]) -> Vec<Expected> {
    let mut steps = Vec::new();
    for &choice in line {
        // A line need not mention choices that were none.
        while !steps.is_empty() && matches!(world.options(), [only] if *only != choice) {
            world.choose_unchecked(0);
        }
        let Some(decision) = world.decision() else { break };
        if !decision.options.contains(&choice) {
            break;
        }
        steps.push(in_words(&world, speaker, &decision, choice));
        if world.choose(choice).is_err() {
            break;
        }
    }
    steps
}

/// An option in words, with the karmas that it would set off.
fn in_full(state: &State, speaker: &Speaker<'_>, decision: &Decision<'_>, choice: Choice) -> Phrase {
    phrase![speaker.option(state, decision, choice), speaker.karmas_upon(state, decision, choice)]
}

fn in_words(game: &Game, speaker: &Speaker<'_>, decision: &Decision<'_>, choice: Choice) -> Expected {
    let option = in_full(game.state(), speaker, decision, choice);
    let words = match decision.source {
        Some(card) => phrase![option, ", for ", speaker.card(card)],
        None => option,
    };
    Expected { player: decision.player, written: choice.text(speaker.catalog), words }
}

#[cfg(test)]
mod tests {
    use splay_engine::{Edition, Set, Sets, Setup};

    use super::*;
    use crate::Budget;

    #[test]
    fn karmas_are_named() {
        let sets = Sets::BASE.with(Set::Figures);
        let position = serde_json::json!({
            "edition": "third",
            "sets": ["base", "figures"],
            "players": [
                {
                    "hand": ["Oars"],
                    "board": {
                        "green": { "cards": ["Sargon of Akkad"] },
                        "red": { "cards": ["Archery"] },
                    },
                },
                {},
            ],
        });
        let position = serde_json::from_value(position).unwrap();
        let catalog = splay_cards::catalog(Edition::Third, sets);
        let game = Chronicle::from_position(catalog, position).unwrap();
        let search = Search::new(Budget::Tries(30));
        let advice = Advice::on(&game, search, 5, &AtomicBool::new(false)).unwrap();
        let words = advice.of_option("meld Oars").unwrap().words.to_string();
        assert!(words.ends_with(" (Sargon of Akkad acts instead)"), "{words}");
    }

    #[test]
    fn advice_is_the_same_for_the_same_seed_and_never_empty() {
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
        let mut game = Chronicle::new(catalog, Setup::base(Edition::Third, 2, 3)).unwrap();
        let stop = AtomicBool::new(false);
        let mut long_lines = 0;
        for n in 0..40 {
            let Some(options) = game.decision().map(|decision| decision.options.len()) else { break };
            // Few tries, so that options are tried equally often.
            let search = Search::new(Budget::Tries(if n % 2 == 0 { 16 } else { 120 }));
            let advice = Advice::on(&game, search, 5, &stop).unwrap();
            assert_eq!(Advice::on(&game, search, 5, &stop).as_ref(), Some(&advice));
            let best = advice.best().unwrap();
            assert!(best.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
            assert_eq!(advice.line[0].written, best.written);
            assert_eq!(advice.loss(&best.written), Some(0.0));
            assert!((1..=3).contains(&advice.best_lines(3).len()));
            long_lines += usize::from(advice.line.len() > 1);
            game.choose_index(n % options).unwrap();
        }
        assert!(long_lines > 10, "lines can be followed");
        while game.decision().is_some() {
            game.choose_index(0).unwrap();
        }
        assert_eq!(Advice::on(&game, Search::new(Budget::Tries(1)), 5, &stop), None);
    }
}
