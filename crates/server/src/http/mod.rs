//! The JSON API, the live connections and the page. `docs/API.md` describes them.

mod approach;
mod comfort;
mod games;
mod guard;
mod library;
mod live;
mod mail;
mod manners;
mod me;
mod onlooker;
mod operator;
mod packed;
mod page;
mod passkeys;
mod rates;
mod reviews;
mod teller;
mod variants;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::time::interval;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::config::Config;
use crate::crowd::Crowd;
use crate::error::Refusal;
use crate::hub::Hub;
#[cfg(test)]
pub(crate) use library::editions;
use packed::Packed;
use rates::Rates;
pub(crate) use rates::neighborhood;

/// The longest request, but for records.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest record.
const LONGEST_RECORD: usize = 1024 * 1024;

/// How often those are forgotten who have not come for a while.
const TIDYING: Duration = Duration::from_secs(60);

/// How long a request may take; long polls take less.
const LONGEST_REQUEST: Duration = Duration::from_secs(60);

/// What all handlers share.
#[derive(Clone)]
pub struct App {
    pub(crate) hub: Hub,
    rates: Arc<Rates>,
    metrics: PrometheusHandle,
    proxies: usize,
    /// What whoever runs the server proves it with.
    operator: Option<Arc<String>>,
    /// How many live connections each address has, where a proxy says which it is.
    crowd: Crowd,
    /// What there is to know about it.
    info: Arc<Packed>,
}

impl App {
    /// The program around a hub.
    #[must_use]
    pub fn new(hub: Hub, metrics: PrometheusHandle, config: &Config) -> App {
        let rates = Arc::new(Rates::new(&hub.limits()));
        tokio::spawn(tidy(hub.clone(), rates.clone()));
        let crowd = Crowd::new(hub.limits().connections_each);
        let operator = config.operator.clone().map(Arc::new);
        let info = Arc::new(library::about(&hub));
        App { hub, rates, metrics, proxies: config.proxies, operator, crowd, info }
    }
}

/// Forgets from time to time who has not come for a while.
async fn tidy(hub: Hub, rates: Arc<Rates>) {
    let mut closing = hub.closing();
    let mut again = interval(TIDYING);
    loop {
        tokio::select! {
            _ = closing.changed() => return,
            _ = again.tick() => rates.tidy(),
        }
    }
}

/// Says what is wrong with a request that is too long, as with any other.
async fn in_words(answer: Response) -> Response {
    match answer.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge.into_response(),
        _ => answer,
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
        .route("/api/review", post(reviews::of_record))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD));
    let api = Router::new()
        .route("/api/info", get(library::info))
        .route("/api/cards", get(library::cards))
        .route("/api/cards/{edition}/{set}", get(library::cards_of))
        .route("/api/find", post(games::find))
        .route("/api/me", get(me::me))
        .route("/api/me/name", post(me::name))
        .route("/api/people/{name}", get(me::profile))
        .route("/api/ladder/{kind}", get(me::ladder))
        .route("/api/me/link", post(me::link))
        .route("/api/me/come", post(me::come))
        .route("/api/me/revoke", post(me::revoke))
        .route("/api/me/forget", post(me::forget))
        .route("/api/me/passkeys", post(passkeys::add))
        .route("/api/me/passkeys/begin", post(passkeys::begin))
        .route("/api/me/passkeys/remove", post(passkeys::remove))
        .route("/api/me/passkeys/ask", post(passkeys::ask))
        .route("/api/me/passkeys/come", post(passkeys::come))
        .route("/api/me/mail", post(mail::want))
        .route("/api/me/mail/confirm", post(mail::confirm))
        .route("/api/me/mail/stop/{link}", post(mail::stop))
        .route("/api/push", get(comfort::push_key))
        .route("/api/me/push", post(comfort::push))
        .route("/api/me/unpush", post(comfort::unpush))
        .route("/api/me/vacation", post(comfort::vacation))
        .route("/api/me/unshun", post(manners::unshun))
        .route("/api/games/{id}/shun", post(manners::shun))
        .route("/api/games/{id}/report", post(manners::report))
        .route("/api/operator", get(operator::operations))
        .route("/api/operator/ban", post(operator::ban))
        .route("/api/operator/lift", post(operator::lift))
        .route("/api/operator/close", post(operator::close))
        .route("/api/games/{id}", get(games::look).post(games::command))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/talk", get(games::talk))
        .route("/api/games/{id}/hint", post(games::hint))
        .route("/api/games/{id}/review", post(reviews::of_game))
        .route("/api/review/{key}", get(reviews::review))
        .route("/api/exhibition", get(games::exhibition))
        .route("/metrics", get(library::metrics))
        .route("/health", get(library::health))
        .fallback(page::asset)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .merge(records)
        .layer(middleware::map_response(in_words))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_REQUEST));
    let counted = middleware::from_fn_with_state(app.clone(), visitor::count);
    api.merge(live).layer(counted).layer(middleware::from_fn(guard::guard)).with_state(app)
}
