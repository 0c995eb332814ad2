//! Games by request and answer.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use splay_engine::Record;
use tokio::time::timeout;

use super::App;
use super::approach::{Look, approach, check_talk, current, read};
use super::onlooker::Onlooker;
use super::packed::Packed;
use super::rates::Door;
use super::teller::Teller;
use super::visitor::{Known, Visitor};
use crate::error::Refusal;
use crate::hub::SHORT;
use crate::wire::{Command, Find, GameInfo, Hint, Join, NewGame, Remark, Seated, Tail, Update};

/// The longest that a request for news waits for some.
const LONGEST_WAIT: u64 = 30;

/// Who asks again so soon after such a request has not been away.
const BETWEEN_REQUESTS: Duration = Duration::from_secs(5);

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
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    let since = look.since();
    let waits = look.wait > 0 && table.look().await.version() <= since.version;
    let mut onlooker = Onlooker::new(table, viewer, since, Teller::new(false));
    if waits {
        onlooker.stay();
        let wait = Duration::from_secs(look.wait.min(LONGEST_WAIT));
        let mut bell = onlooker.bell();
        let mut closing = app.hub.closing();
        tokio::select! {
            _ = timeout(wait, onlooker.news(&mut bell)) => {}
            // Who waits is told how things are, and asks the next server.
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }
    let update = onlooker.update(&app.hub).await?;
    if waits {
        tokio::spawn(onlooker.linger(BETWEEN_REQUESTS));
    }
    answer(&app, &headers, update).await
}

/// An update as an answer. A long one is written and packed where nobody else waits for it.
async fn answer(app: &App, asked: &HeaderMap, update: Update) -> Result<Response, Refusal> {
    if update.log.lines.len() <= SHORT {
        return Ok(Json(update).into_response());
    }
    let packed = app.hub.depict(move || Packed::json(&update)).await?;
    Ok(packed.answer(asked, "no-store"))
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
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let command: Command = read(&body)?;
    check_talk(&app, &visitor, &command)?;
    let (table, viewer) = approach(&app, &id, visitor.holder(), &look).await?;
    app.hub.command(&table, &viewer, &command).await?;
    let update = current(&app.hub, &table, &viewer, look.since()).await?;
    answer(&app, &headers, update).await
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
    Ok(Json(app.hub.hint(&table, &holder).await?))
}
