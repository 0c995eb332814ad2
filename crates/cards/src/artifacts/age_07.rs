//! Age 7: Romance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &PERIODIC_TABLE,
    &CORVETTE_CHALLENGER,
    &SUBMARINE_H_L_HUNLEY,
    &JEDLIKS_ELECTROMAGNETIC_SELF_ROTOR,
    &INTERNATIONAL_PROTOTYPE_METRE_BAR,
    &HANSEN_WRITING_BALL,
    &COLT_PATERSON_REVOLVER,
    &SINGER_MODEL_27,
    &ROUNDHAY_GARDEN_SCENE,
    &THE_COMMUNIST_MANIFESTO,
];

const PERIODIC_TABLE: Definition =
    card("Periodic Table", 7, Blue, [Lightbulb, Hex, Lightbulb, Lightbulb]).dogma(
        THIRD,
        "Choose two of your top cards that have the same value. If you do, draw and meld a card one \
         higher. If it covers one of the two, repeat this effect.",
        fill_a_gap,
    );

fn fill_a_gap(p: &mut Player) -> Flow {
    loop {
        let several = |&value: &Age| p.size(TOPS.value(value)) > 1;
        let periods: Ages = p.values(TOPS).iter().filter(several).collect();
        if periods.is_empty() {
            return Ok(());
        }
        let period = p.choose_value(periods)?;
        let groups = two_of(p, p.find(TOPS.value(period)))?;
        let element = p.draw_and_meld(period + 1)?;
        let covered = element.and_then(|element| p.table().beneath(element.id()));
        if !covered.is_some_and(|covered| groups.contains(&covered)) {
            return Ok(());
        }
    }
}

/// Two of these cards, of the player's choice if there are more.
fn two_of(p: &mut Player, mut cards: Cards) -> Flow<Cards> {
    if cards.len() == 2 {
        return Ok(cards);
    }
    let mut picked = Cards::new();
    while picked.len() < 2
        && let Some(card) = p.choose(Verb::Choose, &cards)?
    {
        cards.retain(|other| *other != card);
        picked.push(card);
    }
    Ok(picked)
}

const CORVETTE_CHALLENGER: Definition =
    card("Corvette Challenger", 7, Blue, [Leaf, Lightbulb, Hex, Leaf]).dogma(
        THIRD,
        "Draw and tuck an 8, and splay its color up. Draw and score a card whose value is the number of \
         cards visible in that color on your board.",
        sound_the_deep,
    );

fn sound_the_deep(p: &mut Player) -> Flow {
    let Some(color) = p.draw_and_tuck(8)?.map(Card::color) else { return Ok(()) };
    p.splay(color, Up)?;
    p.draw_and_score(p.visible_cards(p.seat(), color)).done()
}

const SUBMARINE_H_L_HUNLEY: Definition =
    card("Submarine H. L. Hunley", 7, Red, [Factory, Factory, Factory, Hex]).compel(
        THIRD,
        "Draw and meld a 7. Reveal the bottom card of its color on your board. If that is a 1, return \
         all cards of that color from your board.",
        sink,
    );

fn sink(you: &mut Player) -> Flow {
    let Some(color) = you.draw_and_meld(7)?.map(Card::color) else { return Ok(()) };
    if let Some(bottom) = you.one(Reveal, BOTTOMS.color(color))?
        && bottom.value() == you.printed(1)
    {
        you.return_all(&you.stack(color))?;
    }
    Ok(())
}

const JEDLIKS_ELECTROMAGNETIC_SELF_ROTOR: Definition =
    card("Jedlik's Electromagnetic Self-Rotor", 7, Red, [Hex, Clock, Lightbulb, Lightbulb]).dogma(
        THIRD,
        "Draw and score an 8. Then draw and meld an 8. Claim an available achievement of value 8, \
         whether eligible or not.",
        rotate,
    );

fn rotate(p: &mut Player) -> Flow {
    p.draw_and_score(8)?;
    p.draw_and_meld(8)?;
    p.one(Claim, AVAILABLE.values(8..=8)).done()
}

const INTERNATIONAL_PROTOTYPE_METRE_BAR: Definition =
    card("International Prototype Metre Bar", 7, Green, [Crown, Hex, Crown, Factory]).dogma(
        THIRD,
        "Choose a value. Draw and meld a card of it, and splay its color up. If the number of cards \
         visible in that color on your board is exactly the value of the melded card, you win. Otherwise \
         return it.",
        measure_up,
    );

