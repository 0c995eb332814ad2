//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &DICE,
    &PERFUME,
    &RULER,
    &BANGLE,
    &CANDLES,
    &PLUMBING,
    &COMB,
    &ICE_SKATES,
    &UMBRELLA,
    &CHOPSTICKS,
    &NOODLES,
    &SOAP,
    &BELL,
    &FLUTE,
    &PUPPET,
];

const DICE: Definition = card("Dice", 1, Blue, [Hex, Bonus(1), Crown, Crown]).dogma(
    UNTIL_THIRD,
    "Draw and reveal a 1. If there is a bonus on it, draw and meld a card whose value is that bonus.",
    roll,
);

fn roll(p: &mut Player) -> Flow {
    if let Some(bonus) = p.draw_and_reveal(1)?.bonus() {
        p.draw_and_meld(bonus)?;
    }
    Ok(())
}

const PERFUME: Definition = card("Perfume", 1, Blue, [Echo, Castle, Bonus(1), Hex])
    .echo(UNTIL_THIRD, "Draw and tuck a 1.", |p| p.draw_and_tuck(1).done())
    .demand(
        UNTIL_THIRD,
        "Transfer a top card whose value none of my top cards has to my board and, if you do, draw and \
         meld a card of the same value.",
        attract,
    );

fn attract(you: &mut Player) -> Flow {
    let me = you.demander();
    let unlike_mine = you.values(TOPS.of(me)).others();
    if let Some(card) = you.transfer_one(TOPS.values(unlike_mine), me.board())? {
        you.draw_and_meld(card.value())?;
    }
    Ok(())
}

const RULER: Definition = card("Ruler", 1, Blue, [Lightbulb, Hex, Lightbulb, Echo])
    .echo(UNTIL_THIRD, "Draw a 2.", |p| p.draw(2).done())
    .dogma(UNTIL_THIRD, "Nothing happens.", nothing);

const BANGLE: Definition = card("Bangle", 1, Red, [Hex, Castle, Echo, Bonus(1)])
    .echo(UNTIL_THIRD, "Tuck a red card from your hand.", |p| p.one(Tuck, HAND.color(Red)).done())
    .dogma(UNTIL_THIRD, "Draw and foreshadow a 3.", |p| p.draw_and_foreshadow(3).done());

const CANDLES: Definition = card("Candles", 1, Red, [Echo, Bonus(1), Hex, Lightbulb])
    .echo(UNTIL_THIRD, "If all other players have more points than you, draw a 3.", enlighten)
    .demand(
        UNTIL_THIRD,
        "Transfer a card that has a [castle] from your hand to mine. If you do, draw a 1.",
        burn_down,
    );

fn enlighten(p: &mut Player) -> Flow {
    let last = p.others().iter().all(|seat| p.state().points(seat) > p.points());
    if last {
        p.draw(3)?;
    }
    Ok(())
}

fn burn_down(you: &mut Player) -> Flow {
    if you.transfer_one(HAND.with(Castle), you.demander().hand())?.is_some() {
        you.draw(1)?;
    }
    Ok(())
}

const PLUMBING: Definition = card("Plumbing", 1, Red, [Echo, Bonus(2), Hex, Castle])
    .echo(UNTIL_THIRD, "Score one of your bottom cards.", |p| p.score_one(BOTTOMS).done())
    .dogma(UNTIL_THIRD, "Nothing happens.", nothing);

const COMB: Definition = card("Comb", 1, Green, [Castle, Castle, Leaf, Hex]).dogma(
    UNTIL_THIRD,
    "Name a color, then draw and reveal five 1s. Return those of other colors.",
    sort_out,
);

fn sort_out(p: &mut Player) -> Flow {
    let color = p.choose_color(Colors::ALL)?;
    let mut drawn = Cards::new();
    for _ in 0..5 {
        drawn.push(p.draw_and_reveal(1)?);
    }
    drawn.retain(|card| card.color() != color);
    p.return_all(&drawn).done()
}

const ICE_SKATES: Definition = card("Ice Skates", 1, Green, [Castle, Crown, Hex, Crown]).dogma(
    UNTIL_THIRD,
    "Return up to three hand cards. For each of them meld a 2 that you draw, or foreshadow a 3 that \
     you draw. Then return the highest of your top cards.",
    glide,
);

