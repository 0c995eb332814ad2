//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BANGALORE,
    &ATLANTA,
    &SINGAPORE,
    &SEOUL,
    &TEL_AVIV,
    &BANGKOK,
    &COPENHAGEN,
    &DUBAI,
    &BRUSSELS,
    &ESSEN,
];

const BANGALORE: Definition = card("Bangalore", 10, Blue, [Leaf, Leaf, Arrow(Up), Lightbulb, Fountain]);
const ATLANTA: Definition = card("Atlanta", 10, Blue, [Bonus(10), Bonus(10), Clock, Lightbulb, Clock]);
const SINGAPORE: Definition =
    card("Singapore", 10, Red, [Bonus(10), Bonus(10), Factory, Crown, Factory]);
const SEOUL: Definition = card("Seoul", 10, Red, [Leaf, Clock, Arrow(Up), Clock, Fountain]);
const TEL_AVIV: Definition = card("Tel Aviv", 10, Green, [Lightbulb, Clock, Arrow(Up), Clock, Fountain]);
const BANGKOK: Definition = card("Bangkok", 10, Green, [Clock, Crown, Bonus(11), Crown, Bonus(11)]);
const COPENHAGEN: Definition = card("Copenhagen", 10, Yellow, [Leaf, Clock, Arrow(Up), Leaf, Fountain]);
const DUBAI: Definition = card("Dubai", 10, Yellow, [Bonus(10), Bonus(10), Clock, Crown, Crown]);
const BRUSSELS: Definition = card("Brussels", 10, Purple, [Factory, Clock, Fountain, Factory, Fountain]);
const ESSEN: Definition = card("Essen", 10, Purple, [Leaf, Lightbulb, Arrow(Up), Lightbulb, Fountain]);
