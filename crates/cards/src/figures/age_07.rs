//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHARLES_DARWIN,
    &JAMES_CLERK_MAXWELL,
    &JOHN_ERICSSON,
    &ROBERT_E_LEE,
    &ALFRED_NOBEL,
    &GEORGE_STEPHENSON,
    &FLORENCE_NIGHTINGALE,
    &ROWLAND_HILL,
    &EMPEROR_MEIJI,
    &QUEEN_VICTORIA,
];

const CHARLES_DARWIN: Definition = card("Charles Darwin", 7, Blue, [Echo, Bonus(8), Hex, Lightbulb]);

const JAMES_CLERK_MAXWELL: Definition =
    card("James Clerk Maxwell", 7, Blue, [Hex, Inspire, Bonus(7), Clock]);

const JOHN_ERICSSON: Definition = card("John Ericsson", 7, Red, [Hex, Factory, Factory, Inspire]);

const ROBERT_E_LEE: Definition = card("Robert E. Lee", 7, Red, [Echo, Hex, Leaf, Leaf]);

const ALFRED_NOBEL: Definition = card("Alfred Nobel", 7, Green, [Crown, Hex, Crown, Inspire]);

const GEORGE_STEPHENSON: Definition =
    card("George Stephenson", 7, Green, [Bonus(7), Echo, Factory, Hex]);

const FLORENCE_NIGHTINGALE: Definition =
    card("Florence Nightingale", 7, Yellow, [Hex, Leaf, Inspire, Bonus(7)]);

const ROWLAND_HILL: Definition = card("Rowland Hill", 7, Yellow, [Inspire, Crown, Hex, Crown]);

const EMPEROR_MEIJI: Definition = card("Emperor Meiji", 7, Purple, [Hex, Clock, Clock, Inspire]);

const QUEEN_VICTORIA: Definition = card("Queen Victoria", 7, Purple, [Lightbulb, Lightbulb, Echo, Hex]);
