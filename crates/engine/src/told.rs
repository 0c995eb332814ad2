//! Events as somebody is told them: what they may not see is left out here, once for all.

use serde::Serialize;

use crate::card::CardId;
use crate::catalog::Catalog;
use crate::color::Color;
use crate::event::{Event, Role, Verb};
use crate::limits::Cut;
use crate::position::Shown;
use crate::record::Ending;
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::zone::ZoneKind;

/// To whom something is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// A referee, to whom everything is open.
    Referee,
    /// The player at a seat.
    Seat(Seat),
    /// Somebody who watches and holds no cards.
    Spectator,
}

impl Audience {
    const fn sees(self, seen: Seats) -> bool {
        match self {
            Audience::Referee => true,
            Audience::Seat(seat) => seen.contains(seat),
            Audience::Spectator => false,
        }
    }
}

/// An event as it is told. Titles are given where the audience sees the face, backs elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Told {
    Turn { player: Seat, number: u16, actions: u8 },
    FirstCard { player: Seat, card: Shown },
    Action { player: Seat, choice: String },
    Dogma { player: Seat, card: Shown, sharers: Seats, victims: Seats },
    Effect { player: Seat, card: Shown, effect: u8, role: Role },
    Moved { verb: Verb, by: Seat, card: Shown, from: ZoneKind, to: ZoneKind, visible: Seats },
    Looked { player: Seat, card: Shown, at: ZoneKind },
    Revealed { by: Seat, card: Shown, at: ZoneKind },
    Proved { by: Seat, at: ZoneKind },
    Splayed { by: Seat, player: Seat, color: Color, splay: Splay },
    Rearranged { player: Seat, color: Color },
    Named { player: Seat, choice: String },
    Parleyed { player: Seat },
    CutShort { player: Seat, card: Shown, why: Cut },
    SharingBonus { player: Seat },
    Eliminated { player: Seat },
    Ended { outcome: Ending },
}

impl Event {
    /// The event as an audience is told it.
    #[must_use]
    pub fn told(&self, catalog: &Catalog, to: Audience) -> Told {
        let face = |card: CardId| Shown::Face(catalog.title(card).to_owned());
        let face_or_back = |card: CardId, seen: Seats| {
            if to.sees(seen) || catalog.is_open(card) {
                face(card)
            } else {
                let facts = catalog.facts(card);
                Shown::Back { age: facts.card.value(), set: facts.set, seen: None }
            }
        };
        match *self {
            Event::Turn { player, number, actions } => Told::Turn { player, number, actions },
            Event::FirstCard { player, card } => {
                Told::FirstCard { player, card: face_or_back(card, Seats::only(player)) }
            }
            Event::Action { player, choice } => Told::Action { player, choice: choice.text(catalog) },
            Event::Dogma { player, card, sharers, victims } => {
                Told::Dogma { player, card: face(card), sharers, victims }
            }
            Event::Effect { player, card, effect, role } => {
                Told::Effect { player, card: face(card), effect, role }
            }
            Event::Looked { player, card } => Told::Looked {
                player,
                card: face_or_back(card, Seats::only(player)),
                at: catalog.back(card).kind(),
            },
            Event::Moved { verb, by, card, from: (from, _), to: (to, _), seen } => Told::Moved {
                verb,
                by,
                // What lies on a board is open, also to those who only watch.
                card: if from.is_stack() || to.is_stack() {
                    face(card)
                } else {
                    face_or_back(card, seen)
                },
                from: from.kind(),
                to: to.kind(),
                visible: seen,
            },
            Event::Revealed { by, card, at } => Told::Revealed { by, card: face(card), at: at.kind() },
            Event::Proved { by, at } => Told::Proved { by, at: at.kind() },
            Event::Splayed { by, player, color, splay } => Told::Splayed { by, player, color, splay },
            Event::Rearranged { player, color } => Told::Rearranged { player, color },
            Event::Named { player, choice } => Told::Named { player, choice: choice.text(catalog) },
            Event::Parleyed { player } => Told::Parleyed { player },
            Event::CutShort { player, card, why } => Told::CutShort { player, card: face(card), why },
            Event::SharingBonus { player } => Told::SharingBonus { player },
            Event::Eliminated { player } => Told::Eliminated { player },
            Event::Ended { outcome } => Told::Ended { outcome: Ending::of(outcome, catalog) },
        }
    }
}
