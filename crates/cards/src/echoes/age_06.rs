//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BIFOCALS,
    &STETHOSCOPE,
    &LOOM,
    &SHRAPNEL,
    &HOT_AIR_BALLOON,
    &STEAMBOAT,
    &DENTURES,
    &MORPHINE,
    &INDIAN_CLUBS,
    &KALEIDOSCOPE,
];

const BIFOCALS: Definition = card("Bifocals", 6, Blue, [Echo, Hex, Crown, Crown]);

const STETHOSCOPE: Definition = card("Stethoscope", 6, Blue, [Lightbulb, Echo, Lightbulb, Hex]);

const LOOM: Definition = card("Loom", 6, Red, [Factory, Bonus(6), Hex, Echo]);

const SHRAPNEL: Definition = card("Shrapnel", 6, Red, [Factory, Factory, Factory, Hex]);

const HOT_AIR_BALLOON: Definition = card("Hot Air Balloon", 6, Green, [Lightbulb, Echo, Hex, Bonus(7)]);

const STEAMBOAT: Definition = card("Steamboat", 6, Green, [Hex, Bonus(6), Crown, Crown]);

const DENTURES: Definition = card("Dentures", 6, Yellow, [Echo, Factory, Factory, Hex]);

const MORPHINE: Definition = card("Morphine", 6, Yellow, [Lightbulb, Hex, Bonus(7), Echo]);

const INDIAN_CLUBS: Definition = card("Indian Clubs", 6, Purple, [Hex, Leaf, Bonus(6), Leaf]);

const KALEIDOSCOPE: Definition = card("Kaleidoscope", 6, Purple, [Bonus(6), Lightbulb, Hex, Lightbulb]);
