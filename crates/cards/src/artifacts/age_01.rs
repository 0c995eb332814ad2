//! Age 1: Prehistory.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 15] = [
    &TREATY_OF_KADESH,
    &SIBIDU_NEEDLE,
    &BASUR_HOYUK_TOKENS,
    &HOLMEGAARD_BOWS,
    &PAPYRUS_OF_ANI,
    &PAVLOVIAN_TUSK,
    &PRIEST_KING,
    &ELECTRUM_STATER_OF_EFESOS,
    &JISKAIRUMOKO_NECKLACE,
    &DANCING_GIRL,
    &LURGAN_CANOE,
    &XIANRENDONG_SHARDS,
    &MASK_OF_WARKA,
    &ARK_OF_THE_COVENANT,
    &TALE_OF_THE_SHIPWRECKED_SAILOR,
];

const TREATY_OF_KADESH: Definition = card("Treaty of Kadesh", 1, Blue, [Crown, Castle, Hex, Castle])
    .compel(THIRD, "Return all your top cards that have a demand.", |you| {
        you.return_all(TOPS.with_demand()).done()
    })
    .dogma(THIRD, "Score one of your top cards that has a demand and is not blue.", |p| {
        p.score_one(TOPS.not_color(Blue).with_demand()).done()
    });

const SIBIDU_NEEDLE: Definition = card("Sibidu Needle", 1, Blue, [Castle, Castle, Castle, Hex]).dogma(
    THIRD,
    "Draw and reveal a 1. If your top card of its color has its value, score the drawn card and do this \
     again.",
    sew,
);

fn sew(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(1)?;
        if p.top(drawn.color()).is_none_or(|top| top.value() != drawn.value()) {
            return Ok(());
        }
        p.score(drawn)?;
    }
}

const BASUR_HOYUK_TOKENS: Definition = card("Basur Hoyuk Tokens", 1, Blue, [Crown, Hex, Leaf, Leaf])
    .dogma(
        THIRD,
        "Draw and reveal a 4. If your top card of its color precedes it in the alphabet, return it \
         and your whole score pile.",
        play_for_high_stakes,
    );

fn play_for_high_stakes(p: &mut Player) -> Flow {
    let drawn = p.draw_and_reveal(4)?;
    if p.top(drawn.color()).is_some_and(|top| p.comes_before(top, drawn)) {
        let mut lost = p.find(SCORE);
        lost.push(drawn);
        p.return_all(&lost)?;
    }
    Ok(())
}

const HOLMEGAARD_BOWS: Definition = card("Holmegaard Bows", 1, Red, [Castle, Leaf, Hex, Leaf])
    .compel(THIRD, "Transfer the highest of your top cards with a [castle] to my hand.", |you| {
        you.transfer_one(TOPS.with(Castle).highest(), you.demander().hand()).done()
    })
    .dogma(THIRD, "Draw a 2.", |p| p.draw(2).done());

const PAPYRUS_OF_ANI: Definition = card("Papyrus of Ani", 1, Red, [Leaf, Leaf, Leaf, Hex]).dogma(
    THIRD,
    "Return a purple hand card. If you do, choose a set, and draw and reveal a card from it two higher \
     than the one returned. If it is purple, meld it and execute its effects other than demands, for \
     yourself alone.",
    go_forth_by_day,
);

fn go_forth_by_day(p: &mut Player) -> Flow {
    let Some(returned) = p.return_one(HAND.color(Purple))? else { return Ok(()) };
    let set = p.choose_set()?;
    let drawn = p.draw_of(set, returned.value() + 2)?;
    p.reveal(drawn);
    if drawn.color() == Purple && p.meld(drawn)? {
        p.execute(drawn)?;
    }
    Ok(())
}

const PAVLOVIAN_TUSK: Definition = card("Pavlovian Tusk", 1, Red, [Hex, Crown, Castle, Crown]).dogma(
    THIRD,
    "Draw three cards of the value of your top green card. Return one of the three and score another.",
    share_the_game,
);

