//! Age 5: Exploration.

use crate::prelude::*;
use splay_engine::{Colors, Select};

pub(super) const CARDS: [&Definition; 10] = [
    &CHEMISTRY,
    &PHYSICS,
    &COAL,
    &THE_PIRATE_CODE,
    &BANKING,
    &MEASUREMENT,
    &STATISTICS,
    &STEAM_ENGINE,
    &ASTRONOMY,
    &SOCIETIES,
];

const CHEMISTRY: Definition = card("Chemistry", 5, Blue, [Factory, Lightbulb, Factory, Hex])
    .dogma(ALL, "You may splay your blue cards right.", |p| p.may_splay(Blue, Right).done())
    .dogma(
        ALL,
        "Draw and score a card one higher than your highest top card, then return a score card.",
        distill,
    );

fn distill(p: &mut Player) -> Flow {
    p.draw_and_score(p.highest(TOPS) + 1)?;
    p.return_one(SCORE).done()
}

const PHYSICS: Definition = card("Physics", 5, Blue, [Factory, Lightbulb, Lightbulb, Hex]).dogma(
    ALL,
    "Draw three 6s and reveal them. If any of them share a color, return all your hand cards.",
    conduct_trials,
);

fn conduct_trials(p: &mut Player) -> Flow {
    let drawn = p.draw_several(3, 6)?;
    p.all(Reveal, &drawn)?;
    let colors: Colors = drawn.iter().map(|card| card.color()).collect();
    if colors.len() < drawn.len() {
        p.return_all(HAND)?;
    }
    Ok(())
}

const COAL: Definition = card("Coal", 5, Red, [Factory, Factory, Factory, Hex])
    .dogma(ALL, "Draw and tuck a 5.", |p| p.draw_and_tuck(5).done())
    .dogma(ALL, "You may splay your red cards right.", |p| p.may_splay(Red, Right).done())
    .dogma(
        ALL,
        "You may score one of your top cards and, if you do, the card beneath it too.",
        mine_a_seam,
    );

fn mine_a_seam(p: &mut Player) -> Flow {
    if let Some(scored) = p.may_score(TOPS)? {
        p.score_one(TOPS.color(scored.color()))?;
    }
    Ok(())
}

const THE_PIRATE_CODE: Definition = card("The Pirate Code", 5, Red, [Crown, Factory, Crown, Hex])
    .demand(ALL, "Transfer two cards of values up to 4 from your score pile to mine.", |you| {
        you.exactly(2, Transfer(you.demander().score_pile()), SCORE.values(1..=you.printed(4).get()))
            .done()
    })
    .dogma(
        ALL,
        "If the demand transferred anything, score the lowest of your top cards with a [crown].",
        share_the_booty,
    );

fn share_the_booty(p: &mut Player) -> Flow {
    if p.demand_transferred() {
        p.score_one(TOPS.with(Crown).lowest())?;
    }
    Ok(())
}

const BANKING: Definition = card("Banking", 5, Green, [Factory, Crown, Hex, Crown])
    .demand(
        ALL,
        "Transfer a top card with a [factory], other than green, from your board to mine and, if you \
         do, draw and score a 5.",
        sell_out,
    )
    .dogma(ALL, "You may splay your green cards right.", |p| p.may_splay(Green, Right).done());

fn sell_out(you: &mut Player) -> Flow {
    let sold = you.transfer_one(TOPS.not_color(Green).with(Factory), you.demander().board())?;
    if sold.is_some() {
        you.draw_and_score(5)?;
    }
    Ok(())
}

const MEASUREMENT: Definition = card("Measurement", 5, Green, [Lightbulb, Leaf, Lightbulb, Hex])
    .dogma(
        FIRST,
        "You may return a hand card. If you do, choose a color; splay it right on your board, and \
         draw a card whose value is the number of cards of that color there.",
        estimate,
    )
    .dogma(
        SINCE_THIRD,
        "You may reveal and return a hand card. If you do, splay its color right on your board, and \
         draw a card whose value is the number of cards of that color there.",
        gauge,
    );

fn estimate(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some() {
        let color = p.choose_color(Color::ALL)?;
        measure(p, color)?;
    }
    Ok(())
}

fn gauge(p: &mut Player) -> Flow {
    if let Some(card) = p.may_choose(Return, HAND)? {
        p.reveal(card);
        if p.return_card(card)? {
            measure(p, card.color())?;
        }
    }
    Ok(())
}

