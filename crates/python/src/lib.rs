//! The native half of the Python package `splay`. What people call is in `python/splay`, with its
//! documentation; this hands games, bots and arrays over.

#![deny(clippy::wildcard_enum_match_arm)]

mod bots;
mod errors;
mod game;
mod interrupt;
mod learning;
mod many;
mod space;

use pyo3::prelude::*;

/// The engine, as Python sees it.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    errors::add_to(module)?;
    module.add("ACTIONS_VERSION", splay_arena::ACTIONS_VERSION)?;
    module.add("OBSERVATION_VERSION", splay_arena::OBSERVATION_VERSION)?;
    module.add("RULES_VERSION", splay_engine::Rules::VERSION)?;
    module.add_class::<space::Space>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Bare>()?;
    module.add_class::<bots::Bot>()?;
    module.add_class::<many::Many>()?;
    module.add_function(wrap_pyfunction!(space::cards, module)?)?;
    module.add_function(wrap_pyfunction!(bots::play, module)?)?;
    module.add_function(wrap_pyfunction!(learning::learn, module)?)?;
    module.add_function(wrap_pyfunction!(learning::rate, module)?)?;
    Ok(())
}
