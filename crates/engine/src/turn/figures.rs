//! What Figures bring to turns: Decree and Inspire actions, fading, and drawing for others' achieving
//! (section 13 of the rules).

use arrayvec::ArrayVec;

use super::{action_taken, dogma_over, sharing};
use crate::age::Ages;
use crate::card::Card;
use crate::choice::{Action, Choice};
use crate::color::{Color, Colors};
use crate::dogma;
use crate::event::{Event, Role};
use crate::flow::{Done, Flow};
use crate::karma::{Does, Hook, Hooks, Original};
use crate::player::{Act, Cards, Choices, Player};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::select::HAND;
use crate::special::Special;
use crate::state::{Faded, State, Step};
use crate::zone::{Place, Zone};

impl State {
    /// The Decrees that a player can issue now: with Figures of three different values in hand that of
    /// any of their colors; with any two, those that a karma names (R-FIG-5, R-FIG-8).
    fn decrees(&self, seat: Seat) -> impl Iterator<Item = Special> {
        let (mut figures, mut values, mut colors) = (0, Ages::NONE, Colors::NONE);
        if let Some(set) = self.rules.decrees {
            self.for_each_fitting(seat, HAND.of_set(set), |figure| {
                figures += 1;
                values.insert(figure.value());
                colors.insert(figure.color());
            });
        }
        if values.len() < 3 {
            colors = Colors::NONE;
        }
        let mut named = Colors::NONE;
        if figures >= 2 && self.table.hooks_of(seat).contains(Hook::Decree) {
            for top in self.table.tops(seat) {
                for karma in &self.table.catalog().facts(top.id()).karmas {
                    if let Does::Decree(decree) = karma.does {
                        named = decree.decree_color().map_or(named, |color| named.with(color));
                    }
                }
            }
        }
        let colors = colors.and(named);
        Special::DECREES
            .into_iter()
            .filter(move |decree| decree.decree_color().is_some_and(|color| colors.contains(color)))
    }
}

/// Lists the special actions a player can take.
pub(super) fn list(state: &State, seat: Seat, options: &mut Choices) {
    if state.rules.decrees.is_some() && !state.used.contains(Action::Decree) {
        options.extend(state.decrees(seat).map(Choice::Decree));
    }
    if state.rules.inspires && !state.used.contains(Action::Inspire) {
        let inspiring = Color::ALL.into_iter().filter(|&color| state.can_inspire(seat, color));
        options.extend(inspiring.map(Choice::Inspire));
    }
}

/// A Decree action: the whole hand leaves the game, and the Decree changes hands or takes effect
/// (R-FIG-8). Which one was settled by the Figures in hand, whatever becomes of them.
pub(super) fn decree(p: &mut Player<'_>, decree: Special) -> Flow {
    let seat = p.seat;
    p.state.use_up(Action::Decree);
    p.all(Act::Remove, HAND)?;
    let catalog = p.state.table.catalog();
    let id = catalog.special(decree).expect("it is in play");
    let card = p.state.table.card(id);
    let lies = p.state.table.zone_of(id);
    match lies.owner() {
        Some(owner) if owner != seat => {
            p.act(Act::Transfer(Place::Available), card)?;
            return action_taken(p);
        }
        Some(_) => {}
        None if lies == Zone::AVAILABLE => {
            p.act(Act::Claim, card)?;
        }
        None => return action_taken(p),
    }
    p.become_player(seat, Role::Actor, Some(id));
    p.tell(|| Event::Effect { player: seat, card: id, effect: 0, role: Role::Actor });
    for effect in &catalog.facts(id).effects {
        (effect.deed)(p)?;
    }
    action_taken(p)
}

/// An Inspire action: the inspire effects of a color, then a draw (R-FIG-10).
pub(super) fn inspire(p: &mut Player<'_>, color: Color) -> Flow {
    p.state.use_up(Action::Inspire);
    if p.state.table.hooks().contains(Hook::InspireAction) {
        let _: Original = p.would(Hooks::only(Hook::InspireAction), Some(color))?;
    }
    dogma::begin_inspire(p, p.state.current, color);
    Ok(())
}

/// The draw that ends an Inspire action.
#[inline(never)]
pub(super) fn inspire_draw(p: &mut Player<'_>, color: Color) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.draw(p.state.inspire_value(seat, color))?;
    action_taken(p)
}

/// After an Achieve action that took a standard achievement, each opponent draws, clockwise, by their
/// own highest top card (R-ACT-2, Q-4).
#[inline(never)]
pub(super) fn achieving_draw(p: &mut Player<'_>) -> Flow {
    let current = p.state.current;
    if let Some(set) = p.state.rules.achieving_draw {
        for seat in p.state.clockwise(current) {
            if p.state.opponents(current).contains(seat) {
                p.become_player(seat, Role::Actor, None);
                let drawn = p.draw_of(set, p.state.table.highest_top(seat)).done();
                p.unless_out(drawn)?;
            }
        }
    }
    action_taken(p)
}

/// Figures fade, then what comes next is done.
#[inline(never)]
pub(super) fn fade(p: &mut Player<'_>, after: Faded) -> Flow {
    let current = p.state.current;
    let in_turn = std::iter::once(current).chain(p.state.clockwise(current));
    for seat in in_turn.take(p.state.alive.len()) {
        if p.state.table.top_figures(seat) > 1 {
            let faded = fade_for(p, seat);
            p.unless_out(faded)?;
        }
    }
    faded(p, after)
}

/// Goes on to fading, or past it where nothing fades.
pub(super) fn then_fade(p: &mut Player<'_>, after: Faded) -> Flow {
    let table = &p.state.table;
    let fades = p.state.rules.fades.is_some();
    if fades && p.state.alive.iter().any(|seat| table.top_figures(seat) > 1) {
        p.state.step = Step::Fade(after);
        return Ok(());
    }
    faded(p, after)
}

fn faded(p: &mut Player<'_>, after: Faded) -> Flow {
    match after {
        Faded::Effects => sharing(p),
        Faded::SharingDraw => dogma_over(p),
        Faded::Action => {
            p.state.step = Step::ActionDone;
            Ok(())
        }
    }
}

/// Some of the top cards of a board.
type Tops = ArrayVec<Card, { Color::COUNT }>;

/// A player with more than one top Figure scores others of them, one by one, until one is left
/// (R-FIG-9). Each is tried once: a karma may keep it where it is.
#[cold]
fn fade_for(p: &mut Player<'_>, seat: Seat) -> Flow {
    let mut tried = Cards::new();
    loop {
        let is_figure = |card: &Card| p.state.rules.fades == Some(card.set());
        let tops: Tops = p.state.table.tops(seat).filter(is_figure).collect();
        let left: Tops = tops.iter().copied().filter(|card| !tried.contains(card)).collect();
        if tops.len() < 2 || left.is_empty() {
            return Ok(());
        }
        p.become_player(seat, Role::Actor, None);
        if p.state.table.hooks().contains(Hook::Fade)
            && p.would(Hooks::only(Hook::Fade), ())? == Original::Replaced
        {
            return Ok(());
        }
        p.options.clear();
        p.options.extend(left.iter().map(|card: &Card| Choice::Card(card.id())));
        let fading = left[p.ask_which(Prompt::Fade)?];
        tried.push(fading);
        p.score(fading)?;
    }
}
