//! A game that bots play for whoever looks in. It is kept nowhere, goes on only while somebody looks,
//! and when it is over the next one begins.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

use splay_bots::{Bot, Level};
use splay_engine::{Edition, Options, Prompt, Rules, Sets};
use tokio::sync::Mutex;
use tokio::time::sleep;

use super::{Hub, Table};
use crate::clock::now;
use crate::entry::{Dated, Entry, Kept, Meant, Settings};
use crate::error::Refusal;
use crate::room::Room;
use crate::secret::{Secret, new_game_id, new_salt, new_seed};
use crate::wire::{GameInfo, Pace, Status};

/// Who plays.
const PLAYERS: [Level; 2] = [Level::Medium, Level::Hard];

/// How many choices are made before anybody looks.
const OPENING: usize = 36;

/// How long an action is looked at before the next, and a choice within one.
const ACTION: Duration = Duration::from_millis(3200);
const CHOICE: Duration = Duration::from_millis(1200);

/// How long the end of a game is looked at.
const AFTERGLOW: Duration = Duration::from_secs(12);

/// How often it is looked whether anybody looks.
const LOOKING: Duration = Duration::from_secs(1);

/// The game that is shown, if one is.
#[derive(Default)]
pub(super) struct Exhibition {
    shown: Mutex<Option<Arc<Table>>>,
    /// When somebody last asked for it.
    asked: AtomicI64,
}

impl Hub {
    /// The game that bots play for whoever looks in. If there is none, one begins.
    ///
    /// # Errors
    /// If there can be none, which would be a fault of the program.
    pub async fn exhibition(&self) -> Result<GameInfo, Refusal> {
        let exhibition = &self.0.exhibition;
        exhibition.asked.store(now(), Ordering::Relaxed);
        let mut shown = exhibition.shown.lock().await;
        let table = match &*shown {
            // Tables that nobody has used for long are put away.
            Some(table) if self.is_open(table).await => table.clone(),
            _ => {
                let table = self.work(|| Arc::new(Table::exhibition(under_way(kept())))).await?;
                let id = table.look().await.kept().id.clone();
                self.open_tables().insert(id, table.clone());
                tokio::spawn(self.clone().show(table.clone()));
                shown.insert(table).clone()
            }
        };
        drop(shown);
        let room = table.look().await;
        Ok(room.info(None, &table.present()))
    }

    async fn is_open(&self, table: &Arc<Table>) -> bool {
        let id = table.look().await.kept().id.clone();
        self.open_table(&id).is_some()
    }

    /// Lets bots play while somebody looks.
    async fn show(self, table: Arc<Table>) {
        let mut closing = self.closing();
        let mut pause = CHOICE;
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                () = sleep(pause) => {}
            }
            if !self.is_open(&table).await {
                return;
            }
            match self.show_on(&table).await {
                Some(next) => pause = next,
                None => break,
            }
        }
        sleep(AFTERGLOW).await;
        // Whoever still looks keeps the table that they see; whoever asks gets the next.
        *self.0.exhibition.shown.lock().await = None;
    }

    /// Lets a bot make one choice if somebody looks; says how long to wait then, or nothing if the game is over.
    async fn show_on(&self, table: &Arc<Table>) -> Option<Duration> {
        let since = now() - self.0.exhibition.asked.load(Ordering::Relaxed);
        let asked = since < self.0.limits.exhibition.as_millis() as i64;
        if !(asked || table.is_used()) || self.0.thinking.is_crowded() {
            return Some(LOOKING);
        }
        self.show_choice(table).await
    }

    /// Lets a bot make one choice; says how long to look at it, or nothing if the game is over.
    async fn show_choice(&self, table: &Arc<Table>) -> Option<Duration> {
        let (game, seat, dice) = {
            let room = table.look().await;
            (room.chronicle()?.clone(), room.deciding()?, room.kept().settings.dice)
        };
        let level = PLAYERS[seat % PLAYERS.len()];
        let choice = self.think(table, Instant::now(), game, (seat, level), dice).await?;
        let mut room = table.room.lock().await;
        let next = room.after(&Dated { entry: Entry::Chose { seat, choice }, at: now() }).ok()?;
        let acts = |room: &Room| {
            let decision = room.chronicle().and_then(|game| game.decision());
            decision.is_some_and(|decision| decision.prompt == Prompt::Action)
        };
        let over = next.status() == Status::Over || next.is_too_long();
        let pause = if acts(&next) { ACTION } else { CHOICE };
        *room = Arc::new(next);
        drop(room);
        table.tick();
        (!over).then_some(pause)
    }
}

