//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &LIGHTNING_ROD,
    &THERMOMETER,
    &COKE,
    &OCTANT,
    &PALAMPORE,
    &SEED_DRILL,
    &PRESSURE_COOKER,
    &STOVE,
    &PIANO,
    &TUNING_FORK,
];

const LIGHTNING_ROD: Definition = card("Lightning Rod", 5, Blue, [Echo, Factory, Hex, Bonus(6)])
    .echo(UNTIL_THIRD, "Draw and tuck a 5.", |p| p.draw_and_tuck(5).done())
    .demand(UNTIL_THIRD, "Draw and tuck a 5, then return your top card of its color.", strike)
    .dogma(UNTIL_THIRD, "Draw and tuck a 5. You may return one of your top cards.", discharge);

fn strike(you: &mut Player) -> Flow {
    if let Some(tucked) = you.draw_and_tuck(5)? {
        you.return_one(TOPS.color(tucked.color()))?;
    }
    Ok(())
}

fn discharge(p: &mut Player) -> Flow {
    p.draw_and_tuck(5)?;
    p.may_return(TOPS).done()
}

const THERMOMETER: Definition = card("Thermometer", 5, Blue, [Hex, Echo, Bonus(5), Lightbulb])
    .echo(UNTIL_THIRD, "Meld your bottom green card; the splay stays.", |p| {
        p.meld_one(BOTTOMS.color(Green)).done()
    })
    .dogma(
        UNTIL_THIRD,
        "Draw and meld a card one higher than your top yellow card. If it is yellow, do this again.",
        rise,
    );

fn rise(p: &mut Player) -> Flow {
    let is_yellow = |card: Card| card.color() == Yellow;
    while p.draw_and_meld(p.highest(TOPS.color(Yellow)) + 1)?.is_some_and(is_yellow) {}
    Ok(())
}

const COKE: Definition = card("Coke", 5, Red, [Echo, Factory, Factory, Hex])
    .echo(UNTIL_THIRD, "Draw and tuck a 4.", |p| p.draw_and_tuck(4).done())
    .dogma(
        UNTIL_THIRD,
        "Draw and reveal a 6. With a [factory], meld it and do this again; without, foreshadow it.",
        smelt,
    );

fn smelt(p: &mut Player) -> Flow {
    loop {
        let card = p.draw_and_reveal(6)?;
        if !card.has(Factory) {
            return p.foreshadow(card).done();
        }
        p.meld(card)?;
    }
}

const OCTANT: Definition = card("Octant", 5, Red, [Crown, Crown, Hex, Crown])
    .demand(
        UNTIL_THIRD,
        "Transfer a top card with a [leaf] or a [factory] that is not red to my board and, if you do, \
         draw and foreshadow a 6.",
        sail_away,
    )
    .dogma(UNTIL_THIRD, "Draw and foreshadow a 6.", |p| p.draw_and_foreshadow(6).done());

fn sail_away(you: &mut Player) -> Flow {
    let goods = TOPS.not_color(Red).with_any([Leaf, Factory]);
    if you.transfer_one(goods, you.demander().board())?.is_some() {
        you.draw_and_foreshadow(6)?;
    }
    Ok(())
}

const PALAMPORE: Definition = card("Palampore", 5, Green, [Factory, Hex, Factory, Bonus(5)])
    .dogma(
        UNTIL_THIRD,
        "If a bonus is on your board more than once, draw and score a card whose value is such a bonus.",
        repeat_the_pattern,
    )
    .dogma(UNTIL_THIRD, "You may splay your purple cards right.", |p| p.may_splay(Purple, Right).done())
    .dogma(UNTIL_THIRD, "If there are six or more bonuses on your board, claim Wealth.", furnish);

fn repeat_the_pattern(p: &mut Player) -> Flow {
    // They come in order, so that equal ones are neighbors.
    let repeated: Ages =
        p.bonuses().windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    if !repeated.is_empty() {
        let value = p.choose_value(repeated)?;
        p.draw_and_score(value)?;
    }
    Ok(())
}

