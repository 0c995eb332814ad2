//! The card on display, at the start of its owner's turn (R-TURN-6).

use crate::card::Card;
use crate::choice::Choice;
use crate::dogma::{self, Terms};
use crate::event::{Role, Verb};
use crate::flow::Flow;
use crate::player::Player;
use crate::prompt::Prompt;
use crate::state::{After, Step};
use crate::table::End;
use crate::zone::Zone;

/// Who has a card on display may use it without spending an action, return it, or keep it.
#[inline(never)]
pub(super) fn decide(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.state.step = Step::Act;
    let Some(card) = p.state.table.top(Zone::display(seat)) else { return Ok(()) };
    p.options.clear();
    if p.state.table.catalog().facts(card.id()).is_usable() {
        p.options.push(Choice::Dogma(card.id()));
    }
    p.options.extend([Choice::Return(card.id()), Choice::Pass]);
    let choice = p.ask(Prompt::Display)?;
    if choice == Choice::Dogma(card.id()) {
        dogma::begin(p, seat, card.id(), Terms::USUAL, After::Displayed)
    } else if choice == Choice::Return(card.id()) {
        put_back(p, card)
    } else {
        Ok(())
    }
}

/// After its effects the card goes back, if it is still on display.
pub(super) fn put_away(p: &mut Player<'_>) -> Flow {
    let actor = p.state.dogma.actor;
    p.become_player(actor, Role::Actor, None);
    if let Some(card) = p.state.table.top(Zone::display(actor)) {
        put_back(p, card)?;
    }
    Ok(())
}

/// What is on display no effect reaches, karmas included (R-ART-5).
fn put_back(p: &mut Player<'_>, card: Card) -> Flow {
    let home = p.home(card);
    p.shift(Verb::Return, card, home, End::Bottom);
    p.settle()
}
