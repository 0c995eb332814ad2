//! Tables are opened when somebody comes, and put away when nobody is left.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::{Hub, Table};
use crate::error::Refusal;
use crate::room::{Remains, Room};

/// How long a table stays that nobody uses.
const IDLE: Duration = Duration::from_secs(600);

impl Hub {
    /// The table of a game.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be loaded.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        if let Some(table) = self.open_table(id) {
            return Ok(table);
        }
        // However many ask for it, a game is loaded once.
        let _turn = self.0.loading.turn(id).await;
        if let Some(table) = self.open_table(id) {
            return Ok(table);
        }
        self.check_room()?;
        let table = Arc::new(Table::new(self.load(id).await?, self.0.news.clone()));
        self.make_room(id, table.clone())?;
        table.tell(true);
        if self.store().is_shared() {
            // What another process wrote between the loading and now was told to nobody here.
            self.refresh(id, None).await;
        }
        self.let_bots_play(&table).await;
        if table.look().await.bot_at().is_some() {
            self.let_bot_join(&table);
        }
        Ok(table)
    }

    /// Whether there is room for a table, or there would be if one that nobody uses were put away.
    pub(super) fn check_room(&self) -> Result<(), Refusal> {
        let tables = self.open_tables();
        let room = tables.len() < self.0.limits.tables || tables.values().any(is_left);
        if room { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Sets a table up. If there is no room, those go that nobody has used for longest.
    pub(super) fn make_room(&self, id: &str, table: Arc<Table>) -> Result<(), Refusal> {
        let mut tables = self.open_tables();
        while tables.len() >= self.0.limits.tables {
            let left = tables.iter().filter(|(_, table)| is_left(table));
            let idlest = left.max_by_key(|(_, table)| table.idle()).map(|(id, _)| id.clone());
            tables.remove(&idlest.ok_or(Refusal::Full)?);
        }
        tables.insert(id.to_owned(), table);
        Ok(())
    }

    pub(super) fn open_table(&self, id: &str) -> Option<Arc<Table>> {
        self.open_tables().get(id).cloned()
    }

    /// Works out a room from what is kept of it.
    pub(super) async fn load(&self, id: &str) -> Result<Room, Refusal> {
        let began = Instant::now();
        let kept = self.store().game(id).await?.ok_or(Refusal::UnknownGame)?;
        let remains = match kept.has_these_rules() {
            true => None,
            false => Some(self.store().remains(id).await?),
        };
        let entries = self.store().entries(id, 0).await?;
        let working_out = move || {
            let remains = remains
                .map(|(summary, snapshot)| Remains::read(&kept.settings, snapshot.as_deref(), &summary));
            Room::load(kept, remains, &entries)
        };
        let room = self.0.loading.work(working_out).await?;
        metrics::histogram!("splay_load_seconds").record(began.elapsed().as_secs_f64());
        room
    }

    /// Puts tables away that nobody uses.
    pub(super) async fn put_away(self) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                () = sleep(Duration::from_secs(30)) => {}
            }
            self.open_tables().retain(|_, table| table.is_used() || table.idle() <= IDLE);
            metrics::gauge!("splay_tables").set(self.tables() as f64);
        }
    }
}

/// Whether nobody is at a table: neither is somebody connected, nor does anybody do something there now, for
/// which they would have it in hand. While all tables are held, nobody can take it.
fn is_left(table: &Arc<Table>) -> bool {
    !table.is_used() && Arc::strong_count(table) == 1
}
