//! What holds for every request: no other site may make one, and no page may load anything else.

use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Refusal;

/// Nothing but what this server sends; no script or style within the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // Addresses of games have secrets in them.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Turns requests of other sites away, and adds the security headers to all answers.
pub(super) async fn guard(request: Request, next: Next) -> Response {
    let opens_socket = request.uri().path().ends_with("/socket");
    let of_the_page = !request.uri().path().starts_with("/api/");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || opens_socket;
    let mut response = if changes && is_cross_site(request.headers()) {
        Refusal::CrossSite.into_response()
    } else {
        next.run(request).await
    };
    if !of_the_page {
        // What a game looks like is for one pair of eyes and one moment.
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if text("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return true;
    }
    // Old browsers say only where they come from; programs say nothing.
    text(ORIGIN.as_str()).is_some_and(|origin| {
        let from = origin.split_once("://").map_or(origin, |(_, host)| host);
        Some(from) != text(HOST.as_str())
    })
}
