//! Why a decision is asked: whose dogma it is, which effect of it, and in which role; or which karma.

use crate::card::CardId;
use crate::chronicle::Chronicle;
use crate::event::{Event, Role};
use crate::phrase;
use crate::phrase::Phrase;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::words::Speaker;

/// What of a card is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// One of its effects, from 0.
    Effect(u8),
    /// One of its karmas, from 0.
    Karma(u8),
}

/// The effect or karma in the middle of which a decision is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The card whose effect or karma it is.
    pub card: CardId,
    /// Which of them.
    pub text: Text,
    /// Who took the Dogma action.
    pub actor: Seat,
    /// Who carries it out.
    pub executor: Seat,
    /// In which role.
    pub role: Role,
}

/// The questions of a parley, and the role that is paid for.
const PARLEYS: [(Prompt, Role); 3] = [
    (Prompt::ParleyToUse, Role::Actor),
    (Prompt::ParleyToShare, Role::Sharer),
    (Prompt::ParleyToBeSpared, Role::Victim),
];

/// The effect or karma that begins with an event, if one does.
fn begun_by(event: &Event, actor: Seat) -> Option<Occasion> {
    match *event {
        Event::Effect { player, card, effect, role } => {
            Some(Occasion { card, text: Text::Effect(effect), actor, executor: player, role })
        }
        Event::Karma { player, card, karma, .. } => {
            let (text, role) = (Text::Karma(karma), Role::Alone);
            Some(Occasion { card, text, actor: player, executor: player, role })
        }
        Event::Turn { .. }
        | Event::FirstCard { .. }
        | Event::Action { .. }
        | Event::Dogma { .. }
        | Event::Moved { .. }
        | Event::Looked { .. }
        | Event::Searched { .. }
        | Event::Shuffled { .. }
        | Event::Revealed { .. }
        | Event::Proved { .. }
        | Event::Splayed { .. }
        | Event::Rearranged { .. }
        | Event::Named { .. }
        | Event::Parleyed { .. }
        | Event::CutShort { .. }
        | Event::SharingBonus { .. }
        | Event::Eliminated { .. }
        | Event::Ended { .. } => None,
    }
}

impl Chronicle {
    /// Why the open decision is asked; none for actions, first cards and free draws.
    #[must_use]
    pub fn occasion(&self) -> Option<Occasion> {
        let decision = self.decision()?;
        let card = decision.source?;
        let dogma = &self.state().dogma;
        let parley = PARLEYS.into_iter().find(|(prompt, _)| *prompt == decision.prompt);
        let Some((_, role)) = parley else {
            // A self-execution ends without a word, so the effect is the last one that was begun of
            // the card that asks.
            let mut begun = self.events().iter().rev().filter_map(|event| begun_by(event, dogma.actor));
            return begun.find(|occasion| occasion.card == card);
        };
        let begun = role != Role::Actor;
        Some(Occasion {
            card,
            text: Text::Effect(dogma.part().filter(|_| begun).map_or(0, |part| part.effect())),
            actor: if begun { dogma.actor } else { decision.player },
            executor: decision.player,
            role,
        })
    }
}

impl Speaker<'_> {
    /// Why a decision is asked, addressed to the player who decides.
    #[must_use]
    pub fn occasion(&self, occasion: Occasion, asked: Seat) -> Phrase {
        let Occasion { card, text, actor, executor, role } = occasion;
        let facts = self.catalog.facts(card);
        let effect = match text {
            Text::Karma(_) => {
                let whose = match executor == asked {
                    true => "your karma".into(),
                    false => phrase!["karma of ", self.player(executor), ", the choice is yours"],
                };
                return self.say(phrase![self.card(card), ": ", whose]);
            }
            Text::Effect(effect) => effect,
        };
        if self.catalog.as_special(card).is_some() {
            return self.say(phrase![self.card(card), ": your Decree"]);
        }
        let why = match role {
            _ if executor != asked => {
                phrase![self.player(executor), " carries it out, but you choose"]
            }
            Role::Actor => "your dogma".into(),
            Role::Sharer => phrase!["you share ", self.player(actor), "'s dogma"],
            Role::Victim => phrase![self.player(actor), " demands this of you"],
            Role::Alone => "you carry it out alone".into(),
        };
        let which = match effect.checked_sub(facts.first_dogma) {
            None => phrase![facts.effects[usize::from(effect)].kind.name(), " effect"],
            Some(n) => phrase!["effect ", n + 1, " of ", facts.dogma().count()],
        };
        self.say(phrase![self.card(card), ", ", which, ": ", why])
    }
}
