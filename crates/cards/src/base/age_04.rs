//! Age 4: Renaissance.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &EXPERIMENTATION,
    &PRINTING_PRESS,
    &COLONIALISM,
    &GUNPOWDER,
    &INVENTION,
    &NAVIGATION,
    &ANATOMY,
    &PERSPECTIVE,
    &ENTERPRISE,
    &REFORMATION,
];

const EXPERIMENTATION: Definition =
    card("Experimentation", 4, Blue, [Hex, Lightbulb, Lightbulb, Lightbulb]).dogma(
        ALL,
        "Draw and meld a 5.",
        |p| p.draw_and_meld(5).done(),
    );

const PRINTING_PRESS: Definition = card("Printing Press", 4, Blue, [Hex, Lightbulb, Lightbulb, Crown])
    .dogma(
        ALL,
        "You may return a score card. If you do, draw a card two higher than your top purple card.",
        set_in_type,
    )
    .dogma(ALL, "You may splay your blue cards right.", |p| p.may_splay(Blue, Right).done());

fn set_in_type(p: &mut Player) -> Flow {
    if p.may_return(SCORE)?.is_some() {
        p.draw(p.highest(TOPS.color(Purple)) + 2)?;
    }
    Ok(())
}

const COLONIALISM: Definition = card("Colonialism", 4, Red, [Hex, Factory, Lightbulb, Factory])
    .dogma(UNTIL_THIRD, "Draw and tuck a 3. If there is a [crown] on it, repeat this effect.", colonize)
    .dogma(
        FOURTH,
        "Draw and tuck a 3. If that is a green card, junk the 5 deck. If there is a [crown] on it, \
         repeat this effect.",
        exploit,
    );

fn colonize(p: &mut Player) -> Flow {
    while p.draw_and_tuck(3)?.is_some_and(|colony| colony.has(Crown)) {}
    Ok(())
}

fn exploit(p: &mut Player) -> Flow {
    while let Some(colony) = p.draw_and_tuck(3)? {
        if colony.color() == Green {
            p.junk_deck(5)?;
        }
        if !colony.has(Crown) {
            break;
        }
    }
    Ok(())
}

const GUNPOWDER: Definition = card("Gunpowder", 4, Red, [Hex, Factory, Crown, Factory])
    .demand(ALL, "Transfer one of your top cards with a [castle] to my score pile.", |you| {
        you.transfer_one(TOPS.with(Castle), you.demander().score_pile()).done()
    })
    .dogma(ALL, "If the demand transferred anything, draw and score a 2.", loot);

fn loot(p: &mut Player) -> Flow {
    if p.demand_transferred() {
        p.draw_and_score(2)?;
    }
    Ok(())
}

const INVENTION: Definition = card("Invention", 4, Green, [Hex, Lightbulb, Lightbulb, Factory])
    .dogma(
        ALL,
        "You may splay right a color of yours that is splayed left and, if you do, draw and score a 4.",
        turn_around,
    )
    .dogma(ALL, "If all five colors on your board are splayed, in any direction, claim Wonder.", amaze);

fn turn_around(p: &mut Player) -> Flow {
    if p.may_splay(p.colors_splayed(Left), Right)?.is_some() {
        p.draw_and_score(4)?;
    }
    Ok(())
}

fn amaze(p: &mut Player) -> Flow {
    if p.colors_splayed(Splay::None).is_empty() {
        p.claim(Special::Wonder)?;
    }
    Ok(())
}

const NAVIGATION: Definition = card("Navigation", 4, Green, [Hex, Crown, Crown, Crown]).demand(
    ALL,
    "Transfer a 2 or a 3 from your score pile to mine.",
    |you| {
        you.transfer_one(SCORE.values([you.printed(2), you.printed(3)]), you.demander().score_pile())
            .done()
    },
);

const ANATOMY: Definition = card("Anatomy", 4, Yellow, [Leaf, Leaf, Leaf, Hex])
    .demand(
        UNTIL_THIRD,
        "Return a score card. If you do, return one of your top cards of the same value.",
        |you| cut(you).done(),
    )
    .demand(
        FOURTH,
        "Return a score card. If you do, return one of your top cards of the same value. If you do \
         that, junk the 4 deck.",
        dissect_thoroughly,
    );

fn dissect_thoroughly(you: &mut Player) -> Flow {
    if cut(you)?.is_some() {
        you.junk_deck(4)?;
    }
    Ok(())
}

/// Returns a score card, then a top card like it, if there is one.
fn cut(you: &mut Player) -> Flow<Option<Card>> {
    match you.return_one(SCORE)? {
        Some(returned) => you.return_one(TOPS.value(returned.value())),
        None => Ok(None),
    }
}

const PERSPECTIVE: Definition = card("Perspective", 4, Yellow, [Hex, Lightbulb, Lightbulb, Leaf])
    .dogma(
        UNTIL_THIRD,
        "You may return a hand card. If you do, score a hand card for every two [lightbulb] on your \
         board.",
        sketch,
    )
    .dogma(
        FOURTH,
        "You may return a hand card. If you do, score a hand card for each color on your board that \
         shows a [lightbulb].",
        paint,
    );

fn sketch(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some() {
        p.exactly(p.count(Lightbulb) / 2, Score, HAND)?;
    }
    Ok(())
}

fn paint(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some() {
        p.exactly(p.colors_showing(Lightbulb).len(), Score, HAND)?;
    }
    Ok(())
}

const ENTERPRISE: Definition = card("Enterprise", 4, Purple, [Hex, Crown, Crown, Crown])
    .demand(
        ALL,
        "Transfer a top card with a [crown], other than purple, from your board to mine and, if you do, \
         draw and meld a 4.",
        sell_up,
    )
    .dogma(ALL, "You may splay your green cards right.", |p| p.may_splay(Green, Right).done());

fn sell_up(you: &mut Player) -> Flow {
    let sold = you.transfer_one(TOPS.not_color(Purple).with(Crown), you.demander().board())?;
    if sold.is_some() {
        you.draw_and_meld(4)?;
    }
    Ok(())
}

const REFORMATION: Definition = card("Reformation", 4, Purple, [Leaf, Leaf, Hex, Leaf])
    .dogma(
        UNTIL_THIRD,
        "You may tuck hand cards: one for every two [leaf] on your board, and no fewer if you can.",
        nail_theses,
    )
    .dogma(ALL, "You may splay your yellow or purple cards right.", |p| {
        p.may_splay([Yellow, Purple], Right).done()
    })
    .dogma(
        FOURTH,
        "You may tuck hand cards, at most one for each splayed color on your board.",
        found_churches,
    );

fn nail_theses(p: &mut Player) -> Flow {
    let theses = p.count(Leaf) / 2;
    if theses > 0 && p.has(HAND) && p.wants_to("tuck a hand card for every two leaves")? {
        p.exactly(theses, Tuck, HAND)?;
    }
    Ok(())
}

/// Fewer may be tucked (RUL-214).
fn found_churches(p: &mut Player) -> Flow {
    let splayed = p.colors_splayed(Splay::None).others();
    p.up_to(splayed.len(), Tuck, HAND)?;
    Ok(())
}
