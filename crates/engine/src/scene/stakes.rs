//! What a dogma would mean: who takes part, and what is carried out.

use serde::Serialize;

use super::explain::Note;
use crate::card::{CardId, Effect, Kind};
use crate::dogma::{Gauge, Terms};
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::state::State;
use crate::words::Speaker;

/// How a player stands to a dogma.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// Activates the card.
    Acts,
    /// Shares its effects.
    Shares,
    /// Demands are made of them.
    Demanded,
    /// Is compelled, and shares what is no demand.
    Compelled,
    /// Is left alone.
    Apart,
}

impl Standing {
    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Standing::Acts => "acts",
            Standing::Shares => "shares",
            Standing::Demanded => "must obey",
            Standing::Compelled => "is compelled",
            Standing::Apart => "is not affected",
        }
    }
}

/// What a dogma means for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stake {
    /// Who it is.
    pub player: Seat,
    /// How many of the icon that counts they show.
    pub count: u16,
    /// How they stand to it.
    pub standing: Standing,
}

/// An effect that a dogma carries out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Part {
    /// The card it stands on.
    pub title: &'static str,
    /// Who carries it out, or whether it is an echo.
    pub kind: Kind,
    /// What it says.
    pub text: Phrase,
}

/// How everybody stands to a dogma.
pub(super) fn dogma(state: &State, me: Seat, card: CardId, speaker: &Speaker<'_>) -> Vec<Note> {
    let facts = speaker.catalog.facts(card);
    let terms = state.foreseen_terms(me, card);
    let (counts, who) = state.participants_on(terms.unwrap_or(Terms::USUAL), me, card);
    let has = |kind| facts.effects.iter().any(|effect| effect.kind == kind);
    let program = state.program(me, card);
    let shareable = program.iter().any(|part| !part.kind.is_demand());
    let standing = |seat| {
        if seat == me {
            Standing::Acts
        } else if who.compelled.contains(seat) && has(Kind::Compel) {
            Standing::Compelled
        } else if who.sharers.contains(seat) && shareable {
            Standing::Shares
        } else if who.victims.contains(seat) && has(Kind::Demand) {
            Standing::Demanded
        } else {
            Standing::Apart
        }
    };
    let players: Vec<Stake> = std::iter::once(me)
        .chain(state.clockwise(me).filter(|&seat| seat != me))
        .map(|seat| Stake { player: seat, count: counts[seat], standing: standing(seat) })
        .collect();
    let mut notes = match terms.map(|terms| terms.gauge) {
        Some(None) => vec![Note::Dogma { icon: facts.featured, players }],
        Some(Some(Gauge::Icon(icon))) => vec![Note::Dogma { icon, players }],
        Some(Some(Gauge::Points)) => {
            vec![Note::Words { text: speaker.say(by_points(&players, speaker)) }]
        }
        None => vec![Note::Words { text: "Who takes part is decided after that.".into() }],
    };
    // Where other cards echo, what runs in which order is worth a list.
    if program.iter().any(|part| part.kind == Kind::Echo) {
        let part = |part: &crate::dogma::Part| {
            let facts = speaker.catalog.facts(part.card);
            let effect = facts.effects.get(usize::from(part.effect));
            let text = effect.map(Effect::words).unwrap_or_default();
            Part { title: facts.title, kind: part.kind, text: speaker.say(text) }
        };
        notes.push(Note::Program { parts: program.iter().map(part).collect() });
    }
    if let Some(owner) = state.table().zone_of(card).owner().filter(|&owner| owner != me)
        && !state.can_use(me, card)
    {
        let text =
            phrase!["This is ", speaker.player(owner), "'s card: you must return a card to use it."];
        notes.push(Note::Words { text: speaker.say(text) });
    }
    notes
}

/// How everybody stands to a dogma that scores decide about.
fn by_points(players: &[Stake], speaker: &Speaker<'_>) -> Phrase {
    let others = players.iter().filter(|stake| stake.standing != Standing::Acts);
    let said = others.map(|stake| {
        let (player, count) = (speaker.player(stake.player), stake.count);
        phrase![player, ", with ", count, ", ", stake.standing.name()]
    });
    let mine = players.first().map_or(0, |stake| stake.count);
    phrase!["Scores decide who takes part; yours is ", mine, ": ", Phrase::list(said, "; "), "."]
}
