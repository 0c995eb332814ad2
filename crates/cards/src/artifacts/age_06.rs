//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &KILOGRAM_OF_THE_ARCHIVES,
    &PUFFING_BILLY,
    &FRIGATE_CONSTITUTION,
    &U_S_DECLARATION_OF_INDEPENDENCE,
    &THE_WEALTH_OF_NATIONS,
    &BUTTONWOOD_AGREEMENT,
    &STAMP_ACT,
    &PRIDE_AND_PREJUDICE,
    &MOONLIGHT_SONATA,
    &MARCHA_REAL,
];

const KILOGRAM_OF_THE_ARCHIVES: Definition =
    card("Kilogram of the Archives", 6, Blue, [Factory, Hex, Factory, Lightbulb]).dogma(
        THIRD,
        "Return a hand card, then one of your top cards. If you returned both and their values add up \
         to 10, draw and score a 10.",
        weigh,
    );

fn weigh(p: &mut Player) -> Flow {
    let scales = (p.return_one(HAND)?, p.return_one(TOPS)?);
    if let (Some(one), Some(other)) = scales
        && one.value() + other.value().get() == 10
    {
        p.draw_and_score(10)?;
    }
    Ok(())
}

const PUFFING_BILLY: Definition = card("Puffing Billy", 6, Blue, [Factory, Hex, Factory, Factory])
    .dogma(
        THIRD,
        "Reveal and return a hand card. Draw a card whose value is the number of the icon of which most \
         are visible in that color on your board. Splay that color right.",
        haul,
    );

/// Without a card there is no color, and the icons of none are 0 (G-10, RUL-270).
fn haul(p: &mut Player) -> Flow {
    let Some(card) = p.choose(Return, HAND)? else { return p.draw(Age::NONE).done() };
    p.reveal(card);
    p.return_card(card)?;
    p.draw(most_of_an_icon(p, card.color()))?;
    p.splay(card.color(), Right).done()
}

/// How many there are of the most frequent icon visible in a color; bonuses are the same icon if they
/// have the same number (RUL-46).
fn most_of_an_icon(p: &Player, color: Color) -> usize {
    let counts = p.table().stack_icons(p.seat(), color);
    let icons = Icon::SIX.into_iter().map(|icon| usize::from(counts.get(icon)));
    let mut showing_a_bonus = p.stack(color);
    showing_a_bonus.retain(|card| p.table().marks_of(card.id()).bonuses > 0);
    let alike = |card: &Card| {
        let same = showing_a_bonus.iter().filter(|other| other.bonus() == card.bonus());
        same.map(|other| usize::from(p.table().marks_of(other.id()).bonuses)).sum()
    };
    icons.chain(showing_a_bonus.iter().map(alike)).max().unwrap_or(0)
}

const FRIGATE_CONSTITUTION: Definition =
    card("Frigate Constitution", 6, Red, [Hex, Factory, Factory, Factory]).compel(
        THIRD,
        "Reveal a hand card. If one of my top cards has its value, return it, and your whole stack of \
         its color with it.",
        fire_a_broadside,
    );

fn fire_a_broadside(you: &mut Player) -> Flow {
    if let Some(shown) = you.one(Reveal, HAND)?
        && you.values(TOPS.of(you.demander())).contains(shown.value())
    {
        let sunk: Cards = std::iter::once(shown).chain(you.stack(shown.color())).collect();
        you.return_all(&sunk)?;
    }
    Ok(())
}

const U_S_DECLARATION_OF_INDEPENDENCE: Definition =
    card("U.S. Declaration of Independence", 6, Red, [Crown, Crown, Lightbulb, Hex]).compel(
        THIRD,
        "Transfer the highest card of your hand to my hand, the highest of your score pile to my score \
         pile, and your highest top card with a [factory] to my board.",
        secede,
    );

fn secede(you: &mut Player) -> Flow {
    let me = you.demander();
    you.transfer_one(HAND.highest(), me.hand())?;
    you.transfer_one(SCORE.highest(), me.score_pile())?;
    you.transfer_one(TOPS.with(Factory).highest(), me.board()).done()
}

const THE_WEALTH_OF_NATIONS: Definition = card(
    "The Wealth of Nations",
    6,
    Green,
    [Crown, Factory, Hex, Crown],
)
.dogma(
    THIRD,
    "Draw and score a 1. Draw and score a card whose value is a fifth of the values of all your score \
     cards together, rounded up.",
    enrich,
);

