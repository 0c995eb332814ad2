//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &SLIDE_RULE,
    &TELESCOPE,
    &KOBUKSON,
    &SHURIKEN,
    &CHINTZ,
    &GLOBE,
    &BAROMETER,
    &PENCIL,
    &CLOCK,
    &TOILET,
];

const SLIDE_RULE: Definition = card("Slide Rule", 4, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]);

const TELESCOPE: Definition = card("Telescope", 4, Blue, [Hex, Bonus(4), Lightbulb, Echo]);

const KOBUKSON: Definition = card("Kobukson", 4, Red, [Bonus(5), Factory, Hex, Echo]);

const SHURIKEN: Definition = card("Shuriken", 4, Red, [Crown, Crown, Hex, Crown]);

const CHINTZ: Definition = card("Chintz", 4, Green, [Crown, Hex, Crown, Bonus(4)]);

const GLOBE: Definition = card("Globe", 4, Green, [Factory, Bonus(4), Factory, Hex]);

const BAROMETER: Definition = card("Barometer", 4, Yellow, [Leaf, Echo, Leaf, Hex]);

const PENCIL: Definition = card("Pencil", 4, Yellow, [Hex, Echo, Lightbulb, Bonus(4)]);

const CLOCK: Definition = card("Clock", 4, Purple, [Echo, Bonus(5), Hex, Lightbulb]);

const TOILET: Definition = card("Toilet", 4, Purple, [Echo, Leaf, Hex, Leaf]);
