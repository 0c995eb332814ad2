//! Games by request and answer.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use splay_engine::Record;
use tokio::time::timeout;

use super::App;
use super::visitor::{Known, Visitor};
use crate::clock::now;
use crate::error::Refusal;
use crate::hub::Table;
use crate::room::{Since, Viewer};
use crate::secret::Holder;
use crate::wire::{Command, GameInfo, Hint, Join, Me, NewGame, Seated, Statistics, Update};

/// The longest that a request for news waits for some.
const LONGEST_WAIT: u64 = 30;

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
    let room = table.room.lock().await;
    let mine = holder.as_ref().map(|holder| room.seats_of(holder)).unwrap_or_default();
    let kept = room.kept();
    let shown = |given: &Option<String>, secret: &crate::secret::Secret| {
        given.as_deref().is_some_and(|given| secret.is(given))
    };
    let welcome = kept.settings.listed
        || !mine.is_empty()
        || shown(&look.watch, &kept.watch)
        || shown(&look.invite, &kept.invite);
    if !welcome {
        return Err(Refusal::NoAccess);
    }
    let seat = match look.seat {
        Some(seat) if mine.contains(&seat) => Some(seat),
        Some(seat) if seat >= room.sitting().len() => {
            return Err(Refusal::NoSuchSeat { last: room.sitting().len() - 1 });
        }
        Some(_) => return Err(Refusal::NotSeated),
        None => mine.first().copied(),
    };
    drop(room);
    Ok((table, Viewer { holder, seat }))
}

/// The game as somebody sees it now.
pub(super) async fn current(table: &Table, viewer: &Viewer, since: Since) -> (Update, Since) {
    let room = table.room.lock().await;
    (room.update(viewer, since, &table.present(), now()), room.all())
}

/// `GET /api/games`
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Vec<GameInfo>>, Refusal> {
    Ok(Json(app.hub.lobby().await?))
}

/// `POST /api/games`
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    if app.creations.check_key(&visitor.address).is_err() {
        return Err(Refusal::TooMany);
    }
    let new: NewGame = read(&body)?;
    let known = visitor.known();
    let (game, seats) = app.hub.create(new, &known.holder).await?;
    Ok(seated(known, game, seats))
}

/// `POST /api/games/{id}/join`
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Join { name, seat, invite } = read(&body)?;
    let known = visitor.known();
    let table = app.hub.table(&id).await?;
    {
        let room = table.room.lock().await;
        let kept = room.kept();
        let invited = invite.as_deref().is_some_and(|invite| kept.invite.is(invite));
        if !invited && invite.is_some() {
            return Err(Refusal::WrongInvite);
        }
        if !invited && !kept.settings.listed {
            return Err(Refusal::NoAccess);
        }
    }
    let seat = app.hub.join(&table, &known.holder, &name, seat).await?;
    Ok(seated(known, id, vec![seat]))
}

fn seated(known: Known, game: String, seats: Vec<usize>) -> Response {
    let cookie = AppendHeaders(known.cookie.map(|cookie| (SET_COOKIE, cookie)));
    (cookie, Json(Seated { game, seats, secret: known.told })).into_response()
}

/// `GET /api/games/{id}`, at once or when there are news.
pub(super) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Update>, Refusal> {
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    let mut bell = table.bell();
    bell.borrow_and_update();
    let since = look.since();
    if look.wait > 0 && table.room.lock().await.version() <= since.version {
        let wait = Duration::from_secs(look.wait.min(LONGEST_WAIT));
        let news = async {
            while bell.changed().await.is_ok() {
                if table.room.lock().await.version() > since.version {
                    break;
                }
            }
        };
        timeout(wait, news).await.ok();
    }
    Ok(Json(current(&table, &viewer, since).await.0))
}

/// `POST /api/games/{id}`
pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Update>, Refusal> {
    let command: Command = read(&body)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    app.hub.command(&table, &viewer, &command).await?;
    Ok(Json(current(&table, &viewer, look.since()).await.0))
}

/// `GET /api/games/{id}/record`
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Record>, Refusal> {
    let (table, _) = approach(&app, &id, visitor.holder(), &look).await?;
    let record = table.room.lock().await.record()?;
    Ok(Json(record))
}

/// `POST /api/games/{id}/hint`
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Hint>, Refusal> {
    let (table, viewer) = approach(&app, &id, visitor.holder(), &Look::default()).await?;
    let holder = viewer.holder.ok_or(Refusal::NotSeated)?;
    let seats = table.room.lock().await.seats_of(&holder);
    Ok(Json(app.hub.hint(&table, &seats).await?))
}

/// `GET /api/me`
pub(super) async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, Refusal> {
    let nobody = Me { name: None, games: Vec::new(), statistics: Statistics::default() };
    Ok(Json(match visitor.holder() {
        Some(holder) => app.hub.me(&holder).await?,
        None => nobody,
    }))
}
