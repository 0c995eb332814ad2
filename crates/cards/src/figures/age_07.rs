//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CHARLES_DARWIN,
    &JAMES_CLERK_MAXWELL,
    &JOHN_ERICSSON,
    &ROBERT_E_LEE,
    &ALFRED_NOBEL,
    &GEORGE_STEPHENSON,
    &FLORENCE_NIGHTINGALE,
    &ROWLAND_HILL,
    &EMPEROR_MEIJI,
    &QUEEN_VICTORIA,
];

const CHARLES_DARWIN: Definition = card("Charles Darwin", 7, Blue, [Echo, Bonus(8), Hex, Lightbulb])
    .echo(THIRD, "Draw an 8.", |p| p.draw(8).done())
    .decree(THIRD, Special::Advancement)
    .would(
        THIRD,
        "If you would claim an achievement while you have more achievements than each other player, you \
         win instead.",
        YOU.claims().when(is_the_fittest).instead(|p, _| p.win()),
    );

fn is_the_fittest(seen: &Seen, _: Card) -> bool {
    let mine = seen.achievements_of(seen.seat());
    seen.others().iter().all(|seat| seen.achievements_of(seat) < mine)
}

const JAMES_CLERK_MAXWELL: Definition =
    card("James Clerk Maxwell", 7, Blue, [Hex, Inspire, Bonus(7), Clock]);

const JOHN_ERICSSON: Definition = card("John Ericsson", 7, Red, [Hex, Factory, Factory, Inspire]);

const ROBERT_E_LEE: Definition = card("Robert E. Lee", 7, Red, [Echo, Hex, Leaf, Leaf]);

const ALFRED_NOBEL: Definition = card("Alfred Nobel", 7, Green, [Crown, Hex, Crown, Inspire]);

const GEORGE_STEPHENSON: Definition =
    card("George Stephenson", 7, Green, [Bonus(7), Echo, Factory, Hex]);

const FLORENCE_NIGHTINGALE: Definition = card(
    "Florence Nightingale",
    7,
    Yellow,
    [Hex, Leaf, Inspire, Bonus(7)],
)
.inspire(THIRD, "Tuck a card from your hand.", |p| p.one(Tuck, HAND).done())
.decree(THIRD, Special::Expansion)
.would(
    THIRD,
    "If an opponent's effect would transfer, return or remove a card from your score pile, it stays \
         there instead.",
    OPPONENT.robs_you().instead(|_, _| Ok(())),
);

const ROWLAND_HILL: Definition = card("Rowland Hill", 7, Yellow, [Inspire, Crown, Hex, Crown]);

const EMPEROR_MEIJI: Definition = card("Emperor Meiji", 7, Purple, [Hex, Clock, Clock, Inspire])
    .inspire(THIRD, "Draw and foreshadow an 8 or a 9.", |p| {
        let value = p.choose_printed(8..=9)?;
        p.draw_and_foreshadow(value).done()
    })
    .would(
        THIRD,
        "If you would meld a card of value 10 while you have top cards of values 9 and 8, you win instead.",
        YOU.melds().when(is_the_crown).instead(|p, _| p.win()),
    )
    .each(
        THIRD,
        "The cards in your forecast count as being in your hand.",
        Each::Places(Pile::Forecast, Pile::Hand),
    );

fn is_the_crown(seen: &Seen, card: Card) -> bool {
    let tops = seen.values(TOPS);
    card.value() == 10 && [8, 9].map(Age::new).iter().all(|&value| tops.contains(value))
}

const QUEEN_VICTORIA: Definition = card("Queen Victoria", 7, Purple, [Lightbulb, Lightbulb, Echo, Hex]);
