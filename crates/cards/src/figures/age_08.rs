//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALBERT_EINSTEIN,
    &MARIE_CURIE,
    &ERWIN_ROMMEL,
    &JOHN_VON_NEUMANN,
    &EMMY_NOETHER,
    &J_P_MORGAN,
    &CARESSE_CROSBY,
    &NIKOLA_TESLA,
    &DUKE_ELLINGTON,
    &H_G_WELLS,
];

const ALBERT_EINSTEIN: Definition = card("Albert Einstein", 8, Blue, [Hex, Lightbulb, Echo, Bonus(8)])
    .echo(THIRD, "Meld all cards from your hand that have a [lightbulb] or a [clock].", |p| {
        p.all(Meld, HAND.with_any([Lightbulb, Clock])).done()
    })
    .decree(THIRD, Special::Advancement)
    .each(THIRD, "Every value printed in an effect of yours is a 10.", Each::Values(|_| Age::new(10)));

const MARIE_CURIE: Definition = card("Marie Curie", 8, Blue, [Factory, Echo, Hex, Factory])
    .echo(THIRD, "Draw a 9.", |p| p.draw(9).done())
    .each(
        THIRD,
        "Each different value above 6 in your score pile is an achievement.",
        Each::Achievements(|seen| seen.values(SCORE.values(Ages::range(7, 15))).len()),
    );

const ERWIN_ROMMEL: Definition = card("Erwin Rommel", 8, Red, [Factory, Hex, Factory, Echo])
    .echo(THIRD, "Transfer a card to your score pile from anybody's.", |p| {
        p.transfer_one(SCORE.of(p.everyone()), p.seat().score_pile()).done()
    })
    .decree(THIRD, Special::War)
    .would(
        THIRD,
        "Instead of scoring a card, score everybody's top card of its color.",
        YOU.scores().instead(|p, card| p.all(Score, TOPS.of(p.everyone()).color(card.color())).done()),
    );

const JOHN_VON_NEUMANN: Definition = card("John Von Neumann", 8, Red, [Hex, Clock, Clock, Echo])
    .echo(THIRD, "Draw and reveal two 9s. If one of them is purple, return both.", |p| {
        let drawn = [p.draw_and_reveal(9)?, p.draw_and_reveal(9)?];
        if drawn.iter().any(|card| card.color() == Purple) {
            p.return_all(&drawn)?;
        }
        Ok(())
    })
    .when(THIRD, "When you meld this card, return every top Figure of your opponents.", |p| {
        p.return_all(TOPS.of(p.opponents()).of_set(Set::Figures)).done()
    })
    .each(
        THIRD,
        "Each card in your hand gives two [clock].",
        Each::Icons(|seen, icons| icons.add(Clock, 2 * seen.size(HAND))),
    );

const EMMY_NOETHER: Definition = card("Emmy Noether", 8, Green, [Inspire, Clock, Clock, Hex])
    .inspire(THIRD, "Draw and meld an 8.", |p| p.draw_and_meld(8).done())
    .each(
        THIRD,
        "Each [clock] on your board is worth as many points as there are [clock] on your board.",
        Each::Points(|seen| seen.count(Clock) * seen.count(Clock)),
    );

const J_P_MORGAN: Definition = card("J.P. Morgan", 8, Green, [Crown, Echo, Hex, Crown])
    .echo(THIRD, "You may splay one of your colors up.", |p| p.may_splay(Colors::ALL, Up).done())
    .decree(THIRD, Special::Trade)
    .each(
        THIRD,
        "Each icon in your colors that are splayed up gives another of its kind.",
        Each::Icons(|seen, icons| {
            for color in seen.colors_splayed(Up).iter() {
                let shown = seen.table().stack_icons(seen.seat(), color);
                shown.present().iter().for_each(|icon| icons.add(icon, shown.get(icon).into()));
            }
        }),
    );

const CARESSE_CROSBY: Definition = card("Caresse Crosby", 8, Yellow, [Leaf, Hex, Bonus(8), Inspire])
    .inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
    .would(
        THIRD,
        "Before you tuck a card with a [leaf], splay its color left, then draw two 2s.",
        YOU.tucks().when(|_, card| card.has(Leaf)).first(|p, card| {
            p.splay(card.color(), Left)?;
            p.draw_several(2, 2).done()
        }),
    )
    .would(
        THIRD,
        "Instead of splaying a fifth color left, other than by this card, you win.",
        YOU.splays().when(makes_five).instead(|p, _| p.win()),
    );

/// Her own karma is no other card, and sets off none (RUL-374).
fn makes_five(seen: &Seen, what: Splayed) -> bool {
    let others = seen.colors_splayed(Left).iter().filter(|&color| color != what.color).count();
    what.player == seen.seat() && what.splay == Left && others == 4
}

const NIKOLA_TESLA: Definition = card("Nikola Tesla", 8, Yellow, [Bonus(8), Inspire, Lightbulb, Hex])
    .inspire(THIRD, "Draw an 8.", |p| p.draw(8).done())
    .decree(THIRD, Special::Expansion)
    .would(
        THIRD,
        "Before you meld a card that has a [lightbulb] or a [clock], score an opponent's top card \
         that has neither.",
        YOU.melds()
            .when(|_, card| card.has(Lightbulb) || card.has(Clock))
            .first(|p, _| p.score_one(TOPS.of(p.opponents()).without(Lightbulb).without(Clock)).done()),
    );

const DUKE_ELLINGTON: Definition = card(
    "Duke Ellington",
    8,
    Purple,
    [Lightbulb, Bonus(9), Inspire, Hex],
)
.inspire(THIRD, "Draw and meld an 8 of Figures.", |p| {
    let figure = p.draw_of(Set::Figures, 8)?;
    p.meld(figure).done()
})
.would(THIRD, "If you must fade a Figure, do nothing instead.", YOU.fades().instead(|_, ()| Ok(())))
.would(
    THIRD,
    "If you would meld a Figure while you have four or more top Figures, achieve it instead, whether eligible \
     or not.",
    YOU.melds()
        .when(|seen, card| card.set() == Set::Figures && seen.size(TOPS.of_set(Set::Figures)) >= 4)
        .instead(|p, card| p.act(Claim, card).done()),
);

const H_G_WELLS: Definition = card("H.G. Wells", 8, Purple, [Leaf, Inspire, Hex, Leaf])
    .inspire(THIRD, "Draw and foreshadow a 10.", |p| p.draw_and_foreshadow(10).done())
    .would(
        THIRD,
        "Instead of foreshadowing a card, meld it and execute its effects other than demands, for \
         yourself alone. Then remove it from the game if it is still one of your top cards.",
        YOU.foreshadows().instead(travel),
    );

fn travel(p: &mut Player, card: Card) -> Flow {
    p.meld(card)?;
    p.execute(card)?;
    if p.top(card.color()).is_some_and(|top| top.id() == card.id()) {
        p.act(Remove, card)?;
    }
    Ok(())
}
