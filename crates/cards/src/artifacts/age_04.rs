//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PETITION_OF_RIGHT,
    &DELFT_POCKET_TELESCOPE,
    &EAST_INDIA_COMPANY_CHARTER,
    &TORTUGAS_GALLEON,
    &MOLASSES_REEF_CARAVEL,
    &HUNT_LENOX_GLOBE,
    &MOSES,
    &MONA_LISA,
    &CROSS_OF_CORONADO,
    &ABELL_GALLERY_HARPSICHORD,
];

const PETITION_OF_RIGHT: Definition =
    card("Petition of Right", 4, Blue, [Lightbulb, Hex, Crown, Lightbulb]);

const DELFT_POCKET_TELESCOPE: Definition =
    card("Delft Pocket Telescope", 4, Blue, [Factory, Hex, Lightbulb, Lightbulb]);

const EAST_INDIA_COMPANY_CHARTER: Definition =
    card("East India Company Charter", 4, Red, [Crown, Factory, Factory, Hex]);

const TORTUGAS_GALLEON: Definition = card("Tortugas Galleon", 4, Red, [Factory, Factory, Crown, Hex]);

const MOLASSES_REEF_CARAVEL: Definition =
    card("Molasses Reef Caravel", 4, Green, [Lightbulb, Lightbulb, Lightbulb, Hex]);

const HUNT_LENOX_GLOBE: Definition =
    card("Hunt-Lenox Globe", 4, Green, [Lightbulb, Lightbulb, Hex, Lightbulb]);

const MOSES: Definition = card("Moses", 4, Yellow, [Leaf, Leaf, Hex, Leaf]);

const MONA_LISA: Definition = card("Mona Lisa", 4, Yellow, [Hex, Crown, Leaf, Leaf]);

const CROSS_OF_CORONADO: Definition = card("Cross of Coronado", 4, Purple, [Crown, Crown, Hex, Crown]);

const ABELL_GALLERY_HARPSICHORD: Definition =
    card("Abell Gallery Harpsichord", 4, Purple, [Leaf, Hex, Crown, Leaf]);
