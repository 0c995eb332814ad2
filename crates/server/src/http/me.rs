//! Who somebody is: their games, their devices and links, and how to be forgotten.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::App;
use super::approach::read;
use super::rates::Door;
use super::visitor::{NO_COOKIE, Visitor};
use crate::error::Refusal;
use crate::secret::{Holder, Secret};
use crate::wire::{Came, Come, Me, NewLink, OwnName, Profile, Revoke, Strength};

/// `GET /api/me`
pub(super) async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, Refusal> {
    let Ok((person, secret)) = visitor.identity() else { return Ok(Json(Me::default())) };
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/name`
pub(super) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let OwnName { name } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.take_name(person, &name).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `GET /api/people/{name}`
pub(super) async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
    _visitor: Visitor,
) -> Result<Json<Profile>, Refusal> {
    Ok(Json(app.hub.profile(&name).await?))
}

/// `GET /api/ladder/{kind}`
pub(super) async fn ladder(
    State(app): State<App>,
    Path(kind): Path<String>,
    _visitor: Visitor,
) -> Result<Json<Vec<Strength>>, Refusal> {
    Ok(Json(app.hub.ladder(&kind).await?))
}

/// `POST /api/me/link`
pub(super) async fn link(State(app): State<App>, visitor: Visitor) -> Result<Json<NewLink>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let (person, secret) = visitor.identity()?;
    let link = app.hub.new_link(person, secret).await?;
    Ok(Json(NewLink { path: format!("/come/{}", link.reveal()) }))
}

/// `POST /api/me/come`
pub(super) async fn come(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let Come { link } = read(&body)?;
    let (secret, person) = app.hub.come(&link).await?;
    Ok(came(&visitor, &secret, person))
}

/// Tells somebody by what they are known on this device from now on.
pub(super) fn came(visitor: &Visitor, secret: &Secret, person: Holder) -> Response {
    let known = visitor.known_by(secret, person);
    let cookie = AppendHeaders(known.cookie.map(|cookie| (SET_COOKIE, cookie)));
    (cookie, Json(Came { secret: known.told })).into_response()
}

/// `POST /api/me/revoke`
pub(super) async fn revoke(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let Revoke { key } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.revoke(person, secret, key.as_deref()).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/forget`
pub(super) async fn forget(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let (person, _) = visitor.identity()?;
    app.hub.forget(person).await?;
    let cookie = AppendHeaders([(SET_COOKIE, HeaderValue::from_static(NO_COOKIE))]);
    Ok((cookie, Json(Me::default())).into_response())
}
