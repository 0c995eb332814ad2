//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &DAEDALUS,
    &HUANG_DI,
    &IMHOTEP,
    &GILGAMESH,
    &HAMMURABI,
    &TIGERNMAS,
    &FU_XI,
    &HATSHEPSUT,
    &SARGON_OF_AKKAD,
    &SHENNONG,
    &SNEFERU,
    &SUNSHU_AO,
    &HOMER,
    &PTAHOTEP,
    &SINUHE,
];

const DAEDALUS: Definition = card("Daedalus", 1, Blue, [Echo, Hex, Castle, Castle]);

const HUANG_DI: Definition = card("Huang Di", 1, Blue, [Lightbulb, Lightbulb, Echo, Hex]);

const IMHOTEP: Definition = card("Imhotep", 1, Blue, [Castle, Hex, Castle, Echo]);

const GILGAMESH: Definition = card("Gilgamesh", 1, Red, [Inspire, Hex, Bonus(1), Castle]);

const HAMMURABI: Definition = card("Hammurabi", 1, Red, [Lightbulb, Inspire, Hex, Bonus(2)]);

const TIGERNMAS: Definition = card("Tigernmas", 1, Red, [Hex, Leaf, Inspire, Leaf]);

const FU_XI: Definition = card("Fu Xi", 1, Green, [Echo, Crown, Hex, Crown]);

const HATSHEPSUT: Definition = card("Hatshepsut", 1, Green, [Bonus(1), Crown, Inspire, Hex]);

const SARGON_OF_AKKAD: Definition = card("Sargon of Akkad", 1, Green, [Bonus(1), Crown, Hex, Inspire]);

const SHENNONG: Definition = card("Shennong", 1, Yellow, [Leaf, Leaf, Hex, Inspire]);

const SNEFERU: Definition = card("Sneferu", 1, Yellow, [Hex, Castle, Castle, Inspire]);

const SUNSHU_AO: Definition = card("Sunshu Ao", 1, Yellow, [Hex, Bonus(1), Inspire, Castle]);

const HOMER: Definition = card("Homer", 1, Purple, [Hex, Inspire, Bonus(2), Castle]);

const PTAHOTEP: Definition = card("Ptahotep", 1, Purple, [Hex, Inspire, Castle, Castle]);

const SINUHE: Definition = card("Sinuhe", 1, Purple, [Echo, Leaf, Leaf, Hex]);
