//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &POTTERY,
    &TOOLS,
    &WRITING,
    &ARCHERY,
    &METALWORKING,
    &OARS,
    &CLOTHING,
    &SAILING,
    &THE_WHEEL,
    &AGRICULTURE,
    &DOMESTICATION,
    &MASONRY,
    &CITY_STATES,
    &CODE_OF_LAWS,
    &MYSTICISM,
];

const POTTERY: Definition = card("Pottery", 1, Blue, [Hex, Leaf, Leaf, Leaf])
    .dogma(
        ALL,
        "You may return up to three hand cards. If you do, draw and score a card whose value is the \
         number returned.",
        fire,
    )
    .dogma(ALL, "Draw a 1.", |p| p.draw(1).done());

fn fire(p: &mut Player) -> Flow {
    let returned = p.up_to(3, Return, HAND)?;
    if !returned.is_empty() {
        p.draw_and_score(returned.len())?;
    }
    Ok(())
}

const TOOLS: Definition = card("Tools", 1, Blue, [Hex, Lightbulb, Lightbulb, Castle])
    .dogma(ALL, "You may return three hand cards. If you do, draw and meld a 3.", improve)
    .dogma(ALL, "You may return a hand card of value 3. If you do, draw three 1s.", take_apart);

/// Fewer than three may be returned too, for nothing (G-8).
fn improve(p: &mut Player) -> Flow {
    if p.up_to(3, Return, HAND)?.len() == 3 {
        p.draw_and_meld(3)?;
    }
    Ok(())
}

fn take_apart(p: &mut Player) -> Flow {
    if p.may_return(HAND.value(3))?.is_some() {
        p.draw_several(3, 1)?;
    }
    Ok(())
}

const WRITING: Definition =
    card("Writing", 1, Blue, [Hex, Lightbulb, Lightbulb, Crown])
        .dogma(ALL, "Draw a 2.", |p| p.draw(2).done());

const ARCHERY: Definition = card("Archery", 1, Red, [Castle, Lightbulb, Hex, Castle])
    .demand(ALL, "Draw a 1, then transfer the highest card of your hand to mine.", hand_over)
    .dogma(FOURTH, "Junk an available achievement of value 1 or 2.", |p| {
        p.one(Junk, AVAILABLE.values(1..=2)).done()
    });

fn hand_over(you: &mut Player) -> Flow {
    you.draw(1)?;
    you.transfer_one(HAND.highest(), you.demander().hand()).done()
}

const METALWORKING: Definition = card("Metalworking", 1, Red, [Castle, Castle, Hex, Castle]).dogma(
    ALL,
    "Draw and reveal a 1. If there is a [castle] on it, score it and repeat this effect.",
    smelt,
);

fn smelt(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(1)?;
        if !drawn.has(Castle) {
            return Ok(());
        }
        p.score(drawn)?;
    }
}

const OARS: Definition = card("Oars", 1, Red, [Castle, Crown, Hex, Castle])
    .demand(
        FIRST,
        "Transfer a hand card with a [crown] to my score pile and, if you do, draw a 1.",
        |you| row(you).done(),
    )
    .demand(
        SINCE_THIRD,
        "Transfer a hand card with a [crown] to my score pile and, if you do, draw a 1, then repeat \
         this effect.",
        row_on,
    )
    .dogma(ALL, "If the demand transferred nothing, draw a 1.", row_alone);

fn row_on(you: &mut Player) -> Flow {
    while row(you)? {}
    Ok(())
}

fn row(you: &mut Player) -> Flow<bool> {
    let given = you.transfer_one(HAND.with(Crown), you.demander().score_pile())?;
    if given.is_some() {
        you.draw(1)?;
    }
    Ok(given.is_some())
}

fn row_alone(p: &mut Player) -> Flow {
    if !p.demand_transferred() {
        p.draw(1)?;
    }
    Ok(())
}

const CLOTHING: Definition = card("Clothing", 1, Green, [Hex, Crown, Leaf, Leaf])
    .dogma(ALL, "Meld a hand card of a color that is not on your board.", |p| {
        p.meld_one(HAND.colors(p.colors().others())).done()
    })
    .dogma(
        ALL,
        "For each color on your board that no opponent has on theirs, draw and score a 1.",
        set_the_fashion,
    );

