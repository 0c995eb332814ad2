//! Playing one game of a tournament.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use splay_engine::{Age, Catalog, Chronicle, Seats, Setup, SetupError};

use super::pairing::{Match, deal_seed};
use super::results::{Played, Thinking};
use crate::Bot;

/// A game in which every player has had so many turns is broken off and counts as drawn. The rules
/// know no such end, but two bots that both wait for something can go on for ever; games that do
/// end take a quarter of this.
const MOST_TURNS: usize = 250;

/// Plays a game of the tournament that this set-up is for. How it goes depends on nothing but
/// the set-up and the match, unless a bot thinks by the clock. Setting `stop` makes bots that
/// think answer at once.
///
/// # Errors
/// If the set-up asks for something its edition does not have.
pub fn play(
    catalog: &'static Catalog,
    setup: &Setup,
    game: &Match,
    stop: &AtomicBool,
) -> Result<Played, SetupError> {
    let seed = deal_seed(setup.seed, game.deal);
    let mut brains: Vec<_> =
        game.seats.iter().zip(1..).map(|(bot, seat)| bot.brain(seed ^ seat)).collect();
    let mut chronicle = Chronicle::new(catalog, Setup { seed, ..setup.clone() })?;
    let mut thought = vec![(0, Duration::ZERO); game.seats.len()];
    let mut highest_age = Age::NONE;
    let most_turns = MOST_TURNS * game.seats.len();
    while let Some(player) = chronicle.decision().map(|decision| decision.player) {
        if usize::from(chronicle.state().turn()) > most_turns {
            break;
        }
        let started = Instant::now();
        let index = brains[player.index()].choose(&chronicle, stop);
        let (decisions, time) = &mut thought[player.index()];
        *decisions += 1;
        *time += started.elapsed();
        chronicle.choose_index(index).expect("a bot picks one of the options");
        let table = chronicle.state().table();
        highest_age =
            chronicle.state().seats().map(|seat| table.highest_top(seat)).fold(highest_age, Age::max);
    }
    let outcome = chronicle.outcome();
    Ok(Played {
        bots: pair_at(&game.seats),
        deal: game.deal,
        seed,
        seats: game.seats.clone(),
        winners: outcome.map_or(Seats::NONE, |outcome| outcome.winners),
        by: outcome.map(|outcome| outcome.by),
        turns: chronicle.state().turn(),
        decisions: thought.iter().map(|(decisions, _)| decisions).sum(),
        highest_age: highest_age.get(),
        thinking: pair_at(&game.seats)
            .into_iter()
            .map(|bot| {
                let own = game.seats.iter().zip(&thought).filter(|&(&at, _)| at == bot);
                let (decisions, time) = own
                    .fold((0, Duration::ZERO), |(count, sum), (_, part)| (count + part.0, sum + part.1));
                Thinking::new(bot, decisions, time)
            })
            .collect(),
    })
}

/// The bots at a table, each once, by their first seat.
fn pair_at(seats: &[Bot]) -> Vec<Bot> {
    let mut pair = Vec::new();
    for &bot in seats {
        if !pair.contains(&bot) {
            pair.push(bot);
        }
    }
    pair
}
