//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &COMPUTERS,
    &GENETICS,
    &COMPOSITES,
    &FISSION,
    &COLLABORATION,
    &SATELLITES,
    &ECOLOGY,
    &SUBURBIA,
    &SERVICES,
    &SPECIALIZATION,
];

const COMPUTERS: Definition =
    card("Computers", 9, Blue, [Clock, Hex, Clock, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const GENETICS: Definition =
    card("Genetics", 9, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const COMPOSITES: Definition =
    card("Composites", 9, Red, [Factory, Factory, Hex, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const FISSION: Definition =
    card("Fission", 9, Red, [Hex, Clock, Clock, Clock]).dogma(ALL, "STUB", |_| Ok(()));

const COLLABORATION: Definition =
    card("Collaboration", 9, Green, [Hex, Crown, Clock, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const SATELLITES: Definition =
    card("Satellites", 9, Green, [Hex, Clock, Clock, Clock]).dogma(ALL, "STUB", |_| Ok(()));

const ECOLOGY: Definition =
    card("Ecology", 9, Yellow, [Leaf, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const SUBURBIA: Definition =
    card("Suburbia", 9, Yellow, [Hex, Crown, Leaf, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const SERVICES: Definition =
    card("Services", 9, Purple, [Hex, Leaf, Leaf, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const SPECIALIZATION: Definition =
    card("Specialization", 9, Purple, [Hex, Factory, Leaf, Factory]).dogma(ALL, "STUB", |_| Ok(()));
