//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALHAZEN,
    &SEJONG_THE_GREAT,
    &SALADIN,
    &TRAN_HUANG_DAO,
    &SHEN_KUO,
    &SU_SONG,
    &AVICENNA,
    &RHAZES,
    &AL_KINDI,
    &MURASAKI_SHIKIBU,
];

const ALHAZEN: Definition = card("Alhazen", 3, Blue, [Lightbulb, Lightbulb, Echo, Hex])
    .echo(THIRD, "Tuck anybody's top card that has a [castle].", |p| {
        p.one(Tuck, TOPS.of(p.everyone()).with(Castle)).done()
    })
    .each(
        THIRD,
        "For Draw and Inspire actions, the value of the top card of each color you have splayed is the \
         number of [lightbulb] or of [castle] in that color, whichever is higher.",
        Each::DrawsAs(see_through),
    );

fn see_through(seen: &Seen, color: Color) -> Option<Age> {
    let icons = seen.table().stack_icons(seen.seat(), color);
    let value = Age::from(icons.get(Lightbulb).max(icons.get(Castle)));
    (seen.splay_of(color) != Splay::None).then_some(value)
}

const SEJONG_THE_GREAT: Definition = card("Sejong the Great", 3, Blue, [Echo, Bonus(3), Hex, Lightbulb])
    .echo(THIRD, "Draw and meld a 4.", |p| p.draw_and_meld(4).done())
    .decree(THIRD, Special::Advancement)
    .would(
        THIRD,
        "If you would meld a blue card above 3, return it instead, and draw and meld a card one higher.",
        YOU.melds().when(|_, card| card.color() == Blue && card.value() > 3).instead(write_anew),
    );

fn write_anew(p: &mut Player, card: Card) -> Flow {
    p.return_card(card)?;
    p.draw_and_meld(card.value() + 1).done()
}

const SALADIN: Definition = card("Saladin", 3, Red, [Bonus(3), Hex, Echo, Castle])
    .echo(THIRD, "Score another top card with a [castle] from anybody's board.", |p| {
        p.score_one(TOPS.of(p.everyone()).with(Castle).except(p.this_card())).done()
    })
    .decree(THIRD, Special::War)
    .would(
        THIRD,
        "If you would score a card that is no Figure, meld it instead; then you may splay its color left.",
        YOU.scores().when(|_, card| card.set() != Set::Figures).instead(parade),
    );

fn parade(p: &mut Player, card: Card) -> Flow {
    p.meld(card)?;
    p.may_splay([card.color()], Left).done()
}

const TRAN_HUANG_DAO: Definition = card("Tran Huang Dao", 3, Red, [Hex, Echo, Castle, Castle])
    .echo(THIRD, "Score a top red card below 4 from anybody's board.", |p| {
        p.score_one(TOPS.of(p.everyone()).color(Red).values(1..=3)).done()
    })
    .each(
        THIRD,
        "Each two [castle] on your board give one more of every other icon that is there.",
        Each::Icons(arm_everybody),
    );

fn arm_everybody(seen: &Seen, icons: &mut IconCounts) {
    let pairs = seen.count(Castle) / 2;
    let others = seen.icons().present().iter().filter(|&icon| icon != Castle);
    others.for_each(|icon| icons.add(icon, pairs));
}

const SHEN_KUO: Definition = card("Shen Kuo", 3, Green, [Crown, Hex, Inspire, Crown])
    .inspire(THIRD, "You may splay one of your colors left.", |p| p.may_splay(Colors::ALL, Left).done())
    .each(
        THIRD,
        "Each of your splayed colors is worth three points.",
        Each::Points(|seen| 3 * seen.splayed_colors().len()),
    );

const SU_SONG: Definition = card("Su Song", 3, Green, [Crown, Inspire, Hex, Bonus(3)])
    .inspire(THIRD, "Draw and meld a 3, and again as long as each has a [leaf].", wind_the_clock)
    .decree(THIRD, Special::Trade)
    .would(
        THIRD,
        "Before you draw a 3, transfer one of your score cards to your forecast.",
        YOU.draws()
            .when(|seen, value| value == seen.printed(3))
            .first(|p, _| p.transfer_one(SCORE, p.seat().forecast()).done()),
    );

fn wind_the_clock(p: &mut Player) -> Flow {
    while p.draw_and_meld(3)?.is_some_and(|card| card.has(Leaf)) {}
    Ok(())
}

const AVICENNA: Definition = card("Avicenna", 3, Yellow, [Inspire, Leaf, Hex, Leaf])
    .inspire(THIRD, "Draw and tuck a 3.", |p| p.draw_and_tuck(3).done())
    .decree(THIRD, Special::Expansion)
    .would(THIRD, "If you must fade a Figure, do nothing instead.", YOU.fades().instead(|_, ()| Ok(())));

const RHAZES: Definition = card("Rhazes", 3, Yellow, [Hex, Leaf, Leaf, Echo])
    .echo(THIRD, "Draw and foreshadow a 3, a 4 or a 5.", |p| {
        let value = p.choose_printed(3..=5)?;
        p.draw_and_foreshadow(value).done()
    })
    .would(
        THIRD,
        "Before you draw a card, tuck a hand card of that value.",
        YOU.draws().first(|p, value| p.one(Tuck, HAND.value(value)).done()),
    );

const AL_KINDI: Definition = card("Al-Kindi", 3, Purple, [Hex, Crown, Crown, Inspire])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .would(
        THIRD,
        "Before you draw for sharing, draw two other cards of that value.",
        YOU.draws_for_sharing().first(|p, value| p.draw_several(2, value).done()),
    );

const MURASAKI_SHIKIBU: Definition = card(
    "Murasaki Shikibu",
    3,
    Purple,
    [Lightbulb, Hex, Bonus(4), Inspire],
)
.inspire(THIRD, "Draw a 3.", |p| p.draw(3).done())
.decree(THIRD, Special::Rivalry)
.would(
    THIRD,
    "Instead of claiming a standard achievement, achieve one of your score cards that has its value. \
     If you are still eligible then, claim it after all.",
    YOU.claims().when(|seen, card| seen.is_standard(card)).instead(publish),
);

/// The card from the score pile is achieved whether eligible or not (RUL-351).
fn publish(p: &mut Player, achievement: Card) -> Flow {
    p.one(Claim, SCORE.value(achievement.value()))?;
    p.act(Achieve, achievement).done()
}