/// The card is drawn whether or not there was anything to splay (G-27, R-FAQ-4).
fn measure(p: &mut Player, color: Color) -> Flow {
    p.splay(color, Right)?;
    p.draw(p.stack(color).len()).done()
}

const STATISTICS: Definition = card("Statistics", 5, Yellow, [Leaf, Lightbulb, Leaf, Hex])
    .demand(
        FIRST,
        "Transfer the highest card of your score pile to your hand. If it is now all you hold, repeat \
         this effect.",
        strike_the_outlier,
    )
    .demand(THIRD, "Transfer all the highest cards of your score pile to your hand.", |you| {
        you.transfer_all(SCORE.highest(), you.seat().hand()).done()
    })
    .demand(
        FOURTH,
        "Transfer all cards of a value of my choice from your score pile to your hand.",
        strike_a_value,
    )
    .dogma(ALL, "You may splay your yellow cards right.", |p| p.may_splay(Yellow, Right).done());

fn strike_the_outlier(you: &mut Player) -> Flow {
    while you.transfer_one(SCORE.highest(), you.seat().hand())?.is_some() && you.size(HAND) == 1 {}
    Ok(())
}

fn strike_a_value(you: &mut Player) -> Flow {
    if you.has(SCORE) {
        let value = you.by(you.demander(), |me| me.choose_any_value())?;
        you.transfer_all(SCORE.value(value), you.seat().hand())?;
    }
    Ok(())
}

const STEAM_ENGINE: Definition = card("Steam Engine", 5, Yellow, [Hex, Factory, Crown, Factory])
    .dogma(UNTIL_THIRD, "Draw and tuck two 4s. Score your bottom yellow card.", |p| {
        raise_steam(p).done()
    })
    .dogma(
        FOURTH,
        "Draw and tuck two 4s. Score your bottom yellow card. If that is [Steam Engine], junk the 6 \
         deck.",
        run_at_full_steam,
    );

fn run_at_full_steam(p: &mut Player) -> Flow {
    let scored = raise_steam(p)?;
    if scored.is_some_and(|card| card.id() == p.this_card()) {
        p.junk_deck(6)?;
    }
    Ok(())
}

/// Tucks two 4s and scores the bottom yellow card.
fn raise_steam(p: &mut Player) -> Flow<Option<Card>> {
    p.draw_and_tuck(4)?;
    p.draw_and_tuck(4)?;
    p.score_one(BOTTOMS.color(Yellow))
}

const ASTRONOMY: Definition = card("Astronomy", 5, Purple, [Crown, Lightbulb, Lightbulb, Hex])
    .dogma(
        ALL,
        "Draw and reveal a 6. If that is a blue or green card, meld it and repeat this effect.",
        watch_the_sky,
    )
    .dogma(
        ALL,
        "If all your top cards, other than purple, are of value 6 or higher, claim Universe.",
        behold,
    );

fn watch_the_sky(p: &mut Player) -> Flow {
    loop {
        let seen = p.draw_and_reveal(6)?;
        if ![Green, Blue].contains(&seen.color()) {
            return Ok(());
        }
        p.meld(seen)?;
    }
}

fn behold(p: &mut Player) -> Flow {
    if !p.has(TOPS.not_color(Purple).values(1..=p.printed(6).get() - 1)) {
        p.claim(Special::Universe)?;
    }
    Ok(())
}

const SOCIETIES: Definition = card("Societies", 5, Purple, [Crown, Hex, Lightbulb, Crown])
    .demand(
        FIRST,
        "Transfer a top card with a [lightbulb], other than purple, from your board to mine. If you \
         do, draw a 5.",
        |you| lecture_on(you, TOPS.not_color(Purple).with(Lightbulb)),
    )
    .demand(
        SINCE_THIRD,
        "Transfer a top card with a [lightbulb] from your board to mine, one that is higher than my \
         top card of its color. If you do, draw a 5.",
        contribute_what_is_new,
    );

fn contribute_what_is_new(you: &mut Player) -> Flow {
    let mine = TOPS.of(you.demander());
    let ahead = |color: &Color| you.highest(TOPS.color(*color)) > you.highest(mine.color(*color));
    let ahead: Colors = Color::ALL.into_iter().filter(ahead).collect();
    lecture_on(you, TOPS.colors(ahead).with(Lightbulb))
}

fn lecture_on(you: &mut Player, subjects: Select) -> Flow {
    if you.transfer_one(subjects, you.demander().board())?.is_some() {
        you.draw(5)?;
    }
    Ok(())
}
