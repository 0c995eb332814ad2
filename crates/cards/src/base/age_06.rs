//! Age 6: Enlightenment.

use crate::prelude::*;
use splay_engine::{Colors, Seats};

pub(super) const CARDS: [&Definition; 10] = [
    &ATOMIC_THEORY,
    &ENCYCLOPEDIA,
    &INDUSTRIALIZATION,
    &MACHINE_TOOLS,
    &CLASSIFICATION,
    &METRIC_SYSTEM,
    &CANNING,
    &VACCINATION,
    &DEMOCRACY,
    &EMANCIPATION,
];

const ATOMIC_THEORY: Definition = card("Atomic Theory", 6, Blue, [Lightbulb, Lightbulb, Lightbulb, Hex])
    .dogma(ALL, "You may splay your blue cards right.", |p| p.may_splay(Blue, Right).done())
    .dogma(ALL, "Draw and meld a 7.", |p| p.draw_and_meld(7).done());

const ENCYCLOPEDIA: Definition = card("Encyclopedia", 6, Blue, [Hex, Crown, Crown, Crown])
    .dogma(UNTIL_THIRD, "You may meld all the highest of your score cards.", compile)
    .dogma(FOURTH, "Choose a value. You may meld all your score cards of that value.", look_up)
    .dogma(FOURTH, "You may junk an available achievement of value 5 to 7.", |p| {
        p.may(Junk, AVAILABLE.values(5..=7)).done()
    });

fn compile(p: &mut Player) -> Flow {
    if p.has(SCORE) && p.wants_to("meld all the highest of your score cards")? {
        p.all(Meld, SCORE.highest())?;
    }
    Ok(())
}

fn look_up(p: &mut Player) -> Flow {
    if !p.has(SCORE) {
        return Ok(());
    }
    let value = p.choose_any_value()?;
    let entries = p.find(SCORE.value(value));
    if !entries.is_empty() && p.wants_to("meld all your score cards of that value")? {
        p.all(Meld, &entries)?;
    }
    Ok(())
}

const INDUSTRIALIZATION: Definition = card("Industrialization", 6, Red, [Crown, Factory, Factory, Hex])
    .dogma(FIRST, "For every two [factory] on your board, draw and tuck a 6.", |p| {
        build(p, p.count(Factory) / 2)
    })
    .dogma(THIRD, "For each color on your board that shows a [factory], draw and tuck a 6.", |p| {
        build(p, p.colors_showing(Factory).len())
    })
    .dogma(
        FOURTH,
        "Draw and tuck three 6s. Then, if you alone have the most [clock], return your top red card.",
        build_mills,
    )
    .dogma(ALL, "You may splay your red or purple cards right.", |p| {
        p.may_splay([Red, Purple], Right).done()
    });

fn build_mills(p: &mut Player) -> Flow {
    build(p, 3)?;
    if p.single_most(|seat| p.state().count(seat, Clock)) == Some(p.seat()) {
        p.return_one(TOPS.color(Red))?;
    }
    Ok(())
}

/// Tucks so many 6s; the icons that say how many were counted before the first (G-4).
fn build(p: &mut Player, how_many: usize) -> Flow {
    for _ in 0..how_many {
        p.draw_and_tuck(6)?;
    }
    Ok(())
}

const MACHINE_TOOLS: Definition = card("Machine Tools", 6, Red, [Factory, Factory, Hex, Factory]).dogma(
    ALL,
    "Draw and score a card of the same value as your highest score card.",
    |p| p.draw_and_score(p.highest(SCORE)).done(),
);

const CLASSIFICATION: Definition =
    card("Classification", 6, Green, [Lightbulb, Lightbulb, Lightbulb, Hex])
        .dogma(
            UNTIL_THIRD,
            "Reveal the color of a hand card. Transfer all cards of that color from all other \
             players' hands to yours. Then meld all your hand cards of that color.",
            name_a_genus,
        )
        .dogma(
            FOURTH,
            "Reveal a hand card. Transfer all cards of its color from all opponents' hands to yours. \
             Then meld all your hand cards of that color.",
            show_a_specimen,
        );

fn name_a_genus(p: &mut Player) -> Flow {
    if p.has(HAND) {
        let held: Colors = p.find(HAND).iter().map(|card| card.color()).collect();
        let color = p.choose_color(held)?;
        classify(p, color, p.others())?;
    }
    Ok(())
}

