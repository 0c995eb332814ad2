//! What has happened, in sentences, as one audience is told it.

use serde::Serialize;

use crate::choice::ChoiceKind;
use crate::event::{Event, Verb};
use crate::phrase::Phrase;
use crate::told::{Audience, Told};
use crate::words::Speaker;

/// How a sentence of the log stands to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// A turn begins, or the game ends.
    Heading,
    /// Somebody acts.
    Deed,
    /// What comes of it.
    Consequence,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The event it tells, by its place in the history.
    pub event: usize,
    /// How it stands to the others.
    pub rank: Rank,
    /// The sentence; empty for what only marks a place, or has been said already.
    pub words: Phrase,
    /// What happened, as the audience is told it.
    pub told: Told,
}

/// Tells a game to an audience, event by event.
struct Teller {
    to: Audience,
    in_dogma: bool,
    claiming: bool,
}

impl Teller {
    /// Tells the next event.
    fn tell(&mut self, speaker: &Speaker<'_>, event: usize, happened: &Event) -> Line {
        let told = happened.told(speaker.catalog, self.to);
        let (rank, in_dogma) = match told {
            Told::Turn { .. } => (Rank::Heading, false),
            Told::Ended { .. } => (Rank::Heading, self.in_dogma),
            Told::Action(_) => (Rank::Deed, false),
            Told::Dogma { .. } => (Rank::Deed, true),
            Told::Eliminated { .. } | Told::FirstCard { .. } => (Rank::Deed, self.in_dogma),
            Told::Moved { .. } if !self.in_dogma => (Rank::Deed, false),
            Told::Moved { .. }
            | Told::Effect { .. }
            | Told::Karma { .. }
            | Told::Looked { .. }
            | Told::Searched { .. }
            | Told::Shuffled { .. }
            | Told::Revealed { .. }
            | Told::Proved { .. }
            | Told::Splayed { .. }
            | Told::Rearranged { .. }
            | Told::Named(_)
            | Told::Parleyed { .. }
            | Told::CutShort { .. }
            | Told::SharingBonus { .. } => (Rank::Consequence, self.in_dogma),
        };
        self.in_dogma = in_dogma;
        // The action "achieves age 2" has said what the move "claims a 2" would say again.
        let told_already = self.claiming && matches!(told, Told::Moved { verb: Verb::Achieve, .. });
        self.claiming = matches!(&told, Told::Action(picked) if picked.kind == ChoiceKind::Achieve);
        let words = if told_already { Phrase::default() } else { speaker.event(&told) };
        Line { event, rank, words, told }
    }
}

/// One line for each event from the `first` on, with those that say nothing.
#[must_use]
pub fn every_line(speaker: &Speaker<'_>, events: &[Event], first: usize, to: Audience) -> Vec<Line> {
    let first = first.min(events.len());
    let speaker = &speaker.speaking_to(to);
    // How an event is told hangs on what came before it, but on nothing before its action.
    let begins = |event: &Event| matches!(event, Event::Turn { .. } | Event::Action { .. });
    let start = events[..first].iter().rposition(begins).unwrap_or(0);
    let mut teller = Teller { to, in_dogma: false, claiming: false };
    let lines = (start..).zip(&events[start..]).map(|(n, event)| teller.tell(speaker, n, event));
    lines.filter(|line| line.event >= first).collect()
}

/// The sentences about the events from the `first` on.
#[must_use]
pub fn tell(speaker: &Speaker<'_>, events: &[Event], first: usize, to: Audience) -> Vec<Line> {
    let mut lines = every_line(speaker, events, first, to);
    lines.retain(|line| !line.words.is_empty());
    lines
}
