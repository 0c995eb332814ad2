//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BERLIN,
    &EDINBURGH,
    &PHILADELPHIA,
    &TEHRAN,
    &BOMBAY,
    &RIO_DE_JANEIRO,
    &PARIS,
    &DUBLIN,
    &VIENNA,
    &NEW_YORK_CITY,
];

const BERLIN: Definition = card("Berlin", 6, Blue, [Factory, Factory, Arrow(Right), Lightbulb, Flag]);
const EDINBURGH: Definition = card("Edinburgh", 6, Blue, [Lightbulb, Factory, Plus, Lightbulb, Plus]);
const PHILADELPHIA: Definition = card("Philadelphia", 6, Red, [Factory, Clock, Plus, Clock, Plus]);
const TEHRAN: Definition = card("Tehran", 6, Red, [Factory, Crown, Arrow(Right), Crown, Flag]);
const BOMBAY: Definition = card("Bombay", 6, Green, [Bonus(6), Crown, Leaf, Leaf, Arrow(Right)]);
const RIO_DE_JANEIRO: Definition =
    card("Rio De Janeiro", 6, Green, [Factory, Bonus(7), Factory, Crown, Flag]);
const PARIS: Definition = card("Paris", 6, Yellow, [Leaf, Leaf, Clock, Bonus(7), Flag]);
const DUBLIN: Definition = card("Dublin", 6, Yellow, [Factory, Leaf, Arrow(Right), Factory, Flag]);
const VIENNA: Definition =
    card("Vienna", 6, Purple, [Lightbulb, Lightbulb, Bonus(6), Crown, Arrow(Right)]);
const NEW_YORK_CITY: Definition =
    card("New York City", 6, Purple, [Lightbulb, Crown, Plus, Crown, Plus]);
