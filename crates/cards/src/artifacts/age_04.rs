//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PETITION_OF_RIGHT,
    &DELFT_POCKET_TELESCOPE,
    &EAST_INDIA_COMPANY_CHARTER,
    &TORTUGAS_GALLEON,
    &MOLASSES_REEF_CARAVEL,
    &HUNT_LENOX_GLOBE,
    &MOSES,
    &MONA_LISA,
    &CROSS_OF_CORONADO,
    &ABELL_GALLERY_HARPSICHORD,
];

const PETITION_OF_RIGHT: Definition =
    card("Petition of Right", 4, Blue, [Lightbulb, Hex, Crown, Lightbulb]).compel(
        THIRD,
        "For each of your top cards with a [castle], transfer a score card to my score pile.",
        pay_without_consent,
    );

fn pay_without_consent(you: &mut Player) -> Flow {
    let castles = you.size(TOPS.with(Castle));
    you.exactly(castles, Transfer(you.demander().score_pile()), SCORE).done()
}

const DELFT_POCKET_TELESCOPE: Definition =
    card("Delft Pocket Telescope", 4, Blue, [Factory, Hex, Lightbulb, Lightbulb]).dogma(
        THIRD,
        "Return a score card. Having done so, draw a 5 and a 6, and reveal one of the two that shares \
         an icon with what you returned. If neither does, return both and do this again.",
        focus,
    );

/// Cards that do not fit go back unseen (RUL-259).
fn focus(p: &mut Player) -> Flow {
    while let Some(returned) = p.return_one(SCORE)? {
        let drawn = [p.draw(5)?, p.draw(6)?];
        let alike: Cards = drawn.into_iter().filter(|card| card.shares_icon_with(returned)).collect();
        if p.one(Reveal, &alike)?.is_some() {
            break;
        }
        p.return_all(&drawn)?;
    }
    Ok(())
}

const EAST_INDIA_COMPANY_CHARTER: Definition =
    card("East India Company Charter", 4, Red, [Crown, Factory, Factory, Hex]).dogma(
        THIRD,
        "Choose a value other than 5. Return every score card of that value, whoever has it. For each \
         player who loses any, draw and score a 5.",
        monopolize,
    );

/// Piles are returned seat by seat (RUL-4).
fn monopolize(p: &mut Player) -> Flow {
    let value = p.choose_value(Ages::range(1, 10).but(p.printed(5)))?;
    let mut losers = 0;
    for seat in p.everyone().iter() {
        if !p.return_all(SCORE.of(seat).value(value))?.is_empty() {
            losers += 1;
        }
    }
    for _ in 0..losers {
        p.draw_and_score(5)?;
    }
    Ok(())
}

const TORTUGAS_GALLEON: Definition = card("Tortugas Galleon", 4, Red, [Factory, Factory, Crown, Hex])
    .compel(
        THIRD,
        "Transfer all the highest of your score cards to my score pile. If you do, transfer a top card of \
         the same value to my board.",
        plunder,
    );

fn plunder(you: &mut Player) -> Flow {
    let me = you.demander();
    let value = you.highest(SCORE);
    if !you.transfer_all(SCORE.highest(), me.score_pile())?.is_empty() {
        you.transfer_one(TOPS.value(value), me.board())?;
    }
    Ok(())
}

const MOLASSES_REEF_CARAVEL: Definition = card(
    "Molasses Reef Caravel",
    4,
    Green,
    [Lightbulb, Lightbulb, Lightbulb, Hex],
)
.dogma(
    THIRD,
    "Return your whole hand. Draw three 4s. Meld a blue hand card. Score a hand card. Return a score \
     card.",
    unload,
);

fn unload(p: &mut Player) -> Flow {
    p.return_all(HAND)?;
    p.draw_several(3, 4)?;
    p.meld_one(HAND.color(Blue))?;
    p.score_one(HAND)?;
    p.return_one(SCORE).done()
}

const HUNT_LENOX_GLOBE: Definition = card(
    "Hunt-Lenox Globe",
    4,
    Green,
    [Lightbulb, Lightbulb, Hex, Lightbulb],
)
.dogma(
    THIRD,
    "If you hold fewer than four cards, return all your top cards that are not green, and draw a 5 for \
     each. Meld a hand card.",
    sail_off_the_map,
);

fn sail_off_the_map(p: &mut Player) -> Flow {
    if p.size(HAND) < 4 {
        let returned = p.return_all(TOPS.not_color(Green))?.len();
        p.draw_several(returned, 5)?;
    }
    p.meld_one(HAND).done()
}

const MOSES: Definition = card("Moses", 4, Yellow, [Leaf, Leaf, Hex, Leaf])
    .compel(THIRD, "Transfer all your top cards with a [crown] to my score pile.", |you| {
        you.transfer_all(TOPS.with(Crown), you.demander().score_pile()).done()
    })
    .dogma(THIRD, "Score one of your top cards with a [crown].", |p| {
        p.score_one(TOPS.with(Crown)).done()
    });

const MONA_LISA: Definition = card("Mona Lisa", 4, Yellow, [Hex, Crown, Leaf, Leaf]).dogma(
    THIRD,
    "Choose a number and a color. Draw five 4s, then reveal your hand. If it holds exactly so many cards of \
     that color, score them and splay that color right. Otherwise, return your whole hand.",
    guess_the_smile,
);

/// The highest number offered stands for all that the hand cannot reach (RUL-258).
fn guess_the_smile(p: &mut Player) -> Flow {
    let number = p.choose_number(p.size(HAND) + 6)?;
    let color = p.choose_color(Colors::ALL)?;
    p.draw_several(5, 4)?;
    p.all(Reveal, HAND)?;
    if p.size(HAND.color(color)) == number {
        p.all(Score, HAND.color(color))?;
        p.splay(color, Right).done()
    } else {
        p.return_all(HAND).done()
    }
}

const CROSS_OF_CORONADO: Definition = card("Cross of Coronado", 4, Purple, [Crown, Crown, Hex, Crown])
    .dogma(
        THIRD,
        "Reveal your hand. If it is exactly five cards, one of each color, you win.",
        bring_to_the_museum,
    );

fn bring_to_the_museum(p: &mut Player) -> Flow {
    let hand = p.all(Reveal, HAND)?;
    let colors: Colors = hand.iter().map(|card| card.color()).collect();
    if hand.len() == 5 && colors == Colors::ALL { p.win() } else { Ok(()) }
}

const ABELL_GALLERY_HARPSICHORD: Definition = card(
    "Abell Gallery Harpsichord",
    4,
    Purple,
    [Leaf, Hex, Crown, Leaf],
)
.dogma(
    THIRD,
    "For each value that exactly one of your top cards has, draw and score a card of that value, the \
     lowest first.",
    run_up_the_keys,
);

fn run_up_the_keys(p: &mut Player) -> Flow {
    let values = p.values(TOPS).iter().filter(|&value| p.size(TOPS.value(value)) == 1);
    let single: Ages = values.collect();
    single.iter().try_for_each(|value| p.draw_and_score(value).done())
}
