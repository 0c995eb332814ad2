//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &KILOGRAM_OF_THE_ARCHIVES,
    &PUFFING_BILLY,
    &FRIGATE_CONSTITUTION,
    &U_S_DECLARATION_OF_INDEPENDENCE,
    &THE_WEALTH_OF_NATIONS,
    &BUTTONWOOD_AGREEMENT,
    &STAMP_ACT,
    &PRIDE_AND_PREJUDICE,
    &MOONLIGHT_SONATA,
    &MARCHA_REAL,
];

const KILOGRAM_OF_THE_ARCHIVES: Definition =
    card("Kilogram of the Archives", 6, Blue, [Factory, Hex, Factory, Lightbulb]);

const PUFFING_BILLY: Definition = card("Puffing Billy", 6, Blue, [Factory, Hex, Factory, Factory]);

const FRIGATE_CONSTITUTION: Definition =
    card("Frigate Constitution", 6, Red, [Hex, Factory, Factory, Factory]);

const U_S_DECLARATION_OF_INDEPENDENCE: Definition =
    card("U.S. Declaration of Independence", 6, Red, [Crown, Crown, Lightbulb, Hex]);

const THE_WEALTH_OF_NATIONS: Definition =
    card("The Wealth of Nations", 6, Green, [Crown, Factory, Hex, Crown]);

const BUTTONWOOD_AGREEMENT: Definition =
    card("Buttonwood Agreement", 6, Green, [Factory, Crown, Factory, Hex]);

const STAMP_ACT: Definition = card("Stamp Act", 6, Yellow, [Hex, Crown, Lightbulb, Lightbulb]);

const PRIDE_AND_PREJUDICE: Definition =
    card("Pride and Prejudice", 6, Yellow, [Hex, Lightbulb, Leaf, Lightbulb]);

const MOONLIGHT_SONATA: Definition =
    card("Moonlight Sonata", 6, Purple, [Lightbulb, Lightbulb, Hex, Lightbulb]);

const MARCHA_REAL: Definition = card("Marcha Real", 6, Purple, [Leaf, Leaf, Hex, Crown]);
