//! Removes games that nobody will come back to.

use std::time::Duration;

use tokio::time::{interval, sleep};

use super::{Hub, LESSON};
use crate::clock::{DAY, now};
use crate::config::Keeping;
use crate::error::Refusal;

/// How often it is looked for them.
const LOOKING: Duration = Duration::from_secs(3600);

/// How many games are removed at once, and how long those who play then have the database to themselves.
const AT_ONCE: usize = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// For how many days lessons are kept.
const LESSONS: u32 = 2;

/// For how many days reviews of records from elsewhere are kept.
const REVIEWS: u32 = 30;

/// For how many days reports are kept that were closed.
const REPORTS: u32 = 90;

impl Hub {
    /// Removes such games from time to time.
    pub(super) async fn expire(self, keeping: Keeping) {
        let mut closing = self.closing();
        let mut again = interval(LOOKING);
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            match self.remove_dead_games(keeping, now()).await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, "games were removed in which nothing happened"),
                Err(error) => tracing::warn!(%error, "games could not be removed"),
            }
        }
    }

    /// Removes games in which nothing has happened for too long; says how many.
    ///
    /// # Errors
    /// If the store fails.
    async fn remove_dead_games(&self, keeping: Keeping, now: i64) -> Result<u64, Refusal> {
        let days = |days: u32| now - i64::from(days) * DAY;
        let mut kinds: Vec<(&[&str], i64)> =
            vec![(&["open"], days(keeping.open)), (&[LESSON], days(LESSONS))];
        if let Some(running) = keeping.running {
            kinds.push((&["running", "stranded"], days(running)));
        }
        self.store().remove_reviews(days(REVIEWS)).await?;
        self.store().remove_reports(days(REPORTS)).await?;
        let (mut removed, mut closing) = (0, self.closing());
        for (statuses, before) in kinds {
            for some in self.store().untouched(statuses, before).await?.chunks(AT_ONCE) {
                for game in some {
                    removed += u64::from(self.remove_game(game, before).await?);
                }
                tokio::select! {
                    _ = closing.changed() => return Ok(removed),
                    () = sleep(PAUSE) => {}
                }
            }
        }
        Ok(removed)
    }

    /// Removes a game in which nothing has happened since before a time, unless somebody waits at it; says
    /// whether it is gone.
    async fn remove_game(&self, game: &str, before: i64) -> Result<bool, Refusal> {
        // Nobody loads it meanwhile, and nobody who waits at it is sent away.
        let _turn = self.0.loading.turn(game).await;
        if self.open_table(game).is_some_and(|table| table.is_used()) {
            return Ok(false);
        }
        let gone = self.store().remove(game, before).await?;
        if gone {
            self.open_tables().remove(game);
        }
        Ok(gone)
    }
}
