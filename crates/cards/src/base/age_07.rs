//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &EVOLUTION,
    &PUBLICATIONS,
    &COMBUSTION,
    &EXPLOSIVES,
    &BICYCLE,
    &ELECTRICITY,
    &REFRIGERATION,
    &SANITATION,
    &LIGHTING,
    &RAILROAD,
];

const EVOLUTION: Definition = card("Evolution", 7, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex]).dogma(
    ALL,
    "You may either draw and score an 8, then return a score card, or draw a card of value one \
     higher than your highest score card.",
    evolve,
);

fn evolve(p: &mut Player) -> Flow {
    match p.may_do_either([
        "draw and score an 8, then return a score card",
        "draw a card of value one higher than your highest score card",
    ])? {
        Some(1) => {
            p.draw_and_score(8)?;
            p.return_one(SCORE)?;
        }
        Some(_) => {
            p.draw(p.highest(SCORE) + 1)?;
        }
        None => {}
    }
    Ok(())
}

const PUBLICATIONS: Definition = card("Publications", 7, Blue, [Hex, Lightbulb, Clock, Lightbulb])
    .dogma(UNTIL_THIRD, "You may put the cards of one color on your board into another order.", |p| {
        p.may_rearrange()
    })
    .dogma(ALL, "You may splay your yellow or blue cards up.", |p| {
        p.may_splay([Yellow, Blue], Up).done()
    })
    .dogma(
        FOURTH,
        "You may junk an available special achievement, or make one from the junk available.",
        |p| p.may_junk_or_restore_special(),
    );

const COMBUSTION: Definition = card("Combustion", 7, Red, [Crown, Crown, Factory, Hex])
    .demand(FIRST, "Transfer two cards from your score pile to mine.", |you| fuel(you, 2))
    .demand(
        THIRD,
        "For every four [crown] on my board, transfer a card from your score pile to mine.",
        fuel_my_crowns,
    )
    .demand(
        FOURTH,
        "For each color on my board that shows a [crown], transfer a card from your score pile to \
         mine.",
        fuel_my_colors,
    )
    .dogma(SINCE_THIRD, "Return your bottom red card.", |p| p.return_one(BOTTOMS.color(Red)).done());

fn fuel_my_crowns(you: &mut Player) -> Flow {
    let crowns = you.state().count(you.demander(), Crown);
    fuel(you, usize::from(crowns / 4))
}

fn fuel_my_colors(you: &mut Player) -> Flow {
    let crowned = you.table().colors_showing(you.demander(), Crown);
    fuel(you, crowned.len())
}

fn fuel(you: &mut Player, how_many: usize) -> Flow {
    you.exactly(how_many, Transfer(you.demander().score_pile()), SCORE).done()
}

const EXPLOSIVES: Definition = card("Explosives", 7, Red, [Hex, Factory, Factory, Factory]).demand(
    ALL,
    "Transfer the three highest cards of your hand to mine. If you transferred any and your hand \
     is now empty, draw a 7.",
    blow_open,
);

fn blow_open(you: &mut Player) -> Flow {
    let loot = you.choose_highest(3, Verb::Transfer, HAND)?;
    if !you.transfer_all(&loot, you.demander().hand())?.is_empty() && !you.has(HAND) {
        you.draw(7)?;
    }
    Ok(())
}

const BICYCLE: Definition = card("Bicycle", 7, Green, [Crown, Crown, Clock, Hex]).dogma(
    ALL,
    "You may exchange all your hand cards with all your score cards.",
    shift_gears,
);

fn shift_gears(p: &mut Player) -> Flow {
    let (hand, score) = (p.find(HAND), p.find(SCORE));
    if hand.is_empty() && score.is_empty() {
        return Ok(());
    }
    if p.wants_to("exchange all your hand cards with all your score cards")? {
        p.exchange(&hand, p.seat().score_pile(), &score, p.seat().hand())?;
    }
    Ok(())
}

const ELECTRICITY: Definition = card("Electricity", 7, Green, [Lightbulb, Factory, Hex, Factory]).dogma(
    ALL,
    "Return each of your top cards without a [factory]. For each card returned, draw an 8.",
    electrify,
);

/// What lies beneath a returned card is safe (G-21).
fn electrify(p: &mut Player) -> Flow {
    let unpowered = p.return_all(TOPS.without(Factory))?;
    p.draw_several(unpowered.len(), 8).done()
}

const REFRIGERATION: Definition = card("Refrigeration", 7, Yellow, [Hex, Leaf, Leaf, Crown])
    .demand(UNTIL_THIRD, "Return half of your hand cards, rounded down.", |you| {
        you.exactly(you.size(HAND) / 2, Return, HAND).done()
    })
    .demand(FOURTH, "Return all but one of your hand cards.", |you| you.all_but_one(Return, HAND).done())
    .dogma(ALL, "You may score a hand card.", |p| p.may_score(HAND).done());

const SANITATION: Definition = card("Sanitation", 7, Yellow, [Leaf, Leaf, Hex, Leaf])
    .demand(ALL, "Exchange the two highest cards of your hand with the lowest of mine.", clean_out)
    .dogma(FOURTH, "Choose 7 or 8, and junk that deck.", flush);

fn clean_out(you: &mut Player) -> Flow {
    let me = you.demander();
    let finest = you.choose_highest(2, Verb::Exchange, HAND)?;
    let refuse = you.choose_theirs(Verb::Exchange, HAND.of(me).lowest())?;
    you.exchange(&finest, me.hand(), refuse.as_slice(), you.seat().hand())
}

fn flush(p: &mut Player) -> Flow {
    let value = p.choose_value(7..=8)?;
    p.junk_deck(value).done()
}

const LIGHTING: Definition = card("Lighting", 7, Purple, [Hex, Leaf, Clock, Leaf]).dogma(
    ALL,
    "You may tuck up to three hand cards. For each different value among them, draw and score a 7.",
    light_up,
);

fn light_up(p: &mut Player) -> Flow {
    let tucked = p.up_to(3, Tuck, HAND)?;
    for _ in 0..different_values(&tucked).len() {
        p.draw_and_score(7)?;
    }
    Ok(())
}

const RAILROAD: Definition = card("Railroad", 7, Purple, [Clock, Factory, Clock, Hex])
    .dogma(UNTIL_THIRD, "Return all your hand cards, then draw three 6s.", change_trains)
    .dogma(FOURTH, "Return all your hand cards.", unload)
    .dogma(FOURTH, "Draw three 6s.", load)
    .dogma(ALL, "You may splay up a color of yours that is splayed right.", |p| {
        p.may_splay(p.colors_splayed(Right), Up).done()
    });

fn change_trains(p: &mut Player) -> Flow {
    unload(p)?;
    load(p)
}

fn unload(p: &mut Player) -> Flow {
    p.return_all(HAND).done()
}

fn load(p: &mut Player) -> Flow {
    p.draw_several(3, 6).done()
}
