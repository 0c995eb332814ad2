//! What makes games over days comfortable.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;

use super::App;
use super::approach::read;
use super::rates::Door;
use super::visitor::Visitor;
use crate::error::Refusal;
use crate::push::Subscription;
use crate::wire::{GoAway, Me, NewPush, NoPush, PushKey};

/// `POST /api/me/vacation`
pub(super) async fn vacation(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let GoAway { until } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.go_away(person, until).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `GET /api/push`
pub(super) async fn push_key(
    State(app): State<App>,
    _visitor: Visitor,
) -> Result<Json<PushKey>, Refusal> {
    Ok(Json(PushKey { key: app.hub.push_key().await? }))
}

/// `POST /api/me/push`
pub(super) async fn push(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let NewPush { endpoint, p256dh, auth } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.add_push(person, &Subscription { endpoint, p256dh, auth }).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/unpush`
pub(super) async fn unpush(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let NoPush { endpoint } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.store().remove_push(person, &endpoint).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}
