//! Not hearing somebody, not meeting them, and telling whoever runs the server.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};

use super::App;
use super::approach::{Look, approach, current, read};
use super::rates::Door;
use super::visitor::Visitor;
use crate::error::Refusal;
use crate::wire::{Me, NewReport, ShunSeat, Unshun, Update};

/// `POST /api/games/{id}/shun`
pub(super) async fn shun(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Update>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let ShunSeat { seat, how } = read(&body)?;
    let (person, _) = visitor.identity()?;
    let (table, viewer) = approach(&app, &id, Some(person.clone()), &look).await?;
    app.hub.shun(&table, person, seat, how).await?;
    Ok(Json(current(&app.hub, &table, &viewer, look.since()).await?))
}

/// `POST /api/games/{id}/report`
pub(super) async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<()>, Refusal> {
    app.rates.check(Door::Talk, &visitor)?;
    let new: NewReport = read(&body)?;
    let (person, _) = visitor.identity()?;
    let (table, _) = approach(&app, &id, Some(person.clone()), &look).await?;
    app.hub.report(&table, person, &new).await?;
    Ok(Json(()))
}

/// `POST /api/me/unshun`
pub(super) async fn unshun(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let Unshun { id } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.unshun(person, &id).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}