fn enrich(p: &mut Player) -> Flow {
    p.draw_and_score(1)?;
    let wealth: u16 = p.find(SCORE).iter().map(|card| u16::from(card.value().get())).sum();
    p.draw_and_score(wealth.div_ceil(5)).done()
}

const BUTTONWOOD_AGREEMENT: Definition =
    card("Buttonwood Agreement", 6, Green, [Factory, Crown, Factory, Hex]).dogma(
        THIRD,
        "Choose three colors. Draw and reveal an 8. If it has one of these colors, score it and splay \
         that color up. Otherwise keep it, return all your score cards of its color, and unsplay that \
         color.",
        trade,
    );

fn trade(p: &mut Player) -> Flow {
    let mut listed = Colors::NONE;
    while listed.len() < 3 {
        listed.insert(p.choose_color(listed.others())?);
    }
    let drawn = p.draw_and_reveal(8)?;
    if listed.contains(drawn.color()) {
        p.score(drawn)?;
        p.splay(drawn.color(), Up).done()
    } else {
        p.return_all(SCORE.color(drawn.color()))?;
        p.unsplay(drawn.color()).done()
    }
}

const STAMP_ACT: Definition = card("Stamp Act", 6, Yellow, [Hex, Crown, Lightbulb, Lightbulb]).compel(
    THIRD,
    "Transfer a score card of the value of your top yellow card to my score pile. If you do, return a \
     score card of the value of your top green card.",
    levy,
);

fn levy(you: &mut Player) -> Flow {
    let worth_as = |you: &Player, color| SCORE.value(you.highest(TOPS.color(color)));
    if you.transfer_one(worth_as(you, Yellow), you.demander().score_pile())?.is_some() {
        you.return_one(worth_as(you, Green))?;
    }
    Ok(())
}

const PRIDE_AND_PREJUDICE: Definition =
    card("Pride and Prejudice", 6, Yellow, [Hex, Lightbulb, Leaf, Lightbulb]).dogma(
        THIRD,
        "Draw and meld a 6. If none of the five colors has fewer visible cards on your board than its \
         color, score it and repeat this effect.",
        be_proud,
    );

/// A color that is not there has no visible cards, which is fewer than one (RUL-271).
fn be_proud(p: &mut Player) -> Flow {
    while let Some(melded) = p.draw_and_meld(6)? {
        let visible = |color| p.visible_cards(p.seat(), color);
        if Color::ALL.into_iter().any(|color| visible(color) < visible(melded.color())) {
            break;
        }
        p.score(melded)?;
    }
    Ok(())
}

const MOONLIGHT_SONATA: Definition =
    card("Moonlight Sonata", 6, Purple, [Lightbulb, Lightbulb, Hex, Lightbulb]).dogma(
        THIRD,
        "Choose a color with your highest top card, and meld the bottom card of that color on your \
         board. Claim an available achievement, standard or special, whether eligible or not.",
        play_by_night,
    );

/// The achievement does not depend on there being a color (G-10, RUL-272).
fn play_by_night(p: &mut Player) -> Flow {
    let highest = p.find(TOPS.highest()).iter().map(|card| card.color()).collect::<Colors>();
    if !highest.is_empty() {
        let color = p.choose_color(highest)?;
        p.meld_one(BOTTOMS.color(color))?;
    }
    p.one(Claim, UNCLAIMED).done()
}

const MARCHA_REAL: Definition = card("Marcha Real", 6, Purple, [Leaf, Leaf, Hex, Crown]).dogma(
    THIRD,
    "Reveal and return two hand cards. If they have the same value, draw a card one higher; if you had \
     none to return, draw a 1. If they have the same color, claim an available achievement, standard or \
     special, whether eligible or not.",
    march,
);

/// Two cards that are not there have the same value, 0, but no color (RUL-273).
fn march(p: &mut Player) -> Flow {
    let shown = p.exactly(2, Reveal, &p.find(HAND))?;
    p.return_all(&shown)?;
    match shown[..] {
        [] => p.draw(Age::new(1)).done(),
        [one, other] => {
            if one.value() == other.value() {
                p.draw(one.value() + 1)?;
            }
            if one.color() == other.color() {
                p.one(Claim, UNCLAIMED)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}