/// Without a green card the value is 0 (R-KEY-16).
fn share_the_game(p: &mut Player) -> Flow {
    let value = p.highest(TOPS.color(Green));
    let mut drawn = p.draw_several(3, value)?;
    if let Some(offering) = p.choose(Return, &drawn)? {
        p.return_card(offering)?;
        drawn.retain(|card| *card != offering);
    }
    p.score_one(&drawn).done()
}

const PRIEST_KING: Definition = card("Priest-King", 1, Green, [Castle, Hex, Castle, Castle])
    .dogma(
        THIRD,
        "Score a hand card. Execute the effects of your top card of its color other than demands, for \
         yourself alone.",
        officiate,
    )
    .dogma(THIRD, "Claim a standard achievement, if eligible.", |p| p.one(Achieve, STANDARD).done());

fn officiate(p: &mut Player) -> Flow {
    if let Some(scored) = p.score_one(HAND)?
        && let Some(top) = p.top(scored.color())
    {
        p.execute(top)?;
    }
    Ok(())
}

const ELECTRUM_STATER_OF_EFESOS: Definition =
    card("Electrum Stater of Efesos", 1, Green, [Crown, Hex, Castle, Crown]).dogma(
        THIRD,
        "Draw and reveal a 3. If you have no top card of its color, meld it and do this again.",
        strike_coins,
    );

fn strike_coins(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(3)?;
        if p.top(drawn.color()).is_some() {
            return Ok(());
        }
        p.meld(drawn)?;
    }
}

const JISKAIRUMOKO_NECKLACE: Definition = card(
    "Jiskairumoko Necklace",
    1,
    Green,
    [Hex, Crown, Castle, Castle],
)
.compel(
    THIRD,
    "Return a score card. If you do, transfer one of your achievements of its value to my achievements.",
    hand_over_the_gold,
);

fn hand_over_the_gold(you: &mut Player) -> Flow {
    if let Some(returned) = you.return_one(SCORE)? {
        let gold = ACHIEVEMENTS.value(returned.value());
        you.transfer_one(gold, you.demander().achievements_pile())?;
    }
    Ok(())
}

const DANCING_GIRL: Definition = card("Dancing Girl", 1, Yellow, [Hex, Lightbulb, Lightbulb, Lightbulb])
    .compel(THIRD, "Transfer [Dancing Girl] to your board.", lead_away)
    .dogma(
        THIRD,
        "If [Dancing Girl] was on your board before this action moved her, and has been on every other \
         board since, you win.",
        bow,
    );

/// What is noted by a player on whose board she has been: where she came from, or where she went.
const BEGAN: u16 = 1;
const CAME: u16 = 2;

/// Which boards she has been on counts, not how often she was moved (RUL-250).
fn lead_away(you: &mut Player) -> Flow {
    let girl = you.table().card(you.this_card());
    let from = you.table().zone_of(girl.id());
    if from.is_stack()
        && let Some(owner) = from.owner()
        && you.noted_by(owner).is_none()
    {
        you.by(owner, |p| {
            p.note(BEGAN);
            Ok(())
        })?;
    }
    if you.noted_by(you.seat()).is_none() {
        you.note(CAME);
    }
    if from == Zone::stack(you.seat(), girl.color()) {
        return Ok(());
    }
    you.transfer(girl, you.seat().board()).done()
}

fn bow(p: &mut Player) -> Flow {
    let everywhere = p.everyone().iter().all(|seat| p.noted_by(seat).is_some());
    if everywhere && p.noted_by(p.seat()) == Some(BEGAN) { p.win() } else { Ok(()) }
}

const LURGAN_CANOE: Definition = card("Lurgan Canoe", 1, Yellow, [Hex, Crown, Crown, Crown]).dogma(
    THIRD,
    "Meld a hand card. Score all other cards of its color from your board. If you score any, do this again.",
    paddle_on,
);

