//! Age 11: Prudence.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CLIMATOLOGY,
    &SOLAR_SAILING,
    &ASTROGEOLOGY,
    &FUSION,
    &HYPERSONICS,
    &SPACE_TRAFFIC,
    &NEAR_FIELD_COMM,
    &RECLAMATION,
    &ESCAPISM,
    &WHATABOUTISM,
];

const CLIMATOLOGY: Definition =
    card("Climatology", 11, Blue, [Leaf, Hex, Leaf, Leaf]).dogma(FOURTH, "STUB", |_| Ok(()));

const SOLAR_SAILING: Definition = card("Solar Sailing", 11, Blue, [Clock, Lightbulb, Lightbulb, Hex])
    .dogma(FOURTH, "STUB", |_| Ok(()));

const ASTROGEOLOGY: Definition =
    card("Astrogeology", 11, Red, [Crown, Hex, Factory, Factory]).dogma(FOURTH, "STUB", |_| Ok(()));

const FUSION: Definition =
    card("Fusion", 11, Red, [Clock, Clock, Clock, Hex]).dogma(FOURTH, "STUB", |_| Ok(()));

const HYPERSONICS: Definition =
    card("Hypersonics", 11, Green, [Factory, Factory, Lightbulb, Hex]).dogma(FOURTH, "STUB", |_| Ok(()));

const SPACE_TRAFFIC: Definition =
    card("Space Traffic", 11, Green, [Crown, Crown, Clock, Hex]).dogma(FOURTH, "STUB", |_| Ok(()));

const NEAR_FIELD_COMM: Definition =
    card("Near-Field Comm", 11, Yellow, [Hex, Crown, Person, Person]).dogma(FOURTH, "STUB", |_| Ok(()));

const RECLAMATION: Definition =
    card("Reclamation", 11, Yellow, [Crown, Leaf, Hex, Leaf]).dogma(FOURTH, "STUB", |_| Ok(()));

const ESCAPISM: Definition =
    card("Escapism", 11, Purple, [Person, Hex, Person, Person]).dogma(FOURTH, "STUB", |_| Ok(()));

const WHATABOUTISM: Definition = card("Whataboutism", 11, Purple, [Lightbulb, Hex, Person, Lightbulb])
    .dogma(FOURTH, "STUB", |_| Ok(()));
