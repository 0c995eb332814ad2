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
        "If you would take a Dogma action, first reveal all cards of its card's color from your hand. \
         Every value printed in any effect is higher by their number during the action.",
        YOU.takes_a_dogma_action().first(|p, card| {
            let revealed = p.all(Reveal, HAND.color(card.color()))?;
            p.raise_values(revealed.len());
            Ok(())
        }),
    );

const TAKIYUDDIN: Definition = card("Takiyuddin", 4, Blue, [Inspire, Leaf, Leaf, Hex])
    .inspire(THIRD, "Draw and tuck a 5; if it has a [lightbulb], meld it instead.", observe)
    .decree(THIRD, Special::Advancement)
    .would(
        THIRD,
        "If you would take an Inspire action, you may first splay its color right.",
        YOU.takes_an_inspire_action()
            .first(|p, color| p.may_splay(color.into_iter().collect::<Colors>(), Right).done()),
    );

fn observe(p: &mut Player) -> Flow {
    let card = p.draw(5)?;
    p.act(if card.has(Lightbulb) { Meld } else { Tuck }, card).done()
}

const AMINA_SUKHERA: Definition = card("Amina Sukhera", 4, Red, [Factory, Inspire, Factory, Hex]);

const YI_SUN_SIN: Definition = card("Yi Sun-Sin", 4, Red, [Bonus(4), Hex, Factory, Echo]);

const CRISTOPHER_COLUMBUS: Definition =
    card("Cristopher Columbus", 4, Green, [Bonus(4), Leaf, Hex, Inspire]);

const GALILEO_GALILEI: Definition = card("Galileo Galilei", 4, Green, [Hex, Crown, Crown, Echo]);

const LEONARDO_DA_VINCI: Definition = card("Leonardo Da Vinci", 4, Yellow, [Echo, Bonus(5), Hex, Leaf]);

const MICHAELANGELO: Definition = card("Michaelangelo", 4, Yellow, [Crown, Hex, Inspire, Crown])
    .inspire(THIRD, "Score a card from your hand.", |p| p.score_one(HAND).done())
    .each(
        THIRD,
        "The cards in your hand are part of your score pile too.",
        Each::Places(Pile::Hand, Pile::Score),
    );

const NICCOLO_MACHIAVELLI: Definition =
    card("Niccolo Machiavelli", 4, Purple, [Echo, Lightbulb, Lightbulb, Hex]);

const WILLIAM_SHAKESPEARE: Definition =
    card("William Shakespeare", 4, Purple, [Bonus(4), Inspire, Hex, Lightbulb]);
