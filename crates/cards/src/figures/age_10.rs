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

const STEPHEN_HAWKING: Definition = card(
    "Stephen Hawking",
    10,
    Blue,
    [Bonus(11), Inspire, Lightbulb, Hex],
)
.inspire(THIRD, "Draw and tuck a 10.", |p| p.draw_and_tuck(10).done())
.lent(THIRD, "Score the bottom card of this color.", evaporate)
.each(
    THIRD,
    "Each card image on your board is an echo effect, too: \"Score the bottom card of this color.\"",
    Each::Effects(|seen, kind, color, lent| {
        if kind == Kind::Echo {
            let images = seen.table().stack_icons(seen.seat(), color).get(Hex);
            (0..images).for_each(|_| lent.lent_by(seen.this_card()));
        }
    }),
);

/// The color is that of the card in use.
fn evaporate(p: &mut Player) -> Flow {
    p.score_one(BOTTOMS.color(p.color_in_use())).done()
}

const SUSAN_BLACKMORE: Definition = card(
    "Susan Blackmore",
    10,
    Blue,
    [Inspire, Lightbulb, Hex, Lightbulb],
)
.inspire(THIRD, "Carry out any other echo or inspire effect.", imitate)
.would(
    THIRD,
    "If a Dogma action of another player brings no draw for sharing, transfer the card they used to \
     your score pile.",
    OTHER.draws_nothing_for_sharing().first(|p, card| p.transfer(card, p.seat().score_pile()).done()),
);

fn imitate(p: &mut Player) -> Flow {
    let this = p.this_card();
    let mut others = p.slot_effects(p.everyone());
    others.retain(|card| card.id() != this);
    match p.choose(Execute, &others)? {
        Some(card) => p.carry_out_slot(card),
        None => Ok(()),
    }
}

const JACKIE_CHAN: Definition = card("Jackie Chan", 10, Red, [Inspire, Clock, Clock, Hex])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .would(
        THIRD,
        "An opponent who is about to win lets you first score every other top Figure of all boards. If you \
         alone lead in points then, the victory is yours.",
        OPPONENT.wins().first(fight_back),
    );

fn fight_back(p: &mut Player, (): ()) -> Flow {
    p.all(Score, TOPS.of(p.everyone()).of_set(Set::Figures).except(p.this_card()))?;
    match p.single_most(|seat| p.state().points(seat)) {
        Some(most) if most == p.seat() => p.win(),
        _ => Ok(()),
    }
}

const MARGARET_THATCHER: Definition = card("Margaret Thatcher", 10, Red, [Factory, Factory, Echo, Hex])
    .echo(THIRD, "Score one of your top cards with a [factory] or a [crown].", |p| {
        p.score_one(TOPS.with_any([Factory, Crown])).done()
    })
    .would(
        THIRD,
        "Before you take a Dogma action, score anybody's top card that has a [crown] or a [factory].",
        // It can be the card that is used (RUL-373).
        YOU.takes_a_dogma_action()
            .first(|p, _| p.score_one(TOPS.of(p.everyone()).with_any([Crown, Factory])).done()),
    );

const MUHAMMAD_YUNUS: Definition = card("Muhammad Yunus", 10, Green, [Crown, Inspire, Hex, Crown])
    .inspire(THIRD, "Draw a 10.", |p| p.draw(10).done())
    .would(
        THIRD,
        "Before anybody takes a Dogma action, you may return a hand card. If you do, you have more of \
         the icon that decides about the action than anybody else, until it ends.",
        ANYONE.takes_a_dogma_action().first(|p, _| {
            if p.may_return(HAND)?.is_some() {
                p.claim_majority();
            }
            Ok(())
        }),
    );

const SERGEY_BRIN: Definition = card("Sergey Brin", 10, Green, [Hex, Clock, Clock, Inspire])
    .inspire(THIRD, "You may splay one of your colors up.", |p| p.may_splay(Colors::ALL, Up).done())
    .each(THIRD, "You can use all top cards on every board.", Each::Usable(|_, _| true));

const ALEX_TREBEK: Definition = card("Alex Trebek", 10, Yellow, [Lightbulb, Hex, Inspire, Lightbulb])
    .inspire(THIRD, "Name a value, then draw and meld a card of it.", |p| {
        let value = p.choose_any_value()?;
        p.draw_and_meld(value).done()
    })
    .would(
        THIRD,
        "If you would draw a card and hold no Figure of its value, first name a Figure of that value. Take \
         it into your hand if it is in its deck, then shuffle that deck.",
        YOU.draws().when(|seen, value| !seen.has(HAND.of_set(Set::Figures).value(value))).first(quiz),
    );

fn quiz(p: &mut Player, value: Age) -> Flow {
    match p.name_card(Set::Figures, value)? {
        Some(figure) => p.search_for(figure).done(),
        None => Ok(()),
    }
}

const SHIGERU_MIYAMOTO: Definition = card("Shigeru Miyamoto", 10, Yellow, [Hex, Bonus(10), Clock, Echo])
    .echo(THIRD, "Draw and reveal a 10. If it has no [clock], score it.", |p| {
        let card = p.draw_and_reveal(10)?;
        if card.has(Clock) { Ok(()) } else { p.score(card).done() }
    })
    .would(
        THIRD,
        "If you would take a Dogma action with a card that features a [clock], you win with exactly \
         1, 3 or 6 [clock] on your board.",
        YOU.takes_a_dogma_action()
            .when(|seen, card| seen.featured_on(card) == Clock && [1, 3, 6].contains(&seen.count(Clock)))
            .first(|p, _| p.win()),
    );

const KIM_YU_NA: Definition = card("Kim Yu-Na", 10, Purple, [Hex, Leaf, Echo, Bonus(10)])
    .echo(THIRD, "Score one of your top cards.", |p| p.score_one(TOPS).done())
    .would(
        THIRD,
        "Instead of scoring a card that has a [castle], you win.",
        YOU.scores().when(|_, card| card.has(Castle)).instead(|p, _| p.win()),
    );

const MARTIN_SCORSESE: Definition = card("Martin Scorsese", 10, Purple, [Factory, Hex, Bonus(10), Echo])
    .echo(THIRD, "Draw and meld a 10.", |p| p.draw_and_meld(10).done())
    .would(
        THIRD,
        "Instead of melding a Figure, tuck it, and claim an available standard achievement, whether \
         eligible or not.",
        YOU.melds().when(|_, card| card.set() == Set::Figures).instead(|p, figure| {
            p.tuck(figure)?;
            p.one(Claim, STANDARD).done()
        }),
    );
