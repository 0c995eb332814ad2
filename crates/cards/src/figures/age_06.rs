//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BENJAMIN_FRANKLIN,
    &CARL_FRIEDRICH_GAUSS,
    &NAPOLEON_BONAPARTE,
    &TECUMSEH,
    &ADAM_SMITH,
    &JOHN_HARRISON,
    &EDWARD_JENNER,
    &JOHN_LOUDON_MCADAM,
    &CATHERINE_THE_GREAT,
    &LUDWIG_VAN_BEETHOVEN,
];

const BENJAMIN_FRANKLIN: Definition =
    card("Benjamin Franklin", 6, Blue, [Lightbulb, Echo, Hex, Bonus(6)]);

const CARL_FRIEDRICH_GAUSS: Definition =
    card("Carl Friedrich Gauss", 6, Blue, [Lightbulb, Lightbulb, Echo, Hex]);

const NAPOLEON_BONAPARTE: Definition =
    card("Napoleon Bonaparte", 6, Red, [Hex, Bonus(6), Factory, Echo]);

const TECUMSEH: Definition = card("Tecumseh", 6, Red, [Factory, Hex, Echo, Factory]);

const ADAM_SMITH: Definition = card("Adam Smith", 6, Green, [Inspire, Factory, Crown, Crown]);

const JOHN_HARRISON: Definition = card("John Harrison", 6, Green, [Bonus(6), Crown, Hex, Inspire]);

const EDWARD_JENNER: Definition = card("Edward Jenner", 6, Yellow, [Inspire, Leaf, Leaf, Hex]);

const JOHN_LOUDON_MCADAM: Definition =
    card("John Loudon McAdam", 6, Yellow, [Hex, Factory, Inspire, Factory]);

const CATHERINE_THE_GREAT: Definition =
    card("Catherine the Great", 6, Purple, [Inspire, Lightbulb, Lightbulb, Hex]);

const LUDWIG_VAN_BEETHOVEN: Definition =
    card("Ludwig Van Beethoven", 6, Purple, [Hex, Inspire, Bonus(7), Crown]);
