//! Executing another card for oneself alone (section 6.2 of the rules).

use super::Player;
use crate::card::{Card, CardId, Effect, Kind};
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::state::Echoes;
use crate::zone::Zone;

impl Player<'_> {
    /// Carries out all effects of a card that are not demands, alone, whatever the icons
    /// (R-SELF-1); in some editions after the echo effects visible in its color (R-SELF-2). Doing so
    /// while already doing so earns an achievement where the chain rule holds (R-SELF-4). Says whether
    /// there was anything to carry out.
    pub(super) fn execute_alone(&mut self, card: Card) -> Flow<bool> {
        let catalog = self.state.table.catalog();
        let echoes: Echoes = match self.state.rules.echoes_when_alone {
            true => self.state.table.echoes(self.seat, card.color).collect(),
            false => Echoes::NONE,
        };
        let facts = catalog.facts(card.id);
        if echoes.cards().is_empty() && facts.dogma().all(|(_, effect)| effect.kind == Kind::Demand) {
            return Ok(false);
        }
        if self.depth > 0 && self.state.rules.chain_rule {
            self.draw_to(self.state.rules.last_age, Zone::achievements(self.seat), Verb::Draw)?;
        }
        let before = (self.role, self.source, self.depth);
        self.role = Role::Alone;
        self.depth += 1;
        for &echoing in echoes.cards() {
            if let Some(effect) = catalog.facts(echoing).echo() {
                self.carry_out(echoing, 0, effect)?;
            }
        }
        for (n, effect) in facts.dogma().filter(|(_, effect)| effect.kind == Kind::Dogma) {
            self.carry_out(card.id, n, effect)?;
        }
        (self.role, self.source, self.depth) = before;
        Ok(true)
    }

    fn carry_out(&mut self, card: CardId, n: u8, effect: &Effect) -> Flow {
        self.source = Some(card);
        let player = self.seat;
        self.tell(|| Event::Effect { player, card, effect: n, role: Role::Alone });
        (effect.deed)(self)
    }
}
