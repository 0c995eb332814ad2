//! The five Relics of Artifacts of History, each a card of one of the sets (R-ART-7).

use splay_engine::{Edition, Set};

use crate::prelude::*;

/// The Relics in an edition, each with the set it is a card of; none in editions without Artifacts.
#[must_use]
pub fn cards(edition: Edition) -> Vec<(Set, &'static Definition)> {
    if !Set::Artifacts.editions().contains(edition) {
        return Vec::new();
    }
    vec![
        (Set::Cities, &TIMBUKTU),
        (Set::Base, &COMPLEX_NUMBERS),
        (Set::Artifacts, &NEWTON_WICKINS_TELESCOPE),
        (Set::Figures, &CHING_SHIH),
        (Set::Echoes, &SAFETY_PIN),
    ]
}

const TIMBUKTU: Definition = card("Timbuktu", 3, Green, [Lightbulb, Crown, Crown, Crown, Plus]);

const COMPLEX_NUMBERS: Definition =
    card("Complex Numbers", 4, Blue, [Factory, Hex, Lightbulb, Lightbulb]).dogma(
        THIRD,
        "You may reveal a hand card with exactly the icons of one of your top cards, in kind and \
         number. If you do, claim an available achievement of its value, whether eligible or not.",
        match_icons,
    );

fn match_icons(p: &mut Player) -> Flow {
    let alike: Cards = p
        .find(HAND)
        .into_iter()
        .filter(|&card| p.find(TOPS).iter().any(|&top| p.same_icons(card, top)))
        .collect();
    if let Some(card) = p.may(Reveal, &alike)? {
        p.one(Claim, AVAILABLE.value(card.value()))?;
    }
    Ok(())
}

const NEWTON_WICKINS_TELESCOPE: Definition =
    card("Newton-Wickins Telescope", 5, Purple, [Factory, Lightbulb, Factory, Hex]).dogma(
        THIRD,
        "You may return any number of score cards. If you return some, draw and meld a card whose \
         value is their number. If that has a [clock], return it.",
        focus,
    );

fn focus(p: &mut Player) -> Flow {
    let returned = p.any_number(Return, SCORE)?.len();
    if returned > 0 {
        let melded = p.draw_and_meld(returned)?;
        if let Some(melded) = melded.filter(|card| card.has(Clock)) {
            p.return_card(melded)?;
        }
    }
    Ok(())
}

const CHING_SHIH: Definition = card("Ching Shih", 6, Red, [Clock, Clock, Hex, Leaf])
    .when(
        THIRD,
        "When you meld this card from your hand, take one of your opponents' achievements as your \
         own.",
        |p| match p.melded_from_hand() {
            true => {
                let to = p.seat().achievements_pile();
                p.transfer_one(ACHIEVEMENTS.of(p.opponents()), to).done()
            }
            false => Ok(()),
        },
    )
    .would(
        THIRD,
        "If you would score a card that is not a Figure, instead transfer a card of its value from an \
         opponent's score pile to yours.",
        YOU.scores().when(|_, card| card.set() != Set::Figures).instead(|p, card| {
            let alike = SCORE.of(p.opponents()).value(card.value());
            p.transfer_one(alike, p.seat().score_pile()).done()
        }),
    );

const SAFETY_PIN: Definition = card("Safety Pin", 7, Yellow, [Hex, Echo, Leaf, Leaf])
    .echo(THIRD, "Draw and score a 7.", |p| p.draw_and_score(7).done())
    .demand(THIRD, "Return all cards of a value above 6 from your hand. Draw a 6.", fasten);

fn fasten(you: &mut Player) -> Flow {
    you.return_all(HAND.values(Ages::range(1, you.printed(6).get()).others()))?;
    you.draw(6).done()
}
