//! Age 10: Information.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &ARTIFICIAL_HEART,
    &HUMAN_GENOME,
    &CAMCORDER,
    &SOCIAL_NETWORKING,
    &GPS,
    &FLASH_DRIVE,
    &CELL_PHONE,
    &MP3,
    &PUZZLE_CUBE,
    &SUDOKU,
];

const ARTIFICIAL_HEART: Definition = card("Artificial Heart", 10, Blue, [Hex, Leaf, Leaf, Bonus(11)])
    .dogma(
        UNTIL_THIRD,
        "Claim a standard achievement for which you would be eligible if your score were twice as high.",
        beat_on,
    );

fn beat_on(p: &mut Player) -> Flow {
    let within_reach = p.eligible_values_with(2 * p.points());
    p.one(Claim, STANDARD.values(within_reach)).done()
}

const HUMAN_GENOME: Definition = card("Human Genome", 10, Blue, [Lightbulb, Lightbulb, Bonus(10), Hex])
    .dogma(
        UNTIL_THIRD,
        "You may name a value, then draw and score a card of it. Take one of your bottom cards into \
         your hand. If the cards in your hand have exactly the values of those in your score pile, each \
         as often, you win.",
        sequence,
    );

fn sequence(p: &mut Player) -> Flow {
    if p.wants_to("draw and score a card of any value")? {
        let value = p.choose_any_value()?;
        p.draw_and_score(value)?;
    }
    p.one(Take, BOTTOMS)?;
    let [hand, score] = [HAND, SCORE].map(|strand| {
        let mut cards = p.find(strand);
        cards.sort_unstable_by_key(|card| card.value());
        cards
    });
    if hand.iter().map(|card| card.value()).eq(score.iter().map(|card| card.value())) {
        return p.win();
    }
    Ok(())
}

const CAMCORDER: Definition = card("Camcorder", 10, Red, [Hex, Clock, Clock, Factory])
    .demand(UNTIL_THIRD, "Transfer your whole hand to mine. Draw a 9.", film)
    .dogma(UNTIL_THIRD, "Meld all 9s you hold and return the rest of your hand. Draw three 9s.", cut);

fn film(you: &mut Player) -> Flow {
    you.transfer_all(HAND, you.demander().hand())?;
    you.draw(9).done()
}

fn cut(p: &mut Player) -> Flow {
    p.all(Meld, HAND.value(9))?;
    p.return_all(HAND)?;
    p.draw_several(3, 9).done()
}

const SOCIAL_NETWORKING: Definition = card("Social Networking", 10, Red, [Hex, Bonus(10), Clock, Clock])
    .demand(
        UNTIL_THIRD,
        "Name one of the six icons. Transfer all your top cards without it to my score pile.",
        unfriend,
    )
    .dogma(
        UNTIL_THIRD,
        "If every other player has more [factory], more [crown] and more [castle] than you, you win.",
        go_viral,
    );

/// Images, echo effects and bonuses are no kinds of icon (RUL-206).
fn unfriend(you: &mut Player) -> Flow {
    let kept = you.choose_icon(Icon::SIX)?;
    you.transfer_all(TOPS.without(kept), you.demander().score_pile()).done()
}

fn go_viral(p: &mut Player) -> Flow {
    let fewest = |icon| {
        let mine = p.state().count(p.seat(), icon);
        p.others().iter().all(|seat| mine < p.state().count(seat, icon))
    };
    if [Factory, Crown, Castle].into_iter().all(fewest) { p.win() } else { Ok(()) }
}

const GPS: Definition = card("GPS", 10, Green, [Crown, Hex, Clock, Clock])
    .demand(UNTIL_THIRD, "Return your whole forecast.", |you| you.return_all(FORECAST).done())
    .dogma(UNTIL_THIRD, "Draw and foreshadow a 10, three times.", plan_the_route)
    .dogma(UNTIL_THIRD, "You may splay your yellow cards up.", |p| p.may_splay(Yellow, Up).done());

fn plan_the_route(p: &mut Player) -> Flow {
    for _ in 0..3 {
        p.draw_and_foreshadow(10)?;
    }
    Ok(())
}

