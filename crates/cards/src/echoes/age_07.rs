//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PHOTOGRAPHY,
    &TYPEWRITER,
    &MACHINE_GUN,
    &RUBBER,
    &JEANS,
    &TELEGRAPH,
    &ELEVATOR,
    &FERTILIZER,
    &ICE_CREAM,
    &SAXOPHONE,
];

const PHOTOGRAPHY: Definition = card("Photography", 7, Blue, [Echo, Lightbulb, Hex, Bonus(7)])
    .echo(UNTIL_THIRD, "Meld a card of your forecast.", develop)
    .demand(UNTIL_THIRD, "Take your highest top card into your hand.", |you| {
        you.one(Take, TOPS.highest()).done()
    })
    .dogma(
        UNTIL_THIRD,
        "If one of your colors shows three or more echo effects, claim History.",
        look_back,
    );

/// It is no promotion, so the card's dogma does not come free (R-ECH-5).
fn develop(p: &mut Player) -> Flow {
    p.meld_one(FORECAST).done()
}

fn look_back(p: &mut Player) -> Flow {
    if p.state().most_echoes_in_one_color(p.seat()) >= 3 {
        p.claim(Special::History)?;
    }
    Ok(())
}

const TYPEWRITER: Definition = card("Typewriter", 7, Blue, [Lightbulb, Hex, Crown, Crown]).dogma(
    UNTIL_THIRD,
    "Return your hand. Draw a 6, then for each color among the returned cards one more card: a 7, an \
     8, and so on.",
    type_out,
);

/// The values count up from 6, whatever was really drawn (RUL-201).
fn type_out(p: &mut Player) -> Flow {
    let returned = p.return_all(HAND)?;
    let colors: Colors = returned.iter().map(|card| card.color()).collect();
    for more in 0..=colors.len() {
        p.draw(6 + more)?;
    }
    Ok(())
}

const MACHINE_GUN: Definition = card("Machine Gun", 7, Red, [Factory, Factory, Echo, Hex])
    .echo(UNTIL_THIRD, "If you have top cards of all five colors, draw and score a 7.", load)
    .demand(
        UNTIL_THIRD,
        "Transfer all your top cards that have a bonus to my score pile. If there were any, draw a 7.",
        fire,
    )
    .dogma(UNTIL_THIRD, "Return all your top cards except red ones.", |p| {
        p.return_all(TOPS.not_color(Red)).done()
    });

fn load(p: &mut Player) -> Flow {
    if p.colors() == Colors::ALL {
        p.draw_and_score(7)?;
    }
    Ok(())
}

fn fire(you: &mut Player) -> Flow {
    if !you.transfer_all(TOPS.with_bonus(), you.demander().score_pile())?.is_empty() {
        you.draw(7)?;
    }
    Ok(())
}

const RUBBER: Definition = card("Rubber", 7, Red, [Hex, Echo, Factory, Bonus(7)])
    .echo(UNTIL_THIRD, "Draw and tuck an 8, twice.", tap_the_tree)
    .dogma(UNTIL_THIRD, "Score one of your top cards that has no bonus.", |p| {
        p.score_one(TOPS.without_bonus()).done()
    })
    .dogma(UNTIL_THIRD, "You may splay your red cards up.", |p| p.may_splay(Red, Up).done());

fn tap_the_tree(p: &mut Player) -> Flow {
    p.draw_and_tuck(8)?;
    p.draw_and_tuck(8).done()
}

const JEANS: Definition = card("Jeans", 7, Green, [Echo, Leaf, Hex, Bonus(8)])
    .echo(UNTIL_THIRD, "Draw two 9s. Return one of them and foreshadow the other.", try_on)
    .dogma(
        UNTIL_THIRD,
        "Name two different values below 7, then draw and reveal a card of each. Meld one of the two \
         and return the other.",
        mix_and_match,
    );

fn try_on(p: &mut Player) -> Flow {
    let pair = [p.draw(9)?, p.draw(9)?];
    let Some(returned) = p.choose(Return, &pair)? else { return Ok(()) };
    p.return_card(returned)?;
    p.foreshadow(other_of(pair, returned)).done()
}

fn mix_and_match(p: &mut Player) -> Flow {
    let below_7 = Ages::range(1, p.printed(7).get() - 1);
    let first = p.choose_value(below_7)?;
    let second = p.choose_value(below_7.but(first))?;
    let pair = [p.draw_and_reveal(first)?, p.draw_and_reveal(second)?];
    let Some(melded) = p.choose(Meld, &pair)? else { return Ok(()) };
    p.meld(melded)?;
    p.return_card(other_of(pair, melded)).done()
}

fn other_of([one, other]: [Card; 2], picked: Card) -> Card {
    if picked == one { other } else { one }
}

