//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &QUANTUM_THEORY,
    &ROCKETRY,
    &FLIGHT,
    &MOBILITY,
    &CORPORATIONS,
    &MASS_MEDIA,
    &ANTIBIOTICS,
    &SKYSCRAPERS,
    &EMPIRICISM,
    &SOCIALISM,
];

const QUANTUM_THEORY: Definition =
    card("Quantum Theory", 8, Blue, [Clock, Clock, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const ROCKETRY: Definition =
    card("Rocketry", 8, Blue, [Clock, Clock, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const FLIGHT: Definition =
    card("Flight", 8, Red, [Crown, Hex, Clock, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const MOBILITY: Definition =
    card("Mobility", 8, Red, [Hex, Factory, Clock, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const CORPORATIONS: Definition =
    card("Corporations", 8, Green, [Hex, Factory, Factory, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const MASS_MEDIA: Definition =
    card("Mass Media", 8, Green, [Lightbulb, Hex, Clock, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));

const ANTIBIOTICS: Definition =
    card("Antibiotics", 8, Yellow, [Leaf, Leaf, Leaf, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const SKYSCRAPERS: Definition =
    card("Skyscrapers", 8, Yellow, [Hex, Factory, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const EMPIRICISM: Definition =
    card("Empiricism", 8, Purple, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const SOCIALISM: Definition =
    card("Socialism", 8, Purple, [Leaf, Hex, Leaf, Leaf]).dogma(ALL, "STUB", |_| Ok(()));
