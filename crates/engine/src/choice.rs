//! Choices: the short strings by which every decision is answered.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::color::Color;
use crate::few::few;
use crate::icon::Icon;
use crate::listed::listed;
use crate::pile::Pile;
use crate::seat::Seat;
use crate::set::Set;
use crate::special::Special;
use crate::splay::Splay;
use crate::zone::{Zone, ZoneKind};

/// One thing a player can pick. See `docs/PROTOCOL.md` for how they are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(
    name(ChoiceKind),
    derive(Hash, serde::Serialize),
    derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr, strum::EnumString),
    cfg_attr(feature = "typescript", derive(ts_rs::TS)),
    serde(rename_all = "lowercase"),
    strum(serialize_all = "lowercase")
)]
pub enum Choice {
    /// Take a Draw action.
    Draw,
    /// Take a Meld action with this card; in the set-up, play it first.
    Meld(CardId),
    /// Take a Dogma action with this card.
    Dogma(CardId),
    /// Take an Endorse action: the dogma of this card, doubled (R-CIT-2).
    Endorse(CardId),
    /// Return this card from one's display at the start of a turn.
    Return(CardId),
    /// Claim a standard achievement of this age with an action.
    Achieve(Age),
    /// Claim a card with an action that a karma makes available.
    Claim(CardId),
    /// Issue a Decree with an action.
    Decree(Special),
    /// Take an Inspire action with a color.
    Inspire(Color),
    /// Pick this card.
    Card(CardId),
    /// Pick the n-th card, from 1, of a player's pile one may not look into.
    Place(Zone, u16),
    /// Pick a player's color.
    #[strum_discriminants(serde(rename = "stack"))]
    #[strum_discriminants(strum(serialize = "stack"))]
    ColorOf(Seat, Color),
    /// Pick the deck of a set and age.
    Deck(Set, Age),
    /// Pick an available standard achievement: its age, and which of that age, from 1.
    Achievement(Age, u8),
    /// Pick a color.
    Color(Color),
    /// Pick a value.
    Age(Age),
    /// Pick a player.
    Player(Seat),
    /// Pick an icon.
    Icon(Icon),
    /// Pick a direction.
    Splay(Splay),
    /// Pick a set of cards.
    Set(Set),
    /// Pick a number.
    Number(u8),
    /// Do the optional thing.
    Yes,
    /// Leave the optional thing.
    No,
    /// Pick no more.
    Pass,
    /// The n-th alternative, from 1, of an "either … or …".
    Option(u8),
}

listed!(ChoiceKind);

/// What one can do with an action of a turn.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs)]
pub enum Action {
    Draw,
    Meld,
    Dogma,
    Achieve,
    Endorse,
    Decree,
    Inspire,
}

listed!(Action);

few! {
    /// Some of the actions. Written as a list of their names.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Action>"))]
    Actions: u8, of Action, all (1 << Action::COUNT) - 1
}

impl Actions {
    /// Whether there is none, as serde asks it.
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde wants a reference
    pub(crate) fn is_unused(&self) -> bool {
        self.is_empty()
    }
}

impl Serialize for Actions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Actions {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Actions, D::Error> {
        Ok(Vec::<Action>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// An action, with what it is taken with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Taking {
    Draw,
    Meld(CardId),
    Dogma(CardId),
    Endorse(CardId),
    Achieve(Age),
    Claim(CardId),
    Decree(Special),
    Inspire(Color),
}

impl Choice {
    /// What kind of choice it is.
    #[must_use]
    pub fn kind(self) -> ChoiceKind {
        self.into()
    }

