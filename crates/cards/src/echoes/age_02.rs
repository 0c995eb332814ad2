//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &LEVER,
    &LINGUISTICS,
    &CROSSBOW,
    &HORSESHOES,
    &GLASSBLOWING,
    &SCISSORS,
    &TOOTHBRUSH,
    &WATERMILL,
    &PAGODA,
    &CHATURANGA,
];

const LEVER: Definition = card("Lever", 2, Blue, [Lightbulb, Hex, Echo, Lightbulb]);

const LINGUISTICS: Definition = card("Linguistics", 2, Blue, [Lightbulb, Lightbulb, Echo, Hex]);

const CROSSBOW: Definition = card("Crossbow", 2, Red, [Bonus(3), Hex, Castle, Castle]);

const HORSESHOES: Definition = card("Horseshoes", 2, Red, [Hex, Bonus(2), Echo, Castle]);

const GLASSBLOWING: Definition = card("Glassblowing", 2, Green, [Hex, Crown, Crown, Echo]);

const SCISSORS: Definition = card("Scissors", 2, Green, [Echo, Hex, Bonus(2), Castle]);

const TOOTHBRUSH: Definition = card("Toothbrush", 2, Yellow, [Bonus(2), Echo, Hex, Leaf]);

const WATERMILL: Definition = card("Watermill", 2, Yellow, [Leaf, Leaf, Leaf, Hex]);

const PAGODA: Definition = card("Pagoda", 2, Purple, [Castle, Bonus(2), Hex, Castle]);

const CHATURANGA: Definition = card("Chaturanga", 2, Purple, [Crown, Bonus(3), Crown, Hex]);
