//! What follows a Meld action: an ordered list of stages (R-MEL-3).

use arrayvec::ArrayVec;

use super::action_taken;
use crate::card::CardId;
use crate::choice::Choice;
use crate::dogma;
use crate::event::Role;
use crate::flow::Flow;
use crate::icon::Icon;
use crate::player::{Act, Player};
use crate::prompt::Prompt;
use crate::state::{After, Stage, Step};
use crate::zone::Zone;

/// Goes on to what comes after a stage, or to the first of them; when none is left, the action is
/// over.
pub(super) fn go_on(p: &mut Player<'_>, after: Option<Stage>) -> Flow {
    match p.state.rules.after_meld.after(after) {
        Some(stage) => {
            p.state.step = Step::Melded(stage);
            Ok(())
        }
        None => action_taken(p),
    }
}

/// Does one stage.
pub(super) fn follow(p: &mut Player<'_>, stage: Stage) -> Flow {
    match stage {
        Stage::Icons => icons(p),
        Stage::City => city(p),
        Stage::Promote => promote(p),
    }
}

/// What the icons of a melded city do, one after the other; of two that differ the player says which
/// comes first (R-CIT-4, Q-23).
fn icons(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    let slots = p.state.table.catalog().facts(melded).slots;
    if slots.are_a_citys() {
        p.become_player(seat, Role::Actor, Some(melded));
        let city = p.state.table.card(melded);
        let searched = slots.searched();
        let acts = |icon: &&Icon| matches!(icon, Icon::Plus | Icon::Arrow(_));
        let mut left: ArrayVec<Icon, 6> =
            slots.icons().iter().filter(acts).copied().chain(searched).collect();
        while let Some(&first) = left.first() {
            p.options.clear();
            let differ = left.iter().any(|&icon| icon != first);
            p.options.extend(left.iter().filter(|_| differ).copied().map(Choice::Icon));
            let icon = match differ {
                true => p.ask_which(Prompt::CityIcon).map(|place| left[place])?,
                false => first,
            };
            let place = left.iter().position(|&other| other == icon);
            place.map(|place| left.remove(place));
            match icon {
                Icon::Plus => p.draw(city.value() + 1).map(drop)?,
                Icon::Arrow(splay) => p.splay(city.color(), splay).map(drop)?,
                searched => p.search(city, searched)?,
            }
        }
    }
    go_on(p, Some(Stage::Icons))
}

/// A color that is new on the board is worth a City (R-CIT-1).
fn city(p: &mut Player<'_>) -> Flow {
    if p.state.melded.covered.is_none() {
        p.become_player(p.state.current, Role::Actor, None);
        p.draw_for_growth()?;
    }
    go_on(p, Some(Stage::City))
}

/// After a Meld action its player may promote a card of no higher value (R-ECH-3).
fn promote(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    p.become_player(seat, Role::Actor, None);
    let highest = p.state.table.card(melded).value();
    p.options.clear();
    let forecast = p.state.table.cards(Zone::forecast(seat));
    p.options
        .extend(forecast.filter(|card| card.value() <= highest).map(|card| Choice::Card(card.id())));
    if p.options.is_empty() {
        return go_on(p, Some(Stage::Promote));
    }
    p.options.push(Choice::Pass);
    match p.ask(Prompt::Promote)?.card() {
        Some(card) => {
            p.act(Act::Promote, p.state.table.card(card))?;
            p.state.step = Step::FreeDogma(card);
            Ok(())
        }
        None => go_on(p, Some(Stage::Promote)),
    }
}

/// Who has promoted a card may activate it at once, without using up an action.
pub(super) fn free_dogma(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.options.clear();
    p.options.extend([Choice::Dogma(card), Choice::Pass]);
    match p.ask(Prompt::FreeDogma)? {
        Choice::Dogma(card) => {
            dogma::begin(p, seat, card, After::Melded(Stage::Promote));
            Ok(())
        }
        _ => go_on(p, Some(Stage::Promote)),
    }
}