const FLASH_DRIVE: Definition = card("Flash Drive", 10, Green, [Factory, Factory, Hex, Factory])
    .demand(UNTIL_THIRD, "Return four score cards.", |you| you.exactly(4, Return, SCORE).done())
    .dogma(
        UNTIL_THIRD,
        "Return a score card. If you do, you may splay one of your colors up, whichever you like.",
        plug_in,
    );

fn plug_in(p: &mut Player) -> Flow {
    if p.return_one(SCORE)?.is_some() {
        p.may_splay(Colors::ALL, Up)?;
    }
    Ok(())
}

const CELL_PHONE: Definition = card("Cell Phone", 10, Yellow, [Clock, Hex, Bonus(10), Clock])
    .dogma(UNTIL_THIRD, "For every two [clock] on your board, draw a 10.", |p| {
        p.draw_several(p.count(Clock) / 2, 10).done()
    })
    .dogma(UNTIL_THIRD, "You may splay your green cards up.", |p| p.may_splay(Green, Up).done())
    .dogma(
        UNTIL_THIRD,
        "You may tuck any number of hand cards with a [clock]. Splay up the colors they went to.",
        hang_up,
    );

/// The colors are splayed in the order of the tucks, which is the player's to choose.
fn hang_up(p: &mut Player) -> Flow {
    for tucked in p.any_number(Tuck, HAND.with(Clock))? {
        p.splay(tucked.color(), Up)?;
    }
    Ok(())
}

const MP3: Definition = card("MP3", 10, Yellow, [Crown, Bonus(10), Hex, Crown])
    .dogma(
        UNTIL_THIRD,
        "Return any number of hand cards. For each, claim two standard achievements, one after the \
         other, if you are eligible.",
        download,
    )
    .dogma(
        UNTIL_THIRD,
        "Draw and score a card whose value is one of the bonuses on your board.",
        play_back,
    );

fn download(p: &mut Player) -> Flow {
    for _ in p.any_number(Return, HAND)? {
        p.one(Achieve, STANDARD)?;
        p.one(Achieve, STANDARD)?;
    }
    Ok(())
}

/// A bonus that is not there is 0, so that a 1 is drawn (R-KEY-16, R-DRAW-5, RUL-106).
fn play_back(p: &mut Player) -> Flow {
    let bonuses: Ages = p.bonuses().into_iter().collect();
    let bonus = if bonuses.is_empty() { Age::NONE } else { p.choose_value(bonuses)? };
    p.draw_and_score(bonus)?;
    Ok(())
}

const PUZZLE_CUBE: Definition = card("Puzzle Cube", 10, Purple, [Lightbulb, Lightbulb, Hex, Lightbulb])
    .dogma(
        UNTIL_THIRD,
        "You may score one or two cards from the bottom of one of your colors. If equally many cards \
             are visible in all colors on your board, one in a color that is not splayed, you win.",
        twist,
    )
    .dogma(UNTIL_THIRD, "Draw and meld a 10.", |p| p.draw_and_meld(10).done());

/// Colors that are not on the board do not count (RUL-208).
fn twist(p: &mut Player) -> Flow {
    if let Some(first) = p.may_score(BOTTOMS)? {
        p.may_score(BOTTOMS.color(first.color()))?;
    }
    let mut faces = p.colors().iter().map(|color| p.table().visible_cards(p.seat(), color));
    let first = faces.next();
    if faces.all(|face| Some(face) == first) { p.win() } else { Ok(()) }
}

const SUDOKU: Definition = card("Sudoku", 10, Purple, [Lightbulb, Hex, Lightbulb, Bonus(11)]).dogma(
    UNTIL_THIRD,
    "Name a value, then draw and meld a card of it. If nine or more different bonuses are visible on \
     your board, you win. Execute the effects of the melded card other than demands, for yourself alone.",
    solve,
);

fn solve(p: &mut Player) -> Flow {
    let value = p.choose_any_value()?;
    let melded = p.draw_and_meld(value)?;
    if p.bonuses().into_iter().collect::<Ages>().len() >= 9 {
        return p.win();
    }
    if let Some(melded) = melded {
        p.execute(melded)?;
    }
    Ok(())
}