/// What to do is decided anew for each card, without saying so beforehand (R-FAQ-16).
fn glide(p: &mut Player) -> Flow {
    for _ in p.up_to(3, Return, HAND)? {
        match p.do_either(["draw and meld a 2", "draw and foreshadow a 3"])? {
            1 => p.draw_and_meld(2)?,
            _ => p.draw_and_foreshadow(3)?,
        };
    }
    p.return_one(TOPS.highest()).done()
}

const UMBRELLA: Definition = card("Umbrella", 1, Green, [Leaf, Leaf, Hex, Echo])
    .echo(UNTIL_THIRD, "You may meld a hand card.", |p| p.may(Meld, HAND).done())
    .dogma(
        UNTIL_THIRD,
        "Return any number of hand cards. For each, score two hand cards.",
        wait_for_rain,
    );

fn wait_for_rain(p: &mut Player) -> Flow {
    let returned = p.any_number(Return, HAND)?;
    p.exactly(2 * returned.len(), Score, HAND).done()
}

const CHOPSTICKS: Definition = card("Chopsticks", 1, Yellow, [Hex, Leaf, Leaf, Echo])
    .echo(UNTIL_THIRD, "Draw a 1.", |p| p.draw(1).done())
    .dogma(
        UNTIL_THIRD,
        "You may transfer the bottom card of the 1 deck, if it has any, to the available achievements.",
        |p| p.may_make_available(1).done(),
    );

const NOODLES: Definition = card("Noodles", 1, Yellow, [Castle, Hex, Castle, Bonus(1)])
    .dogma(UNTIL_THIRD, "If you hold more 1s than each other player, draw and score a 2.", compare_bowls)
    .dogma(
        UNTIL_THIRD,
        "Draw and reveal a 1. If that is a yellow card, score all 1s from your hand.",
        empty_the_bowl,
    );

fn compare_bowls(p: &mut Player) -> Flow {
    let mine = p.size(HAND.value(1));
    if p.others().iter().all(|seat| p.size(HAND.of(seat).value(1)) < mine) {
        p.draw_and_score(2)?;
    }
    Ok(())
}

fn empty_the_bowl(p: &mut Player) -> Flow {
    if p.draw_and_reveal(1)?.color() == Yellow {
        p.all(Score, HAND.value(1))?;
    }
    Ok(())
}

const SOAP: Definition = card("Soap", 1, Yellow, [Leaf, Bonus(2), Hex, Leaf]).dogma(
    UNTIL_THIRD,
    "Name a color. You may tuck any number of hand cards of it. If you tuck three or more, you may \
     achieve a hand card, if eligible.",
    wash,
);

fn wash(p: &mut Player) -> Flow {
    let color = p.choose_color(Colors::ALL)?;
    if p.any_number(Tuck, HAND.color(color))?.len() >= 3 {
        p.may(Achieve, HAND)?;
    }
    Ok(())
}

const BELL: Definition = card("Bell", 1, Purple, [Castle, Hex, Castle, Echo])
    .echo(UNTIL_THIRD, "You may score a hand card.", |p| p.may_score(HAND).done())
    .dogma(UNTIL_THIRD, "Draw and foreshadow a 2.", |p| p.draw_and_foreshadow(2).done());

const FLUTE: Definition = card("Flute", 1, Purple, [Bonus(1), Hex, Crown, Echo])
    .echo(UNTIL_THIRD, "You may splay one of your colors left.", |p| {
        p.may_splay(Colors::ALL, Left).done()
    })
    .demand(UNTIL_THIRD, "Return a hand card that has a bonus.", |you| {
        you.return_one(HAND.with_bonus()).done()
    })
    .dogma(UNTIL_THIRD, "Draw a 1 and show it; a second 1 follows if the first has a bonus.", improvise);

fn improvise(p: &mut Player) -> Flow {
    if p.draw_and_reveal(1)?.bonus().is_some() {
        p.draw(1)?;
    }
    Ok(())
}

const PUPPET: Definition = card("Puppet", 1, Purple, [Hex, Castle, Bonus(3), Castle]).dogma(
    UNTIL_THIRD,
    "Nothing happens.",
    nothing,
);
