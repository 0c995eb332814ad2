//! Age 9: Postmodern.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &YEAGERS_BELL_X_1A,
    &LUNA_3,
    &UNITED_NATIONS_CHARTER,
    &VELCRO_SHOES,
    &PHILIPS_COMPACT_CASSETTE,
    &SYNCOM_3,
    &ROCK_AROUND_THE_CLOCK,
    &MAGNAVOX_ODYSSEY,
    &THE_BIG_BANG,
    &MARILYN_DIPTYCH,
];

const YEAGERS_BELL_X_1A: Definition = card("Yeager's Bell X-1A", 9, Blue, [Clock, Clock, Factory, Hex])
    .dogma(
        THIRD,
        "Draw and meld a 9. Execute all its effects as if they were on this card; nobody shares them. If \
         it has a [clock], repeat this effect.",
        break_the_barrier,
    );

fn break_the_barrier(p: &mut Player) -> Flow {
    while let Some(melded) = p.draw_and_meld(9)? {
        p.execute_here(melded)?;
        if !melded.has(Clock) {
            break;
        }
    }
    Ok(())
}

const LUNA_3: Definition = card("Luna 3", 9, Blue, [Factory, Hex, Factory, Factory]).dogma(
    THIRD,
    "Return all your score cards. Draw and score a card whose value is the number returned; a 1 for none.",
    see_the_far_side,
);

/// Drawing a 0 is drawing a 1 (RUL-270).
fn see_the_far_side(p: &mut Player) -> Flow {
    let returned = p.return_all(SCORE)?.len();
    p.draw_and_score(returned).done()
}

const UNITED_NATIONS_CHARTER: Definition =
    card("United Nations Charter", 9, Red, [Hex, Leaf, Clock, Leaf])
        .compel(THIRD, "Transfer all your top cards with a demand or compel to my score pile.", |you| {
            you.transfer_all(TOPS.with_demand(), you.demander().score_pile()).done()
        })
        .dogma(THIRD, "If one of your top cards has a demand or compel, draw a 10.", keep_the_peace);

fn keep_the_peace(p: &mut Player) -> Flow {
    if p.has(TOPS.with_demand()) {
        p.draw(10)?;
    }
    Ok(())
}

const VELCRO_SHOES: Definition = card("Velcro Shoes", 9, Red, [Factory, Factory, Clock, Hex]).compel(
    THIRD,
    "Hand me a 9 from your hand; without one, transfer a 9 from your score pile to mine. I win if you have \
     neither to give.",
    fasten,
);

fn fasten(you: &mut Player) -> Flow {
    let me = you.demander();
    if you.transfer_one(HAND.value(9), me.hand())?.is_none()
        && you.transfer_one(SCORE.value(9), me.score_pile())?.is_none()
    {
        return you.by(me, Player::win);
    }
    Ok(())
}

const PHILIPS_COMPACT_CASSETTE: Definition =
    card("Philips Compact Cassette", 9, Green, [Hex, Leaf, Leaf, Leaf])
        .compel(THIRD, "Unsplay all your colors.", |you| you.splay_all(Colors::ALL, Splay::None))
        .dogma(THIRD, "Splay two of the colors on your board up.", record);

/// Two different colors (RUL-278).
fn record(p: &mut Player) -> Flow {
    if let Some(side_a) = p.splay_one(p.colors(), Up)? {
        p.splay_one(p.colors().but(side_a), Up)?;
    }
    Ok(())
}

const SYNCOM_3: Definition = card("Syncom 3", 9, Green, [Hex, Clock, Clock, Clock]).dogma(
    THIRD,
    "Return your whole hand. Draw and reveal five 9s. If they have all five colors, you win.",
    broadcast,
);

fn broadcast(p: &mut Player) -> Flow {
    p.return_all(HAND)?;
    let mut colors = Colors::NONE;
    for _ in 0..5 {
        colors.insert(p.draw_and_reveal(9)?.color());
    }
    if colors == Colors::ALL { p.win() } else { Ok(()) }
}

const ROCK_AROUND_THE_CLOCK: Definition =
    card("Rock Around the Clock", 9, Yellow, [Leaf, Clock, Hex, Clock]).dogma(
        THIRD,
        "For each of your top cards with a [clock], draw and score a 9.",
        rock,
    );

fn rock(p: &mut Player) -> Flow {
    for _ in 0..p.size(TOPS.with(Clock)) {
        p.draw_and_score(9)?;
    }
    Ok(())
}

const MAGNAVOX_ODYSSEY: Definition =
    card("Magnavox Odyssey", 9, Yellow, [Lightbulb, Leaf, Hex, Lightbulb]).dogma(
        THIRD,
        "Draw and meld two 10s. If they have the same color, you win.",
        play,
    );

fn play(p: &mut Player) -> Flow {
    match (p.draw_and_meld(10)?, p.draw_and_meld(10)?) {
        (Some(one), Some(other)) if one.color() == other.color() => p.win(),
        _ => Ok(()),
    }
}

const THE_BIG_BANG: Definition = card("The Big Bang", 9, Purple, [Lightbulb, Hex, Lightbulb, Lightbulb])
    .dogma(
        THIRD,
        "Execute the effects of your top blue card other than demands, for yourself alone. If that changed \
         anything, draw a 10 and remove it from the game, then repeat this effect.",
        expand,
    );

fn expand(p: &mut Player) -> Flow {
    while let Some(matter) = p.top(Blue)
        && p.changes_anything(|p| p.execute(matter).done())?
    {
        p.draw_and(Remove, 10)?;
    }
    Ok(())
}

const MARILYN_DIPTYCH: Definition = card("Marilyn Diptych", 9, Purple, [Crown, Crown, Crown, Hex])
    .dogma(
        THIRD,
        "You may score a hand card. You may take a score card into your hand. You win with exactly 25 \
         points.",
        print,
    );

fn print(p: &mut Player) -> Flow {
    p.may_score(HAND)?;
    p.may(Transfer(p.seat().hand()), SCORE)?;
    if p.points() == 25 { p.win() } else { Ok(()) }
}
