//! Age 10: Information.

use std::cmp::Reverse;

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &BIOENGINEERING,
    &SOFTWARE,
    &MINIATURIZATION,
    &ROBOTICS,
    &DATABASES,
    &SELF_SERVICE,
    &GLOBALIZATION,
    &STEM_CELLS,
    &A_I,
    &THE_INTERNET,
];

const BIOENGINEERING: Definition = card("Bioengineering", 10, Blue, [Lightbulb, Clock, Clock, Hex])
    .dogma(
        UNTIL_THIRD,
        "From any opponent's board, transfer a top card with a [leaf] to your score pile.",
        |p| p.transfer_one(TOPS.of(p.opponents()).with(Leaf), p.seat().score_pile()).done(),
    )
    .dogma(FOURTH, "From any opponent's board, score a top card with a [leaf].", |p| {
        p.score_one(TOPS.of(p.opponents()).with(Leaf)).done()
    })
    .dogma(
        UNTIL_THIRD,
        "If anybody has fewer than three [leaf], the single player with the most [leaf] wins.",
        |p| outgrow(p, 3),
    )
    .dogma(
        FOURTH,
        "If anybody has fewer than two [leaf], the single player with the most [leaf] wins.",
        |p| outgrow(p, 2),
    );

fn outgrow(p: &mut Player, few: u16) -> Flow {
    let leaves = |seat| p.state().count(seat, Leaf);
    if p.everyone().iter().any(|seat| leaves(seat) < few)
        && let Some(winner) = p.single_most(leaves)
    {
        p.by(winner, Player::win)?;
    }
    Ok(())
}

const SOFTWARE: Definition = card("Software", 10, Blue, [Clock, Clock, Clock, Hex])
    .icons_in(FOURTH, [Clock, Person, Clock, Hex])
    .dogma(ALL, "Draw and score a 10.", |p| p.draw_and_score(10).done())
    .dogma(
        UNTIL_THIRD,
        "Draw and meld two 10s, then execute the effects of the second other than demands, for \
         yourself alone.",
        |p| install(p, 10),
    )
    .dogma(FOURTH, "Draw and meld two 9s, then self-execute the second.", |p| install(p, 9));

fn install(p: &mut Player, value: i32) -> Flow {
    p.draw_and_meld(value)?;
    if let Some(second) = p.draw_and_meld(value)? {
        p.execute(second)?;
    }
    Ok(())
}

const MINIATURIZATION: Definition = card("Miniaturization", 10, Red, [Hex, Lightbulb, Clock, Lightbulb])
    .dogma(
        UNTIL_THIRD,
        "You may return a hand card. If it was a 10, draw a 10 for each different value in your \
         score pile.",
        shrink,
    )
    .dogma(
        FOURTH,
        "Return a hand card. If it was a 10, draw a 10 for each different value in your score pile. \
         If it was an 11, junk the 11 deck.",
        shrink_further,
    );

fn shrink(p: &mut Player) -> Flow {
    if p.may_return(HAND)?.is_some_and(|returned| returned.value() == p.printed(10)) {
        multiply(p)?;
    }
    Ok(())
}

fn shrink_further(p: &mut Player) -> Flow {
    if let Some(returned) = p.return_one(HAND)? {
        if returned.value() == p.printed(10) {
            multiply(p)?;
        } else if returned.value() == p.printed(11) {
            p.junk_deck(11)?;
        }
    }
    Ok(())
}

fn multiply(p: &mut Player) -> Flow {
    p.draw_several(p.values(SCORE).len(), 10).done()
}

const ROBOTICS: Definition = card("Robotics", 10, Red, [Hex, Factory, Clock, Factory])
    .icons_in(FOURTH, [Hex, Factory, Person, Factory])
    .dogma(
        UNTIL_THIRD,
        "Score your top green card. Then draw and meld a 10 and execute its effects other than demands, \
         for yourself alone.",
        build_a_robot,
    )
    .dogma(FOURTH, "Score your top green card.", replace_workers)
    .dogma(
        FOURTH,
        "Draw and meld a 10. If there is a [factory] or a [clock] on it, self-execute it.",
        build_a_tireless_robot,
    );

fn build_a_robot(p: &mut Player) -> Flow {
    replace_workers(p)?;
    if let Some(robot) = p.draw_and_meld(10)? {
        p.execute(robot)?;
    }
    Ok(())
}

fn replace_workers(p: &mut Player) -> Flow {
    p.score_one(TOPS.color(Green))?;
    Ok(())
}

fn build_a_tireless_robot(p: &mut Player) -> Flow {
    if let Some(robot) = p.draw_and_meld(10)?
        && (robot.has(Factory) || robot.has(Clock))
    {
        p.execute(robot)?;
    }
    Ok(())
}

const DATABASES: Definition = card("Databases", 10, Green, [Hex, Clock, Clock, Clock])
    .demand(UNTIL_THIRD, "Return half of your score cards, rounded up.", |you| {
        you.exactly(you.size(SCORE).div_ceil(2), Return, SCORE).done()
    })
    .demand(
        FOURTH,
        "Return as many score cards as the value of your highest achievement.",
        lose_records,
    );

