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
    card("James Clerk Maxwell", 7, Blue, [Hex, Inspire, Bonus(7), Clock])
        .inspire(THIRD, "Draw an 8.", |p| p.draw(8).done())
        .each(
            THIRD,
            "Each card in your hand gives one more icon of every kind on your board.",
            Each::Icons(|seen, icons| {
                let held = seen.size(HAND);
                seen.icons().present().iter().for_each(|icon| icons.add(icon, held));
            }),
        );

const JOHN_ERICSSON: Definition = card("John Ericsson", 7, Red, [Hex, Factory, Factory, Inspire])
    .inspire(THIRD, "Draw and tuck a 7.", |p| p.draw_and_tuck(7).done())
    .when(
        THIRD,
        "When you meld this card, score every top Figure of your opponents that is below 7.",
        |p| p.all(Score, TOPS.of(p.opponents()).of_set(Set::Figures).values(1..=6)).done(),
    )
    .each(
        THIRD,
        "Each [factory] on your board gives two [clock].",
        Each::Icons(|seen, icons| icons.add(Clock, 2 * seen.count(Factory))),
    );

const ROBERT_E_LEE: Definition = card("Robert E. Lee", 7, Red, [Echo, Hex, Leaf, Leaf])
    .echo(THIRD, "Transfer anybody's top card that has a [leaf] to any board.", lead)
    .decree(THIRD, Special::War)
    .each(
        THIRD,
        "Every seven [leaf] on your board are an achievement.",
        Each::Achievements(|seen| seen.count(Leaf) / 7),
    );

fn lead(p: &mut Player) -> Flow {
    if let Some(card) = p.choose(Verb::Transfer, TOPS.of(p.everyone()).with(Leaf))?
        && let Some(seat) = p.choose_player(p.everyone(), "transfer the card to")?
    {
        p.transfer(card, seat.board())?;
    }
    Ok(())
}

const ALFRED_NOBEL: Definition = card("Alfred Nobel", 7, Green, [Crown, Hex, Crown, Inspire])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .each(
        THIRD,
        "Each kind of icon on your board of which you have at least twice as many as every other player \
         is an achievement.",
        Each::Achievements(prizes),
    );

fn prizes(seen: &Seen) -> usize {
    let outstanding = |icon: &Icon| {
        seen.others().iter().all(|other| seen.count(*icon) >= 2 * seen.count_of(other, *icon))
    };
    seen.icons().present().iter().filter(outstanding).count()
}

const GEORGE_STEPHENSON: Definition =
    card("George Stephenson", 7, Green, [Bonus(7), Echo, Factory, Hex])
        .echo(THIRD, "You may splay up one of your colors that is splayed right.", |p| {
            p.may_splay(p.colors_splayed(Right), Up).done()
        })
        .would(
            THIRD,
            "Before you claim an achievement, make the bottom card of each deck below 10 an available \
             one.",
            YOU.claims().first(|p, _| (1..=9_u8).try_for_each(|age| p.make_available(age).done())),
        );

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
    "What an opponent's effect would transfer, return or remove from your score pile stays there \
     instead.",
    OPPONENT.robs_you().instead(|_, _| Ok(())),
);

const ROWLAND_HILL: Definition = card("Rowland Hill", 7, Yellow, [Inspire, Crown, Hex, Crown])
    .inspire(THIRD, "Draw a 7.", |p| p.draw(7).done())
    .would(
        THIRD,
        "Before you claim an achievement, return three hand cards. Having done so, claim the rest of your \
         hand as well, whether eligible or not.",
        YOU.claims().first(post),
    );

/// Fewer than three are returned for nothing (RUL-375).
fn post(p: &mut Player, _: Card) -> Flow {
    if p.exactly(3, Return, HAND)?.len() == 3 {
        p.all(Claim, HAND)?;
    }
    Ok(())
}

const EMPEROR_MEIJI: Definition = card("Emperor Meiji", 7, Purple, [Hex, Clock, Clock, Inspire])
    .inspire(THIRD, "Draw and foreshadow an 8 or a 9.", |p| {
        let value = p.choose_printed(8..=9)?;
        p.draw_and_foreshadow(value).done()
    })
    .would(
        THIRD,
        "Instead of melding a 10, you win if an 8 and a 9 are among your top cards.",
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

const QUEEN_VICTORIA: Definition = card("Queen Victoria", 7, Purple, [Lightbulb, Lightbulb, Echo, Hex])
    .echo(THIRD, "Transfer a Figure to your score pile from anybody's.", |p| {
        p.transfer_one(SCORE.of(p.everyone()).of_set(Set::Figures), p.seat().score_pile()).done()
    })
    .decree(THIRD, Special::Rivalry)
    .would(
        THIRD,
        "Before you claim a standard achievement, name a lower value whose deck is not empty, and \
         transfer the bottom card of that deck to the available achievements.",
        YOU.claims().when(|seen, card| seen.is_standard(card)).first(colonize),
    );

/// It comes from the bottom of the deck, as with George Stephenson (RUL-372).
fn colonize(p: &mut Player, card: Card) -> Flow {
    let lower: Ages =
        Ages::range(1, card.value().get() - 1).iter().filter(|&age| p.deck_size(age) > 0).collect();
    if !lower.is_empty() {
        let value = p.choose_value(lower)?;
        p.make_available(value)?;
    }
    Ok(())
}
