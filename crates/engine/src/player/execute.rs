//! Executing another card for oneself alone (section 6.2 of the rules).

use super::Player;
use crate::card::{Card, Kind};
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::zone::Zone;

impl Player<'_> {
    /// Carries out all effects of a card that are not demands, alone, whatever the icons
    /// (R-SELF-1). Doing so while already doing so earns an achievement where the chain rule
    /// holds (R-SELF-4).
    pub fn execute(&mut self, card: Card) -> Flow {
        let effects = &self.state.table.catalog().facts(card.id).effects;
        if effects.iter().all(|effect| effect.kind == Kind::Demand) {
            return Ok(());
        }
        if self.depth > 0 && self.state.rules.chain_rule {
            self.draw_to(self.state.rules.last_age, Zone::achievements(self.seat), Verb::Draw)?;
        }
        let before = (self.role, self.source, self.depth);
        self.role = Role::Alone;
        self.source = Some(card.id);
        self.depth += 1;
        for (n, effect) in effects.iter().enumerate() {
            if effect.kind == Kind::Dogma {
                let player = self.seat;
                self.tell(|| Event::Effect {
                    player,
                    card: card.id,
                    effect: n as u8,
                    role: Role::Alone,
                });
                (effect.deed)(self)?;
            }
        }
        (self.role, self.source, self.depth) = before;
        Ok(())
    }
}
