//! Age 8: Modern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &RADIO_TELESCOPE,
    &X_RAY,
    &BANDAGE,
    &PARACHUTE,
    &NYLON,
    &SLICED_BREAD,
    &AIR_CONDITIONER,
    &TRACTOR,
    &CROSSWORD,
    &TELEVISION,
];

const RADIO_TELESCOPE: Definition =
    card("Radio Telescope", 8, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).dogma(
        UNTIL_THIRD,
        "Draw a 9 for every two [lightbulb] on your board. Meld one of them and return the others. If \
         the one you meld so is [A. I.], you win.",
        listen,
    );

fn listen(p: &mut Player) -> Flow {
    let mut heard = p.draw_several(p.count(Lightbulb) / 2, 9)?;
    let Some(melded) = p.choose(Meld, &heard)? else { return Ok(()) };
    p.meld(melded)?;
    heard.retain(|card| *card != melded);
    p.return_all(&heard)?;
    if p.is_titled(melded, "A. I.") { p.win() } else { Ok(()) }
}

const X_RAY: Definition = card("X-Ray", 8, Blue, [Hex, Leaf, Echo, Bonus(8)])
    .echo(UNTIL_THIRD, "Draw and tuck an 8.", |p| p.draw_and_tuck(8).done())
    .dogma(
        UNTIL_THIRD,
        "For every three [leaf] on your board, name a value, then draw and foreshadow a card of it.",
        look_inside,
    )
    .dogma(UNTIL_THIRD, "You may splay your yellow cards up.", |p| p.may_splay(Yellow, Up).done());

fn look_inside(p: &mut Player) -> Flow {
    for _ in 0..p.count(Leaf) / 3 {
        let value = p.choose_any_value()?;
        p.draw_and_foreshadow(value)?;
    }
    Ok(())
}

const BANDAGE: Definition = card("Bandage", 8, Red, [Leaf, Echo, Hex, Leaf])
    .echo(UNTIL_THIRD, "Meld a hand card with a [leaf].", |p| p.meld_one(HAND.with(Leaf)).done())
    .demand(
        UNTIL_THIRD,
        "Of your score cards whose value you do not hold in hand, return the highest. Return one of \
         your top cards with a [clock].",
        rip_off,
    );

fn rip_off(you: &mut Player) -> Flow {
    let not_held = you.values(HAND).others();
    you.return_one(SCORE.values(not_held).highest())?;
    you.return_one(TOPS.with(Clock)).done()
}

const PARACHUTE: Definition = card("Parachute", 8, Red, [Factory, Hex, Clock, Clock]).demand(
    UNTIL_THIRD,
    "Transfer every hand card of yours without a [clock] to my hand.",
    bail_out,
);

fn bail_out(you: &mut Player) -> Flow {
    let ballast = HAND.without(Clock);
    you.transfer_all(ballast, you.demander().hand())?;
    you.prove_none(ballast);
    Ok(())
}

const NYLON: Definition = card("Nylon", 8, Green, [Bonus(8), Factory, Factory, Hex])
    .dogma(
        UNTIL_THIRD,
        "For every three [factory] on your board, draw and tuck an 8. If one of them was green, do all \
         this again.",
        spin,
    )
    .dogma(UNTIL_THIRD, "You may splay your red cards up.", |p| p.may_splay(Red, Up).done());

/// Each time, the number is settled before the first tuck (G-4).
fn spin(p: &mut Player) -> Flow {
    let mut again = true;
    while again {
        again = false;
        for _ in 0..p.count(Factory) / 3 {
            again |= p.draw_and_tuck(8)?.is_some_and(|card| card.color() == Green);
        }
    }
    Ok(())
}

const SLICED_BREAD: Definition = card("Sliced Bread", 8, Green, [Echo, Hex, Bonus(9), Crown])
    .echo(UNTIL_THIRD, "Return your hand and draw two 8s.", bake)
    .dogma(
        UNTIL_THIRD,
        "Return a score card. Twice, draw and score a card whose value is one less than that of the \
         returned card.",
        slice,
    );

fn bake(p: &mut Player) -> Flow {
    p.return_all(HAND)?;
    p.draw_several(2, 8).done()
}

/// Without a card to return its value is 0, and 1s are scored (RUL-203).
fn slice(p: &mut Player) -> Flow {
    let value = p.return_one(SCORE)?.map_or(Age::NONE, Card::value) - 1;
    p.draw_and_score(value)?;
    p.draw_and_score(value).done()
}

const AIR_CONDITIONER: Definition = card("Air Conditioner", 8, Yellow, [Hex, Echo, Bonus(9), Leaf])
    .echo(UNTIL_THIRD, "You may score a hand card.", |p| p.may_score(HAND).done())
    .demand(
        UNTIL_THIRD,
        "Return every score card of yours that has the value of one of your top cards.",
        leak,
    );

fn leak(you: &mut Player) -> Flow {
    let values = you.values(TOPS);
    you.return_all(SCORE.values(values)).done()
}

const TRACTOR: Definition = card("Tractor", 8, Yellow, [Echo, Clock, Clock, Hex])
    .echo(UNTIL_THIRD, "Draw a 7.", |p| p.draw(7).done())
    .dogma(UNTIL_THIRD, "Draw and score a 7, then draw a 7.", reap);

fn reap(p: &mut Player) -> Flow {
    p.draw_and_score(7)?;
    p.draw(7).done()
}

const CROSSWORD: Definition = card("Crossword", 8, Purple, [Crown, Bonus(8), Hex, Crown]).dogma(
    UNTIL_THIRD,
    "For each bonus visible on your board, in an order of your choice, draw a card whose value is that \
     bonus.",
    fill_in,
);

/// The order is the player's to choose, for it decides from which set each card comes (RUL-209).
fn fill_in(p: &mut Player) -> Flow {
    let mut left = p.bonuses();
    while !left.is_empty() {
        let value = p.choose_value(left.iter().copied().collect::<Ages>())?;
        if let Some(filled) = left.iter().position(|&bonus| bonus == value) {
            left.remove(filled);
        }
        p.draw(value)?;
    }
    Ok(())
}

const TELEVISION: Definition = card("Television", 8, Purple, [Bonus(8), Hex, Clock, Echo])
    .echo(UNTIL_THIRD, "Draw and meld an 8.", |p| p.draw_and_meld(8).done())
    .dogma(
        UNTIL_THIRD,
        "Name a value and pick an opponent. Of their score cards of that value, transfer one to their own \
         board. If that is also the value of an achievement of theirs, achieve, if eligible, another of \
         those score cards.",
        put_on_air,
    );

/// The player who names the value picks the cards, by their backs (RUL-210).
fn put_on_air(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    let Some(star) = p.choose_player(p.opponents(), "bring onto the screen")? else { return Ok(()) };
    let scenes = SCORE.of(star).value(value);
    p.transfer_one(scenes, star.board())?;
    if p.state().achievements_of(star, value) > 0 {
        p.one(Achieve, scenes)?;
    }
    Ok(())
}
