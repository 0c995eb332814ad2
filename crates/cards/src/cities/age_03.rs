//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &HANGZHOU,
    &CORDOBA,
    &BARCELONA,
    &DELHI,
    &BAGHDAD,
    &VENICE,
    &KAIFENG,
    &JAKARTA,
    &MECCA,
    &CONSTANTINOPLE,
];

const HANGZHOU: Definition = card("Hangzhou", 3, Blue, [Lightbulb, Lightbulb, Lightbulb, Castle, Plus]);
const CORDOBA: Definition =
    card("Cordoba", 3, Blue, [Factory, Factory, Factory, Lightbulb, Arrow(Left)]);
const BARCELONA: Definition = card("Barcelona", 3, Red, [Bonus(4), Castle, Crown, Castle, Plus]);
const DELHI: Definition = card("Delhi", 3, Red, [Lightbulb, Leaf, Lightbulb, Lightbulb, Arrow(Left)]);
const BAGHDAD: Definition = card("Baghdad", 3, Green, [Crown, Crown, Lightbulb, Bonus(3), Arrow(Left)]);
const VENICE: Definition = card("Venice", 3, Green, [Factory, Crown, Crown, Crown, Plus]);
const KAIFENG: Definition = card("Kaifeng", 3, Yellow, [Castle, Leaf, Castle, Castle, Arrow(Left)]);
const JAKARTA: Definition = card("Jakarta", 3, Yellow, [Crown, Crown, Leaf, Leaf, Leaf]);
const MECCA: Definition = card("Mecca", 3, Purple, [Leaf, Bonus(5), Crown, Leaf, Leaf]);
const CONSTANTINOPLE: Definition =
    card("Constantinople", 3, Purple, [Castle, Crown, Bonus(3), Castle, Arrow(Left)]);
