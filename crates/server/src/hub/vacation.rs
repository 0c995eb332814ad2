//! Being away: the clock of one's games over days waits, so long and so often as is fair to the others.

use std::sync::Arc;

use super::writing::TRIES;
use super::{Hub, Table};
use crate::clock::{DAY, now};
use crate::entry::Entry;
use crate::error::Refusal;
use crate::room::Room;
use crate::secret::Holder;
use crate::store::Appended;
use crate::wire::{Pace, Status, Vacation};

/// How many days somebody may be away within a year.
const DAYS: i64 = 30;

/// A year, in milliseconds.
const YEAR: i64 = 365 * DAY;

impl Hub {
    /// Until when somebody is away, and how much of the year's vacation they have left.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn vacation(&self, person: &Holder) -> Result<Vacation, Refusal> {
        let now = now();
        let taken = self.store().vacations(person, now - YEAR).await?;
        let until = taken.last().map(|(_, until)| *until).filter(|until| *until > now);
        let used: i64 = taken.iter().map(|(began, until)| within_the_year(*began, *until, now)).sum();
        Ok(Vacation { until, left: (DAYS * DAY - used).max(0) })
    }

    /// Somebody is away until a time, or is back. Their games over days are told.
    ///
    /// # Errors
    /// If it would be too long, or the store fails.
    pub async fn go_away(&self, person: &Holder, until: Option<i64>) -> Result<(), Refusal> {
        let now = now();
        let taken = self.store().vacations(person, now - YEAR).await?;
        let running = taken.last().copied().filter(|(_, until)| *until > now);
        let before: i64 =
            taken.iter().map(|(began, until)| within_the_year(*began, (*until).min(now), now)).sum();
        let until = match until {
            Some(until) if until <= now => {
                return Err(Refusal::Bad("a vacation must end in the future".to_owned()));
            }
            Some(until) if before + (until - now) > DAYS * DAY => {
                return Err(Refusal::Bad(format!("you can be away for at most {DAYS} days in a year")));
            }
            Some(until) => until,
            None if running.is_none() => return Ok(()),
            None => now,
        };
        let began = running.map_or(now, |(began, _)| began);
        self.store().keep_vacation(person, (began, until), now - YEAR).await?;
        for game in self.store().games_to_play_of(person).await? {
            let table = self.table(&game).await?;
            self.tell_away(&table, person, until).await?;
        }
        Ok(())
    }

    /// Writes down at a table that somebody is away until a time.
    async fn tell_away(&self, table: &Arc<Table>, person: &Holder, until: i64) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut room = table.room.lock().await;
            let Some(seat) = yet_to_be_told(&room, person, until) else { return Ok(()) };
            match self.write(&mut room, Entry::Away { seat, until }).await? {
                Appended::Kept => {
                    drop(room);
                    table.tick();
                }
                Appended::TooLate => self.catch_up(&mut room).await?,
            }
        }
        Err(Refusal::TooMany)
    }
}

/// A seat of somebody's at which it has yet to be told until when they are away.
fn yet_to_be_told(room: &Room, person: &Holder, until: i64) -> Option<usize> {
    let over_days = room.kept().settings.pace == Pace::Turns;
    let going = matches!(room.status(), Status::Open | Status::Running) && !room.is_too_long();
    let now = now();
    let told = |seat: &usize| match room.sitting()[*seat].away_until() {
        Some(last) if last == until => true,
        // Who is back, or was never away here, has nothing to say.
        last => until <= now && last.is_none_or(|last| last <= now),
    };
    room.seats_of(person).into_iter().filter(|_| over_days && going).find(|seat| !told(seat))
}

/// How much of a vacation was within the last year.
fn within_the_year(began: i64, until: i64, now: i64) -> i64 {
    (until - began.max(now - YEAR)).max(0)
}
