//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BIOENGINEERING,
    &SOFTWARE,
    &MINIATURIZATION,
    &ROBOTICS,
    &DATABASES,
    &SELF_SERVICE,
    &GLOBALIZATION,
    &STEM_CELLS,
    &A_I,
    &THE_INTERNET,
];

const BIOENGINEERING: Definition =
    card("Bioengineering", 10, Blue, [Lightbulb, Clock, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const SOFTWARE: Definition = card("Software", 10, Blue, [Clock, Clock, Clock, Hex])
    .icons_in(FOURTH, [Clock, Person, Clock, Hex])
    .dogma(ALL, "STUB", |_| Ok(()));

const MINIATURIZATION: Definition =
    card("Miniaturization", 10, Red, [Hex, Lightbulb, Clock, Lightbulb]).dogma(ALL, "STUB", |_| Ok(()));

const ROBOTICS: Definition = card("Robotics", 10, Red, [Hex, Factory, Clock, Factory])
    .icons_in(FOURTH, [Hex, Factory, Person, Factory])
    .dogma(ALL, "STUB", |_| Ok(()));

const DATABASES: Definition =
    card("Databases", 10, Green, [Hex, Clock, Clock, Clock]).dogma(ALL, "STUB", |_| Ok(()));

const SELF_SERVICE: Definition = card("Self Service", 10, Green, [Hex, Crown, Crown, Crown])
    .icons_in(FOURTH, [Hex, Crown, Person, Crown])
    .dogma(ALL, "STUB", |_| Ok(()));

const GLOBALIZATION: Definition =
    card("Globalization", 10, Yellow, [Hex, Factory, Factory, Factory]).dogma(ALL, "STUB", |_| Ok(()));

const STEM_CELLS: Definition =
    card("Stem Cells", 10, Yellow, [Hex, Leaf, Leaf, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const A_I: Definition =
    card("A. I.", 10, Purple, [Lightbulb, Lightbulb, Clock, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const THE_INTERNET: Definition = card("The Internet", 10, Purple, [Hex, Clock, Clock, Lightbulb])
    .icons_in(FOURTH, [Hex, Clock, Person, Person])
    .dogma(ALL, "STUB", |_| Ok(()));
