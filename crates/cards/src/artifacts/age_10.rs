//! Age 10: Information.

use splay_engine::Select;

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ROVER_CURIOSITY,
    &HIGGS_BOSON,
    &EXXON_VALDEZ,
    &MALDIVES,
    &MAASTRICHT_TREATY,
    &SEIKAN_TUNNEL,
    &DOLLY_THE_SHEEP,
    &WHERES_WALDO,
    &DELOREAN_DMC_12,
    &TWISTER,
];

const ROVER_CURIOSITY: Definition = card(
    "Rover Curiosity",
    10,
    Blue,
    [Hex, Lightbulb, Lightbulb, Lightbulb],
)
.dogma(
    THIRD,
    "Draw and meld a 10 of Artifacts of History. Execute all its effects as if they were on this card; \
     nobody shares them.",
    explore,
);

fn explore(p: &mut Player) -> Flow {
    let find = p.draw_of(Set::Artifacts, 10)?;
    if p.meld(find)? {
        p.execute_here(find)?;
    }
    Ok(())
}

const HIGGS_BOSON: Definition = card("Higgs Boson", 10, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(THIRD, "Transfer your whole board to your score pile.", collide);

fn collide(p: &mut Player) -> Flow {
    let board: Cards = Color::ALL.into_iter().flat_map(|color| p.stack(color)).collect();
    p.transfer_all(&board, p.seat().score_pile()).done()
}

const EXXON_VALDEZ: Definition = card("Exxon Valdez", 10, Red, [Factory, Hex, Factory, Factory]).compel(
    THIRD,
    "All your cards are removed from the game, and you lose.",
    |you| you.lose(),
);

const MALDIVES: Definition = card("Maldives", 10, Red, [Clock, Hex, Clock, Clock])
    .compel(THIRD, "Return all but two of your hand cards, then all but two of your score cards.", flood)
    .dogma(THIRD, "Return all but four of your score cards.", |p| keep(p, 4, SCORE));

fn flood(you: &mut Player) -> Flow {
    keep(you, 2, HAND)?;
    keep(you, 2, SCORE)
}

fn keep(p: &mut Player, how_many: usize, pile: Select) -> Flow {
    p.exactly(p.size(pile).saturating_sub(how_many), Return, pile).done()
}

const MAASTRICHT_TREATY: Definition = card("Maastricht Treaty", 10, Green, [Crown, Crown, Hex, Crown])
    .dogma(THIRD, "If nobody has more score cards than you, you win.", unite);

/// Who ties for the most has it (RUL-279).
fn unite(p: &mut Player) -> Flow {
    let mine = p.size(SCORE);
    if p.everyone().iter().all(|seat| p.size(SCORE.of(seat)) <= mine) { p.win() } else { Ok(()) }
}

const SEIKAN_TUNNEL: Definition = card("Seikan Tunnel", 10, Green, [Clock, Clock, Clock, Hex]).dogma(
    THIRD,
    "If you have a color of which as many cards are visible as of any color on any board, you win.",
    tunnel,
);

/// Who ties for the most has it (RUL-279).
fn tunnel(p: &mut Player) -> Flow {
    let longest = |seat| Color::ALL.into_iter().map(|color| p.visible_cards(seat, color)).max();
    let mine = longest(p.seat());
    let by_any = p.everyone().iter().map(longest).max();
    if mine > Some(0) && Some(mine) == by_any { p.win() } else { Ok(()) }
}

const DOLLY_THE_SHEEP: Definition = card("Dolly the Sheep", 10, Yellow, [Hex, Clock, Leaf, Clock])
    .dogma(
        THIRD,
        "You may score your bottom yellow card. After that, you may draw and tuck a 1. With \
         [Domestication] at the bottom of your yellow cards you win. Without, meld the highest card of \
         your hand, and draw a 10.",
        clone_a_sheep,
    );

fn clone_a_sheep(p: &mut Player) -> Flow {
    p.may_score(BOTTOMS.color(Yellow))?;
    if p.wants_to("draw and tuck a 1")? {
        p.draw_and_tuck(1)?;
    }
    if p.bottom(Yellow).is_some_and(|card| p.is_titled(card, "Domestication")) {
        return p.win();
    }
    p.meld_one(HAND.highest())?;
    p.draw(10).done()
}

const WHERES_WALDO: Definition =
    card("Where's Waldo?", 10, Yellow, [Leaf, Clock, Hex, Leaf]).dogma(THIRD, "You win.", |p| p.win());

const DELOREAN_DMC_12: Definition = card("DeLorean DMC-12", 10, Purple, [Hex, Clock, Clock, Clock])
    .dogma(
        THIRD,
        "If [DeLorean DMC-12] is a top card anywhere, all top cards of all boards and all hands are \
         removed from the game.",
        go_back,
    );

/// On display it is no top card, so nothing happens.
fn go_back(p: &mut Player) -> Flow {
    let tops = p.find(TOPS.of(p.everyone()));
    if tops.iter().any(|&card| p.is_titled(card, "DeLorean DMC-12")) {
        let gone: Cards = tops.into_iter().chain(p.find(HAND.of(p.everyone()))).collect();
        p.all(Remove, &gone)?;
    }
    Ok(())
}

const TWISTER: Definition = card("Twister", 10, Purple, [Hex, Factory, Factory, Clock]).compel(
    THIRD,
    "Reveal your score pile. Meld one card of each color from it.",
    whirl,
);

/// A card of each color is picked before they are melded (RUL-281).
fn whirl(you: &mut Player) -> Flow {
    you.all(Reveal, SCORE)?;
    let mut picked = Cards::new();
    for color in Color::ALL {
        picked.extend(you.choose(Meld, SCORE.color(color))?);
    }
    you.all(Meld, &picked).done()
}
