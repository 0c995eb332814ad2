//! The decision that a game waits for, as one audience sees it.

use serde::Serialize;

use super::Target;
use super::explain::{Note, explain};
use super::idle::idle_options;
use crate::card::Effect;
use crate::choice::ChoiceKind;
use crate::chronicle::Chronicle;
use crate::event::Role;
use crate::karma::Karma;
use crate::knowledge::Knowledge;
use crate::occasion::Text;
use crate::phrase::Phrase;
use crate::prompt::PromptKind;
use crate::seat::Seat;
use crate::told::Audience;

/// One option of a decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Answer {
    /// The option in words.
    pub words: Phrase,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
    /// The choice as it is written in records.
    pub written: String,
    /// What on the table it points at.
    pub target: Target,
    /// The title of the card it is about.
    pub card: Option<&'static str>,
    /// What it would mean.
    pub notes: Vec<Note>,
}

/// Why a decision is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Why {
    /// Which effect it is, and in which role the one who decides carries it out.
    pub occasion: Phrase,
    /// That role; none where somebody else carries it out.
    pub role: Option<Role>,
    /// The words of the effect.
    pub effect: Phrase,
}

/// The decision the game waits for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// Who decides.
    pub player: Seat,
    /// The card whose effect asks.
    pub source: Option<&'static str>,
    /// Why it is asked; for the eyes of the one who decides.
    pub why: Option<Why>,
    /// What kind of question it is; for the eyes of the one who decides.
    pub kind: Option<PromptKind>,
    /// What is asked; empty for everybody else.
    pub prompt: Phrase,
    /// The options; none for everybody else.
    pub answers: Vec<Answer>,
}

/// What a game asks now, as an audience sees it that knows this much.
pub(super) fn question(
    chronicle: &Chronicle,
    audience: Audience,
    knowledge: Option<&Knowledge>,
) -> Option<Question> {
    let decision = chronicle.decision()?;
    let speaker = chronicle.speaker();
    let catalog = chronicle.game().catalog();
    let mine = match audience {
        Audience::Referee => true,
        Audience::Seat(seat) => seat == decision.player,
        Audience::Spectator => false,
    };
    let mut question = Question {
        player: decision.player,
        source: decision.source.map(|card| catalog.title(card)),
        why: None,
        kind: None,
        prompt: Phrase::default(),
        answers: Vec::new(),
    };
    if mine {
        let occasion = chronicle.occasion();
        let own_deed = occasion.is_none_or(|occasion| {
            matches!(occasion.text, Text::Effect(_)) && occasion.executor == decision.player
        });
        question.why = occasion.map(|occasion| {
            let facts = catalog.facts(occasion.card);
            let words = match occasion.text {
                Text::Effect(n) => facts.effects.get(usize::from(n)).map(Effect::words),
                Text::Karma(n) => facts.karmas.get(usize::from(n)).map(Karma::words),
            };
            Why {
                occasion: speaker.occasion(occasion, decision.player),
                role: (occasion.executor == decision.player).then_some(occasion.role),
                effect: speaker.say(words.unwrap_or_default()),
            }
        });
        let idle = knowledge.map(|known| idle_options(chronicle.game(), known)).unwrap_or_default();
        question.kind = Some(decision.prompt.kind());
        question.prompt = speaker.prompt(&decision);
        question.answers = decision
            .options
            .iter()
            .enumerate()
            .map(|(n, &choice)| {
                let mut notes = explain(chronicle.state(), &decision, choice, &speaker, own_deed);
                if idle.get(n) == Some(&true) {
                    notes.push(Note::Idle);
                }
                Answer {
                    words: speaker.option(chronicle.state(), &decision, choice),
                    kind: choice.kind(),
                    written: choice.text(catalog),
                    target: Target::of(choice, catalog),
                    card: choice.card().map(|card| catalog.title(card)),
                    notes,
                }
            })
            .collect();
    }
    Some(question)
}
