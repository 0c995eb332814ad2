//! Turns and actions (section 4 of the rules), one step at a time.

use crate::card::CardId;
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::dogma;
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::player::{Act, Player};
use crate::prompt::Prompt;
use crate::rules::Moment;
use crate::seat::{BySeat, Seat};
use crate::state::{State, Step};
use crate::table::End;
use crate::zone::Zone;

/// Does the next step of the game. A step is a function of the state and the answers given in
/// it: it can be taken back and done again.
pub(crate) fn step(p: &mut Player<'_>) -> Flow {
    match p.state.step {
        Step::FirstCard(seat) => first_card(p, seat),
        Step::Act => act(p),
        Step::PayForCard(card) => {
            let seat = p.state.current;
            p.become_player(seat, Role::Actor, Some(card));
            dogma::pay(p, Prompt::ParleyToUse)?;
            dogma::begin(p, seat, card);
            Ok(())
        }
        Step::Promote(melded) => promote(p, melded),
        Step::FreeDogma(card) => free_dogma(p, card),
        Step::Effects => dogma::next_execution(p),
        Step::EffectsDone => {
            end_of_action(p)?;
            let dogma = &p.state.dogma;
            let bonus = dogma.shared && p.state.alive.contains(dogma.actor);
            p.state.step = if bonus { Step::FreeDraw } else { Step::ActionDone };
            Ok(())
        }
        Step::FreeDraw => {
            let player = p.state.dogma.actor;
            p.become_player(player, Role::Actor, None);
            p.tell(|| Event::SharingBonus { player });
            draw_action(p)?;
            end_of_action(p)?;
            p.state.step = Step::ActionDone;
            Ok(())
        }
        Step::ActionDone => action_done(p),
        Step::Over => unreachable!("the game is over"),
    }
}

/// Everybody picks a first card at the same time: nobody learns another's pick before all have
/// picked (R-SET-4).
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
        if comes_before(p.state.table.catalog(), card.id(), first.0) {
            first = (card.id(), seat);
        }
    }
    let (_, seat) = first;
    begin_turn(p, seat);
    Ok(())
}

/// Whether a title comes before another in the alphabet, capitals aside.
fn comes_before(catalog: &Catalog, one: CardId, other: CardId) -> bool {
    let letters = |card| catalog.title(card).chars().flat_map(char::to_lowercase);
    letters(one).lt(letters(other))
}

fn begin_turn(p: &mut Player<'_>, seat: Seat) {
    // The first player takes one action only; of four players the first two (R-SET-6).
    let singles = if p.state.players() >= 4 { 2 } else { 1 };
    p.state.current = seat;
    p.state.actions = if p.state.turn < singles { 1 } else { 2 };
    p.state.turn = p.state.turn.saturating_add(1);
    p.state.tucked = BySeat::default();
    p.state.scored = BySeat::default();
    p.state.step = Step::Act;
    let (number, actions) = (p.state.turn, p.state.actions);
    p.tell(|| Event::Turn { player: seat, number, actions });
}

fn act(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    if p.state.leaving.contains(seat) {
        p.state.step = Step::ActionDone;
        return Ok(());
    }
    p.become_player(seat, Role::Actor, None);
    list_actions(p);
    let choice = p.ask(Prompt::Action)?;
    p.tell(|| Event::Action { player: seat, choice });
    match choice {
        Choice::Meld(card) => {
            p.meld(p.state.table.card(card))?;
            if p.state.rules.forecasts {
                p.state.step = Step::Promote(card);
                return Ok(());
            }
        }
        Choice::Dogma(card) => {
            if p.state.table.zone_of(card).owner() == Some(seat) {
                dogma::begin(p, seat, card);
            } else {
                p.state.step = Step::PayForCard(card);
            }
            return Ok(());
        }
        Choice::Achieve(age) => {
            // Of several, the one that was last made available (RUL-42).
            let card = p.state.table.cards(Zone::AVAILABLE).find(|card| card.value() == age);
            p.act(Act::Claim, card.expect("it was available"))?;
        }
        _ => draw_action(p)?,
    }
    action_taken(p)
}

