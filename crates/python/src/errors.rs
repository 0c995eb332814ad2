//! What goes wrong, as exceptions.

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;

create_exception!(
    splay,
    SplayError,
    PyException,
    "Something that Splay cannot do; the message says what to do."
);
create_exception!(splay, SetupError, SplayError, "A game that cannot be set up like this.");
create_exception!(splay, IllegalChoice, SplayError, "Not one of the options.");
create_exception!(splay, GameOver, SplayError, "The game has ended.");
create_exception!(splay, PositionError, SplayError, "A position that is not possible.");
create_exception!(splay, RecordError, SplayError, "A record that cannot be played again.");

pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("SplayError", py.get_type::<SplayError>())?;
    module.add("SetupError", py.get_type::<SetupError>())?;
    module.add("IllegalChoice", py.get_type::<IllegalChoice>())?;
    module.add("GameOver", py.get_type::<GameOver>())?;
    module.add("PositionError", py.get_type::<PositionError>())?;
    module.add("RecordError", py.get_type::<RecordError>())
}

pub fn setup(error: impl std::fmt::Display) -> PyErr {
    SetupError::new_err(error.to_string())
}

pub fn position(error: impl std::fmt::Display) -> PyErr {
    PositionError::new_err(error.to_string())
}

pub fn record(error: impl std::fmt::Display) -> PyErr {
    RecordError::new_err(error.to_string())
}

pub fn splay(error: impl std::fmt::Display) -> PyErr {
    SplayError::new_err(error.to_string())
}

pub fn choice(error: splay_engine::ChooseError) -> PyErr {
    match error {
        splay_engine::ChooseError::GameOver => {
            GameOver::new_err("the game is over; there is nothing to choose any more")
        }
        splay_engine::ChooseError::NotAnOption(_) | splay_engine::ChooseError::NoSuchIndex { .. } => {
            IllegalChoice::new_err(format!("{error}; game.options lists what is"))
        }
    }
}
