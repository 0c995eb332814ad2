//! Age 11: Prudence.

use splay_engine::Ages;

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &CLIMATOLOGY,
    &SOLAR_SAILING,
    &ASTROGEOLOGY,
    &FUSION,
    &HYPERSONICS,
    &SPACE_TRAFFIC,
    &NEAR_FIELD_COMM,
    &RECLAMATION,
    &ESCAPISM,
    &WHATABOUTISM,
];

const CLIMATOLOGY: Definition = card("Climatology", 11, Blue, [Leaf, Hex, Leaf, Leaf])
    .demand(
        FOURTH,
        "Return two of your top cards that both have an icon of my choice, other than [leaf].",
        melt,
    )
    .dogma(
        FOURTH,
        "Return one of your top cards. Return all your score cards of its value or higher.",
        cut_back,
    );

/// What the first card uncovers was not a top card, so it is safe (G-21).
fn melt(you: &mut Player) -> Flow {
    let icons = [Castle, Crown, Lightbulb, Factory, Clock, Person];
    let icon = you.by(you.demander(), |me| me.choose_icon(icons))?;
    if let Some(first) = you.return_one(TOPS.with(icon))? {
        you.return_one(TOPS.with(icon).not_color(first.color()))?;
    }
    Ok(())
}

/// Without a top card its value is 0, and the whole score pile goes (R-KEY-16).
fn cut_back(p: &mut Player) -> Flow {
    let least = p.return_one(TOPS)?.map_or(0, |returned| returned.value().get());
    p.return_all(SCORE.values(least..=11)).done()
}

const SOLAR_SAILING: Definition = card("Solar Sailing", 11, Blue, [Clock, Lightbulb, Lightbulb, Hex])
    .dogma(
        FOURTH,
        "Draw and meld an 11. Unless its color is splayed aslant, return your cards of that color but \
         for the top four, and splay it aslant. If you have six or more cards of that color on your \
         board, you win.",
        unfold,
    );

fn unfold(p: &mut Player) -> Flow {
    let Some(sail) = p.draw_and_meld(11)?.map(Card::color) else { return Ok(()) };
    if p.splay_of(sail) != Aslant {
        p.return_all(&all_but_top(4, sail, p))?;
        p.splay(sail, Aslant)?;
    }
    if p.stack(sail).len() >= 6 { p.win() } else { Ok(()) }
}

fn all_but_top(kept: usize, color: Color, p: &Player) -> Cards {
    p.stack(color).into_iter().skip(kept).collect()
}

const ASTROGEOLOGY: Definition = card("Astrogeology", 11, Red, [Crown, Hex, Factory, Factory])
    .dogma(
        FOURTH,
        "Draw and reveal an 11. Splay its color aslant and, if you do, transfer your cards of that \
         color but for the top four to your hand.",
        drill,
    )
    .dogma(FOURTH, "If you have eight or more hand cards, you win.", |p| {
        if p.size(HAND) >= 8 { p.win() } else { Ok(()) }
    });

fn drill(p: &mut Player) -> Flow {
    let color = p.draw_and_reveal(11)?.color();
    if p.splay(color, Aslant)? {
        p.transfer_all(&all_but_top(4, color, p), p.seat().hand())?;
    }
    Ok(())
}

const FUSION: Definition = card("Fusion", 11, Red, [Clock, Clock, Clock, Hex]).dogma(
    FOURTH,
    "Score one of your top cards of value 11. If you do, name a value one or two below that of the \
     scored card, and repeat this effect with the named value.",
    fuse,
);

fn fuse(p: &mut Player) -> Flow {
    let mut scored = p.score_one(TOPS.value(11))?;
    // There is no value below 1 to choose (R-KEY-17).
    while let Some(below) = scored.map(|card| card.value().get() - 1).filter(|&below| below > 0) {
        let value = p.choose_value(below.max(2) - 1..=below)?;
        scored = p.score_one(TOPS.value(value))?;
    }
    Ok(())
}

const HYPERSONICS: Definition = card("Hypersonics", 11, Green, [Factory, Factory, Lightbulb, Hex]).demand(
    FOURTH,
    "Return exactly two of your top cards, of different colors and the same value. If you do, return \
     all your hand and score cards of that value or lower.",
    break_up,
);

fn break_up(you: &mut Player) -> Flow {
    let Some(first) = you.return_one(TOPS.values(paired_values(you)))? else { return Ok(()) };
    let second = you.return_one(TOPS.value(first.value()).not_color(first.color()))?;
    if second.is_none() {
        return Ok(());
    }
    let low = 1..=first.value().get();
    let mut rest = you.find(HAND.values(low.clone()));
    rest.extend(you.find(SCORE.values(low)));
    you.return_all(&rest).done()
}

