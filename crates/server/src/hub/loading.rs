//! Playing games again, which takes a while if they are long: on threads of its own, few at a time, and
//! each game once for all who ask for it, so that nobody else waits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::threads::Threads;
use crate::error::Refusal;

/// Who is at it.
pub(crate) struct Loading {
    games: Mutex<HashMap<String, Arc<AsyncMutex<()>>>>,
    threads: Threads,
}

/// The right to load a game, as long as this lives.
pub(super) struct Turn<'a> {
    loading: &'a Loading,
    game: String,
    held: Option<OwnedMutexGuard<()>>,
}

impl Loading {
    /// On so many threads at most.
    pub fn new(threads: usize) -> Loading {
        Loading { games: Mutex::default(), threads: Threads::new(threads) }
    }

    /// Waits until nobody else loads this game.
    pub(super) async fn turn(&self, game: &str) -> Turn<'_> {
        let lock = self.games().entry(game.to_owned()).or_default().clone();
        let mut turn = Turn { loading: self, game: game.to_owned(), held: None };
        turn.held = Some(lock.lock_owned().await);
        turn
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<AsyncMutex<()>>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something that takes a while.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.threads.work(work).await
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.held = None;
        let mut games = self.loading.games();
        // The last one who waited takes the lock away.
        if games.get(&self.game).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            games.remove(&self.game);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex, mpsc};
    use std::time::Duration;

    use futures_util::future::join_all;
    use serde_json::json;
    use tempfile::TempDir;
    use tokio::task::{JoinSet, yield_now};
    use tokio::time::timeout;

    use crate::config::Config;
    use crate::hub::Hub;
    use crate::secret::Secret;
    use crate::store::Store;

    /// A hub with a game, and the folder that it is kept in.
    async fn with_a_game() -> (Hub, String, TempDir) {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let config = Config::in_a_folder(folder.path());
        let store = Store::open(&config.database).await.expect("it opens");
        let hub = Hub::new(store, &config).expect("no letters are sent");
        let game = json!({"edition": "third", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]});
        let game = serde_json::from_value(game).expect("it is a game");
        let (id, _) = hub.create(game, &Secret::random().holder()).await.expect("it can be made");
        (hub, id, folder)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_game_is_loaded_once_for_all_who_ask() {
        let (hub, id, _folder) = with_a_game().await;
        for _ in 0..10 {
            hub.open_tables().clear();
            let asking = (0..8).map(|_| {
                let (hub, id) = (hub.clone(), id.clone());
                tokio::spawn(async move { hub.table(&id).await })
            });
            let found = join_all(asking).await.into_iter();
            let tables: Vec<_> =
                found.map(|table| table.expect("nobody panics").expect("it is loaded")).collect();
            // Whoever loads a game sets up a table of it.
            assert!(tables.iter().all(|table| Arc::ptr_eq(table, &tables[0])), "all sit at one table");
        }
        hub.close();
        hub.store().clone().close().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn however_many_look_into_records_games_are_loaded() {
        let (hub, id, _folder) = with_a_game().await;
        hub.open_tables().clear();
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let mut readers = JoinSet::new();
        for _ in 0..24 {
            let (hub, held) = (hub.clone(), held.clone());
            // Nothing but this test lets it end.
            let endless = move || held.lock().unwrap().recv().is_err();
            readers.spawn(async move { hub.study(endless).await });
        }
        while hub.0.studying.idle() > 0 {
            yield_now().await;
        }
        let loading = timeout(Duration::from_secs(60), hub.table(&id)).await;
        assert!(loading.expect("who plays does not wait for them").is_ok());
        drop(release);
        assert!(readers.join_all().await.into_iter().all(|read| read.is_ok_and(|ended| ended)));
        hub.close();
        hub.store().clone().close().await;
    }
}
