//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ARTIFICIAL_HEART,
    &HUMAN_GENOME,
    &CAMCORDER,
    &SOCIAL_NETWORKING,
    &GPS,
    &FLASH_DRIVE,
    &CELL_PHONE,
    &MP3,
    &PUZZLE_CUBE,
    &SUDOKU,
];

const ARTIFICIAL_HEART: Definition = card("Artificial Heart", 10, Blue, [Hex, Leaf, Leaf, Bonus(11)]);

const HUMAN_GENOME: Definition = card("Human Genome", 10, Blue, [Lightbulb, Lightbulb, Bonus(10), Hex]);

const CAMCORDER: Definition = card("Camcorder", 10, Red, [Hex, Clock, Clock, Factory]);

const SOCIAL_NETWORKING: Definition = card("Social Networking", 10, Red, [Hex, Bonus(10), Clock, Clock]);

const GPS: Definition = card("GPS", 10, Green, [Crown, Hex, Clock, Clock]);

const FLASH_DRIVE: Definition = card("Flash Drive", 10, Green, [Factory, Factory, Hex, Factory]);

const CELL_PHONE: Definition = card("Cell Phone", 10, Yellow, [Clock, Hex, Bonus(10), Clock]);

const MP3: Definition = card("MP3", 10, Yellow, [Crown, Bonus(10), Hex, Crown]);

const PUZZLE_CUBE: Definition = card("Puzzle Cube", 10, Purple, [Lightbulb, Lightbulb, Hex, Lightbulb]);

const SUDOKU: Definition = card("Sudoku", 10, Purple, [Lightbulb, Hex, Lightbulb, Bonus(11)]);
