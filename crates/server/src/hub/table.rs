//! One table in use: its room, those who are connected, and the bell that rings when something
//! changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as PlainMutex, PoisonError};
use std::time::{Duration, Instant};

use splay_bots::{Brain, Level};
use tokio::sync::{Mutex, mpsc, watch};

use super::errand::Errand;
use super::presence::{BELIEVED, Change};
use crate::room::Room;

/// The bots of a table by their seats, each with the level it was made for.
type Brains = HashMap<usize, (Level, Box<dyn Brain>)>;

/// One table in use.
pub struct Table {
    /// What happens at it. Whoever looks takes it as it is and lets others go on; whoever changes it
    /// puts another in its place.
    pub room: Mutex<Arc<Room>>,
    /// Whether bots play here for whoever looks in, and nothing is kept.
    exhibition: bool,
    bell: watch::Sender<u64>,
    /// How many connections look through the eyes of each seat.
    looking: Vec<AtomicUsize>,
    connections: AtomicUsize,
    /// Which seats have somebody connected to another process, and when it said so.
    elsewhere: PlainMutex<HashMap<u64, (Vec<bool>, Instant)>>,
    /// Where other processes are told of changes, if there can be others.
    news: Option<(String, mpsc::UnboundedSender<Change>)>,
    /// The bots that play here, with what they know and have thought of.
    brains: PlainMutex<Brains>,
    /// Bots are let play.
    pub(super) bots: Errand,
    /// About which decision the absent player was told last.
    told: AtomicU64,
    started: Instant,
    /// When it was last used, in seconds after it was started.
    used: AtomicU64,
}

impl Table {
    pub(super) fn new(room: Room, news: Option<mpsc::UnboundedSender<Change>>) -> Table {
        let news = news.map(|news| (room.kept().id.clone(), news));
        let looking = room.sitting().iter().map(|_| AtomicUsize::new(0)).collect();
        Table {
            room: Mutex::new(Arc::new(room)),
            exhibition: false,
            bell: watch::Sender::new(0),
            looking,
            connections: AtomicUsize::new(0),
            elsewhere: PlainMutex::default(),
            news,
            brains: PlainMutex::default(),
            bots: Errand::default(),
            told: AtomicU64::new(u64::MAX),
            started: Instant::now(),
            used: AtomicU64::new(0),
        }
    }

    /// The table of a game that bots play for whoever looks in.
    pub(super) fn exhibition(room: Room) -> Table {
        Table { exhibition: true, ..Table::new(room, None) }
    }

    /// Whether bots play here for whoever looks in, and nothing is kept.
    #[must_use]
    pub fn is_exhibition(&self) -> bool {
        self.exhibition
    }

    /// The room as it is now.
    pub async fn look(&self) -> Arc<Room> {
        self.room.lock().await.clone()
    }

    /// Rings when something changes.
    #[must_use]
    pub fn bell(&self) -> watch::Receiver<u64> {
        self.bell.subscribe()
    }

    /// Tells those who are connected that something has changed.
    pub fn tick(&self) {
        self.used.store(self.started.elapsed().as_secs(), Ordering::Relaxed);
        self.bell.send_modify(|count| *count += 1);
    }

    /// Which seats have somebody connected, here or to another process.
    #[must_use]
    pub fn present(&self) -> Vec<bool> {
        let mut present = self.present_here();
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        for (seats, _) in elsewhere.values().filter(|(_, heard)| heard.elapsed() < BELIEVED) {
            present.iter_mut().zip(seats).for_each(|(here, there)| *here |= there);
        }
        present
    }

    /// Which seats have somebody connected to this process.
    pub(super) fn present_here(&self) -> Vec<bool> {
        self.looking.iter().map(|count| count.load(Ordering::Relaxed) > 0).collect()
    }

    /// Hears which seats have somebody connected to another process.
    pub(super) fn hear(&self, process: u64, seats: Vec<bool>) {
        let before = self.present();
        {
            let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
            if seats.contains(&true) {
                elsewhere.insert(process, (seats, Instant::now()));
            } else {
                elsewhere.remove(&process);
            }
        }
        if self.present() != before {
            self.tick();
        }
    }

    /// Tells other processes which seats have somebody connected, and perhaps asks them.
    pub(super) fn tell(&self, asks: bool) {
        if let Some((game, news)) = &self.news {
            news.send(Change { game: game.clone(), asks }).ok();
        }
    }

    /// Somebody came or went.
    fn presence_changed(&self) {
        self.tell(false);
        self.tick();
    }

    pub(super) fn is_used(&self) -> bool {
        self.connections.load(Ordering::Relaxed) > 0 || self.bots.is_under_way()
    }

    /// For how long it has not been used.
    pub(super) fn idle(&self) -> Duration {
        let used = Duration::from_secs(self.used.load(Ordering::Relaxed));
        self.started.elapsed().saturating_sub(used)
    }

    /// Takes the bot at a seat away to think, if there is one of this level.
    pub(super) fn take_brain(&self, seat: usize, level: Level) -> Option<Box<dyn Brain>> {
        let taken = self.brains.lock().unwrap_or_else(PoisonError::into_inner).remove(&seat)?;
        Some(taken).filter(|(of, _)| *of == level).map(|(_, brain)| brain)
    }

    pub(super) fn put_brain_back(&self, seat: usize, level: Level, brain: Box<dyn Brain>) {
        self.brains.lock().unwrap_or_else(PoisonError::into_inner).insert(seat, (level, brain));
    }

    /// The absent player is told once more.
    pub(super) fn call_again(&self) {
        self.told.store(u64::MAX, Ordering::Relaxed);
    }

    /// Whether the absent player has yet to be told of this decision.
    pub(super) fn hooked(&self, number: u64) -> bool {
        self.told.swap(number, Ordering::Relaxed) != number
    }
}

/// Somebody is connected, as long as this lives.
pub struct Presence {
    table: Arc<Table>,
    seat: Option<usize>,
}

impl Presence {
    /// Somebody connects, to look through the eyes of a seat or from outside.
    #[must_use]
    pub fn new(table: &Arc<Table>, seat: Option<usize>) -> Presence {
        table.connections.fetch_add(1, Ordering::Relaxed);
        let presence = Presence { table: table.clone(), seat };
        if presence.count(1) == Some(0) {
            table.presence_changed();
        }
        presence
    }

    fn count(&self, by: isize) -> Option<usize> {
        let count = self.seat.and_then(|seat| self.table.looking.get(seat))?;
        Some(count.fetch_add(by as usize, Ordering::Relaxed))
    }

    /// The same one looks through other eyes.
    pub fn look(&mut self, seat: Option<usize>) {
        self.count(-1);
        self.seat = seat;
        self.count(1);
        self.table.presence_changed();
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.connections.fetch_sub(1, Ordering::Relaxed);
        if self.count(-1) == Some(1) {
            self.table.presence_changed();
        }
    }
}
