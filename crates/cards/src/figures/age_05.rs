//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHRISTIAAN_HUYGENS,
    &ISAAC_NEWTON,
    &PETER_THE_GREAT,
    &SHIVAJI,
    &BARTHOLOMEW_ROBERTS,
    &SAMUEL_DE_CHAMPLAIN,
    &ANTOINE_VAN_LEEUWENHOEK,
    &CHRISTOPHER_POLHEM,
    &BARTOLOMEO_CRISTOFORI,
    &JOHANNES_VERMEER,
];

const CHRISTIAAN_HUYGENS: Definition = card(
    "Christiaan Huygens",
    5,
    Blue,
    [Echo, Lightbulb, Lightbulb, Hex],
)
.echo(THIRD, "Draw and foreshadow a card of value 7 to 10.", |p| {
    let value = p.choose_printed(7..=10)?;
    p.draw_and_foreshadow(value).done()
})
.would(
    THIRD,
    "If you would foreshadow a card that has a [clock] and is at most two higher than your highest \
     top card, meld it instead.",
    YOU.foreshadows()
        .when(|seen, card| card.has(Clock) && card.value() <= seen.highest(TOPS) + 2)
        .instead(|p, card| p.meld(card).done()),
);

const ISAAC_NEWTON: Definition = card("Isaac Newton", 5, Blue, [Hex, Lightbulb, Echo, Lightbulb])
    .echo(THIRD, "Splay one of your colors right.", |p| p.splay_one(p.colors(), Right).done())
    .would(
        THIRD,
        "Before you take a Draw or Inspire action, draw and reveal a 1. It goes to any board you \
         choose.",
        YOU.takes_a_draw_action().or(Hook::InspireAction).first(|p, _| let_it_fall(p)),
    );

fn let_it_fall(p: &mut Player) -> Flow {
    let apple = p.draw_and_reveal(1)?;
    if let Some(seat) = p.choose_player(p.everyone(), "give the card to")? {
        p.transfer(apple, seat.board())?;
    }
    Ok(())
}

const PETER_THE_GREAT: Definition = card("Peter the Great", 5, Red, [Factory, Inspire, Bonus(5), Hex])
    .inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
    .when(THIRD, "When you meld this card, return every top Figure of your opponents.", |p| {
        p.return_all(TOPS.of(p.opponents()).of_set(Set::Figures)).done()
    })
    .would(
        THIRD,
        "Before you tuck a card with a [factory], achieve your bottom green card if you are eligible \
         for it, or else score it.",
        YOU.tucks().when(|_, card| card.has(Factory)).first(|p, _| clear_the_swamp(p)),
    );

fn clear_the_swamp(p: &mut Player) -> Flow {
    if let Some(green) = p.bottom(Green)
        && !p.act(Achieve, green)?
    {
        p.score(green)?;
    }
    Ok(())
}

const SHIVAJI: Definition = card("Shivaji", 5, Red, [Echo, Factory, Factory, Hex])
    .echo(THIRD, "Make one of your top cards an available achievement.", |p| {
        p.transfer_one(TOPS, Place::Available).done()
    })
    .decree(THIRD, Special::War)
    .would(
        THIRD,
        "If an opponent would claim an achievement for which you are eligible, you claim it instead.",
        // Only what has a value is a matter of eligibility (RUL-353).
        OPPONENT
            .claims()
            .when(|seen, card| seen.is_valued(card) && seen.is_eligible(card.value()))
            .instead(|p, card| p.act(Claim, card).done()),
    );

const BARTHOLOMEW_ROBERTS: Definition = card(
    "Bartholomew Roberts",
    5,
    Green,
    [Inspire, Hex, Crown, Bonus(6)],
)
.inspire(THIRD, "Score anybody's top card that has a [crown].", |p| {
    p.score_one(TOPS.of(p.everyone()).with(Crown)).done()
})
.would(
    THIRD,
    "Before you score a card, claim an available achievement of its value if you have the points, \
     whatever your top cards.",
    YOU.scores().first(|p, card| plunder(p, card.value())),
);

/// Points that a karma lends for claiming count (RUL-354).
fn plunder(p: &mut Player, value: Age) -> Flow {
    if p.can_afford(value) {
        p.one(Claim, AVAILABLE.value(value))?;
    }
    Ok(())
}

const SAMUEL_DE_CHAMPLAIN: Definition = card(
    "Samuel de Champlain",
    5,
    Green,
    [Crown, Bonus(5), Hex, Inspire],
)
.inspire(THIRD, "Return a hand card of value 5. Draw a 6.", |p| {
    p.return_one(HAND.value(5))?;
    p.draw(6).done()
})
.would(
    THIRD,
    "Before you draw what becomes the fifth card of your hand, claim an available achievement of that \
     value or less, whether eligible or not.",
    YOU.draws()
        .when(|seen, _| seen.size(HAND) == 4)
        .first(|p, value| p.one(Claim, AVAILABLE.values(1..=value.get())).done()),
);

const ANTOINE_VAN_LEEUWENHOEK: Definition =
    card("Antoine Van Leeuwenhoek", 5, Yellow, [Echo, Lightbulb, Hex, Lightbulb])
        .echo(THIRD, "Draw a 6.", |p| p.draw(6).done())
        .each(
            THIRD,
            "Each card in your hand counts as ten points towards an achievement of its value.",
            Each::Eligibility(|seen, age| Ease {
                points: 10 * seen.size(HAND.value(age)) as u16,
                top: 0,
            }),
        );

const CHRISTOPHER_POLHEM: Definition =
    card("Christopher Polhem", 5, Yellow, [Hex, Factory, Factory, Inspire])
        .inspire(THIRD, "Draw and tuck a 4.", |p| p.draw_and_tuck(4).done())
        .decree(THIRD, Special::Expansion)
        .each(
            THIRD,
            "Each [factory] on your board is worth two points.",
            Each::Points(|seen| 2 * seen.count(Factory)),
        );

const BARTOLOMEO_CRISTOFORI: Definition = card(
    "Bartolomeo Cristofori",
    5,
    Purple,
    [Leaf, Inspire, Hex, Leaf],
)
.inspire(THIRD, "Meld a card from your hand.", |p| p.meld_one(HAND).done())
.would(
    THIRD,
    "Before you meld the fifth visible card of a color, claim an available achievement of no higher \
     value than your highest top card, whatever your points.",
    // The height that a karma lends for claiming counts (RUL-354).
    YOU.melds()
        .when(|seen, card| {
            let stack = Zone::stack(seen.seat(), card.color());
            // One that is there already adds nothing.
            seen.table().visible_cards(seen.seat(), card.color()) == 4
                && seen.table().zone_of(card.id()) != stack
        })
        .first(|p, _| p.one(Claim, AVAILABLE.values(p.eligible_values_with(u16::MAX))).done()),
);

const JOHANNES_VERMEER: Definition =
    card("Johannes Vermeer", 5, Purple, [Bonus(5), Hex, Inspire, Crown])
        .inspire(THIRD, "Draw and score a 3.", |p| p.draw_and_score(3).done())
        .would(
            THIRD,
            "Before you claim a standard achievement, claim an available one that is a value higher, \
             whether eligible or not.",
            YOU.claims()
                .when(|seen, card| seen.is_standard(card))
                .first(|p, card| p.one(Claim, AVAILABLE.value(card.value() + 1)).done()),
        );
