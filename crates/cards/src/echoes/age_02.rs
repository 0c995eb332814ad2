//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &LEVER,
    &LINGUISTICS,
    &CROSSBOW,
    &HORSESHOES,
    &GLASSBLOWING,
    &SCISSORS,
    &TOOTHBRUSH,
    &WATERMILL,
    &PAGODA,
    &CHATURANGA,
];

const LEVER: Definition = card("Lever", 2, Blue, [Lightbulb, Hex, Echo, Lightbulb])
    .echo(UNTIL_THIRD, "Draw two 2s.", |p| p.draw_several(2, 2).done())
    .dogma(
        UNTIL_THIRD,
        "You may return any number of hand cards. For each two of them that are of one value, draw a \
         card one higher.",
        lift,
    );

fn lift(p: &mut Player) -> Flow {
    let returned = p.any_number(Return, HAND)?;
    let pairs_of = |value: Age| returned.iter().filter(|card| card.value() == value).count() / 2;
    let values = different_values(&returned);
    p.draw_each(values.iter().flat_map(|value| std::iter::repeat_n(value + 1, pairs_of(value))))
}

const LINGUISTICS: Definition = card("Linguistics", 2, Blue, [Lightbulb, Lightbulb, Echo, Hex])
    .echo(UNTIL_THIRD, "Either draw a 3 or draw and foreshadow a 4.", listen)
    .dogma(
        UNTIL_THIRD,
        "If there is a bonus on your board, draw a card whose value is a bonus there.",
        decline_and_conjugate,
    );

fn listen(p: &mut Player) -> Flow {
    match p.do_either(["draw a 3", "draw and foreshadow a 4"])? {
        1 => p.draw(3).done(),
        _ => p.draw_and_foreshadow(4).done(),
    }
}

fn decline_and_conjugate(p: &mut Player) -> Flow {
    let bonuses: Ages = p.bonuses().into_iter().collect();
    if !bonuses.is_empty() {
        let value = p.choose_value(bonuses)?;
        p.draw(value)?;
    }
    Ok(())
}

const CROSSBOW: Definition = card("Crossbow", 2, Red, [Bonus(3), Hex, Castle, Castle])
    .demand(UNTIL_THIRD, "Transfer a hand card that has a bonus to my score pile.", |you| {
        you.transfer_one(HAND.with_bonus(), you.demander().score_pile()).done()
    })
    .dogma(UNTIL_THIRD, "Transfer a hand card to the board of another player.", shoot);

fn shoot(p: &mut Player) -> Flow {
    if p.has(HAND)
        && let Some(other) = p.choose_player(p.others(), "transfer a hand card to")?
    {
        p.transfer_one(HAND, other.board())?;
    }
    Ok(())
}

const HORSESHOES: Definition = card("Horseshoes", 2, Red, [Hex, Bonus(2), Echo, Castle])
    .echo(UNTIL_THIRD, "Draw and foreshadow a 2.", |p| p.draw_and_foreshadow(2).done())
    .demand(
        UNTIL_THIRD,
        "Transfer a top card that has neither [castle] nor [factory] to my board and, if you do, draw \
         and meld a 2.",
        overtake,
    );

fn overtake(you: &mut Player) -> Flow {
    let unshod = TOPS.without(Castle).without(Factory);
    if you.transfer_one(unshod, you.demander().board())?.is_some() {
        you.draw_and_meld(2)?;
    }
    Ok(())
}

const GLASSBLOWING: Definition = card("Glassblowing", 2, Green, [Hex, Crown, Crown, Echo])
    .echo(UNTIL_THIRD, "Score a hand card that has a bonus.", |p| p.score_one(HAND.with_bonus()).done())
    .dogma(
        UNTIL_THIRD,
        "Draw and foreshadow a card three higher than your lowest top card that is not green.",
        |p| p.draw_and_foreshadow(p.lowest(TOPS.not_color(Green)) + 3).done(),
    );

