//! Turns and actions (section 4 of the rules), one step at a time.

mod actions;
mod display;
mod endorse;
mod figures;
mod melded;

use crate::card::CardId;
use crate::choice::{Actions, Choice};
use crate::dogma::{self, Terms};
use crate::event::{Event, Role, Verb};
use crate::flow::{Flow, Halt, Stop};
use crate::karma::{Hook, Hooks, Original};
use crate::player::Player;
use crate::prompt::Prompt;
use crate::rules::Moment;
use crate::seat::{BySeat, Seat};
use crate::state::{After, Faded, Step};
use crate::table::End;
use crate::zone::Zone;

/// Does the next step of the game. A step is a function of the state and the answers given in
/// it: it can be taken back and done again.
pub(crate) fn step(p: &mut Player<'_>) -> Flow {
    match take(p) {
        // Only who leaves with the end of an action makes it worth a step of its own.
        Ok(()) if p.state.step == Step::ActionDone && p.state.leaving.is_empty() => {
            next_action(p);
            Ok(())
        }
        Err(Halt(Stop::ActionOver | Stop::PlayerOut)) => {
            break_off(p);
            Ok(())
        }
        taken => taken,
    }
}

/// Something went on without end, or ended the action outright, outside of its effects. Where only
/// somebody else has lost, the others go on before it comes to this (RUL-293).
#[cold]
fn break_off(p: &mut Player<'_>) {
    p.state.dogma.terms = Terms::USUAL;
    p.state.step = Step::ActionDone;
}

/// Whatever takes more than a few registers is a function of its own: there are several steps to a
/// decision, and most of them do little.
#[inline]
fn take(p: &mut Player<'_>) -> Flow {
    match p.state.step {
        Step::FirstCard(seat) => first_card(p, seat),
        Step::Display => display::decide(p),
        Step::Act => actions::act(p),
        Step::PayForCard(card) => pay_for_card(p, card),
        Step::Melded(stage) => melded::follow(p, stage),
        Step::FreeDogma(card) => melded::free_dogma(p, card),
        Step::Effects => effects(p),
        Step::EffectsDone => effects_done(p),
        Step::Fade(after) => figures::fade(p, after),
        Step::InspireDraw(color) => figures::inspire_draw(p, color),
        Step::AchievingDraw => figures::achieving_draw(p),
        Step::FreeDraw => free_draw(p),
        Step::ActionDone => action_done(p),
        Step::Over => unreachable!("the game is over"),
    }
}

/// The current player pays to use a distant player's card.
#[inline(never)]
fn pay_for_card(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, Some(card));
    dogma::pay(p, Prompt::ParleyToUse)?;
    dogma::begin(p, seat, card, Terms::USUAL, After::ActionDone)
}

/// The next execution of an effect; when none is left, what comes after the effects.
#[inline]
fn effects(p: &mut Player<'_>) -> Flow {
    if dogma::next_execution(p)? {
        return Ok(());
    }
    p.state.step = Step::EffectsDone;
    effects_done(p)
}

/// All effects of a Dogma action are carried out.
#[inline(never)]
fn effects_done(p: &mut Player<'_>) -> Flow {
    match p.state.dogma.after {
        After::ActionDone | After::Melded(_) => {}
        After::Displayed => display::put_away(p)?,
        After::InspireDraw(color) => {
            p.state.step = Step::InspireDraw(color);
            return Ok(());
        }
    }
    end_of_action(p)?;
    figures::then_fade(p, Faded::Effects)
}

/// The draw for sharing.
#[inline(never)]
fn free_draw(p: &mut Player<'_>) -> Flow {
    let player = p.state.dogma.actor;
    p.become_player(player, Role::Actor, None);
    p.tell(|| Event::SharingBonus { player });
    // What a karma raises for an action ends with it (R-SHR-5).
    p.state.dogma.terms.raise = 0;
    p.state.dogma.terms.raises_karmas = false;
    p.draw_for_sharing()?;
    end_of_action(p)?;
    figures::then_fade(p, Faded::SharingDraw)
}

/// Everybody picks a first card at the same time: nobody learns another's pick before all have
/// picked (R-SET-4).
#[inline(never)]
fn first_card(p: &mut Player<'_>, seat: Seat) -> Flow {
    p.become_player(seat, Role::Actor, None);
    p.options.clear();
    let hand = Zone::hand(seat);
    p.options.extend(p.state.table.cards(hand).map(|card| Choice::Meld(card.id())));
    let choice = p.ask(Prompt::FirstCard)?;
    let card = choice.card().expect("only melds were offered");
    p.state.first_cards[seat] = card;
    p.tell(|| Event::FirstCard { player: seat, card });
    match Seat::new(seat.index() + 1).filter(|next| next.index() < p.state.players()) {
        Some(next) => {
            p.state.step = Step::FirstCard(next);
            Ok(())
        }
        None => start(p),
    }
}

