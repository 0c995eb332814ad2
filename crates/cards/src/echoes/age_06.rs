//! Age 6: Enlightenment.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BIFOCALS,
    &STETHOSCOPE,
    &LOOM,
    &SHRAPNEL,
    &HOT_AIR_BALLOON,
    &STEAMBOAT,
    &DENTURES,
    &MORPHINE,
    &INDIAN_CLUBS,
    &KALEIDOSCOPE,
];

const BIFOCALS: Definition = card("Bifocals", 6, Blue, [Echo, Hex, Crown, Crown])
    .echo(UNTIL_THIRD, "Draw and foreshadow a card of any value.", look_far)
    .dogma(
        UNTIL_THIRD,
        "You may return one of your forecast cards. If you do, draw and foreshadow one of its value.",
        look_near,
    )
    .dogma(UNTIL_THIRD, "You may splay your green cards right.", |p| p.may_splay(Green, Right).done());

fn look_far(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    p.draw_and_foreshadow(value).done()
}

fn look_near(p: &mut Player) -> Flow {
    if let Some(returned) = p.may_return(FORECAST)? {
        p.draw_and_foreshadow(returned.value())?;
    }
    Ok(())
}

const STETHOSCOPE: Definition = card("Stethoscope", 6, Blue, [Lightbulb, Echo, Lightbulb, Hex])
    .echo(UNTIL_THIRD, "Meld a blue or yellow hand card.", auscultate)
    .dogma(UNTIL_THIRD, "Draw a 7. If you melded a blue card by this echo effect, draw an 8.", diagnose)
    .dogma(UNTIL_THIRD, "You may splay your yellow cards right.", |p| p.may_splay(Yellow, Right).done());

fn auscultate(p: &mut Player) -> Flow {
    if let Some(melded) = p.meld_one(HAND.colors([Blue, Yellow].into()))? {
        p.remember(melded);
    }
    Ok(())
}

fn diagnose(p: &mut Player) -> Flow {
    p.draw(7)?;
    if p.remembered().is_some_and(|melded| melded.color() == Blue) {
        p.draw(8)?;
    }
    Ok(())
}

const LOOM: Definition = card("Loom", 6, Red, [Factory, Bonus(6), Hex, Echo])
    .echo(UNTIL_THIRD, "Score your lowest top card.", |p| p.score_one(TOPS.lowest()).done())
    .dogma(
        UNTIL_THIRD,
        "You may return two score cards of different values. If you do, draw and tuck three 6s.",
        weave,
    )
    .dogma(UNTIL_THIRD, "If one of your colors shows five or more [hex], claim Heritage.", hand_down);

/// One card alone may be returned too, for nothing (RUL-108).
fn weave(p: &mut Player) -> Flow {
    if let Some(first) = p.may_return(SCORE)?
        && p.may_return(SCORE.values(Ages::only(first.value()).others()))?.is_some()
    {
        for _ in 0..3 {
            p.draw_and_tuck(6)?;
        }
    }
    Ok(())
}

fn hand_down(p: &mut Player) -> Flow {
    if p.table().most_in_one_color(p.seat(), Hex) >= 5 {
        p.claim(Special::Heritage)?;
    }
    Ok(())
}

const SHRAPNEL: Definition = card("Shrapnel", 6, Red, [Factory, Factory, Factory, Hex]).demand(
    UNTIL_THIRD,
    "Draw and tuck a 6. Of its color, transfer your top two cards to my score pile, and my bottom card \
     to your score pile.",
    burst,
);

fn burst(you: &mut Player) -> Flow {
    let me = you.demander();
    if let Some(tucked) = you.draw_and_tuck(6)? {
        let mut hit = you.stack(tucked.color());
        hit.truncate(2);
        you.transfer_all(&hit, me.score_pile())?;
        you.transfer_all(BOTTOMS.of(me).color(tucked.color()), you.seat().score_pile())?;
    }
    Ok(())
}

const HOT_AIR_BALLOON: Definition = card("Hot Air Balloon", 6, Green, [Lightbulb, Echo, Hex, Bonus(7)])
    .echo(UNTIL_THIRD, "Draw and score a 7.", |p| p.draw_and_score(7).done())
    .dogma(
        UNTIL_THIRD,
        "You may achieve, if eligible, a top card of another player who has an achievement of its \
         value. If that is done, transfer your top green card to the same board; if not, draw and meld \
         a 7.",
        drift,
    );

