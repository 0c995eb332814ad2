//! Answers that are made smaller before they are sent: those that are always the same, once for all who ask, and
//! long ones, where nobody else waits for it.

use std::io::Write;

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

/// An answer, as it is and smaller.
#[derive(Clone)]
pub(super) struct Packed {
    plain: Bytes,
    small: Option<Bytes>,
}

impl Packed {
    /// What does not become smaller stays as it is.
    pub fn new(plain: impl Into<Bytes>) -> Packed {
        let plain = plain.into();
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        let small = packer.write_all(&plain).and_then(|()| packer.finish()).ok();
        let small = small.filter(|small| small.len() < plain.len()).map(Bytes::from);
        Packed { plain, small }
    }

    /// A value as JSON.
    pub fn json(value: &impl Serialize) -> Packed {
        Packed::new(serde_json::to_vec(value).expect("answers are plain data"))
    }

    /// It as an answer to whoever says in the headers of the request what they can unpack. What packs other
    /// answers leaves it alone.
    pub fn answer(&self, asked: &HeaderMap, keep: &'static str) -> Response {
        let small = self.small.as_ref().filter(|_| takes(asked, "gzip"));
        let encoding = small.map(|_| [(CONTENT_ENCODING, HeaderValue::from_static("gzip"))]);
        let headers =
            [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, keep), (VARY, "accept-encoding")];
        (headers, encoding, small.unwrap_or(&self.plain).clone()).into_response()
    }

    /// It made smaller, if that makes it smaller.
    pub fn small(&self) -> Option<&Bytes> {
        self.small.as_ref()
    }
}

/// Whether a way to pack is among what a browser says it can unpack.
pub(super) fn takes(asked: &HeaderMap, packing: &str) -> bool {
    let accepted = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case(packing)
            && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_as_small_as_whoever_asks_can_unpack() {
        let packed = Packed::json(&vec!["the same"; 1000]);
        let asked = |accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            packed.answer(&headers, "no-cache")
        };
        for (accepted, small) in
            [("br, gzip", true), ("GZIP;q=0.5", true), ("gzip;q=0, br", false), ("identity", false)]
        {
            assert_eq!(asked(accepted).headers().contains_key(CONTENT_ENCODING), small, "{accepted}");
        }
        assert!(packed.small().is_some_and(|small| small.len() < 200));
        assert!(Packed::new("x").small().is_none(), "what is small already is left as it is");
    }
}
