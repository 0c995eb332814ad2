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
    card("Benjamin Franklin", 6, Blue, [Lightbulb, Echo, Hex, Bonus(6)])
        .echo(THIRD, "Take a top Figure from anybody's board into your hand, and meld it.", |p| match p
            .one(
            Take,
            TOPS.of(p.everyone()).of_set(Set::Figures),
        )? {
            Some(figure) => p.meld(figure).done(),
            None => Ok(()),
        })
        .decree(THIRD, Special::Advancement)
        .would(
            THIRD,
            "Before you meld a card, draw and meld one that is a value higher.",
            YOU.melds().first(|p, card| p.draw_and_meld(card.value() + 1).done()),
        );

const CARL_FRIEDRICH_GAUSS: Definition =
    card("Carl Friedrich Gauss", 6, Blue, [Lightbulb, Lightbulb, Echo, Hex])
        .echo(THIRD, "Draw a 7.", |p| p.draw(7).done())
        .would(
            THIRD,
            "Before you meld a card, name a value, and meld whatever else in your hand and score pile \
             has that value.",
            YOU.melds().first(sum_up),
        );

fn sum_up(p: &mut Player, card: Card) -> Flow {
    let value = p.choose_any_value()?;
    let mut others = p.find(HAND.value(value));
    // The hand can count as being in the score pile, but a card is melded once.
    let scored = p.find(SCORE.value(value)).into_iter().filter(|card| !others.contains(card));
    others.extend(scored.collect::<Cards>());
    others.retain(|other| *other != card);
    p.all(Meld, &others).done()
}

const NAPOLEON_BONAPARTE: Definition =
    card("Napoleon Bonaparte", 6, Red, [Hex, Bonus(6), Factory, Echo])
        .echo(THIRD, "Score anybody's top Figure that is a 5 or a 6.", |p| {
            p.score_one(TOPS.of(p.everyone()).of_set(Set::Figures).values(5..=6)).done()
        })
        .decree(THIRD, Special::War)
        .would(
            THIRD,
            "Instead of scoring or returning a card with a [factory], tuck it and score a top 6 from \
             anybody's board.",
            YOU.scores().or(Hook::Return).when(|_, card| card.has(Factory)).instead(conscript),
        );

fn conscript(p: &mut Player, card: Card) -> Flow {
    p.tuck(card)?;
    p.score_one(TOPS.of(p.everyone()).values(6..=6)).done()
}

const TECUMSEH: Definition = card("Tecumseh", 6, Red, [Factory, Hex, Echo, Factory])
    .echo(THIRD, "Draw and tuck a 6.", |p| p.draw_and_tuck(6).done())
    .would(
        THIRD,
        "Before you tuck a card with a [factory], return somebody else's top card that has one.",
        YOU.tucks()
            .when(|_, card| card.has(Factory))
            .first(|p, _| p.return_one(TOPS.of(p.others()).with(Factory)).done()),
    );

const ADAM_SMITH: Definition = card("Adam Smith", 6, Green, [Inspire, Factory, Crown, Crown])
    .inspire(THIRD, "You may splay one of your colors right.", |p| {
        p.may_splay(Colors::ALL, Right).done()
    })
    .each(
        THIRD,
        "Each [crown] on your board gives two more [crown].",
        Each::Icons(|seen, icons| icons.add(Crown, 2 * seen.count(Crown))),
    );

const JOHN_HARRISON: Definition = card("John Harrison", 6, Green, [Bonus(6), Crown, Hex, Inspire])
    .inspire(THIRD, "Draw a 6.", |p| p.draw(6).done())
    .decree(THIRD, Special::Trade)
    .would(
        THIRD,
        "If an opponent would draw for sharing, first name a type of card, and draw a 6 of it.",
        OPPONENT.draws_for_sharing().first(keep_time),
    );

/// Without a type of one's choice the card would be of one of them all the same (RUL-371).
fn keep_time(p: &mut Player, _: Age) -> Flow {
    let set = p.choose_set()?;
    p.draw_of(set, 6).done()
}

const EDWARD_JENNER: Definition = card("Edward Jenner", 6, Yellow, [Inspire, Leaf, Leaf, Hex])
    .inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
    .would(
        THIRD,
        "Instead of obeying a demand, return a hand card.",
        ANYONE.demands_of_you().instead(|p, _| p.return_one(HAND).done()),
    );

const JOHN_LOUDON_MCADAM: Definition =
    card("John Loudon McAdam", 6, Yellow, [Hex, Factory, Inspire, Factory])
        .inspire(THIRD, "Meld a card from your hand.", |p| p.meld_one(HAND).done())
        .decree(THIRD, Special::Expansion)
        .each(
            THIRD,
            "Each of your top cards with a [factory] is an available achievement for you.",
            Each::Available(|seen| seen.find(TOPS.with(Factory))),
        );

const CATHERINE_THE_GREAT: Definition =
    card("Catherine the Great", 6, Purple, [Inspire, Lightbulb, Lightbulb, Hex])
        .inspire(THIRD, "Draw and meld a 6.", |p| p.draw_and_meld(6).done())
        .each(
            THIRD,
            "Each [lightbulb] on your board gives two more [lightbulb].",
            Each::Icons(|seen, icons| icons.add(Lightbulb, 2 * seen.count(Lightbulb))),
        )
        .would(
            THIRD,
            "Before you meld a purple card, transfer your top card of that color to your hand.",
            YOU.melds()
                .when(|_, card| card.color() == Purple)
                .first(|p, _| p.transfer_one(TOPS.color(Purple), p.seat().hand()).done()),
        );

const LUDWIG_VAN_BEETHOVEN: Definition =
    card("Ludwig Van Beethoven", 6, Purple, [Hex, Inspire, Bonus(7), Crown])
        .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
        .decree(THIRD, Special::Rivalry)
        .would(
            THIRD,
            "Instead of scoring a card with a [lightbulb], return it and your whole score pile, and \
             draw and score four 5s.",
            YOU.scores().when(|_, card| card.has(Lightbulb)).instead(begin_anew),
        );

fn begin_anew(p: &mut Player, card: Card) -> Flow {
    let mut all = p.find(SCORE);
    // A hand card can count as being there.
    all.retain(|other| *other != card);
    all.push(card);
    p.return_all(&all)?;
    for _ in 0..4 {
        p.draw_and_score(5)?;
    }
    Ok(())
}
