//! One game: with its history, or bare, as a search wants it.

use std::sync::Arc;

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use serde_json::{Value, json};
use splay_arena::Payoff;
use splay_bots::{Dice, Memory};
use splay_engine::{
    Audience, Choice, Chronicle, Decision, Dreams, Ending, Position, Record, Seat, Setup, State,
};

use crate::errors;
use crate::space::{Shared, Space};

/// A game with its history.
#[pyclass(module = "splay._native")]
pub struct Game {
    pub chronicle: Chronicle,
    pub shared: Arc<Shared>,
    /// What each seat remembers, as far as anybody has asked.
    memories: Vec<Option<Memory>>,
}

impl Game {
    fn of(chronicle: Chronicle) -> Game {
        let shared = Shared::new(chronicle.game().catalog(), chronicle.state().players());
        let memories = vec![None; chronicle.state().players()];
        Game { chronicle, shared, memories }
    }

    fn seat(&self, number: usize) -> PyResult<Seat> {
        seat_of(number, self.chronicle.state().players())
    }
}

fn seat_of(number: usize, players: usize) -> PyResult<Seat> {
    Seat::new(number)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| errors::splay(format!("there is no seat {number}; take 0 to {}", players - 1)))
}

#[pymethods]
impl Game {
    /// Deals a game from a set-up, written as JSON.
    #[staticmethod]
    fn new_game(setup: &str, names: Vec<String>) -> PyResult<Game> {
        let setup: Setup = serde_json::from_str(setup).map_err(errors::setup)?;
        let catalog = splay_cards::catalog(setup.edition, setup.sets);
        let chronicle = Chronicle::new(catalog, setup).map_err(errors::setup)?;
        if names.len() > chronicle.state().players() {
            return Err(errors::setup("there are more names than players"));
        }
        Ok(Game::of(chronicle.with_names(names)))
    }

    /// Starts from a position, written as JSON.
    #[staticmethod]
    fn from_position(position: &str) -> PyResult<Game> {
        let position: Position = serde_json::from_str(position).map_err(errors::position)?;
        let names = position.players.iter().filter_map(|player| player.name.clone()).collect();
        let catalog = splay_cards::catalog(position.edition, position.sets);
        let chronicle = Chronicle::from_position(catalog, position).map_err(errors::position)?;
        Ok(Game::of(chronicle.with_names(names)))
    }

    /// Plays a record, written as JSON, to its end.
    #[staticmethod]
    fn from_record(py: Python<'_>, record: &str) -> PyResult<Game> {
        let record: Record = serde_json::from_str(record).map_err(errors::record)?;
        let catalog = splay_cards::catalog(record.edition, record.sets);
        let chronicle = py.detach(|| record.replay(catalog)).map_err(errors::record)?;
        Ok(Game::of(chronicle))
    }

    #[getter]
    fn space(&self) -> Space {
        Space(Arc::clone(&self.shared))
    }

    #[getter]
    fn players(&self) -> usize {
        self.chronicle.state().players()
    }

