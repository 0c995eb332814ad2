//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &JOHANNES_KEPLER,
    &TAKIYUDDIN,
    &AMINA_SUKHERA,
    &YI_SUN_SIN,
    &CRISTOPHER_COLUMBUS,
    &GALILEO_GALILEI,
    &LEONARDO_DA_VINCI,
    &MICHAELANGELO,
    &NICCOLO_MACHIAVELLI,
    &WILLIAM_SHAKESPEARE,
];

const JOHANNES_KEPLER: Definition = card("Johannes Kepler", 4, Blue, [Hex, Lightbulb, Echo, Lightbulb])
    .echo(THIRD, "Draw a 5.", |p| p.draw(5).done())
    .would(
        THIRD,
        "Before you take a Dogma action, reveal every hand card of the color you use. Each of them \
         raises the values printed in all effects of the action by one.",
        YOU.takes_a_dogma_action().first(|p, card| {
            let revealed = p.all(Reveal, HAND.color(card.color()))?;
            p.raise_values(revealed.len());
            Ok(())
        }),
    );

const TAKIYUDDIN: Definition = card("Takiyuddin", 4, Blue, [Inspire, Leaf, Leaf, Hex])
    .inspire(THIRD, "Draw a 5. Meld it if it has a [lightbulb], and tuck it if not.", observe)
    .decree(THIRD, Special::Advancement)
    .would(
        THIRD,
        "Before you take an Inspire action, you may splay its color right.",
        YOU.takes_an_inspire_action()
            .first(|p, color| p.may_splay(Colors::from_iter(color), Right).done()),
    );

fn observe(p: &mut Player) -> Flow {
    let star = p.draw(5)?;
    p.act(if star.has(Lightbulb) { Meld } else { Tuck }, star).done()
}

const AMINA_SUKHERA: Definition = card("Amina Sukhera", 4, Red, [Factory, Inspire, Factory, Hex])
    // Of every board (RUL-352).
    .inspire(THIRD, "Score the bottom purple cards of all boards.", |p| {
        p.all(Score, BOTTOMS.of(p.everyone()).color(Purple)).done()
    })
    .when(THIRD, "When you meld this card, score every top Figure of your opponents that is a 4.", |p| {
        p.all(Score, TOPS.of(p.opponents()).of_set(Set::Figures).values(4..=4)).done()
    })
    .each(
        THIRD,
        "Each of your top cards with a [castle] is an available achievement for you.",
        Each::Available(|seen| seen.find(TOPS.with(Castle))),
    );

const YI_SUN_SIN: Definition = card("Yi Sun-Sin", 4, Red, [Bonus(4), Hex, Factory, Echo])
    .echo(THIRD, "Score anybody's top card that has a [castle].", |p| {
        p.score_one(TOPS.of(p.everyone()).with(Castle)).done()
    })
    .would(
        THIRD,
        "Instead of scoring a card whose color you have splayed, tuck it and draw a 3.",
        YOU.scores().when(|seen, card| seen.splayed_colors().contains(card.color())).instead(ram),
    );

fn ram(p: &mut Player, card: Card) -> Flow {
    p.tuck(card)?;
    p.draw(3).done()
}

const CRISTOPHER_COLUMBUS: Definition =
    card("Cristopher Columbus", 4, Green, [Bonus(4), Leaf, Hex, Inspire])
        .inspire(THIRD, "Draw a 4.", |p| p.draw(4).done())
        .decree(THIRD, Special::Trade)
        .each(
            THIRD,
            "Each [factory] on your board gives two more [crown].",
            Each::Icons(|seen, icons| icons.add(Crown, 2 * seen.count(Factory))),
        );

const GALILEO_GALILEI: Definition = card("Galileo Galilei", 4, Green, [Hex, Crown, Crown, Echo])
    .echo(THIRD, "Draw and foreshadow a 5 or a 6.", |p| {
        let value = p.choose_printed(5..=6)?;
        p.draw_and_foreshadow(value).done()
    })
    .would(
        THIRD,
        "Before you foreshadow a card of a value that is not in your forecast, transfer your whole \
         forecast to your hand.",
        YOU.foreshadows()
            .when(|seen, card| !seen.has(FORECAST.value(card.value())))
            .first(|p, _| p.transfer_all(FORECAST, p.seat().hand()).done()),
    );

const LEONARDO_DA_VINCI: Definition = card("Leonardo Da Vinci", 4, Yellow, [Echo, Bonus(5), Hex, Leaf])
    .echo(THIRD, "Score anybody's top Figure that has a bonus.", |p| {
        p.score_one(TOPS.of(p.everyone()).of_set(Set::Figures).with_bonus()).done()
    })
    .would(
        THIRD,
        "Before you meld a yellow card, meld every hand card that is neither yellow nor purple.",
        YOU.melds()
            .when(|_, card| card.color() == Yellow)
            .first(|p, _| p.all(Meld, HAND.not_color(Yellow).not_color(Purple)).done()),
    )
    .would(
        THIRD,
        "Before you meld a purple card, draw three 4s.",
        YOU.melds().when(|_, card| card.color() == Purple).first(|p, _| p.draw_several(3, 4).done()),
    );

const MICHAELANGELO: Definition = card("Michaelangelo", 4, Yellow, [Crown, Hex, Inspire, Crown])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .each(
        THIRD,
        "The cards in your hand are part of your score pile too.",
        Each::Places(Pile::Hand, Pile::Score),
    );

const NICCOLO_MACHIAVELLI: Definition = card(
    "Niccolo Machiavelli",
    4,
    Purple,
    [Echo, Lightbulb, Lightbulb, Hex],
)
.echo(THIRD, "Splay right a color of yours that is splayed left.", |p| {
    p.splay_one(p.colors_splayed(Left), Right).done()
})
.each(
    THIRD,
    "Each of your colors splayed right counts as an achievement if nobody else has that color splayed.",
    Each::Achievements(rule_alone),
);

fn rule_alone(seen: &Seen) -> usize {
    let splayed = |seat, color| seen.table().splay(seat, color) != Splay::None;
    let others = seen.others();
    let alone = |&color: &Color| !others.iter().any(|other| splayed(other, color));
    seen.colors_splayed(Right).iter().filter(alone).count()
}

const WILLIAM_SHAKESPEARE: Definition =
    card("William Shakespeare", 4, Purple, [Bonus(4), Inspire, Hex, Lightbulb])
        .inspire(THIRD, "Meld a card from your hand.", |p| p.meld_one(HAND).done())
        .decree(THIRD, Special::Rivalry)
        .each(
            THIRD,
            "Each card image visible on your board is worth a point.",
            Each::Points(|seen| seen.count(Hex)),
        );
