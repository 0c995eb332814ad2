//! Events as somebody is told them: what they may not see is left out here, once for all.

use serde::Serialize;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::choice::{Choice, ChoiceKind};
use crate::color::Color;
use crate::event::{Cause, Event, Role, Verb};
use crate::karma::{About, Hook, Manner, Splayed};
use crate::limits::Cut;
use crate::position::Shown;
use crate::record::Ending;
use crate::scene::Target;
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::table::End;
use crate::zone::{Zone, ZoneKind};

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

/// What somebody picked, for everybody to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picked {
    /// Who picked it.
    pub player: Seat,
    /// The choice itself.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub choice: Choice,
    /// The choice as it is written in records.
    #[serde(rename = "choice")]
    pub written: String,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
    /// What on the table it points at.
    pub target: Target,
}

impl Picked {
    fn by(player: Seat, choice: Choice, catalog: &Catalog) -> Picked {
        let (kind, target) = (choice.kind(), Target::of(choice, catalog));
        Picked { player, choice, written: choice.text(catalog), kind, target }
    }
}

/// Where a card leaves a place, or comes to lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// The place.
    #[serde(flatten)]
    pub zone: ZoneKind,
    /// The end of it: of a deck, or of a stack. A card that leaves a stack from beneath others
    /// has none: how many lie beneath it need not be open (R-INFO-4).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub end: Option<End>,
}

impl Spot {
    fn left((zone, end): (Zone, End)) -> Spot {
        let told = zone.is_deck() || (zone.is_stack() && end == End::Top);
        Spot { zone: zone.kind(), end: told.then_some(end) }
    }

    fn reached((zone, end): (Zone, End)) -> Spot {
        Spot { zone: zone.kind(), end: (zone.is_deck() || zone.is_stack()).then_some(end) }
    }
}

/// A deed that sets off a karma, as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// Whose it is.
    pub doer: Seat,
    /// What they do, or would do.
    pub deed: Hook,
    /// How the karma stands to it.
    pub manner: Manner,
    /// With which card, where the audience sees its face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub card: Option<Shown>,
    /// Of which value, for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub age: Option<Age>,
    /// With which color, for a splay or an Inspire action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub color: Option<Color>,
    /// In which direction, for a splay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub splay: Option<Splay>,
}

impl Cause {
    fn told(self, catalog: &Catalog, to: Audience) -> Deed {
        let Cause { doer, deed, about, seen, manner } = self;
        let plain = Deed { doer, deed, manner, card: None, age: None, color: None, splay: None };
        match about {
            // Not even its back is told of a card that is hidden: nobody need learn which one it was.
            About::Card(id) => {
                let open = seen == Seats::ALL || to.sees(seen) || catalog.is_open(id);
                let card = open.then(|| Shown::Face(catalog.title(id).to_owned()));
                Deed { card, ..plain }
            }
            About::Value(age) => Deed { age: Some(age), ..plain },
            About::Splay(Splayed { color, splay, .. }) => {
                Deed { color: Some(color), splay: Some(splay), ..plain }
            }
            About::Color(color) => Deed { color: Some(color), ..plain },
            About::Nothing => plain,
        }
    }
}

/// An event as it is told. Titles are given where the audience sees the face, backs elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Told {
    Turn { player: Seat, number: u16, actions: u8 },
    FirstCard { player: Seat, card: Shown },
    Action(Picked),
    Dogma { player: Seat, card: Shown, sharers: Seats, victims: Seats, compelled: Seats },
    Effect { player: Seat, card: Shown, effect: u8, role: Role },
    Karma { player: Seat, card: Shown, karma: u8, upon: Deed },
    Moved { verb: Verb, by: Seat, card: Shown, from: Spot, to: Spot, visible: Seats },
    Looked { player: Seat, card: Shown, at: ZoneKind },
    Searched { player: Seat, card: Shown, found: bool },
    Shuffled { deck: ZoneKind },
    Revealed { by: Seat, card: Shown, at: ZoneKind },
    Proved { by: Seat, at: ZoneKind },
    Splayed { by: Seat, player: Seat, color: Color, splay: Splay },
    Rearranged { player: Seat, color: Color },
    Named(Picked),
    Parleyed { player: Seat },
    CutShort { player: Seat, card: Shown, why: Cut },
    SharingBonus { player: Seat },
    Eliminated { player: Seat },
    Ended { outcome: Ending },
}

impl Told {
    /// The kinds of events, as they are written.
    pub const KINDS: &[&str] = <Told as strum::VariantNames>::VARIANTS;
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
            Event::Action { player, choice } => Told::Action(Picked::by(player, choice, catalog)),
            Event::Dogma { player, card, sharers, victims, compelled } => {
                Told::Dogma { player, card: face(card), sharers, victims, compelled }
            }
            Event::Effect { player, card, effect, role } => {
                Told::Effect { player, card: face(card), effect, role }
            }
            Event::Karma { player, card, karma, upon } => {
                Told::Karma { player, card: face(card), karma, upon: upon.told(catalog, to) }
            }
            Event::Looked { player, card } => Told::Looked {
                player,
                card: face_or_back(card, Seats::only(player)),
                at: catalog.back(card).kind(),
            },
            Event::Moved { verb, by, card, from, to, seen, uncovered: _ } => Told::Moved {
                verb,
                by,
                // What everybody sees, those see too who only watch.
                card: if [from.0, to.0].into_iter().any(|zone| catalog.is_seen_by_all(card, zone)) {
                    face(card)
                } else {
                    face_or_back(card, seen)
                },
                from: Spot::left(from),
                to: Spot::reached(to),
                visible: seen,
            },
            Event::Searched { player, card, found } => {
                Told::Searched { player, card: face(card), found }
            }
            Event::Shuffled { deck } => Told::Shuffled { deck: deck.kind() },
            Event::Revealed { by, card, at } => Told::Revealed { by, card: face(card), at: at.kind() },
            Event::Proved { by, at } => Told::Proved { by, at: at.kind() },
            Event::Splayed { by, player, color, splay } => Told::Splayed { by, player, color, splay },
            Event::Rearranged { player, color, top: _ } => Told::Rearranged { player, color },
            Event::Named { player, choice } => Told::Named(Picked::by(player, choice, catalog)),
            Event::Parleyed { player } => Told::Parleyed { player },
            Event::CutShort { player, card, why } => Told::CutShort { player, card: face(card), why },
            Event::SharingBonus { player } => Told::SharingBonus { player },
            Event::Eliminated { player } => Told::Eliminated { player },
            Event::Ended { outcome } => Told::Ended { outcome: Ending::of(outcome, catalog) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::Set;

    #[test]
    fn from_where_in_a_stack_a_card_leaves_is_told_of_the_top_alone() {
        let stack = Zone::stack(Seat::at(0), Color::Red);
        let deck = Zone::deck(Set::Base, Age::new(3));
        assert_eq!(Spot::left((stack, End::Top)).end, Some(End::Top));
        assert_eq!(Spot::left((stack, End::Bottom)).end, None);
        assert_eq!(Spot::left((deck, End::Bottom)).end, Some(End::Bottom));
        assert_eq!(Spot::reached((stack, End::Bottom)).end, Some(End::Bottom));
        assert_eq!(Spot::reached((Zone::hand(Seat::at(1)), End::Top)).end, None);
    }
}
