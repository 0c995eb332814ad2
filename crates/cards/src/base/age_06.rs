//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ATOMIC_THEORY,
    &ENCYCLOPEDIA,
    &INDUSTRIALIZATION,
    &MACHINE_TOOLS,
    &CLASSIFICATION,
    &METRIC_SYSTEM,
    &CANNING,
    &VACCINATION,
    &DEMOCRACY,
    &EMANCIPATION,
];

const ATOMIC_THEORY: Definition = card("Atomic Theory", 6, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(ALL, "STUB", |_| Ok(()));

const ENCYCLOPEDIA: Definition =
    card("Encyclopedia", 6, Blue, [Hex, Crown, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const INDUSTRIALIZATION: Definition =
    card("Industrialization", 6, Red, [Crown, Factory, Factory, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const MACHINE_TOOLS: Definition =
    card("Machine Tools", 6, Red, [Factory, Factory, Hex, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const CLASSIFICATION: Definition =
    card("Classification", 6, Green, [Lightbulb, Lightbulb, Lightbulb, Hex])
        .dogma(ALL, "STUB", |_| Ok(()));

const METRIC_SYSTEM: Definition =
    card("Metric System", 6, Green, [Hex, Factory, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const CANNING: Definition =
    card("Canning", 6, Yellow, [Hex, Factory, Leaf, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const VACCINATION: Definition =
    card("Vaccination", 6, Yellow, [Leaf, Factory, Leaf, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const DEMOCRACY: Definition =
    card("Democracy", 6, Purple, [Crown, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const EMANCIPATION: Definition =
    card("Emancipation", 6, Purple, [Factory, Lightbulb, Factory, Hex]).dogma(ALL, "STUB", |_| Ok(()));