fn furnish(p: &mut Player) -> Flow {
    if p.bonuses().len() >= 6 {
        p.claim(Special::Wealth)?;
    }
    Ok(())
}

const SEED_DRILL: Definition = card("Seed Drill", 5, Green, [Lightbulb, Leaf, Leaf, Hex])
    .demand(UNTIL_THIRD, "Return one of your top cards of a value below 3.", |you| {
        you.return_one(TOPS.values(1..=you.printed(3).get() - 1)).done()
    })
    .dogma(
        UNTIL_THIRD,
        "Choose the 3, 4 or 5 deck. You may transfer its bottom card, if it has any, to the available \
         achievements.",
        plant,
    );

fn plant(p: &mut Player) -> Flow {
    let value = p.choose_printed(3..=5)?;
    p.may_make_available(value).done()
}

const PRESSURE_COOKER: Definition = card(
    "Pressure Cooker",
    5,
    Yellow,
    [Bonus(5), Hex, Lightbulb, Lightbulb],
)
.dogma(
    UNTIL_THIRD,
    "Return your whole hand. For each of your top cards that has a bonus, draw a card whose value is \
     that bonus.",
    let_off_steam,
);

fn let_off_steam(p: &mut Player) -> Flow {
    p.return_all(HAND)?;
    p.draw_each(p.find(TOPS).into_iter().filter_map(Card::bonus))
}

const STOVE: Definition = card("Stove", 5, Yellow, [Hex, Bonus(6), Factory, Echo])
    .echo(UNTIL_THIRD, "Score one of your top cards without a [factory].", |p| {
        p.score_one(TOPS.without(Factory)).done()
    })
    .dogma(
        UNTIL_THIRD,
        "Draw and tuck a 4. If the top card of its color is lower than 4, draw and score a 4.",
        cook,
    )
    .dogma(UNTIL_THIRD, "You may splay your green cards right.", |p| p.may_splay(Green, Right).done());

fn cook(p: &mut Player) -> Flow {
    if let Some(tucked) = p.draw_and_tuck(4)?
        && p.highest(TOPS.color(tucked.color())) < p.printed(4)
    {
        p.draw_and_score(4)?;
    }
    Ok(())
}

const PIANO: Definition = card("Piano", 5, Purple, [Bonus(5), Echo, Hex, Lightbulb])
    .echo(UNTIL_THIRD, "Draw a card of a value that somebody holds.", strike_a_key)
    .dogma(
        UNTIL_THIRD,
        "If you have five top cards of five different values, return five score cards, then draw and \
         score a card of each of these values, from low to high.",
        play_a_scale,
    );

fn strike_a_key(p: &mut Player) -> Flow {
    let held = p.values(HAND.of(p.everyone()));
    if !held.is_empty() {
        let value = p.choose_value(held)?;
        p.draw(value)?;
    }
    Ok(())
}

fn play_a_scale(p: &mut Player) -> Flow {
    let scale = p.values(TOPS);
    if scale.len() == 5 {
        // With fewer than five to return, the scale is played all the same (RUL-112).
        p.exactly(5, Return, SCORE)?;
        for value in scale.iter() {
            p.draw_and_score(value)?;
        }
    }
    Ok(())
}

const TUNING_FORK: Definition = card("Tuning Fork", 5, Purple, [Echo, Lightbulb, Lightbulb, Hex])
    .echo(UNTIL_THIRD, "Look at the top card of any deck and leave it there.", |p| p.look_at_any_deck())
    .dogma(
        UNTIL_THIRD,
        "Return a hand card. If you do, draw and reveal a card of its value; meld it if it is higher than \
         your top card of its color, else return it. You may do all this again.",
        tune,
    );

fn tune(p: &mut Player) -> Flow {
    while let Some(returned) = p.return_one(HAND)? {
        let drawn = p.draw_and_reveal(returned.value())?;
        if drawn.value() > p.highest(TOPS.color(drawn.color())) {
            p.meld(drawn)?;
        } else {
            p.return_card(drawn)?;
        }
        if !p.has(HAND) || !p.wants_to("do this again")? {
            break;
        }
    }
    Ok(())
}
