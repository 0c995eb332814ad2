//! The bots in order of strength, in paired games: the same deal, seats exchanged.

use splay_bots::Bot;
use splay_engine::{Decision, Edition, Game, Policy, Sets, Setup, State};

struct Table(Vec<Box<dyn Policy + Send>>);

impl Policy for Table {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        self.0[decision.player.index()].choose(state, decision)
    }
}

/// The share of games that the first bot wins; a draw is half a win.
fn share_won(one: Bot, other: Bot, edition: Edition, sets: Sets, pairs: u64) -> f64 {
    let mut won = 0.0;
    for seed in 0..pairs {
        for seats in [[one, other], [other, one]] {
            let setup = Setup::with(edition, sets, 2, seed);
            let mut game = Game::new(splay_cards::catalog(edition, sets), &setup).unwrap();
            game.play_out(&mut Table(seats.iter().map(|bot| bot.policy(seed).unwrap()).collect()));
            let winners = game.outcome().unwrap().winners;
            won += match winners.len() {
                1 => f64::from(u8::from(seats[winners.iter().next().unwrap().index()] == one)),
                _ => 0.5,
            };
        }
    }
    won / (2 * pairs) as f64
}

#[test]
fn greedy_beats_random() {
    for edition in Edition::ALL {
        let share = share_won(Bot::Greedy, Bot::Random, edition, Sets::BASE, 100);
        println!("greedy against random, {edition} edition: {:.1}%", 100.0 * share);
        assert!(share > 0.95, "greedy won only {:.1}% in the {edition} edition", 100.0 * share);
    }
}

#[test]
fn greedy_beats_random_with_all_sets() {
    let share = share_won(Bot::Greedy, Bot::Random, Edition::Third, Sets::ALL, 25);
    println!("greedy against random with all sets: {:.1}%", 100.0 * share);
    assert!(share > 0.95, "greedy won only {:.1}% with all sets", 100.0 * share);
}
