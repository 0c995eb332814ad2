//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &DUNHUANG_STAR_CHART,
    &CHARTER_OF_LIBERTIES,
    &EXCALIBUR,
    &MJOLNIR_AMULET,
    &PHILOSOPHERS_STONE,
    &BEAUVAIS_CATHEDRAL_CLOCK,
    &MOYLOUGH_BELT_SHRINE,
    &ALONG_THE_RIVER_DURING_THE_QINGMING_FESTIVAL,
    &NECRONOMICON,
    &SHROUD_OF_TURIN,
];

const DUNHUANG_STAR_CHART: Definition =
    card("Dunhuang Star Chart", 3, Blue, [Lightbulb, Lightbulb, Hex, Lightbulb]);

const CHARTER_OF_LIBERTIES: Definition =
    card("Charter of Liberties", 3, Blue, [Lightbulb, Lightbulb, Hex, Castle]);

const EXCALIBUR: Definition = card("Excalibur", 3, Red, [Crown, Hex, Castle, Castle]);

const MJOLNIR_AMULET: Definition = card("Mjolnir Amulet", 3, Red, [Hex, Castle, Castle, Lightbulb]);

const PHILOSOPHERS_STONE: Definition = card("Philosopher's Stone", 3, Green, [Crown, Crown, Crown, Hex]);

const BEAUVAIS_CATHEDRAL_CLOCK: Definition =
    card("Beauvais Cathedral Clock", 3, Green, [Crown, Crown, Hex, Crown]);

const MOYLOUGH_BELT_SHRINE: Definition =
    card("Moylough Belt Shrine", 3, Yellow, [Castle, Leaf, Hex, Castle]);

const ALONG_THE_RIVER_DURING_THE_QINGMING_FESTIVAL: Definition =
    card("Along the River during the Qingming Festival", 3, Yellow, [Crown, Crown, Crown, Hex]);

const NECRONOMICON: Definition = card("Necronomicon", 3, Purple, [Hex, Leaf, Leaf, Leaf]);

const SHROUD_OF_TURIN: Definition = card("Shroud of Turin", 3, Purple, [Leaf, Hex, Leaf, Leaf]);