fn drift(p: &mut Player) -> Flow {
    let within_reach = p.eligible_values_with(p.points());
    let mut cards = Cards::new();
    for other in p.others().iter() {
        let tops = p.find(TOPS.of(other).values(within_reach));
        cards.extend(tops.into_iter().filter(|card| p.state().achievements_of(other, card.value()) > 0));
    }
    let Some(card) = p.may_choose(Achieve, &cards)? else { return p.draw_and_meld(7).done() };
    let owner = p.table().zone_of(card.id()).owner();
    if !p.act(Achieve, card)? {
        return p.draw_and_meld(7).done();
    }
    if let (Some(owner), Some(green)) = (owner, p.top(Green)) {
        p.transfer(green, owner.board())?;
    }
    Ok(())
}

const STEAMBOAT: Definition = card("Steamboat", 6, Green, [Hex, Bonus(6), Crown, Crown]).demand(
    UNTIL_THIRD,
    "Draw and reveal a 6. A blue or yellow one takes your whole hand along: transfer all of it to my \
     hand. For a red or green one, transfer two of your score cards to my score pile.",
    steam_off,
);

fn steam_off(you: &mut Player) -> Flow {
    let me = you.demander();
    match you.draw_and_reveal(6)?.color() {
        Blue | Yellow => you.transfer_all(HAND, me.hand()).done(),
        Red | Green => you.exactly(2, Transfer(me.score_pile()), SCORE).done(),
        Purple => Ok(()),
    }
}

const DENTURES: Definition = card("Dentures", 6, Yellow, [Echo, Factory, Factory, Hex])
    .echo(UNTIL_THIRD, "Draw and tuck a 6.", put_in)
    .dogma(
        UNTIL_THIRD,
        "Take the color of the last card you tucked by [Dentures]. Score its top two cards, but never \
         the bottom one. If there is none to score, draw and tuck a 6 and do this again.",
        chew,
    )
    .dogma(UNTIL_THIRD, "You may splay your blue cards right.", |p| p.may_splay(Blue, Right).done());

fn put_in(p: &mut Player) -> Flow {
    if let Some(tucked) = p.draw_and_tuck(6)? {
        p.remember(tucked);
    }
    Ok(())
}

/// Without a card tucked before, nothing happens (RUL-107).
fn chew(p: &mut Player) -> Flow {
    while let Some(tucked) = p.remembered() {
        let mut above = p.stack(tucked.color());
        above.pop();
        above.truncate(2);
        if !above.is_empty() {
            return p.all(Score, &above).done();
        }
        put_in(p)?;
    }
    Ok(())
}

const MORPHINE: Definition = card("Morphine", 6, Yellow, [Lightbulb, Hex, Bonus(7), Echo])
    .echo(UNTIL_THIRD, "Score a hand card of an odd value.", |p| p.score_one(HAND.values(Ages::ODD)).done())
    .demand(UNTIL_THIRD, "Return all hand cards of odd values. Draw a 6.", put_to_sleep)
    .dogma(
        UNTIL_THIRD,
        "If any cards were returned by the demand, draw one that is one higher than the highest of them.",
        wake_up,
    )
    .dogma(UNTIL_THIRD, "You may splay your red cards right.", |p| p.may_splay(Red, Right).done());

fn put_to_sleep(you: &mut Player) -> Flow {
    you.return_all(HAND.values(Ages::ODD))?;
    you.draw(6).done()
}

fn wake_up(p: &mut Player) -> Flow {
    if p.returned_by_demand() > 0 {
        p.draw(p.highest_returned_by_demand() + 1)?;
    }
    Ok(())
}

const INDIAN_CLUBS: Definition = card("Indian Clubs", 6, Purple, [Hex, Leaf, Bonus(6), Leaf])
    .demand(UNTIL_THIRD, "Return two of your score cards.", |you| you.exactly(2, Return, SCORE).done())
    .dogma(UNTIL_THIRD, "For each value in your score pile, score a hand card of that value.", juggle);

fn juggle(p: &mut Player) -> Flow {
    for value in p.values(SCORE).iter() {
        p.score_one(HAND.value(value))?;
    }
    Ok(())
}

const KALEIDOSCOPE: Definition = card("Kaleidoscope", 6, Purple, [Bonus(6), Lightbulb, Hex, Lightbulb])
    .dogma(UNTIL_THIRD, "Draw and meld a 7. You may splay its color right.", turn);

fn turn(p: &mut Player) -> Flow {
    if let Some(melded) = p.draw_and_meld(7)? {
        p.may_splay(melded.color(), Right)?;
    }
    Ok(())
}