/// A game in which the first choices have been made already, so that there is something to see.
fn under_way(kept: Kept) -> Room {
    let mut brains = PLAYERS.map(|_| Bot::Level(Level::Easy).brain(kept.settings.dice));
    let mut room = Room::new(kept);
    for _ in 0..OPENING {
        let Some((game, seat)) = room.chronicle().zip(room.deciding()) else { break };
        let index = brains[seat % PLAYERS.len()].choose(game, &AtomicBool::new(false));
        let Some(choice) = game.game().options().get(index) else { break };
        let choice = choice.text(game.game().catalog());
        let Ok(next) = room.after(&Dated { entry: Entry::Chose { seat, choice }, at: now() }) else {
            break;
        };
        room = next;
    }
    room
}

/// What is played, by a number: every edition as often as the others, and in it every collection of sets.
fn on_show(number: u64) -> (Edition, Sets) {
    let editions = Edition::ALL.len() as u64;
    let edition = Edition::ALL[(number % editions) as usize];
    let sets: Vec<Sets> = Sets::of(edition).collect();
    (edition, sets[(number / editions % sets.len() as u64) as usize])
}

/// A game of bots that is kept nowhere.
fn kept() -> Kept {
    let (edition, sets) = on_show(new_seed());
    let seats = PLAYERS.iter().map(|level| Meant::Bot(level.name().to_owned())).collect();
    let settings = Settings {
        edition,
        sets,
        teams: Vec::new(),
        options: Options::default(),
        seed: new_seed(),
        salt: Some(new_salt()),
        dice: new_seed(),
        seats,
        pace: Pace::Live,
        allowance: None,
        listed: true,
        hints: false,
        from: None,
        arranged: false,
        lesson: false,
        bot_after: None,
    };
    Kept {
        id: new_game_id(),
        rules: Rules::VERSION.to_owned(),
        settings,
        invite: Secret::random(),
        watch: Secret::random(),
        created: now(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::config::{Config, Limits};
    use crate::hub::Presence;
    use crate::store::Store;

    #[tokio::test(flavor = "multi_thread")]
    async fn bots_rest_when_nobody_looks() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let limits = Limits { exhibition: Duration::ZERO, ..Limits::default() };
        let config = Config { limits, ..Config::in_a_folder(folder.path()) };
        let store = Store::open(&config.database).await.expect("it opens");
        let hub = Hub::new(store, &config).expect("no letters are sent");
        let table = Arc::new(Table::exhibition(Room::new(kept())));
        let number = async || table.look().await.number();
        for n in 0..3 {
            for _ in 0..2 {
                assert_eq!((hub.show_on(&table).await, number().await), (Some(LOOKING), n));
            }
            let somebody = Presence::new(&table, None);
            assert!(hub.show_on(&table).await.is_some());
            assert_eq!(number().await, n + 1, "they go on where they were");
            drop(somebody);
        }
        hub.close();
        hub.store().clone().close().await;
    }

    #[test]
    fn every_edition_with_every_collection_of_sets_is_shown_at_times() {
        let all = Edition::ALL
            .into_iter()
            .flat_map(|edition| Sets::of(edition).map(move |sets| (edition, sets)));
        let shown: BTreeSet<_> = (0..100).map(on_show).map(|show| format!("{show:?}")).collect();
        assert_eq!(shown, all.map(|show| format!("{show:?}")).collect());
    }
}
