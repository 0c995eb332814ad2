//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] =
    [&HOUSTON, &TAIPEI, &DALLAS, &PERTH, &SANTIAGO, &SYDNEY, &GUADALAJARA, &MIAMI, &HONG_KONG, &MOSCOW];

const HOUSTON: Definition = card("Houston", 9, Blue, [Bonus(10), Clock, Bonus(10), Crown, Clock]);
const TAIPEI: Definition = card("Taipei", 9, Blue, [Clock, Clock, Arrow(Up), Lightbulb, Fountain]);
const DALLAS: Definition = card("Dallas", 9, Red, [Factory, Clock, Plus, Clock, Arrow(Up)]);
const PERTH: Definition = card("Perth", 9, Red, [Bonus(10), Factory, Bonus(10), Crown, Factory]);
const SANTIAGO: Definition =
    card("Santiago", 9, Green, [Bonus(9), Bonus(9), Clock, Lightbulb, Lightbulb]).features(Factory);
const SYDNEY: Definition = card("Sydney", 9, Green, [Lightbulb, Crown, Arrow(Up), Crown, Fountain]);
const GUADALAJARA: Definition = card("Guadalajara", 9, Yellow, [Leaf, Clock, Plus, Clock, Arrow(Up)]);
const MIAMI: Definition = card("Miami", 9, Yellow, [Bonus(9), Crown, Bonus(9), Leaf, Leaf]);
const HONG_KONG: Definition = card("Hong Kong", 9, Purple, [Factory, Clock, Plus, Factory, Arrow(Up)]);
const MOSCOW: Definition = card("Moscow", 9, Purple, [Leaf, Lightbulb, Plus, Leaf, Plus]);