const SCISSORS: Definition = card("Scissors", 2, Green, [Echo, Hex, Bonus(2), Castle])
    .echo(UNTIL_THIRD, "Take one of your bottom cards into hand.", |p| p.one(Take, BOTTOMS).done())
    .dogma(UNTIL_THIRD, "You may pick up to two hand cards. Meld or score each of them.", cut_out)
    .dogma(UNTIL_THIRD, "If [Paper] is anybody's top card, transfer it to your score pile.", cut_paper);

fn cut_out(p: &mut Player) -> Flow {
    for _ in 0..2 {
        let Some(card) = p.may_choose(Verb::Choose, HAND)? else { break };
        match p.do_either(["meld the card", "score the card"])? {
            1 => p.meld(card)?,
            _ => p.score(card)?,
        };
    }
    Ok(())
}

fn cut_paper(p: &mut Player) -> Flow {
    for seat in p.everyone().iter() {
        if let Some(green) = p.table().top(Zone::stack(seat, Green))
            && p.is_titled(green, "Paper")
        {
            return p.transfer(green, p.seat().score_pile()).done();
        }
    }
    Ok(())
}

const TOOTHBRUSH: Definition = card("Toothbrush", 2, Yellow, [Bonus(2), Echo, Hex, Leaf])
    .echo(UNTIL_THIRD, "Tuck all hand cards of one value that you hold.", brush)
    .dogma(UNTIL_THIRD, "You may splay one of your colors left.", |p| {
        p.may_splay(Colors::ALL, Left).done()
    })
    .dogma(
        UNTIL_THIRD,
        "You may transfer the bottom card of the 2 deck, if it has any, to the available achievements.",
        |p| p.may_make_available(2).done(),
    );

fn brush(p: &mut Player) -> Flow {
    let held = p.values(HAND);
    if !held.is_empty() {
        let value = p.choose_value(held)?;
        p.all(Tuck, HAND.value(value))?;
    }
    Ok(())
}

const WATERMILL: Definition = card("Watermill", 2, Yellow, [Leaf, Leaf, Leaf, Hex]).dogma(
    UNTIL_THIRD,
    "Tuck a hand card that has a bonus. If you do, draw a card whose value is that bonus. If the drawn \
     card has one too, you may return a hand card, to do all this again.",
    grind,
);

fn grind(p: &mut Player) -> Flow {
    while let Some(bonus) = p.one(Tuck, HAND.with_bonus())?.and_then(Card::bonus) {
        if p.draw(bonus)?.bonus().is_none() || p.may_return(HAND)?.is_none() {
            break;
        }
    }
    Ok(())
}

const PAGODA: Definition = card("Pagoda", 2, Purple, [Castle, Bonus(2), Hex, Castle]).dogma(
    UNTIL_THIRD,
    "Draw and reveal a 3. If you hold another card of its color, tuck such a card and meld the drawn \
     one; if not, foreshadow the drawn one.",
    add_a_storey,
);

fn add_a_storey(p: &mut Player) -> Flow {
    let drawn = p.draw_and_reveal(3)?;
    match p.one(Tuck, HAND.color(drawn.color()).except(drawn.id()))? {
        Some(_) => p.meld(drawn),
        None => p.foreshadow(drawn),
    }
    .done()
}

const CHATURANGA: Definition = card("Chaturanga", 2, Purple, [Crown, Bonus(3), Crown, Hex]).dogma(
    UNTIL_THIRD,
    "Meld a hand card that has a bonus. If you do, draw two cards whose value is its bonus; if not, \
     draw and foreshadow a card whose value is the number of your top cards.",
    advance,
);

fn advance(p: &mut Player) -> Flow {
    match p.meld_one(HAND.with_bonus())?.and_then(Card::bonus) {
        Some(bonus) => {
            p.draw_several(2, bonus)?;
        }
        None => {
            p.draw_and_foreshadow(p.colors().len())?;
        }
    }
    Ok(())
}
