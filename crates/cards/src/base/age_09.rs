//! Age 9: Postmodern.

use splay_engine::{Pile, Select};

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &COMPUTERS,
    &GENETICS,
    &COMPOSITES,
    &FISSION,
    &COLLABORATION,
    &SATELLITES,
    &ECOLOGY,
    &SUBURBIA,
    &SERVICES,
    &SPECIALIZATION,
];

const COMPUTERS: Definition = card("Computers", 9, Blue, [Clock, Hex, Clock, Factory])
    .dogma(ALL, "You may splay your red or green cards up.", |p| p.may_splay([Red, Green], Up).done())
    .dogma(
        UNTIL_THIRD,
        "Draw and meld a 10, then execute its effects other than demands, for yourself alone.",
        run,
    )
    .dogma(FOURTH, "Draw and meld a 10, then self-execute it.", run);

fn run(p: &mut Player) -> Flow {
    if let Some(program) = p.draw_and_meld(10)? {
        p.execute(program)?;
    }
    Ok(())
}

const GENETICS: Definition = card("Genetics", 9, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(UNTIL_THIRD, "Draw and meld a 10, then score all cards beneath it.", |p| splice(p, 10))
    .dogma(FOURTH, "Draw and meld an 11, then score all cards beneath it.", |p| splice(p, 11));

fn splice(p: &mut Player, value: i32) -> Flow {
    if let Some(melded) = p.draw_and_meld(value)? {
        p.all(Score, &p.stack(melded.color())[1..])?;
    }
    Ok(())
}

const COMPOSITES: Definition = card("Composites", 9, Red, [Factory, Factory, Hex, Factory]).demand(
    ALL,
    "Transfer all but one of your hand cards to my hand. Also transfer your highest score card to \
     my score pile.",
    supply,
);

fn supply(you: &mut Player) -> Flow {
    you.all_but_one(Transfer(you.demander().hand()), HAND)?;
    you.transfer_one(SCORE.highest(), you.demander().score_pile()).done()
}

const FISSION: Definition = card("Fission", 9, Red, [Hex, Clock, Clock, Clock])
    .demand(
        UNTIL_THIRD,
        "Draw and reveal a 10. If it is red, all hands, boards and score piles are removed from the \
         game, and this action is over.",
        |you| split_the_atom(you, |zone| zone.is_stack() || zone.is(Pile::Hand) || zone.is(Pile::Score)),
    )
    .demand(
        FOURTH,
        "Draw and reveal a 10. If it is red, everything that players have is junked but for their \
         achievements, and this action is over.",
        |you| split_the_atom(you, |zone| !zone.is(Pile::Achievements)),
    )
    .dogma(FIRST, "Return a top card other than [Fission] from any board.", irradiate)
    .dogma(
        SINCE_THIRD,
        "Return a top card other than [Fission] from any board. Draw a 10.",
        irradiate_and_rebuild,
    );

/// Whoever draws shows the card, red or not; the red one goes with all the others.
fn split_the_atom(you: &mut Player, is_lost: fn(Zone) -> bool) -> Flow {
    let drawn = you.draw_and_reveal(10)?;
    if drawn.color() != Red {
        return Ok(());
    }
    let belongings = Zone::all(you.state().players()).filter(|zone| zone.owner().is_some());
    let lost: Cards =
        belongings.filter(|&zone| is_lost(zone)).flat_map(|zone| you.table().cards(zone)).collect();
    you.all(Remove, &lost)?;
    you.end_action()
}

fn irradiate(p: &mut Player) -> Flow {
    p.return_one(TOPS.of(p.everyone()).except(p.this_card())).done()
}

fn irradiate_and_rebuild(p: &mut Player) -> Flow {
    irradiate(p)?;
    p.draw(10).done()
}

const COLLABORATION: Definition = card("Collaboration", 9, Green, [Hex, Crown, Clock, Crown])
    .demand(
        ALL,
        "Draw two 9s and reveal them. Transfer the one of my choice to my board. Meld the other.",
        contribute,
    )
    .dogma(ALL, "If ten or more cards on your board are green, you win.", succeed_together);

fn contribute(you: &mut Player) -> Flow {
    let me = you.demander();
    let drawn = you.draw_several(2, 9)?;
    you.all(Reveal, &drawn)?;
    let Some(mine) = you.by(me, |p| p.choose(Verb::Transfer, &drawn))? else { return Ok(()) };
    you.transfer(mine, me.board())?;
    let yours = if mine == drawn[0] { drawn[1] } else { drawn[0] };
    you.meld(yours).done()
}

fn succeed_together(p: &mut Player) -> Flow {
    if p.stack(Green).len() >= 10 { p.win() } else { Ok(()) }
}

const SATELLITES: Definition = card("Satellites", 9, Green, [Hex, Clock, Clock, Clock])
    .dogma(UNTIL_THIRD, "Return all your hand cards, then draw three 8s.", replace)
    .dogma(UNTIL_THIRD, "You may splay your purple cards up.", tilt)
    .dogma(FOURTH, "Return all your hand cards. You may splay your purple cards up.", deorbit_and_tilt)
    .dogma(FOURTH, "Draw three 8s.", put_into_orbit)
    .dogma(
        UNTIL_THIRD,
        "Meld a hand card, then execute its effects other than demands, for yourself alone.",
        switch_on,
    )
    .dogma(FOURTH, "Meld a hand card, then self-execute it.", switch_on);

fn replace(p: &mut Player) -> Flow {
    deorbit(p)?;
    put_into_orbit(p)
}

fn deorbit_and_tilt(p: &mut Player) -> Flow {
    deorbit(p)?;
    tilt(p)
}

fn deorbit(p: &mut Player) -> Flow {
    p.return_all(HAND).done()
}

fn tilt(p: &mut Player) -> Flow {
    p.may_splay(Purple, Up).done()
}

fn put_into_orbit(p: &mut Player) -> Flow {
    p.draw_several(3, 8).done()
}

fn switch_on(p: &mut Player) -> Flow {
    if let Some(melded) = p.meld_one(HAND)? {
        p.execute(melded)?;
    }
    Ok(())
}

const ECOLOGY: Definition = card("Ecology", 9, Yellow, [Leaf, Lightbulb, Lightbulb, Hex])
    .dogma(ALL, "You may return a hand card. If you do, score a hand card and draw two 10s.", recycle)
    .dogma(FOURTH, "You may junk the 10 deck.", |p| may_junk_deck(p, 10, "junk the 10 deck"));

fn recycle(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some() {
        p.score_one(HAND)?;
        p.draw_several(2, 10)?;
    }
    Ok(())
}

fn may_junk_deck(p: &mut Player, value: i32, what: &'static str) -> Flow {
    if p.deck_size(value) > 0 && p.wants_to(what)? {
        p.junk_deck(value)?;
    }
    Ok(())
}

const SUBURBIA: Definition = card("Suburbia", 9, Yellow, [Hex, Crown, Leaf, Leaf])
    .dogma(
        ALL,
        "You may tuck any number of hand cards. For each card tucked, draw and score a 1.",
        settle_down,
    )
    .dogma(FOURTH, "You may junk the 9 deck.", |p| may_junk_deck(p, 9, "junk the 9 deck"));

fn settle_down(p: &mut Player) -> Flow {
    let tucked = p.any_number(Tuck, HAND)?;
    for _ in tucked {
        p.draw_and_score(1)?;
    }
    Ok(())
}

const SERVICES: Definition = card("Services", 9, Purple, [Hex, Leaf, Leaf, Leaf])
    .demand(
        UNTIL_THIRD,
        "Transfer all the highest cards of your score pile to my hand. If there were any, transfer one \
         of my top cards without a [leaf] to your hand.",
        |you| pay_for_service(you, SCORE.highest()),
    )
    .demand(
        FOURTH,
        "Transfer all your score cards of a value that I choose to my hand. If there were any, transfer \
         one of my top cards without a [leaf] to your hand.",
        pay_what_i_choose,
    );

/// Even a value that is not there may be named (G-17), to keep my own cards.
fn pay_what_i_choose(you: &mut Player) -> Flow {
    if you.has(SCORE) {
        let value = you.by(you.demander(), |me| me.choose_any_value())?;
        pay_for_service(you, SCORE.value(value))?;
    }
    Ok(())
}

fn pay_for_service(you: &mut Player, fee: Select) -> Flow {
    let me = you.demander();
    if !you.transfer_all(fee, me.hand())?.is_empty() {
        you.transfer_one(TOPS.of(me).without(Leaf), you.seat().hand())?;
    }
    Ok(())
}

const SPECIALIZATION: Definition = card("Specialization", 9, Purple, [Hex, Factory, Leaf, Factory])
    .dogma(
        ALL,
        "Reveal a hand card. Transfer the top card of its color from each opponent's board to your \
         hand.",
        headhunt,
    )
    .dogma(ALL, "You may splay your yellow or blue cards up.", |p| {
        p.may_splay([Yellow, Blue], Up).done()
    });

fn headhunt(p: &mut Player) -> Flow {
    if let Some(wanted) = p.one(Reveal, HAND)? {
        p.transfer_all(TOPS.of(p.opponents()).color(wanted.color()), p.seat().hand())?;
    }
    Ok(())
}
