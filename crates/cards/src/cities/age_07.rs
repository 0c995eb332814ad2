//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &MUNICH,
    &JOHANNESBURG,
    &LYON,
    &MONTREAL,
    &LONDON,
    &TORONTO,
    &ST_PETERSBURG,
    &MELBOURNE,
    &WASHINGTON,
    &SAN_FRANCISCO,
];

const MUNICH: Definition = card("Munich", 7, Blue, [Lightbulb, Clock, Plus, Lightbulb, Arrow(Right)]);
const JOHANNESBURG: Definition =
    card("Johannesburg", 7, Blue, [Bonus(7), Bonus(7), Lightbulb, Crown, Crown]);
const LYON: Definition = card("Lyon", 7, Red, [Crown, Factory, Arrow(Right), Factory, Flag]);
const MONTREAL: Definition = card("Montreal", 7, Red, [Factory, Factory, Plus, Crown, Plus]);
const LONDON: Definition = card("London", 7, Green, [Factory, Clock, Plus, Clock, Plus]);
const TORONTO: Definition = card("Toronto", 7, Green, [Bonus(7), Bonus(7), Clock, Leaf, Clock]);
const ST_PETERSBURG: Definition =
    card("St. Petersburg", 7, Yellow, [Leaf, Factory, Arrow(Right), Leaf, Flag]);
const MELBOURNE: Definition = card("Melbourne", 7, Yellow, [Bonus(7), Bonus(7), Leaf, Crown, Crown]);
const WASHINGTON: Definition =
    card("Washington", 7, Purple, [Factory, Lightbulb, Arrow(Right), Lightbulb, Flag]);
const SAN_FRANCISCO: Definition =
    card("San Francisco", 7, Purple, [Crown, Lightbulb, Bonus(9), Crown, Crown]);
