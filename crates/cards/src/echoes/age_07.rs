//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PHOTOGRAPHY,
    &TYPEWRITER,
    &MACHINE_GUN,
    &RUBBER,
    &JEANS,
    &TELEGRAPH,
    &ELEVATOR,
    &FERTILIZER,
    &ICE_CREAM,
    &SAXOPHONE,
];

const PHOTOGRAPHY: Definition = card("Photography", 7, Blue, [Echo, Lightbulb, Hex, Bonus(7)]);

const TYPEWRITER: Definition = card("Typewriter", 7, Blue, [Lightbulb, Hex, Crown, Crown]);

const MACHINE_GUN: Definition = card("Machine Gun", 7, Red, [Factory, Factory, Echo, Hex]);

const RUBBER: Definition = card("Rubber", 7, Red, [Hex, Echo, Factory, Bonus(7)]);

const JEANS: Definition = card("Jeans", 7, Green, [Echo, Leaf, Hex, Bonus(8)]);

const TELEGRAPH: Definition = card("Telegraph", 7, Green, [Hex, Clock, Clock, Lightbulb]);

const ELEVATOR: Definition = card("Elevator", 7, Yellow, [Bonus(7), Echo, Clock, Hex]);

const FERTILIZER: Definition = card("Fertilizer", 7, Yellow, [Leaf, Hex, Factory, Leaf]);

const ICE_CREAM: Definition = card("Ice Cream", 7, Purple, [Hex, Bonus(8), Leaf, Echo]);

const SAXOPHONE: Definition = card("Saxophone", 7, Purple, [Bonus(7), Crown, Hex, Crown]);