fn measure_up(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    let Some(melded) = p.draw_and_meld(value)? else { return Ok(()) };
    p.splay(melded.color(), Up)?;
    if p.visible_cards(p.seat(), melded.color()) == melded.value().index() {
        return p.win();
    }
    p.return_card(melded).done()
}

const HANSEN_WRITING_BALL: Definition = card("Hansen Writing Ball", 7, Green, [Clock, Leaf, Clock, Hex])
    .compel(
        THIRD,
        "Draw four 7s. Meld a blue hand card, then transfer your whole hand to mine.",
        dictate,
    )
    .dogma(THIRD, "Draw and reveal a 7. Without a [clock] on it, tuck it and do this again.", type_on);

fn dictate(you: &mut Player) -> Flow {
    you.draw_several(4, 7)?;
    you.meld_one(HAND.color(Blue))?;
    you.transfer_all(HAND, you.demander().hand()).done()
}

fn type_on(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(7)?;
        if drawn.has(Clock) {
            return Ok(());
        }
        p.tuck(drawn)?;
    }
}

const COLT_PATERSON_REVOLVER: Definition =
    card("Colt Paterson Revolver", 7, Yellow, [Factory, Hex, Factory, Crown]).compel(
        THIRD,
        "Reveal your hand. Draw and reveal a 7. If another card in your hand has its color, return your \
         whole hand and all your score cards.",
        shoot,
    );

/// The drawn card is shown as well, for nobody could check its color otherwise (RUL-274).
fn shoot(you: &mut Player) -> Flow {
    you.all(Reveal, HAND)?;
    let drawn = you.draw_and_reveal(7)?;
    if you.has(HAND.color(drawn.color()).except(drawn.id())) {
        let lost: Cards = you.find(HAND).into_iter().chain(you.find(SCORE)).collect();
        you.return_all(&lost)?;
    }
    Ok(())
}

const SINGER_MODEL_27: Definition = card("Singer Model 27", 7, Yellow, [Hex, Factory, Clock, Clock])
    .dogma(
        THIRD,
        "Tuck a hand card. If you do, splay its color up, then tuck all your score cards of that color.",
        stitch,
    );

fn stitch(p: &mut Player) -> Flow {
    if let Some(tucked) = p.one(Tuck, HAND)? {
        p.splay(tucked.color(), Up)?;
        p.all(Tuck, SCORE.color(tucked.color()))?;
    }
    Ok(())
}

const ROUNDHAY_GARDEN_SCENE: Definition =
    card("Roundhay Garden Scene", 7, Purple, [Leaf, Leaf, Leaf, Hex]).dogma(
        THIRD,
        "Meld the highest card of your score pile. Draw and score two cards of its value; if there \
         was none to meld, two 1s. Execute all its effects as though they stood on this card, without \
         sharing.",
        film,
    );

/// A card that is not there has value 0 (RUL-270).
fn film(p: &mut Player) -> Flow {
    let melded = p.meld_one(SCORE.highest())?;
    let value = melded.map_or(Age::NONE, |card| card.value());
    p.draw_and_score(value)?;
    p.draw_and_score(value)?;
    if let Some(card) = melded {
        p.execute_here(card)?;
    }
    Ok(())
}

const THE_COMMUNIST_MANIFESTO: Definition =
    card("The Communist Manifesto", 7, Purple, [Crown, Crown, Hex, Leaf]).dogma(
        THIRD,
        "Draw and reveal a 7 for each player in the game. Transfer one of them to your board, then one to \
         each other player's board. Execute the effects of yours other than demands, for yourself alone.",
        share_alike,
    );

fn share_alike(p: &mut Player) -> Flow {
    let mut drawn = Cards::new();
    for _ in p.everyone().iter() {
        drawn.push(p.draw_and_reveal(7)?);
    }
    let Some(mine) = p.choose(Verb::Keep, &drawn)? else { return Ok(()) };
    p.transfer(mine, p.seat().board())?;
    drawn.retain(|card| *card != mine);
    let mut others = p.everyone().but(p.seat());
    while let Some(other) = p.choose_player(others, "transfer one of the cards to")? {
        others.remove(other);
        if let Some(theirs) = p.transfer_one(&drawn, other.board())? {
            drawn.retain(|card| *card != theirs);
        }
    }
    p.execute(mine).done()
}
