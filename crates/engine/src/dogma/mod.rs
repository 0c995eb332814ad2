//! The Dogma action: who takes part, and in which order (section 6 of the rules).

mod agenda;
mod memory;
mod parley;
mod terms;

pub(crate) use agenda::{Agenda, EffectRef};
pub(crate) use memory::{Notes, Tally};
pub(crate) use parley::pay;
pub(crate) use terms::{Gauge, Terms};

use crate::card::{Card, CardId, Effect, Kind};
use crate::color::Color;
use crate::each::{Each, Lent};
use crate::event::{Event, Role};
use crate::flow::{Flow, Halt, Stop};
use crate::karma::{Hook, Hooks, Original};
use crate::pile::Pile;
use crate::player::Player;
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};
use crate::seen::Layer;
use crate::state::{After, State, Step};
use crate::table::Table;
use crate::zone::Zone;

/// Who would take part in the dogma of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Participants {
    /// Who has enough of the featured icon to share the effects that are not demands.
    pub sharers: Seats,
    /// The opponents with too few of it, of whom demands are made.
    pub victims: Seats,
    /// The opponents among those who share, whom compels are made of (R-DOG-6).
    pub compelled: Seats,
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
        let terms = self.foreseen_terms(actor, card).unwrap_or(Terms::USUAL);
        let (_, participants) = self.participants_on(terms, actor, card);
        let Participants { mut sharers, victims, compelled } = participants;
        sharers.insert(actor);
        let mut agenda = Agenda::NONE;
        if let Some(board) = echoing_board(&self.table, &self.rules, actor, card) {
            self.lend(&mut agenda, board, Kind::Echo, self.table.card(card).color());
        }
        fill(&mut agenda, &self.table, &self.rules, actor, card);
        let part = |effect: &EffectRef| {
            let (card, effect) = (effect.card(), effect.effect());
            let kind = self.table.catalog().facts(card).effects[usize::from(effect)].kind;
            let executors = match kind {
                Kind::Demand => victims,
                Kind::Compel => compelled,
                Kind::Dogma | Kind::Echo => sharers,
                Kind::Inspire => Seats::only(actor),
            };
            Part { card, effect, kind, executors }
        };
        agenda.effects().iter().map(part).collect()
    }

    /// Who would share a card's effects, and of whom it would demand, if this player activated
    /// it now (R-DOG-2, R-FAR-1).
    #[must_use]
    pub fn participants(&self, actor: Seat, card: CardId) -> Participants {
        self.participants_by(actor, &self.featured_counts(actor, card), Terms::USUAL)
    }

    /// How many each player has of the icon that a card features, if this player activated it now.
    pub(crate) fn featured_counts(&self, actor: Seat, card: CardId) -> BySeat<u16> {
        self.counts(actor, card, Terms::USUAL)
    }

    /// How many each player has of what a Dogma action is gauged by, if this player took it now. The
    /// icons of a card on display count for that (R-ART-4).
    #[inline]
    fn counts(&self, actor: Seat, card: CardId, terms: Terms) -> BySeat<u16> {
        let catalog = self.table.catalog();
        let mut counts = BySeat::default();
        match terms.gauge.unwrap_or(Gauge::Icon(catalog.facts(card).featured)) {
            Gauge::Icon(icon) => {
                self.alive.iter().for_each(|seat| counts[seat] = self.count(seat, icon));
                if self.table.zone_of(card) == Zone::display(actor) {
                    counts[actor] += catalog.uncovered(card).get(icon);
                }
            }
            Gauge::Points => self.alive.iter().for_each(|seat| counts[seat] = self.points(seat)),
        }
        counts
    }

    /// Who would share and who would suffer with so many of what counts each.
    #[inline]
    pub(crate) fn participants_by(
        &self,
        actor: Seat,
        counts: &BySeat<u16>,
        terms: Terms,
    ) -> Participants {
        let mine = counts[actor];
        let mut sharers = Seats::NONE;
        let mut victims = Seats::NONE;
        let opponents = self.opponents(actor);
        for seat in self.alive.iter().filter(|&seat| seat != actor) {
            let theirs = counts[seat];
            let far = self.rules.distance && !self.are_neighbours(actor, seat);
            let (shares, suffers) =
                if let Some(most) = terms.majority.filter(|&most| most == actor || most == seat) {
                    (most == seat, most == actor)
                } else if far {
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
        Participants { sharers, victims, compelled: sharers.within(opponents) }
    }
}

/// A Dogma action in progress.
#[derive(Clone, Copy, Hash, Debug)]
pub(crate) struct Dogma {
    pub card: CardId,
    pub actor: Seat,
    /// What it carries out.
    pub agenda: Agenda,
    /// How many of the featured icon each player had at the start.
    pub counts: BySeat<u16>,
    /// Who shares and who is demanded of, fixed at the start (R-DOG-3).
    pub sharers: Seats,
    pub victims: Seats,
    pub compelled: Seats,
    /// How far down the agenda it has got.
    pub effect: u8,
    /// How far round the table it has got: steps clockwise from the actor, who comes last.
    pub round: u8,
    /// How often the effect has been: a demand in full rounds, any other by the actor.
    pub done: u8,
    /// Whether an opponent's sharing changed anything (R-SHR-1).
    pub shared: bool,
    /// Distant players who have paid, or declined to pay, to share (R-PAR-3).
    pub share_settled: Seats,
    /// What its demands have done.
    pub tally: Tally,
    /// What its cards have noted.
    pub notes: Notes,
    /// On what terms it was begun.
    pub terms: Terms,
    /// What comes when it is over.
    pub after: After,
}

impl Dogma {
    /// No action at all.
    pub const NONE: Dogma = Dogma {
        card: CardId(0),
        actor: Seat::FIRST,
        agenda: Agenda::NONE,
        counts: BySeat([0; MAX_SEATS]),
        sharers: Seats::NONE,
        victims: Seats::NONE,
        compelled: Seats::NONE,
        effect: 0,
        round: 0,
        done: 0,
        shared: false,
        share_settled: Seats::NONE,
        tally: Tally::NONE,
        notes: Notes::NONE,
        terms: Terms::USUAL,
        after: After::ActionDone,
    };

    /// Becomes an action that is about to begin, but for its agenda.
    fn begin(&mut self, card: CardId, actor: Seat, participants: Participants, after: After) {
        let Participants { sharers, victims, compelled } = participants;
        self.agenda.clear();
        self.card = card;
        self.actor = actor;
        self.sharers = sharers;
        self.victims = victims;
        self.compelled = compelled;
        self.effect = 0;
        self.round = 0;
        self.done = 0;
        self.shared = false;
        self.share_settled = Seats::NONE;
        self.tally = Tally::NONE;
        self.notes.clear();
        self.after = after;
    }

    /// Becomes like another; only what is there is copied.
    pub fn set_to(&mut self, other: &Dogma) {
        let Dogma {
            card,
            actor,
            agenda,
            counts,
            sharers,
            victims,
            compelled,
            effect,
            round,
            done,
            shared,
            share_settled,
            tally,
            notes,
            terms,
            after,
        } = other;
        self.card = *card;
        self.actor = *actor;
        self.agenda.set_to(agenda);
        self.counts = *counts;
        self.sharers = *sharers;
        self.victims = *victims;
        self.compelled = *compelled;
        self.effect = *effect;
        self.round = *round;
        self.done = *done;
        self.shared = *shared;
        self.share_settled = *share_settled;
        self.tally = *tally;
        self.notes.set_to(notes);
        self.terms = *terms;
        self.after = *after;
    }

    /// Notes that the effect is done once more, and says whether that was not the last time: then
    /// the actor carries it out again at once, and a demand goes round again (R-CIT-3).
    fn comes_again(&mut self) -> bool {
        self.done += 1;
        self.done < self.terms.times
    }

    /// The effect the action has come to.
    pub fn part(&self) -> Option<EffectRef> {
        self.agenda.effects().get(usize::from(self.effect)).copied()
    }
}

/// Activates a card: fixes who takes part and what is carried out, and starts with the first effect.
/// Karmas that concern the action have their moment before, when it is known how it is taken.
pub(crate) fn begin(p: &mut Player<'_>, actor: Seat, card: CardId, terms: Terms, after: After) -> Flow {
    p.state.dogma.terms = terms;
    if p.state.table.hooks().contains(Hook::DogmaAction) {
        // These karmas change the terms of the action, but none takes its place.
        let card = p.state.table.card(card);
        let _: Original = p.would(Hooks::only(Hook::DogmaAction), card)?;
    }
    let counts = p.state.counts(actor, card, p.state.dogma.terms);
    let participants = p.state.participants_by(actor, &counts, p.state.dogma.terms);
    p.state.dogma.begin(card, actor, participants, after);
    p.state.dogma.counts = counts;
    p.state.list_lent(actor, card);
    let State { dogma, table, rules, .. } = &mut *p.state;
    fill(&mut dogma.agenda, table, rules, actor, card);
    p.state.step = Step::Effects;
    let Participants { sharers, victims, compelled } = participants;
    p.tell(|| Event::Dogma { player: actor, card, sharers, victims, compelled });
    Ok(())
}

/// Starts an Inspire action: the inspire effects visible in a color, which nobody shares (R-FIG-10).
pub(crate) fn begin_inspire(p: &mut Player<'_>, actor: Seat, color: Color) {
    let card = p.state.table.top(Zone::stack(actor, color)).map_or(CardId(0), Card::id);
    let [sharers, victims, compelled] = [Seats::NONE; 3];
    let nobody = Participants { sharers, victims, compelled };
    p.state.dogma.terms = Terms::USUAL;
    p.state.dogma.begin(card, actor, nobody, After::InspireDraw(color));
    let mut agenda = Agenda::NONE;
    p.state.lend(&mut agenda, actor, Kind::Inspire, color);
    for inspiring in p.state.table.inspires(actor, color) {
        agenda.push(EffectRef::new(inspiring.id(), 0));
    }
    p.state.dogma.agenda.set_to(&agenda);
    p.state.step = Step::Effects;
}

/// What activating a card carries out: the echo effects visible in its color on the board where it
/// lies, from the bottom up, then its own effects (R-DOG-8, G-67).
fn fill(agenda: &mut Agenda, table: &Table, rules: &Rules, actor: Seat, card: CardId) {
    let catalog = table.catalog();
    if catalog.has_marks()
        && let Some(board) = echoing_board(table, rules, actor, card)
    {
        for echoing in table.echoes(board, catalog.card(card).color()) {
            agenda.push(EffectRef::new(echoing.id(), 0));
        }
    }
    for (n, _) in catalog.facts(card).dogma() {
        agenda.push(EffectRef::new(card, usize::from(n)));
    }
}

/// On whose board echo effects go with a card that somebody uses: on that where it lies. If it lies on
/// none, it is as if it lay on their own, unless what is on display goes without.
fn echoing_board(table: &Table, rules: &Rules, actor: Seat, card: CardId) -> Option<Seat> {
    let lies = table.zone_of(card);
    if lies.is(Pile::Display) && !rules.echoes_on_display {
        return None;
    }
    Some(lies.owner().filter(|_| lies.is_stack()).unwrap_or(actor))
}

impl State {
    /// Whether a player could take an Inspire action with a color: it has an inspire effect.
    pub(crate) fn can_inspire(&self, seat: Seat, color: Color) -> bool {
        self.table.marks(seat, color).inspires > 0 || self.is_lent(seat, Kind::Inspire, color)
    }

    /// Whether karmas lend echo or inspire effects to a color of a board.
    fn is_lent(&self, board: Seat, kind: Kind, color: Color) -> bool {
        if !self.table.hooks_of(board).contains(Hook::Effects) {
            return false;
        }
        let mut lent = Agenda::NONE;
        self.lend(&mut lent, board, kind, color);
        !lent.effects().is_empty()
    }

    /// The most echo effects in one color of a board, with those that karmas lend to it.
    #[must_use]
    pub fn most_echoes_in_one_color(&self, seat: Seat) -> u16 {
        let in_color = |color| {
            let mut lent = Agenda::NONE;
            self.lend(&mut lent, seat, Kind::Echo, color);
            u16::from(self.table.marks(seat, color).echoes) + lent.effects().len() as u16
        };
        Color::ALL.into_iter().map(in_color).max().unwrap_or(0)
    }

    /// Starts the agenda of an action with the effects that karmas lend to the color of its card.
    #[inline]
    fn list_lent(&mut self, actor: Seat, card: CardId) {
        if !self.table.hooks().contains(Hook::Effects) {
            return;
        }
        if let Some(board) = echoing_board(&self.table, &self.rules, actor, card)
            && self.table.hooks_of(board).contains(Hook::Effects)
        {
            let mut agenda = Agenda::NONE;
            self.lend(&mut agenda, board, Kind::Echo, self.table.card(card).color());
            self.dogma.agenda.set_to(&agenda);
        }
    }

    /// Lists the echo or inspire effects that karmas lend to a color of a board. They come before those
    /// that are printed there (RUL-304).
    pub(crate) fn lend(&self, agenda: &mut Agenda, board: Seat, kind: Kind, color: Color) {
        if self.table.hooks_of(board).contains(Hook::Effects) {
            self.each_karma(board, Hook::Effects, Layer::All, |each, seen| {
                if let Each::Effects(lend) = each {
                    lend(seen, kind, color, &mut Lent(agenda));
                }
            });
        }
    }
}

/// Whether the action under way has an effect that others could share.
pub(crate) fn could_be_shared(state: &State) -> bool {
    let catalog = state.table.catalog();
    let effects = state.dogma.agenda.effects().iter();
    let mut kinds =
        effects.map(|part| catalog.facts(part.card()).effects[usize::from(part.effect())].kind);
    kinds.any(Kind::is_shared)
}

/// In what role a player carries out an effect of this kind, if at all.
fn role_in(dogma: &Dogma, kind: Kind, seat: Seat) -> Option<Role> {
    match kind {
        Kind::Dogma | Kind::Echo if seat == dogma.actor => Some(Role::Actor),
        Kind::Dogma | Kind::Echo => dogma.sharers.contains(seat).then_some(Role::Sharer),
        Kind::Demand => dogma.victims.contains(seat).then_some(Role::Victim),
        Kind::Compel => dogma.compelled.contains(seat).then_some(Role::Victim),
        Kind::Inspire => (seat == dogma.actor).then_some(Role::Actor),
    }
}

/// Lets the next player carry out the next effect; says whether one was left.
pub(crate) fn next_execution(p: &mut Player<'_>) -> Flow<bool> {
    let players = p.state.players();
    let catalog = p.state.table.catalog();
    let dogma = &mut p.state.dogma;
    while let Some(part) = dogma.part() {
        let effect = &catalog.facts(part.card()).effects[usize::from(part.effect())];
        while usize::from(dogma.round) < players {
            dogma.round += 1;
            let seat = Seat::at((dogma.actor.index() + usize::from(dogma.round)) % players);
            if let Some(role) = role_in(dogma, effect.kind, seat)
                && p.state.alive.contains(seat)
            {
                if role == Role::Actor && dogma.comes_again() {
                    dogma.round -= 1;
                }
                execute(p, seat, role, part, effect)?;
                return Ok(true);
            }
        }
        dogma.round = 0;
        if effect.kind.is_demand() && dogma.comes_again() {
            continue;
        }
        dogma.effect += 1;
        dogma.done = 0;
    }
    Ok(false)
}

/// Carries out an effect, unless a karma spares its victim.
#[inline]
fn carry_out(p: &mut Player<'_>, role: Role, part: EffectRef, effect: &'static Effect) -> Flow {
    if role == Role::Victim && p.is_spared(part)? {
        return Ok(());
    }
    (effect.deed)(p)
}

/// One effect carried out by one player: the unit that is run again after each answer.
fn execute(
    p: &mut Player<'_>,
    seat: Seat,
    role: Role,
    part: EffectRef,
    effect: &'static Effect,
) -> Flow {
    let actor = p.state.dogma.actor;
    let (card, n) = (part.card(), part.effect());
    p.become_player(seat, role, Some(card));
    if p.state.parley_between(actor, seat) && !parley::parley(p, role)? {
        return Ok(());
    }
    p.tell(|| Event::Effect { player: seat, card, effect: n, role });
    p.changed = false;
    let stopped = carry_out(p, role, part, effect);
    debug_assert!(stopped.is_err() || p.pending.is_none(), "an effect swallowed a halt and went on");
    match stopped {
        // Losing is something done too; who shared and lost, has shared.
        Ok(()) | Err(Halt(Stop::PlayerOut)) => {
            // A partner's sharing earns nothing (R-SHR-2).
            let opponent = role == Role::Sharer && !p.state.are_on_one_side(actor, seat);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::card;
    use crate::catalog::Catalog;
    use crate::color::Color::Red;
    use crate::edition::{Edition, Editions};
    use crate::icon::Icon::{Echo, Hex};
    use crate::set::{Set, Sets};
    use crate::setup::Setup;
    use crate::toy;

    /// The rules say whether a card on display goes with the echo effects of its color.
    #[test]
    fn a_card_on_display_has_echoes_where_the_rules_say_so() {
        let nothing: fn(&mut Player) -> Flow = |_| Ok(());
        let cards = [
            card("echo", 1, Red, [Echo, Hex, Hex, Hex]).echo(Editions::ALL, "Nothing happens.", nothing),
            card("shown", 1, Red, [Hex; 4]).dogma(Editions::ALL, "Nothing happens.", nothing),
        ];
        let sets = [(Set::Base, cards.iter().collect())];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Edition::Third, &sets, &[])));
        let setup = Setup::with(Edition::Third, Sets::BASE, 2, 0);
        let mut state = setup.blank(catalog).expect("it is possible");
        let me = Seat::at(0);
        toy::meld(&mut state, me, "echo");
        toy::put(&mut state, "shown", Zone::display(me));
        let shown = catalog.find("shown").expect("it is a toy card");
        for (echoes_on_display, effects) in [(true, 2), (false, 1)] {
            state.rules.echoes_on_display = echoes_on_display;
            assert_eq!(state.program(me, shown).len(), effects);
        }
    }
}