/// The values that at least two of the top cards have (G-9).
fn paired_values(p: &Player) -> Ages {
    let values = p.values(TOPS);
    values.iter().filter(|&value| p.size(TOPS.value(value)) >= 2).collect()
}

const SPACE_TRAFFIC: Definition = card("Space Traffic", 11, Green, [Crown, Crown, Clock, Hex]).dogma(
    FOURTH,
    "Draw and tuck an 11. If an 11 lies directly above it, you lose. Score your cards of its color but \
     for the top five, and splay that color aslant. If anybody has a higher score than you, repeat this \
     effect.",
    join_the_orbit,
);

fn join_the_orbit(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw(11)?;
        let above = p.bottom(drawn.color());
        p.tuck(drawn)?;
        if above.is_some_and(|above| above.value() == 11) {
            return p.lose();
        }
        p.all(Score, &all_but_top(5, drawn.color(), p))?;
        p.splay(drawn.color(), Aslant)?;
        if p.everyone().iter().all(|seat| p.state().points(seat) <= p.points()) {
            return Ok(());
        }
    }
}

const NEAR_FIELD_COMM: Definition = card("Near-Field Comm", 11, Yellow, [Hex, Crown, Person, Person])
    .demand(
        FOURTH,
        "Transfer all cards of a value of my choice from your score pile to mine.",
        pay_by_phone,
    )
    .dogma(FOURTH, "Reveal the highest card of your score pile and self-execute it.", tap);

fn pay_by_phone(you: &mut Player) -> Flow {
    if you.has(SCORE) {
        let value = you.by(you.demander(), Player::choose_any_value)?;
        you.transfer_all(SCORE.value(value), you.demander().score_pile())?;
    }
    Ok(())
}

fn tap(p: &mut Player) -> Flow {
    if let Some(highest) = p.choose(Execute, SCORE.highest())? {
        p.reveal(highest);
        p.execute(highest)?;
    }
    Ok(())
}

const RECLAMATION: Definition = card("Reclamation", 11, Yellow, [Crown, Leaf, Hex, Leaf]).dogma(
    FOURTH,
    "Return the bottom three of your red cards. Draw and meld a card whose value is half of theirs \
     together, rounded up. If you returned three, repeat this effect with the color of the melded card.",
    reclaim,
);

/// Who returns nothing still melds, a card of value 0 (G-10).
fn reclaim(p: &mut Player) -> Flow {
    let mut color = Red;
    loop {
        let bottom: Cards = p.stack(color).into_iter().rev().take(3).collect();
        let returned = p.return_all(&bottom)?;
        let sum: u8 = returned.iter().map(|card| card.value().get()).sum();
        let melded = p.draw_and_meld(sum.div_ceil(2))?;
        match melded.filter(|_| returned.len() == 3) {
            Some(melded) => color = melded.color(),
            None => return Ok(()),
        }
    }
}

const ESCAPISM: Definition = card("Escapism", 11, Purple, [Person, Hex, Person, Person]).dogma(
    FOURTH,
    "Reveal and junk a hand card. Return all your hand cards of its value. Draw three cards of its \
     value. Self-execute the junked card.",
    flee,
);

/// Without a hand card the value is 0, and three 1s are drawn (G-10, G-13).
fn flee(p: &mut Player) -> Flow {
    let Some(junked) = p.choose(Junk, HAND)? else {
        p.draw_several(3, 0)?;
        return Ok(());
    };
    p.reveal(junked);
    p.junk(junked)?;
    p.return_all(HAND.value(junked.value()))?;
    p.draw_several(3, junked.value())?;
    p.execute(junked).done()
}

const WHATABOUTISM: Definition = card("Whataboutism", 11, Purple, [Lightbulb, Hex, Person, Lightbulb])
    .demand(
        FOURTH,
        "Transfer your top card of each color, if it has a demand, to my board. If you transferred \
         any, exchange all your score cards with all of mine.",
        turn_the_tables,
    );

fn turn_the_tables(you: &mut Player) -> Flow {
    let me = you.demander();
    if !you.transfer_all(TOPS.with_demand(), me.board())?.is_empty() {
        let (yours, mine) = (you.find(SCORE), you.find(SCORE.of(me)));
        you.exchange(&yours, me.score_pile(), &mine, you.seat().score_pile())?;
    }
    Ok(())
}
