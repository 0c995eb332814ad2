//! The page of whoever runs the server: games, reports, bans, rates and health.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;

use super::App;
use super::approach::read;
use super::rates::neighborhood;
use super::visitor::Operator;
use crate::clock::now;
use crate::error::Refusal;
use crate::wire::{NewBan, Operations, Settle};

/// `GET /api/operator`
pub(super) async fn operations(
    _operator: Operator,
    State(app): State<App>,
) -> Result<Json<Operations>, Refusal> {
    Ok(Json(all(&app).await?))
}

/// `POST /api/operator/ban`
pub(super) async fn ban(
    _operator: Operator,
    State(app): State<App>,
    body: Bytes,
) -> Result<Json<Operations>, Refusal> {
    let new: NewBan = read(&body)?;
    app.hub.ban(&new, neighborhood).await?;
    Ok(Json(all(&app).await?))
}

/// `POST /api/operator/lift`
pub(super) async fn lift(
    _operator: Operator,
    State(app): State<App>,
    body: Bytes,
) -> Result<Json<Operations>, Refusal> {
    let Settle { id } = read(&body)?;
    app.hub.lift(&id).await?;
    Ok(Json(all(&app).await?))
}

/// `POST /api/operator/close`
pub(super) async fn close(
    _operator: Operator,
    State(app): State<App>,
    body: Bytes,
) -> Result<Json<Operations>, Refusal> {
    let Settle { id } = read(&body)?;
    app.hub.store().close_report(&id, now()).await?;
    Ok(Json(all(&app).await?))
}

async fn all(app: &App) -> Result<Operations, Refusal> {
    Ok(Operations {
        healthy: app.hub.check_health().await.is_ok(),
        games: app.hub.count_games().await?,
        tables: app.hub.tables(),
        listed: app.hub.lobby().await?,
        reports: app.hub.store().open_reports().await?,
        bans: app.hub.all_bans().await?,
        counted: counted(&app.metrics.render()),
    })
}

/// What was counted, but for how it is spread: `splay_refused{door="Talk"} 3`.
fn counted(metrics: &str) -> BTreeMap<String, f64> {
    let plain = |line: &&str| !line.starts_with('#') && !line.contains("_bucket{");
    let pair = |line: &str| {
        let (name, value) = line.rsplit_once(' ')?;
        Some((name.to_owned(), value.parse().ok().filter(|value: &f64| value.is_finite())?))
    };
    metrics.lines().filter(plain).filter_map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn what_was_counted_is_read() {
        let text = "# TYPE a counter\na{door=\"Talk\"} 3\nb_bucket{le=\"1\"} 4\nc 0.5\nd NaN\n";
        let read: Vec<(String, f64)> = counted(text).into_iter().collect();
        assert_eq!(read, [("a{door=\"Talk\"}".to_owned(), 3.0), ("c".to_owned(), 0.5)]);
    }
}
