//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHEMISTRY,
    &PHYSICS,
    &COAL,
    &THE_PIRATE_CODE,
    &BANKING,
    &MEASUREMENT,
    &STATISTICS,
    &STEAM_ENGINE,
    &ASTRONOMY,
    &SOCIETIES,
];

const CHEMISTRY: Definition =
    card("Chemistry", 5, Blue, [Factory, Lightbulb, Factory, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const PHYSICS: Definition =
    card("Physics", 5, Blue, [Factory, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const COAL: Definition =
    card("Coal", 5, Red, [Factory, Factory, Factory, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const THE_PIRATE_CODE: Definition =
    card("The Pirate Code", 5, Red, [Crown, Factory, Crown, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const BANKING: Definition =
    card("Banking", 5, Green, [Factory, Crown, Hex, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const MEASUREMENT: Definition =
    card("Measurement", 5, Green, [Lightbulb, Leaf, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const STATISTICS: Definition =
    card("Statistics", 5, Yellow, [Leaf, Lightbulb, Leaf, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const STEAM_ENGINE: Definition =
    card("Steam Engine", 5, Yellow, [Hex, Factory, Crown, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const ASTRONOMY: Definition =
    card("Astronomy", 5, Purple, [Crown, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const SOCIETIES: Definition =
    card("Societies", 5, Purple, [Crown, Hex, Lightbulb, Crown]).dogma(ALL, "STUB", |_| Ok(()));
