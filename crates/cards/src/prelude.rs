//! The words that cards are written with.

pub use splay_engine::Act::{self, *};
pub use splay_engine::Color::{self, *};
pub use splay_engine::Icon::{self, *};
pub use splay_engine::Splay::{self, Aslant, Left, Right, Up};
pub use splay_engine::{
    ACHIEVEMENTS, ANYONE, AVAILABLE, Age, Ages, BOTTOMS, Card, Cards, Colors, Definition, Demand, Done,
    Each, Ease, Editions, FORECAST, Flow, HAND, Hook, IconCounts, Kind, Lent, OPPONENT, OTHER, Original,
    Pile, Place, Player, SCORE, SPECIALS, STANDARD, Seat, Seats, Seen, Set, Special, Splayed, TOPS,
    UNCLAIMED, Verb, YOU, Zone, card, different_values,
};

/// In every edition.
pub const ALL: Editions = Editions::ALL;
/// Only in the first edition.
pub const FIRST: Editions = Editions::FIRST;
/// Only in the third edition.
pub const THIRD: Editions = Editions::THIRD;
/// Only in the fourth edition.
pub const FOURTH: Editions = Editions::FOURTH;
/// In the first and the third edition.
pub const UNTIL_THIRD: Editions = Editions::UNTIL_THIRD;
/// In the third and the fourth edition.
pub const SINCE_THIRD: Editions = Editions::SINCE_THIRD;

/// What a card does that says it does nothing: only its echo effect or bonus is of use.
pub fn nothing(_: &mut Player) -> Flow {
    Ok(())
}
