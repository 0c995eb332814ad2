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
        Each::Eligibility(|seen, _| Ease { points: 0, top: seen.size(FORECAST) as u8 }),
    )
    .each(THIRD, "Each of your achievements adds its value to your score.", Each::Points(fame));

fn fame(seen: &Seen) -> usize {
    seen.find(ACHIEVEMENTS).iter().map(|card| card.value().index()).sum()
}

const HUANG_DI: Definition = card("Huang Di", 1, Blue, [Lightbulb, Lightbulb, Echo, Hex]);

const IMHOTEP: Definition = card("Imhotep", 1, Blue, [Castle, Hex, Castle, Echo]);

const GILGAMESH: Definition = card("Gilgamesh", 1, Red, [Inspire, Hex, Bonus(1), Castle]);

const HAMMURABI: Definition = card("Hammurabi", 1, Red, [Lightbulb, Inspire, Hex, Bonus(2)])
    .inspire(THIRD, "Meld a card from your hand.", |p| p.meld_one(HAND).done())
    .would(
        THIRD,
        "If a player would demand something of you, first demand the same of that player.",
        ANYONE.demands_of_you().first(|p, demand| p.demand_of(demand.by, demand)),
    );

const TIGERNMAS: Definition = card("Tigernmas", 1, Red, [Hex, Leaf, Inspire, Leaf]);

const FU_XI: Definition = card("Fu Xi", 1, Green, [Echo, Crown, Hex, Crown])
    .echo(THIRD, "Draw and score a 2.", |p| p.draw_and_score(2).done())
    .decree(THIRD, Special::Trade)
    .each(
        THIRD,
        "Each card in your score pile and forecast gives a [lightbulb].",
        Each::Icons(|seen, icons| icons.add(Lightbulb, seen.size(SCORE) + seen.size(FORECAST))),
    );

const HATSHEPSUT: Definition = card("Hatshepsut", 1, Green, [Bonus(1), Crown, Inspire, Hex]);

const SARGON_OF_AKKAD: Definition = card("Sargon of Akkad", 1, Green, [Bonus(1), Crown, Hex, Inspire])
    .inspire(THIRD, "Draw and meld a 1.", |p| p.draw_and_meld(1).done())
    .would(
        THIRD,
        "If you would meld a card onto a top card of the same value, tuck it instead.",
        YOU.melds().when(lies_on_its_like).instead(|p, card| p.tuck(card).done()),
    );

fn lies_on_its_like(seen: &Seen, card: Card) -> bool {
    seen.top(card.color()).is_some_and(|top| top.value() == card.value())
}

const SHENNONG: Definition = card("Shennong", 1, Yellow, [Leaf, Leaf, Hex, Inspire]);

const SNEFERU: Definition = card("Sneferu", 1, Yellow, [Hex, Castle, Castle, Inspire]);

const SUNSHU_AO: Definition = card("Sunshu Ao", 1, Yellow, [Hex, Bonus(1), Inspire, Castle]);

const HOMER: Definition = card("Homer", 1, Purple, [Hex, Inspire, Bonus(2), Castle])
    .inspire(THIRD, "Draw and tuck a 2.", |p| p.draw_and_tuck(2).done())
    .would(
        THIRD,
        "If you would remove or return a Figure from your hand, tuck it instead.",
        YOU.does([Hook::Remove, Hook::Return])
            .when(|seen, card| card.set() == Set::Figures && seen.holds(card))
            .instead(|p, card| p.tuck(card).done()),
    );

const PTAHOTEP: Definition = card("Ptahotep", 1, Purple, [Hex, Inspire, Castle, Castle])
    .inspire(THIRD, "Score one of your top cards.", |p| p.score_one(TOPS).done())
    .would(
        THIRD,
        "If a player would demand something of you, first transfer the highest card of their score pile \
         to yours.",
        ANYONE.demands_of_you().first(teach_a_lesson),
    );

fn teach_a_lesson(p: &mut Player, demand: Demand) -> Flow {
    match p.choose_theirs(Transfer(p.seat().score_pile()), SCORE.of(demand.by).highest())? {
        Some(card) => p.transfer(card, p.seat().score_pile()).done(),
        None => Ok(()),
    }
}

const SINUHE: Definition = card("Sinuhe", 1, Purple, [Echo, Leaf, Leaf, Hex]);
