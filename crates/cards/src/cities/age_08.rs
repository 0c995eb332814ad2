//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHONGQING,
    &KIEV,
    &KUALA_LUMPUR,
    &LOS_ANGELES,
    &HAMBURG,
    &SAO_PAULO,
    &CHICAGO,
    &SHANGHAI,
    &BUENOS_AIRES,
    &VANCOUVER,
];

const CHONGQING: Definition = card("Chongqing", 8, Blue, [Factory, Factory, Plus, Lightbulb, Plus]);
const KIEV: Definition = card("Kiev", 8, Blue, [Factory, Clock, Plus, Factory, Plus]).features(Crown);
const KUALA_LUMPUR: Definition =
    card("Kuala Lumpur", 8, Red, [Factory, Factory, Clock, Factory, Fountain]);
const LOS_ANGELES: Definition =
    card("Los Angeles", 8, Red, [Bonus(9), Factory, Bonus(9), Factory, Bonus(9)]);
const HAMBURG: Definition = card("Hamburg", 8, Green, [Crown, Clock, Clock, Clock, Fountain]);
const SAO_PAULO: Definition = card("São Paulo", 8, Green, [Bonus(8), Bonus(8), Crown, Leaf, Leaf]);
const CHICAGO: Definition = card("Chicago", 8, Yellow, [Bonus(8), Bonus(8), Clock, Leaf, Leaf]);
const SHANGHAI: Definition = card("Shanghai", 8, Yellow, [Leaf, Crown, Leaf, Leaf, Fountain]);
const BUENOS_AIRES: Definition =
    card("Buenos Aires", 8, Purple, [Bonus(9), Clock, Bonus(9), Lightbulb, Clock]);
const VANCOUVER: Definition = card("Vancouver", 8, Purple, [Crown, Lightbulb, Plus, Lightbulb, Plus]);
