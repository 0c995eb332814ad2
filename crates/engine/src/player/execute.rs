//! Executing another card, for oneself alone or as though it stood here (section 6.2 of the rules).

use super::Player;
use super::context::Context;
use crate::card::{Card, Effect, Kind};
use crate::dogma::{Agenda, EffectRef, Participants, Terms};
use crate::event::{Event, Role, Verb};
use crate::flow::{Flow, Halt, Stop};
use crate::seat::Seats;
use crate::zone::Zone;

impl Player<'_> {
    /// Carries out all effects of a card that are not demands, alone, whatever the icons
    /// (R-SELF-1); in some editions after the echo effects visible in its color (R-SELF-2). Doing so
    /// while already doing so earns an achievement where the chain rule holds (R-SELF-4). Says whether
    /// there was anything to carry out.
    pub(super) fn execute_alone(&mut self, card: Card) -> Flow<bool> {
        let host = Some(card.id());
        self.execute_within(card, Context { host, ..self.context }, None)
    }

    /// Carries out all effects of a card as though they stood on this one: its demands and compels
    /// too, of those who are within reach by this card's icon, as counted when the action began
    /// (G-54, RUL-290). Nobody shares the others.
    pub fn execute_here(&mut self, card: Card) -> Flow<bool> {
        let others = self.within_reach_of_this_card();
        self.execute_within(card, self.context, Some(others))
    }

    /// Whom demands and compels would reach if they stood on this card (RUL-291, RUL-292).
    fn within_reach_of_this_card(&self) -> Participants {
        let dogma = &self.state.dogma;
        let (counts, terms) = match self.context.host {
            Some(host) if host != dogma.card => {
                (self.state.featured_counts(self.seat, host), Terms::USUAL)
            }
            _ => (dogma.counts, dogma.terms),
        };
        self.state.participants_by(self.seat, &counts, terms)
    }

    /// Carries out the effects of a card in a context within this one; its demands only if there are
    /// others to be within reach.
    fn execute_within(
        &mut self,
        card: Card,
        around: Context,
        others: Option<Participants>,
    ) -> Flow<bool> {
        let catalog = self.state.table.catalog();
        let mut agenda = Agenda::NONE;
        if self.state.rules.echoes_when_alone {
            self.state.lend(&mut agenda, self.seat, Kind::Echo, card.color());
            let echoes = self.state.table.echoes(self.seat, card.color());
            echoes.for_each(|echoing| agenda.push(EffectRef::new(echoing.id(), 0)));
        }
        for (n, effect) in catalog.facts(card.id()).dogma() {
            let fits = match effect.kind {
                Kind::Dogma | Kind::Echo => true,
                Kind::Demand | Kind::Compel => others.is_some(),
                Kind::Inspire => false,
            };
            if fits {
                agenda.push(EffectRef::new(card.id(), usize::from(n)));
            }
        }
        if agenda.effects().is_empty() {
            return Ok(false);
        }
        if self.context.depth > 0 && self.state.rules.chain_rule {
            self.draw_to(self.state.rules.last_age, Zone::achievements(self.seat), Verb::Draw)?;
        }
        let context = Context {
            role: Role::Alone,
            source: Some(card.id()),
            demander: self.seat,
            depth: self.context.depth + 1,
            color: Some(card.color()),
            ..around
        };
        self.within(card.id(), context, |p| {
            agenda.effects().iter().try_for_each(|&part| {
                let effect = &catalog.facts(part.card()).effects[usize::from(part.effect())];
                match (effect.kind, others) {
                    (Kind::Dogma | Kind::Echo | Kind::Inspire, _) => p.carry_out(part, effect),
                    (Kind::Demand, Some(others)) => p.demand_of_each(others.victims, part, effect),
                    (Kind::Compel, Some(others)) => p.demand_of_each(others.compelled, part, effect),
                    (Kind::Demand | Kind::Compel, None) => Ok(()),
                }
            })
        })
    }

    fn carry_out(&mut self, part: EffectRef, effect: &Effect) -> Flow {
        let (player, card, role) = (self.seat, part.card(), self.context.role);
        self.context.source = Some(card);
        self.tell(|| Event::Effect { player, card, effect: part.effect(), role });
        (effect.deed)(self)
    }

    /// Carries out a demand, unless a karma spares this player.
    fn obey(&mut self, part: EffectRef, effect: &Effect) -> Flow {
        match self.is_spared(part)? {
            true => Ok(()),
            false => self.carry_out(part, effect),
        }
    }

    /// Lets each of these players in turn carry out a demand that this player makes. What they do is
    /// not this player's doing, so it earns nothing for sharing (G-35).
    fn demand_of_each(&mut self, victims: Seats, part: EffectRef, effect: &Effect) -> Flow {
        let me = self.seat;
        let (around, nested) = (self.context, self.under_way.len());
        let (changed, mut tally) = (self.changed, self.state.dogma.tally);
        for victim in self.state.clockwise(me).filter(|&seat| victims.contains(seat)) {
            if !self.state.alive.contains(victim) {
                continue;
            }
            self.seat = victim;
            // What a victim executes is in nobody's chain (R-SELF-4, G-56).
            self.context = Context { role: Role::Victim, demander: me, depth: 0, ..around };
            match self.obey(part, effect) {
                Ok(()) => tally = self.state.dogma.tally,
                // Whoever lost, perhaps within something else, is out, and the others go on with the
                // demand, unless the player who demands is out as well: then it is over (RUL-293).
                Err(Halt(Stop::PlayerOut)) if self.state.alive.contains(me) => {
                    self.under_way.truncate(nested);
                    self.state.dogma.tally = tally;
                }
                Err(halt) => return Err(halt),
            }
        }
        self.seat = me;
        self.context = around;
        self.changed = changed;
        Ok(())
    }
}
