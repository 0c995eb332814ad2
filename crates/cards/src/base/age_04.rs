//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &EXPERIMENTATION,
    &PRINTING_PRESS,
    &COLONIALISM,
    &GUNPOWDER,
    &INVENTION,
    &NAVIGATION,
    &ANATOMY,
    &PERSPECTIVE,
    &ENTERPRISE,
    &REFORMATION,
];

const EXPERIMENTATION: Definition =
    card("Experimentation", 4, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb])
        .dogma(ALL, "STUB", |_| Ok(()));

const PRINTING_PRESS: Definition =
    card("Printing Press", 4, Blue, [Hex, Lightbulb, Lightbulb, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const COLONIALISM: Definition =
    card("Colonialism", 4, Red, [Hex, Factory, Lightbulb, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const GUNPOWDER: Definition =
    card("Gunpowder", 4, Red, [Hex, Factory, Crown, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const INVENTION: Definition =
    card("Invention", 4, Green, [Hex, Lightbulb, Lightbulb, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const NAVIGATION: Definition =
    card("Navigation", 4, Green, [Hex, Crown, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const ANATOMY: Definition =
    card("Anatomy", 4, Yellow, [Leaf, Leaf, Leaf, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const PERSPECTIVE: Definition =
    card("Perspective", 4, Yellow, [Hex, Lightbulb, Lightbulb, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const ENTERPRISE: Definition =
    card("Enterprise", 4, Purple, [Hex, Crown, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const REFORMATION: Definition =
    card("Reformation", 4, Purple, [Leaf, Leaf, Hex, Leaf]).dogma(ALL, "STUB", |_| Ok(()));
