//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] =
    [&CALCULATOR, &LASER, &HELICOPTER, &JET, &CREDIT_CARD, &EMAIL, &ATM, &WRISTWATCH, &KARAOKE, &ROCK];

const CALCULATOR: Definition = card("Calculator", 9, Blue, [Clock, Hex, Clock, Lightbulb])
    .dogma(
        UNTIL_THIRD,
        "Score two of your bottom cards that are not blue. If those were two and their values add up to \
         less than 11, draw a card of that sum and, unless this is the second time, do all this again.",
        add_up,
    )
    .dogma(UNTIL_THIRD, "You may splay your blue cards up.", |p| p.may_splay(Blue, Up).done());

/// Both are bottom cards at the start, so they differ in color; the second time a card is drawn too
/// (RUL-204).
fn add_up(p: &mut Player) -> Flow {
    for _ in 0..2 {
        let digits = p.find(BOTTOMS.not_color(Blue));
        let scored = p.exactly(2, Score, &digits)?;
        let sum: u8 = scored.iter().map(|card| card.value().get()).sum();
        if scored.len() < 2 || sum >= 11 {
            break;
        }
        p.draw(sum)?;
    }
    Ok(())
}

const LASER: Definition = card("Laser", 9, Blue, [Lightbulb, Leaf, Lightbulb, Hex]).dogma(
    UNTIL_THIRD,
    "Return the standard achievements that nobody owns, then half of your score cards, rounded up. \
     Draw and meld a 10, twice.",
    burn_through,
);

fn burn_through(p: &mut Player) -> Flow {
    p.return_all(STANDARD)?;
    p.exactly(p.size(SCORE).div_ceil(2), Return, SCORE)?;
    p.draw_and_meld(10)?;
    p.draw_and_meld(10).done()
}

const HELICOPTER: Definition = card("Helicopter", 9, Red, [Factory, Factory, Factory, Hex]).dogma(
    UNTIL_THIRD,
    "Transfer anybody's top card other than [Helicopter] to the score pile of the player who has it. \
     You may return a hand card that has an icon in common with it. If you do, do all this again.",
    airlift,
);

fn airlift(p: &mut Player) -> Flow {
    let tops = TOPS.of(p.everyone()).except(p.this_card());
    while let Some(lifted) = p.choose(Verb::Transfer, tops)? {
        let Some(owner) = p.table().zone_of(lifted.id()).owner() else { break };
        p.transfer(lifted, owner.score_pile())?;
        let mut fuel = p.find(HAND);
        fuel.retain(|card| card.shares_icon_with(lifted));
        if p.may(Return, &fuel)?.is_none() {
            break;
        }
    }
    Ok(())
}

const JET: Definition = card("Jet", 9, Red, [Hex, Echo, Clock, Bonus(10)])
    .echo(UNTIL_THIRD, "Meld a hand card.", take_off)
    .demand(
        UNTIL_THIRD,
        "Return your top card of the color of the card I melded by the echo effect of [Jet].",
        strike,
    );

fn take_off(p: &mut Player) -> Flow {
    if let Some(melded) = p.meld_one(HAND)? {
        p.remember(melded);
    }
    Ok(())
}

fn strike(you: &mut Player) -> Flow {
    if let Some(melded) = you.remembered_by(you.demander())
        && let Some(target) = you.top(melded.color())
    {
        you.return_card(target)?;
    }
    Ok(())
}

const CREDIT_CARD: Definition = card("Credit Card", 9, Green, [Echo, Crown, Bonus(9), Hex])
    .echo(UNTIL_THIRD, "Draw and foreshadow a 9.", |p| p.draw_and_foreshadow(9).done())
    .dogma(
        UNTIL_THIRD,
        "You may take one of your top cards that is not green into your hand. If you do, draw and score \
         one of the same value.",
        cash_in,
    )
    .dogma(UNTIL_THIRD, "You may splay your green cards up.", |p| p.may_splay(Green, Up).done());

fn cash_in(p: &mut Player) -> Flow {
    if let Some(taken) = p.may(Take, TOPS.not_color(Green))? {
        p.draw_and_score(taken.value())?;
    }
    Ok(())
}