    /// The action it takes, and with what; none if it answers a question within one.
    #[must_use]
    #[inline]
    pub const fn taking(self) -> Option<Taking> {
        Some(match self {
            Choice::Draw => Taking::Draw,
            Choice::Meld(card) => Taking::Meld(card),
            Choice::Dogma(card) => Taking::Dogma(card),
            Choice::Endorse(card) => Taking::Endorse(card),
            Choice::Achieve(age) => Taking::Achieve(age),
            Choice::Claim(card) => Taking::Claim(card),
            Choice::Decree(decree) => Taking::Decree(decree),
            Choice::Inspire(color) => Taking::Inspire(color),
            Choice::Return(_)
            | Choice::Card(_)
            | Choice::Place(..)
            | Choice::ColorOf(..)
            | Choice::Deck(..)
            | Choice::Achievement(..)
            | Choice::Color(_)
            | Choice::Age(_)
            | Choice::Player(_)
            | Choice::Icon(_)
            | Choice::Splay(_)
            | Choice::Set(_)
            | Choice::Number(_)
            | Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Option(_) => return None,
        })
    }

    /// The action it is, if it is one.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        self.taking().map(|taking| match taking {
            Taking::Draw => Action::Draw,
            Taking::Meld(_) => Action::Meld,
            Taking::Dogma(_) => Action::Dogma,
            Taking::Endorse(_) => Action::Endorse,
            Taking::Achieve(_) | Taking::Claim(_) => Action::Achieve,
            Taking::Decree(_) => Action::Decree,
            Taking::Inspire(_) => Action::Inspire,
        })
    }

    /// A number that no other choice has: quicker to compare.
    #[must_use]
    #[inline]
    pub fn number(self) -> u32 {
        let (one, other) = match self {
            Choice::Draw | Choice::Yes | Choice::No | Choice::Pass => (0, 0),
            Choice::Meld(card)
            | Choice::Dogma(card)
            | Choice::Endorse(card)
            | Choice::Return(card)
            | Choice::Claim(card)
            | Choice::Card(card) => (0, card.index()),
            Choice::Achieve(age) | Choice::Age(age) => (0, age.index()),
            Choice::Decree(decree) => (0, decree.index()),
            Choice::Inspire(color) | Choice::Color(color) => (0, color.index()),
            Choice::Place(pile, n) => (pile.index(), usize::from(n)),
            Choice::ColorOf(seat, color) => (seat.index(), color.index()),
            Choice::Deck(set, age) => (set.index(), age.index()),
            Choice::Achievement(age, n) => (age.index(), usize::from(n)),
            Choice::Player(seat) => (0, seat.index()),
            Choice::Icon(Icon::Arrow(splay)) => (1, splay.index()),
            Choice::Icon(icon) => (0, icon.index()),
            Choice::Splay(splay) => (0, splay.index()),
            Choice::Set(set) => (0, set.index()),
            Choice::Number(n) | Choice::Option(n) => (0, usize::from(n)),
        };
        (self.kind() as u32) << 24 | (one as u32) << 16 | other as u32
    }

    /// The choice as it is written, with the card's title.
    #[must_use]
    pub fn text(self, catalog: &Catalog) -> String {
        Written { choice: self, catalog }.to_string()
    }

    /// Reads a choice as it is written.
    ///
    /// # Errors
    /// If it is not the form of any choice, or names a card or number that does not exist.
    pub fn parse(text: &str, catalog: &Catalog) -> Result<Choice, ChoiceError> {
        let text = text.trim();
        let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let card = || catalog.find(rest).ok_or_else(|| ChoiceError::UnknownCard(rest.to_owned()));
        let malformed = || ChoiceError::Malformed(text.to_owned());
        let age = |text: &str| text.parse().map(Age::new).map_err(|_| malformed());
        let seat = |text: &str| text.parse().ok().and_then(Seat::new).ok_or_else(malformed);
        let alone = |choice| if rest.is_empty() { Ok(choice) } else { Err(malformed()) };
        // Places are written with the name of their pile.
        match ChoiceKind::from_name(word).unwrap_or(ChoiceKind::Place) {
            ChoiceKind::Draw => alone(Choice::Draw),
            ChoiceKind::Yes => alone(Choice::Yes),
            ChoiceKind::No => alone(Choice::No),
            ChoiceKind::Pass => alone(Choice::Pass),
            ChoiceKind::Meld => Ok(Choice::Meld(card()?)),
            ChoiceKind::Dogma => Ok(Choice::Dogma(card()?)),
            ChoiceKind::Endorse => Ok(Choice::Endorse(card()?)),
            ChoiceKind::Return => Ok(Choice::Return(card()?)),
            ChoiceKind::Card => Ok(Choice::Card(card()?)),
            ChoiceKind::Decree => {
                let decree = Special::DECREES.into_iter().find(|decree| decree.name() == rest);
                decree.map(Choice::Decree).ok_or_else(malformed)
            }
            ChoiceKind::Inspire => Color::from_name(rest).map(Choice::Inspire).ok_or_else(malformed),
            // What can be achieved is written by its age, or where a karma has it by its title.
            ChoiceKind::Achieve if rest.contains(char::is_alphabetic) => card().map(Choice::Claim),
            ChoiceKind::Achieve => Ok(Choice::Achieve(age(rest)?)),
            ChoiceKind::Claim => Err(malformed()),
            ChoiceKind::Age => Ok(Choice::Age(age(rest)?)),
            ChoiceKind::Place => {
                let pile = Pile::from_name(word).ok_or_else(malformed)?;
                let (player, n) = rest.split_once(' ').ok_or_else(malformed)?;
                let n = n.trim().parse().map_err(|_| malformed())?;
                Ok(Choice::Place(Zone::pile(seat(player)?, pile), n))
            }
            ChoiceKind::ColorOf => {
                let (player, color) = rest.split_once(' ').ok_or_else(malformed)?;
                let color = Color::from_name(color.trim()).ok_or_else(malformed)?;
                Ok(Choice::ColorOf(seat(player)?, color))
            }
            ChoiceKind::Deck => {
                let (set, of_age) = rest.split_once(' ').ok_or_else(malformed)?;
                let set = Set::from_name(set).ok_or_else(malformed)?;
                Ok(Choice::Deck(set, age(of_age.trim())?))
            }
            ChoiceKind::Achievement => {
                let (of_age, n) = rest.split_once('.').unwrap_or((rest, "1"));
                Ok(Choice::Achievement(age(of_age)?, n.parse().map_err(|_| malformed())?))
            }
            ChoiceKind::Color => Color::from_name(rest).map(Choice::Color).ok_or_else(malformed),
            ChoiceKind::Icon => Icon::to_pick(rest).map(Choice::Icon).ok_or_else(malformed),
            ChoiceKind::Splay => Splay::from_name(rest).map(Choice::Splay).ok_or_else(malformed),
            ChoiceKind::Set => Set::from_name(rest).map(Choice::Set).ok_or_else(malformed),
            ChoiceKind::Number => rest.parse().map(Choice::Number).map_err(|_| malformed()),
            ChoiceKind::Player => seat(rest).map(Choice::Player),
            ChoiceKind::Option => rest.parse().map(Choice::Option).map_err(|_| malformed()),
        }
    }

    /// The card that is named in it, if one is.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        match self {
            Choice::Meld(card)
            | Choice::Dogma(card)
            | Choice::Endorse(card)
            | Choice::Return(card)
            | Choice::Claim(card)
            | Choice::Card(card) => Some(card),
            Choice::Draw
            | Choice::Achieve(_)
            | Choice::Decree(_)
            | Choice::Inspire(_)
            | Choice::Place(..)
            | Choice::ColorOf(..)
            | Choice::Deck(..)
            | Choice::Achievement(..)
            | Choice::Color(_)
            | Choice::Age(_)
            | Choice::Player(_)
            | Choice::Icon(_)
            | Choice::Splay(_)
            | Choice::Set(_)
            | Choice::Number(_)
            | Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Option(_) => None,
        }
    }

    /// Whether it declines or stops.
    #[must_use]
    pub const fn declines(self) -> bool {
        matches!(self, Choice::No | Choice::Pass)
    }
}

