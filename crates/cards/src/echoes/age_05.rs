//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &LIGHTNING_ROD,
    &THERMOMETER,
    &COKE,
    &OCTANT,
    &PALAMPORE,
    &SEED_DRILL,
    &PRESSURE_COOKER,
    &STOVE,
    &PIANO,
    &TUNING_FORK,
];

const LIGHTNING_ROD: Definition = card("Lightning Rod", 5, Blue, [Echo, Factory, Hex, Bonus(6)]);

const THERMOMETER: Definition = card("Thermometer", 5, Blue, [Hex, Echo, Bonus(5), Lightbulb]);

const COKE: Definition = card("Coke", 5, Red, [Echo, Factory, Factory, Hex]);

const OCTANT: Definition = card("Octant", 5, Red, [Crown, Crown, Hex, Crown]);

const PALAMPORE: Definition = card("Palampore", 5, Green, [Factory, Hex, Factory, Bonus(5)]);

const SEED_DRILL: Definition = card("Seed Drill", 5, Green, [Lightbulb, Leaf, Leaf, Hex]);

const PRESSURE_COOKER: Definition =
    card("Pressure Cooker", 5, Yellow, [Bonus(5), Hex, Lightbulb, Lightbulb]);

const STOVE: Definition = card("Stove", 5, Yellow, [Hex, Bonus(6), Factory, Echo]);

const PIANO: Definition = card("Piano", 5, Purple, [Bonus(5), Echo, Hex, Lightbulb]);

const TUNING_FORK: Definition = card("Tuning Fork", 5, Purple, [Echo, Lightbulb, Lightbulb, Hex]);
