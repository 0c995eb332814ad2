//! Who makes a request.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use super::App;
use crate::secret::{Holder, Secret};

/// The cookie that keeps a browser's secret.
const NAME: &str = "splay";

/// Who makes a request: a secret in a cookie, or in `Authorization: Bearer …` for programs.
pub(super) struct Visitor {
    secret: Option<Secret>,
    /// From where.
    pub address: IpAddr,
    /// Whether it is a browser, which keeps its secret by itself.
    browser: bool,
    encrypted: bool,
}

impl Visitor {
    /// By what they are known, if they are.
    pub fn holder(&self) -> Option<Holder> {
        self.secret.as_ref().map(Secret::holder)
    }

    /// By what they are known from now on: their secret, or a new one, and how to tell it.
    pub fn known(&self) -> Known {
        let secret = self.secret.clone().unwrap_or_else(Secret::random);
        let secure = if self.encrypted { "; Secure" } else { "" };
        let cookie = format!(
            "{NAME}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}",
            secret.reveal()
        );
        Known {
            holder: secret.holder(),
            cookie: HeaderValue::from_str(&cookie).ok(),
            told: (!self.browser).then(|| secret.reveal().to_owned()),
        }
    }
}

/// Somebody who is known from now on.
pub(super) struct Known {
    /// By what.
    pub holder: Holder,
    /// The cookie for browsers.
    pub cookie: Option<HeaderValue>,
    /// The secret for programs.
    pub told: Option<String>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        let headers = &parts.headers;
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connected.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        // A proxy adds the address it saw at the end of the list.
        let forwarded = text("x-forwarded-for")
            .filter(|_| app.behind_proxy)
            .and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        Ok(Visitor {
            secret: bearer(headers).or_else(|| cookie(headers)),
            address: forwarded.unwrap_or(peer),
            browser: headers.contains_key("sec-fetch-site") || headers.contains_key(COOKIE),
            encrypted: app.behind_proxy && text("x-forwarded-proto") == Some("https"),
        })
    }
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let text = headers.get(AUTHORIZATION)?.to_str().ok()?;
    Secret::read(text.strip_prefix("Bearer ")?.trim())
}

fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).and_then(|(_, secret)| Secret::read(secret))
}
