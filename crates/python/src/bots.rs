//! Bots, and whole games between them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use serde_json::{Value, json};
use splay_bots::{Brain, Searcher, Thought};
use splay_engine::{Catalog, Chronicle, Setup};

use crate::errors;
use crate::game::Game;
use crate::interrupt::interruptible;

fn bot_from(name: &str) -> PyResult<splay_bots::Bot> {
    splay_bots::Bot::from_name(name).ok_or_else(|| {
        errors::splay(format!("there is no bot \"{name}\"; the bots are {}", splay_bots::Bot::NAMES))
    })
}

/// Who thinks.
enum Mind {
    Searcher(Box<Searcher>),
    Other(Box<dyn Brain>),
}

/// A bot that follows games.
#[pyclass(module = "splay._native")]
pub struct Bot {
    bot: splay_bots::Bot,
    mind: Mutex<Mind>,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str, seed: u64) -> PyResult<Bot> {
        let bot = bot_from(name)?;
        let mind = match bot {
            splay_bots::Bot::Mcts(search) => Mind::Searcher(Box::new(Searcher::new(search, seed))),
            splay_bots::Bot::Random | splay_bots::Bot::Greedy | splay_bots::Bot::Level(_) => {
                Mind::Other(bot.brain(seed))
            }
        };
        Ok(Bot { bot, mind: Mutex::new(mind) })
    }

    #[getter]
    fn name(&self) -> String {
        self.bot.to_string()
    }

    /// The option that it picks, by its place, and what it thought, as JSON.
    fn think(&mut self, py: Python<'_>, game: PyRef<'_, Game>) -> PyResult<(usize, String)> {
        let chronicle = &game.chronicle;
        if chronicle.decision().is_none() {
            return Err(errors::choice(splay_engine::ChooseError::GameOver));
        }
        let catalog = chronicle.game().catalog();
        match self.mind.get_mut().unwrap_or_else(PoisonError::into_inner) {
            Mind::Searcher(searcher) => {
                let thought = interruptible(py, |stop| searcher.think(chronicle, stop))?;
                let index = thought.as_ref().map_or(0, |thought| thought.index);
                Ok((index, json!(thought.map(|thought| in_words(&thought, catalog))).to_string()))
            }
            Mind::Other(brain) => {
                let quick = self.bot.policy(0).is_some();
                let index = match quick {
                    true => brain.choose(chronicle, &AtomicBool::new(false)),
                    false => interruptible(py, |stop| brain.choose(chronicle, stop))?,
                };
                Ok((index, Value::Null.to_string()))
            }
        }
    }
}

fn in_words(thought: &Thought, catalog: &Catalog) -> Value {
    let options: Vec<Value> = thought
        .opinions
        .iter()
        .map(|opinion| {
            json!({
                "choice": opinion.choice.text(catalog),
                "chance": opinion.chance,
                "tries": opinion.tries,
            })
        })
        .collect();
    let line: Vec<String> = thought.line.iter().map(|choice| choice.text(catalog)).collect();
    json!({"options": options, "line": line, "tries": thought.tries})
}

/// Plays a whole game between bots, one for each seat, and gives its record as JSON. A game in which
/// more than `most_turns` turns have begun is broken off.
#[pyfunction]
pub fn play(py: Python<'_>, setup: &str, bots: Vec<String>, most_turns: u16) -> PyResult<String> {
    let setup: Setup = serde_json::from_str(setup).map_err(errors::setup)?;
    if bots.len() != setup.players {
        return Err(errors::setup(format!("{} bots cannot sit at {} seats", bots.len(), setup.players)));
    }
    let seed = setup.seed;
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let chronicle = Chronicle::new(catalog, setup).map_err(errors::setup)?;
    let mut chronicle = chronicle.with_names(bots.clone());
    let mut brains = Vec::new();
    for (name, seat) in bots.iter().zip(1..) {
        brains.push(bot_from(name)?.brain(seed ^ seat));
    }
    interruptible(py, move |stop| {
        while let Some(player) = chronicle.decision().map(|decision| decision.player.index()) {
            if chronicle.state().turn() > most_turns || stop.load(Ordering::Relaxed) {
                break;
            }
            let index = brains[player].choose(&chronicle, stop);
            chronicle.choose_index(index).map_err(errors::choice)?;
        }
        Ok(json!(chronicle.record()).to_string())
    })?
}
