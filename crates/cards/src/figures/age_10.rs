//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &STEPHEN_HAWKING,
    &SUSAN_BLACKMORE,
    &JACKIE_CHAN,
    &MARGARET_THATCHER,
    &MUHAMMAD_YUNUS,
    &SERGEY_BRIN,
    &ALEX_TREBEK,
    &SHIGERU_MIYAMOTO,
    &KIM_YU_NA,
    &MARTIN_SCORSESE,
];

const STEPHEN_HAWKING: Definition =
    card("Stephen Hawking", 10, Blue, [Bonus(11), Inspire, Lightbulb, Hex]);

const SUSAN_BLACKMORE: Definition =
    card("Susan Blackmore", 10, Blue, [Inspire, Lightbulb, Hex, Lightbulb]);

const JACKIE_CHAN: Definition = card("Jackie Chan", 10, Red, [Inspire, Clock, Clock, Hex]);

const MARGARET_THATCHER: Definition = card("Margaret Thatcher", 10, Red, [Factory, Factory, Echo, Hex]);

const MUHAMMAD_YUNUS: Definition = card("Muhammad Yunus", 10, Green, [Crown, Inspire, Hex, Crown]);

const SERGEY_BRIN: Definition = card("Sergey Brin", 10, Green, [Hex, Clock, Clock, Inspire]);

const ALEX_TREBEK: Definition = card("Alex Trebek", 10, Yellow, [Lightbulb, Hex, Inspire, Lightbulb]);

const SHIGERU_MIYAMOTO: Definition = card("Shigeru Miyamoto", 10, Yellow, [Hex, Bonus(10), Clock, Echo]);

const KIM_YU_NA: Definition = card("Kim Yu-Na", 10, Purple, [Hex, Leaf, Echo, Bonus(10)]);

const MARTIN_SCORSESE: Definition = card("Martin Scorsese", 10, Purple, [Factory, Hex, Bonus(10), Echo]);