/// Special achievements have no value, so they cost nothing.
fn lose_records(you: &mut Player) -> Flow {
    let achievements = you.table().cards(Zone::achievements(you.seat()));
    let highest = achievements.map(|card| card.value().index()).max().unwrap_or(0);
    you.exactly(highest, Return, SCORE).done()
}

const SELF_SERVICE: Definition = card("Self Service", 10, Green, [Hex, Crown, Crown, Crown])
    .icons_in(FOURTH, [Hex, Crown, Person, Crown])
    .dogma(
        UNTIL_THIRD,
        "Choose another of your top cards. Execute its effects other than demands, for yourself alone.",
        help_yourself,
    )
    .dogma(UNTIL_THIRD, "If no other player has as many achievements as you, you win.", check_out)
    .dogma(FOURTH, "If no opponent has more than half as many achievements as you, you win.", close_shop)
    .dogma(FOURTH, "Self-execute one of your top cards other than [Self Service].", help_yourself);

fn help_yourself(p: &mut Player) -> Flow {
    p.one(Execute, TOPS.except(p.host_card())).done()
}

/// Partners add their achievements up, so they are not compared with each other.
fn check_out(p: &mut Player) -> Flow {
    let owned = |seat| p.state().achievements(seat);
    let mine = owned(p.seat());
    if p.opponents().iter().all(|seat| mine > owned(seat)) { p.win() } else { Ok(()) }
}

fn close_shop(p: &mut Player) -> Flow {
    let owned = |seat| p.state().achievements(seat);
    let mine = owned(p.seat());
    if p.opponents().iter().all(|seat| mine >= 2 * owned(seat)) { p.win() } else { Ok(()) }
}

const GLOBALIZATION: Definition = card("Globalization", 10, Yellow, [Hex, Factory, Factory, Factory])
    .demand(ALL, "Return one of your top cards with a [leaf].", |you| {
        you.return_one(TOPS.with(Leaf)).done()
    })
    .dogma(
        UNTIL_THIRD,
        "Draw and score a 6. If nobody has more [leaf] than [factory], the single player with the \
         most points wins.",
        grow_rich,
    )
    .dogma(
        FOURTH,
        "Draw and meld an 11. If nobody has more [leaf] than [factory], the single player with the \
         most points wins.",
        expand,
    );

fn grow_rich(p: &mut Player) -> Flow {
    p.draw_and_score(6)?;
    take_over_the_world(p)
}

fn expand(p: &mut Player) -> Flow {
    p.draw_and_meld(11)?;
    take_over_the_world(p)
}

fn take_over_the_world(p: &mut Player) -> Flow {
    let state = p.state();
    let green = p.everyone().iter().any(|seat| state.count(seat, Leaf) > state.count(seat, Factory));
    match p.single_most(|seat| state.points(seat)) {
        Some(winner) if !green => p.by(winner, Player::win),
        _ => Ok(()),
    }
}

const STEM_CELLS: Definition = card("Stem Cells", 10, Yellow, [Hex, Leaf, Leaf, Leaf])
    .dogma(ALL, "You may score all your hand cards.", differentiate)
    .dogma(FOURTH, "Draw an 11.", |p| p.draw(11).done());

fn differentiate(p: &mut Player) -> Flow {
    if p.has(HAND) && p.wants_to("score all your hand cards")? {
        p.all(Score, HAND)?;
    }
    Ok(())
}

const A_I: Definition = card("A. I.", 10, Purple, [Lightbulb, Lightbulb, Clock, Hex])
    .dogma(ALL, "Draw and score a 10.", |p| p.draw_and_score(10).done())
    .dogma(
        ALL,
        "If [Robotics] and [Software] are both top cards, on whatever boards, the single player with \
         the fewest points wins.",
        awake,
    );

fn awake(p: &mut Player) -> Flow {
    if is_on_top(p, ROBOTICS.title)
        && is_on_top(p, SOFTWARE.title)
        && let Some(winner) = p.single_most(|seat| Reverse(p.state().points(seat)))
    {
        p.by(winner, Player::win)?;
    }
    Ok(())
}

fn is_on_top(p: &Player, title: &str) -> bool {
    p.find(TOPS.of(p.everyone())).iter().any(|&card| p.is_titled(card, title))
}

const THE_INTERNET: Definition = card("The Internet", 10, Purple, [Hex, Clock, Clock, Lightbulb])
    .icons_in(FOURTH, [Hex, Clock, Person, Person])
    .dogma(ALL, "You may splay your green cards up.", |p| p.may_splay(Green, Up).done())
    .dogma(ALL, "Draw and score a 10.", |p| p.draw_and_score(10).done())
    .dogma(UNTIL_THIRD, "For every two [clock] on your board, draw and meld a 10.", |p| {
        spread(p, p.count(Clock) / 2)
    })
    .dogma(FOURTH, "Draw and meld two 10s.", |p| spread(p, 2));

/// The clocks are counted once, before the first card is melded.
fn spread(p: &mut Player, how_many: usize) -> Flow {
    for _ in 0..how_many {
        p.draw_and_meld(10)?;
    }
    Ok(())
}
