//! What follows a Meld action: an ordered list of stages (R-MEL-3).

use super::action_taken;
use crate::card::CardId;
use crate::choice::Choice;
use crate::dogma;
use crate::event::Role;
use crate::flow::Flow;
use crate::karma::Hook;
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
        Stage::Promote => promote(p),
        Stage::When => when(p),
    }
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
            if !p.act(Act::Promote, p.state.table.card(card))? {
                // A karma has replaced the promotion: there is nothing to use (RUL-302).
                return go_on(p, Some(Stage::Promote));
            }
            p.state.step = Step::FreeDogma(card);
            Ok(())
        }
        None => go_on(p, Some(Stage::Promote)),
    }
}

/// The karma of the melded card that begins with "when" is carried out now, though the card may be
/// covered by now.
fn when(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    if p.state.table.catalog().hooks(melded).contains(Hook::When) {
        p.become_player(seat, Role::Actor, None);
        p.when_melded(p.state.table.card(melded), Zone::hand(seat))?;
    }
    go_on(p, Some(Stage::When))
}

/// Who has promoted a card may activate it at once, without using up an action.
pub(super) fn free_dogma(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.options.clear();
    p.options.extend([Choice::Dogma(card), Choice::Pass]);
    match p.ask(Prompt::FreeDogma)? {
        Choice::Dogma(card) => dogma::begin(p, seat, card, After::Melded(Stage::Promote)),
        _ => go_on(p, Some(Stage::Promote)),
    }
}
