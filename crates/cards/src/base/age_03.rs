//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALCHEMY,
    &TRANSLATION,
    &ENGINEERING,
    &OPTICS,
    &COMPASS,
    &PAPER,
    &MACHINERY,
    &MEDICINE,
    &EDUCATION,
    &FEUDALISM,
];

const ALCHEMY: Definition =
    card("Alchemy", 3, Blue, [Hex, Leaf, Castle, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const TRANSLATION: Definition =
    card("Translation", 3, Blue, [Hex, Crown, Crown, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const ENGINEERING: Definition =
    card("Engineering", 3, Red, [Castle, Hex, Lightbulb, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const OPTICS: Definition =
    card("Optics", 3, Red, [Crown, Crown, Crown, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const COMPASS: Definition =
    card("Compass", 3, Green, [Hex, Crown, Crown, Leaf]).dogma(ALL, "STUB", |_| Ok(()));

const PAPER: Definition =
    card("Paper", 3, Green, [Hex, Lightbulb, Lightbulb, Crown]).dogma(ALL, "STUB", |_| Ok(()));

const MACHINERY: Definition =
    card("Machinery", 3, Yellow, [Leaf, Leaf, Hex, Castle]).dogma(ALL, "STUB", |_| Ok(()));

const MEDICINE: Definition =
    card("Medicine", 3, Yellow, [Crown, Leaf, Leaf, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const EDUCATION: Definition =
    card("Education", 3, Purple, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(ALL, "STUB", |_| Ok(()));

const FEUDALISM: Definition =
    card("Feudalism", 3, Purple, [Hex, Castle, Leaf, Castle]).dogma(ALL, "STUB", |_| Ok(()));
