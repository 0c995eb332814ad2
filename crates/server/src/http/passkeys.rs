//! Passkeys: to add one, to sign in with it, and to remove it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;

use super::App;
use super::approach::read;
use super::me::came;
use super::rates::Door;
use super::visitor::Visitor;
use crate::error::Refusal;
use crate::wire::{AddPasskey, AskPasskey, MadePasskey, Me, NoPasskey, UsePasskey};

/// `POST /api/me/passkeys/begin`
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<AddPasskey>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let (person, _) = visitor.identity()?;
    Ok(Json(app.hub.begin_passkey(person).await?))
}

/// `POST /api/me/passkeys`
pub(super) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let made: MadePasskey = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.add_passkey(person, secret, &made).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/passkeys/remove`
pub(super) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    let NoPasskey { id } = read(&body)?;
    let (person, secret) = visitor.identity()?;
    app.hub.store().remove_passkey(person, &id).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/passkeys/ask`
pub(super) async fn ask(State(app): State<App>, visitor: Visitor) -> Result<Json<AskPasskey>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    Ok(Json(app.hub.ask_passkey().await?))
}

/// `POST /api/me/passkeys/come`
pub(super) async fn come(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Response, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let used: UsePasskey = read(&body)?;
    let (secret, person) = app.hub.come_by_passkey(&used).await?;
    Ok(came(&visitor, &secret, person))
}
