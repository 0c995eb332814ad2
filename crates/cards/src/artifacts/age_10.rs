//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ROVER_CURIOSITY,
    &HIGGS_BOSON,
    &EXXON_VALDEZ,
    &MALDIVES,
    &MAASTRICHT_TREATY,
    &SEIKAN_TUNNEL,
    &DOLLY_THE_SHEEP,
    &WHERES_WALDO,
    &DELOREAN_DMC_12,
    &TWISTER,
];

const ROVER_CURIOSITY: Definition =
    card("Rover Curiosity", 10, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]);

const HIGGS_BOSON: Definition = card("Higgs Boson", 10, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]);

const EXXON_VALDEZ: Definition = card("Exxon Valdez", 10, Red, [Factory, Hex, Factory, Factory]);

const MALDIVES: Definition = card("Maldives", 10, Red, [Clock, Hex, Clock, Clock]);

const MAASTRICHT_TREATY: Definition = card("Maastricht Treaty", 10, Green, [Crown, Crown, Hex, Crown]);

const SEIKAN_TUNNEL: Definition = card("Seikan Tunnel", 10, Green, [Clock, Clock, Clock, Hex]);

const DOLLY_THE_SHEEP: Definition = card("Dolly the Sheep", 10, Yellow, [Hex, Clock, Leaf, Clock]);

const WHERES_WALDO: Definition = card("Where's Waldo?", 10, Yellow, [Leaf, Clock, Hex, Leaf]);

const DELOREAN_DMC_12: Definition = card("DeLorean DMC-12", 10, Purple, [Hex, Clock, Clock, Clock]);

const TWISTER: Definition = card("Twister", 10, Purple, [Hex, Factory, Factory, Clock]);
