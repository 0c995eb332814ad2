//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &GRACE_HOPPER,
    &WERNHER_VON_BRAUN,
    &MIKHAIL_KALASHNIKOV,
    &NELSON_MANDELA,
    &HEDY_LAMAR,
    &TAIICHI_ONO,
    &CHE_GUEVARA,
    &RUTH_HANDLER,
    &GENE_RODDENBERRY,
    &PELE,
];

const GRACE_HOPPER: Definition = card("Grace Hopper", 9, Blue, [Lightbulb, Hex, Bonus(9), Inspire])
    .inspire(THIRD, "Tuck two cards from your hand.", |p| p.exactly(2, Tuck, HAND).done())
    .would(
        THIRD,
        "If a Dogma action of another player brings no draw for sharing, draw and reveal a 10. You \
         win if it is blue.",
        OTHER
            .draws_nothing_for_sharing()
            .first(|p, _| if p.draw_and_reveal(10)?.color() == Blue { p.win() } else { Ok(()) }),
    );

const WERNHER_VON_BRAUN: Definition =
    card("Wernher Von Braun", 9, Blue, [Inspire, Lightbulb, Lightbulb, Hex])
        .inspire(THIRD, "Draw and foreshadow a 10.", |p| p.draw_and_foreshadow(10).done())
        .each(
            THIRD,
            "The cards in your forecast count as being in your score pile.",
            Each::Places(Pile::Forecast, Pile::Score),
        );

const MIKHAIL_KALASHNIKOV: Definition = card(
    "Mikhail Kalashnikov",
    9,
    Red,
    [Inspire, Factory, Factory, Hex],
)
.inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
.would(
    THIRD,
    "Instead of tucking a red card, choose an opponent's top red card, and either transfer it to your \
     score pile, or carry out its effects other than demands, for yourself alone.",
    YOU.tucks().when(|_, card| card.color() == Red).instead(capture),
);

fn capture(p: &mut Player, _: Card) -> Flow {
    let Some(card) = p.choose(Verb::Choose, TOPS.of(p.opponents()).color(Red))? else { return Ok(()) };
    match p.do_either(["transfer it to your score pile", "execute it"])? {
        1 => p.transfer(card, p.seat().score_pile()).done(),
        _ => p.execute(card).done(),
    }
}

const NELSON_MANDELA: Definition = card("Nelson Mandela", 9, Red, [Leaf, Inspire, Hex, Leaf])
    .inspire(THIRD, "Draw and meld a 9.", |p| p.draw_and_meld(9).done())
    .would(THIRD, "If you must fade a Figure, do nothing instead.", YOU.fades().instead(|_, ()| Ok(())))
    .each(
        THIRD,
        "Every two inspire effects visible on your board are an achievement.",
        Each::Achievements(|seen| usize::from(seen.table().all_marks(seen.seat()).inspires) / 2),
    );

const HEDY_LAMAR: Definition = card("Hedy Lamar", 9, Green, [Clock, Echo, Clock, Hex])
    .echo(THIRD, "You may splay one of your colors up.", |p| p.may_splay(Colors::ALL, Up).done())
    .decree(THIRD, Special::Trade)
    .each(THIRD, "Each number that special achievements ask of you is one less.", Each::Specials);

const TAIICHI_ONO: Definition = card("Taiichi Ono", 9, Green, [Hex, Clock, Clock, Echo])
    .echo(THIRD, "Draw a 10.", |p| p.draw(10).done())
    .would(
        THIRD,
        "Before you take a Dogma action, claim a card from your hand with the same featured icon as \
         the card you use, whether eligible or not.",
        YOU.takes_a_dogma_action().first(produce),
    );

fn produce(p: &mut Player, used: Card) -> Flow {
    let mut fitting = p.find(HAND);
    fitting.retain(|card| p.featured_on(*card) == p.featured_on(used));
    p.one(Claim, &fitting).done()
}

const CHE_GUEVARA: Definition = card("Che Guevara", 9, Yellow, [Hex, Leaf, Echo, Leaf])
    .echo(THIRD, "Draw and score a 9.", |p| p.draw_and_score(9).done())
    .when(THIRD, "When you meld this card, score every top Figure of your opponents.", |p| {
        p.all(Score, TOPS.of(p.opponents()).of_set(Set::Figures)).done()
    })
    .would(
        THIRD,
        "Instead of scoring a green card, remove it and everybody's score pile from the game.",
        YOU.scores().when(|_, card| card.color() == Green).instead(|p, card| {
            let mut all = p.find(SCORE.of(p.everyone()));
            // A hand card can count as being there.
            all.retain(|other| *other != card);
            all.push(card);
            p.all(Remove, &all).done()
        }),
    );

const RUTH_HANDLER: Definition = card("Ruth Handler", 9, Yellow, [Bonus(9), Inspire, Hex, Factory])
    .inspire(THIRD, "Transfer one of your top cards to your hand.", |p| {
        p.transfer_one(TOPS, p.seat().hand()).done()
    })
    .would(
        THIRD,
        "Before you meld a card, meld all others of its color from your hand; then, for each card you \
         melded so, draw a 9 and claim it, whether eligible or not.",
        YOU.melds().first(|p, card| {
            let melded = p.all(Meld, HAND.color(card.color()).except(card.id()))?.len();
            (0..melded).try_for_each(|_| p.draw_and(Claim, 9).done())
        }),
    );

const GENE_RODDENBERRY: Definition = card("Gene Roddenberry", 9, Purple, [Crown, Hex, Echo, Bonus(9)])
    .echo(THIRD, "Meld a top purple card from any board.", |p| {
        p.meld_one(TOPS.of(p.everyone()).color(Purple)).done()
    })
    .would(
        THIRD,
        "Instead of melding a purple card, you win if it is [Enterprise]. If it is not, tuck it and \
         return a top Figure from any board.",
        YOU.melds().when(|_, card| card.color() == Purple).instead(boldly_go),
    );

fn boldly_go(p: &mut Player, card: Card) -> Flow {
    if p.is_titled(card, "Enterprise") {
        return p.win();
    }
    p.tuck(card)?;
    p.return_one(TOPS.of(p.everyone()).of_set(Set::Figures)).done()
}

const PELE: Definition = card("Pele", 9, Purple, [Hex, Bonus(10), Inspire, Crown])
    .inspire(THIRD, "Draw and tuck three 9s.", |p| (0..3).try_for_each(|_| p.draw_and_tuck(9).done()))
    .decree(THIRD, Special::Rivalry)
    .would(
        THIRD,
        "Instead of tucking a yellow card in a turn in which you have tucked a green one, you win.",
        YOU.tucks()
            .when(|seen, card| card.color() == Yellow && seen.tucked_this_turn().contains(Green))
            .instead(|p, _| p.win()),
    );
