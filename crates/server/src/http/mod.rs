//! The JSON API, the live connections and the page. `docs/API.md` describes them.

mod games;
mod guard;
mod library;
mod live;
mod page;
mod visitor;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics_exporter_prometheus::PrometheusHandle;
use std::net::IpAddr;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::hub::Hub;

/// The longest request, but for records.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest record.
const LONGEST_RECORD: usize = 1024 * 1024;

/// How long a request may take; long polls take less.
const LONGEST_REQUEST: Duration = Duration::from_secs(60);

/// What all handlers share.
#[derive(Clone)]
pub struct App {
    pub(crate) hub: Hub,
    creations: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    metrics: PrometheusHandle,
    behind_proxy: bool,
}

impl App {
    /// The program around a hub.
    #[must_use]
    pub fn new(hub: Hub, metrics: PrometheusHandle, behind_proxy: bool) -> App {
        let creations = NonZeroU32::new(hub.limits().creations).unwrap_or(NonZeroU32::MIN);
        let creations = Arc::new(RateLimiter::keyed(Quota::per_minute(creations)));
        App { hub, creations, metrics, behind_proxy }
    }
}

/// All addresses of the server.
pub fn router(app: App) -> Router {
    let live = Router::new()
        .route("/api/games/{id}/socket", get(live::socket))
        .route("/api/games/{id}/stream", get(live::stream));
    let records = Router::new()
        .route("/api/games", get(games::lobby).post(games::create))
        .route("/api/replay", post(library::replay))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD));
    let api = Router::new()
        .route("/api/info", get(library::info))
        .route("/api/cards", get(library::cards))
        .route("/api/me", get(games::me))
        .route("/api/games/{id}", get(games::look).post(games::command))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/hint", post(games::hint))
        .route("/metrics", get(library::metrics))
        .route("/health", get(library::health))
        .fallback(page::asset)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .merge(records)
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_REQUEST));
    api.merge(live).layer(middleware::from_fn(guard::guard)).with_state(app)
}
