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
.echo(THIRD, "Draw and foreshadow a 7, 8, 9 or 10.", |p| {
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

const ISAAC_NEWTON: Definition = card("Isaac Newton", 5, Blue, [Hex, Lightbulb, Echo, Lightbulb]);

const PETER_THE_GREAT: Definition = card("Peter the Great", 5, Red, [Factory, Inspire, Bonus(5), Hex]);

const SHIVAJI: Definition = card("Shivaji", 5, Red, [Echo, Factory, Factory, Hex]);

const BARTHOLOMEW_ROBERTS: Definition =
    card("Bartholomew Roberts", 5, Green, [Inspire, Hex, Crown, Bonus(6)]);

const SAMUEL_DE_CHAMPLAIN: Definition =
    card("Samuel de Champlain", 5, Green, [Crown, Bonus(5), Hex, Inspire]);

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
    card("Christopher Polhem", 5, Yellow, [Hex, Factory, Factory, Inspire]);

const BARTOLOMEO_CRISTOFORI: Definition =
    card("Bartolomeo Cristofori", 5, Purple, [Leaf, Inspire, Hex, Leaf]);

const JOHANNES_VERMEER: Definition =
    card("Johannes Vermeer", 5, Purple, [Bonus(5), Hex, Inspire, Crown]);
