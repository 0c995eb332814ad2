//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &SLIDE_RULE,
    &TELESCOPE,
    &KOBUKSON,
    &SHURIKEN,
    &CHINTZ,
    &GLOBE,
    &BAROMETER,
    &PENCIL,
    &CLOCK,
    &TOILET,
];

const SLIDE_RULE: Definition = card("Slide Rule", 4, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(UNTIL_THIRD, "You may splay your yellow cards right.", |p| p.may_splay(Yellow, Right).done())
    .dogma(
        UNTIL_THIRD,
        "Draw a card whose value is that of your lowest top card plus one for each color you have \
         splayed.",
        add_up,
    );

fn add_up(p: &mut Player) -> Flow {
    let splayed = p.colors_splayed(Splay::None).others();
    p.draw(p.lowest(TOPS) + splayed.len() as u8).done()
}

const TELESCOPE: Definition = card("Telescope", 4, Blue, [Hex, Bonus(4), Lightbulb, Echo])
    .echo(UNTIL_THIRD, "Draw and foreshadow a 5.", |p| p.draw_and_foreshadow(5).done())
    .dogma(
        UNTIL_THIRD,
        "You may place a card from your forecast onto its deck. If you do, achieve another one from \
         there, if eligible.",
        make_out,
    );

fn make_out(p: &mut Player) -> Flow {
    if p.may(PlaceOnDeck, FORECAST)?.is_some() {
        p.one(Achieve, FORECAST)?;
    }
    Ok(())
}

const KOBUKSON: Definition = card("Kobukson", 4, Red, [Bonus(5), Factory, Hex, Echo])
    .echo(UNTIL_THIRD, "Splay one color on anybody's board left.", |p| {
        p.splay_one_of(p.everyone(), Left).done()
    })
    .demand(UNTIL_THIRD, "Return all your top cards that have a [castle]. Draw and tuck a 4.", ram)
    .dogma(UNTIL_THIRD, "For each two cards returned by the demand, draw and tuck a 4.", salvage);

fn ram(you: &mut Player) -> Flow {
    you.return_all(TOPS.with(Castle))?;
    you.draw_and_tuck(4).done()
}

fn salvage(p: &mut Player) -> Flow {
    for _ in 0..p.returned_by_demand() / 2 {
        p.draw_and_tuck(4)?;
    }
    Ok(())
}

const SHURIKEN: Definition = card("Shuriken", 4, Red, [Crown, Crown, Hex, Crown])
    .demand(
        UNTIL_THIRD,
        "Transfer a top card with a [castle] or a [lightbulb] that is not red to my board. If you do, \
         draw a 4.",
        throw,
    )
    .dogma(UNTIL_THIRD, "You may splay your purple cards right.", |p| p.may_splay(Purple, Right).done());

fn throw(you: &mut Player) -> Flow {
    let target = TOPS.not_color(Red).with_any([Castle, Lightbulb]);
    if you.transfer_one(target, you.demander().board())?.is_some() {
        you.draw(4)?;
    }
    Ok(())
}

const CHINTZ: Definition = card("Chintz", 4, Green, [Crown, Hex, Crown, Bonus(4)])
    .dogma(UNTIL_THIRD, "Draw a 4.", |p| p.draw(4).done())
    .dogma(UNTIL_THIRD, "If you hold exactly one card, draw a 4, then draw and score a 4.", import);

fn import(p: &mut Player) -> Flow {
    if p.size(HAND) == 1 {
        p.draw(4)?;
        p.draw_and_score(4)?;
    }
    Ok(())
}

const GLOBE: Definition = card("Globe", 4, Green, [Factory, Bonus(4), Factory, Hex]).dogma(
    UNTIL_THIRD,
    "You may return up to three hand cards of one color. Splay one of your colors: left if you return \
     one card, right if two, up if three. If you return any, draw and foreshadow a 6.",
    spin,
);

/// The splay must be made, and the 6 comes though it changes nothing (RUL-109).
fn spin(p: &mut Player) -> Flow {
    let Some(first) = p.may_return(HAND)? else { return Ok(()) };
    let direction = match p.up_to(2, Return, HAND.color(first.color()))?.len() {
        0 => Left,
        1 => Right,
        _ => Up,
    };
    p.splay_one(Colors::ALL, direction)?;
    p.draw_and_foreshadow(6).done()
}

const BAROMETER: Definition = card("Barometer", 4, Yellow, [Leaf, Echo, Leaf, Hex])
    .echo(UNTIL_THIRD, "Transfer a 5 from your forecast to your hand.", |p| {
        p.transfer_one(FORECAST.value(5), p.seat().hand()).done()
    })
    .dogma(
        UNTIL_THIRD,
        "Draw and foreshadow a card two higher than a bonus on anybody's board.",
        read_the_pressure,
    )
    .dogma(
        UNTIL_THIRD,
        "You may reveal and return your whole forecast. If there is a blue card in it, claim Destiny.",
        predict_blue_skies,
    );

/// A bonus that is not there is 0 (R-KEY-16, RUL-106).
fn read_the_pressure(p: &mut Player) -> Flow {
    let bonuses: Ages = p.everyone().iter().flat_map(|seat| p.state().bonuses(seat)).collect();
    let bonus = if bonuses.is_empty() { Age::NONE } else { p.choose_value(bonuses)? };
    p.draw_and_foreshadow(bonus + 2).done()
}

fn predict_blue_skies(p: &mut Player) -> Flow {
    if !p.has(FORECAST) || !p.wants_to("reveal and return your forecast")? {
        return Ok(());
    }
    p.all(Reveal, FORECAST)?;
    if p.return_all(FORECAST)?.iter().any(|card| card.color() == Blue) {
        p.claim(Special::Destiny)?;
    }
    Ok(())
}

const PENCIL: Definition = card("Pencil", 4, Yellow, [Hex, Echo, Lightbulb, Bonus(4)])
    .echo(UNTIL_THIRD, "Draw a 5.", |p| p.draw(5).done())
    .dogma(
        UNTIL_THIRD,
        "You may return up to three hand cards. If you do, draw as many cards, each one higher than the \
         highest of them. Foreshadow one of those drawn and return the others.",
        sketch,
    );

fn sketch(p: &mut Player) -> Flow {
    let returned = p.up_to(3, Return, HAND)?;
    let Some(highest) = returned.iter().map(|card| card.value()).max() else { return Ok(()) };
    let mut drawn = p.draw_several(returned.len(), highest + 1)?;
    let kept = p.one(Foreshadow, &drawn)?;
    drawn.retain(|card| Some(*card) != kept);
    p.return_all(&drawn).done()
}

const CLOCK: Definition = card("Clock", 4, Purple, [Echo, Bonus(5), Hex, Lightbulb])
    .echo(UNTIL_THIRD, "You may splay right the color of which you have the most cards.", wind)
    .demand(
        UNTIL_THIRD,
        "Draw and reveal three 10s, count the [clock] on them and return them. Of your hand and score \
         pile, transfer all cards whose value is that number to my score pile.",
        strike,
    );

fn wind(p: &mut Player) -> Flow {
    let most = Color::ALL.into_iter().map(|color| p.stack(color).len()).max();
    let tallest: Colors =
        Color::ALL.into_iter().filter(|&color| Some(p.stack(color).len()) == most).collect();
    p.may_splay(tallest, Right).done()
}

fn strike(you: &mut Player) -> Flow {
    let mut drawn = Cards::new();
    for _ in 0..3 {
        drawn.push(you.draw_and_reveal(10)?);
    }
    let hour: usize = drawn.iter().map(|&card| you.printed_on(card, Clock)).sum();
    you.return_all(&drawn)?;
    let mut due = you.find(HAND.value(hour));
    due.extend(you.find(SCORE.value(hour)));
    you.transfer_all(&due, you.demander().score_pile()).done()
}

const TOILET: Definition = card("Toilet", 4, Purple, [Echo, Leaf, Hex, Leaf])
    .echo(UNTIL_THIRD, "Draw and tuck a 4.", |p| p.draw_and_tuck(4).done())
    .demand(UNTIL_THIRD, "Return all score cards whose value is the highest bonus on my board.", flush)
    .dogma(UNTIL_THIRD, "You may return a hand card and draw a card of the same value.", refill);

fn flush(you: &mut Player) -> Flow {
    let bonus = you.highest_bonus_of(you.demander());
    you.return_all(SCORE.value(bonus)).done()
}

fn refill(p: &mut Player) -> Flow {
    if let Some(returned) = p.may_return(HAND)? {
        p.draw(returned.value())?;
    }
    Ok(())
}
