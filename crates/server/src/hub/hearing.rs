//! What other processes have written is heard, and caught up with.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::sleep;

use super::{Hub, Table};
use crate::store::{PEOPLE, PRESENCE};

/// How many games are caught up with at the same time; each needs a connection to the database.
const REFRESHED_AT_ONCE: usize = 4;

impl Hub {
    /// Hears from other processes which games have moved on.
    pub(super) async fn listen(self) {
        let mut closing = self.closing();
        let at_once = Arc::new(Semaphore::new(REFRESHED_AT_ONCE));
        while !*closing.borrow() {
            match self.store().listener().await {
                Ok(None) => return,
                Ok(Some(mut listener)) => {
                    self.has_missed_news();
                    self.refresh_all(&at_once).await;
                    loop {
                        tokio::select! {
                            _ = closing.changed() => return,
                            heard = listener.try_recv() => match heard {
                                Ok(Some(heard)) if heard.channel() == PRESENCE => {
                                    self.hear_presence(heard.payload());
                                }
                                Ok(Some(heard)) if heard.channel() == PEOPLE => {
                                    self.hear_news(heard.payload());
                                }
                                Ok(Some(heard)) => {
                                    let (id, place) = heard.payload().split_once(' ').unwrap_or_default();
                                    self.refresh_soon(id, place.parse().ok(), &at_once).await;
                                }
                                // The connection was lost, and there is another.
                                Ok(None) => {
                                    self.has_missed_news();
                                    self.refresh_all(&at_once).await;
                                }
                                Err(error) => {
                                    tracing::warn!(%error, "listening again");
                                    break;
                                }
                            },
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "other processes cannot be heard"),
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Catches up with what was said while nobody listened.
    pub(super) async fn refresh_all(&self, at_once: &Arc<Semaphore>) {
        let open: Vec<String> = self.open_tables().keys().cloned().collect();
        for id in open {
            self.refresh_soon(&id, None, at_once).await;
        }
    }

    /// Catches up with a game while others are caught up with, so that one that takes a while does not hold
    /// the news of all others up.
    pub(super) async fn refresh_soon(&self, id: &str, place: Option<u64>, at_once: &Arc<Semaphore>) {
        if self.open_table(id).is_none() {
            return;
        }
        let Ok(turn) = at_once.clone().acquire_owned().await else { return };
        let (hub, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            hub.refresh(&id, place).await;
            drop(turn);
        });
    }

    /// Catches up with a game to which something was added, at some place if that is known.
    pub(super) async fn refresh(&self, id: &str, place: Option<u64>) {
        let Some(table) = self.open_table(id) else { return };
        let mut room = table.room.lock().await;
        let before = room.version();
        if place.is_some_and(|place| place < before) {
            // This process wrote it itself, or knows it already.
            return;
        }
        if let Err(error) = self.catch_up(&mut room).await {
            tracing::warn!(%error, game = id, "a game could not be caught up with");
        }
        let moved = room.version() != before;
        drop(room);
        if moved {
            table.tick();
            self.let_bots_play_later(&table);
        }
    }

    /// Catches up with what another process has told somebody already: what they saw there, they
    /// see here.
    pub async fn catch_up_to(&self, table: &Arc<Table>, version: u64) {
        if self.store().is_shared() && table.look().await.version() < version {
            let id = table.look().await.kept().id.clone();
            self.refresh(&id, None).await;
        }
    }
}
