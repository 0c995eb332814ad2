//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &GRACE_HOPPER,
    &WERNHER_VON_BRAUN,
    &MIKHAIL_KALASHNIKOV,
    &NELSON_MANDELA,
    &HEDY_LAMAR,
    &TAIICHI_ONO,
    &CHE_GUEVARA,
    &RUTH_HANDLER,
    &GENE_RODDENBERRY,
    &PELE,
];

const GRACE_HOPPER: Definition = card("Grace Hopper", 9, Blue, [Lightbulb, Hex, Bonus(9), Inspire]);

const WERNHER_VON_BRAUN: Definition =
    card("Wernher Von Braun", 9, Blue, [Inspire, Lightbulb, Lightbulb, Hex]);

const MIKHAIL_KALASHNIKOV: Definition =
    card("Mikhail Kalashnikov", 9, Red, [Inspire, Factory, Factory, Hex]);

const NELSON_MANDELA: Definition = card("Nelson Mandela", 9, Red, [Leaf, Inspire, Hex, Leaf]);

const HEDY_LAMAR: Definition = card("Hedy Lamar", 9, Green, [Clock, Echo, Clock, Hex]);

const TAIICHI_ONO: Definition = card("Taiichi Ono", 9, Green, [Hex, Clock, Clock, Echo]);

const CHE_GUEVARA: Definition = card("Che Guevara", 9, Yellow, [Hex, Leaf, Echo, Leaf]);

const RUTH_HANDLER: Definition = card("Ruth Handler", 9, Yellow, [Bonus(9), Inspire, Hex, Factory]);

const GENE_RODDENBERRY: Definition = card("Gene Roddenberry", 9, Purple, [Crown, Hex, Echo, Bonus(9)]);

const PELE: Definition = card("Pele", 9, Purple, [Hex, Bonus(10), Inspire, Crown]);
