//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &DAEDALUS,
    &HUANG_DI,
    &IMHOTEP,
    &GILGAMESH,
    &HAMMURABI,
    &TIGERNMAS,
    &FU_XI,
    &HATSHEPSUT,
    &SARGON_OF_AKKAD,
    &SHENNONG,
    &SNEFERU,
    &SUNSHU_AO,
    &HOMER,
    &PTAHOTEP,
    &SINUHE,
];

const DAEDALUS: Definition = card("Daedalus", 1, Blue, [Echo, Hex, Castle, Castle])
    .echo(THIRD, "Draw and foreshadow a 4.", |p| p.draw_and_foreshadow(4).done())
    .each(
        THIRD,
        "For claiming achievements, your highest top card counts one higher for each card in your \
         forecast.",
        Each::Eligibility(|seen, _| Ease { points: 0, top: Age::from(seen.size(FORECAST)).get() }),
    )
    .each(THIRD, "Each of your achievements adds its value to your score.", Each::Points(fame));

fn fame(seen: &Seen) -> usize {
    seen.find(ACHIEVEMENTS).iter().map(|card| card.value().index()).sum()
}

const HUANG_DI: Definition = card("Huang Di", 1, Blue, [Lightbulb, Lightbulb, Echo, Hex])
    .echo(THIRD, "Draw a 2.", |p| p.draw(2).done())
    .decree(THIRD, Special::Advancement)
    .each(
        THIRD,
        "Each [lightbulb] on your board gives one more [leaf].",
        Each::Icons(|seen, icons| icons.add(Leaf, seen.count(Lightbulb))),
    );

const IMHOTEP: Definition = card("Imhotep", 1, Blue, [Castle, Hex, Castle, Echo])
    .echo(THIRD, "Draw and meld a 2.", |p| p.draw_and_meld(2).done())
    .would(
        THIRD,
        "If you would meld a card onto a color of two or more cards that is not splayed, splay that color \
         left and return the card instead.",
        YOU.melds().when(would_lie_on_a_heap).instead(build_in_steps),
    );

fn would_lie_on_a_heap(seen: &Seen, card: Card) -> bool {
    let color = card.color();
    seen.stack_size(color) > 1 && seen.splay_of(color) == Splay::None
}

fn build_in_steps(p: &mut Player, card: Card) -> Flow {
    p.splay(card.color(), Left)?;
    p.return_card(card).done()
}

const GILGAMESH: Definition = card("Gilgamesh", 1, Red, [Inspire, Hex, Bonus(1), Castle])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .each(
        THIRD,
        "Each bonus on your board gives one more [castle] for each of your top cards.",
        Each::Icons(raise_walls),
    );

/// The bonuses are those that are printed on the board (RUL-350).
fn raise_walls(seen: &Seen, icons: &mut IconCounts) {
    let bonuses = usize::from(seen.table().all_marks(seen.seat()).bonuses);
    icons.add(Castle, bonuses * seen.size(TOPS));
}

const HAMMURABI: Definition = card("Hammurabi", 1, Red, [Lightbulb, Inspire, Hex, Bonus(2)])
    .inspire(THIRD, "Meld a card from your hand.", |p| p.meld_one(HAND).done())
    .would(
        THIRD,
        "Before you obey a demand, whoever makes it must obey the same demand of yours.",
        ANYONE.demands_of_you().first(|p, demand| p.demand_of(demand.by, demand)),
    );

const TIGERNMAS: Definition = card("Tigernmas", 1, Red, [Hex, Leaf, Inspire, Leaf])
    .inspire(THIRD, "Draw a 1.", |p| p.draw(1).done())
    .decree(THIRD, Special::War)
    .each(THIRD, "Each card in your hand is worth a point.", Each::Points(|seen| seen.size(HAND)));

const FU_XI: Definition = card("Fu Xi", 1, Green, [Echo, Crown, Hex, Crown])
    .echo(THIRD, "Draw and score a 2.", |p| p.draw_and_score(2).done())
    .decree(THIRD, Special::Trade)
    .each(
        THIRD,
        "Each card in your score pile and forecast gives a [lightbulb].",
        Each::Icons(|seen, icons| icons.add(Lightbulb, seen.size(SCORE) + seen.size(FORECAST))),
    );

const HATSHEPSUT: Definition = card("Hatshepsut", 1, Green, [Bonus(1), Crown, Inspire, Hex])
    .inspire(THIRD, "Draw a 1.", |p| p.draw(1).done())
    .would(
        THIRD,
        "Before you draw a card above 1 while you hold a 1, return your hand and draw two cards of \
         that value.",
        YOU.draws()
            .when(|seen, value| value > 1 && seen.has(HAND.value(seen.printed(1))))
            .first(sail_to_punt),
    );

