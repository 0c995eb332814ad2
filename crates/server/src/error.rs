//! What can go wrong, in words for those who can mend it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use splay_engine::{ChooseError, ConcedeError};
use thiserror::Error;

use crate::passkey::Flaw;
use crate::store::StoreError;
use crate::wire::Problem;

/// Why a request was refused; nothing has changed.
#[derive(Debug, Error)]
pub enum Refusal {
    /// There is no such game.
    #[error("there is no such game here; check the link")]
    UnknownGame,
    /// The game is not for everybody.
    #[error("this game is by link only; ask one of its players for a link")]
    NoAccess,
    /// The invite link is wrong.
    #[error("this invite is not valid for this game; ask for a new link")]
    WrongInvite,
    /// Not at this table.
    #[error("you cannot join this table; choose another one")]
    NotWelcome,
    /// Nobody talks.
    #[error("chat is off at this table until all players agree to it")]
    TalkClosed,
    /// Spectators listen.
    #[error("spectators cannot chat in listed games")]
    OnlyListening,
    /// May do nothing.
    #[error("you are banned here until {until}{why}")]
    Banned {
        /// Until when, as a date.
        until: String,
        /// Why, behind a colon.
        why: String,
    },
    /// No such report or ban.
    #[error("there is no such report or ban")]
    Unsettled,
    /// Another's name.
    #[error("this name, or one that looks like it, belongs to somebody else; choose another")]
    NameTaken,
    /// Nobody's name.
    #[error("nobody here has this name")]
    UnknownName,
    /// The link is no good.
    #[error(
        "this link has been used or revoked; create another one on a device where you are still signed in"
    )]
    WrongLink,
    /// No name to bind passkeys to.
    #[error(
        "passkeys need a domain name, and this server is reached by an IP address; use a link instead"
    )]
    NoPasskeys,
    /// A passkey that is none.
    #[error("this passkey was not accepted: {0}")]
    WrongPasskey(#[from] Flaw),
    /// No relay.
    #[error("this server does not send e-mail; let your browser notify you instead")]
    NoLetters,
    /// The relay does not take it.
    #[error("the e-mail could not be sent; try again later, or use another address")]
    Unsent,
    /// The link is no good.
    #[error("this link has been used, or a newer one was sent; ask for another")]
    WrongConfirmation,
    /// Not known here.
    #[error("this server does not know you yet; take a seat in a game first")]
    NotKnown,
    /// One has no seat.
    #[error("you have no seat in this game")]
    NotSeated,
    /// All seats are taken.
    #[error("this game has no free seats, but you can watch it")]
    NoFreeSeat,
    /// That seat is taken.
    #[error("that seat is taken; choose another")]
    SeatTaken,
    /// There is no such seat.
    #[error("the seats of this game are 0 to {last}")]
    NoSuchSeat {
        /// The last one.
        last: usize,
    },
    /// The game has not begun.
    #[error("the game has not started: not all seats are taken")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// Begun under other rules.
    #[error(
        "this game began under the rules {began}, and this server uses {here}; you can look at it, or \
         continue it from the start of its last turn"
    )]
    Stranded {
        /// The rules it was begun under.
        began: String,
        /// The rules here.
        here: &'static str,
    },
    /// Too late.
    #[error("the game has moved on since you looked: that was decision {sent}, this is {now}")]
    Stale {
        /// What was sent.
        sent: u64,
        /// What would have been right.
        now: u64,
    },
    /// Somebody else's.
    #[error("it is not your decision")]
    NotYours,
    /// Not an option.
    #[error("{0}")]
    IllegalChoice(String),
    /// Nothing to take back.
    #[error("you have no choice to take back")]
    NothingToTakeBack,
    /// Nobody asks.
    #[error("nobody is asking you to agree to anything")]
    NothingAsked,
    /// Cannot concede.
    #[error("{0}")]
    CannotConcede(#[from] ConcedeError),
    /// Still has time.
    #[error("this player still has time to decide")]
    StillTime,
    /// Not replaced.
    #[error("no bot is playing in your seat")]
    NotReplaced,
    /// No review.
    #[error("there is no such review; ask for it again")]
    NoReview,
    /// No hints.
    #[error("this game is played without hints")]
    NoHints,
    /// Longer than any game.
    #[error("this game has become too long to continue; give up, or start another")]
    TooLong,
    /// Bad request.
    #[error("{0}")]
    Bad(String),
    /// Impossible settings.
    #[error("{0}")]
    Impossible(String),
    /// No such address.
    #[error("there is nothing at this address; see docs/API.md")]
    Nowhere,
    /// Too many requests.
    #[error("too many requests; wait a moment and try again")]
    TooMany,
    /// Too many reviews of theirs.
    #[error("some reviews you asked for are still in progress; wait for one to finish, then ask again")]
    TooManyReviews,
    /// More than a request may have in it.
    #[error("this is too long; a request has at most 64 KiB, and one with a record 1 MiB")]
    TooLarge,
    /// Too many games.
    #[error("this server is full; try again later")]
    Full,
    /// From another site.
    #[error("requests from other sites are not accepted")]
    CrossSite,
    /// For whoever runs the server.
    #[error("this is only for the people who run the server")]
    NotOperator,
    /// The database failed.
    #[error("the game could not be saved or loaded; nothing has changed, try again")]
    Store(#[from] StoreError),
    /// A fault of the program.
    #[error("something went wrong here; nothing has changed, and the game goes on")]
    Fault,
}

impl Refusal {
    /// A word for programs, and the status it goes with.
    #[must_use]
    pub const fn code(&self) -> (&'static str, StatusCode) {
        match self {
            Refusal::UnknownGame => ("unknown-game", StatusCode::NOT_FOUND),
            Refusal::NoAccess => ("no-access", StatusCode::FORBIDDEN),
            Refusal::WrongInvite => ("wrong-invite", StatusCode::FORBIDDEN),
            Refusal::NotWelcome => ("not-welcome", StatusCode::FORBIDDEN),
            Refusal::TalkClosed => ("talk-closed", StatusCode::FORBIDDEN),
            Refusal::OnlyListening => ("only-listening", StatusCode::FORBIDDEN),
            Refusal::Banned { .. } => ("banned", StatusCode::FORBIDDEN),
            Refusal::Unsettled => ("unsettled", StatusCode::NOT_FOUND),
            Refusal::NameTaken => ("name-taken", StatusCode::CONFLICT),
            Refusal::UnknownName => ("unknown-name", StatusCode::NOT_FOUND),
            Refusal::WrongLink => ("wrong-link", StatusCode::FORBIDDEN),
            Refusal::NoPasskeys => ("no-passkeys", StatusCode::CONFLICT),
            Refusal::WrongPasskey(_) => ("wrong-passkey", StatusCode::FORBIDDEN),
            Refusal::NoLetters => ("no-letters", StatusCode::CONFLICT),
            Refusal::Unsent => ("unsent", StatusCode::BAD_GATEWAY),
            Refusal::WrongConfirmation => ("wrong-confirmation", StatusCode::FORBIDDEN),
            Refusal::NotKnown => ("not-known", StatusCode::FORBIDDEN),
            Refusal::NotSeated => ("not-seated", StatusCode::FORBIDDEN),
            Refusal::NoFreeSeat => ("no-free-seat", StatusCode::CONFLICT),
            Refusal::SeatTaken => ("seat-taken", StatusCode::CONFLICT),
            Refusal::NoSuchSeat { .. } => ("no-such-seat", StatusCode::BAD_REQUEST),
            Refusal::NotBegun => ("not-begun", StatusCode::CONFLICT),
            Refusal::Over => ("game-over", StatusCode::CONFLICT),
            Refusal::NotOver => ("not-over", StatusCode::CONFLICT),
            Refusal::Stranded { .. } => ("stranded", StatusCode::CONFLICT),
            Refusal::Stale { .. } => ("stale", StatusCode::CONFLICT),
            Refusal::NotYours => ("not-your-decision", StatusCode::FORBIDDEN),
            Refusal::IllegalChoice(_) => ("illegal-choice", StatusCode::UNPROCESSABLE_ENTITY),
            Refusal::NothingToTakeBack => ("nothing-to-take-back", StatusCode::CONFLICT),
            Refusal::NothingAsked => ("nothing-asked", StatusCode::CONFLICT),
            Refusal::CannotConcede(_) => ("cannot-concede", StatusCode::CONFLICT),
            Refusal::StillTime => ("still-time", StatusCode::CONFLICT),
            Refusal::NotReplaced => ("not-replaced", StatusCode::CONFLICT),
            Refusal::NoReview => ("no-review", StatusCode::NOT_FOUND),
            Refusal::NoHints => ("no-hints", StatusCode::FORBIDDEN),
            Refusal::TooLong => ("too-long", StatusCode::CONFLICT),
            Refusal::Bad(_) => ("bad-request", StatusCode::BAD_REQUEST),
            Refusal::Impossible(_) => ("impossible-setup", StatusCode::UNPROCESSABLE_ENTITY),
            Refusal::Nowhere => ("nowhere", StatusCode::NOT_FOUND),
            Refusal::TooMany => ("too-many", StatusCode::TOO_MANY_REQUESTS),
            Refusal::TooManyReviews => ("too-many-reviews", StatusCode::TOO_MANY_REQUESTS),
            Refusal::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Refusal::Full => ("full", StatusCode::SERVICE_UNAVAILABLE),
            Refusal::CrossSite => ("cross-site", StatusCode::FORBIDDEN),
            Refusal::NotOperator => ("not-operator", StatusCode::FORBIDDEN),
            Refusal::Store(_) => ("not-stored", StatusCode::SERVICE_UNAVAILABLE),
            Refusal::Fault => ("fault", StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// How it is told.
    #[must_use]
    pub fn problem(&self) -> Problem {
        Problem { code: self.code().0.to_owned(), message: self.to_string() }
    }
}

impl From<ChooseError> for Refusal {
    fn from(error: ChooseError) -> Refusal {
        match error {
            ChooseError::GameOver => Refusal::Over,
            ChooseError::NotAnOption(_) | ChooseError::NoSuchIndex { .. } => {
                Refusal::IllegalChoice(error.to_string())
            }
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        if let Refusal::Store(error) = &self {
            tracing::error!(%error, "the store failed");
        }
        (self.code().1, Json(json!({"error": self.problem()}))).into_response()
    }
}
