//! What an option would mean, in notes that a screen can draw and a voice can read.

use splay_engine::{
    Choice, Decision, Icon, IconCounts, Kind, Prompt, Seat, Set, Speaker, State, Zone, ZoneKind,
};

/// How a player stands to a dogma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
            Standing::Demanded => "is demanded of",
            Standing::Apart => "takes no part",
        }
    }
}

/// One thing to know about an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The card it is about, by title.
    Card(&'static str),
    /// How everybody stands to a dogma, by the number of an icon.
    Dogma {
        /// The icon that counts.
        icon: Icon,
        /// Seat, how many of the icon, and how they stand.
        players: Vec<(usize, u16, Standing)>,
    },
    /// The icons of the board that change, before and after.
    Icons(Vec<(Icon, u16, u16)>),
    /// Something in words.
    Words(String),
}

/// What an option would mean.
#[must_use]
pub fn explain(
    state: &State,
    decision: &Decision<'_>,
    choice: Choice,
    speaker: &Speaker<'_>,
) -> Vec<Note> {
    let me = decision.player;
    let preview = state.preview(me, choice);
    let catalog = speaker.catalog;
    let mut notes = Vec::new();
    let words = |text: String| Note::Words(speaker.vocabulary.say(&text).into_owned());
    match choice {
        Choice::Draw => notes.push(words(match preview.draws {
            Some(deck) => {
                let left = state.table().len(deck);
                let ZoneKind::Deck { set, age } = deck.kind() else {
                    unreachable!("cards come from decks")
                };
                let highest = state.table().highest_top(me);
                let skipped = if highest > 0 && highest < age {
                    format!(" Your highest top card is a {highest}, but lower decks are empty.")
                } else {
                    " You draw by your highest top card.".to_owned()
                };
                let which = match set {
                    Set::Base => format!("a {age}"),
                    other => format!("a {age} of {}", other.title()),
                };
                format!("Draw {which} into your hand; that deck has {left} left.{skipped}")
            }
            None => "No deck can give you a card: the game ends, and the highest score wins.".into(),
        })),
        Choice::Meld(_) => {
            if let Some((before, after)) = preview.icons {
                notes.push(changes(before, after));
            }
            if let Some((before, after)) = preview.points.filter(|(before, after)| before != after) {
                notes.push(words(format!(
                    "Your points for visible bonuses change: {before} to {after}."
                )));
            }
            notes.push(words(match preview.covers {
                Some(card) => format!("It covers {}.", catalog.title(card)),
                None => "It starts a new color on your board.".to_owned(),
            }));
        }
        Choice::Dogma(card) => notes.extend(dogma(state, me, card, speaker)),
        Choice::Achieve(age) => {
            let (points, top) = (state.table().points(me), state.table().highest_top(me));
            let (has, needed) = (state.achievements(me) + 1, state.achievements_to_win());
            notes.push(words(format!(
                "It takes {} points, of which you have {points}, and a top card of value {age} or more, \
                 of which yours is {top}. Nothing is spent. It will be achievement {has} of {needed}.",
                state.price(me, age),
            )));
        }
        Choice::Color(color) => {
            let cards = state.table().len(Zone::stack(me, color));
            if let Prompt::Splay { splay, .. } = decision.prompt {
                let (before, after) = state.preview_splay(me, color, splay);
                notes.push(words(format!("Splay your {cards} {color} cards {splay}.")));
                notes.push(changes(before, after));
            }
        }
        Choice::Player(seat) => {
            let hand = state.table().len(Zone::hand(seat));
            notes.push(words(format!(
                "{} points, {} achievements, {hand} cards in hand.",
                state.table().points(seat),
                state.achievements(seat)
            )));
        }
        Choice::Pass => notes.push(words("Choose nothing, or nothing more.".to_owned())),
        Choice::No => notes.push(words("Leave it.".to_owned())),
        Choice::Yes => {
            if let Prompt::May(what) = decision.prompt {
                notes.push(words(format!("You {what}.")));
            }
        }
        Choice::Card(_)
        | Choice::Hand(..)
        | Choice::Score(..)
        | Choice::Forecast(..)
        | Choice::ColorOf(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Age(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Option(_) => {}
    }
    notes.extend(preview.card.map(|card| Note::Card(catalog.title(card))));
    notes
}

/// How everybody stands to a dogma.
fn dogma(state: &State, me: Seat, card: splay_engine::CardId, speaker: &Speaker<'_>) -> Vec<Note> {
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
    let count = |seat| state.table().count(seat, facts.featured);
    let players = std::iter::once(me)
        .chain(state.clockwise(me).filter(|&seat| seat != me))
        .map(|seat| (seat.index(), count(seat), standing(seat)))
        .collect();
    let mut notes = vec![Note::Dogma { icon: facts.featured, players }];
    // Where other cards echo, what runs in which order is worth a list.
    if program.iter().any(|part| part.kind == Kind::Echo) {
        notes.push(Note::Words("What is carried out, in order:".into()));
        for (n, part) in program.iter().enumerate() {
            let facts = speaker.catalog.facts(part.card);
            let text = facts.effects.get(usize::from(part.effect)).map_or("", |effect| effect.text);
            let text = speaker.vocabulary.say(text);
            let kind = match part.kind {
                Kind::Echo => "echo",
                Kind::Demand => "demand",
                Kind::Dogma => "dogma",
            };
            notes.push(Note::Words(format!("{}. {} ({kind}): {text}", n + 1, facts.title)));
        }
    }
    if let Some(owner) = state.table().zone_of(card).owner().filter(|&owner| owner != me) {
        let name = &speaker.names[owner.index()];
        notes.push(Note::Words(format!("It is {name}'s card: you return a card to use it.")));
    }
    notes
}

/// The icons that change.
fn changes(before: IconCounts, after: IconCounts) -> Note {
    let changed = |icon: Icon| (icon, before.get(icon), after.get(icon));
    Note::Icons(
        Icon::ALL.into_iter().map(changed).filter(|(_, before, after)| before != after).collect(),
    )
}