const EMAIL: Definition = card("Email", 9, Green, [Echo, Clock, Clock, Hex])
    .echo(UNTIL_THIRD, "Draw and foreshadow a 10.", |p| p.draw_and_foreshadow(10).done())
    .dogma(UNTIL_THIRD, "Draw and foreshadow a 9.", |p| p.draw_and_foreshadow(9).done())
    .dogma(
        UNTIL_THIRD,
        "Of your top cards that are not green, take the lowest. Execute its effects other than demands, \
         for yourself alone.",
        |p| p.one(Execute, TOPS.not_color(Green).lowest()).done(),
    );

const ATM: Definition = card("ATM", 9, Yellow, [Crown, Hex, Echo, Bonus(9)])
    .echo(UNTIL_THIRD, "Name a value, then draw and score a card of it.", deposit)
    .demand(
        UNTIL_THIRD,
        "Of your top cards that are not yellow and have no [crown], transfer the highest to my board.",
        withdraw,
    )
    .dogma(UNTIL_THIRD, "You may splay your purple cards up.", |p| p.may_splay(Purple, Up).done());

fn deposit(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    p.draw_and_score(value).done()
}

fn withdraw(you: &mut Player) -> Flow {
    let savings = TOPS.not_color(Yellow).without(Crown);
    you.transfer_one(savings.highest(), you.demander().board()).done()
}

const WRISTWATCH: Definition = card("Wristwatch", 9, Yellow, [Hex, Factory, Bonus(10), Echo])
    .echo(UNTIL_THIRD, "Tuck one of your top cards that is not yellow.", wind)
    .dogma(
        UNTIL_THIRD,
        "For each bonus visible on your board, from the lowest to the highest, draw and tuck a card \
         whose value is that bonus.",
        tick,
    );

/// The color keeps its splay (RUL-205).
fn wind(p: &mut Player) -> Flow {
    p.one(Tuck, TOPS.not_color(Yellow)).done()
}

/// The bonuses are those visible before the first tuck (RUL-205).
fn tick(p: &mut Player) -> Flow {
    for bonus in p.bonuses() {
        p.draw_and_tuck(bonus)?;
    }
    Ok(())
}

const KARAOKE: Definition = card("Karaoke", 9, Purple, [Hex, Leaf, Bonus(9), Echo])
    .echo(UNTIL_THIRD, "Name a value below 10, then draw and meld a card of it.", pick_a_song)
    .dogma(
        UNTIL_THIRD,
        "Execute the effects, other than demands, of the card you melded by the echo effect of \
         [Karaoke], for yourself alone.",
        sing,
    )
    .dogma(UNTIL_THIRD, "You may take one of your bottom cards into your hand.", |p| {
        p.may(Take, BOTTOMS).done()
    });

fn pick_a_song(p: &mut Player) -> Flow {
    let value = p.choose_value(1..=p.printed(10).get() - 1)?;
    if let Some(song) = p.draw_and_meld(value)? {
        p.remember(song);
    }
    Ok(())
}

fn sing(p: &mut Player) -> Flow {
    if let Some(song) = p.remembered() {
        p.execute(song)?;
    }
    Ok(())
}

const ROCK: Definition = card("Rock", 9, Purple, [Leaf, Bonus(9), Hex, Leaf])
    .demand(
        UNTIL_THIRD,
        "Transfer your top green card to my hand. If that makes [Scissors] your top green card, I win.",
        crush,
    )
    .dogma(
        UNTIL_THIRD,
        "You may score one of your top cards. If your top green card is [Paper], you win.",
        roll_on,
    );

fn crush(you: &mut Player) -> Flow {
    let crushed = you.transfer_one(TOPS.color(Green), you.demander().hand())?;
    if crushed.is_some() && shows_in_green(you, "Scissors") {
        you.by(you.demander(), Player::win)
    } else {
        Ok(())
    }
}

fn roll_on(p: &mut Player) -> Flow {
    p.may_score(TOPS)?;
    if shows_in_green(p, "Paper") { p.win() } else { Ok(()) }
}

fn shows_in_green(p: &Player, title: &str) -> bool {
    p.top(Green).is_some_and(|card| p.is_titled(card, title))
}
