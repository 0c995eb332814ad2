//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ALCHEMY,
    &TRANSLATION,
    &ENGINEERING,
    &OPTICS,
    &COMPASS,
    &PAPER,
    &MACHINERY,
    &MEDICINE,
    &EDUCATION,
    &FEUDALISM,
];

const ALCHEMY: Definition = card("Alchemy", 3, Blue, [Hex, Leaf, Castle, Castle])
    .dogma(
        UNTIL_THIRD,
        "For every three [castle] on your board, draw and reveal a 4. If any of these cards is red, \
         return them and all your other hand cards.",
        |p| transmute(p, p.count(Castle) / 3),
    )
    .dogma(
        FOURTH,
        "For each color on your board that shows a [castle], draw and reveal a 4. If any of these \
         cards is red, return all your hand cards.",
        |p| transmute(p, p.colors_showing(Castle).len()),
    )
    .dogma(ALL, "Meld a hand card, then score a hand card.", distill);

/// The drawn cards are in hand, so all of the hand is all of them too (G-19).
fn transmute(p: &mut Player, attempts: usize) -> Flow {
    let mut red = false;
    for _ in 0..attempts {
        red |= p.draw_and_reveal(4)?.color() == Red;
    }
    if red {
        p.return_all(HAND)?;
    }
    Ok(())
}

fn distill(p: &mut Player) -> Flow {
    p.meld_one(HAND)?;
    p.score_one(HAND).done()
}

const TRANSLATION: Definition = card("Translation", 3, Blue, [Hex, Crown, Crown, Crown])
    .dogma(ALL, "You may meld all your score cards.", publish)
    .dogma(ALL, "If each of your top cards has a [crown], claim World.", speak_to_all);

fn publish(p: &mut Player) -> Flow {
    if p.has(SCORE) && p.wants_to("meld all your score cards")? {
        p.all(Meld, SCORE)?;
    }
    Ok(())
}

fn speak_to_all(p: &mut Player) -> Flow {
    if !p.has(TOPS.without(Crown)) {
        p.claim(Special::World)?;
    }
    Ok(())
}

const ENGINEERING: Definition = card("Engineering", 3, Red, [Castle, Hex, Lightbulb, Castle])
    .demand(
        ALL,
        "Transfer your top card of each color, if it has a [castle], to my score pile.",
        raze_castles,
    )
    .dogma(ALL, "You may splay your red cards left.", |p| p.may_splay(Red, Left).done());

/// A castle that comes to light is safe (G-21).
fn raze_castles(you: &mut Player) -> Flow {
    you.transfer_all(TOPS.with(Castle), you.demander().score_pile()).done()
}

const OPTICS: Definition = card("Optics", 3, Red, [Crown, Crown, Crown, Hex]).dogma(
    ALL,
    "Draw and meld a 3. If there is a [crown] on it, draw and score a 4; if not, transfer one of your \
     score cards to the score pile of an opponent who has fewer points than you.",
    focus,
);

fn focus(p: &mut Player) -> Flow {
    let Some(melded) = p.draw_and_meld(3)? else { return Ok(()) };
    if melded.has(Crown) {
        return p.draw_and_score(4).done();
    }
    let poorer = p.opponents().iter().filter(|&seat| p.state().points(seat) < p.points()).collect();
    if let Some(opponent) = p.choose_player(poorer, "transfer a score card to")? {
        p.transfer_one(SCORE, opponent.score_pile())?;
    }
    Ok(())
}

const COMPASS: Definition = card("Compass", 3, Green, [Hex, Crown, Crown, Leaf])
    .demand(
        UNTIL_THIRD,
        "Transfer a top card with a [leaf], other than green, from your board to mine, and then a top \
         card of mine without a [leaf] to your board.",
        sail_off_course,
    )
    .demand(
        FOURTH,
        "Transfer a top card with a [leaf], other than green, from your board to mine, and then meld a \
         top card of mine without a [leaf].",
        sail_home,
    );

/// The second card goes even if there was no first.
fn sail_off_course(you: &mut Player) -> Flow {
    ship_leaves(you)?;
    you.transfer_one(TOPS.of(you.demander()).without(Leaf), you.seat().board()).done()
}

/// The second card is melded even if there was no first.
fn sail_home(you: &mut Player) -> Flow {
    ship_leaves(you)?;
    you.meld_one(TOPS.of(you.demander()).without(Leaf)).done()
}

fn ship_leaves(you: &mut Player) -> Flow {
    you.transfer_one(TOPS.not_color(Green).with(Leaf), you.demander().board()).done()
}

