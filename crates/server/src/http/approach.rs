//! How somebody comes to a table, and what they see there: the same by every door.

use std::sync::Arc;

use axum::body::Bytes;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::App;
use super::rates::Door;
use super::visitor::Visitor;
use crate::clock::now;
use crate::error::Refusal;
use crate::hub::{Hub, Table};
use crate::room::{Around, Room, Since, Viewer};
use crate::secret::{Holder, Secret};
use crate::wire::{Command, Update};

/// How somebody looks at a game.
#[derive(Deserialize, Default)]
pub(super) struct Look {
    /// Through the eyes of which of their seats.
    pub seat: Option<usize>,
    /// How many lines of the log they have.
    #[serde(default)]
    pub log: usize,
    /// How many remarks they have.
    #[serde(default)]
    pub chat: usize,
    /// Up to which entry they have been told.
    #[serde(default)]
    pub version: u64,
    /// Whether they understand what has changed, and need not be told everything each time.
    #[serde(default)]
    pub patch: u8,
    /// Before which remark.
    #[serde(default)]
    pub before: usize,
    /// How many seconds to wait for news.
    #[serde(default)]
    pub wait: u64,
    /// The secret of the watch link.
    pub watch: Option<String>,
    /// The secret of the invite link.
    pub invite: Option<String>,
}

impl Look {
    pub fn since(&self) -> Since {
        Since { version: self.version, log: self.log, chat: self.chat }
    }
}

/// Reads a body, and says what is wrong with it.
pub(super) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(body)
        .map_err(|error| Refusal::Bad(format!("the request cannot be read: {error}")))
}

/// The table of a game, and how somebody may look at it.
///
/// # Errors
/// If there is no such game, or it is not for their eyes.
pub(super) async fn approach(
    app: &App,
    id: &str,
    holder: Option<Holder>,
    look: &Look,
) -> Result<(Arc<Table>, Viewer), Refusal> {
    let table = app.hub.table(id).await?;
    app.hub.catch_up_to(&table, look.version).await;
    let room = table.look().await;
    let kept = room.kept();
    let shown =
        |given: &Option<String>, secret: &Secret| given.as_deref().is_some_and(|given| secret.is(given));
    let invited = shown(&look.watch, &kept.watch) || shown(&look.invite, &kept.invite);
    let anybody = Viewer { holder, seat: None, invited };
    if !room.is_open_to(&anybody) {
        return Err(Refusal::NoAccess);
    }
    let mine = anybody.holder.as_ref().map(|holder| room.seats_of(holder)).unwrap_or_default();
    let seat = match look.seat {
        Some(seat) if mine.contains(&seat) => Some(seat),
        Some(seat) if seat >= room.sitting().len() => {
            return Err(Refusal::NoSuchSeat { last: room.sitting().len() - 1 });
        }
        Some(_) => return Err(Refusal::NotSeated),
        None => mine.first().copied(),
    };
    Ok((table, Viewer { seat, ..anybody }))
}

/// Lets a remark through that is not one too many.
///
/// # Errors
/// If it is.
pub(super) fn check_talk(app: &App, visitor: &Visitor, command: &Command) -> Result<(), Refusal> {
    if let Command::Chat { .. } = command {
        app.rates.check(Door::Talk, visitor)?;
    }
    Ok(())
}

/// The game as somebody sees it now.
///
/// # Errors
/// If the program is at fault.
pub(super) async fn current(
    hub: &Hub,
    table: &Table,
    viewer: &Viewer,
    since: Since,
) -> Result<Update, Refusal> {
    told(hub, table, &table.look().await, viewer, since).await
}

/// A room as it is told to somebody.
///
/// # Errors
/// If the program is at fault.
pub(super) async fn told(
    hub: &Hub,
    table: &Table,
    room: &Arc<Room>,
    viewer: &Viewer,
    since: Since,
) -> Result<Update, Refusal> {
    let shuns = hub.shuns(viewer.holder.as_ref()).await;
    let around = Around { present: table.present(), hurried: hub.is_hurried(room), now: now(), shuns };
    hub.told(room, viewer, since, around).await
}
