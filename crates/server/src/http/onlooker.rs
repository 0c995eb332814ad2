//! One who looks on while a game goes on: through whose eyes, and how much they have been told. A seat can
//! be lost meanwhile; then they see no more through it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::approach::told;
use super::teller::Teller;
use crate::error::Refusal;
use crate::hub::{Hub, Presence, Table};
use crate::room::{Room, Since, Viewer};
use crate::wire::{Command, Update};

/// One who looks on while a game goes on.
pub(super) struct Onlooker {
    table: Arc<Table>,
    viewer: Viewer,
    since: Since,
    teller: Teller,
    /// From when on they stay until they go.
    presence: Option<Presence>,
}

impl Onlooker {
    /// One who has been told so much already.
    pub fn new(table: Arc<Table>, viewer: Viewer, since: Since, teller: Teller) -> Onlooker {
        Onlooker { table, viewer, since, teller, presence: None }
    }

    /// Rings when something changes.
    pub fn bell(&self) -> watch::Receiver<u64> {
        self.table.bell()
    }

    /// They are there from now on.
    pub fn stay(&mut self) {
        self.presence = Some(Presence::new(&self.table, self.viewer.seat));
    }

    /// They have gone, but are taken to be there for a while longer, at a seat that stays theirs.
    pub async fn linger(mut self, time: Duration) {
        let mut bell = self.bell();
        let keeping_to_it = async {
            loop {
                let room = self.table.look().await;
                if self.keep_to_what_is_theirs(&room).is_err() || bell.changed().await.is_err() {
                    return;
                }
            }
        };
        timeout(time, keeping_to_it).await.ok();
    }

    /// Waits until there is something that they have not been told.
    pub async fn news(&self, bell: &mut watch::Receiver<u64>) {
        while self.table.look().await.version() <= self.since.version {
            if bell.changed().await.is_err() {
                return;
            }
        }
    }

    /// Does what they want.
    ///
    /// # Errors
    /// If it is not theirs to want, or not now.
    pub async fn obey(&mut self, hub: &Hub, command: &Command) -> Result<(), Refusal> {
        if let Command::Look { seat } = *command {
            return self.look(seat).await;
        }
        hub.command(&self.table, &self.viewer, command).await
    }

    /// Looks through other eyes of theirs.
    async fn look(&mut self, seat: usize) -> Result<(), Refusal> {
        let eyes = Viewer { seat: Some(seat), ..self.viewer.clone() };
        if self.table.look().await.eyes_of(&eyes).is_none() {
            return Err(Refusal::NotSeated);
        }
        self.see_through(Some(seat));
        Ok(())
    }

    /// Everything is told anew, as those eyes saw it.
    fn see_through(&mut self, seat: Option<usize>) {
        self.viewer.seat = seat;
        self.since.log = 0;
        self.teller.forget();
        if let Some(presence) = &mut self.presence {
            presence.look(seat);
        }
    }

    /// Sees no more through a seat that was lost.
    ///
    /// # Errors
    /// If without it the game is not for their eyes.
    fn keep_to_what_is_theirs(&mut self, room: &Room) -> Result<(), Refusal> {
        if self.viewer.seat != room.eyes_of(&self.viewer) {
            self.see_through(None);
        }
        if room.is_open_to(&self.viewer) { Ok(()) } else { Err(Refusal::NoAccess) }
    }

    /// The game as they see it now.
    ///
    /// # Errors
    /// If it is for their eyes no more, or the program is at fault.
    pub async fn update(&mut self, hub: &Hub) -> Result<Update, Refusal> {
        let room = self.table.look().await;
        self.keep_to_what_is_theirs(&room)?;
        let update = told(hub, &self.table, &room, &self.viewer, self.since).await?;
        self.since = room.all();
        Ok(update)
    }

    /// The same as it is sent.
    ///
    /// # Errors
    /// The same.
    pub async fn message(&mut self, hub: &Hub) -> Result<String, Refusal> {
        let update = self.update(hub).await?;
        self.teller.say(update).map_err(|_| Refusal::Fault)
    }

    /// Forgets what was told long ago.
    pub fn tidy(&mut self) {
        self.teller.tidy();
    }
}
