//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] =
    [&CALCULATOR, &LASER, &HELICOPTER, &JET, &CREDIT_CARD, &EMAIL, &ATM, &WRISTWATCH, &KARAOKE, &ROCK];

const CALCULATOR: Definition = card("Calculator", 9, Blue, [Clock, Hex, Clock, Lightbulb]);

const LASER: Definition = card("Laser", 9, Blue, [Lightbulb, Leaf, Lightbulb, Hex]);

const HELICOPTER: Definition = card("Helicopter", 9, Red, [Factory, Factory, Factory, Hex]);

const JET: Definition = card("Jet", 9, Red, [Hex, Echo, Clock, Bonus(10)]);

const CREDIT_CARD: Definition = card("Credit Card", 9, Green, [Echo, Crown, Bonus(9), Hex]);

const EMAIL: Definition = card("Email", 9, Green, [Echo, Clock, Clock, Hex]);

const ATM: Definition = card("ATM", 9, Yellow, [Crown, Hex, Echo, Bonus(9)]);

const WRISTWATCH: Definition = card("Wristwatch", 9, Yellow, [Hex, Factory, Bonus(10), Echo]);

const KARAOKE: Definition = card("Karaoke", 9, Purple, [Hex, Leaf, Bonus(9), Echo]);

const ROCK: Definition = card("Rock", 9, Purple, [Leaf, Bonus(9), Hex, Leaf]);
