//! Who is connected to other processes. Processes on one database tell each other, so that a player
//! who is connected anywhere looks present everywhere, and is not told again by webhook.
//!
//! Nothing of this is kept. What a process has told is believed for a while; it tells it again in
//! time, and a process that ends without a word is forgotten.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::interval;

use super::Hub;
use super::recall::ALIVE;

/// How often everything is told again.
const AGAIN: Duration = Duration::from_secs(30);

/// How long what another process has told is believed.
pub(super) const BELIEVED: Duration = Duration::from_secs(75);

/// How many games are told of at once: Postgres carries 8,000 bytes.
const AT_ONCE: usize = 100;

/// The players at a table of this process are others than before, or it is new here.
pub(super) struct Change {
    pub game: String,
    /// Whether other processes are asked who is connected to them.
    pub asks: bool,
}

/// What one process tells the others.
#[derive(Serialize, Deserialize)]
struct Telling {
    process: u64,
    asks: bool,
    /// The seats of each game that have somebody connected to this process.
    games: Vec<(String, Vec<bool>)>,
}

impl Hub {
    /// Tells other processes who is connected to this one, until it stops.
    pub(super) async fn tell_presence(self, mut changes: mpsc::UnboundedReceiver<Change>) {
        let mut closing = self.closing();
        let mut again = interval(AGAIN);
        let mut alive = interval(ALIVE);
        let mut changed = Vec::new();
        loop {
            tokio::select! {
                _ = closing.changed() => {
                    self.tell_all(|seats| vec![false; seats.len()]).await;
                    return;
                }
                _ = again.tick() => self.tell_all(|seats| seats).await,
                _ = alive.tick() => self.tell_itself().await,
                _ = changes.recv_many(&mut changed, AT_ONCE) => {
                    let asks = changed.iter().any(|change| change.asks);
                    let games = {
                        let tables = self.open_tables();
                        let here = |change: Change| {
                            let here = tables.get(&change.game).map(|table| table.present_here());
                            Some((change.game, here?))
                        };
                        changed.drain(..).filter_map(here).collect()
                    };
                    self.tell(asks, games).await;
                }
            }
        }
    }

    /// Tells of all tables at which somebody is connected.
    async fn tell_all(&self, seats: impl Fn(Vec<bool>) -> Vec<bool>) {
        let mut games: Vec<(String, Vec<bool>)> = {
            let tables = self.open_tables();
            let here = tables.iter().map(|(game, table)| (game.clone(), table.present_here()));
            here.filter(|(_, here)| here.contains(&true)).collect()
        };
        games.iter_mut().for_each(|(_, here)| *here = seats(std::mem::take(here)));
        for some in games.chunks(AT_ONCE) {
            self.tell(false, some.to_vec()).await;
        }
    }

    async fn tell(&self, asks: bool, games: Vec<(String, Vec<bool>)>) {
        let telling = Telling { process: self.0.process, asks, games };
        let Ok(text) = serde_json::to_string(&telling) else { return };
        if let Err(error) = self.store().tell_presence(&text).await {
            tracing::warn!(%error, "other processes could not be told who is connected");
        }
    }

    /// Hears from another process who is connected to it.
    pub(super) fn hear_presence(&self, text: &str) {
        let Ok(Telling { process, asks, games }) = serde_json::from_str(text) else { return };
        if process == self.0.process {
            return;
        }
        for (game, seats) in games {
            let Some(table) = self.open_tables().get(&game).cloned() else { continue };
            table.hear(process, seats);
            if asks && table.present_here().contains(&true) {
                table.tell(false);
            }
        }
    }
}
