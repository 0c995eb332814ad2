//! What on the table an option points at, so that it can be shown and touched there.

use serde::Serialize;

use crate::age::Age;
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::color::Color;
use crate::icon::Icon;
use crate::seat::Seat;
use crate::set::Set;
use crate::splay::Splay;

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
    /// A card in a hand one may not look into: its place, from 1, among the backs shown.
    Hand { player: Seat, place: u8 },
    /// A card in a score pile one may not look into: its place, from 1, among the backs shown.
    Score { player: Seat, place: u8 },
    /// A card in a forecast one may not look into: its place, from 1, among the backs shown.
    Forecast { player: Seat, place: u8 },
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
    /// Nothing: yes, no, pass, one of two ways.
    Nothing,
}

impl Target {
    /// What a choice points at.
    #[must_use]
    pub fn of(choice: Choice, catalog: &Catalog) -> Target {
        match choice {
            Choice::Draw => Target::Supply,
            Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => {
                Target::Card { title: catalog.title(card) }
            }
            Choice::Hand(player, place) => Target::Hand { player, place },
            Choice::Score(player, place) => Target::Score { player, place },
            Choice::Forecast(player, place) => Target::Forecast { player, place },
            Choice::ColorOf(player, color) => Target::Stack { player, color },
            Choice::Deck(set, age) => Target::Deck { set, age },
            Choice::Achieve(age) => Target::Achievement { age, place: 1 },
            Choice::Achievement(age, place) => Target::Achievement { age, place },
            Choice::Color(color) => Target::Color { color },
            Choice::Age(age) => Target::Value { age },
            Choice::Player(player) => Target::Player { player },
            Choice::Icon(icon) => Target::Icon { icon },
            Choice::Splay(splay) => Target::Splay { splay },
            Choice::Yes | Choice::No | Choice::Pass | Choice::Option(_) => Target::Nothing,
        }
    }
}
