//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALHAZEN,
    &SEJONG_THE_GREAT,
    &SALADIN,
    &TRAN_HUANG_DAO,
    &SHEN_KUO,
    &SU_SONG,
    &AVICENNA,
    &RHAZES,
    &AL_KINDI,
    &MURASAKI_SHIKIBU,
];

const ALHAZEN: Definition = card("Alhazen", 3, Blue, [Lightbulb, Lightbulb, Echo, Hex]);

const SEJONG_THE_GREAT: Definition = card("Sejong the Great", 3, Blue, [Echo, Bonus(3), Hex, Lightbulb]);

const SALADIN: Definition = card("Saladin", 3, Red, [Bonus(3), Hex, Echo, Castle]);

const TRAN_HUANG_DAO: Definition = card("Tran Huang Dao", 3, Red, [Hex, Echo, Castle, Castle]);

const SHEN_KUO: Definition = card("Shen Kuo", 3, Green, [Crown, Hex, Inspire, Crown]);

const SU_SONG: Definition = card("Su Song", 3, Green, [Crown, Inspire, Hex, Bonus(3)]);

const AVICENNA: Definition = card("Avicenna", 3, Yellow, [Inspire, Leaf, Hex, Leaf]);

const RHAZES: Definition = card("Rhazes", 3, Yellow, [Hex, Leaf, Leaf, Echo]);

const AL_KINDI: Definition = card("Al-Kindi", 3, Purple, [Hex, Crown, Crown, Inspire]);

const MURASAKI_SHIKIBU: Definition =
    card("Murasaki Shikibu", 3, Purple, [Lightbulb, Hex, Bonus(4), Inspire]);
