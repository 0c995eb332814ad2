//! The page, built into the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::packed::{Packed, takes};
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
    let small = takes(headers, "br").then(|| Page::get(&format!("{path}.br"))).flatten();
    let mut packing = small.as_ref().map(|_| "br");
    let file = small.unwrap_or(file);
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(file.metadata.sha256_hash()));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mut data = match file.data {
        Cow::Borrowed(built_in) => Bytes::from_static(built_in),
        Cow::Owned(read) => Bytes::from(read),
    };
    if packing.is_none()
        && takes(headers, "gzip")
        && let Some(small) = packed(file.metadata.sha256_hash(), &data)
    {
        (packing, data) = (Some("gzip"), small);
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let value = |text: &str| HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static(""));
    let headers = [
        (CONTENT_TYPE, value(kind.as_ref())),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
        (ETAG, value(&tag)),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let encoding = packing.map(|packing| [(CONTENT_ENCODING, HeaderValue::from_static(packing))]);
    (headers, encoding, data).into_response()
}

/// A file made smaller for those who can unpack it no other way, which is done once.
fn packed(hash: [u8; 32], file: &Bytes) -> Option<Bytes> {
    static PACKED: Mutex<BTreeMap<[u8; 32], Packed>> = Mutex::new(BTreeMap::new());
    let mut packed = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    packed.entry(hash).or_insert_with(|| Packed::new(file.clone())).small().cloned()
}