fn paddle_on(p: &mut Player) -> Flow {
    while let Some(melded) = p.meld_one(HAND)? {
        let mut others = p.stack(melded.color());
        others.retain(|card| *card != melded);
        if p.all(Score, &others)?.is_empty() {
            break;
        }
    }
    Ok(())
}

const XIANRENDONG_SHARDS: Definition = card("Xianrendong Shards", 1, Yellow, [Hex, Leaf, Leaf, Leaf]).dogma(
    THIRD,
    "Reveal three hand cards. Score two of them and tuck the third. If the two have the same color, draw \
     three 1s.",
    piece_together,
);

fn piece_together(p: &mut Player) -> Flow {
    let mut shards = p.exactly(3, Reveal, &p.find(HAND))?;
    let scored = if shards.len() > 2 {
        let mut scored = Cards::new();
        for _ in 0..2 {
            if let Some(shard) = p.choose(Score, &shards)? {
                shards.retain(|other| *other != shard);
                scored.extend(p.score(shard)?.then_some(shard));
            }
        }
        p.all(Tuck, &shards)?;
        scored
    } else {
        p.all(Score, &shards)?
    };
    if let [one, other] = scored[..]
        && one.color() == other.color()
    {
        p.draw_several(3, 1)?;
    }
    Ok(())
}

const MASK_OF_WARKA: Definition = card("Mask of Warka", 1, Purple, [Castle, Castle, Hex, Castle]).dogma(
    THIRD,
    "Choose a color. Everybody reveals the hand cards of that color. If you alone reveal any, return them \
     and claim all available achievements of their values, eligible or not.",
    unmask,
);

fn unmask(p: &mut Player) -> Flow {
    let color = p.choose_color(Colors::ALL)?;
    let shown = p.all(Reveal, HAND.of(p.everyone()).color(color))?;
    let alone = shown.iter().all(|card| p.table().zone_of(card.id()).owner() == Some(p.seat()));
    if alone {
        p.return_all(&shown)?;
        p.all(Claim, AVAILABLE.values(different_values(&shown)))?;
    }
    Ok(())
}

const ARK_OF_THE_COVENANT: Definition =
    card("Ark of the Covenant", 1, Purple, [Hex, Castle, Castle, Castle]).dogma(
        THIRD,
        "Return a hand card. Transfer to your score pile all cards of its color from the boards of \
         players without a top Artifact. [Ark of the Covenant], if it is a top card anywhere, goes to \
         your hand.",
        carry_before_the_host,
    );

fn carry_before_the_host(p: &mut Player) -> Flow {
    if let Some(returned) = p.return_one(HAND)? {
        let unprotected =
            p.everyone().iter().filter(|&seat| !p.has(TOPS.of(seat).of_set(Set::Artifacts)));
        let stacks = unprotected.map(|seat| Zone::stack(seat, returned.color()));
        let taken: Cards = stacks.flat_map(|stack| p.table().cards(stack)).collect();
        p.transfer_all(&taken, p.seat().score_pile())?;
    }
    let ark = p.table().card(p.this_card());
    if p.find(TOPS.of(p.everyone())).contains(&ark) {
        p.transfer(ark, p.seat().hand())?;
    }
    Ok(())
}

const TALE_OF_THE_SHIPWRECKED_SAILOR: Definition =
    card("Tale of the Shipwrecked Sailor", 1, Purple, [Hex, Castle, Lightbulb, Lightbulb]).dogma(
        THIRD,
        "Choose a color. Draw a 1. Meld a hand card of that color. If you do, splay that color left.",
        tell_the_tale,
    );

fn tell_the_tale(p: &mut Player) -> Flow {
    let color = p.choose_color(Colors::ALL)?;
    p.draw(1)?;
    if p.meld_one(HAND.color(color))?.is_some() {
        p.splay(color, Left)?;
    }
    Ok(())
}
