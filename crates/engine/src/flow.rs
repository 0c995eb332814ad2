//! How an effect stops half-way.

/// What verbs return: a value, or the word that the effect must stop here.
///
/// Card code passes a [`Halt`] on with `?` and does nothing else with it.
pub type Flow<T = ()> = Result<T, Halt>;

/// The effect stops here: an answer is missing, the action is over, or the game is.
///
/// Only the engine makes one, and it remembers that it did: an effect that swallows a halt and
/// goes on is caught in debug builds.
#[derive(Debug, PartialEq, Eq)]
#[must_use = "a halt must be passed on with `?`"]
pub struct Halt(pub(crate) Stop);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A player must answer first.
    Ask,
    /// The action is complete, whatever was still to come (Fission), or its player is gone.
    ActionOver,
    /// This player is out of the game; others go on.
    PlayerOut,
    /// The game has ended.
    GameOver,
}

/// Ends an effect with its last verb, whatever that gives: `p.draw(1).done()`.
pub trait Done {
    /// Done; what came of it is of no further use.
    fn done(self) -> Flow;
}

impl<T> Done for Flow<T> {
    #[inline]
    fn done(self) -> Flow {
        self.map(|_| ())
    }
}
