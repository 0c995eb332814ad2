//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PARNELL_PITCH_DROP,
    &EARHARTS_LOCKHEED_ELECTRA_10E,
    &BATTLESHIP_BISMARCK,
    &BATTLESHIP_YAMATO,
    &OCEAN_LINER_TITANIC,
    &MEIJI_MURA_STAMP_VENDING_MACHINE,
    &PLUSH_BEWEGLICH_ROD_BEAR,
    &TIME,
    &GARLANDS_RUBY_SLIPPERS,
    &WORLD_CUP_FINAL_BALL,
];

const PARNELL_PITCH_DROP: Definition =
    card("Parnell Pitch Drop", 8, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(
        THIRD,
        "Draw and meld a card one higher than your highest top card. If it has three [clock], you win.",
        drip,
    );

fn drip(p: &mut Player) -> Flow {
    match p.draw_and_meld(p.highest(TOPS) + 1)? {
        Some(drop) if p.printed_on(drop, Clock) >= 3 => p.win(),
        _ => Ok(()),
    }
}

const EARHARTS_LOCKHEED_ELECTRA_10E: Definition =
    card("Earhart's Lockheed Electra 10E", 8, Blue, [Clock, Hex, Clock, Clock]).dogma(
        THIRD,
        "For each value from 8 down to 1, return one of your top cards of that value. If you returned \
         eight cards, you win. Otherwise claim an available achievement, standard or special, whether \
         eligible or not.",
        fly_around_the_world,
    );

/// Value by value: what one card uncovers can be the next (G-21 does not hold for it).
fn fly_around_the_world(p: &mut Player) -> Flow {
    let mut legs = 0;
    for value in (1..=8u8).rev() {
        legs += usize::from(p.return_one(TOPS.value(value))?.is_some());
    }
    if legs == 8 { p.win() } else { p.one(Claim, UNCLAIMED).done() }
}

const BATTLESHIP_BISMARCK: Definition =
    card("Battleship Bismarck", 8, Red, [Hex, Factory, Factory, Factory]).compel(
        THIRD,
        "Draw and reveal an 8. Return all cards of its color from your board.",
        bombard,
    );

fn bombard(you: &mut Player) -> Flow {
    let color = you.draw_and_reveal(8)?.color();
    you.return_all(&you.stack(color)).done()
}

const BATTLESHIP_YAMATO: Definition =
    card("Battleship Yamato", 8, Red, [Blank, Hex, Blank, Blank]).worth_face_up(11);

const OCEAN_LINER_TITANIC: Definition =
    card("Ocean Liner Titanic", 8, Green, [Crown, Factory, Crown, Hex]).dogma(
        THIRD,
        "Score all your bottom cards.",
        |p| p.all(Score, BOTTOMS).done(),
    );

const MEIJI_MURA_STAMP_VENDING_MACHINE: Definition =
    card("Meiji-Mura Stamp Vending Machine", 8, Green, [Leaf, Crown, Hex, Crown]).dogma(
        THIRD,
        "Return a hand card. Draw and score three cards of its value; if you had none to return, three \
         1s.",
        insert_a_coin,
    );

/// A card that is not there has value 0 (RUL-270).
fn insert_a_coin(p: &mut Player) -> Flow {
    let value = p.return_one(HAND)?.map_or(Age::NONE, |card| card.value());
    for _ in 0..3 {
        p.draw_and_score(value)?;
    }
    Ok(())
}

const PLUSH_BEWEGLICH_ROD_BEAR: Definition =
    card("Plush Beweglich Rod Bear", 8, Yellow, [Leaf, Leaf, Leaf, Hex]).dogma(
        THIRD,
        "Choose a value. Splay up each of your colors whose top card has it. Return every score card of \
         that value, whoever has it.",
        cuddle,
    );

fn cuddle(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    p.splay_all(p.find(TOPS.value(value)).iter().map(|top| top.color()).collect::<Colors>(), Up)?;
    for seat in p.everyone().iter() {
        p.return_all(SCORE.of(seat).value(value))?;
    }
    Ok(())
}

const TIME: Definition = card("Time", 8, Yellow, [Hex, Clock, Clock, Lightbulb]).compel(
    THIRD,
    "Transfer one of your top cards that has a [clock] and is not yellow to my board. If you do, repeat \
     this effect.",
    pass,
);

fn pass(you: &mut Player) -> Flow {
    let fleeting = TOPS.with(Clock).not_color(Yellow);
    while you.transfer_one(fleeting, you.demander().board())?.is_some() {}
    Ok(())
}

const GARLANDS_RUBY_SLIPPERS: Definition = card(
    "Garland's Ruby Slippers",
    8,
    Purple,
    [Hex, Clock, Clock, Clock],
)
.dogma(
    THIRD,
    "Meld an 8 from your hand. If it has no effects, you win. Otherwise execute all its effects as if \
         they were on this card; nobody shares them.",
    go_home,
);

fn go_home(p: &mut Player) -> Flow {
    match p.meld_one(HAND.value(8))? {
        Some(melded) if !p.has_effects(melded) => p.win(),
        Some(melded) => p.execute_here(melded).done(),
        None => Ok(()),
    }
}

const WORLD_CUP_FINAL_BALL: Definition =
    card("'30 World Cup Final Ball", 8, Purple, [Leaf, Leaf, Clock, Hex])
        .compel(THIRD, "Return one of your achievements.", |you| you.return_one(ACHIEVEMENTS).done())
        .dogma(
            THIRD,
            "Draw and reveal an 8. If a single player has the highest top card of its color, they claim \
             it as an achievement, whether eligible or not, and you repeat this effect.",
            score_goals,
        );

/// Nobody leads in a color that nobody has; who alone has it, does (RUL-277).
fn score_goals(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(8)?;
        let leader = p.single_most(|seat| p.highest(TOPS.of(seat).color(drawn.color())));
        let Some(scorer) = leader else { return Ok(()) };
        p.by(scorer, |p| p.act(Claim, drawn))?;
        if p.table().zone_of(drawn.id()) != Zone::achievements(scorer) {
            return Ok(());
        }
    }
}
