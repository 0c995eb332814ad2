//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &STEPHEN_HAWKING,
    &SUSAN_BLACKMORE,
    &JACKIE_CHAN,
    &MARGARET_THATCHER,
    &MUHAMMAD_YUNUS,
    &SERGEY_BRIN,
    &ALEX_TREBEK,
    &SHIGERU_MIYAMOTO,
    &KIM_YU_NA,
    &MARTIN_SCORSESE,
];

const STEPHEN_HAWKING: Definition =
    card("Stephen Hawking", 10, Blue, [Bonus(11), Inspire, Lightbulb, Hex]);

const SUSAN_BLACKMORE: Definition =
    card("Susan Blackmore", 10, Blue, [Inspire, Lightbulb, Hex, Lightbulb]);

const JACKIE_CHAN: Definition = card("Jackie Chan", 10, Red, [Inspire, Clock, Clock, Hex]);

const MARGARET_THATCHER: Definition = card("Margaret Thatcher", 10, Red, [Factory, Factory, Echo, Hex])
    .echo(THIRD, "Score one of your top cards with a [factory] or a [crown].", |p| {
        p.score_one(TOPS.with_any([Factory, Crown])).done()
    })
    .would(
        THIRD,
        "If you would take a Dogma action, first score a top card with a [crown] or a [factory] from \
         anybody's board.",
        // It can be the card that is used (RUL-373).
        YOU.takes_a_dogma_action()
            .first(|p, _| p.score_one(TOPS.of(p.everyone()).with_any([Crown, Factory])).done()),
    );

const MUHAMMAD_YUNUS: Definition = card("Muhammad Yunus", 10, Green, [Crown, Inspire, Hex, Crown]);

const SERGEY_BRIN: Definition = card("Sergey Brin", 10, Green, [Hex, Clock, Clock, Inspire])
    .inspire(THIRD, "You may splay one of your colors up.", |p| p.may_splay(Colors::ALL, Up).done())
    .each(THIRD, "You can use all top cards on every board.", Each::Usable(|_, _| true));

const ALEX_TREBEK: Definition = card("Alex Trebek", 10, Yellow, [Lightbulb, Hex, Inspire, Lightbulb]);

const SHIGERU_MIYAMOTO: Definition = card("Shigeru Miyamoto", 10, Yellow, [Hex, Bonus(10), Clock, Echo])
    .echo(THIRD, "Draw and reveal a 10. If it has no [clock], score it.", |p| {
        let card = p.draw_and_reveal(10)?;
        if card.has(Clock) { Ok(()) } else { p.score(card).done() }
    })
    .would(
        THIRD,
        "If you would take a Dogma action with a card that features a [clock], and have exactly one, \
         three or six [clock] on your board, you win first.",
        YOU.takes_a_dogma_action()
            .when(|seen, card| seen.featured_on(card) == Clock && [1, 3, 6].contains(&seen.count(Clock)))
            .first(|p, _| p.win()),
    );

const KIM_YU_NA: Definition = card("Kim Yu-Na", 10, Purple, [Hex, Leaf, Echo, Bonus(10)])
    .echo(THIRD, "Score one of your top cards.", |p| p.score_one(TOPS).done())
    .would(
        THIRD,
        "If you would score a card with a [castle], you win instead.",
        YOU.scores().when(|_, card| card.has(Castle)).instead(|p, _| p.win()),
    );

const MARTIN_SCORSESE: Definition = card("Martin Scorsese", 10, Purple, [Factory, Hex, Bonus(10), Echo])
    .echo(THIRD, "Draw and meld a 10.", |p| p.draw_and_meld(10).done())
    .would(
        THIRD,
        "If you would meld a Figure, instead tuck it, and claim an available standard achievement, \
         whether eligible or not.",
        YOU.melds().when(|_, card| card.set() == Set::Figures).instead(|p, figure| {
            p.tuck(figure)?;
            p.one(Claim, AVAILABLE).done()
        }),
    );