fn sail_to_punt(p: &mut Player, value: Age) -> Flow {
    p.return_all(HAND)?;
    p.draw_several(2, value).done()
}

const SARGON_OF_AKKAD: Definition = card("Sargon of Akkad", 1, Green, [Bonus(1), Crown, Hex, Inspire])
    .inspire(THIRD, "Draw and meld a 1.", |p| p.draw_and_meld(1).done())
    .would(
        THIRD,
        "If you would meld a card onto a top card of the same value, tuck it instead.",
        YOU.melds().when(would_lie_on_its_like).instead(|p, card| p.tuck(card).done()),
    );

fn would_lie_on_its_like(seen: &Seen, card: Card) -> bool {
    seen.top(card.color()).is_some_and(|top| top.value() == card.value())
}

const SHENNONG: Definition = card("Shennong", 1, Yellow, [Leaf, Leaf, Hex, Inspire])
    .inspire(THIRD, "Draw and foreshadow a 2.", |p| p.draw_and_foreshadow(2).done())
    .would(
        THIRD,
        "Before you foreshadow a card of a value that is in your forecast, score all cards of that \
         value from your forecast.",
        YOU.foreshadows()
            .when(|seen, card| seen.has(FORECAST.value(card.value())))
            .first(|p, card| p.all(Score, FORECAST.value(card.value())).done()),
    );

const SNEFERU: Definition = card("Sneferu", 1, Yellow, [Hex, Castle, Castle, Inspire])
    .inspire(THIRD, "Draw and tuck a 2, and again as long as each has a [castle].", heap_stones)
    .decree(THIRD, Special::Expansion)
    .each(
        THIRD,
        "Each [castle] on your board gives one more [crown].",
        Each::Icons(|seen, icons| icons.add(Crown, seen.count(Castle))),
    );

fn heap_stones(p: &mut Player) -> Flow {
    while p.draw_and_tuck(2)?.is_some_and(|card| card.has(Castle)) {}
    Ok(())
}

const SUNSHU_AO: Definition = card("Sunshu Ao", 1, Yellow, [Hex, Bonus(1), Inspire, Castle])
    .inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
    .would(
        THIRD,
        "If you would tuck a yellow card, meld it instead and carry out its effects that are not demands, \
         alone. Then take it into your hand if it is still one of your top cards.",
        YOU.tucks().when(|_, card| card.color() == Yellow).instead(dam_the_river),
    );

fn dam_the_river(p: &mut Player, card: Card) -> Flow {
    p.meld(card)?;
    p.execute(card)?;
    if p.top(Yellow) == Some(card) {
        p.act(Take, card)?;
    }
    Ok(())
}

const HOMER: Definition = card("Homer", 1, Purple, [Hex, Inspire, Bonus(2), Castle])
    .inspire(THIRD, "Draw and tuck a 2.", |p| p.draw_and_tuck(2).done())
    .would(
        THIRD,
        "Instead of removing or returning a Figure from your hand, tuck it.",
        YOU.does([Hook::Remove, Hook::Return])
            .when(|seen, card| card.set() == Set::Figures && seen.holds(card))
            .instead(|p, card| p.tuck(card).done()),
    );

const PTAHOTEP: Definition = card("Ptahotep", 1, Purple, [Hex, Inspire, Castle, Castle])
    .inspire(THIRD, "Score one of your top cards.", |p| p.score_one(TOPS).done())
    .would(
        THIRD,
        "Before you obey a demand, transfer the highest card of the demanding player's score pile to \
         yours.",
        ANYONE.demands_of_you().first(teach_a_lesson),
    );

fn teach_a_lesson(p: &mut Player, demand: Demand) -> Flow {
    match p.choose_theirs(Transfer(p.seat().score_pile()), SCORE.of(demand.by).highest())? {
        Some(card) => p.transfer(card, p.seat().score_pile()).done(),
        None => Ok(()),
    }
}

const SINUHE: Definition = card("Sinuhe", 1, Purple, [Echo, Leaf, Leaf, Hex])
    .echo(THIRD, "Draw and foreshadow a 2 or a 3.", |p| {
        let value = p.choose_printed(2..=3)?;
        p.draw_and_foreshadow(value).done()
    })
    .decree(THIRD, Special::Rivalry)
    .each(
        THIRD,
        "Each [castle] on your board is worth a point.",
        Each::Points(|seen| seen.count(Castle)),
    );
