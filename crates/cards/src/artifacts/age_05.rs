//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BOERHAVVE_SILVER_MICROSCOPE,
    &PRINCIPIA,
    &BILL_OF_RIGHTS,
    &SHIP_OF_THE_LINE_SUSSEX,
    &BARQUE_LONGUE_LA_BELLE,
    &HUDSONS_BAY_COMPANY_ARCHIVES,
    &GUJIN_TUSHU_JINSHENG,
    &THE_DAILY_COURANT,
    &SANDHAM_ROOM_CRICKET_BAT,
    &ALMIRA_QUEEN_OF_THE_CASTLE,
];

const BOERHAVVE_SILVER_MICROSCOPE: Definition =
    card("Boerhavve Silver Microscope", 5, Blue, [Lightbulb, Factory, Lightbulb, Hex]);

const PRINCIPIA: Definition = card("Principia", 5, Blue, [Lightbulb, Lightbulb, Hex, Lightbulb]);

const BILL_OF_RIGHTS: Definition = card("Bill of Rights", 5, Red, [Hex, Leaf, Lightbulb, Lightbulb]);

const SHIP_OF_THE_LINE_SUSSEX: Definition =
    card("Ship of the Line Sussex", 5, Red, [Factory, Factory, Hex, Factory]);

const BARQUE_LONGUE_LA_BELLE: Definition =
    card("Barque-Longue La Belle", 5, Green, [Factory, Hex, Factory, Crown]);

const HUDSONS_BAY_COMPANY_ARCHIVES: Definition =
    card("Hudson's Bay Company Archives", 5, Green, [Crown, Hex, Factory, Crown]);

const GUJIN_TUSHU_JINSHENG: Definition =
    card("Gujin Tushu Jinsheng", 5, Yellow, [Lightbulb, Crown, Hex, Lightbulb]);

const THE_DAILY_COURANT: Definition =
    card("The Daily Courant", 5, Yellow, [Factory, Factory, Crown, Hex]);

const SANDHAM_ROOM_CRICKET_BAT: Definition =
    card("Sandham Room Cricket Bat", 5, Purple, [Leaf, Leaf, Factory, Hex]);

const ALMIRA_QUEEN_OF_THE_CASTLE: Definition =
    card("Almira, Queen of the Castle", 5, Purple, [Crown, Hex, Crown, Crown]);
