//! Age 8: Modern.

use splay_engine::Colors;

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &QUANTUM_THEORY,
    &ROCKETRY,
    &FLIGHT,
    &MOBILITY,
    &CORPORATIONS,
    &MASS_MEDIA,
    &ANTIBIOTICS,
    &SKYSCRAPERS,
    &EMPIRICISM,
    &SOCIALISM,
];

const QUANTUM_THEORY: Definition = card("Quantum Theory", 8, Blue, [Clock, Clock, Clock, Hex]).dogma(
    ALL,
    "You may return up to two hand cards. If you returned two, draw a 10, then draw and score a 10.",
    leap,
);

fn leap(p: &mut Player) -> Flow {
    if p.up_to(2, Return, HAND)?.len() == 2 {
        p.draw(10)?;
        p.draw_and_score(10)?;
    }
    Ok(())
}

const ROCKETRY: Definition = card("Rocketry", 8, Blue, [Clock, Clock, Clock, Hex])
    .dogma(
        UNTIL_THIRD,
        "For every two [clock] on your board, return a card from any opponent's score pile.",
        |p| launch(p, p.count(Clock) / 2),
    )
    .dogma(
        FOURTH,
        "For each color on your board that shows a [clock], return a card from any opponent's score \
         pile.",
        |p| launch(p, p.colors_showing(Clock).len()),
    );

fn launch(p: &mut Player, rockets: usize) -> Flow {
    for _ in 0..rockets {
        p.return_one(SCORE.of(p.opponents()))?;
    }
    Ok(())
}

const FLIGHT: Definition = card("Flight", 8, Red, [Crown, Hex, Clock, Crown])
    .dogma(ALL, "If red is splayed up on your board, you may splay one of your colors up.", soar)
    .dogma(ALL, "You may splay your red cards up.", |p| p.may_splay(Red, Up).done());

fn soar(p: &mut Player) -> Flow {
    if p.splay_of(Red) == Up {
        p.may_splay(Color::ALL, Up)?;
    }
    Ok(())
}

const MOBILITY: Definition = card("Mobility", 8, Red, [Hex, Factory, Clock, Factory])
    .demand(
        UNTIL_THIRD,
        "Transfer your two highest top cards without a [factory], other than red, to my score pile. If \
         you transferred any, draw an 8.",
        drive_off,
    )
    .demand(
        FOURTH,
        "Transfer your two highest top cards without a [factory], of different colors other than red, \
         to my score pile. If you transferred any, draw an 8.",
        drive_off,
    );

/// Both are top cards at the start, so of two colors; what the first one uncovers is safe (G-21).
fn drive_off(you: &mut Player) -> Flow {
    let cargo = you.choose_highest(2, Verb::Transfer, TOPS.not_color(Red).without(Factory))?;
    if !you.transfer_all(&cargo, you.demander().score_pile())?.is_empty() {
        you.draw(8)?;
    }
    Ok(())
}

const CORPORATIONS: Definition = card("Corporations", 8, Green, [Hex, Factory, Factory, Crown])
    .demand(
        ALL,
        "Transfer a top card with a [factory], other than green, from your board to my score pile and, \
         if you do, draw and meld an 8.",
        sell_out,
    )
    .dogma(ALL, "Draw and meld an 8.", |p| p.draw_and_meld(8).done());

fn sell_out(you: &mut Player) -> Flow {
    let sold = you.transfer_one(TOPS.not_color(Green).with(Factory), you.demander().score_pile())?;
    if sold.is_some() {
        you.draw_and_meld(8)?;
    }
    Ok(())
}

const MASS_MEDIA: Definition = card("Mass Media", 8, Green, [Lightbulb, Hex, Clock, Lightbulb])
    .dogma(
        ALL,
        "You may return a hand card. If you do, choose a value and return every score card of that \
         value, whoever has it.",
        drown_out,
    )
    .dogma(ALL, "You may splay your purple cards up.", |p| p.may_splay(Purple, Up).done());

fn drown_out(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some() {
        let value = p.choose_any_value()?;
        for seat in p.everyone().iter() {
            p.return_all(SCORE.of(seat).value(value))?;
        }
    }
    Ok(())
}

const ANTIBIOTICS: Definition = card("Antibiotics", 8, Yellow, [Leaf, Leaf, Leaf, Hex]).dogma(
    ALL,
    "You may return up to three hand cards. For each different value among them, draw two 8s.",
    treat,
);

