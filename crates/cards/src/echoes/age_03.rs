//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALMANAC,
    &MAGNIFYING_GLASS,
    &LIQUID_FIRE,
    &KATANA,
    &CHARITABLE_TRUST,
    &HOMING_PIGEONS,
    &DEODORANT,
    &SANDPAPER,
    &NOVEL,
    &SUNGLASSES,
];

const ALMANAC: Definition = card("Almanac", 3, Blue, [Hex, Leaf, Bonus(4), Echo])
    .echo(UNTIL_THIRD, "Draw and foreshadow a 4.", |p| p.draw_and_foreshadow(4).done())
    .dogma(
        UNTIL_THIRD,
        "You may return a card that has a bonus from your forecast. If you do, draw and score a card one \
         higher than the bonus.",
        compare_with_the_weather,
    );

fn compare_with_the_weather(p: &mut Player) -> Flow {
    if let Some(bonus) = p.may_return(FORECAST.with_bonus())?.and_then(Card::bonus) {
        p.draw_and_score(bonus + 1)?;
    }
    Ok(())
}

const MAGNIFYING_GLASS: Definition = card("Magnifying Glass", 3, Blue, [Lightbulb, Hex, Bonus(3), Echo])
    .echo(UNTIL_THIRD, "Draw a 4. Return a hand card.", bring_closer)
    .dogma(
        UNTIL_THIRD,
        "You may return three hand cards of one value. If you do, draw a card two higher than these.",
        enlarge,
    )
    .dogma(UNTIL_THIRD, "You may splay your yellow or blue cards left.", |p| {
        p.may_splay([Yellow, Blue], Left).done()
    });

fn bring_closer(p: &mut Player) -> Flow {
    p.draw(4)?;
    p.return_one(HAND).done()
}

/// Fewer than three may be returned too, for nothing (RUL-108).
fn enlarge(p: &mut Player) -> Flow {
    if let Some(first) = p.may_return(HAND)?
        && p.up_to(2, Return, HAND.value(first.value()))?.len() == 2
    {
        p.draw(first.value() + 2)?;
    }
    Ok(())
}

