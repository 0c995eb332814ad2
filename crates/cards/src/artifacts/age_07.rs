//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PERIODIC_TABLE,
    &CORVETTE_CHALLENGER,
    &SUBMARINE_H_L_HUNLEY,
    &JEDLIKS_ELECTROMAGNETIC_SELF_ROTOR,
    &INTERNATIONAL_PROTOTYPE_METRE_BAR,
    &HANSEN_WRITING_BALL,
    &COLT_PATERSON_REVOLVER,
    &SINGER_MODEL_27,
    &ROUNDHAY_GARDEN_SCENE,
    &THE_COMMUNIST_MANIFESTO,
];

const PERIODIC_TABLE: Definition =
    card("Periodic Table", 7, Blue, [Lightbulb, Hex, Lightbulb, Lightbulb]);

const CORVETTE_CHALLENGER: Definition =
    card("Corvette Challenger", 7, Blue, [Leaf, Lightbulb, Hex, Leaf]);

const SUBMARINE_H_L_HUNLEY: Definition =
    card("Submarine H. L. Hunley", 7, Red, [Factory, Factory, Factory, Hex]);

const JEDLIKS_ELECTROMAGNETIC_SELF_ROTOR: Definition =
    card("Jedlik's Electromagnetic Self-Rotor", 7, Red, [Hex, Clock, Lightbulb, Lightbulb]);

const INTERNATIONAL_PROTOTYPE_METRE_BAR: Definition =
    card("International Prototype Metre Bar", 7, Green, [Crown, Hex, Crown, Factory]);

const HANSEN_WRITING_BALL: Definition = card("Hansen Writing Ball", 7, Green, [Clock, Leaf, Clock, Hex]);

const COLT_PATERSON_REVOLVER: Definition =
    card("Colt Paterson Revolver", 7, Yellow, [Factory, Hex, Factory, Crown]);

const SINGER_MODEL_27: Definition = card("Singer Model 27", 7, Yellow, [Hex, Factory, Clock, Clock]);

const ROUNDHAY_GARDEN_SCENE: Definition =
    card("Roundhay Garden Scene", 7, Purple, [Leaf, Leaf, Leaf, Hex]);

const THE_COMMUNIST_MANIFESTO: Definition =
    card("The Communist Manifesto", 7, Purple, [Crown, Crown, Hex, Leaf]);