const TELEGRAPH: Definition = card("Telegraph", 7, Green, [Hex, Clock, Clock, Lightbulb])
    .dogma(
        UNTIL_THIRD,
        "You may pick an opponent and a color. Splay yours as theirs is, or unsplay it if theirs is \
         not splayed.",
        copy_a_message,
    )
    .dogma(UNTIL_THIRD, "You may splay your blue cards up.", |p| p.may_splay(Blue, Up).done());

/// Only opponents and colors are offered from which there is something to copy (RUL-202).
fn copy_a_message(p: &mut Player) -> Flow {
    let models = p.opponents().iter().filter(|&seat| !splayed_otherwise(p, seat).is_empty()).collect();
    if let Some(model) = p.may_choose_player(models, "match a splay of")? {
        let color = p.choose_color(splayed_otherwise(p, model))?;
        p.splay(color, p.table().splay(model, color))?;
    }
    Ok(())
}

/// The colors in which matching this player's splay would change one's own.
fn splayed_otherwise(p: &Player, theirs: Seat) -> Colors {
    let colors = p.colors().iter();
    colors.filter(|&color| p.can_splay(color, p.table().splay(theirs, color))).collect()
}

const ELEVATOR: Definition = card("Elevator", 7, Yellow, [Bonus(7), Echo, Clock, Hex])
    .echo(UNTIL_THIRD, "Score either the top or the bottom one of your green cards.", ride)
    .dogma(
        UNTIL_THIRD,
        "Name a value found in your score pile, and either hands or score piles. Transfer all cards of \
         that value there, of all other players, to your score pile.",
        lift,
    );

fn ride(p: &mut Player) -> Flow {
    let (Some(top), Some(bottom)) = (p.top(Green), p.bottom(Green)) else { return Ok(()) };
    if top == bottom { p.score(top).done() } else { p.score_one(&[top, bottom]).done() }
}

fn lift(p: &mut Player) -> Flow {
    let values = p.values(SCORE);
    if values.is_empty() {
        return Ok(());
    }
    let value = p.choose_value(values)?;
    let floor = match p.do_either(["take from hands", "take from score piles"])? {
        1 => HAND,
        _ => SCORE,
    };
    p.transfer_all(floor.of(p.others()).value(value), p.seat().score_pile()).done()
}

const FERTILIZER: Definition = card("Fertilizer", 7, Yellow, [Leaf, Hex, Factory, Leaf])
    .dogma(
        UNTIL_THIRD,
        "You may return a hand card. If you do, transfer every card of its value in any score pile to \
         your hand.",
        harvest,
    )
    .dogma(UNTIL_THIRD, "Name a value, then draw and foreshadow a card of it.", plant_ahead);

/// All score piles means one's own too.
fn harvest(p: &mut Player) -> Flow {
    if let Some(returned) = p.may_return(HAND)? {
        p.transfer_all(SCORE.of(p.everyone()).value(returned.value()), p.seat().hand())?;
    }
    Ok(())
}

fn plant_ahead(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    p.draw_and_foreshadow(value).done()
}

const ICE_CREAM: Definition = card("Ice Cream", 7, Purple, [Hex, Bonus(8), Leaf, Echo])
    .echo(UNTIL_THIRD, "Score one of your top cards that has no bonus and is not purple.", |p| {
        p.score_one(TOPS.not_color(Purple).without_bonus()).done()
    })
    .demand(UNTIL_THIRD, "Draw and meld a 1.", |you| you.draw_and_meld(1).done())
    .dogma(
        UNTIL_THIRD,
        "Name 6, 7, 8 or 9. You may transfer the bottom card of that deck, if it has any, to the \
         available achievements.",
        sell_cones,
    );

fn sell_cones(p: &mut Player) -> Flow {
    let value = p.choose_printed(6..=9)?;
    p.may_make_available(value).done()
}

const SAXOPHONE: Definition = card("Saxophone", 7, Purple, [Bonus(7), Crown, Hex, Crown])
    .dogma(UNTIL_THIRD, "You may splay your purple cards up.", |p| p.may_splay(Purple, Up).done())
    .dogma(
        UNTIL_THIRD,
        "If the music notes of [Bell], [Flute], [Piano] and [Saxophone] are all visible, on whatever \
         boards, you win. Else draw a 7 for each of them that is.",
        play_along,
    );

/// The note is drawn in the card image, so the image itself must show (RUL-213).
fn play_along(p: &mut Player) -> Flow {
    let band = ["Bell", "Flute", "Piano", "Saxophone"];
    let table = p.table();
    let heard = band
        .iter()
        .filter_map(|title| table.catalog().find(title))
        .filter(|&card| table.count_on(card, Hex) > 0)
        .count();
    if heard == band.len() {
        return p.win();
    }
    p.draw_several(heard, 7).done()
}
