//! What the five Decrees do (R-FIG-8).

use crate::card::{Effect, Kind};
use crate::color::Colors;
use crate::edition::Editions;
use crate::flow::{Done, Flow};
use crate::player::{Act, Player};
use crate::select::{SCORE, TOPS};
use crate::set::Set;
use crate::special::{Decree, Special};
use crate::splay::Splay;

/// The effect of a Decree; none of another achievement.
pub(crate) fn effect(special: Special) -> Option<Effect> {
    let (text, deed): (_, fn(&mut Player<'_>) -> Flow) = match special.decree()? {
        Decree::Advancement => {
            ("Draw a card of a value two higher than your highest top card.", advance)
        }
        Decree::Expansion => ("Splay one of your colors up.", expand),
        Decree::Rivalry => (
            "Choose another player. Return three cards from their score pile, and all their top Figures.",
            rival,
        ),
        Decree::Trade => {
            ("Draw and foreshadow three cards of a value one higher than your highest top card.", trade)
        }
        Decree::War => (
            "Choose a value. Return all top cards of that value from all other players' boards.",
            make_war,
        ),
    };
    Some(Effect { editions: Editions::THIRD, kind: Kind::Dogma, text, deed })
}

fn advance(p: &mut Player<'_>) -> Flow {
    p.draw(p.highest(TOPS) + 2).done()
}

fn expand(p: &mut Player<'_>) -> Flow {
    p.splay_one(Colors::ALL, Splay::Up).done()
}

fn rival(p: &mut Player<'_>) -> Flow {
    if let Some(other) = p.choose_player(p.others(), "return cards from")? {
        p.exactly(3, Act::Return, SCORE.of(other))?;
        p.all(Act::Return, TOPS.of(other).of_set(Set::Figures))?;
    }
    Ok(())
}

fn trade(p: &mut Player<'_>) -> Flow {
    // One value for all three, whatever is foreshadowed comes to (RUL-305).
    let value = p.highest(TOPS) + 1;
    for _ in 0..3 {
        p.draw_and_foreshadow(value)?;
    }
    Ok(())
}

fn make_war(p: &mut Player<'_>) -> Flow {
    let value = p.choose_any_value()?;
    p.all(Act::Return, TOPS.of(p.others()).value(value)).done()
}