fn treat(p: &mut Player) -> Flow {
    let returned = p.up_to(3, Return, HAND)?;
    p.draw_several(2 * different_values(&returned).len(), 8).done()
}

const SKYSCRAPERS: Definition = card("Skyscrapers", 8, Yellow, [Hex, Factory, Crown, Crown])
    .demand(
        UNTIL_THIRD,
        "Transfer a top card with a [clock], other than yellow, from your board to mine. If you do, \
         score the card that was beneath it, and return all your other cards of its color.",
        |you| clear_the_site(you).done(),
    )
    .demand(
        FOURTH,
        "Transfer a top card with a [clock], other than yellow, from your board to mine. If you do, \
         score the card that was beneath it, return all your other cards of its color, and if \
         [Skyscrapers] is on top of any stack, transfer it to my hand.",
        tear_down_and_move_on,
    );

fn tear_down_and_move_on(you: &mut Player) -> Flow {
    if clear_the_site(you)? {
        let skyscrapers = you.table().card(you.this_card());
        if you.find(TOPS.of(you.everyone())).contains(&skyscrapers) {
            you.transfer(skyscrapers, you.demander().hand())?;
        }
    }
    Ok(())
}

fn clear_the_site(you: &mut Player) -> Flow<bool> {
    let site = TOPS.not_color(Yellow).with(Clock);
    let Some(given) = you.transfer_one(site, you.demander().board())? else {
        return Ok(false);
    };
    if let Some(beneath) = you.top(given.color()) {
        you.score(beneath)?;
    }
    you.return_all(&you.stack(given.color()))?;
    Ok(true)
}

const EMPIRICISM: Definition = card("Empiricism", 8, Purple, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(
        UNTIL_THIRD,
        "Choose two colors. Draw and reveal a 9. If it has one of those colors, meld it, and you may \
         splay that color up.",
        observe,
    )
    .dogma(
        FOURTH,
        "Choose two colors. Draw and reveal a 9. If it has one of those colors, meld it and splay that \
         color up. Otherwise, unsplay its color.",
        experiment,
    )
    .dogma(ALL, "If there are twenty or more [lightbulb] on your board, you win.", |p| {
        if p.count(Lightbulb) >= 20 { p.win() } else { Ok(()) }
    });

fn observe(p: &mut Player) -> Flow {
    let expected = hypothesize(p)?;
    let drawn = p.draw_and_reveal(9)?;
    if expected.contains(drawn.color()) {
        p.meld(drawn)?;
        p.may_splay(drawn.color(), Up)?;
    }
    Ok(())
}

fn experiment(p: &mut Player) -> Flow {
    let expected = hypothesize(p)?;
    let drawn = p.draw_and_reveal(9)?;
    if expected.contains(drawn.color()) {
        p.meld(drawn)?;
        p.splay(drawn.color(), Up)?;
    } else {
        p.unsplay(drawn.color())?;
    }
    Ok(())
}

fn hypothesize(p: &mut Player) -> Flow<Colors> {
    let one = Colors::only(p.choose_color(Color::ALL)?);
    let other = p.choose_color(one.others())?;
    Ok(one.with(other))
}

const SOCIALISM: Definition = card("Socialism", 8, Purple, [Leaf, Hex, Leaf, Leaf])
    .dogma(
        UNTIL_THIRD,
        "You may tuck all your hand cards. If you tucked a purple card, transfer all the lowest \
         cards of each other player's hand to yours.",
        redistribute,
    )
    .dogma(FOURTH, "You may tuck one of your top cards. If you do, tuck all your hand cards.", share_out)
    .dogma(FOURTH, "You may junk an available achievement of value 8 to 10.", |p| {
        p.may(Junk, AVAILABLE.values(8..=10)).done()
    });

fn redistribute(p: &mut Player) -> Flow {
    if !p.has(HAND) || !p.wants_to("tuck all your hand cards")? {
        return Ok(());
    }
    if p.all(Tuck, HAND)?.iter().any(|card| card.color() == Purple) {
        for seat in p.others().iter() {
            p.transfer_all(HAND.of(seat).lowest(), p.seat().hand())?;
        }
    }
    Ok(())
}

fn share_out(p: &mut Player) -> Flow {
    if p.may(Tuck, TOPS)?.is_some() {
        p.all(Tuck, HAND)?;
    }
    Ok(())
}
