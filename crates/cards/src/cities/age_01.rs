//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &YIN,
    &TROY,
    &ATLANTIS,
    &THEBES,
    &CHANG_AN,
    &ATHENS,
    &JERUSALEM,
    &MEMPHIS,
    &BABYLON,
    &URUK,
    &DAMASCUS,
    &LINZI,
    &HATTUSA,
    &MOHENJO_DARO,
    &EPHESUS,
];

const YIN: Definition = card("Yin", 1, Blue, [Castle, Leaf, Leaf, Castle, Castle]);
const TROY: Definition = card("Troy", 1, Blue, [Crown, Crown, Crown, Castle, Castle]);
const ATLANTIS: Definition = card("Atlantis", 1, Blue, [Leaf, Leaf, Leaf, Leaf, Castle]);
const THEBES: Definition = card("Thebes", 1, Red, [Crown, Crown, Crown, Lightbulb, Lightbulb]);
const CHANG_AN: Definition = card("Chang' An", 1, Red, [Leaf, Leaf, Leaf, Crown, Plus]);
const ATHENS: Definition = card("Athens", 1, Red, [Lightbulb, Lightbulb, Lightbulb, Leaf, Plus]);
const JERUSALEM: Definition =
    card("Jerusalem", 1, Green, [Castle, Lightbulb, Lightbulb, Castle, Castle]);
const MEMPHIS: Definition = card("Memphis", 1, Green, [Castle, Leaf, Castle, Castle, Castle]);
const BABYLON: Definition = card("Babylon", 1, Green, [Lightbulb, Lightbulb, Lightbulb, Crown, Plus]);
const URUK: Definition = card("Uruk", 1, Yellow, [Castle, Crown, Castle, Castle, Castle]);
const DAMASCUS: Definition = card("Damascus", 1, Yellow, [Crown, Crown, Crown, Crown, Castle]);
const LINZI: Definition = card("Linzi", 1, Yellow, [Castle, Crown, Crown, Castle, Castle]);
const HATTUSA: Definition = card("Hattusa", 1, Purple, [Leaf, Leaf, Leaf, Castle, Castle]);
const MOHENJO_DARO: Definition = card("Mohenjo-Daro", 1, Purple, [Leaf, Leaf, Leaf, Castle, Plus]);
const EPHESUS: Definition = card("Ephesus", 1, Purple, [Crown, Crown, Crown, Castle, Plus]);
