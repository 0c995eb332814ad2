//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PARNELL_PITCH_DROP,
    &EARHARTS_LOCKHEED_ELECTRA_10E,
    &BATTLESHIP_BISMARCK,
    &BATTLESHIP_YAMATO,
    &OCEAN_LINER_TITANIC,
    &MEIJI_MURA_STAMP_VENDING_MACHINE,
    &PLUSH_BEWEGLICH_ROD_BEAR,
    &TIME,
    &GARLANDS_RUBY_SLIPPERS,
    &WORLD_CUP_FINAL_BALL,
];

const PARNELL_PITCH_DROP: Definition =
    card("Parnell Pitch Drop", 8, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]);

const EARHARTS_LOCKHEED_ELECTRA_10E: Definition =
    card("Earhart's Lockheed Electra 10E", 8, Blue, [Clock, Hex, Clock, Clock]);

const BATTLESHIP_BISMARCK: Definition =
    card("Battleship Bismarck", 8, Red, [Hex, Factory, Factory, Factory]);

const BATTLESHIP_YAMATO: Definition =
    card("Battleship Yamato", 8, Red, [Blank, Hex, Blank, Blank]).worth_face_up(11);

const OCEAN_LINER_TITANIC: Definition =
    card("Ocean Liner Titanic", 8, Green, [Crown, Factory, Crown, Hex]);

const MEIJI_MURA_STAMP_VENDING_MACHINE: Definition =
    card("Meiji-Mura Stamp Vending Machine", 8, Green, [Leaf, Crown, Hex, Crown]);

const PLUSH_BEWEGLICH_ROD_BEAR: Definition =
    card("Plush Beweglich Rod Bear", 8, Yellow, [Leaf, Leaf, Leaf, Hex]);

const TIME: Definition = card("Time", 8, Yellow, [Hex, Clock, Clock, Lightbulb]);

const GARLANDS_RUBY_SLIPPERS: Definition =
    card("Garland's Ruby Slippers", 8, Purple, [Hex, Clock, Clock, Clock]);

const WORLD_CUP_FINAL_BALL: Definition =
    card("'30 World Cup Final Ball", 8, Purple, [Leaf, Leaf, Clock, Hex]);
