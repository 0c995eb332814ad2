//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &SEIKILOS_EPITAPH,
    &ROSETTA_STONE,
    &CHRONICLE_OF_ZUO,
    &BABYLONIAN_CHRONICLES,
    &HOLY_LANCE,
    &BAGHDAD_BATTERY,
    &HOLY_GRAIL,
    &TERRACOTTA_ARMY,
    &DEAD_SEA_SCROLLS,
    &CYRUS_CYLINDER,
];

const SEIKILOS_EPITAPH: Definition = card("Seikilos Epitaph", 2, Blue, [Leaf, Leaf, Leaf, Hex]);

const ROSETTA_STONE: Definition = card("Rosetta Stone", 2, Blue, [Castle, Castle, Castle, Hex]);

const CHRONICLE_OF_ZUO: Definition =
    card("Chronicle of Zuo", 2, Red, [Crown, Hex, Lightbulb, Lightbulb]);

const BABYLONIAN_CHRONICLES: Definition =
    card("Babylonian Chronicles", 2, Red, [Hex, Castle, Castle, Castle]);

const HOLY_LANCE: Definition = card("Holy Lance", 2, Green, [Castle, Leaf, Hex, Castle]);

const BAGHDAD_BATTERY: Definition = card("Baghdad Battery", 2, Green, [Crown, Lightbulb, Hex, Crown]);

const HOLY_GRAIL: Definition = card("Holy Grail", 2, Yellow, [Leaf, Hex, Crown, Leaf]);

const TERRACOTTA_ARMY: Definition = card("Terracotta Army", 2, Yellow, [Crown, Crown, Crown, Hex]);

const DEAD_SEA_SCROLLS: Definition =
    card("Dead Sea Scrolls", 2, Purple, [Hex, Castle, Lightbulb, Castle]);

const CYRUS_CYLINDER: Definition =
    card("Cyrus Cylinder", 2, Purple, [Hex, Lightbulb, Lightbulb, Castle]);