const PAPER: Definition = card("Paper", 3, Green, [Hex, Lightbulb, Lightbulb, Crown])
    .dogma(ALL, "You may splay your green or blue cards left.", |p| {
        p.may_splay([Green, Blue], Left).done()
    })
    .dogma(UNTIL_THIRD, "For each color you have splayed left, draw a 4.", fill_the_pages)
    .dogma(
        FOURTH,
        "Score one of your top cards with a [leaf]. If you do, draw a 4 for each color you have \
         splayed left.",
        press_and_fill,
    );

fn fill_the_pages(p: &mut Player) -> Flow {
    p.draw_several(p.colors_splayed(Left).len(), 4).done()
}

fn press_and_fill(p: &mut Player) -> Flow {
    if p.score_one(TOPS.with(Leaf))?.is_some() {
        fill_the_pages(p)?;
    }
    Ok(())
}

const MACHINERY: Definition = card("Machinery", 3, Yellow, [Leaf, Leaf, Hex, Castle])
    .demand(ALL, "Exchange all the cards of your hand with all the highest of mine.", retool)
    .dogma(
        UNTIL_THIRD,
        "Score a hand card that has a [castle]. You may splay your red cards left.",
        wind_up_and_turn,
    )
    .dogma(FOURTH, "Score a hand card with a [castle].", wind_up)
    .dogma(FOURTH, "You may splay your red cards left.", turn);

fn retool(you: &mut Player) -> Flow {
    let me = you.demander();
    let (yours, mine) = (you.find(HAND), you.find(HAND.of(me).highest()));
    you.exchange(&yours, me.hand(), &mine, you.seat().hand())
}

fn wind_up_and_turn(p: &mut Player) -> Flow {
    wind_up(p)?;
    turn(p)
}

fn wind_up(p: &mut Player) -> Flow {
    p.score_one(HAND.with(Castle)).done()
}

fn turn(p: &mut Player) -> Flow {
    p.may_splay(Red, Left).done()
}

const MEDICINE: Definition = card("Medicine", 3, Yellow, [Crown, Leaf, Leaf, Hex])
    .demand(
        ALL,
        "Exchange the highest card of your score pile with the lowest card of mine.",
        swallow_the_pill,
    )
    .dogma(FOURTH, "Junk an available achievement of value 3 or 4.", |p| {
        p.one(Junk, AVAILABLE.values(3..=4)).done()
    });

fn swallow_the_pill(you: &mut Player) -> Flow {
    let me = you.demander();
    let yours = you.choose(Verb::Exchange, SCORE.highest())?;
    let mine = you.choose_theirs(Verb::Exchange, SCORE.of(me).lowest())?;
    you.exchange(yours.as_slice(), me.score_pile(), mine.as_slice(), you.seat().score_pile())
}

const EDUCATION: Definition = card("Education", 3, Purple, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(
        ALL,
        "You may return your highest score card. If you do, draw a card two higher than the highest \
         that is left.",
        graduate,
    );

fn graduate(p: &mut Player) -> Flow {
    if p.may_return(SCORE.highest())?.is_some() {
        p.draw(p.highest(SCORE) + 2)?;
    }
    Ok(())
}

const FEUDALISM: Definition = card("Feudalism", 3, Purple, [Hex, Castle, Leaf, Castle])
    .demand(FIRST, "Transfer a card that has a [castle] from your hand to mine.", |you| {
        pay_homage(you).done()
    })
    .demand(
        THIRD,
        "Transfer a card that has a [castle] from your hand to mine. If you do, unsplay your cards of \
         that color.",
        bend_the_knee,
    )
    .demand(
        FOURTH,
        "Transfer a card that has a [castle] from your hand to mine. If you do, junk all available \
         special achievements.",
        end_all_dreams,
    )
    .dogma(UNTIL_THIRD, "You may splay your yellow or purple cards left.", |p| {
        p.may_splay([Yellow, Purple], Left).done()
    })
    .dogma(
        FOURTH,
        "You may splay your yellow or purple cards left and, if you do, draw a 3.",
        collect_dues,
    );

fn bend_the_knee(you: &mut Player) -> Flow {
    if let Some(given) = pay_homage(you)? {
        you.unsplay(given.color())?;
    }
    Ok(())
}

fn end_all_dreams(you: &mut Player) -> Flow {
    if pay_homage(you)?.is_some() {
        you.all(Junk, SPECIALS)?;
    }
    Ok(())
}

fn pay_homage(you: &mut Player) -> Flow<Option<Card>> {
    you.transfer_one(HAND.with(Castle), you.demander().hand())
}

fn collect_dues(p: &mut Player) -> Flow {
    if p.may_splay([Yellow, Purple], Left)?.is_some() {
        p.draw(3)?;
    }
    Ok(())
}
