//! One game of a match.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::{Value, json};
use splay_bots::{Bot, Brain};
use splay_engine::{Audience, Choice, Chronicle, Outcome, Seat, Setup};

use super::program::{Answer, Fault, Program};
use crate::protocol;
use crate::wording::{BOTS, guess};

/// Who takes part in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Contestant {
    /// One of our own.
    Bot(Bot),
    /// An outside program, by its command line.
    Program(String),
}

impl Contestant {
    /// A bot if there is one of this name, else the program of this command line.
    pub fn of(text: &str) -> Contestant {
        Bot::from_name(text).map_or_else(|| Contestant::Program(text.to_owned()), Contestant::Bot)
    }

    pub fn name(&self) -> String {
        match self {
            Contestant::Bot(bot) => bot.to_string(),
            Contestant::Program(command) => command.clone(),
        }
    }
}

/// How long outside programs may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// For the first answer of a game, starting included.
    pub first: Duration,
    /// For each other answer.
    pub each: Duration,
}

/// What came of a game.
pub(super) enum Ended {
    /// It was played to its end.
    Over(Outcome),
    /// It went on for too many turns.
    BrokenOff,
    /// A program made a fault and has lost.
    Fault { seat: Seat, fault: Fault, last_words: String },
}

/// A game that has as many turns for each player is broken off.
const MOST_TURNS: usize = 250;

enum Player {
    Bot(Box<dyn Brain>),
    Program { program: Program, told: usize, asked: bool },
}

/// Plays a game.
///
/// # Errors
/// If a program cannot be started, or the game cannot be dealt.
pub(super) fn play(
    setup: &Setup,
    seats: &[&Contestant],
    patience: Patience,
) -> Result<(Chronicle, Ended), String> {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let names = seats.iter().map(|contestant| contestant.name()).collect();
    let game = Chronicle::new(catalog, setup.clone()).map_err(|error| error.to_string())?;
    let mut game = game.with_names(names);
    let mut players = Vec::new();
    for (contestant, seat) in seats.iter().zip(1..) {
        players.push(match contestant {
            Contestant::Bot(bot) => Player::Bot(bot.brain(setup.seed ^ seat)),
            Contestant::Program(command) => {
                let program = Program::start(command).map_err(|why| or_a_bot(why, command))?;
                Player::Program { program, told: 0, asked: false }
            }
        });
    }
    let never = AtomicBool::new(false);
    while let Some(seat) = game.decision().map(|decision| decision.player) {
        if usize::from(game.state().turn()) > MOST_TURNS * seats.len() {
            return Ok((game, Ended::BrokenOff));
        }
        let picked = match &mut players[seat.index()] {
            Player::Bot(brain) => Ok(brain.choose(&game, &never)),
            Player::Program { program, told, asked } => {
                let limit = if *asked { patience.each } else { patience.first };
                *asked = true;
                let heard = std::mem::replace(told, game.events().len());
                let answer = program.ask(&told_to(&game, seat, heard), limit);
                answer.and_then(|answer| index_of(&game, &answer)).map_err(|fault| Ended::Fault {
                    seat,
                    fault,
                    last_words: program.last_words(),
                })
            }
        };
        match picked {
            Ok(index) => game.choose_index(index).map_err(|error| error.to_string())?,
            Err(fault) => return Ok((game, fault)),
        }
    }
    for (seat, player) in game.state().seats().zip(&mut players) {
        if let Player::Program { program, told, .. } = player {
            program.tell(&told_to(&game, seat, *told));
        }
    }
    let outcome = game.outcome().ok_or("the game is waiting for nobody")?;
    Ok((game, Ended::Over(outcome)))
}

/// Why a program cannot be started, and which bot may have been meant.
fn or_a_bot(why: String, command: &str) -> String {
    match guess(command, BOTS).trim_end() {
        "" => why,
        meant => format!("{why}; {meant}"),
    }
}

/// What a program reads: its seat, and what the protocol replies to it.
fn told_to(game: &Chronicle, seat: Seat, since: usize) -> Value {
    let mut told = protocol::situation(game, Audience::Seat(seat), since);
    told["seat"] = json!(seat);
    told
}

fn index_of(game: &Chronicle, answer: &Answer) -> Result<usize, Fault> {
    let options = game.game().options();
    match answer {
        Answer::Index(index) if *index < options.len() => Ok(*index),
        Answer::Index(index) => Err(Fault::Illegal(format!("index {index} of {}", options.len()))),
        Answer::Choice(text) => Choice::parse(text, game.game().catalog())
            .ok()
            .and_then(|choice| options.iter().position(|&option| option == choice))
            .ok_or_else(|| Fault::Illegal(text.clone())),
    }
}
