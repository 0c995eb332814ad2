//! What on the table an option points at, so that it can be shown and touched there.

use serde::Serialize;

use crate::age::Age;
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::color::Color;
use crate::icon::Icon;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::set::Set;
use crate::splay::Splay;
use crate::zone::ZoneKind;

/// What on the table an option points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Target {
    /// The supply.
    Supply,
    /// A card whose face is seen.
    Card { title: &'static str },
    /// A stack of a player's.
    Stack { player: Seat, color: Color },
    /// A deck.
    Deck { set: Set, age: Age },
    /// An available achievement: its age, and which of that age, from 1.
    Achievement { age: Age, place: u8 },
    /// A stack of the player who decides, or just a color.
    Color { color: Color },
    /// A player.
    Player { player: Seat },
    /// A value.
    Value { age: Age },
    /// An icon.
    Icon { icon: Icon },
    /// A direction.
    Splay { splay: Splay },
    /// Nothing: yes, no, pass, a number, one of two ways.
    Nothing,
    /// A card in a pile one may not look into: its place, from 1, among the backs shown. Written by
    /// the name of the pile.
    #[serde(untagged)]
    #[cfg_attr(feature = "typescript", ts(untagged, as = "PlaceInPile"))]
    Place {
        #[serde(rename = "on")]
        pile: Pile,
        player: Seat,
        place: u16,
    },
}

/// How a place in a pile is written.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[allow(dead_code)]
struct PlaceInPile {
    on: Pile,
    player: Seat,
    place: u16,
}

impl Target {
    /// What a choice points at.
    #[must_use]
    pub fn of(choice: Choice, catalog: &Catalog) -> Target {
        match choice {
            Choice::Draw => Target::Supply,
            Choice::Meld(card)
            | Choice::Dogma(card)
            | Choice::Endorse(card)
            | Choice::Return(card)
            | Choice::Claim(card)
            | Choice::Card(card) => Target::Card { title: catalog.title(card) },
            Choice::Place(zone, place) => {
                let ZoneKind::Pile { pile, player } = zone.kind() else {
                    unreachable!("only piles have places to pick from")
                };
                Target::Place { pile, player, place }
            }
            Choice::ColorOf(player, color) => Target::Stack { player, color },
            Choice::Deck(set, age) => Target::Deck { set, age },
            Choice::Achieve(age) => Target::Achievement { age, place: 1 },
            Choice::Achievement(age, place) => Target::Achievement { age, place },
            Choice::Decree(decree) => Target::Card { title: decree.name() },
            Choice::Color(color) | Choice::Inspire(color) => Target::Color { color },
            Choice::Age(age) => Target::Value { age },
            Choice::Player(player) => Target::Player { player },
            Choice::Icon(icon) => Target::Icon { icon },
            Choice::Splay(splay) => Target::Splay { splay },
            Choice::Set(_)
            | Choice::Number(_)
            | Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Option(_) => Target::Nothing,
        }
    }
}