struct Written<'a> {
    choice: Choice,
    catalog: &'a Catalog,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Choice::Place(zone, n) = self.choice {
            let ZoneKind::Pile { pile, player } = zone.kind() else {
                unreachable!("only piles have places to pick from")
            };
            return write!(f, "{pile} {player} {n}");
        }
        let kind = self.choice.kind();
        f.write_str(if kind == ChoiceKind::Claim { ChoiceKind::Achieve } else { kind }.name())?;
        match self.choice {
            Choice::Draw | Choice::Yes | Choice::No | Choice::Pass | Choice::Place(..) => Ok(()),
            Choice::Meld(card)
            | Choice::Dogma(card)
            | Choice::Endorse(card)
            | Choice::Return(card)
            | Choice::Claim(card)
            | Choice::Card(card) => write!(f, " {}", self.catalog.title(card)),
            Choice::Decree(decree) => write!(f, " {decree}"),
            Choice::Inspire(color) => write!(f, " {color}"),
            Choice::ColorOf(seat, color) => write!(f, " {seat} {color}"),
            Choice::Deck(set, age) => write!(f, " {set} {age}"),
            Choice::Achieve(age) | Choice::Age(age) | Choice::Achievement(age, 1) => write!(f, " {age}"),
            Choice::Achievement(age, n) => write!(f, " {age}.{n}"),
            Choice::Color(color) => write!(f, " {color}"),
            Choice::Player(seat) => write!(f, " {seat}"),
            Choice::Icon(icon) => write!(f, " {icon}"),
            Choice::Splay(splay) => write!(f, " {splay}"),
            Choice::Set(set) => write!(f, " {set}"),
            Choice::Number(n) | Choice::Option(n) => write!(f, " {n}"),
        }
    }
}

