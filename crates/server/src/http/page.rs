//! The page, built into the program.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Refusal;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// A file of the page, or the page itself, which finds its way by the address.
pub(super) async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refusal::Nowhere.into_response();
    }
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        // Names under assets/ change with what is in them.
        let keep = if path.starts_with("assets/") { "max-age=31536000, immutable" } else { "no-cache" };
        return serve(path, file, keep, &headers);
    }
    match Page::get("index.html") {
        Some(_) if path.contains('.') => StatusCode::NOT_FOUND.into_response(),
        Some(page) => serve("index.html", page, "no-cache", &headers),
        None => {
            let advice =
                "This program was built without its page: `make run` builds both. The API is at /api.";
            (StatusCode::NOT_FOUND, advice).into_response()
        }
    }
}

fn serve(path: &str, file: EmbeddedFile, keep: &'static str, headers: &HeaderMap) -> Response {
    // What can be made smaller was, when the page was built, and better than there is time for here.
    let small = takes_brotli(headers).then(|| Page::get(&format!("{path}.br"))).flatten();
    let packed = small.is_some();
    let file = small.unwrap_or(file);
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(file.metadata.sha256_hash()));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let value = |text: &str| HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static(""));
    let headers = [
        (CONTENT_TYPE, value(kind.as_ref())),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
        (ETAG, value(&tag)),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let encoding = packed.then_some([(CONTENT_ENCODING, HeaderValue::from_static("br"))]);
    (headers, encoding, file.data).into_response()
}

/// Whether brotli is among what a browser says it can unpack.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case("br")
            && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}
