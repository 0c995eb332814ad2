//! A position: everything on the table, written down. The same form serves for loading a
//! position and for showing one, in full or as a seat may see it.

mod loader;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::age::Age;
use crate::catalog::Catalog;
use crate::chance::{Chance, mix};
use crate::choice::Actions;
use crate::color::Color;
use crate::common::Common;
use crate::edition::Edition;
use crate::game::Game;
use crate::icon::Icon;
use crate::pile::Pile;
use crate::record::Ending;
use crate::rules::Options;
use crate::seat::Seat;
use crate::set::{Set, Sets};
use crate::setup::{Setup, SetupError};
use crate::splay::Splay;
use crate::state::State;
use loader::Loader;

/// A card as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Shown {
    /// Its face: the title.
    Face(String),
    /// Only its back.
    Back {
        /// The age on the back.
        age: Age,
        /// The set on the back.
        set: Set,
        /// The title, if this seat knows that this card must be there: it has seen it, or can
        /// deduce it from all it has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<String>,
    },
    /// A covered card whose identity is closed: only the slots that its splay exposes, top left,
    /// bottom left, bottom middle, bottom right, and of a city top middle and top right.
    Covered {
        /// What shows in each slot.
        icons: Vec<Option<Icon>>,
    },
}

/// One color of a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// The cards, top first. Where even their number is closed, only the top card.
    pub cards: Vec<Shown>,
    /// The splay.
    #[serde(default, skip_serializing_if = "Splay::is_none")]
    pub splay: Splay,
}

/// Everything one player has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Civilization {
    /// The player's name, where one is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// The hand.
    pub hand: Vec<Shown>,
    /// The score pile.
    pub score: Vec<Shown>,
    /// The achievements.
    pub achievements: Vec<Shown>,
    /// The board.
    pub board: BTreeMap<Color, Stack>,
    /// Cards in the forecast; only some expansions have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Shown>>"))]
    pub forecast: Vec<Shown>,
    /// Cards on display; the base game has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Shown>>"))]
    pub display: Vec<Shown>,
    /// Cards in the safe; the base game has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Shown>>"))]
    pub safe: Vec<Shown>,
    /// Artifacts in museums; the base game has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Shown>>"))]
    pub museum: Vec<Shown>,
    /// The score; worked out, and so ignored when a position is loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub points: Option<u16>,
    /// The visible icons; worked out, and so ignored when a position is loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub icons: Option<BTreeMap<Icon, u16>>,
    /// The first card of the board, while others are still to pick theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Shown>,
    /// Cards tucked so far this turn.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub tucked: u8,
    /// Cards scored so far this turn.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub scored: u8,
    /// Whether the player is out of the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub out: bool,
}

impl Position {
    /// What lies in a place that is nobody's; Relics stand among what can be had.
    #[must_use]
    pub fn common(&self, place: Common) -> &[Shown] {
        match place {
            Common::Available => self.achievements.as_deref().unwrap_or_default(),
            Common::Junk => &self.junk,
            Common::Removed => &self.removed,
            Common::Relics => &[],
        }
    }
}

impl Civilization {
    /// One of the piles.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> &[Shown] {
        match pile {
            Pile::Hand => &self.hand,
            Pile::Score => &self.score,
            Pile::Achievements => &self.achievements,
            Pile::Forecast => &self.forecast,
            Pile::Display => &self.display,
            Pile::Safe => &self.safe,
            Pile::Museum => &self.museum,
        }
    }

    /// One of the piles, to fill it.
    pub fn pile_mut(&mut self, pile: Pile) -> &mut Vec<Shown> {
        match pile {
            Pile::Hand => &mut self.hand,
            Pile::Score => &mut self.score,
            Pile::Achievements => &mut self.achievements,
            Pile::Forecast => &mut self.forecast,
            Pile::Display => &mut self.display,
            Pile::Safe => &mut self.safe,
            Pile::Museum => &mut self.museum,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants a reference
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The current player.
    pub seat: usize,
    /// How many actions are left.
    pub actions: u8,
    /// Which turn of the game it is; 0 while first cards are picked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The actions taken already in this turn that can be taken once only, as "endorse".
    #[serde(default, skip_serializing_if = "Actions::is_unused")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Actions>"))]
    pub used: Actions,
    /// Whether the current player is past using or returning the card on their display.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub begun: bool,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    #[serde(default = "base_only")]
    pub sets: Sets,
    /// The players, by seat.
    pub players: Vec<Civilization>,
    /// The achievements nobody owns; if left out, they are made as at set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub achievements: Option<Vec<Shown>>,
    /// The decks, by set and age, top card first. Cards named nowhere lie beneath these, in the
    /// order of the card list.
    #[serde(default)]
    pub decks: BTreeMap<Set, BTreeMap<u8, Vec<Shown>>>,
    /// Cards out of the game, earlier editions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Shown>,
    /// Cards in the junk, fourth edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub junk: Vec<Shown>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub turn: Turn,
    /// The teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    #[serde(default)]
    pub options: Options,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Ending>,
}

fn base_only() -> Sets {
    Sets::BASE
}

fn first_seat() -> Turn {
    Turn { seat: 0, actions: 2, number: None, begun: false, used: Actions::NONE }
}

impl Position {
    /// The set-up that this position is a game of.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            edition: self.edition,
            sets: self.sets,
            players: self.players.len(),
            teams: self.teams.clone(),
            options: self.options,
            seed: 0,
            salt: None,
        }
    }

    /// The state this position describes: the current player is about to act, or to pick a first card,
    /// or the game is over.
    pub(crate) fn state(&self, catalog: &'static Catalog) -> Result<Box<State>, PositionError> {
        let state = self.setup().blank(catalog)?;
        let mut loader = Loader::new(state);
        loader.load(self)?;
        // The order of equal backs must be nobody's to work out: it hangs on all that is hidden.
        loader.state.secret = loader.state.hash();
        loader.state.chance = Chance::new(mix(loader.state.secret));
        Ok(loader.state)
    }
}

