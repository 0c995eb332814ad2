//! Age 5: Exploration.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BOERHAVVE_SILVER_MICROSCOPE,
    &PRINCIPIA,
    &BILL_OF_RIGHTS,
    &SHIP_OF_THE_LINE_SUSSEX,
    &BARQUE_LONGUE_LA_BELLE,
    &HUDSONS_BAY_COMPANY_ARCHIVES,
    &GUJIN_TUSHU_JINSHENG,
    &THE_DAILY_COURANT,
    &SANDHAM_ROOM_CRICKET_BAT,
    &ALMIRA_QUEEN_OF_THE_CASTLE,
];

const BOERHAVVE_SILVER_MICROSCOPE: Definition = card(
    "Boerhavve Silver Microscope",
    5,
    Blue,
    [Lightbulb, Factory, Lightbulb, Hex],
)
.dogma(
    THIRD,
    "Return the lowest of your hand cards and the lowest of your top cards. Draw and score a card whose \
     value is the sum of theirs.",
    magnify,
);

/// A card that is not there counts as 0 (R-KEY-16).
fn magnify(p: &mut Player) -> Flow {
    let hand = p.return_one(HAND.lowest())?;
    let top = p.return_one(TOPS.lowest())?;
    let sum: u8 = hand.into_iter().chain(top).map(|card| card.value().get()).sum();
    p.draw_and_score(sum).done()
}

const PRINCIPIA: Definition = card("Principia", 5, Blue, [Lightbulb, Lightbulb, Hex, Lightbulb]).dogma(
    THIRD,
    "Return all your top cards that are not blue. For each of them, draw and meld a card one higher, the \
     lowest first.",
    lay_down_laws,
);

fn lay_down_laws(p: &mut Player) -> Flow {
    let mut returned = p.return_all(TOPS.not_color(Blue))?;
    returned.sort_by_key(|card| card.value());
    returned.iter().try_for_each(|card| p.draw_and_meld(card.value() + 1).done())
}

const BILL_OF_RIGHTS: Definition = card("Bill of Rights", 5, Red, [Hex, Leaf, Lightbulb, Lightbulb]).compel(
    THIRD,
    "Choose a color of which more of your cards are visible than of mine. Transfer all your cards of that \
     color to my board, from the bottom up.",
    surrender_rights,
);

fn surrender_rights(you: &mut Player) -> Flow {
    let me = you.demander();
    let more = |&color: &Color| you.visible_cards(you.seat(), color) > you.visible_cards(me, color);
    let colors: Colors = Color::ALL.into_iter().filter(more).collect();
    if colors.is_empty() {
        return Ok(());
    }
    let color = you.choose_color(colors)?;
    // The order is given, so they go one by one.
    you.stack(color).into_iter().rev().try_for_each(|card| you.transfer(card, me.board()).done())
}

const SHIP_OF_THE_LINE_SUSSEX: Definition =
    card("Ship of the Line Sussex", 5, Red, [Factory, Factory, Hex, Factory]).dogma(
        THIRD,
        "If your score pile is empty, choose a color and score your whole stack of it. Otherwise, \
         return your whole score pile.",
        raise_or_sink,
    );

fn raise_or_sink(p: &mut Player) -> Flow {
    if p.has(SCORE) {
        return p.return_all(SCORE).done();
    }
    let color = p.choose_color(Colors::ALL)?;
    p.all(Score, &p.stack(color)).done()
}

const BARQUE_LONGUE_LA_BELLE: Definition =
    card("Barque-Longue La Belle", 5, Green, [Factory, Hex, Factory, Crown]).dogma(
        THIRD,
        "Draw and meld a 5. If it is not green, do this again.",
        explore_the_coast,
    );

fn explore_the_coast(p: &mut Player) -> Flow {
    while p.draw_and_meld(5)?.is_some_and(|coast| coast.color() != Green) {}
    Ok(())
}

const HUDSONS_BAY_COMPANY_ARCHIVES: Definition =
    card("Hudson's Bay Company Archives", 5, Green, [Crown, Hex, Factory, Crown]).dogma(
        THIRD,
        "Score your bottom card of every color. Meld a score card. Splay its color right.",
        open_the_archives,
    );

fn open_the_archives(p: &mut Player) -> Flow {
    p.all(Score, BOTTOMS)?;
    if let Some(melded) = p.meld_one(SCORE)? {
        p.splay(melded.color(), Right)?;
    }
    Ok(())
}

const GUJIN_TUSHU_JINSHENG: Definition =
    card("Gujin Tushu Jinsheng", 5, Yellow, [Lightbulb, Crown, Hex, Lightbulb]).dogma(
        THIRD,
        "If [Gujin Tushu Jinsheng] is on your board, choose a top card on somebody else's board. Execute all \
         its effects as though they stood on this card, without sharing.",
        look_up,
    );

/// It need not be a top card (RUL-260).
fn look_up(p: &mut Player) -> Flow {
    if p.table().zone_of(p.this_card()) == Zone::stack(p.seat(), Yellow)
        && let Some(entry) = p.choose(Verb::Execute, TOPS.of(p.others()).except(p.host_card()))?
    {
        p.execute_here(entry)?;
    }
    Ok(())
}

const THE_DAILY_COURANT: Definition = card(
    "The Daily Courant",
    5,
    Yellow,
    [Factory, Factory, Crown, Hex],
)
.dogma(
    THIRD,
    "Draw a card of any value, and put it back on top of its deck. You may execute all effects of one \
     of your other top cards as though they stood on this card, without sharing.",
    spread_the_news,
);

fn spread_the_news(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    p.draw_and(PlaceOnDeck, value)?;
    if let Some(news) = p.may_choose(Verb::Execute, TOPS.except(p.host_card()))? {
        p.execute_here(news)?;
    }
    Ok(())
}

const SANDHAM_ROOM_CRICKET_BAT: Definition =
    card("Sandham Room Cricket Bat", 5, Purple, [Leaf, Leaf, Factory, Hex]).dogma(
        THIRD,
        "Draw and reveal a 6. For a red one, claim any achievement, eligible or not.",
        swing,
    );

fn swing(p: &mut Player) -> Flow {
    if p.draw_and_reveal(6)?.color() == Red {
        p.one(Claim, UNCLAIMED)?;
    }
    Ok(())
}

const ALMIRA_QUEEN_OF_THE_CASTLE: Definition =
    card("Almira, Queen of the Castle", 5, Purple, [Crown, Hex, Crown, Crown]).dogma(
        THIRD,
        "Meld a hand card. Claim an available achievement of its value, eligible or not.",
        take_the_stage,
    );

fn take_the_stage(p: &mut Player) -> Flow {
    if let Some(melded) = p.meld_one(HAND)? {
        p.one(Claim, AVAILABLE.value(melded.value()))?;
    }
    Ok(())
}
