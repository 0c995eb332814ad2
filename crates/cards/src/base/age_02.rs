//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CALENDAR,
    &MATHEMATICS,
    &CONSTRUCTION,
    &ROAD_BUILDING,
    &CURRENCY,
    &MAPMAKING,
    &CANAL_BUILDING,
    &FERMENTING,
    &MONOTHEISM,
    &PHILOSOPHY,
];

const CALENDAR: Definition = card("Calendar", 2, Blue, [Hex, Leaf, Leaf, Lightbulb]).dogma(
    ALL,
    "If your score pile holds more cards than your hand, draw two 3s.",
    look_ahead,
);

fn look_ahead(p: &mut Player) -> Flow {
    if p.size(SCORE) > p.size(HAND) {
        p.draw_several(2, 3)?;
    }
    Ok(())
}

const MATHEMATICS: Definition = card("Mathematics", 2, Blue, [Hex, Lightbulb, Crown, Lightbulb]).dogma(
    ALL,
    "You may return a hand card. If you do, draw and meld a card one higher.",
    add_one,
);

fn add_one(p: &mut Player) -> Flow {
    if let Some(returned) = p.may_return(HAND)? {
        p.draw_and_meld(returned.value() + 1)?;
    }
    Ok(())
}

const CONSTRUCTION: Definition = card("Construction", 2, Red, [Castle, Hex, Castle, Castle])
    .demand(ALL, "Transfer two cards from your hand to mine. Draw a 2.", send_workers)
    .dogma(ALL, "If you alone have five top cards, claim Empire.", complete);

/// Who has fewer than two cards gives those, and draws all the same (G-1).
fn send_workers(you: &mut Player) -> Flow {
    you.exactly(2, Transfer(you.demander().hand()), HAND)?;
    you.draw(2).done()
}

fn complete(p: &mut Player) -> Flow {
    let with_five = p.everyone().iter().filter(|&seat| p.table().tops(seat).count() == 5);
    if with_five.eq([p.seat()]) {
        p.claim(Special::Empire)?;
    }
    Ok(())
}

const ROAD_BUILDING: Definition = card("Road Building", 2, Red, [Castle, Castle, Hex, Castle])
    .dogma(
        UNTIL_THIRD,
        "Meld one or two hand cards. If they were two, you may transfer your top red card to the board \
         of another player. If you do, transfer the top green card of that board to yours.",
        trade_roads,
    )
    .dogma(
        FOURTH,
        "Meld one or two hand cards. If they were two, you may transfer your top red card to the board \
         of another player. If you do, meld the top green card of that board.",
        take_the_road,
    );

fn trade_roads(p: &mut Player) -> Flow {
    if let Some(green) = open_a_road(p)? {
        p.transfer(green, p.seat().board())?;
    }
    Ok(())
}

fn take_the_road(p: &mut Player) -> Flow {
    if let Some(green) = open_a_road(p)? {
        p.meld(green)?;
    }
    Ok(())
}

/// Melds, and sends the red card off if two were melded; finds the green card at the other end
/// of the road.
fn open_a_road(p: &mut Player) -> Flow<Option<Card>> {
    let melded = [p.meld_one(HAND)?, p.may(Meld, HAND)?];
    if melded.contains(&None) {
        return Ok(None);
    }
    let Some(red) = p.top(Red) else { return Ok(None) };
    let Some(other) = p.may_choose_player(p.others(), "transfer your top red card to")? else {
        return Ok(None);
    };
    let goes = p.transfer(red, other.board())?;
    Ok(p.table().top(Zone::stack(other, Green)).filter(|_| goes))
}

const CURRENCY: Definition = card("Currency", 2, Green, [Leaf, Crown, Hex, Crown]).dogma(
    ALL,
    "You may return any number of hand cards. If you do, draw and score a 2 for each different \
     value among them.",
    change_money,
);

fn change_money(p: &mut Player) -> Flow {
    let returned = p.any_number(Return, HAND)?;
    for _ in different_values(&returned).iter() {
        p.draw_and_score(2)?;
    }
    Ok(())
}

