//! Thousands of games at once, written into NumPy's arrays.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use splay_arena::{Arrays, ManyError, Seating};
use splay_bots::Bot;
use splay_engine::Setup;

use crate::errors;
use crate::interrupt::interruptible;

/// Many games, stepped together in threads of their own.
#[pyclass(module = "splay._native")]
pub struct Many(Mutex<splay_arena::Many>);

/// The arrays that Python has made, as one argument.
#[derive(FromPyObject)]
pub struct Sheet<'py> {
    #[pyo3(attribute("player"))]
    player: PyReadwriteArray1<'py, i8>,
    #[pyo3(attribute("legal"))]
    legal: PyReadwriteArray2<'py, i32>,
    #[pyo3(attribute("counts"))]
    counts: PyReadwriteArray1<'py, i32>,
    #[pyo3(attribute("_mask"))]
    mask: PyReadwriteArray2<'py, u8>,
    #[pyo3(attribute("observation"))]
    observation: PyReadwriteArray2<'py, i16>,
    #[pyo3(attribute("rewards"))]
    rewards: PyReadwriteArray2<'py, f32>,
    #[pyo3(attribute("_terminated"))]
    terminated: PyReadwriteArray1<'py, u8>,
    #[pyo3(attribute("_truncated"))]
    truncated: PyReadwriteArray1<'py, u8>,
}

impl Sheet<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        let gaps = |_| errors::splay("the arrays must lie in one piece, row by row");
        Ok(Arrays {
            player: self.player.as_slice_mut().map_err(gaps)?,
            legal: self.legal.as_slice_mut().map_err(gaps)?,
            counts: self.counts.as_slice_mut().map_err(gaps)?,
            mask: self.mask.as_slice_mut().map_err(gaps)?,
            observation: self.observation.as_slice_mut().map_err(gaps)?,
            rewards: self.rewards.as_slice_mut().map_err(gaps)?,
            terminated: self.terminated.as_slice_mut().map_err(gaps)?,
            truncated: self.truncated.as_slice_mut().map_err(gaps)?,
        })
    }
}

fn refused(error: ManyError) -> PyErr {
    match error {
        ManyError::Illegal { .. } => errors::IllegalChoice::new_err(error.to_string()),
        ManyError::Interrupted => errors::splay(error),
        ManyError::Setup(_)
        | ManyError::TooManyBots
        | ManyError::NoLearner
        | ManyError::Threads(_)
        | ManyError::Length { .. }
        | ManyError::Array { .. } => errors::setup(error),
    }
}

impl Many {
    /// The games. Python hands out one at a time, so nobody ever waits here.
    fn many(&mut self) -> &mut splay_arena::Many {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Many {
    #[new]
    fn new(
        py: Python<'_>,
        games: usize,
        setup: &str,
        bots: Vec<Option<String>>,
        threads: usize,
        most_turns: u16,
        memory: bool,
    ) -> PyResult<Many> {
        let setup: Setup = serde_json::from_str(setup).map_err(errors::setup)?;
        let bot = |name: Option<String>| match name {
            None => Ok(None),
            Some(name) => Bot::from_name(&name).map(Some).ok_or_else(|| {
                errors::setup(format!("there is no bot \"{name}\"; the bots are {}", Bot::NAMES))
            }),
        };
        let bots = bots.into_iter().map(bot).collect::<PyResult<_>>()?;
        let seating = Seating { setup, bots, most_turns, memory };
        interruptible(py, |stop| splay_arena::Many::new(seating, games, threads, stop))?
            .map(|many| Many(Mutex::new(many)))
            .map_err(refused)
    }

    #[getter]
    fn width(&mut self) -> usize {
        self.many().width()
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let many = self.many();
        interruptible(py, |stop| many.reset(seed, stop))?.map_err(refused)
    }

    /// Writes every decision as it stands.
    fn look(&mut self, py: Python<'_>, mut sheet: Sheet<'_>) -> PyResult<()> {
        let mut arrays = sheet.arrays()?;
        let many = self.many();
        py.detach(|| many.look(&mut arrays)).map_err(refused)
    }

    /// Takes one action in every game and writes what came of it.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        mut sheet: Sheet<'_>,
    ) -> PyResult<()> {
        let actions =
            actions.as_slice().map_err(|_| errors::splay("the actions must lie in one piece"))?;
        let mut arrays = sheet.arrays()?;
        let many = self.many();
        // Where nobody thinks, a step takes so little time that a signal can wait for its end.
        let done = match many.thinks() {
            true => interruptible(py, |stop| many.step(actions, &mut arrays, stop))?,
            false => py.detach(|| many.step(actions, &mut arrays, &AtomicBool::new(false))),
        };
        done.map_err(refused)
    }
}
