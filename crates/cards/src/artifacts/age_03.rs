//! Age 3: Medieval.

use crate::prelude::*;

pub(super) const CARDS: [&Definition; 10] = [
    &DUNHUANG_STAR_CHART,
    &CHARTER_OF_LIBERTIES,
    &EXCALIBUR,
    &MJOLNIR_AMULET,
    &PHILOSOPHERS_STONE,
    &BEAUVAIS_CATHEDRAL_CLOCK,
    &MOYLOUGH_BELT_SHRINE,
    &ALONG_THE_RIVER_DURING_THE_QINGMING_FESTIVAL,
    &NECRONOMICON,
    &SHROUD_OF_TURIN,
];

const DUNHUANG_STAR_CHART: Definition =
    card("Dunhuang Star Chart", 3, Blue, [Lightbulb, Lightbulb, Hex, Lightbulb]).dogma(
        THIRD,
        "Return your whole hand. Draw a card whose value is the number of cards returned.",
        read_the_stars,
    );

fn read_the_stars(p: &mut Player) -> Flow {
    let returned = p.return_all(HAND)?.len();
    p.draw(returned).done()
}

const CHARTER_OF_LIBERTIES: Definition = card(
    "Charter of Liberties",
    3,
    Blue,
    [Lightbulb, Lightbulb, Hex, Castle],
)
.dogma(
    THIRD,
    "Tuck a hand card. If you do, splay its color left, then choose the top card of a splayed color on \
     anybody's board. Execute its effects other than demands, for yourself alone.",
    grant_liberties,
);

/// Any splayed color will do, that of the tucked card included (RUL-257).
fn grant_liberties(p: &mut Player) -> Flow {
    let Some(tucked) = p.one(Tuck, HAND)? else { return Ok(()) };
    p.splay(tucked.color(), Left)?;
    let splayed = |seat: Seat, color| p.table().splay(seat, color) != Splay::None;
    let tops: Cards = p
        .everyone()
        .iter()
        .flat_map(|seat| p.table().tops(seat).filter(move |top| splayed(seat, top.color())))
        .collect();
    p.one(Execute, &tops).done()
}

const EXCALIBUR: Definition = card("Excalibur", 3, Red, [Crown, Hex, Castle, Castle]).compel(
    THIRD,
    "Transfer a top card that is higher than my top card of its color to my board.",
    draw_the_sword,
);

/// A color I do not have is 0 (R-KEY-16).
fn draw_the_sword(you: &mut Player) -> Flow {
    let me = you.demander();
    let mut higher = you.find(TOPS);
    higher.retain(|card| card.value() > you.highest(TOPS.of(me).color(card.color())));
    you.transfer_one(&higher, me.board()).done()
}

const MJOLNIR_AMULET: Definition = card("Mjolnir Amulet", 3, Red, [Hex, Castle, Castle, Lightbulb]).compel(
    THIRD,
    "Choose one of your top cards. Transfer all cards of its color from your board to my score pile.",
    hammer_down,
);

fn hammer_down(you: &mut Player) -> Flow {
    if let Some(top) = you.choose(Verb::Choose, TOPS)? {
        you.transfer_all(&you.stack(top.color()), you.demander().score_pile())?;
    }
    Ok(())
}

const PHILOSOPHERS_STONE: Definition = card("Philosopher's Stone", 3, Green, [Crown, Crown, Crown, Hex])
    .dogma(THIRD, "Return a hand card. Score as many hand cards as its value says.", turn_to_gold);

fn turn_to_gold(p: &mut Player) -> Flow {
    if let Some(returned) = p.return_one(HAND)? {
        p.exactly(returned.value().index(), Score, HAND)?;
    }
    Ok(())
}

const BEAUVAIS_CATHEDRAL_CLOCK: Definition =
    card("Beauvais Cathedral Clock", 3, Green, [Crown, Crown, Hex, Crown]).dogma(
        THIRD,
        "Draw and reveal a 4. Splay your cards of its color right.",
        strike_the_hour,
    );

fn strike_the_hour(p: &mut Player) -> Flow {
    let drawn = p.draw_and_reveal(4)?;
    p.splay(drawn.color(), Right).done()
}

const MOYLOUGH_BELT_SHRINE: Definition =
    card("Moylough Belt Shrine", 3, Yellow, [Castle, Leaf, Hex, Castle]).compel(
        THIRD,
        "Reveal your hand. Transfer the card of it that I choose to my board.",
        unbuckle,
    );

fn unbuckle(you: &mut Player) -> Flow {
    let me = you.demander();
    let shown = you.all(Reveal, HAND)?;
    if let Some(chosen) = you.by(me, |p| p.choose(Verb::Transfer, &shown))? {
        you.transfer(chosen, me.board())?;
    }
    Ok(())
}

const ALONG_THE_RIVER_DURING_THE_QINGMING_FESTIVAL: Definition =
    card("Along the River during the Qingming Festival", 3, Yellow, [Crown, Crown, Crown, Hex]).dogma(
        THIRD,
        "Draw and reveal a 4. Tuck it if it is yellow, score it if it is purple; with any other \
         color, do this again.",
        follow_the_river,
    );

fn follow_the_river(p: &mut Player) -> Flow {
    loop {
        let drawn = p.draw_and_reveal(4)?;
        match drawn.color() {
            Yellow => return p.tuck(drawn).done(),
            Purple => return p.score(drawn).done(),
            Red | Green | Blue => {}
        }
    }
}

const NECRONOMICON: Definition = card("Necronomicon", 3, Purple, [Hex, Leaf, Leaf, Leaf]).dogma(
    THIRD,
    "Draw and reveal a 3. For yellow, return your whole hand; for green, unsplay all your colors; for \
     red, return your whole score pile; for blue, draw a 9.",
    read_aloud,
);

fn read_aloud(p: &mut Player) -> Flow {
    match p.draw_and_reveal(3)?.color() {
        Yellow => p.return_all(HAND).done(),
        Green => p.splay_all(Colors::ALL, Splay::None),
        Red => p.return_all(SCORE).done(),
        Blue => p.draw(9).done(),
        Purple => Ok(()),
    }
}

const SHROUD_OF_TURIN: Definition = card("Shroud of Turin", 3, Purple, [Leaf, Hex, Leaf, Leaf]).dogma(
    THIRD,
    "Return a hand card. If you do, return your top card and a score card of its color. If you return all \
     three, claim any achievement, eligible or not.",
    venerate,
);

fn venerate(p: &mut Player) -> Flow {
    let Some(returned) = p.return_one(HAND)? else { return Ok(()) };
    let top = p.return_one(TOPS.color(returned.color()))?;
    let score = p.return_one(SCORE.color(returned.color()))?;
    if top.is_some() && score.is_some() {
        p.one(Claim, UNCLAIMED)?;
    }
    Ok(())
}