/// Lists every action the player can take.
fn list_actions(p: &mut Player<'_>) {
    let seat = p.seat;
    let table = &p.state.table;
    let options = &mut p.options;
    options.clear();
    options.push(Choice::Draw);
    options.extend(table.ids(Zone::hand(seat)).map(Choice::Meld));
    options.extend(table.top_ids(seat).map(Choice::Dogma));
    if p.state.rules.parley && !table.is_empty(Zone::hand(seat)) {
        for distant in p.state.alive.iter().filter(|&other| p.state.parley_between(seat, other)) {
            options.extend(table.top_ids(distant).map(Choice::Dogma));
        }
    }
    // No points, no achievement: most turns end here.
    let reach = table.highest_top(seat).min((table.points(seat) / 5).into());
    if reach > 0 {
        let mut listed = crate::age::Ages::NONE;
        for card in table.cards(Zone::AVAILABLE) {
            let age = card.value();
            if age > 0 && age <= reach && !listed.contains(age) {
                listed.insert(age);
                // Where duplicates are dearer, being within reach is not enough.
                if !p.state.rules.dearer_duplicates || p.state.is_eligible(seat, age) {
                    options.push(Choice::Achieve(age));
                }
            }
        }
    }
}

/// After a Meld action its player may promote a card of no higher value (R-ECH-3).
fn promote(p: &mut Player<'_>, melded: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    let highest = p.state.table.card(melded).value();
    p.options.clear();
    let forecast = p.state.table.cards(Zone::forecast(seat));
    p.options
        .extend(forecast.filter(|card| card.value() <= highest).map(|card| Choice::Card(card.id())));
    if p.options.is_empty() {
        return action_taken(p);
    }
    p.options.push(Choice::Pass);
    match p.ask(Prompt::Promote)?.card() {
        Some(card) => {
            p.act(Act::Promote, p.state.table.card(card))?;
            p.state.step = Step::FreeDogma(card);
            Ok(())
        }
        None => action_taken(p),
    }
}

/// Who has promoted a card may activate it at once, without using up an action.
fn free_dogma(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.options.clear();
    p.options.extend([Choice::Dogma(card), Choice::Pass]);
    match p.ask(Prompt::FreeDogma)? {
        Choice::Dogma(card) => {
            dogma::begin(p, seat, card);
            Ok(())
        }
        _ => action_taken(p),
    }
}

/// An action is over but for what waits for its end.
fn action_taken(p: &mut Player<'_>) -> Flow {
    end_of_action(p)?;
    p.state.step = Step::ActionDone;
    Ok(())
}

/// Draws a card of the value of the highest top card (R-DRA-1).
fn draw_action(p: &mut Player<'_>) -> Flow {
    let value = p.state.table.highest_top(p.seat);
    p.draw(value)?;
    Ok(())
}

/// Special achievements and the achievement victory, where they wait for the end of an action
/// (R-VIC-3).
fn end_of_action(p: &mut Player<'_>) -> Flow {
    if p.state.rules.achievements_seen == Moment::AtOnce {
        return Ok(());
    }
    p.let_leave()?;
    let current = p.state.current;
    for &special in p.state.table.catalog().specials() {
        if p.state.is_available(special) {
            let first = p.state.clockwise(current).find(|&seat| p.state.qualifies(seat, special));
            if let Some(seat) = first {
                p.by(seat, |p| p.claim(special))?;
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

fn action_done(p: &mut Player<'_>) -> Flow {
    p.let_leave()?;
    let current = p.state.current;
    p.state.actions = p.state.actions.saturating_sub(1);
    if p.state.actions > 0 && p.state.alive.contains(current) {
        p.state.step = Step::Act;
    } else {
        let next = next_in_turn(p.state);
        begin_turn(p, next);
    }
    Ok(())
}

fn next_in_turn(state: &State) -> Seat {
    state.clockwise(state.current).next().expect("somebody is still in the game")
}
