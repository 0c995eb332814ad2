//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &FRANKFURT,
    &MADRID,
    &TENOCHTITLAN,
    &MILAN,
    &MANILA,
    &CALICUT,
    &BEIJING,
    &LISBON,
    &FLORENCE,
    &SEVILLE,
];

const FRANKFURT: Definition = card("Frankfurt", 4, Blue, [Lightbulb, Lightbulb, Plus, Factory, Plus]);
const MADRID: Definition =
    card("Madrid", 4, Blue, [Lightbulb, Lightbulb, Lightbulb, Crown, Arrow(Left)]);
const TENOCHTITLAN: Definition =
    card("Tenochtitlan", 4, Red, [Castle, Castle, Bonus(4), Lightbulb, Arrow(Left)]);
const MILAN: Definition = card("Milan", 4, Red, [Factory, Factory, Plus, Lightbulb, Plus]);
const MANILA: Definition =
    card("Manila", 4, Green, [Crown, Bonus(4), Crown, Leaf, Arrow(Left)]).features(Castle);
const CALICUT: Definition = card("Calicut", 4, Green, [Bonus(5), Crown, Leaf, Leaf, Leaf]);
const BEIJING: Definition = card("Beijing", 4, Yellow, [Castle, Castle, Castle, Leaf, Arrow(Left)]);
const LISBON: Definition = card("Lisbon", 4, Yellow, [Factory, Factory, Plus, Leaf, Plus]);
const FLORENCE: Definition =
    card("Florence", 4, Purple, [Crown, Lightbulb, Lightbulb, Bonus(4), Arrow(Left)]);
const SEVILLE: Definition = card("Seville", 4, Purple, [Crown, Crown, Crown, Lightbulb, Lightbulb]);
