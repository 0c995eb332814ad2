//! Why a decision is asked: whose dogma it is, which effect of it, and in which role.

use crate::card::CardId;
use crate::chronicle::Chronicle;
use crate::event::{Event, Role};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::words::Speaker;

/// The effect in the middle of which a decision is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The card whose effect it is.
    pub card: CardId,
    /// Which of its effects, from 0.
    pub effect: u8,
    /// Who took the Dogma action.
    pub actor: Seat,
    /// Who carries the effect out.
    pub executor: Seat,
    /// In which role.
    pub role: Role,
}

impl Chronicle {
    /// Why the open decision is asked; none for actions, first cards and free draws.
    #[must_use]
    pub fn occasion(&self) -> Option<Occasion> {
        let decision = self.decision()?;
        let card = decision.source?;
        let dogma = &self.state().dogma;
        let role = match decision.prompt {
            Prompt::ParleyToUse => Role::Actor,
            Prompt::ParleyToShare => Role::Sharer,
            Prompt::ParleyToBeSpared => Role::Victim,
            _ => {
                // A self-execution ends without a word, so the effect is the last one that was
                // begun of the card that asks.
                return self.events().iter().rev().find_map(|event| match *event {
                    Event::Effect { player, card: of, effect, role } if of == card => {
                        Some(Occasion { card, effect, actor: dogma.actor, executor: player, role })
                    }
                    _ => None,
                });
            }
        };
        let begun = role != Role::Actor;
        Some(Occasion {
            card,
            effect: dogma.part().filter(|_| begun).map_or(0, |part| part.effect()),
            actor: if begun { dogma.actor } else { decision.player },
            executor: decision.player,
            role,
        })
    }
}

impl Speaker<'_> {
    /// Why a decision is asked, addressed to the player who decides.
    #[must_use]
    pub fn occasion(&self, occasion: Occasion, asked: Seat) -> String {
        let Occasion { card, effect, actor, executor, role } = occasion;
        let facts = self.catalog.facts(card);
        let name = |seat: Seat| self.names.get(seat.index()).map_or("somebody", String::as_str);
        let why = match role {
            _ if executor != asked => format!("{} carries it out, the choice is yours", name(executor)),
            Role::Actor => "your dogma".to_owned(),
            Role::Sharer => format!("you share {}'s dogma", name(actor)),
            Role::Victim => format!("{} demands this of you", name(actor)),
            Role::Alone => "you carry it out alone".to_owned(),
        };
        let which = match effect.checked_sub(facts.first_dogma) {
            None => "echo effect".to_owned(),
            Some(n) => format!("effect {} of {}", n + 1, facts.dogma().count()),
        };
        let text = format!("{}, {which}: {why}", facts.title);
        self.vocabulary.say(&text).into_owned()
    }
}
