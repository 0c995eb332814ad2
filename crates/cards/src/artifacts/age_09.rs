//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &YEAGERS_BELL_X_1A,
    &LUNA_3,
    &UNITED_NATIONS_CHARTER,
    &VELCRO_SHOES,
    &PHILIPS_COMPACT_CASSETTE,
    &SYNCOM_3,
    &ROCK_AROUND_THE_CLOCK,
    &MAGNAVOX_ODYSSEY,
    &THE_BIG_BANG,
    &MARILYN_DIPTYCH,
];

const YEAGERS_BELL_X_1A: Definition = card("Yeager's Bell X-1A", 9, Blue, [Clock, Clock, Factory, Hex]);

const LUNA_3: Definition = card("Luna 3", 9, Blue, [Factory, Hex, Factory, Factory]);

const UNITED_NATIONS_CHARTER: Definition =
    card("United Nations Charter", 9, Red, [Hex, Leaf, Clock, Leaf]);

const VELCRO_SHOES: Definition = card("Velcro Shoes", 9, Red, [Factory, Factory, Clock, Hex]);

const PHILIPS_COMPACT_CASSETTE: Definition =
    card("Philips Compact Cassette", 9, Green, [Hex, Leaf, Leaf, Leaf]);

const SYNCOM_3: Definition = card("Syncom 3", 9, Green, [Hex, Clock, Clock, Clock]);

const ROCK_AROUND_THE_CLOCK: Definition =
    card("Rock Around the Clock", 9, Yellow, [Leaf, Clock, Hex, Clock]);

const MAGNAVOX_ODYSSEY: Definition =
    card("Magnavox Odyssey", 9, Yellow, [Lightbulb, Leaf, Hex, Lightbulb]);

const THE_BIG_BANG: Definition = card("The Big Bang", 9, Purple, [Lightbulb, Hex, Lightbulb, Lightbulb]);

const MARILYN_DIPTYCH: Definition = card("Marilyn Diptych", 9, Purple, [Crown, Crown, Crown, Hex]);