fn set_the_fashion(p: &mut Player) -> Flow {
    let worn = p.opponents().iter().flat_map(|seat| p.table().colors(seat).iter()).collect();
    let mine_alone = p.colors().without(worn);
    for _ in 0..mine_alone.len() {
        p.draw_and_score(1)?;
    }
    Ok(())
}

const SAILING: Definition =
    card("Sailing", 1, Green, [Crown, Crown, Hex, Leaf])
        .dogma(ALL, "Draw and meld a 1.", |p| p.draw_and_meld(1).done());

const THE_WHEEL: Definition =
    card("The Wheel", 1, Green, [Hex, Castle, Castle, Castle])
        .dogma(ALL, "Draw two 1s.", |p| p.draw_several(2, 1).done());

const AGRICULTURE: Definition = card("Agriculture", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).dogma(
    ALL,
    "You may return a hand card. If you do, draw and score a card one higher.",
    sow,
);

fn sow(p: &mut Player) -> Flow {
    if let Some(returned) = p.may_return(HAND)? {
        p.draw_and_score(returned.value() + 1)?;
    }
    Ok(())
}

const DOMESTICATION: Definition = card("Domestication", 1, Yellow, [Castle, Crown, Hex, Castle]).dogma(
    ALL,
    "Meld the lowest card of your hand. Draw a 1.",
    tame,
);

fn tame(p: &mut Player) -> Flow {
    p.meld_one(HAND.lowest())?;
    p.draw(1).done()
}

const MASONRY: Definition = card("Masonry", 1, Yellow, [Castle, Hex, Castle, Castle])
    .dogma(
        UNTIL_THIRD,
        "You may meld any number of hand cards with a [castle]. If you melded four or more, claim \
         Monument.",
        build_a_monument,
    )
    .dogma(FOURTH, "You may meld any number of hand cards with a [castle].", |p| {
        p.any_number(Meld, HAND.with(Castle)).done()
    })
    .dogma(FOURTH, "If there are exactly three red cards on your board, claim Monument.", dedicate);

fn build_a_monument(p: &mut Player) -> Flow {
    if p.any_number(Meld, HAND.with(Castle))?.len() >= 4 {
        p.claim(Special::Monument)?;
    }
    Ok(())
}

fn dedicate(p: &mut Player) -> Flow {
    if p.stack(Red).len() == 3 {
        p.claim(Special::Monument)?;
    }
    Ok(())
}

const CITY_STATES: Definition = card("City States", 1, Purple, [Hex, Crown, Crown, Castle]).demand(
    ALL,
    "If there are at least four [castle] on your board, transfer a top card that has a [castle] from \
     your board to mine. If you do, draw a 1.",
    submit,
);

fn submit(you: &mut Player) -> Flow {
    if you.count(Castle) >= 4 {
        let given = you.transfer_one(TOPS.with(Castle), you.demander().board())?;
        if given.is_some() {
            you.draw(1)?;
        }
    }
    Ok(())
}

const CODE_OF_LAWS: Definition = card("Code of Laws", 1, Purple, [Hex, Crown, Crown, Leaf]).dogma(
    ALL,
    "You may tuck a hand card of a color on your board, and then you may splay that color left.",
    lay_down_the_law,
);

fn lay_down_the_law(p: &mut Player) -> Flow {
    if let Some(tucked) = p.may(Tuck, HAND.colors(p.colors()))? {
        p.may_splay(tucked.color(), Left)?;
    }
    Ok(())
}

const MYSTICISM: Definition = card("Mysticism", 1, Purple, [Hex, Castle, Castle, Castle]).dogma(
    ALL,
    "Draw and reveal a 1. If its color is on your board, meld it and draw a 1.",
    divine,
);

fn divine(p: &mut Player) -> Flow {
    let drawn = p.draw_and_reveal(1)?;
    if p.colors().contains(drawn.color()) {
        p.meld(drawn)?;
        p.draw(1)?;
    }
    Ok(())
}
