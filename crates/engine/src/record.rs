//! A game as its set-up and choices: small, readable, and enough to play it again.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::catalog::Catalog;
use crate::choice::{Choice, ChoiceError};
use crate::chronicle::{Chronicle, Move, Origin};
use crate::edition::Edition;
use crate::ending::{By, Outcome};
use crate::game::{ChooseError, ConcedeError};
use crate::position::{Position, PositionError};
use crate::rules::{Options, Rules};
use crate::salt::Salt;
use crate::seat::{Seat, Seats};
use crate::set::Sets;
use crate::setup::Setup;

/// The form of records.
pub const RECORD_FORMAT: &str = "splay-record/1";

/// How a game ended, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
    pub winners: Seats,
    /// In which way.
    pub by: By,
    /// The card whose effect decided it.
    #[serde(default)]
    pub card: Option<String>,
}

impl Ending {
    /// Writes an outcome with the card's title.
    #[must_use]
    pub fn of(outcome: Outcome, catalog: &Catalog) -> Ending {
        let Outcome { winners, by, card } = outcome;
        Ending { winners, by, card: card.map(|card| catalog.title(card).to_owned()) }
    }
}

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`RECORD_FORMAT`].
    pub format: String,
    /// The version of the rules it was played by.
    pub rules: String,
    /// The edition.
    pub edition: Edition,
    /// The sets in play.
    pub sets: Sets,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// The teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<usize>>,
    /// The variants.
    #[serde(default)]
    pub options: Options,
    /// Decided the deal.
    #[serde(default, with = "crate::seed")]
    #[cfg_attr(feature = "typescript", ts(type = "number | string"))]
    pub seed: u64,
    /// Decided it too, if the seed alone did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// The position it began from, if it did not begin with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
    /// What was chosen, in order.
    pub choices: Vec<String>,
    /// How it ended, if it did.
    #[serde(default)]
    pub outcome: Option<Ending>,
}

impl Record {
    /// What the game began from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        match &self.position {
            Some(position) => Origin::Position(position.clone()),
            None => Origin::Setup(Setup {
                edition: self.edition,
                sets: self.sets,
                players: self.players.len(),
                teams: self.teams.clone(),
                options: self.options,
                seed: self.seed,
                salt: self.salt,
            }),
        }
    }

    /// Whether it was played by the rules of this version.
    #[must_use]
    pub fn has_these_rules(&self) -> bool {
        self.rules == Rules::VERSION
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// If it is not a record of this form, or its choices were not possible.
    pub fn replay(&self, catalog: &'static Catalog) -> Result<Chronicle, RecordError> {
        self.replay_until(catalog, self.choices.len())
    }

    /// Plays the first `choices` moves of the game again. The outcome is checked only if these
    /// are all.
    ///
    /// # Errors
    /// If it is not a record of this form, or its choices were not possible.
    pub fn replay_until(
        &self,
        catalog: &'static Catalog,
        choices: usize,
    ) -> Result<Chronicle, RecordError> {
        self.replay_watched(catalog, choices, |_| {})
    }

    /// The same, showing the game before each move and at the end.
    ///
    /// # Errors
    /// If it is not a record of this form, or its choices were not possible.
    pub fn replay_watched(
        &self,
        catalog: &'static Catalog,
        choices: usize,
        mut watch: impl FnMut(&Chronicle),
    ) -> Result<Chronicle, RecordError> {
        if self.format != RECORD_FORMAT {
            return Err(RecordError::Format(self.format.clone()));
        }
        if let Some(position) = &self.position
            && ((position.edition, position.sets) != (self.edition, self.sets)
                || position.players.len() != self.players.len())
        {
            return Err(RecordError::OtherPosition);
        }
        let chronicle = Chronicle::begin(catalog, self.origin())?;
        let mut chronicle = chronicle.with_names(self.players.clone());
        for (number, text) in self.choices.iter().take(choices).enumerate() {
            watch(&chronicle);
            let made = Move::parse(text, catalog).and_then(|made| chronicle.make(made));
            made.map_err(|reason| RecordError::Choice {
                number: number + 1,
                text: text.clone(),
                reason,
                rules: if self.has_these_rules() { String::new() } else { self.other_rules() },
            })?;
        }
        if choices >= self.choices.len() {
            let outcome = chronicle.outcome().map(|outcome| Ending::of(outcome, catalog));
            if outcome != self.outcome {
                return Err(RecordError::Outcome);
            }
        }
        watch(&chronicle);
        Ok(chronicle)
    }

    fn other_rules(&self) -> String {
        format!(" (it was played by the rules {}, these are {})", self.rules, Rules::VERSION)
    }
}

impl Move {
    /// The move as it is written.
    #[must_use]
    pub fn text(self, catalog: &Catalog) -> String {
        match self {
            Move::Choice(choice) => choice.text(catalog),
            Move::Concession(seat) => format!("concede {seat}"),
        }
    }

    /// Reads a move as it is written.
    ///
    /// # Errors
    /// If it is neither a choice nor the concession of a seat.
    pub fn parse(text: &str, catalog: &Catalog) -> Result<Move, MoveError> {
        match text.strip_prefix("concede ") {
            Some(seat) => {
                let seat = seat.parse().ok().and_then(Seat::new).ok_or(MoveError::Seat)?;
                Ok(Move::Concession(seat))
            }
            None => Ok(Move::Choice(Choice::parse(text, catalog)?)),
        }
    }
}

impl Chronicle {
    /// Makes a move, whoever it is that makes it.
    ///
    /// # Errors
    /// If it is not possible.
    pub fn make(&mut self, made: Move) -> Result<(), MoveError> {
        match made {
            Move::Choice(choice) => Ok(self.choose(choice)?),
            Move::Concession(seat) => Ok(self.concede(seat)?),
        }
    }

    /// Writes the game down as far as it has got.
    #[must_use]
    pub fn record(&self) -> Record {
        let catalog = self.game().catalog();
        let Setup { edition, sets, teams, options, seed, salt, .. } = self.origin().setup();
        Record {
            format: RECORD_FORMAT.to_owned(),
            rules: Rules::VERSION.to_owned(),
            edition,
            sets,
            players: self.names().to_vec(),
            teams,
            options,
            seed,
            salt,
            position: match self.origin() {
                Origin::Setup(_) => None,
                Origin::Position(position) => Some(position.clone()),
            },
            choices: self.moves().iter().map(|made| made.text(catalog)).collect(),
            outcome: self.outcome().map(|outcome| Ending::of(outcome, catalog)),
        }
    }
}

/// Why a move of a record could not be made again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum MoveError {
    #[error(transparent)]
    Parse(#[from] ChoiceError),
    #[error(transparent)]
    Choose(#[from] ChooseError),
    #[error(transparent)]
    Concede(#[from] ConcedeError),
    #[error("there is no such seat")]
    Seat,
}

/// Why a record cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum RecordError {
    #[error("\"{0}\" is not a record format this program can read; it reads \"{RECORD_FORMAT}\"")]
    Format(String),
    #[error("the recorded game cannot be set up: {0}")]
    Begin(#[from] PositionError),
    #[error("the record and the position it begins from disagree about edition, sets or players")]
    OtherPosition,
    #[error("choice {number} of the record, \"{text}\", cannot be made: {reason}{rules}")]
    Choice { number: usize, text: String, reason: MoveError, rules: String },
    #[error("the record does not end the way it says")]
    Outcome,
}
