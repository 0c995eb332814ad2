//! The numbers of choices, the layout of observations, and cards as data.

use std::sync::Arc;

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use serde_json::{Value, json};
use splay_arena::{Fingerprint, Observation};
use splay_engine::{Catalog, Edition, Set, Sets, Setup};

use crate::errors;

/// The space and the two layouts of observations that games of one kind have in common.
pub struct Shared {
    pub space: splay_arena::Space,
    pub plain: Observation,
    pub memory: Observation,
}

impl Shared {
    pub fn new(catalog: &'static Catalog, players: usize) -> Arc<Shared> {
        let space = splay_arena::Space::new(catalog, players);
        let (plain, memory) = (Observation::new(&space, false), Observation::new(&space, true));
        Arc::new(Shared { space, plain, memory })
    }

    pub fn observation(&self, memory: bool) -> &Observation {
        if memory { &self.memory } else { &self.plain }
    }
}

/// The action space and the observations of an edition with some sets for so many players.
#[pyclass(frozen, module = "splay._native")]
pub struct Space(pub Arc<Shared>);

#[pymethods]
impl Space {
    #[new]
    fn new(edition: &str, sets: Vec<String>, players: usize) -> PyResult<Space> {
        let (edition, sets) = (edition_from(edition)?, sets_from(&sets)?);
        Setup::with(edition, sets, players, 0).rules().map_err(errors::setup)?;
        Ok(Space(Shared::new(splay_cards::catalog(edition, sets), players)))
    }

    #[getter]
    fn size(&self) -> usize {
        self.0.space.len()
    }

    fn name(&self, action: usize) -> PyResult<String> {
        if action >= self.0.space.len() {
            return Err(errors::splay(format!(
                "actions are numbered from 0 to {}",
                self.0.space.len() - 1
            )));
        }
        Ok(self.0.space.name(action))
    }

    fn universal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let numbers = (0..self.0.space.len()).map(|action| self.0.space.universal(action) as i64);
        numbers.collect::<Vec<_>>().into_pyarray(py)
    }

    fn cards(&self) -> Vec<&'static str> {
        self.0.space.cards().iter().map(|&card| self.0.space.catalog().title(card)).collect()
    }

    fn places(&self) -> Vec<String> {
        self.0.plain.places()
    }

    fn sets(&self) -> Vec<&'static str> {
        self.0.space.sets().into_iter().map(Set::name).collect()
    }

    fn piles(&self) -> Vec<&'static str> {
        self.0.space.piles().into_iter().map(splay_engine::Pile::name).collect()
    }

    fn icons(&self) -> Vec<&'static str> {
        splay_engine::Icon::ALL.into_iter().map(splay_engine::Icon::name).collect()
    }

    /// Prints of the numbers of choices and of the layout of observations.
    fn fingerprints(&self, memory: bool) -> (String, String) {
        let Shared { space, .. } = &*self.0;
        let observation = Fingerprint::of_observation(space, self.0.observation(memory));
        (Fingerprint::of_actions(space).to_string(), observation.to_string())
    }

    /// The fields of an observation: name, what it says, where it begins, its shape.
    fn fields(&self, memory: bool) -> Vec<(&'static str, &'static str, usize, Vec<usize>)> {
        let fields = self.0.observation(memory).fields().iter();
        fields.map(|field| (field.name, field.about, field.start, field.shape.clone())).collect()
    }
}

pub fn edition_from(name: &str) -> PyResult<Edition> {
    Edition::from_name(name).ok_or_else(|| {
        errors::setup(format!("there is no edition \"{name}\"; take \"first\", \"third\" or \"fourth\""))
    })
}

pub fn sets_from(names: &[String]) -> PyResult<Sets> {
    let words: Vec<&str> = Set::ALL.iter().map(|set| set.name()).collect();
    let find = |name: &String| {
        Set::from_name(name).ok_or_else(|| {
            errors::setup(format!("there is no set \"{name}\"; take some of {}", words.join(", ")))
        })
    };
    names.iter().map(find).collect()
}

/// The cards of an edition with some sets, as JSON.
#[pyfunction]
pub fn cards(edition: &str, sets: Vec<String>) -> PyResult<String> {
    let (edition, sets) = (edition_from(edition)?, sets_from(&sets)?);
    Setup::with(edition, sets, 2, 0).rules().map_err(errors::setup)?;
    let card = |facts: &splay_engine::Facts| {
        let effects: Vec<Value> = facts
            .printed()
            .map(|effect| json!({"kind": effect.kind, "text": effect.words().bracketed()}))
            .collect();
        let karmas: Vec<String> = facts.karmas.iter().map(|karma| karma.words().bracketed()).collect();
        json!({
            "title": facts.title,
            "set": facts.set,
            "age": facts.card.value(),
            "color": facts.card.color(),
            "icons": facts.slots.icons(),
            "featured": facts.featured,
            "effects": effects,
            "karmas": karmas,
        })
    };
    // Relics of sets that are not asked for come along in the catalog.
    let asked_for = |facts: &&splay_engine::Facts| sets.contains(facts.set);
    let cards = splay_cards::catalog(edition, sets).innovations().filter(asked_for);
    Ok(Value::from(cards.map(card).collect::<Vec<_>>()).to_string())
}
