//! The actions a player can take (section 4 of the rules).

use super::{action_taken, endorse, figures, melded};
use crate::age::Age;
use crate::card::Card;
use crate::choice::{Choice, Taking};
use crate::color::Color;
use crate::dogma::{self, Terms};
use crate::event::{Event, Role};
use crate::flow::Flow;
use crate::karma::{Hook, Hooks, Original};
use crate::pile::Pile;
use crate::player::{Act, Choices, Player};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::state::{After, Melded, State, Step};
use crate::zone::Zone;

/// The karmas with which points and top cards alone do not say what can be claimed.
const EASED: Hooks = Hooks::only(Hook::Eligibility).with(Hook::Available);

/// The current player picks an action and takes it.
pub(super) fn act(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    // Who gave up in the middle of an action has chosen that.
    if p.state.leaving.contains(seat) && p.state.leaving_after[seat] == 0 {
        p.state.step = Step::ActionDone;
        return Ok(());
    }
    p.become_player(seat, Role::Actor, None);
    list_actions(p.state, seat, &mut p.options);
    let choice = p.ask(Prompt::Action)?;
    let mut told = choice;
    if let Choice::Claim(card) = choice
        && !p.state.table.zone_of(card).is_stack()
    {
        // Which card of a closed pile it is, is nobody else's to know.
        told = Choice::Achieve(p.state.table.card(card).value());
    }
    p.tell(|| Event::Action { player: seat, choice: told });
    match choice.taking().expect("only actions were offered") {
        Taking::Draw => {
            if p.state.table.hooks().contains(Hook::DrawAction) {
                let _: Original = p.would(Hooks::only(Hook::DrawAction), None::<Color>)?;
            }
            p.draw(p.state.draw_value(seat))?;
            action_taken(p)
        }
        Taking::Meld(card) => {
            let melded = p.state.table.card(card);
            p.state.melded = Melded { card, covered: None, dug: None };
            // Where a karma has replaced the meld, nothing follows it (RUL-302).
            match p.meld_by_action(melded)? {
                true => melded::go_on(p, None),
                false => action_taken(p),
            }
        }
        Taking::Dogma(card) => {
            if p.state.table.zone_of(card).owner() == Some(seat) || p.state.can_use(seat, card) {
                return dogma::begin(p, seat, card, Terms::USUAL, After::ActionDone);
            }
            p.state.step = Step::PayForCard(card);
            Ok(())
        }
        Taking::Endorse(card) => endorse::endorse(p, card),
        Taking::Achieve(age) => {
            // Of several, the one that was last made available (RUL-42).
            let card = p.state.table.cards(Zone::AVAILABLE).find(|card| card.value() == age);
            claim(p, card.expect("it was available"))
        }
        // It is no standard achievement, so nobody draws for it (RUL-301).
        Taking::Claim(card) => {
            p.act(Act::Claim, p.state.table.card(card))?;
            action_taken(p)
        }
        Taking::Decree(decree) => figures::decree(p, decree),
        Taking::Inspire(color) => figures::inspire(p, color),
    }
}

/// Lists every action the player can take.
fn list_actions(state: &State, seat: Seat, options: &mut Choices) {
    let table = &state.table;
    options.clear();
    options.push(Choice::Draw);
    options.extend(table.ids(Zone::hand(seat)).map(Choice::Meld));
    let hooks = table.hooks_of(seat);
    if hooks.contains(Hook::Places) {
        for also in state.also_in(seat, Pile::Hand) {
            options.extend(table.ids(also).map(Choice::Meld));
        }
    }
    // A card on display can be melded as if it were in hand (R-MEL-2).
    options.extend(table.ids(Zone::display(seat)).map(Choice::Meld));
    options.extend(table.top_ids(seat).map(Choice::Dogma));
    if state.rules.parley && !table.is_empty(Zone::hand(seat)) {
        for distant in state.alive.iter().filter(|&other| state.parley_between(seat, other)) {
            options.extend(table.tops(distant).map(|top| Choice::Dogma(top.id())));
        }
    }
    if hooks.contains(Hook::Usable) {
        for other in state.alive.iter().filter(|&other| other != seat) {
            let usable = table.tops(other).map(Card::id).filter(|&card| state.can_use(seat, card));
            options.extend(usable.map(Choice::Dogma));
        }
    }
    if let Some(idle) = table.catalog().two_valued() {
        options.retain(|&mut option| option != Choice::Dogma(idle));
    }
    if let Some(set) = state.rules.endorsing {
        endorse::list(state, seat, set, options);
    }
    list_achievements(state, seat, options);
    figures::list(state, seat, options);
}

/// Lists the achievements that a player can claim with an action.
fn list_achievements(state: &State, seat: Seat, options: &mut Choices) {
    let table = &state.table;
    let hooks = table.hooks_of(seat);
    let points = state.points(seat);
    // What so many points pay for, at most. No points, no achievement: many turns end here.
    let paid: Age = (points / 5).into();
    let eased = hooks.meet(EASED);
    if eased || table.available_ages().iter().any(|&age| age <= paid) {
        let reach = if eased { Age::HIGHEST } else { table.highest_top(seat).min(paid) };
        for &age in table.available_ages().iter().filter(|&&age| age <= reach) {
            // Where duplicates are dearer, being within reach is not enough.
            let within_reach = match eased {
                true => state.is_eligible(seat, age),
                false => !state.rules.dearer_duplicates || points >= state.price(seat, age),
            };
            if within_reach {
                options.push(Choice::Achieve(age));
            }
        }
    }
    if hooks.contains(Hook::Available) {
        list_made_available(state, seat, options);
    }
}

/// Lists the achievements that a player can claim by a karma.
#[cold]
fn list_made_available(state: &State, seat: Seat, options: &mut Choices) {
    let made = state.made_available(seat).into_iter();
    let eligible = made.filter(|card| state.is_eligible(seat, card.value()));
    options.extend(eligible.map(|card| Choice::Claim(card.id())));
}

/// Claims an achievement with an action. If it was a standard one and is the player's in the end,
/// others draw (R-ACT-2, RUL-300, RUL-301).
fn claim(p: &mut Player<'_>, card: Card) -> Flow {
    let seat = p.seat;
    let standard = p.state.is_standard(card.id());
    p.act(Act::Claim, card)?;
    let claimed = p.state.table.zone_of(card.id()) == Zone::achievements(seat);
    if standard && claimed && p.state.rules.achieving_draw.is_some() {
        p.state.step = Step::AchievingDraw;
        return Ok(());
    }
    action_taken(p)
}