const MAPMAKING: Definition = card("Mapmaking", 2, Green, [Hex, Crown, Crown, Castle])
    .demand(ALL, "Transfer a 1 from your score pile to mine.", |you| {
        you.transfer_one(SCORE.value(1), you.demander().score_pile()).done()
    })
    .dogma(ALL, "If the demand transferred anything, draw and score a 1.", chart);

fn chart(p: &mut Player) -> Flow {
    if p.demand_transferred() {
        p.draw_and_score(1)?;
    }
    Ok(())
}

const CANAL_BUILDING: Definition = card("Canal Building", 2, Yellow, [Hex, Crown, Leaf, Crown])
    .dogma(
        UNTIL_THIRD,
        "You may exchange all the highest cards of your hand with all the highest of your score \
         pile.",
        open_the_lock,
    )
    .dogma(
        FOURTH,
        "You may either exchange all the highest cards of your hand with all the highest of your \
         score pile, or junk the 3 deck.",
        open_the_lock_or_drain,
    );

const EXCHANGE: &str = "exchange the highest cards of your hand and score pile";

fn open_the_lock(p: &mut Player) -> Flow {
    if (p.has(HAND) || p.has(SCORE)) && p.wants_to(EXCHANGE)? {
        exchange_highest(p)?;
    }
    Ok(())
}

fn open_the_lock_or_drain(p: &mut Player) -> Flow {
    match p.may_do_either([EXCHANGE, "junk the 3 deck"])? {
        Some(1) => exchange_highest(p)?,
        Some(_) => {
            p.junk_deck(3)?;
        }
        None => {}
    }
    Ok(())
}

/// Both groups are fixed before any card moves, and either may be empty (G-25).
fn exchange_highest(p: &mut Player) -> Flow {
    let (hand, score) = (p.find(HAND.highest()), p.find(SCORE.highest()));
    p.exchange(&hand, p.seat().score_pile(), &score, p.seat().hand())
}

const FERMENTING: Definition = card("Fermenting", 2, Yellow, [Leaf, Leaf, Hex, Castle])
    .dogma(FIRST, "For every two [leaf] on your board, draw a 2.", |p| {
        p.draw_several(p.count(Leaf) / 2, 2).done()
    })
    .dogma(SINCE_THIRD, "For each color on your board that shows a [leaf], draw a 2.", |p| {
        p.draw_several(p.colors_showing(Leaf).len(), 2).done()
    })
    .dogma(
        FOURTH,
        "You may tuck a green hand card. If you don't, junk the 2 deck, and if [Fermenting] is a top \
         card on any board, junk it too.",
        keep_or_spoil,
    );

fn keep_or_spoil(p: &mut Player) -> Flow {
    if p.may(Tuck, HAND.color(Green))?.is_none() {
        p.junk_deck(2)?;
        let fermenting = p.table().card(p.this_card());
        if p.find(TOPS.of(p.everyone())).contains(&fermenting) {
            p.junk(fermenting)?;
        }
    }
    Ok(())
}

const MONOTHEISM: Definition = card("Monotheism", 2, Purple, [Hex, Castle, Castle, Castle])
    .demand(
        ALL,
        "Transfer one of your top cards, of a color that is not on my board, to my score pile and, if \
         you do, draw and tuck a 1.",
        convert,
    )
    .dogma(ALL, "Draw and tuck a 1.", |p| p.draw_and_tuck(1).done());

fn convert(you: &mut Player) -> Flow {
    let unknown_to_me = you.table().colors(you.demander()).others();
    let given = you.transfer_one(TOPS.colors(unknown_to_me), you.demander().score_pile())?;
    if given.is_some() {
        you.draw_and_tuck(1)?;
    }
    Ok(())
}

const PHILOSOPHY: Definition = card("Philosophy", 2, Purple, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .dogma(ALL, "You may splay one of your colors left.", |p| p.may_splay(p.colors(), Left).done())
    .dogma(ALL, "You may score a hand card.", |p| p.may_score(HAND).done());
