//! What has happened, in sentences, as one audience is told it.

use splay_engine::{Audience, Event, Speaker, Told, Verb};

/// How a sentence of the log stands to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A turn begins, or the game ends.
    Heading,
    /// Somebody acts.
    Deed,
    /// What comes of it.
    Consequence,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The event it tells, by its place in the history.
    pub event: usize,
    /// How it stands to the others.
    pub rank: Rank,
    /// The sentence.
    pub text: String,
}

/// Tells the events from the `first` on.
#[must_use]
pub fn tell(speaker: &Speaker<'_>, events: &[Event], first: usize, to: Audience) -> Vec<Line> {
    let mut in_dogma = false;
    let mut claiming = false;
    let mut lines = Vec::new();
    for (event, happened) in events.iter().enumerate() {
        let told = happened.told(speaker.catalog, to);
        match told {
            Told::Dogma { .. } => in_dogma = true,
            Told::Turn { .. } | Told::Action { .. } => in_dogma = false,
            _ => {}
        }
        let rank = match told {
            Told::Turn { .. } | Told::Ended { .. } => Rank::Heading,
            Told::Dogma { .. } | Told::Eliminated { .. } | Told::FirstCard { .. } => Rank::Deed,
            Told::Moved { .. } | Told::Action { .. } if !in_dogma => Rank::Deed,
            _ => Rank::Consequence,
        };
        // The action "achieves age 2" has said what the move "claims a 2" would say again.
        let told_already = claiming && matches!(told, Told::Moved { verb: Verb::Achieve, .. });
        let text = speaker.event(&told).filter(|_| event >= first && !told_already);
        claiming = matches!(&told, Told::Action { choice, .. } if choice.starts_with("achieve "));
        lines.extend(text.map(|text| Line { event, rank, text }));
    }
    lines
}
