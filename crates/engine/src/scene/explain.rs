//! What an option would mean, in notes that a screen can draw and a voice can read.

use serde::Serialize;

use super::stakes::{Part, Stake, dogma};
use crate::age::Age;
use crate::card::CardId;
use crate::choice::Choice;
use crate::color::Color;
use crate::icon::{Icon, IconCounts};
use crate::karma::{Manner, Splayed};
use crate::phrase;
use crate::phrase::Phrase;
use crate::player::Decision;
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::splay::Splay;
use crate::state::{Found, State};
use crate::words::Speaker;
use crate::zone::{Zone, ZoneKind};

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
    own_deed: bool,
) -> Vec<Note> {
    let me = decision.player;
    let seen = Seen::by(state, me);
    let preview = seen.preview(choice);
    // Within a karma no other is set off (R-FIG-7), and others' deeds are theirs.
    let karmas = if own_deed { karmas(state, decision, choice) } else { Vec::new() };
    let is_replaced = !karmas.is_empty() && karmas.iter().all(|found| found.manner == Manner::Instead);
    let catalog = speaker.catalog;
    let mut notes = Vec::new();
    let words = |text: Phrase| Note::Words { text: speaker.say(text) };
    notes.extend(karmas.iter().map(|found| words(speaker.foreseen(found, me))));
    if karmas.len() > 1 {
        notes.push(words(
            "Only one of these karmas takes effect: the current player picks which.".into(),
        ));
    }
    match choice {
        // What would be replaced brings nothing about.
        _ if is_replaced => {}
        Choice::Draw => notes.push(words(match preview.draws {
            Some(deck) => {
                let left = state.table().len(deck);
                let ZoneKind::Deck { set, age } = deck.kind() else {
                    unreachable!("cards come from decks")
                };
                let highest = state.table().highest_top(me);
                let skipped = if highest > 0 && highest < age {
                    phrase![
                        " Your highest top card is a ",
                        highest,
                        ", but the decks before this one are empty."
                    ]
                } else {
                    " Your highest top card sets the age.".into()
                };
                let of =
                    if set.is_expansion() { phrase![" from ", set.title()] } else { Phrase::default() };
                let left = several(left, " card", " cards");
                phrase!["Draw a ", age, of, " into your hand; that deck has ", left, " left.", skipped]
            }
            None => "There is no card left to draw, so the game ends and the highest score wins.".into(),
        })),
        Choice::Meld(_) => {
            if let Some((before, after)) = preview.icons {
                notes.push(changes(before, after));
            }
            if let Some((before, after)) = preview.points.filter(|(before, after)| before != after) {
                notes.push(words(phrase![
                    "Your points from visible bonuses change from ",
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
            notes.extend(preview.card.and_then(|card| city(state, me, card)).map(words));
            notes.extend(preview.growth.map(|deck| words(growth(deck, "the new color"))));
            let worth = preview.card.map(|card| seen.preview_emblems_of_meld(card));
            notes.extend(emblems(me, &worth.unwrap_or_default(), speaker).map(words));
            if let Some(age) = preview.digs.and_then(Zone::age) {
                notes.push(words(match preview.seizes {
                    None => phrase!["It digs up an age ", age, " Artifact."],
                    Some(relic) => phrase![
                        "It digs up an age ",
                        age,
                        " Artifact, and you may seize ",
                        speaker.card(relic),
                        "."
                    ],
                }));
            }
        }
        Choice::Dogma(card) => notes.extend(dogma(state, me, card, speaker)),
        Choice::Endorse(card) => {
            notes.extend(dogma(state, me, card, speaker));
            if let Some(most) = state.endorsed_up_to(me, card) {
                notes.push(words(phrase![
                    phrase![
                        "You ",
                        state.rules().endorsing_costs.verb().name(),
                        " a card of value ",
                        most,
                        " or less from your hand. Then you carry "
                    ],
                    "out each effect twice and make each demand twice; players who share do so once.",
                ]));
            }
        }
        Choice::Claim(card) => {
            let (has, needed) = (state.achievements(me) + 1, state.achievements_to_win());
            notes.push(words(phrase![
                speaker.card(card),
                " counts as an available achievement for you. It will be achievement ",
                has,
                " of ",
                needed,
                "."
            ]));
        }
        Choice::Decree(decree) => {
            let effect = catalog.special(decree).map(|card| catalog.facts(card).effects.iter());
            notes.push(words("All cards in your hand leave the game.".into()));
            notes.extend(effect.into_iter().flatten().map(|effect| words(effect.words())));
        }
        Choice::Inspire(color) => {
            let value = state.inspire_value(me, color);
            notes.push(words(phrase![
                "Carry out the inspire effects of this color, then draw a ",
                value.max(Age::new(1)),
                "."
            ]));
        }
        Choice::Achieve(age) => {
            let (points, top) = (state.points(me), state.table().highest_top(me));
            let (has, needed) = (state.achievements(me) + 1, state.achievements_to_win());
            let price = state.price(me, age);
            notes.push(words(phrase![
                phrase!["You need ", price, " points (you have ", points, ") and a top card of value "],
                phrase![age, " or higher (yours is ", top, "). Claiming does not cost any points. "],
                phrase!["This will be achievement ", has, " of ", needed, "."],
            ]));
        }
        Choice::Color(color) => {
            let cards = state.table().len(Zone::stack(me, color));
            if let Prompt::Splay { splay, .. } = decision.prompt {
                if cards < 2 || state.table().splay(me, color) == splay {
                    notes.push(words("This would change nothing.".into()));
                } else {
                    let (before, after) = seen.preview_splay(color, splay);
                    notes.push(words(phrase!["Splay your ", cards, " ", color, " cards ", splay, "."]));
                    notes.push(changes(before, after));
                    notes.extend(splayed(state, me, (me, color, splay), speaker).into_iter().map(words));
                }
            }
        }
        Choice::ColorOf(player, color) => {
            // How many cards a closed stack has must not be told by what is said here (RUL-216).
            let counted = player == me || state.rules().open_counts;
            if let Prompt::SplayAny { splay } = decision.prompt
                && counted
                && state.table().len(Zone::stack(player, color)) > 1
                && state.table().splay(player, color) != splay
            {
                notes.extend(splayed(state, me, (player, color, splay), speaker).into_iter().map(words));
            }
        }
        Choice::Player(seat) => {
            let hand = state.table().len(Zone::hand(seat));
            let (points, achieved) = (state.points(seat), state.achievements(seat));
            notes.push(words(phrase![
                several(points.into(), " point", " points"),
                ", ",
                several(achieved, " achievement", " achievements"),
                ", ",
                several(hand, " card", " cards"),
                " in hand."
            ]));
        }
        Choice::Pass => notes.push(words("Choose nothing, or nothing else.".into())),
        Choice::No => notes.push(words("Don't do it.".into())),
        Choice::Yes => {
            if let Prompt::May(what) = decision.prompt {
                notes.push(words(phrase!["You ", what, "."]));
            }
        }
        Choice::Return(_) => notes.push(words("It goes back to its deck.".into())),
        Choice::Card(_)
        | Choice::Place(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Age(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Set(_)
        | Choice::Number(_)
        | Choice::Option(_) => {}
    }
    notes.extend(preview.card.map(|card| Note::Card { title: catalog.title(card) }));
    notes
}

/// What the icons of a city do when an action melds it.
fn city(state: &State, me: Seat, card: CardId) -> Option<Phrase> {
    let (slots, city) = (state.table().catalog().facts(card).slots, state.table().card(card));
    let drawn = slots.icons().iter().filter(|&&icon| icon == Icon::Plus).count();
    let mut said = match drawn {
        0 => Vec::new(),
        1 => vec![phrase!["you draw a card of value ", city.value() + 1]],
        _ => vec![phrase!["you draw ", drawn as u16, " cards of value ", city.value() + 1]],
    };
    if let Some(splay) = slots.arrow() {
        let (color, covers) = (city.color(), !state.table().is_empty(Zone::stack(me, city.color())));
        said.push(match covers && state.table().splay(me, color) != splay {
            true => phrase!["your ", color, " cards are splayed ", splay],
            false => phrase!["the arrow changes nothing"],
        });
    }
    if let Some(icon) = slots.searched() {
        let value = city.value();
        said.push(phrase![
            "you reveal the next ",
            value,
            " cards of age ",
            value,
            " and keep those with a ",
            icon
        ]);
    }
    (!said.is_empty()).then(|| phrase!["Its icons take effect: ", Phrase::list(said, ", and "), "."])
}

/// The card drawn for a board that grows.
fn growth(deck: Zone, by: &'static str) -> Phrase {
    let ZoneKind::Deck { set, age } = deck.kind() else { unreachable!("cards come from decks") };
    let of = if set.is_expansion() { phrase![" from ", set.title()] } else { Phrase::default() };
    phrase!["For ", by, ", you draw a card of value ", age, of, "."]
}

/// What a new splay brings besides icons.
fn splayed(
    state: &State,
    me: Seat,
    (player, color, splay): (Seat, Color, Splay),
    speaker: &Speaker<'_>,
) -> Vec<Phrase> {
    let seen = Seen::by(state, me);
    let deck = seen.growth_deck(state.table().highest_top(me));
    let worth = seen.preview_emblems(|table| {
        table.set_splay(player, color, splay);
    });
    deck.map(|deck| growth(deck, "the new splay"))
        .into_iter()
        .chain(emblems(me, &worth, speaker))
        .collect()
}

/// So many of something: "1 card", "2 cards".
fn several(count: usize, one: &'static str, many: &'static str) -> Phrase {
    phrase![count, if count == 1 { one } else { many }]
}

/// Whose flags and fountains would count otherwise, with what they are worth before and after.
fn emblems(
    me: Seat,
    worth: &[(Seat, usize, usize)],
    speaker: &Speaker<'_>,
) -> impl Iterator<Item = Phrase> {
    let said = worth.iter().map(|&(seat, before, after)| {
        let whose = match seat == me {
            true => "Your".into(),
            false => phrase![speaker.player(seat), "'s"],
        };
        let change = if after < before { "would lose" } else { "would win" };
        let more = before.abs_diff(after);
        phrase![
            whose,
            " flags and fountains ",
            change,
            " ",
            several(more, " achievement", " achievements"),
            "."
        ]
    });
    said.collect::<Vec<_>>().into_iter()
}

/// The karmas that an option would set off.
fn karmas(state: &State, decision: &Decision<'_>, choice: Choice) -> Vec<Found> {
    let me = decision.player;
    if decision.prompt == Prompt::Action {
        return state.karmas_upon(me, choice);
    }
    match choice {
        Choice::Card(card) => {
            if let Prompt::Card { verb, .. } | Prompt::Among { verb, .. } = decision.prompt {
                state.karmas_upon_card(me, verb, card)
            } else {
                Vec::new()
            }
        }
        Choice::Color(color) => {
            if let Prompt::Splay { splay, .. } = decision.prompt
                && state.table().len(Zone::stack(me, color)) > 1
                && state.table().splay(me, color) != splay
            {
                state.karmas_upon_splay(me, Splayed { player: me, color, splay })
            } else {
                Vec::new()
            }
        }
        Choice::Draw
        | Choice::Meld(_)
        | Choice::Dogma(_)
        | Choice::Endorse(_)
        | Choice::Return(_)
        | Choice::Achieve(_)
        | Choice::Claim(_)
        | Choice::Decree(_)
        | Choice::Inspire(_)
        | Choice::Place(..)
        | Choice::ColorOf(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Age(_)
        | Choice::Player(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Set(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::No
        | Choice::Pass
        | Choice::Option(_) => Vec::new(),
    }
}

/// The icons that change.
fn changes(before: IconCounts, after: IconCounts) -> Note {
    let change = |icon: Icon| IconChange { icon, before: before.get(icon), after: after.get(icon) };
    let changes = Icon::ALL.into_iter().map(change);
    Note::Icons { changes: changes.filter(|change| change.before != change.after).collect() }
}
