//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ARCHIMEDES,
    &ZHANG_HENG,
    &ALEXANDER_THE_GREAT,
    &SUN_TZU,
    &AUGUSTUS_CAESAR,
    &PTOLEMY,
    &CAI_LUN,
    &XIMEN_BAO,
    &CONFUCIUS,
    &PLATO,
];

const ARCHIMEDES: Definition = card("Archimedes", 2, Blue, [Lightbulb, Hex, Echo, Lightbulb]);

const ZHANG_HENG: Definition = card("Zhang Heng", 2, Blue, [Leaf, Echo, Bonus(2), Hex]);

const ALEXANDER_THE_GREAT: Definition =
    card("Alexander the Great", 2, Red, [Bonus(2), Inspire, Hex, Castle]);

const SUN_TZU: Definition = card("Sun Tzu", 2, Red, [Inspire, Castle, Hex, Castle]);

const AUGUSTUS_CAESAR: Definition = card("Augustus Caesar", 2, Green, [Castle, Hex, Castle, Inspire]);

const PTOLEMY: Definition = card("Ptolemy", 2, Green, [Hex, Crown, Inspire, Crown]);

const CAI_LUN: Definition = card("Cai Lun", 2, Yellow, [Echo, Crown, Crown, Hex]);

const XIMEN_BAO: Definition = card("Ximen Bao", 2, Yellow, [Inspire, Bonus(2), Hex, Leaf]);

const CONFUCIUS: Definition = card("Confucius", 2, Purple, [Hex, Leaf, Echo, Bonus(3)]);

const PLATO: Definition = card("Plato", 2, Purple, [Lightbulb, Hex, Lightbulb, Inspire]);
