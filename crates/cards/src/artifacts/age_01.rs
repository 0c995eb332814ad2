//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &TREATY_OF_KADESH,
    &SIBIDU_NEEDLE,
    &BASUR_HOYUK_TOKENS,
    &HOLMEGAARD_BOWS,
    &PAPYRUS_OF_ANI,
    &PAVLOVIAN_TUSK,
    &PRIEST_KING,
    &ELECTRUM_STATER_OF_EFESOS,
    &JISKAIRUMOKO_NECKLACE,
    &DANCING_GIRL,
    &LURGAN_CANOE,
    &XIANRENDONG_SHARDS,
    &MASK_OF_WARKA,
    &ARK_OF_THE_COVENANT,
    &TALE_OF_THE_SHIPWRECKED_SAILOR,
];

const TREATY_OF_KADESH: Definition = card("Treaty of Kadesh", 1, Blue, [Crown, Castle, Hex, Castle]);

const SIBIDU_NEEDLE: Definition = card("Sibidu Needle", 1, Blue, [Castle, Castle, Castle, Hex]);

const BASUR_HOYUK_TOKENS: Definition = card("Basur Hoyuk Tokens", 1, Blue, [Crown, Hex, Leaf, Leaf]);

const HOLMEGAARD_BOWS: Definition = card("Holmegaard Bows", 1, Red, [Castle, Leaf, Hex, Leaf]);

const PAPYRUS_OF_ANI: Definition = card("Papyrus of Ani", 1, Red, [Leaf, Leaf, Leaf, Hex]);

const PAVLOVIAN_TUSK: Definition = card("Pavlovian Tusk", 1, Red, [Hex, Crown, Castle, Crown]);

const PRIEST_KING: Definition = card("Priest-King", 1, Green, [Castle, Hex, Castle, Castle]);

const ELECTRUM_STATER_OF_EFESOS: Definition =
    card("Electrum Stater of Efesos", 1, Green, [Crown, Hex, Castle, Crown]);

const JISKAIRUMOKO_NECKLACE: Definition =
    card("Jiskairumoko Necklace", 1, Green, [Hex, Crown, Castle, Castle]);

const DANCING_GIRL: Definition = card("Dancing Girl", 1, Yellow, [Hex, Lightbulb, Lightbulb, Lightbulb]);

const LURGAN_CANOE: Definition = card("Lurgan Canoe", 1, Yellow, [Hex, Crown, Crown, Crown]);

const XIANRENDONG_SHARDS: Definition = card("Xianrendong Shards", 1, Yellow, [Hex, Leaf, Leaf, Leaf]);

const MASK_OF_WARKA: Definition = card("Mask of Warka", 1, Purple, [Castle, Castle, Hex, Castle]);

const ARK_OF_THE_COVENANT: Definition =
    card("Ark of the Covenant", 1, Purple, [Hex, Castle, Castle, Castle]);

const TALE_OF_THE_SHIPWRECKED_SAILOR: Definition =
    card("Tale of the Shipwrecked Sailor", 1, Purple, [Hex, Castle, Lightbulb, Lightbulb]);
