//! The bots there are, and what they are called.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use splay_engine::Policy;

use crate::brain::{Brain, Reflex, Searcher};
use crate::level::Level;
use crate::{Budget, Greedy, Judge, Random, Search, Sight};

/// How long `mcts` thinks when its name does not say.
const USUAL: Duration = Duration::from_millis(100);

/// The longest a bot may be told to think about a decision.
pub const LONGEST_THOUGHT: Duration = Duration::from_secs(600);

/// A kind of bot. In files it goes by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bot {
    /// Picks any option.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Searches.
    Mcts(Search),
    /// As strong as a person wants.
    Level(Level),
}

impl Bot {
    /// What a bot can be called, for messages.
    pub const NAMES: &str = "random, greedy, mcts (or mcts:250ms, mcts:2s, mcts:500 for 500 tries), \
                             beginner, easy, medium, hard and expert";

    /// The bot with this name: `greedy`, `mcts:250ms`, `mcts:500` (tries), `hard`. For
    /// measuring only, `peeking:…` is `mcts` looking at all cards but those in the decks, `cheating:…`
    /// looks at those, too, and `unlearned:…` judges positions by weights set by hand.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Bot> {
        let (kind, budget) =
            name.split_once(':').map_or((name, None), |(kind, rest)| (kind, Some(rest)));
        let search = |how: fn(Budget) -> Search| {
            let budget = budget.map_or(Some(Budget::Time(USUAL)), budget_from)?;
            Some(Bot::Mcts(how(budget)))
        };
        match (kind, budget) {
            ("random", None) => Some(Bot::Random),
            ("greedy", None) => Some(Bot::Greedy),
            ("mcts", _) => search(Search::new),
            ("cheating", _) => search(|budget| Search { sight: Sight::Cheating, ..Search::new(budget) }),
            ("peeking", _) => search(|budget| Search { sight: Sight::Peeking, ..Search::new(budget) }),
            ("unlearned", _) => search(Search::unlearned),
            (level, None) => Level::from_name(level).map(Bot::Level),
            _ => None,
        }
    }

    /// A player that answers at once and needs no memory, if the bot is one.
    #[must_use]
    pub fn policy(self, seed: u64) -> Option<Box<dyn Policy + Send>> {
        match self {
            Bot::Random => Some(Box::new(Random::new(seed))),
            Bot::Greedy => Some(Box::new(Greedy::new(seed))),
            Bot::Mcts(_) | Bot::Level(_) => None,
        }
    }

    /// A player of this kind; the same seed plays the same way, unless it thinks by the clock.
    #[must_use]
    pub fn brain(self, seed: u64) -> Box<dyn Brain> {
        match self {
            Bot::Random => Box::new(Reflex(Random::new(seed))),
            Bot::Greedy => Box::new(Greedy::new(seed)),
            Bot::Mcts(search) => Box::new(Searcher::new(search, seed)),
            Bot::Level(level) => level.brain(seed),
        }
    }
}

/// `250ms`, `2s`, or a number of tries; no bot thinks longer than ten minutes.
fn budget_from(text: &str) -> Option<Budget> {
    let time = |time: Duration| Some(Budget::Time(time)).filter(|_| time <= LONGEST_THOUGHT);
    if let Some(ms) = text.strip_suffix("ms") {
        return ms.parse().ok().and_then(|ms| time(Duration::from_millis(ms)));
    }
    if let Some(seconds) = text.strip_suffix('s') {
        return seconds.parse().ok().and_then(|seconds| time(Duration::from_secs(seconds)));
    }
    text.parse().ok().map(Budget::Tries)
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.pad("random"),
            Bot::Greedy => f.pad("greedy"),
            Bot::Level(level) => f.pad(level.name()),
            Bot::Mcts(search) => {
                let kind = match (search.sight, search.judge) {
                    (Sight::Cheating, _) => "cheating",
                    (Sight::Peeking, _) => "peeking",
                    (Sight::Honest, Judge::Learned) => "mcts",
                    (Sight::Honest, Judge::ByHand) => "unlearned",
                };
                let name = match search.budget {
                    Budget::Tries(tries) => format!("{kind}:{tries}"),
                    Budget::Time(time) => format!("{kind}:{}ms", time.as_millis()),
                };
                f.pad(&name)
            }
        }
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> String {
        bot.to_string()
    }
}

impl TryFrom<String> for Bot {
    type Error = String;
    fn try_from(name: String) -> Result<Bot, String> {
        Bot::from_name(&name).ok_or_else(|| format!("there is no bot {name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in [
            "random",
            "greedy",
            "mcts:250ms",
            "mcts:500",
            "cheating:100ms",
            "peeking:100",
            "unlearned:30",
            "beginner",
            "expert",
        ] {
            assert_eq!(Bot::from_name(name).unwrap().to_string(), name);
        }
        assert_eq!(Bot::from_name("mcts:2s"), Bot::from_name("mcts:2000ms"));
        for wrong in [
            "",
            "oracle",
            "greedy:3",
            "mcts:",
            "mcts:-1",
            "mcts:1h",
            "mcts:601s",
            "mcts:99999999999999999999ms",
        ] {
            assert_eq!(Bot::from_name(wrong), None, "{wrong}");
        }
    }
}
