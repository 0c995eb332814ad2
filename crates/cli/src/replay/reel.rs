//! A record that can be wound forward and back.

use std::path::Path;

use splay_engine::{Catalog, Chronicle, Move, Record, Seat};

use crate::error::Failure;
use crate::play::session::replayed;

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who made it.
    pub player: Seat,
    /// What was done.
    pub made: Move,
    /// How many events had happened before.
    pub event: usize,
    /// The turn it belongs to.
    pub turn: u16,
}

/// A record that can be wound forward and back.
pub struct Reel {
    record: Record,
    catalog: &'static Catalog,
    steps: Vec<Step>,
    chronicle: Chronicle,
    at: usize,
}

impl Reel {
    /// Plays a record to its end, to see that it can be.
    ///
    /// # Errors
    /// If its choices were not possible, or it does not end as it says.
    pub fn new(record: Record, file: &Path) -> Result<Reel, Failure> {
        let whole = replayed(&record, file)?;
        let catalog = splay_cards::catalog(record.edition, record.sets);
        let mut chronicle = record.replay_until(catalog, 0).map_err(Failure::usage)?;
        let mut steps = Vec::new();
        for &made in whole.moves() {
            let player = match made {
                Move::Concession(seat) => Some(seat),
                Move::Choice(_) => chronicle.decision().map(|decision| decision.player),
            };
            let (event, turn) = (chronicle.events().len(), chronicle.state().turn());
            steps.push(Step { player: player.unwrap_or_default(), made, event, turn });
            forward(&mut chronicle, made);
        }
        let at = steps.len();
        Ok(Reel { record, catalog, steps, chronicle: whole, at })
    }

    /// The game as far as it is wound.
    #[must_use]
    pub fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// All moves.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many moves have been made.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The move that comes next.
    #[must_use]
    pub fn next(&self) -> Option<&Step> {
        self.steps.get(self.at)
    }

    /// The move that was made last.
    #[must_use]
    pub fn last(&self) -> Option<&Step> {
        self.at.checked_sub(1).and_then(|last| self.steps.get(last))
    }

    /// Winds to the point where so many moves have been made.
    pub fn wind_to(&mut self, step: usize) {
        let step = step.min(self.steps.len());
        if step < self.at
            && let Ok(earlier) = self.record.replay_until(self.catalog, step)
        {
            self.chronicle = earlier;
            self.at = step;
        }
        while self.at < step {
            forward(&mut self.chronicle, self.steps[self.at].made);
            self.at += 1;
        }
    }

    /// The start of the next turn.
    #[must_use]
    pub fn next_turn(&self) -> usize {
        let turn = self.next().map_or(0, |step| step.turn);
        let later = self.steps.iter().skip(self.at).position(|step| step.turn != turn);
        later.map_or(self.steps.len(), |steps| self.at + steps)
    }

    /// The start of this turn, or at its start, of the one before.
    #[must_use]
    pub fn previous_turn(&self) -> usize {
        let Some(turn) = self.last().map(|step| step.turn) else { return 0 };
        let earlier = self.steps[..self.at].iter().rposition(|step| step.turn != turn);
        earlier.map_or(0, |step| step + 1)
    }
}

/// Makes a move that is known to be possible.
fn forward(chronicle: &mut Chronicle, made: Move) {
    let done = chronicle.make(made);
    debug_assert!(done.is_ok(), "the record was played to its end before");
}