fn show_a_specimen(p: &mut Player) -> Flow {
    if let Some(specimen) = p.one(Reveal, HAND)? {
        classify(p, specimen.color(), p.opponents())?;
    }
    Ok(())
}

/// Nobody keeps a card of the color back, and all show it where the rules want proof (R-DOG-17).
fn classify(p: &mut Player, color: Color, from: Seats) -> Flow {
    for seat in from.iter() {
        p.transfer_all(HAND.of(seat).color(color), p.seat().hand())?;
        p.prove_none(HAND.of(seat).color(color));
    }
    p.all(Meld, HAND.color(color))?;
    p.prove_none(HAND.color(color));
    Ok(())
}

const METRIC_SYSTEM: Definition = card("Metric System", 6, Green, [Hex, Factory, Crown, Crown])
    .dogma(
        ALL,
        "If green is splayed right on your board, you may splay one of your colors right.",
        standardize,
    )
    .dogma(ALL, "You may splay your green cards right.", |p| p.may_splay(Green, Right).done());

fn standardize(p: &mut Player) -> Flow {
    if p.splay_of(Green) == Right {
        p.may_splay(Color::ALL, Right)?;
    }
    Ok(())
}

const CANNING: Definition = card("Canning", 6, Yellow, [Hex, Factory, Leaf, Factory])
    .dogma(
        ALL,
        "You may draw and tuck a 6. If any card is tucked that way, score each of your top cards \
         without a [factory].",
        preserve,
    )
    .dogma(ALL, "You may splay your yellow cards right.", |p| p.may_splay(Yellow, Right).done());

/// What this uncovers is not scored: one card of each color at most (G-21).
fn preserve(p: &mut Player) -> Flow {
    if p.wants_to("draw and tuck a 6")? && p.draw_and_tuck(6)?.is_some() {
        p.all(Score, TOPS.without(Factory))?;
    }
    Ok(())
}

const VACCINATION: Definition = card("Vaccination", 6, Yellow, [Leaf, Factory, Leaf, Hex])
    .demand(
        UNTIL_THIRD,
        "Return all the lowest of your score cards. If you returned any, draw and meld a 6.",
        inoculate,
    )
    .demand(
        FOURTH,
        "Choose a score card of yours. Return all your score cards of its value and, if you do, draw \
         and meld a 6.",
        immunize,
    )
    .dogma(ALL, "If the demand returned anything, draw and meld a 7.", eradicate);

fn inoculate(you: &mut Player) -> Flow {
    if !you.return_all(SCORE.lowest())?.is_empty() {
        you.draw_and_meld(6)?;
    }
    Ok(())
}

fn immunize(you: &mut Player) -> Flow {
    if let Some(chosen) = you.choose(Verb::Choose, SCORE)?
        && !you.return_all(SCORE.value(chosen.value()))?.is_empty()
    {
        you.draw_and_meld(6)?;
    }
    Ok(())
}

fn eradicate(p: &mut Player) -> Flow {
    if p.returned_by_demand() > 0 {
        p.draw_and_meld(7)?;
    }
    Ok(())
}

const DEMOCRACY: Definition = card("Democracy", 6, Purple, [Crown, Lightbulb, Lightbulb, Hex])
    .dogma(
        UNTIL_THIRD,
        "You may return any number of hand cards. If you have now returned more cards due to \
         [Democracy] in this action than any other player, draw and score an 8.",
        |p| vote(p, p.others()),
    )
    .dogma(
        FOURTH,
        "You may return any number of hand cards. If you have now returned more cards due to \
         [Democracy] in this action than any opponent, draw and score an 8.",
        |p| vote(p, p.opponents()),
    );

fn vote(p: &mut Player, rivals: Seats) -> Flow {
    let votes = p.any_number(Return, HAND)?.len();
    if p.tally_returned(votes, rivals) {
        p.draw_and_score(8)?;
    }
    Ok(())
}

const EMANCIPATION: Definition = card("Emancipation", 6, Purple, [Factory, Lightbulb, Factory, Hex])
    .demand(ALL, "Transfer a hand card to my score pile and, if you do, draw a 6.", set_free)
    .dogma(ALL, "You may splay your red or purple cards right.", |p| {
        p.may_splay([Red, Purple], Right).done()
    });

fn set_free(you: &mut Player) -> Flow {
    if you.transfer_one(HAND, you.demander().score_pile())?.is_some() {
        you.draw(6)?;
    }
    Ok(())
}