/// Shows the first cards; whose title comes first in the alphabet begins (R-SET-5, Q-21).
fn start(p: &mut Player<'_>) -> Flow {
    let mut first = (p.state.first_cards[Seat::default()], Seat::default());
    for seat in p.state.seats() {
        let card = p.state.table.card(p.state.first_cards[seat]);
        p.become_player(seat, Role::Actor, None);
        p.shift(Verb::Meld, card, Zone::stack(seat, card.color()), End::Top);
        if p.state.table.catalog().comes_before(card.id(), first.0) {
            first = (card.id(), seat);
        }
    }
    let (_, seat) = first;
    begin_turn(p, seat);
    Ok(())
}

fn begin_turn(p: &mut Player<'_>, seat: Seat) {
    // The first player takes one action only; of four players the first two (R-SET-6).
    let singles = if p.state.players() >= 4 { 2 } else { 1 };
    p.state.current = seat;
    p.state.actions = if p.state.turn < singles { 1 } else { 2 };
    p.state.turn = p.state.turn.saturating_add(1);
    p.state.tucked = BySeat::default();
    p.state.tucked_colors = BySeat::default();
    p.state.scored = BySeat::default();
    p.state.used = Actions::NONE;
    p.state.step = if p.state.table.is_empty(Zone::display(seat)) { Step::Act } else { Step::Display };
    let (number, actions) = (p.state.turn, p.state.actions);
    p.tell(|| Event::Turn { player: seat, number, actions });
}

/// Who has earned the draw for sharing takes it.
fn sharing(p: &mut Player<'_>) -> Flow {
    let dogma = &p.state.dogma;
    let bonus = dogma.shared && p.state.alive.contains(dogma.actor);
    if bonus {
        p.state.step = Step::FreeDraw;
        return Ok(());
    }
    if p.state.table.hooks().contains(Hook::NoSharingDraw) && dogma::could_be_shared(p.state) {
        let (actor, card) = (p.state.dogma.actor, p.state.table.card(p.state.dogma.card));
        p.become_player(actor, Role::Actor, None);
        let _: Original = p.would(Hooks::only(Hook::NoSharingDraw), card)?;
        return figures::then_fade(p, Faded::SharingDraw);
    }
    dogma_over(p)
}

/// A Dogma action is over, the draw for sharing included.
fn dogma_over(p: &mut Player<'_>) -> Flow {
    p.state.dogma.terms = Terms::USUAL;
    match p.state.dogma.after {
        After::ActionDone => {
            p.state.step = Step::ActionDone;
            Ok(())
        }
        After::Displayed => {
            let still_there = p.state.alive.contains(p.state.current);
            p.state.step = if still_there { Step::Act } else { Step::ActionDone };
            Ok(())
        }
        After::Melded(stage) => melded::go_on(p, Some(stage)),
        After::InspireDraw(_) => action_taken(p),
    }
}

/// An action is over but for what waits for its end.
fn action_taken(p: &mut Player<'_>) -> Flow {
    end_of_action(p)?;
    figures::then_fade(p, Faded::Action)
}

/// Special achievements and the achievement victory, where they wait for the end of an action
/// (R-VIC-3).
#[inline]
fn end_of_action(p: &mut Player<'_>) -> Flow {
    match p.state.rules.achievements_seen {
        Moment::AtOnce => Ok(()),
        Moment::EndOfAction => look_at_achievements(p),
    }
}

#[inline(never)]
fn look_at_achievements(p: &mut Player<'_>) -> Flow {
    p.let_leave()?;
    let current = p.state.current;
    if p.state.alive.iter().any(|seat| p.state.qualifies_for_any(seat)) {
        for &special in p.state.table.catalog().specials() {
            if p.state.is_available(special) {
                let first = p.state.clockwise(current).find(|&seat| p.state.qualifies(seat, special));
                if let Some(seat) = first {
                    p.by(seat, |p| p.claim(special))?;
                }
            }
        }
    }
    let needed = p.state.achievements_to_win();
    let most = p.state.alive.iter().map(|seat| p.state.achievements(seat)).max().unwrap_or(0);
    if most >= needed {
        let winner = p.state.clockwise(current).find(|&seat| p.state.achievements(seat) == most);
        if let Some(winner) = winner {
            return p.win_by_achievements(winner);
        }
    }
    Ok(())
}

#[inline(never)]
fn action_done(p: &mut Player<'_>) -> Flow {
    p.let_leave()?;
    next_action(p);
    Ok(())
}

/// The next action begins, or the next turn.
#[inline]
fn next_action(p: &mut Player<'_>) {
    p.state.actions = p.state.actions.saturating_sub(1);
    if p.state.actions > 0 && p.state.alive.contains(p.state.current) {
        p.state.step = Step::Act;
    } else {
        next_turn(p);
    }
}

#[inline(never)]
fn next_turn(p: &mut Player<'_>) {
    let next = p.state.clockwise(p.state.current).next().expect("somebody is still in the game");
    begin_turn(p, next);
}
