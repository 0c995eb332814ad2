//! Parley: distant players pay to share, to be spared, or to use a card (section 15 of the rules).

use crate::choice::Choice;
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::player::Player;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::select::HAND;
use crate::state::State;
use crate::table::End;

impl State {
    /// Whether parley stands between two players (R-PAR-1).
    pub(crate) fn parley_between(&self, one: Seat, other: Seat) -> bool {
        self.rules.parley && one != other && !self.are_neighbours(one, other)
    }
}

/// A distant player may pay to share, or to be spared. Says whether they carry the effect out.
pub(super) fn parley(p: &mut Player<'_>, role: Role) -> Flow<bool> {
    let seat = p.seat;
    if role == Role::Victim {
        // Asked at each demand until paid.
        let spared = pay(p, Prompt::ParleyToBeSpared)?;
        if spared {
            p.state.dogma.victims.remove(seat);
        }
        return Ok(!spared);
    }
    if p.state.dogma.share_settled.contains(seat) {
        return Ok(true);
    }
    p.state.dogma.share_settled.insert(seat);
    let shares = pay(p, Prompt::ParleyToShare)?;
    if !shares {
        p.state.dogma.sharers.remove(seat);
    }
    Ok(shares)
}

/// Pays for a parley by returning a card from hand; says whether that was done. The payment is
/// no part of an effect, so it never counts as a change (R-PAR-5).
pub(crate) fn pay(p: &mut Player<'_>, prompt: Prompt) -> Flow<bool> {
    p.options.clear();
    let cards = p.find(HAND);
    p.options.extend(cards.iter().map(|card| Choice::Card(card.id())));
    if p.options.is_empty() {
        return Ok(false);
    }
    if prompt != Prompt::ParleyToUse {
        p.options.push(Choice::Pass);
    }
    let Some(id) = p.ask(prompt)?.card() else { return Ok(false) };
    let player = p.seat;
    p.tell(|| Event::Parleyed { player });
    let card = p.state.table.card(id);
    p.shift(Verb::Return, card, p.home(card), End::Bottom);
    Ok(true)
}