const LIQUID_FIRE: Definition = card("Liquid Fire", 3, Red, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .demand(
        UNTIL_THIRD,
        "Draw a card whose value is the highest bonus on your board, and transfer it to my forecast. If \
         that is a red card, transfer your whole hand to my score pile.",
        burn,
    );

fn burn(you: &mut Player) -> Flow {
    let me = you.demander();
    let card = you.draw_and(Transfer(me.forecast()), you.highest_bonus_of(you.seat()))?;
    if card.is_some_and(|card| card.color() == Red) {
        you.transfer_all(HAND, me.score_pile())?;
    }
    Ok(())
}

const KATANA: Definition = card("Katana", 3, Red, [Castle, Castle, Hex, Castle]).demand(
    UNTIL_THIRD,
    "Transfer two of your top cards that have a [castle] to my score pile. If you transfer any, draw a \
     card whose value is the number of [castle] on them and transfer it to my forecast.",
    cut_down,
);

/// Only cards that are on top before the first one goes (RUL-102).
fn cut_down(you: &mut Player) -> Flow {
    let me = you.demander();
    let mut left = TOPS.with(Castle);
    let mut castles = 0;
    for _ in 0..2 {
        if let Some(card) = you.transfer_one(left, me.score_pile())? {
            left = left.not_color(card.color());
            castles += you.printed_on(card, Castle);
        }
    }
    if castles > 0 {
        you.draw_and(Transfer(me.forecast()), castles)?;
    }
    Ok(())
}

const CHARITABLE_TRUST: Definition = card("Charitable Trust", 3, Green, [Echo, Hex, Crown, Bonus(3)])
    .echo(UNTIL_THIRD, "Draw a 3 or a 4.", collect)
    .dogma(
        UNTIL_THIRD,
        "You may meld the card drawn by this echo effect. If you do, return your top green card, or \
         achieve it, if eligible.",
        endow,
    );

fn collect(p: &mut Player) -> Flow {
    let value = p.choose_printed(3..=4)?;
    let card = p.draw(value)?;
    p.remember(card);
    Ok(())
}

fn endow(p: &mut Player) -> Flow {
    // A card that has left the hand since is out of reach.
    let drawn = p.remembered().filter(|card| p.find(HAND).contains(card));
    let Some(drawn) = drawn else { return Ok(()) };
    if p.may(Meld, &[drawn])?.is_none() {
        return Ok(());
    }
    match p.top(Green) {
        // Who is not eligible has nothing but returning it (RUL-103).
        Some(green) if p.is_eligible(green.value()) => {
            match p.do_either(["return your top green card", "achieve your top green card"])? {
                1 => p.return_card(green).done(),
                _ => p.act(Achieve, green).done(),
            }
        }
        Some(green) => p.return_card(green).done(),
        None => Ok(()),
    }
}

const HOMING_PIGEONS: Definition = card("Homing Pigeons", 3, Green, [Bonus(3), Leaf, Hex, Leaf])
    .demand(
        UNTIL_THIRD,
        "Return two score cards whose values are among those of the cards in my hand.",
        intercept,
    )
    .dogma(UNTIL_THIRD, "You may splay your red or green cards left.", |p| {
        p.may_splay([Red, Green], Left).done()
    });

fn intercept(you: &mut Player) -> Flow {
    let mine = you.values(HAND.of(you.demander()));
    you.exactly(2, Return, SCORE.values(mine)).done()
}

const DEODORANT: Definition = card("Deodorant", 3, Yellow, [Crown, Echo, Crown, Hex])
    .echo(UNTIL_THIRD, "Draw and meld a 3.", |p| p.draw_and_meld(3).done())
    .dogma(
        UNTIL_THIRD,
        "If one of your top cards has a [castle], draw and meld a 3; if none has, draw a 4.",
        leave_the_castle,
    );

fn leave_the_castle(p: &mut Player) -> Flow {
    if p.has(TOPS.with(Castle)) {
        p.draw_and_meld(3)?;
    } else {
        p.draw(4)?;
    }
    Ok(())
}

const SANDPAPER: Definition = card("Sandpaper", 3, Yellow, [Crown, Crown, Hex, Leaf]).dogma(
    UNTIL_THIRD,
    "You may return any number of hand cards. Draw as many 3s. Meld a hand card.",
    smooth,
);

fn smooth(p: &mut Player) -> Flow {
    let returned = p.any_number(Return, HAND)?;
    p.draw_several(returned.len(), 3)?;
    p.meld_one(HAND).done()
}

const NOVEL: Definition = card("Novel", 3, Purple, [Hex, Bonus(3), Crown, Echo])
    .echo(UNTIL_THIRD, "Draw a 3.", |p| p.draw(3).done())
    .dogma(UNTIL_THIRD, "Draw a 3, and you may splay your purple cards left.", turn_the_pages)
    .dogma(
        UNTIL_THIRD,
        "If there is an icon other than [crown] that all your top cards but the purple one have, claim \
         Supremacy.",
        find_the_theme,
    );

fn turn_the_pages(p: &mut Player) -> Flow {
    p.draw(3)?;
    p.may_splay(Purple, Left).done()
}

/// One top card at least must be there to have the icon; a bonus is an icon too, each of its values
/// another (RUL-104, RUL-46).
fn find_the_theme(p: &mut Player) -> Flow {
    let tops = p.find(TOPS.not_color(Purple));
    let Some(first) = tops.first() else { return Ok(()) };
    let mut themes = Icon::ALL.into_iter().filter(|&icon| icon != Crown);
    let same_bonus = first.bonus().is_some() && tops.iter().all(|card| card.bonus() == first.bonus());
    if same_bonus || themes.any(|icon| tops.iter().all(|card| card.has(icon))) {
        p.claim(Special::Supremacy)?;
    }
    Ok(())
}

const SUNGLASSES: Definition = card("Sunglasses", 3, Purple, [Hex, Bonus(3), Echo, Castle])
    .echo(UNTIL_THIRD, "Score a hand card of a color that you have splayed.", |p| {
        p.score_one(HAND.colors(splayed(p))).done()
    })
    .dogma(
        UNTIL_THIRD,
        "You may either splay your purple cards the way another of your colors is splayed, or splay \
         another color the way purple is.",
        match_the_outfit,
    );

fn splayed(p: &Player) -> Colors {
    p.colors_splayed(Splay::None).others()
}

/// Not being splayed is no direction to match (RUL-105).
fn match_the_outfit(p: &mut Player) -> Flow {
    let others = Colors::only(Purple).others();
    let models = splayed(p).within(others);
    let models: Colors = models.iter().filter(|&color| p.can_splay(Purple, p.splay_of(color))).collect();
    let purple = p.splay_of(Purple);
    let is_led = |color: &Color| !purple.is_none() && p.can_splay(*color, purple);
    let led: Colors = others.iter().filter(is_led).collect();
    if models.is_empty() && led.is_empty() {
        return Ok(());
    }
    match p.may_do_either(["splay purple as another color", "splay another color as purple"])? {
        Some(1) if !models.is_empty() => {
            let model = p.choose_color(models)?;
            p.splay(Purple, p.splay_of(model))?;
        }
        Some(2) if !led.is_empty() => {
            p.splay_one(led, purple)?;
        }
        _ => {}
    }
    Ok(())
}
