//! Who makes a request.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use subtle::ConstantTimeEq;

use super::App;
use super::rates::{Door, neighborhood};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::secret::{Holder, Secret};

/// The cookie that keeps a browser's secret.
const NAME: &str = "splay";

/// Takes that cookie away.
pub(super) const NO_COOKIE: &str = "splay=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";

/// Who makes a request: a secret in a cookie, or in `Authorization: Bearer …` for programs.
#[derive(Clone)]
pub(super) struct Visitor {
    secret: Option<Secret>,
    /// The hash of the secret.
    key: Option<Holder>,
    /// Whom the secret stands for.
    person: Option<Holder>,
    /// From where.
    pub address: IpAddr,
    /// Whether it is a browser, which keeps its secret by itself.
    browser: bool,
    encrypted: bool,
}

impl Visitor {
    /// By what they are known, if they are.
    pub fn holder(&self) -> Option<Holder> {
        self.person.clone()
    }

    /// By what it is counted how often they come: before it is looked up who they are.
    pub fn rate_key(&self) -> Option<String> {
        self.key.as_ref().map(|key| key.as_str().to_owned())
    }

    /// Whether their secret still stands for them.
    pub async fn is_still_known(&self, hub: &Hub) -> bool {
        match &self.key {
            None => true,
            Some(key) => hub.person(key).await.is_ok_and(|person| person == self.person),
        }
    }

    /// Lets them act, unless they are banned.
    ///
    /// # Errors
    /// If they are.
    pub async fn may_act(&self, hub: &Hub) -> Result<(), Refusal> {
        hub.check_ban(self.person.as_ref(), neighborhood(self.address)).await
    }

    /// Who they are and by which secret.
    ///
    /// # Errors
    /// If they are nobody yet.
    pub fn identity(&self) -> Result<(&Holder, &Secret), Refusal> {
        self.person.as_ref().zip(self.secret.as_ref()).ok_or(Refusal::NotKnown)
    }

    /// By what they are known from now on: their secret, or a new one, and how to tell it.
    pub fn known(&self) -> Known {
        match (&self.secret, &self.person) {
            (Some(secret), Some(person)) => self.known_by(secret, person.clone()),
            _ => {
                let secret = Secret::random();
                self.known_by(&secret, secret.holder())
            }
        }
    }

    /// Known from now on by this secret.
    pub fn known_by(&self, secret: &Secret, person: Holder) -> Known {
        let secure = if self.encrypted { "; Secure" } else { "" };
        let cookie = format!(
            "{NAME}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}",
            secret.reveal()
        );
        Known {
            holder: person,
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

/// Counts every request, before anything is done for it.
pub(super) async fn count(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let visitor = Visitor::at_the_door(&request, app.proxies);
    let path = request.uri().path();
    let of_the_page = !path.starts_with("/api/") && path != "/metrics" && path != "/health";
    let door = if of_the_page { Door::Page } else { Door::Request };
    if let Err(refusal) = app.rates.check(door, &visitor) {
        return refusal.into_response();
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

impl Visitor {
    /// Somebody, before it is looked up who they are.
    fn at_the_door(request: &Request, proxies: usize) -> Visitor {
        let headers = request.headers();
        let connected = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = connected.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let secret = bearer(headers).or_else(|| cookie(headers));
        Visitor {
            key: secret.as_ref().map(Secret::holder),
            secret,
            person: None,
            address: forwarded(headers, proxies).unwrap_or(peer),
            browser: headers.contains_key("sec-fetch-site") || headers.contains_key(COOKIE),
            encrypted: proxies > 0 && text("x-forwarded-proto") == Some("https"),
        }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Refusal> {
        let counted = parts.extensions.get::<Visitor>().cloned();
        let mut visitor = counted.ok_or(Refusal::Fault)?;
        if let Some(key) = &visitor.key {
            visitor.person = app.hub.person(key).await?;
        }
        // Who is banned can look, and see to what is theirs.
        let path = parts.uri.path();
        let own = path.starts_with("/api/me") || path.starts_with("/api/operator");
        if parts.method == Method::POST && !own {
            visitor.may_act(&app.hub).await?;
        }
        Ok(visitor)
    }
}

/// Whoever runs the server: who has its secret, or, if there is none, a program on the same machine.
pub(super) struct Operator;

impl FromRequestParts<App> for Operator {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Operator, Refusal> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let proved = match &app.operator {
            Some(secret) => parts
                .headers
                .get(AUTHORIZATION)
                .and_then(|given| given.as_bytes().strip_prefix(b"Bearer "))
                .is_some_and(|given| given.ct_eq(secret.as_bytes()).into()),
            // A proxy on the same machine speaks for anybody, and so does a page whose name was made to
            // lead here.
            None => {
                visitor.address.is_loopback()
                    && !parts.headers.contains_key("x-forwarded-for")
                    && is_this_machine(&parts.headers)
            }
        };
        if proved { Ok(Operator) } else { Err(Refusal::NotOperator) }
    }
}

/// Whether a request was made to this machine by a name or number that no other has.
fn is_this_machine(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let number: Option<IpAddr> = name.trim_matches(['[', ']']).parse().ok();
    name == "localhost" || number.is_some_and(|number| number.is_loopback())
}

/// Where a request came from that passed so many proxies of ours. Each adds the address it saw at the
/// end of the list, in a line of its own or not; what stands before those, anybody can have written.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let list: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let seen_by_the_first = list.len().checked_sub(proxies).filter(|_| proxies > 0)?;
    list.get(seen_by_the_first)?.parse().ok()
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

#[cfg(test)]
mod tests {
    use super::forwarded;
    use axum::http::{HeaderMap, HeaderValue};

    #[test]
    fn only_our_own_proxies_are_believed() {
        let mut headers = HeaderMap::new();
        let from = |headers: &HeaderMap, proxies| forwarded(headers, proxies).map(|ip| ip.to_string());
        assert_eq!(from(&headers, 1), None);
        // What the client claims, and behind it, in the same line or the next, what our proxy saw.
        headers.append("x-forwarded-for", HeaderValue::from_static("10.0.0.1, 192.0.2.7"));
        assert_eq!(from(&headers, 0), None);
        assert_eq!(from(&headers, 1).as_deref(), Some("192.0.2.7"));
        headers.append("x-forwarded-for", HeaderValue::from_static("198.51.100.9"));
        assert_eq!(from(&headers, 1).as_deref(), Some("198.51.100.9"));
        assert_eq!(from(&headers, 2).as_deref(), Some("192.0.2.7"));
        assert_eq!(from(&headers, 9), None);
    }
}