/// Why a text is not a choice.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// It has not the form of any choice.
    #[error(
        "\"{0}\" is not a choice; choices look like \"draw\", \"meld Sailing\", \"card Tools\" or \"pass\""
    )]
    Malformed(String),
    /// It names a card that is not in this game.
    #[error("there is no card \"{0}\" in this game")]
    UnknownCard(String),
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_choices_have_the_same_number() {
        let mut choices = vec![Choice::Draw, Choice::Yes, Choice::No, Choice::Pass];
        choices.extend((0..300).map(CardId).flat_map(|card| {
            [Choice::Meld, Choice::Dogma, Choice::Endorse, Choice::Return, Choice::Card]
                .map(|of| of(card))
        }));
        for age in (0..12_u8).map(Age::from) {
            choices.extend([Choice::Achieve(age), Choice::Age(age)]);
            choices.extend(Set::ALL.map(|set| Choice::Deck(set, age)));
            choices.extend((0..4).map(|n| Choice::Achievement(age, n)));
        }
        for seat in crate::seat::Seats::ALL.iter() {
            choices.push(Choice::Player(seat));
            choices.extend(Color::ALL.map(|color| Choice::ColorOf(seat, color)));
            choices.extend(
                (0..9).flat_map(|n| Pile::ALL.map(|pile| Choice::Place(Zone::pile(seat, pile), n))),
            );
        }
        choices.extend((0..300).map(CardId).map(Choice::Claim));
        choices.extend(Special::DECREES.map(Choice::Decree));
        choices.extend(Color::ALL.map(Choice::Inspire));
        choices.extend(Color::ALL.map(Choice::Color));
        choices.extend(Icon::ALL.map(Choice::Icon));
        choices.extend([Splay::Left, Splay::Right, Splay::Up].map(Icon::Arrow).map(Choice::Icon));
        choices.push(Choice::Icon(Icon::Plus));
        choices.extend([Splay::Left, Splay::Right, Splay::Up].map(Choice::Splay));
        choices.extend((0..4).flat_map(|n| [Choice::Option(n), Choice::Number(n)]));
        choices.extend(Set::ALL.map(Choice::Set));
        let numbers: HashSet<u32> = choices.iter().map(|choice| choice.number()).collect();
        assert_eq!(numbers.len(), choices.len());
        let kinds: HashSet<ChoiceKind> = choices.iter().map(|choice| choice.kind()).collect();
        assert_eq!(kinds, HashSet::from(ChoiceKind::ALL), "every kind can be read");
    }
}
