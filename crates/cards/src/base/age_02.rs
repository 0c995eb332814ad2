//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CALENDAR,
    &MATHEMATICS,
    &CONSTRUCTION,
    &ROAD_BUILDING,
    &CURRENCY,
    &MAPMAKING,
    &CANAL_BUILDING,
    &FERMENTING,
    &MONOTHEISM,
    &PHILOSOPHY,
];

const CALENDAR: Definition =
    card("Calendar", 2, Blue, [Hex, Leaf, Leaf, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));

const MATHEMATICS: Definition =
    card("Mathematics", 2, Blue, [Hex, Lightbulb, Crown, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));

const CONSTRUCTION: Definition =
    card("Construction", 2, Red, [Castle, Hex, Castle, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const ROAD_BUILDING: Definition =
    card("Road Building", 2, Red, [Castle, Castle, Hex, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const CURRENCY: Definition =
    card("Currency", 2, Green, [Leaf, Crown, Hex, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const MAPMAKING: Definition =
    card("Mapmaking", 2, Green, [Hex, Crown, Crown, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const CANAL_BUILDING: Definition =
    card("Canal Building", 2, Yellow, [Hex, Crown, Leaf, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const FERMENTING: Definition =
    card("Fermenting", 2, Yellow, [Leaf, Leaf, Hex, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const MONOTHEISM: Definition =
    card("Monotheism", 2, Purple, [Hex, Castle, Castle, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const PHILOSOPHY: Definition =
    card("Philosophy", 2, Purple, [Hex, Lightbulb, Lightbulb, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));
