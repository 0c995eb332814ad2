//! The Dogma action: who takes part, and in which order (section 6 of the rules).

use crate::card::{CardId, Effect, Kind};
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::event::{Event, Role, Verb};
use crate::flow::{Flow, Halt, Stop};
use crate::player::Player;
use crate::prompt::Prompt;
use crate::seat::{Seat, Seats};
use crate::select::HAND;
use crate::state::{Dogma, State, Step};
use crate::table::End;

/// Who would take part in the dogma of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Participants {
    /// Who has enough of the featured icon to share the effects that are not demands.
    pub sharers: Seats,
    /// The opponents with too few of it, of whom demands are made.
    pub victims: Seats,
}

/// One effect of a Dogma action: which of which card, and who would carry it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The card it stands on.
    pub card: CardId,
    /// Which of the effects of that card.
    pub effect: u8,
    /// What kind of effect it is.
    pub kind: Kind,
    /// Who would carry it out; clockwise from the actor's left, the actor last.
    pub executors: Seats,
}

impl State {
    /// Everything that would be carried out if this player activated a card now, in order: the
    /// visible echo effects of its color from the bottom up, then its own effects (R-DOG-8).
    #[must_use]
    pub fn program(&self, actor: Seat, card: CardId) -> Vec<Part> {
        let Participants { mut sharers, victims } = self.participants(actor, card);
        sharers.insert(actor);
        let catalog = self.table.catalog();
        let color = catalog.card(card).color();
        let part = |card, (effect, printed): (u8, &Effect)| {
            let executors = if printed.kind == Kind::Demand { victims } else { sharers };
            Part { card, effect, kind: printed.kind, executors }
        };
        let echoes = self.table.echoes(actor, color).filter_map(|echoing| {
            catalog.facts(echoing.id).echo().map(|effect| part(echoing.id, (0, effect)))
        });
        echoes.chain(catalog.facts(card).dogma().map(|effect| part(card, effect))).collect()
    }

    /// Who would share a card's effects, and of whom it would demand, if this player activated
    /// it now (R-DOG-2, R-FAR-1).
    #[must_use]
    pub fn participants(&self, actor: Seat, card: CardId) -> Participants {
        let featured = self.table.catalog().facts(card).featured;
        let mine = self.table.count(actor, featured);
        let mut sharers = Seats::NONE;
        let mut victims = Seats::NONE;
        let opponents = self.opponents(actor);
        for seat in self.alive.iter().filter(|&seat| seat != actor) {
            let theirs = self.table.count(seat, featured);
            let far = self.rules.distance && !self.are_neighbours(actor, seat);
            let (shares, suffers) = if far {
                (theirs >= 2 * mine, mine > 2 * theirs)
            } else {
                (theirs >= mine, theirs < mine)
            };
            if shares {
                sharers.insert(seat);
            }
            if suffers && opponents.contains(seat) {
                victims.insert(seat);
            }
        }
        Participants { sharers, victims }
    }

    /// Whether parley stands between two players (R-PAR-1).
    pub(crate) fn parley_between(&self, one: Seat, other: Seat) -> bool {
        self.rules.parley && one != other && !self.are_neighbours(one, other)
    }
}

/// Activates a card: fixes who takes part, and starts with the first effect.
pub(crate) fn begin(p: &mut Player<'_>, actor: Seat, card: CardId) {
    let Participants { sharers, victims } = p.state.participants(actor, card);
    let color = p.state.table.card(card).color();
    let echoes = p.state.table.echoes(actor, color).collect();
    p.state.dogma = Dogma::new(card, actor, echoes, sharers, victims);
    p.state.step = Step::Effects;
    p.tell(|| Event::Dogma { player: actor, card, sharers, victims });
}

impl Dogma {
    /// The effect the action has come to: which of which card.
    pub(crate) fn part(&self, catalog: &'static Catalog) -> Option<(CardId, u8, &'static Effect)> {
        let echoes = self.echoes.cards();
        let n = usize::from(self.effect);
        let (card, effect) = match n.checked_sub(echoes.len()) {
            None => (echoes[n], 0),
            Some(n) => (self.card, n + usize::from(catalog.facts(self.card).first_dogma)),
        };
        let printed = catalog.facts(card).effects.get(effect)?;
        Some((card, effect as u8, printed))
    }
}

/// Lets the next player carry out the next effect; when none is left, the effects are done.
pub(crate) fn next_execution(p: &mut Player<'_>) -> Flow {
    let players = p.state.players();
    let catalog = p.state.table.catalog();
    let dogma = &mut p.state.dogma;
    while let Some((card, n, effect)) = dogma.part(catalog) {
        while usize::from(dogma.round) < players {
            dogma.round += 1;
            let seat = Seat::at((dogma.actor.index() + usize::from(dogma.round)) % players);
            let role = match effect.kind {
                Kind::Dogma | Kind::Echo if seat == dogma.actor => Role::Actor,
                Kind::Dogma | Kind::Echo if dogma.sharers.contains(seat) => Role::Sharer,
                Kind::Demand if dogma.victims.contains(seat) => Role::Victim,
                _ => continue,
            };
            if p.state.alive.contains(seat) {
                return execute(p, seat, role, (card, n, effect));
            }
        }
        dogma.effect += 1;
        dogma.round = 0;
    }
    p.state.step = Step::EffectsDone;
    Ok(())
}

/// One effect carried out by one player: the unit that is run again after each answer.
fn execute(
    p: &mut Player<'_>,
    seat: Seat,
    role: Role,
    (card, n, effect): (CardId, u8, &'static Effect),
) -> Flow {
    let actor = p.state.dogma.actor;
    p.become_player(seat, role, Some(card));
    if p.state.parley_between(actor, seat) && !parley(p, role)? {
        return Ok(());
    }
    p.tell(|| Event::Effect { player: seat, card, effect: n, role });
    p.changed = false;
    let stopped = (effect.deed)(p);
    debug_assert!(stopped.is_err() || p.pending.is_none(), "an effect swallowed a halt and went on");
    match stopped {
        // Losing is something done too; who shared and lost, has shared.
        Ok(()) | Err(Halt(Stop::PlayerOut)) => {
            // A partner's sharing earns nothing (R-SHR-2).
            let opponent = role == Role::Sharer && !p.state.side(actor).contains(seat);
            p.state.dogma.shared |= opponent && p.changed;
            Ok(())
        }
        Err(Halt(Stop::ActionOver)) => {
            p.state.step = Step::EffectsDone;
            Ok(())
        }
        Err(halt) => Err(halt),
    }
}

/// A distant player may pay to share, or to be spared. Says whether they carry the effect out.
fn parley(p: &mut Player<'_>, role: Role) -> Flow<bool> {
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
    p.options.extend(cards.iter().map(|card| Choice::Card(card.id)));
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
    p.shift(Verb::Return, card, card.home(), End::Bottom);
    Ok(true)
}
