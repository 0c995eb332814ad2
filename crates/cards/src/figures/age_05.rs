//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHRISTIAAN_HUYGENS,
    &ISAAC_NEWTON,
    &PETER_THE_GREAT,
    &SHIVAJI,
    &BARTHOLOMEW_ROBERTS,
    &SAMUEL_DE_CHAMPLAIN,
    &ANTOINE_VAN_LEEUWENHOEK,
    &CHRISTOPHER_POLHEM,
    &BARTOLOMEO_CRISTOFORI,
    &JOHANNES_VERMEER,
];

const CHRISTIAAN_HUYGENS: Definition =
    card("Christiaan Huygens", 5, Blue, [Echo, Lightbulb, Lightbulb, Hex]);

const ISAAC_NEWTON: Definition = card("Isaac Newton", 5, Blue, [Hex, Lightbulb, Echo, Lightbulb]);

const PETER_THE_GREAT: Definition = card("Peter the Great", 5, Red, [Factory, Inspire, Bonus(5), Hex]);

const SHIVAJI: Definition = card("Shivaji", 5, Red, [Echo, Factory, Factory, Hex]);

const BARTHOLOMEW_ROBERTS: Definition =
    card("Bartholomew Roberts", 5, Green, [Inspire, Hex, Crown, Bonus(6)]);

const SAMUEL_DE_CHAMPLAIN: Definition =
    card("Samuel de Champlain", 5, Green, [Crown, Bonus(5), Hex, Inspire]);

const ANTOINE_VAN_LEEUWENHOEK: Definition =
    card("Antoine Van Leeuwenhoek", 5, Yellow, [Echo, Lightbulb, Hex, Lightbulb]);

const CHRISTOPHER_POLHEM: Definition =
    card("Christopher Polhem", 5, Yellow, [Hex, Factory, Factory, Inspire]);

const BARTOLOMEO_CRISTOFORI: Definition =
    card("Bartolomeo Cristofori", 5, Purple, [Leaf, Inspire, Hex, Leaf]);

const JOHANNES_VERMEER: Definition =
    card("Johannes Vermeer", 5, Purple, [Bonus(5), Hex, Inspire, Crown]);
