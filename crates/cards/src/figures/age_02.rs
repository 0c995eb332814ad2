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

const ARCHIMEDES: Definition = card("Archimedes", 2, Blue, [Lightbulb, Hex, Echo, Lightbulb])
    .echo(THIRD, "Draw a 2.", |p| p.draw(2).done())
    .decree(THIRD, Special::Advancement)
    .would(
        THIRD,
        "Before you take a Dogma action, raise every value printed in its echo and dogma effects by \
         one.",
        YOU.takes_a_dogma_action().first(|p, _| {
            p.raise_values(1);
            Ok(())
        }),
    );

const ZHANG_HENG: Definition = card("Zhang Heng", 2, Blue, [Leaf, Echo, Bonus(2), Hex])
    .echo(THIRD, "Draw and tuck a 3, then score everything above it.", shake)
    .each(
        THIRD,
        "Each card in your score pile is also a bonus, as high as its value.",
        Each::Bonuses(|seen| seen.find(SCORE)),
    );

fn shake(p: &mut Player) -> Flow {
    if let Some(tucked) = p.draw_and_tuck(3)? {
        let mut above = p.stack(tucked.color());
        above.pop();
        p.all(Score, &above)?;
    }
    Ok(())
}

const ALEXANDER_THE_GREAT: Definition =
    card("Alexander the Great", 2, Red, [Bonus(2), Inspire, Hex, Castle])
        .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
        .when(
            THIRD,
            "When you meld this card, score all top Figures of your opponents of value 1 or 2.",
            |p| p.all(Score, TOPS.of(p.opponents()).of_set(Set::Figures).values(1..=2)).done(),
        )
        .would(
            THIRD,
            "If you would take a Dogma action, everybody's score takes the place of the featured icon.",
            YOU.takes_a_dogma_action().first(|p, _| {
                p.measure_by_points();
                Ok(())
            }),
        );

const SUN_TZU: Definition = card("Sun Tzu", 2, Red, [Inspire, Castle, Hex, Castle])
    .inspire(THIRD, "Draw a 2.", |p| p.draw(2).done())
    .decree(THIRD, Special::War)
    .would(
        THIRD,
        "Before you draw for sharing, meld any number of hand cards with the icon that the Dogma \
         action went by.",
        YOU.draws_for_sharing().first(|p, _| rally(p)),
    );

fn rally(p: &mut Player) -> Flow {
    match p.featured_icon() {
        Some(icon) => p.any_number(Meld, HAND.with(icon)).done(),
        None => Ok(()),
    }
}

const AUGUSTUS_CAESAR: Definition = card("Augustus Caesar", 2, Green, [Castle, Hex, Castle, Inspire])
    .inspire(THIRD, "Draw and foreshadow a 3.", |p| p.draw_and_foreshadow(3).done())
    .would(
        THIRD,
        "A card below 4 that anybody would meld or foreshadow is first revealed. Red or green with a \
         [castle], it is transferred to your board instead, and you tuck your whole forecast.",
        ANYONE.does([Hook::Meld, Hook::Foreshadow]).when(|_, card| card.value() < 4).decides(annex),
    );

fn annex(p: &mut Player, card: Card) -> Flow<Original> {
    p.reveal(card);
    if !card.has(Castle) || ![Red, Green].contains(&card.color()) {
        return Ok(Original::GoesOn);
    }
    p.transfer(card, p.seat().board())?;
    p.all(Tuck, FORECAST)?;
    Ok(Original::Replaced)
}

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
        "Before you claim an achievement, draw and foreshadow a 3.",
        // Special ones too (RUL-355).
        YOU.claims().first(|p, _| p.draw_and_foreshadow(3).done()),
    )
    .each(
        THIRD,
        "Each card in your forecast is an available achievement for you.",
        Each::Available(|seen| seen.find(FORECAST)),
    );

const XIMEN_BAO: Definition = card("Ximen Bao", 2, Yellow, [Inspire, Bonus(2), Hex, Leaf])
    .inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
    .decree(THIRD, Special::Expansion)
    .each(
        THIRD,
        "All inspire and echo effects on your board belong to this stack too, from the bottom up: \
         first red, then blue, green, purple, and yellow last.",
        Each::Effects(dig_canals),
    );

/// Those of the stack itself come last by themselves (RUL-304).
fn dig_canals(seen: &Seen, kind: Kind, color: Color, lent: &mut Lent) {
    if seen.table().card(seen.this_card()).color() != color {
        return;
    }
    for from in [Red, Blue, Green, Purple, Yellow].into_iter().filter(|&from| from != color) {
        match kind {
            Kind::Inspire => {
                seen.table().inspires(seen.seat(), from).for_each(|card| lent.slot_of(card.id()));
            }
            Kind::Echo | Kind::Dogma | Kind::Demand | Kind::Compel => {
                seen.table().echoes(seen.seat(), from).for_each(|card| lent.slot_of(card.id()));
            }
        }
    }
}

const CONFUCIUS: Definition = card("Confucius", 2, Purple, [Hex, Leaf, Echo, Bonus(3)])
    .echo(THIRD, "Score a top Figure of value 1 from an opponent's board.", |p| {
        p.score_one(TOPS.of(p.opponents()).of_set(Set::Figures).values(1..=1)).done()
    })
    .would(
        THIRD,
        "If you would take a Dogma action with a card that features a [castle], choose another icon on \
         your board to feature instead.",
        YOU.takes_a_dogma_action()
            .when(|seen, card| seen.featured_on(card) == Castle)
            .first(teach_otherwise),
    );

fn teach_otherwise(p: &mut Player, _: Card) -> Flow {
    let mut others = p.icons().present();
    others.remove(Castle);
    if !others.is_empty() {
        let icon = p.choose_icon(others)?;
        p.measure_by(icon);
    }
    Ok(())
}

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