impl Game {
    /// Starts from a position: the current player's next action is the decision. If first cards are still
    /// picked, or the game is over, it goes on from there.
    ///
    /// # Errors
    /// If the position is impossible; it says what is wrong with it.
    pub fn from_position(catalog: &'static Catalog, position: &Position) -> Result<Game, PositionError> {
        Ok(Game::start(&*position.state(catalog)?, None))
    }
}

/// Why a position is impossible.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum PositionError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there is no card \"{0}\" in this game")]
    UnknownCard(String),
    #[error("\"{0}\" is in two places")]
    Twice(String),
    #[error("\"{title}\" is {is}; it cannot be in a {color} stack")]
    WrongColor { title: String, is: Color, color: Color },
    #[error("\"{title}\" does not belong to the {set} deck of age {deck}")]
    WrongDeck { title: String, set: Set, deck: u8 },
    #[error("player {seat}'s {color} cards cannot be splayed: that takes two cards")]
    LoneSplay { seat: Seat, color: Color },
    #[error("only the fourth edition splays aslant")]
    Aslant,
    #[error("\"{0}\" is a special achievement; it belongs among achievements")]
    NotACard(String),
    #[error("\"{card}\" cannot be in a {pile}: players have none in this game")]
    NoSuchPile { card: String, pile: Pile },
    #[error("player {0} has more than one card on display")]
    FullDisplay(Seat),
    #[error("player {0} cannot be out: this edition has no elimination")]
    Out(Seat),
    #[error("player {0} has no opponent left, so the game is over")]
    Alone(Seat),
    #[error("it cannot be player {0}'s turn")]
    NoSuchSeat(usize),
    #[error("{0} actions cannot be left; a turn has one or two")]
    Actions(u8),
    #[error("player {0} cannot have picked \"{1}\" as their first card: it is not in their hand")]
    FirstCard(Seat, String),
    #[error("player {0} picks a first card before player {1} does, and so must have picked one")]
    NoFirstCard(Seat, Seat),
    #[error("nobody has a first card to pick once a turn has begun")]
    LateFirstCard,
    #[error("player {0} has no cards to pick a first card from")]
    NothingToPick(Seat),
    #[error("the winners are not all players of this game")]
    Outcome,
    #[error("a position to play from must name every card by its title; this one has hidden cards")]
    Hidden,
}

#[cfg(test)]
mod tests {
    use super::PositionError;
    use crate::edition::Edition;
    use crate::seat::Seat;
    use crate::{Game, toy};

    #[test]
    fn the_order_of_equal_backs_cannot_be_worked_out() {
        let mut position = toy::state().position();
        position.turn.actions = 2;
        let secret =
            |position: &super::Position| position.state(toy::catalog()).expect("it is possible").secret;
        let before = secret(&position);
        let deck = position.decks.values_mut().next().and_then(|decks| decks.get_mut(&1));
        deck.expect("there are 1s").swap(0, 1);
        assert_ne!(secret(&position), before, "it hangs on what is hidden");
    }

    #[test]
    fn nobody_plays_alone() {
        let mut position = toy::state_of(Edition::Fourth).position();
        position.turn.actions = 2;
        position.players[1].out = true;
        let error = Game::from_position(toy::catalog_of(Edition::Fourth), &position).err();
        assert_eq!(error, Some(PositionError::Alone(Seat::at(0))));
    }
}
