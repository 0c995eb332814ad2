//! Executing another card for oneself alone (section 6.2 of the rules).

use super::Player;
use super::context::Context;
use crate::card::{Card, Effect, Kind};
use crate::dogma::{Agenda, EffectRef};
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::zone::Zone;

impl Player<'_> {
    /// Carries out all effects of a card that are not demands, alone, whatever the icons
    /// (R-SELF-1); in some editions after the echo effects visible in its color (R-SELF-2). Doing so
    /// while already doing so earns an achievement where the chain rule holds (R-SELF-4). Says whether
    /// there was anything to carry out.
    pub(super) fn execute_alone(&mut self, card: Card) -> Flow<bool> {
        let catalog = self.state.table.catalog();
        let mut agenda = Agenda::NONE;
        if self.state.rules.echoes_when_alone {
            self.state.lend(&mut agenda, self.seat, Kind::Echo, card.color());
            let echoes = self.state.table.echoes(self.seat, card.color());
            echoes.for_each(|echoing| agenda.push(EffectRef::new(echoing.id(), 0)));
        }
        for (n, effect) in catalog.facts(card.id()).dogma() {
            match effect.kind {
                Kind::Dogma | Kind::Echo => agenda.push(EffectRef::new(card.id(), usize::from(n))),
                Kind::Demand | Kind::Inspire => {}
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
            ..self.context
        };
        self.within(card.id(), context, |p| {
            agenda.effects().iter().try_for_each(|&part| {
                p.carry_out(part, &catalog.facts(part.card()).effects[usize::from(part.effect())])
            })
        })
    }

    fn carry_out(&mut self, part: EffectRef, effect: &Effect) -> Flow {
        let (player, card, role) = (self.seat, part.card(), self.context.role);
        self.context.source = Some(card);
        self.tell(|| Event::Effect { player, card, effect: part.effect(), role });
        (effect.deed)(self)
    }
}
