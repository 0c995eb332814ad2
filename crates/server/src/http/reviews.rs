//! Reviews of games that are over: played here, or brought as records.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use splay_engine::Record;

use super::App;
use super::approach::{Look, approach, read};
use super::rates::{Door, neighborhood};
use super::visitor::Visitor;
use crate::error::Refusal;
use crate::hub::Asker;
use crate::room::MOST_MOVES;
use crate::wire::Reviewing;

/// `POST /api/games/{id}/review`
pub(super) async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Reviewing>, Refusal> {
    app.rates.check(Door::Hint, &visitor)?;
    let (table, _) = approach(&app, &id, visitor.holder(), &look).await?;
    let (record, kept) = {
        let room = table.look().await;
        (room.record()?, !table.is_exhibition())
    };
    Ok(Json(app.hub.review(record, kept.then_some(id), asker(&visitor)).await?))
}

/// `POST /api/review`
pub(super) async fn of_record(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Reviewing>, Refusal> {
    app.rates.check(Door::Hint, &visitor)?;
    let record: Record = read(&body)?;
    if record.choices.len() > MOST_MOVES {
        return Err(Refusal::Bad(format!("a record can have at most {MOST_MOVES} moves")));
    }
    Ok(Json(app.hub.review(record, None, asker(&visitor)).await?))
}

fn asker(visitor: &Visitor) -> Asker {
    Asker { person: visitor.holder(), address: neighborhood(visitor.address) }
}

/// `GET /api/review/{key}`
pub(super) async fn review(
    State(app): State<App>,
    Path(key): Path<String>,
    _visitor: Visitor,
) -> Result<Json<Reviewing>, Refusal> {
    Ok(Json(app.hub.review_at(&key).await?))
}
