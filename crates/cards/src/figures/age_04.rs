//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &JOHANNES_KEPLER,
    &TAKIYUDDIN,
    &AMINA_SUKHERA,
    &YI_SUN_SIN,
    &CRISTOPHER_COLUMBUS,
    &GALILEO_GALILEI,
    &LEONARDO_DA_VINCI,
    &MICHAELANGELO,
    &NICCOLO_MACHIAVELLI,
    &WILLIAM_SHAKESPEARE,
];

const JOHANNES_KEPLER: Definition = card("Johannes Kepler", 4, Blue, [Hex, Lightbulb, Echo, Lightbulb]);

const TAKIYUDDIN: Definition = card("Takiyuddin", 4, Blue, [Inspire, Leaf, Leaf, Hex]);

const AMINA_SUKHERA: Definition = card("Amina Sukhera", 4, Red, [Factory, Inspire, Factory, Hex]);

const YI_SUN_SIN: Definition = card("Yi Sun-Sin", 4, Red, [Bonus(4), Hex, Factory, Echo]);

const CRISTOPHER_COLUMBUS: Definition =
    card("Cristopher Columbus", 4, Green, [Bonus(4), Leaf, Hex, Inspire]);

const GALILEO_GALILEI: Definition = card("Galileo Galilei", 4, Green, [Hex, Crown, Crown, Echo]);

const LEONARDO_DA_VINCI: Definition = card("Leonardo Da Vinci", 4, Yellow, [Echo, Bonus(5), Hex, Leaf]);

const MICHAELANGELO: Definition = card("Michaelangelo", 4, Yellow, [Crown, Hex, Inspire, Crown]);

const NICCOLO_MACHIAVELLI: Definition =
    card("Niccolo Machiavelli", 4, Purple, [Echo, Lightbulb, Lightbulb, Hex]);

const WILLIAM_SHAKESPEARE: Definition =
    card("William Shakespeare", 4, Purple, [Bonus(4), Inspire, Hex, Lightbulb]);
