//! What an option would mean, in notes that a screen can draw and a voice can read.

use serde::Serialize;

use crate::card::{CardId, Effect, Kind};
use crate::choice::Choice;
use crate::icon::{Icon, IconCounts};
use crate::phrase;
use crate::phrase::Phrase;
use crate::player::Decision;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::state::State;
use crate::words::Speaker;
use crate::zone::{Zone, ZoneKind};

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
            Standing::Apart => "takes no part",
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

/// How many of an icon a board shows, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IconChange {
    /// The icon.
    pub icon: Icon,
    /// How many show now.
    pub before: u16,
    /// How many would show.
    pub after: u16,
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

/// One thing to know about an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "note", rename_all = "lowercase")]
pub enum Note {
    /// The card it is about, by title.
    Card {
        /// Its title.
        title: &'static str,
    },
    /// How everybody stands to a dogma, by the number of an icon.
    Dogma {
        /// The icon that counts.
        icon: Icon,
        /// Everybody, clockwise from the one who acts.
        players: Vec<Stake>,
    },
    /// What a dogma carries out, in order, where other cards echo in it.
    Program {
        /// The effects.
        parts: Vec<Part>,
    },
    /// The icons of the board that change.
    Icons {
        /// Which, and how.
        changes: Vec<IconChange>,
    },
    /// Something in words.
    Words {
        /// The sentence.
        text: Phrase,
    },
    /// As far as the one who decides can see, it would change nothing.
    Idle,
}

/// What an option would mean.
#[must_use]
pub(super) fn explain(
    state: &State,
    decision: &Decision<'_>,
    choice: Choice,
    speaker: &Speaker<'_>,
) -> Vec<Note> {
    let me = decision.player;
    let preview = state.preview(me, choice);
    let catalog = speaker.catalog;
    let mut notes = Vec::new();
    let words = |text: Phrase| Note::Words { text: speaker.say(text) };
    match choice {
        Choice::Draw => notes.push(words(match preview.draws {
            Some(deck) => {
                let left = state.table().len(deck);
                let ZoneKind::Deck { set, age } = deck.kind() else {
                    unreachable!("cards come from decks")
                };
                let highest = state.table().highest_top(me);
                let skipped = if highest > 0 && highest < age {
                    phrase![" Your highest top card is a ", highest, ", but lower decks are empty."]
                } else {
                    " You draw by your highest top card.".into()
                };
                let of =
                    if set.is_expansion() { phrase![" of ", set.title()] } else { Phrase::default() };
                phrase!["Draw a ", age, of, " into your hand; that deck has ", left, " left.", skipped]
            }
            None => "No deck can give you a card: the game ends, and the highest score wins.".into(),
        })),
        Choice::Meld(_) => {
            if let Some((before, after)) = preview.icons {
                notes.push(changes(before, after));
            }
            if let Some((before, after)) = preview.points.filter(|(before, after)| before != after) {
                notes.push(words(phrase![
                    "Your points for visible bonuses change: ",
                    before,
                    " to ",
                    after,
                    "."
                ]));
            }
            notes.push(words(match preview.covers {
                Some(card) => phrase!["It covers ", speaker.card(card), "."],
                None => "It starts a new color on your board.".into(),
            }));
        }
        Choice::Dogma(card) => notes.extend(dogma(state, me, card, speaker)),
        Choice::Achieve(age) => {
            let (points, top) = (state.points(me), state.table().highest_top(me));
            let (has, needed) = (state.achievements(me) + 1, state.achievements_to_win());
            let price = state.price(me, age);
            notes.push(words(phrase![
                phrase!["You need ", price, " points (you have ", points, ") and a top card of value "],
                phrase![age, " or higher (yours is ", top, "). Claiming spends nothing. "],
                phrase!["This will be achievement ", has, " of ", needed, "."],
            ]));
        }
        Choice::Color(color) => {
            let cards = state.table().len(Zone::stack(me, color));
            if let Prompt::Splay { splay, .. } = decision.prompt {
                if cards < 2 || state.table().splay(me, color) == splay {
                    notes.push(words("It changes nothing.".into()));
                } else {
                    let (before, after) = state.preview_splay(me, color, splay);
                    notes.push(words(phrase!["Splay your ", cards, " ", color, " cards ", splay, "."]));
                    notes.push(changes(before, after));
                }
            }
        }
        Choice::Player(seat) => {
            let hand = state.table().len(Zone::hand(seat));
            let (points, achieved) = (state.points(seat), state.achievements(seat));
            notes.push(words(phrase![
                points,
                " points, ",
                achieved,
                " achievements, ",
                hand,
                " cards in hand."
            ]));
        }
        Choice::Pass => notes.push(words("Choose nothing, or nothing more.".into())),
        Choice::No => notes.push(words("Leave it.".into())),
        Choice::Yes => {
            if let Prompt::May(what) = decision.prompt {
                notes.push(words(phrase!["You ", what, "."]));
            }
        }
        Choice::Card(_)
        | Choice::Place(..)
        | Choice::ColorOf(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Age(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Option(_) => {}
    }
    notes.extend(preview.card.map(|card| Note::Card { title: catalog.title(card) }));
    notes
}

/// How everybody stands to a dogma.
fn dogma(state: &State, me: Seat, card: CardId, speaker: &Speaker<'_>) -> Vec<Note> {
    let facts = speaker.catalog.facts(card);
    let who = state.participants(me, card);
    let demands = facts.effects.iter().any(|effect| effect.kind == Kind::Demand);
    let program = state.program(me, card);
    let shareable = program.iter().any(|part| part.kind != Kind::Demand);
    let standing = |seat| {
        if seat == me {
            Standing::Acts
        } else if who.sharers.contains(seat) && shareable {
            Standing::Shares
        } else if who.victims.contains(seat) && demands {
            Standing::Demanded
        } else {
            Standing::Apart
        }
    };
    let count = |seat| state.count(seat, facts.featured);
    let players = std::iter::once(me)
        .chain(state.clockwise(me).filter(|&seat| seat != me))
        .map(|seat| Stake { player: seat, count: count(seat), standing: standing(seat) })
        .collect();
    let mut notes = vec![Note::Dogma { icon: facts.featured, players }];
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
    if let Some(owner) = state.table().zone_of(card).owner().filter(|&owner| owner != me) {
        let text = phrase!["It is ", speaker.player(owner), "'s card: you return a card to use it."];
        notes.push(Note::Words { text: speaker.say(text) });
    }
    notes
}

/// The icons that change.
fn changes(before: IconCounts, after: IconCounts) -> Note {
    let change = |icon: Icon| IconChange { icon, before: before.get(icon), after: after.get(icon) };
    let changes = Icon::ALL.into_iter().map(change);
    Note::Icons { changes: changes.filter(|change| change.before != change.after).collect() }
}
