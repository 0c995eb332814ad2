//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &RADIO_TELESCOPE,
    &X_RAY,
    &BANDAGE,
    &PARACHUTE,
    &NYLON,
    &SLICED_BREAD,
    &AIR_CONDITIONER,
    &TRACTOR,
    &CROSSWORD,
    &TELEVISION,
];

const RADIO_TELESCOPE: Definition =
    card("Radio Telescope", 8, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]);

const X_RAY: Definition = card("X-Ray", 8, Blue, [Hex, Leaf, Echo, Bonus(8)]);

const BANDAGE: Definition = card("Bandage", 8, Red, [Leaf, Echo, Hex, Leaf]);

const PARACHUTE: Definition = card("Parachute", 8, Red, [Factory, Hex, Clock, Clock]);

const NYLON: Definition = card("Nylon", 8, Green, [Bonus(8), Factory, Factory, Hex]);

const SLICED_BREAD: Definition = card("Sliced Bread", 8, Green, [Echo, Hex, Bonus(9), Crown]);

const AIR_CONDITIONER: Definition = card("Air Conditioner", 8, Yellow, [Hex, Echo, Bonus(9), Leaf]);

const TRACTOR: Definition = card("Tractor", 8, Yellow, [Echo, Clock, Clock, Hex]);

const CROSSWORD: Definition = card("Crossword", 8, Purple, [Crown, Bonus(8), Hex, Crown]);

const TELEVISION: Definition = card("Television", 8, Purple, [Bonus(8), Hex, Clock, Echo]);