    /// Who decides; none once the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        self.chronicle.decision().map(|decision| decision.player.index())
    }

    #[getter]
    fn turn(&self) -> u16 {
        self.chronicle.state().turn()
    }

    #[getter]
    fn moves(&self) -> usize {
        self.chronicle.moves().len()
    }

    /// The decision, as JSON.
    fn decision(&self) -> String {
        let Some(decision) = self.chronicle.decision() else { return Value::Null.to_string() };
        let catalog = self.chronicle.game().catalog();
        let options: Vec<String> = decision.options.iter().map(|option| option.text(catalog)).collect();
        let speaker = self.chronicle.speaker();
        let words: Vec<String> = decision
            .options
            .iter()
            .map(|&option| speaker.option(self.chronicle.state(), &decision, option).to_string())
            .collect();
        json!({
            "player": decision.player,
            "source": decision.source.map(|card| catalog.title(card)),
            "prompt": speaker.prompt(&decision).to_string(),
            "kind": decision.prompt.kind(),
            "options": options,
            "words": words,
        })
        .to_string()
    }

    fn options(&self) -> Vec<String> {
        let catalog = self.chronicle.game().catalog();
        self.chronicle.game().options().iter().map(|option| option.text(catalog)).collect()
    }

    fn actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        actions(&self.shared, self.chronicle.decision().as_ref()).into_pyarray(py)
    }

    fn choose(&mut self, text: &str) -> PyResult<()> {
        if self.chronicle.decision().is_none() {
            return Err(errors::choice(splay_engine::ChooseError::GameOver));
        }
        let choice = Choice::parse(text, self.chronicle.game().catalog())
            .map_err(|error| errors::IllegalChoice::new_err(error.to_string()))?;
        self.chronicle.choose(choice).map_err(errors::choice)
    }

    fn choose_index(&mut self, index: usize) -> PyResult<()> {
        self.chronicle.choose_index(index).map_err(errors::choice)
    }

    fn act(&mut self, action: i64) -> PyResult<()> {
        let index = index_of(&self.shared, self.chronicle.decision().as_ref(), action)?;
        self.chronicle.choose_index(index).map_err(errors::choice)
    }

    fn undo(&mut self) -> PyResult<()> {
        self.chronicle.undo().map(drop).map_err(errors::splay)
    }

    fn concede(&mut self, player: usize) -> PyResult<()> {
        let seat = self.seat(player)?;
        self.chronicle.concede(seat).map_err(errors::splay)
    }

    fn clone(&self) -> Game {
        Game {
            chronicle: self.chronicle.clone(),
            shared: Arc::clone(&self.shared),
            memories: vec![None; self.memories.len()],
        }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    /// The table in full, or as a seat may see it, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        let view = match seat {
            Some(seat) => self.chronicle.view(self.seat(seat)?),
            None => self.chronicle.position(),
        };
        Ok(json!(view).to_string())
    }

    /// What happened after the first `since` events, in full or as a seat was told it, as JSON.
    #[pyo3(signature = (seat=None, since=0))]
    fn events(&self, seat: Option<usize>, since: usize) -> PyResult<String> {
        let audience = match seat {
            Some(seat) => Audience::Seat(self.seat(seat)?),
            None => Audience::Referee,
        };
        let catalog = self.chronicle.game().catalog();
        let told: Vec<_> = self
            .chronicle
            .events_since(since)
            .iter()
            .map(|event| event.told(catalog, audience))
            .collect();
        Ok(json!(told).to_string())
    }

    /// How many events there are.
    fn count_events(&self) -> usize {
        self.chronicle.events().len()
    }

    /// For each card the places in which it can be, as far as a seat can tell, as JSON.
    fn knowledge(&mut self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        let knowledge = self.chronicle.knowledge(seat);
        let catalog = self.chronicle.game().catalog();
        let of_card = |card| {
            let zones: Vec<_> = knowledge.could_be_in(card).map(|zone| zone.kind()).collect();
            (catalog.title(card).to_owned(), json!(zones))
        };
        let cards: serde_json::Map<String, Value> = catalog.ids().map(of_card).collect();
        Ok(Value::from(cards).to_string())
    }

    fn record(&self) -> String {
        json!(self.chronicle.record()).to_string()
    }

    /// How the game ended, as JSON.
    fn outcome(&self) -> String {
        let catalog = self.chronicle.game().catalog();
        json!(self.chronicle.outcome().map(|outcome| Ending::of(outcome, catalog))).to_string()
    }

    fn returns(&self) -> Vec<f32> {
        let mut payoff = vec![0.0; self.players()];
        Payoff::write(self.chronicle.outcome(), &mut payoff);
        payoff
    }

    /// What a seat may know, as one array.
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        seat: usize,
        memory: bool,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.seat(seat)?;
        let knowledge = memory.then(|| {
            let memory = &mut self.memories[seat.index()];
            memory.get_or_insert_with(|| Memory::of(&self.chronicle, seat)).follow(&self.chronicle)
        });
        let observation = self.shared.observation(memory);
        let mut into = vec![0; observation.len()];
        let decision = self.chronicle.decision();
        let state = self.chronicle.state();
        observation.write(&self.shared.space, state, decision.as_ref(), seat, knowledge, &mut into);
        Ok(into.into_pyarray(py))
    }

    /// A game that a seat cannot tell from this one, with all that is hidden from it dealt anew.
    fn imagine(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<Bare> {
        let seat = self.seat(seat)?;
        let knowledge = self.chronicle.knowledge(seat);
        let dream = py.detach(|| {
            let dreams = Dreams::of(self.chronicle.game(), seat, &knowledge);
            let mut dice = Dice::new(seed);
            (0..DREAMS).find_map(|_| dreams.dream(|bound| dice.below(bound)))
        });
        // What nothing else fits is as it is: then the seat knows everything.
        let game = dream.unwrap_or_else(|| self.chronicle.game().clone());
        Ok(Bare { game, shared: Arc::clone(&self.shared) })
    }
}

/// How many dreams are tried before the truth is taken for one.
const DREAMS: usize = 64;

/// A game without a history: quick to clone.
#[pyclass(module = "splay._native")]
pub struct Bare {
    game: splay_engine::Game,
    shared: Arc<Shared>,
}

#[pymethods]
impl Bare {
    #[getter]
    fn players(&self) -> usize {
        self.game.state().players()
    }

    #[getter]
    fn player(&self) -> Option<usize> {
        self.game.decision().map(|decision| decision.player.index())
    }

    #[getter]
    fn turn(&self) -> u16 {
        self.game.state().turn()
    }

    fn actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        actions(&self.shared, self.game.decision().as_ref()).into_pyarray(py)
    }

    fn act(&mut self, action: i64) -> PyResult<()> {
        let index = index_of(&self.shared, self.game.decision().as_ref(), action)?;
        self.game.choose_index(index).map_err(errors::choice)
    }

    fn clone(&self) -> Bare {
        Bare { game: self.game.clone(), shared: Arc::clone(&self.shared) }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Bare {
        self.clone()
    }

    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = seat_of(seat, self.game.state().players())?;
        let mut into = vec![0; self.shared.plain.len()];
        let state: &State = self.game.state();
        let decision = self.game.decision();
        self.shared.plain.write(&self.shared.space, state, decision.as_ref(), seat, None, &mut into);
        Ok(into.into_pyarray(py))
    }

    fn returns(&self) -> Vec<f32> {
        let mut payoff = vec![0.0; self.players()];
        Payoff::write(self.game.outcome(), &mut payoff);
        payoff
    }

    fn is_over(&self) -> bool {
        self.game.decision().is_none()
    }
}

fn actions(shared: &Shared, decision: Option<&Decision<'_>>) -> Vec<i32> {
    let mut actions = Vec::new();
    if let Some(decision) = decision {
        shared.space.number_all(decision, |number| actions.push(number as i32));
    }
    actions
}

fn index_of(shared: &Shared, decision: Option<&Decision<'_>>, action: i64) -> PyResult<usize> {
    let decision = decision.ok_or_else(|| errors::choice(splay_engine::ChooseError::GameOver))?;
    let number = u32::try_from(action).ok();
    number.and_then(|number| shared.space.index_of(decision, number)).ok_or_else(|| {
        errors::IllegalChoice::new_err(format!(
            "action {action} is not legal here; game.actions lists what is"
        ))
    })
}
