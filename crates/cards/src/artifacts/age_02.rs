//! Age 2: Classical.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &SEIKILOS_EPITAPH,
    &ROSETTA_STONE,
    &CHRONICLE_OF_ZUO,
    &BABYLONIAN_CHRONICLES,
    &HOLY_LANCE,
    &BAGHDAD_BATTERY,
    &HOLY_GRAIL,
    &TERRACOTTA_ARMY,
    &DEAD_SEA_SCROLLS,
    &CYRUS_CYLINDER,
];

const SEIKILOS_EPITAPH: Definition = card("Seikilos Epitaph", 2, Blue, [Leaf, Leaf, Leaf, Hex]).dogma(
    THIRD,
    "Draw and meld a 3. Then meld your bottom card of its color, and execute the effects of that one \
     other than demands, for yourself alone.",
    sing_an_old_song,
);

/// A single card is its own bottom card, and is executed though it need not be melded again.
fn sing_an_old_song(p: &mut Player) -> Flow {
    if let Some(melded) = p.draw_and_meld(3)?
        && let Some(bottom) = p.bottom(melded.color())
        && (p.meld(bottom)? || bottom == melded)
    {
        p.execute(bottom)?;
    }
    Ok(())
}

const ROSETTA_STONE: Definition = card("Rosetta Stone", 2, Blue, [Castle, Castle, Castle, Hex]).dogma(
    THIRD,
    "Choose a set. Draw two 2s from it. Meld one of them and transfer the other to an opponent's board.",
    decipher,
);

fn decipher(p: &mut Player) -> Flow {
    let set = p.choose_set()?;
    let drawn = [p.draw_of(set, 2)?, p.draw_of(set, 2)?];
    let mine = p.choose(Meld, &drawn)?;
    if let Some(mine) = mine {
        p.meld(mine)?;
    }
    if let Some(&other) = drawn.iter().find(|&&card| Some(card) != mine)
        && let Some(opponent) = p.choose_player(p.opponents(), "transfer the other card to")?
    {
        p.transfer(other, opponent.board())?;
    }
    Ok(())
}

const CHRONICLE_OF_ZUO: Definition = card(
    "Chronicle of Zuo",
    2,
    Red,
    [Crown, Hex, Lightbulb, Lightbulb],
)
.dogma(
    THIRD,
    "If nobody has fewer [castle] than you, draw a 2. If nobody has fewer [crown], draw a 3. If nobody \
     has fewer [lightbulb], draw a 4.",
    recount_the_decline,
);

/// Who ties for the least has it too (G-45, RUL-256).
fn recount_the_decline(p: &mut Player) -> Flow {
    for (icon, value) in [(Castle, 2), (Crown, 3), (Lightbulb, 4)] {
        let mine = p.count(icon);
        if p.everyone().iter().all(|seat| usize::from(p.state().count(seat, icon)) >= mine) {
            p.draw(value)?;
        }
    }
    Ok(())
}

const BABYLONIAN_CHRONICLES: Definition =
    card("Babylonian Chronicles", 2, Red, [Hex, Castle, Castle, Castle])
        .compel(THIRD, "Transfer a top card with a [castle] that is not red to my board.", |you| {
            you.transfer_one(TOPS.not_color(Red).with(Castle), you.demander().board()).done()
        })
        .dogma(THIRD, "Draw and score a 3.", |p| p.draw_and_score(3).done());

const HOLY_LANCE: Definition = card("Holy Lance", 2, Green, [Castle, Leaf, Hex, Castle])
    .compel(THIRD, "Transfer one of your top cards that is an Artifact to my board.", |you| {
        you.transfer_one(TOPS.of_set(Set::Artifacts), you.demander().board()).done()
    })
    .dogma(THIRD, "If [Holy Grail] is one of your top cards, you win.", reunite);

fn reunite(p: &mut Player) -> Flow {
    if p.find(TOPS).iter().any(|&top| p.is_titled(top, "Holy Grail")) { p.win() } else { Ok(()) }
}

const BAGHDAD_BATTERY: Definition = card("Baghdad Battery", 2, Green, [Crown, Lightbulb, Hex, Crown]).dogma(
    THIRD,
    "Meld two hand cards. If you meld two of the same color from different sets, draw and score five 2s.",
    connect,
);

fn connect(p: &mut Player) -> Flow {
    if let [one, other] = p.exactly(2, Meld, HAND)?[..]
        && one.color() == other.color()
        && one.set() != other.set()
    {
        for _ in 0..5 {
            p.draw_and_score(2)?;
        }
    }
    Ok(())
}

const HOLY_GRAIL: Definition = card("Holy Grail", 2, Yellow, [Leaf, Hex, Crown, Leaf]).dogma(
    THIRD,
    "Return a hand card. Claim an available achievement of its value, eligible or not.",
    find_the_grail,
);

fn find_the_grail(p: &mut Player) -> Flow {
    if let Some(returned) = p.return_one(HAND)? {
        p.one(Claim, AVAILABLE.value(returned.value()))?;
    }
    Ok(())
}

const TERRACOTTA_ARMY: Definition = card("Terracotta Army", 2, Yellow, [Crown, Crown, Crown, Hex])
    .compel(THIRD, "Return a top card without a [castle].", |you| {
        you.return_one(TOPS.without(Castle)).done()
    })
    .dogma(THIRD, "Score a hand card without a [castle].", |p| p.score_one(HAND.without(Castle)).done());

const DEAD_SEA_SCROLLS: Definition =
    card("Dead Sea Scrolls", 2, Purple, [Hex, Castle, Lightbulb, Castle]).dogma(
        THIRD,
        "Draw an Artifact of the value of your highest top card.",
        |p| p.draw_of(Set::Artifacts, p.highest(TOPS)).done(),
    );

const CYRUS_CYLINDER: Definition =
    card("Cyrus Cylinder", 2, Purple, [Hex, Lightbulb, Lightbulb, Castle]).dogma(
        THIRD,
        "Choose anybody's top purple card other than this one. Execute its effects other than demands, \
         for yourself alone. Splay one color on anybody's board left.",
        restore_the_temples,
    );

/// The splay does not depend on there being a card to execute (G-10).
fn restore_the_temples(p: &mut Player) -> Flow {
    p.one(Execute, TOPS.of(p.everyone()).color(Purple).except(p.host_card()))?;
    p.splay_one_of(p.everyone(), Left).done()
}
