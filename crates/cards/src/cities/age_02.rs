//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALEXANDRIA,
    &CARTHAGE,
    &SPARTA,
    &TIKAL,
    &NANJING,
    &MARSEILLE,
    &TEOTIHUACAN,
    &NINEVEH,
    &LUOYANG,
    &ROME,
];

const ALEXANDRIA: Definition = card("Alexandria", 2, Blue, [Crown, Bonus(2), Crown, Lightbulb, Plus]);
const CARTHAGE: Definition = card("Carthage", 2, Blue, [Crown, Lightbulb, Crown, Crown, Plus]);
const SPARTA: Definition = card("Sparta", 2, Red, [Castle, Factory, Factory, Castle, Castle]);
const TIKAL: Definition = card("Tikal", 2, Red, [Castle, Leaf, Bonus(4), Castle, Castle]);
const NANJING: Definition = card("Nanjing", 2, Green, [Bonus(3), Crown, Castle, Castle, Castle]);
const MARSEILLE: Definition = card("Marseille", 2, Green, [Crown, Bonus(2), Crown, Castle, Crown]);
const TEOTIHUACAN: Definition = card("Teotihuacan", 2, Yellow, [Leaf, Leaf, Bonus(3), Castle, Leaf]);
const NINEVEH: Definition = card("Nineveh", 2, Yellow, [Leaf, Leaf, Crown, Bonus(2), Leaf]);
const LUOYANG: Definition = card("Luoyang", 2, Purple, [Lightbulb, Lightbulb, Leaf, Bonus(2), Plus]);
const ROME: Definition = card("Rome", 2, Purple, [Bonus(2), Lightbulb, Lightbulb, Castle, Lightbulb]);
