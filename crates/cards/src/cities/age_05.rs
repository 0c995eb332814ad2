//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] =
    [&NAPLES, &BOSTON, &ZURICH, &ALGIERS, &AMSTERDAM, &STOCKHOLM, &HOI_AN, &OSAKA, &GDANSK, &TOKYO];

const NAPLES: Definition = card("Naples", 5, Blue, [Lightbulb, Lightbulb, Plus, Leaf, Plus]);
const BOSTON: Definition = card("Boston", 5, Blue, [Factory, Lightbulb, Plus, Lightbulb, Plus]);
const ZURICH: Definition = card("Zurich", 5, Red, [Factory, Factory, Factory, Lightbulb, Flag]);
const ALGIERS: Definition = card("Algiers", 5, Red, [Crown, Lightbulb, Lightbulb, Bonus(5), Flag]);
const AMSTERDAM: Definition = card("Amsterdam", 5, Green, [Castle, Leaf, Plus, Castle, Plus]);
const STOCKHOLM: Definition = card("Stockholm", 5, Green, [Factory, Crown, Bonus(5), Crown, Flag]);
const HOI_AN: Definition = card("Hoi An", 5, Yellow, [Bonus(7), Crown, Crown, Leaf, Crown]);
const OSAKA: Definition = card("Osaka", 5, Yellow, [Leaf, Leaf, Lightbulb, Lightbulb, Lightbulb]);
const GDANSK: Definition = card("Gdansk", 5, Purple, [Crown, Bonus(5), Factory, Crown, Flag]);
const TOKYO: Definition = card("Tokyo", 5, Purple, [Castle, Castle, Clock, Castle, Flag]);
