//! Who meets whom, at which seats, with which deal.

use crate::Bot;

/// The seed of a deal of a tournament. Every pairing plays the same deals, so that luck is the
/// same for all.
#[must_use]
pub const fn deal_seed(seed: u64, deal: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(deal)
}

/// One game that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The number of the deal.
    pub deal: u64,
    /// Who sits where.
    pub seats: Vec<Bot>,
}

/// All games of a tournament. Game for game, each deal is finished before the next begins, so
/// that a tournament broken off is still a fair one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pairings: Vec<[Bot; 2]>,
    /// For each exchange of seats, which of the two bots sits where.
    exchanges: Vec<Vec<usize>>,
    deals: u64,
}

impl Schedule {
    /// Every two of the bots meet in so many deals.
    #[must_use]
    pub fn new(bots: &[Bot], players: usize, deals: u64) -> Schedule {
        let pairings = (0..bots.len())
            .flat_map(|one| (one + 1..bots.len()).map(move |other| [bots[one], bots[other]]))
            .collect();
        Schedule { pairings, exchanges: exchanges(players), deals }
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.deals * (self.pairings.len() * self.exchanges.len()) as u64
    }

    /// Whether there is nothing to play.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many games each deal makes for two bots.
    #[must_use]
    pub fn games_per_deal(&self) -> usize {
        self.exchanges.len()
    }

    /// The game with this number.
    #[must_use]
    pub fn game(&self, number: u64) -> Match {
        let exchanges = self.exchanges.len() as u64;
        let pairings = self.pairings.len() as u64;
        let pairing = self.pairings[(number / exchanges % pairings) as usize];
        let exchange = &self.exchanges[(number % exchanges) as usize];
        Match {
            deal: number / exchanges / pairings,
            seats: exchange.iter().map(|&which| pairing[which]).collect(),
        }
    }

    /// The number of the game with this deal and these bots at these seats, whether or not the
    /// schedule goes that far; none if they never meet like that.
    #[must_use]
    pub fn number_of(&self, deal: u64, seats: &[Bot]) -> Option<u64> {
        let per_deal = (self.pairings.len() * self.exchanges.len()) as u64;
        let within = (0..per_deal).find(|&number| self.game(number).seats == seats)?;
        deal.checked_mul(per_deal)?.checked_add(within)
    }
}

/// The ways to seat two bots: alternately, in every rotation, and the same with the bots
/// exchanged. Two and four players make two different ways, three players six.
fn exchanges(players: usize) -> Vec<Vec<usize>> {
    let mut ways: Vec<Vec<usize>> = Vec::new();
    for turned in 0..players {
        for first in [0, 1] {
            let mut seats: Vec<usize> = (0..players).map(|seat| (seat + first) % 2).collect();
            seats.rotate_right(turned);
            if !ways.contains(&seats) {
                ways.push(seats);
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots() -> Vec<Bot> {
        ["greedy", "random", "mcts:30"].map(|name| Bot::from_name(name).unwrap()).to_vec()
    }

    #[test]
    fn every_deal_is_played_with_the_seats_exchanged() {
        for (players, games) in [(2, 2), (3, 6), (4, 2)] {
            let bots = bots();
            let schedule = Schedule::new(&bots, players, 5);
            assert_eq!(schedule.len(), 5 * 3 * games);
            let all: Vec<Match> = (0..schedule.len()).map(|number| schedule.game(number)).collect();
            for game in &all {
                let pair: Vec<Bot> =
                    bots.iter().copied().filter(|bot| game.seats.contains(bot)).collect();
                assert_eq!(pair.len(), 2);
                let exchanged = game
                    .seats
                    .iter()
                    .map(|&bot| if bot == pair[0] { pair[1] } else { pair[0] })
                    .collect();
                let exchanged = Match { deal: game.deal, seats: exchanged };
                assert_eq!(all.iter().filter(|&other| *other == exchanged).count(), 1);
            }
        }
    }

    #[test]
    fn every_bot_sits_everywhere_equally_often() {
        for players in 2..=4 {
            let schedule = Schedule::new(&bots(), players, 3);
            for seat in 0..players {
                for bot in bots() {
                    let here =
                        (0..schedule.len()).filter(|&n| schedule.game(n).seats[seat] == bot).count();
                    assert_eq!(here as u64 * 3, schedule.len());
                }
            }
        }
    }

    #[test]
    fn games_are_found_by_what_they_are() {
        let schedule = Schedule::new(&bots(), 3, 4);
        for number in 0..schedule.len() {
            let game = schedule.game(number);
            assert_eq!(schedule.number_of(game.deal, &game.seats), Some(number));
        }
        assert_eq!(schedule.number_of(0, &[Bot::Greedy; 3]), None);
        assert_eq!(schedule.number_of(u64::MAX, &schedule.game(0).seats), None);
    }

    #[test]
    fn one_bot_alone_plays_nothing() {
        assert!(Schedule::new(&[Bot::Greedy], 2, 10).is_empty());
        assert!(Schedule::new(&bots(), 2, 0).is_empty());
    }
}
