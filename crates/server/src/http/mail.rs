//! Letters about games that wait: where to, that it is right, and no more of them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};

use super::App;
use super::approach::read;
use super::rates::Door;
use super::visitor::Visitor;
use crate::error::Refusal;
use crate::wire::{ConfirmMail, Me, NewMail};

/// `POST /api/me/mail`
pub(super) async fn want(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Me>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let NewMail { address } = read(&body)?;
    if address.is_some() {
        // All together have only so many in a day, and one is not to use them up.
        app.rates.check(Door::Letter, &visitor)?;
    }
    let (person, secret) = visitor.identity()?;
    app.hub.want_letters(person, address.as_deref()).await?;
    Ok(Json(app.hub.all_of(person, secret).await?))
}

/// `POST /api/me/mail/confirm`: whoever has the link, known here or not.
pub(super) async fn confirm(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<()>, Refusal> {
    app.rates.check(Door::Creation, &visitor)?;
    let ConfirmMail { link } = read(&body)?;
    app.hub.confirm_letters(&link).await?;
    Ok(Json(()))
}

/// `POST /api/me/mail/stop/{link}`: by a page, or by a mail program with one click (RFC 8058).
pub(super) async fn stop(
    State(app): State<App>,
    Path(link): Path<String>,
    visitor: Visitor,
) -> Result<Json<()>, Refusal> {
    app.rates.check(Door::Command, &visitor)?;
    app.hub.stop_letters(&link).await?;
    Ok(Json(()))
}
