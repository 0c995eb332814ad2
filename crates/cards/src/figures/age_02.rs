//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ARCHIMEDES,
    &ZHANG_HENG,
    &ALEXANDER_THE_GREAT,
    &SUN_TZU,
    &AUGUSTUS_CAESAR,
    &PTOLEMY,
    &CAI_LUN,
    &XIMEN_BAO,
    &CONFUCIUS,
    &PLATO,
];

const ARCHIMEDES: Definition = card("Archimedes", 2, Blue, [Lightbulb, Hex, Echo, Lightbulb]);

const ZHANG_HENG: Definition = card("Zhang Heng", 2, Blue, [Leaf, Echo, Bonus(2), Hex]);

const ALEXANDER_THE_GREAT: Definition =
    card("Alexander the Great", 2, Red, [Bonus(2), Inspire, Hex, Castle]);

const SUN_TZU: Definition = card("Sun Tzu", 2, Red, [Inspire, Castle, Hex, Castle])
    .inspire(THIRD, "Draw a 2.", |p| p.draw(2).done())
    .decree(THIRD, Special::War)
    .would(
        THIRD,
        "If you would draw for sharing, first meld any number of hand cards with the icon that the Dogma \
         action went by.",
        YOU.draws_for_sharing().first(|p, _| rally(p)),
    );

fn rally(p: &mut Player) -> Flow {
    match p.featured_icon() {
        Some(icon) => p.any_number(Meld, HAND.with(icon)).done(),
        None => Ok(()),
    }
}

const AUGUSTUS_CAESAR: Definition = card("Augustus Caesar", 2, Green, [Castle, Hex, Castle, Inspire]);

const PTOLEMY: Definition = card("Ptolemy", 2, Green, [Hex, Crown, Inspire, Crown])
    .inspire(THIRD, "Draw and meld a 2.", |p| p.draw_and_meld(2).done())
    .decree(THIRD, Special::Trade)
    .each(
        THIRD,
        "You can take Dogma actions with anybody's top blue card.",
        Each::Usable(|_, card| card.color() == Blue),
    );

const CAI_LUN: Definition = card("Cai Lun", 2, Yellow, [Echo, Crown, Crown, Hex])
    .echo(THIRD, "You may splay one of your colors left.", |p| p.may_splay(Colors::ALL, Left).done())
    .would(
        THIRD,
        "If you would claim an achievement, first draw and foreshadow a 3.",
        YOU.claims().first(|p, _| p.draw_and_foreshadow(3).done()),
    )
    .each(
        THIRD,
        "Each card in your forecast is an available achievement for you.",
        Each::Available(|seen| seen.find(FORECAST)),
    );

const XIMEN_BAO: Definition = card("Ximen Bao", 2, Yellow, [Inspire, Bonus(2), Hex, Leaf]);

const CONFUCIUS: Definition = card("Confucius", 2, Purple, [Hex, Leaf, Echo, Bonus(3)]);

const PLATO: Definition = card("Plato", 2, Purple, [Lightbulb, Hex, Lightbulb, Inspire])
    .inspire(THIRD, "You may splay one of your colors left.", |p| p.may_splay(Colors::ALL, Left).done())
    .decree(THIRD, Special::Rivalry)
    .each(
        THIRD,
        "Each of your splayed colors gives one more [castle], [lightbulb], [leaf] and [crown].",
        Each::Icons(teach),
    );

fn teach(seen: &Seen, icons: &mut IconCounts) {
    let splayed = seen.splayed_colors().len();
    [Castle, Lightbulb, Leaf, Crown].into_iter().for_each(|icon| icons.add(icon, splayed));
}
