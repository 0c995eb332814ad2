//! The actions a player can take (section 4 of the rules).

use super::{action_taken, endorse, melded};
use crate::age::{Age, Ages};
use crate::card::Card;
use crate::choice::Choice;
use crate::dogma;
use crate::event::{Event, Role};
use crate::flow::Flow;
use crate::player::{Act, Choices, Player};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::state::{After, Melded, State, Step};
use crate::zone::Zone;

/// The current player picks an action and takes it.
pub(super) fn act(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    if p.state.leaving.contains(seat) {
        p.state.step = Step::ActionDone;
        return Ok(());
    }
    p.become_player(seat, Role::Actor, None);
    list_actions(p.state, seat, &mut p.options);
    let choice = p.ask(Prompt::Action)?;
    p.tell(|| Event::Action { player: seat, choice });
    match choice {
        Choice::Draw => {
            draw(p)?;
            action_taken(p)
        }
        Choice::Meld(card) => {
            let melded = p.state.table.card(card);
            let covered = p.state.table.top(Zone::stack(seat, melded.color())).map(Card::id);
            p.state.melded = Melded { card, covered, dug: None };
            p.meld(melded)?;
            melded::go_on(p, None)
        }
        Choice::Dogma(card) => {
            if p.state.table.zone_of(card).owner() == Some(seat) {
                dogma::begin(p, seat, card, After::ActionDone);
            } else {
                p.state.step = Step::PayForCard(card);
            }
            Ok(())
        }
        Choice::Endorse(card) => endorse::endorse(p, card),
        Choice::Achieve(age) => {
            // Of several, the one that was last made available (RUL-42).
            let card = p.state.table.cards(Zone::AVAILABLE).find(|card| card.value() == age);
            p.act(Act::Claim, card.expect("it was available"))?;
            action_taken(p)
        }
        Choice::Return(_)
        | Choice::Card(_)
        | Choice::Place(..)
        | Choice::ColorOf(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Color(_)
        | Choice::Age(_)
        | Choice::Player(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Set(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::No
        | Choice::Pass
        | Choice::Option(_) => unreachable!("not an action"),
    }
}

/// Lists every action the player can take.
fn list_actions(state: &State, seat: Seat, options: &mut Choices) {
    let table = &state.table;
    options.clear();
    options.push(Choice::Draw);
    options.extend(table.ids(Zone::hand(seat)).map(Choice::Meld));
    // A card on display can be melded as if it were in hand (R-MEL-2).
    options.extend(table.ids(Zone::display(seat)).map(Choice::Meld));
    let mut highest = Age::NONE;
    for top in table.tops(seat) {
        options.push(Choice::Dogma(top.id()));
        highest = highest.max(top.value());
    }
    if let Some(idle) = table.catalog().two_valued() {
        options.retain(|&mut option| option != Choice::Dogma(idle));
    }
    if state.rules.parley && !table.is_empty(Zone::hand(seat)) {
        for distant in state.alive.iter().filter(|&other| state.parley_between(seat, other)) {
            options.extend(table.tops(distant).map(|top| Choice::Dogma(top.id())));
        }
    }
    if let Some(set) = state.rules.endorsing {
        endorse::list(state, seat, set, options);
    }
    // No points, no achievement: most turns end here.
    let points = state.points(seat);
    let reach = highest.min((points / 5).into());
    if reach > 0 {
        let mut listed = Ages::NONE;
        for card in table.cards(Zone::AVAILABLE) {
            let age = card.value();
            if age > 0 && age <= reach && !listed.contains(age) {
                listed.insert(age);
                // Where duplicates are dearer, being within reach is not enough.
                if !state.rules.dearer_duplicates || points >= state.price(seat, age) {
                    options.push(Choice::Achieve(age));
                }
            }
        }
    }
}

/// Draws a card of the value of the highest top card (R-DRA-1).
pub(super) fn draw(p: &mut Player<'_>) -> Flow {
    let value = p.state.table.highest_top(p.seat);
    p.draw(value)?;
    Ok(())
}
