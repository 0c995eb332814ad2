//! Telling players who are away that it is their decision.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, Mac};
use reqwest::StatusCode;
use serde_json::json;
use sha2::Sha256;
use tokio::net::lookup_host;
use tokio::sync::Semaphore;

use crate::clock::now;

/// How many are told at the same time.
const AT_ONCE: usize = 64;

/// How many at one host: one that is slow keeps only its own players waiting.
const AT_ONE_HOST: usize = 2;

/// How often telling is tried.
const TRIES: u32 = 3;

/// Where a player wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hook {
    /// The address.
    pub url: String,
    /// What the call is signed with, so that the receiver knows that it came from here.
    pub key: Option<String>,
}

/// What came of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It was taken.
    Heard,
    /// Nobody is there any more.
    Gone,
    /// It may be tried again.
    Failed,
}

impl Answer {
    const fn word(self) -> &'static str {
        match self {
            Answer::Heard => "told",
            Answer::Gone => "gone",
            Answer::Failed => "failed",
        }
    }
}

/// Tells players who are away that it is their decision.
#[derive(Clone)]
pub struct Webhooks {
    lines: Arc<Semaphore>,
    hosts: Arc<Mutex<HashMap<String, Arc<Semaphore>>>>,
    anywhere: bool,
}

impl Webhooks {
    /// Without `anywhere`, addresses within private networks are never called: a player must not
    /// be able to make this server knock at its neighbours' doors.
    #[must_use]
    pub fn new(anywhere: bool) -> Webhooks {
        Webhooks { lines: Arc::new(Semaphore::new(AT_ONCE)), hosts: Arc::default(), anywhere }
    }

    /// Tells the player at a seat; says whether they were told.
    pub async fn tell(&self, hook: &Hook, game: &str, seat: usize, number: u64) -> bool {
        let body = json!({
            "event": "your-decision",
            "game": game,
            "seat": seat,
            "number": number,
            "page": format!("/game/{game}"),
        });
        let Ok(url) = reqwest::Url::parse(&hook.url) else { return false };
        let host = url.host_str().unwrap_or_default().to_owned();
        let doors = self.doors_of(&host);
        let told = match (doors.acquire().await, self.lines.acquire().await) {
            (Ok(_door), Ok(_line)) => {
                let id = format!("{game}.{number}");
                self.try_to_tell(&url, hook.key.as_deref(), &id, &body.to_string()).await
            }
            _ => false,
        };
        drop(doors);
        self.forget(&host);
        metrics::counter!("splay_webhooks", "result" => if told { "told" } else { "failed" })
            .increment(1);
        told
    }

    fn doors_of(&self, host: &str) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let doors = || Arc::new(Semaphore::new(AT_ONE_HOST));
        hosts.entry(host.to_owned()).or_insert_with(doors).clone()
    }

    /// Forgets a host that nobody is about to call.
    fn forget(&self, host: &str) {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if hosts.get(host).is_some_and(|doors| Arc::strong_count(doors) == 1) {
            hosts.remove(host);
        }
    }

    /// Sends a message that is ready to go to an address that a player gave; says what came of it.
    pub(crate) async fn send(
        &self,
        url: &str,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Answer {
        let Ok(url) = reqwest::Url::parse(url) else { return Answer::Gone };
        // Only where private addresses are allowed at all can anybody listen in on the way.
        if url.scheme() != "https" && !self.anywhere {
            return Answer::Gone;
        }
        let host = url.host_str().unwrap_or_default().to_owned();
        let doors = self.doors_of(&host);
        let answer = match (doors.acquire().await, self.lines.acquire().await) {
            (Ok(_door), Ok(_line)) => match self.post(&url, headers, body).await {
                Ok(status) if status.is_success() => Answer::Heard,
                Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Answer::Gone,
                Ok(status) => {
                    tracing::info!(%status, "a message was not taken");
                    Answer::Failed
                }
                Err(error) => {
                    tracing::info!(error, "a message was not heard");
                    Answer::Failed
                }
            },
            _ => Answer::Failed,
        };
        drop(doors);
        self.forget(&host);
        metrics::counter!("splay_pushes", "result" => answer.word()).increment(1);
        answer
    }

    async fn try_to_tell(&self, url: &reqwest::Url, key: Option<&str>, id: &str, body: &str) -> bool {
        for attempt in 0..TRIES {
            match self.call(url, key, id, body).await {
                Ok(()) => return true,
                Err(error) => {
                    tracing::info!(attempt, error, "a webhook was not heard");
                    tokio::time::sleep(Duration::from_secs(1 << attempt)).await;
                }
            }
        }
        false
    }

    async fn call(
        &self,
        url: &reqwest::Url,
        key: Option<&str>,
        id: &str,
        body: &str,
    ) -> Result<(), &'static str> {
        let time = (now() / 1000).to_string();
        let mut headers = vec![
            ("content-type", "application/json".to_owned()),
            ("webhook-id", id.to_owned()),
            ("webhook-timestamp", time.clone()),
        ];
        if let Some(key) = key {
            headers.push(("webhook-signature", signature(key, id, &time, body)));
        }
        let status = self.post(url, headers, body.as_bytes().to_vec()).await?;
        if status.is_success() { Ok(()) } else { Err("an answer that is not a success") }
    }

    /// Makes a call, to a public address or to none.
    async fn post(
        &self,
        url: &reqwest::Url,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<StatusCode, &'static str> {
        let host = url.host_str().ok_or("no host")?.trim_matches(['[', ']']).to_owned();
        let port = url.port_or_known_default().ok_or("no port")?;
        let found: Vec<SocketAddr> =
            lookup_host((host.as_str(), port)).await.map_err(|_| "an unknown host")?.collect();
        let allowed = |address: &&SocketAddr| self.anywhere || is_public(address.ip());
        let address = found.iter().find(allowed).ok_or("not a public address")?;
        // The address that was looked at is the one that is called, and no other.
        let client = reqwest::Client::builder()
            .timeout(Duration::from_secs(10))
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .resolve(&host, *address)
            .build()
            .map_err(|_| "no client")?;
        let mut request = client.post(url.clone());
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let sent = request.body(body).send().await.map_err(|_| "no answer")?;
        Ok(sent.status())
    }
}

