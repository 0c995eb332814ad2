//! Who wants bots to think, and in how many games.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::thinking::ROUND;

/// Somebody's games in which a bot thinks or waits for it.
struct Games {
    now: usize,
    /// The most there were of late, and when.
    most: usize,
    since: Instant,
}

impl Games {
    fn set(&mut self, now: usize) {
        self.now = now;
        if now >= self.most || self.is_old() {
            (self.most, self.since) = (now, Instant::now());
        }
    }

    fn is_old(&self) -> bool {
        self.since.elapsed() > ROUND
    }
}

/// Who wants bots to think. Whoever did of late counts, too: when the first of a crowd is done, the last must
/// not get all of the time.
#[derive(Default)]
pub(super) struct Wanting(Mutex<HashMap<String, Games>>);

impl Wanting {
    /// Counts a game of somebody's as long as what this gives lives.
    pub fn enter(&self, person: &str) -> Wants<'_> {
        let mut people = self.people();
        let new = || Games { now: 0, most: 0, since: Instant::now() };
        let games = people.entry(person.to_owned()).or_insert_with(new);
        games.set(games.now + 1);
        Wants { wanting: self, person: person.to_owned() }
    }

    /// How many games there are, of all people.
    pub fn count(&self) -> usize {
        self.people().values().map(|games| games.now).sum()
    }

    /// How many people there are with somebody, and how many games of theirs, of late.
    pub fn crowd(&self, person: &str) -> (usize, usize) {
        let mut people = self.people();
        people.retain(|_, games| games.now > 0 || !games.is_old());
        let others = people.len() - usize::from(people.contains_key(person));
        let games = people.get_mut(person).map_or(1, |games| {
            games.set(games.now);
            games.most.max(1)
        });
        (others + 1, games)
    }

    fn people(&self) -> MutexGuard<'_, HashMap<String, Games>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game of somebody's that counts.
pub(super) struct Wants<'a> {
    wanting: &'a Wanting,
    person: String,
}

impl Drop for Wants<'_> {
    fn drop(&mut self) {
        if let Some(games) = self.wanting.people().get_mut(&self.person) {
            games.now -= 1;
        }
    }
}
