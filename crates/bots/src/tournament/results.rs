//! What came of the games.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use splay_engine::{By, Seats};

use super::interval::wilson;
use crate::Bot;

/// A finished game, as it is kept in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The two who met.
    pub bots: Vec<Bot>,
    /// The number of the deal in the tournament.
    pub deal: u64,
    /// What dealt the cards.
    pub seed: u64,
    /// Who sat where.
    pub seats: Vec<Bot>,
    /// The seats that won; none in a draw.
    pub winners: Seats,
    /// In which way; none if the game was broken off because it would not end.
    pub by: Option<By>,
    /// How many turns were begun.
    pub turns: u16,
    /// How many decisions were taken.
    pub decisions: u64,
    /// The highest value that a top card of any board had in the course of the game.
    pub highest_age: u8,
    /// How long each of the two thought.
    pub thinking: Vec<Thinking>,
}

/// How long a bot thought in a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thinking {
    /// Who.
    pub bot: Bot,
    /// How often it was asked.
    pub decisions: u64,
    /// How long it took for an answer, on average.
    pub seconds_per_decision: f64,
}

impl Thinking {
    /// So many decisions in this time.
    #[must_use]
    pub fn new(bot: Bot, decisions: u64, time: Duration) -> Thinking {
        let nanoseconds = time.as_secs_f64() * 1e9 / decisions.max(1) as f64;
        // Whole nanoseconds are read from a file exactly as they were written.
        Thinking { bot, decisions, seconds_per_decision: nanoseconds.round() / 1e9 }
    }
}

/// What a game was for one of the two who met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Only seats of this bot won.
    Won,
    /// Nobody won, or seats of both.
    Drawn,
    /// Only seats of the other bot won.
    Lost,
}

impl Played {
    /// What the game was for a bot; none if it did not play.
    #[must_use]
    pub fn verdict(&self, bot: Bot) -> Option<Verdict> {
        if !self.seats.contains(&bot) {
            return None;
        }
        let seat_won = |own: bool| {
            let seats = self.seats.iter().enumerate().filter(|&(_, &at)| (at == bot) == own);
            seats.into_iter().any(|(seat, _)| self.winners.iter().any(|won| won.index() == seat))
        };
        Some(match (seat_won(true), seat_won(false)) {
            (true, false) => Verdict::Won,
            (false, true) => Verdict::Lost,
            _ => Verdict::Drawn,
        })
    }
}

/// Games by how they went for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl Score {
    /// Counts one more game.
    pub const fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Won => self.wins += 1,
            Verdict::Drawn => self.draws += 1,
            Verdict::Lost => self.losses += 1,
        }
    }

    /// How many games there were.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Wins and half the draws.
    #[must_use]
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The share of the points that could be had; none without games.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// The 95% interval of the share.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.points(), self.games())
    }
}

/// All games of a tournament, counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Who took part; the lists below are in this order.
    pub bots: Vec<Bot>,
    /// How each did in all.
    pub scores: Vec<Score>,
    /// How each did against each.
    pub against: Vec<Vec<Score>>,
    /// How long each took to answer, in milliseconds; none if it was never asked.
    pub milliseconds: Vec<Option<f64>>,
}

impl Tally {
    /// Counts games between these bots.
    #[must_use]
    pub fn of<'a>(bots: &[Bot], games: impl IntoIterator<Item = &'a Played>) -> Tally {
        let count = bots.len();
        let mut scores = vec![Score::default(); count];
        let mut against = vec![vec![Score::default(); count]; count];
        let mut thought = vec![(0, 0.0); count];
        for game in games {
            for (one, &bot) in bots.iter().enumerate() {
                let Some(verdict) = game.verdict(bot) else { continue };
                scores[one].add(verdict);
                for (other, rival) in bots.iter().enumerate() {
                    if other != one && game.seats.contains(rival) {
                        against[one][other].add(verdict);
                    }
                }
                for thinking in game.thinking.iter().filter(|thinking| thinking.bot == bot) {
                    thought[one].0 += thinking.decisions;
                    thought[one].1 += thinking.seconds_per_decision * thinking.decisions as f64;
                }
            }
        }
        let milliseconds = thought
            .into_iter()
            .map(|(decisions, seconds)| (decisions > 0).then(|| 1000.0 * seconds / decisions as f64))
            .collect();
        Tally { bots: bots.to_vec(), scores, against, milliseconds }
    }

    /// The points of each bot against each.
    #[must_use]
    pub fn points(&self) -> Vec<Vec<f64>> {
        self.against.iter().map(|row| row.iter().map(Score::points).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use splay_engine::Seat;

    use super::*;

    fn game(seats: &[Bot], winners: &[usize]) -> Played {
        Played {
            bots: vec![Bot::Greedy, Bot::Random],
            deal: 0,
            seed: 1,
            seats: seats.to_vec(),
            winners: winners.iter().map(|&seat| Seat::at(seat)).collect(),
            by: Some(By::Score),
            turns: 30,
            decisions: 80,
            highest_age: 7,
            thinking: vec![
                Thinking::new(Bot::Greedy, 30, Duration::from_millis(60)),
                Thinking::new(Bot::Random, 50, Duration::ZERO),
            ],
        }
    }

    #[test]
    fn a_win_of_any_seat_is_a_win_of_the_bot() {
        let seats = [Bot::Greedy, Bot::Random, Bot::Greedy];
        let verdicts = |winners: &[usize]| {
            let game = game(&seats, winners);
            (game.verdict(Bot::Greedy).unwrap(), game.verdict(Bot::Random).unwrap())
        };
        assert_eq!(verdicts(&[2]), (Verdict::Won, Verdict::Lost));
        assert_eq!(verdicts(&[0, 2]), (Verdict::Won, Verdict::Lost));
        assert_eq!(verdicts(&[1]), (Verdict::Lost, Verdict::Won));
        assert_eq!(verdicts(&[]), (Verdict::Drawn, Verdict::Drawn));
        assert_eq!(verdicts(&[0, 1]), (Verdict::Drawn, Verdict::Drawn));
        assert_eq!(game(&seats, &[0]).verdict(Bot::from_name("mcts").unwrap()), None);
    }

    #[test]
    fn games_are_counted_for_both_sides() {
        let seats = [Bot::Greedy, Bot::Random];
        let games = [game(&seats, &[0]), game(&seats, &[0]), game(&seats, &[1]), game(&seats, &[])];
        let tally = Tally::of(&seats, &games);
        assert_eq!(tally.scores[0], Score { wins: 2, draws: 1, losses: 1 });
        assert_eq!(tally.against[1][0], Score { wins: 1, draws: 1, losses: 2 });
        assert_eq!(tally.points(), [[0.0, 2.5], [1.5, 0.0]]);
        assert_eq!(tally.scores[0].share(), Some(0.625));
        assert_eq!(tally.milliseconds, [Some(2.0), Some(0.0)]);
        assert_eq!(Tally::of(&seats, []).milliseconds, [None, None]);
    }

    #[test]
    fn games_are_read_as_they_are_written() {
        let game = game(&[Bot::Greedy, Bot::Random], &[1]);
        let line = serde_json::to_string(&game).unwrap();
        assert!(line.contains(r#""seats":["greedy","random"],"winners":[1],"by":"score""#), "{line}");
        assert_eq!(serde_json::from_str::<Played>(&line).unwrap(), game);
    }
}
