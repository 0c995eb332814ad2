//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALBERT_EINSTEIN,
    &MARIE_CURIE,
    &ERWIN_ROMMEL,
    &JOHN_VON_NEUMANN,
    &EMMY_NOETHER,
    &J_P_MORGAN,
    &CARESSE_CROSBY,
    &NIKOLA_TESLA,
    &DUKE_ELLINGTON,
    &H_G_WELLS,
];

const ALBERT_EINSTEIN: Definition = card("Albert Einstein", 8, Blue, [Hex, Lightbulb, Echo, Bonus(8)]);

const MARIE_CURIE: Definition = card("Marie Curie", 8, Blue, [Factory, Echo, Hex, Factory]);

const ERWIN_ROMMEL: Definition = card("Erwin Rommel", 8, Red, [Factory, Hex, Factory, Echo]);

const JOHN_VON_NEUMANN: Definition = card("John Von Neumann", 8, Red, [Hex, Clock, Clock, Echo]);

const EMMY_NOETHER: Definition = card("Emmy Noether", 8, Green, [Inspire, Clock, Clock, Hex]);

const J_P_MORGAN: Definition = card("J.P. Morgan", 8, Green, [Crown, Echo, Hex, Crown]);

const CARESSE_CROSBY: Definition = card("Caresse Crosby", 8, Yellow, [Leaf, Hex, Bonus(8), Inspire]);

const NIKOLA_TESLA: Definition = card("Nikola Tesla", 8, Yellow, [Bonus(8), Inspire, Lightbulb, Hex]);

const DUKE_ELLINGTON: Definition =
    card("Duke Ellington", 8, Purple, [Lightbulb, Bonus(9), Inspire, Hex]);

const H_G_WELLS: Definition = card("H.G. Wells", 8, Purple, [Leaf, Inspire, Hex, Leaf]);
