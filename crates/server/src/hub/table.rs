//! One table in use: its room, those who are connected, and the bell that rings when something
//! changes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, watch};

use crate::room::Room;

/// One table in use.
pub struct Table {
    /// What happens at it.
    pub room: Mutex<Room>,
    bell: watch::Sender<u64>,
    /// How many connections look through the eyes of each seat.
    looking: Vec<AtomicUsize>,
    connections: AtomicUsize,
    /// Whether a bot is thinking already.
    pub(super) thinking: AtomicBool,
    /// About which decision the absent player was told last.
    told: AtomicU64,
    started: Instant,
    /// When it was last used, in seconds after it was started.
    used: AtomicU64,
}

impl Table {
    pub(super) fn new(room: Room) -> Table {
        let looking = room.sitting().iter().map(|_| AtomicUsize::new(0)).collect();
        Table {
            room: Mutex::new(room),
            bell: watch::Sender::new(0),
            looking,
            connections: AtomicUsize::new(0),
            thinking: AtomicBool::new(false),
            told: AtomicU64::new(u64::MAX),
            started: Instant::now(),
            used: AtomicU64::new(0),
        }
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

    /// Which seats have somebody connected.
    #[must_use]
    pub fn present(&self) -> Vec<bool> {
        self.looking.iter().map(|count| count.load(Ordering::Relaxed) > 0).collect()
    }

    pub(super) fn is_used(&self) -> bool {
        self.connections.load(Ordering::Relaxed) > 0 || self.thinking.load(Ordering::Relaxed)
    }

    pub(super) fn idle_for(&self, time: Duration) -> bool {
        let used = Duration::from_secs(self.used.load(Ordering::Relaxed));
        self.started.elapsed().saturating_sub(used) > time
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
            table.tick();
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
        self.table.tick();
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.connections.fetch_sub(1, Ordering::Relaxed);
        if self.count(-1) == Some(1) {
            self.table.tick();
        }
    }
}
