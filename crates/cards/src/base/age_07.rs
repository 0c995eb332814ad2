//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &EVOLUTION,
    &PUBLICATIONS,
    &COMBUSTION,
    &EXPLOSIVES,
    &BICYCLE,
    &ELECTRICITY,
    &REFRIGERATION,
    &SANITATION,
    &LIGHTING,
    &RAILROAD,
];

const EVOLUTION: Definition =
    card("Evolution", 7, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const PUBLICATIONS: Definition =
    card("Publications", 7, Blue, [Hex, Lightbulb, Clock, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));

const COMBUSTION: Definition =
    card("Combustion", 7, Red, [Crown, Crown, Factory, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const EXPLOSIVES: Definition =
    card("Explosives", 7, Red, [Hex, Factory, Factory, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const BICYCLE: Definition =
    card("Bicycle", 7, Green, [Crown, Crown, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const ELECTRICITY: Definition =
    card("Electricity", 7, Green, [Lightbulb, Factory, Hex, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const REFRIGERATION: Definition =
    card("Refrigeration", 7, Yellow, [Hex, Leaf, Leaf, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const SANITATION: Definition =
    card("Sanitation", 7, Yellow, [Leaf, Leaf, Hex, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const LIGHTING: Definition =
    card("Lighting", 7, Purple, [Hex, Leaf, Clock, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const RAILROAD: Definition =
    card("Railroad", 7, Purple, [Clock, Factory, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));