/// Signs a call as the Standard Webhooks do: name, time and body together, so that none of them can be
/// another's.
fn signature(key: &str, id: &str, time: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key may have any length");
    mac.update(format!("{id}.{time}.{body}").as_bytes());
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

/// Whether an address is one of the open network, and none of the many that are kept for something else.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let for_protocols = (a, b, c) == (192, 0, 0);
            let for_measuring = a == 198 && (18..20).contains(&b);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_documentation()
                || a == 0
                || a >= 240
                || shared
                || for_protocols
                || for_measuring)
        }
        IpAddr::V6(v6) => match within(v6) {
            Some(v4) => is_public(IpAddr::V4(v4)),
            None => {
                let [a, b, ..] = v6.segments();
                // All that is given out so far begins so; the first of it is for protocols, Teredo among
                // them, and for examples.
                a & 0xe000 == 0x2000 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8))
            }
        },
    }
}

/// The older address that a newer one stands for.
fn within(v6: Ipv6Addr) -> Option<Ipv4Addr> {
    let v4 = |high: u16, low: u16| Some(Ipv4Addr::from(u32::from(high) << 16 | u32::from(low)));
    match v6.segments() {
        // Mapped, compatible, and translated by the network.
        [0, 0, 0, 0, 0, 0 | 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => v4(high, low),
        // Through a tunnel.
        [0x2002, high, low, ..] => v4(high, low),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_public, signature};

    #[test]
    fn neighbours_are_left_alone() {
        let private = "127.0.0.1 10.1.2.3 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 \
                       198.18.0.1 198.19.255.255 192.0.0.8 192.0.2.7 240.0.0.1 255.255.255.255 \
                       224.0.0.1 ::1 :: fd00::1 fe80::1 fec0::1 ff02::1 ::ffff:127.0.0.1 ::127.0.0.1 \
                       64:ff9b::127.0.0.1 64:ff9b::10.1.2.3 64:ff9b:1::1 2002:7f00:1::1 \
                       2002:c0a8:1::1 2001::1 2001:db8::1 100::1";
        for private in private.split_whitespace() {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        assert!(is_public("64:ff9b::9.9.9.9".parse().unwrap()));
        assert!(is_public("9.9.9.9".parse().unwrap()));
        assert!(is_public("2620:fe::fe".parse().unwrap()));
    }

    #[test]
    fn a_signature_is_what_others_work_out() {
        // printf 'game.7.1.{}' | openssl dgst -sha256 -hmac key -binary | base64
        assert_eq!(
            signature("key", "game.7", "1", "{}"),
            "v1,SoS2+IcPOnIQsXOU91FWPy6yiAPZBRXl/WlZHLgfyIk="
        );
    }
}
