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
use tokio::time::{sleep, timeout};

use super::App;
use super::rates::Door;
use super::visitor::{Known, Visitor};
use crate::clock::now;
use crate::error::Refusal;
use crate::hub::{Hub, Presence, Table};
use crate::room::{Around, Since, Viewer};
use crate::secret::Holder;
use crate::wire::{Command, Find, GameInfo, Hint, Join, NewGame, Remark, Seated, Tail, Update};

/// The longest that a request for news waits for some.
const LONGEST_WAIT: u64 = 30;

/// Who asks again so soon after such a request has not been away.
const BETWEEN_REQUESTS: Duration = Duration::from_secs(5);

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

/// Lets a remark through that is not one too many.
///
/// # Errors
/// If it is.
pub(super) fn check_talk(app: &App, visitor: &Visitor, command: &Command) -> Result<(), Refusal> {
    match command {
        Command::Chat { .. } => app.rates.check(Door::Talk, visitor),
        _ => Ok(()),
    }
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
) -> Result<(Update, Since), Refusal> {
    let shuns = hub.shuns(viewer.holder.as_ref()).await;
    let room = table.look().await;
    hub.prepare(&room, viewer.seat).await?;
    let around = Around { present: table.present(), hurried: hub.is_hurried(), now: now(), shuns };
    Ok((room.update(viewer, since, &around), room.all()))
}

/// `GET /api/games`
pub(super) async fn lobby(
    State(app): State<App>,
    _visitor: Visitor,
) -> Result<Json<Vec<GameInfo>>, Refusal> {
    Ok(Json(app.hub.lobby().await?))
}

/// `GET /api/exhibition`
pub(super) async fn exhibition(
    State(app): State<App>,
    _visitor: Visitor,
) -> Result<Json<GameInfo>, Refusal> {
    Ok(Json(app.hub.exhibition().await?))
}

/// `POST /api/games`
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let new: NewGame = read(&body)?;
    let known = visitor.known();
    let (game, seats) = app.hub.create(new, &known.holder).await?;
    Ok(seated(known, game, seats))
}

/// `POST /api/find`
pub(super) async fn find(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let find: Find = read(&body)?;
    let known = visitor.known();
    let (game, seats) = app.hub.find(find, &known.holder).await?;
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
    app.rates.check(Door::Command, &visitor)?;
    let known = visitor.known();
    let table = app.hub.table(&id).await?;
    let invited = {
        let room = table.look().await;
        let kept = room.kept();
        let invited = invite.as_deref().is_some_and(|invite| kept.invite.is(invite));
        if !invited && invite.is_some() {
            return Err(Refusal::WrongInvite);
        }
        if !invited && !kept.settings.listed {
            return Err(Refusal::NoAccess);
        }
        invited
    };
    let seat = match invited {
        true => app.hub.join(&table, &known.holder, &name, seat).await?,
        false => app.hub.join_strangers(&table, &known.holder, &name, seat).await?,
    };
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
    if look.wait > 0 && table.look().await.version() <= since.version {
        let presence = Presence::new(&table, viewer.seat);
        let wait = Duration::from_secs(look.wait.min(LONGEST_WAIT));
        let news = async {
            while bell.changed().await.is_ok() {
                if table.look().await.version() > since.version {
                    break;
                }
            }
        };
        let mut closing = app.hub.closing();
        tokio::select! {
            _ = timeout(wait, news) => {}
            // Who waits is told how things are, and asks the next server.
            _ = closing.wait_for(|closing| *closing) => {}
        }
        tokio::spawn(async move {
            sleep(BETWEEN_REQUESTS).await;
            drop(presence);
        });
    }
    Ok(Json(current(&app.hub, &table, &viewer, since).await?.0))
}

/// `GET /api/games/{id}/talk`: what was said earlier.
pub(super) async fn talk(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Tail<Remark>>, Refusal> {
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    let shuns = app.hub.shuns(viewer.holder.as_ref()).await;
    let talk = table.look().await.talk_before(look.before, &shuns);
    Ok(Json(talk))
}

/// `POST /api/games/{id}`
pub(super) async fn command(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Update>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let command: Command = read(&body)?;
    check_talk(&app, &visitor, &command)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    app.hub.command(&table, &viewer, &command).await?;
    Ok(Json(current(&app.hub, &table, &viewer, look.since()).await?.0))
}

/// `GET /api/games/{id}/record`
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Record>, Refusal> {
    let (table, _) = approach(&app, &id, visitor.holder(), &look).await?;
    let record = table.look().await.record()?;
    Ok(Json(record))
}

/// `POST /api/games/{id}/hint`
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Hint>, Refusal> {
    app.rates.check(Door::Hint, &visitor)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &Look::default()).await?;
    let holder = viewer.holder.ok_or(Refusal::NotSeated)?;
    let seats = table.look().await.seats_of(&holder);
    Ok(Json(app.hub.hint(&table, &seats).await?))
}
