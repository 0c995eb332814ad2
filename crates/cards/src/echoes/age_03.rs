//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALMANAC,
    &MAGNIFYING_GLASS,
    &LIQUID_FIRE,
    &KATANA,
    &CHARITABLE_TRUST,
    &HOMING_PIGEONS,
    &DEODORANT,
    &SANDPAPER,
    &NOVEL,
    &SUNGLASSES,
];

const ALMANAC: Definition = card("Almanac", 3, Blue, [Hex, Leaf, Bonus(4), Echo]);

const MAGNIFYING_GLASS: Definition = card("Magnifying Glass", 3, Blue, [Lightbulb, Hex, Bonus(3), Echo]);

const LIQUID_FIRE: Definition = card("Liquid Fire", 3, Red, [Hex, Lightbulb, Lightbulb, Lightbulb]);

const KATANA: Definition = card("Katana", 3, Red, [Castle, Castle, Hex, Castle]);

const CHARITABLE_TRUST: Definition = card("Charitable Trust", 3, Green, [Echo, Hex, Crown, Bonus(3)]);

const HOMING_PIGEONS: Definition = card("Homing Pigeons", 3, Green, [Bonus(3), Leaf, Hex, Leaf]);

const DEODORANT: Definition = card("Deodorant", 3, Yellow, [Crown, Echo, Crown, Hex]);

const SANDPAPER: Definition = card("Sandpaper", 3, Yellow, [Crown, Crown, Hex, Leaf]);

const NOVEL: Definition = card("Novel", 3, Purple, [Hex, Bonus(3), Crown, Echo]);

const SUNGLASSES: Definition = card("Sunglasses", 3, Purple, [Hex, Bonus(3), Echo, Castle]);
