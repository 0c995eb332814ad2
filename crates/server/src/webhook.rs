//! Telling players who are away that it is their decision.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::net::lookup_host;
use tokio::sync::Semaphore;

/// How many are told at the same time.
const AT_ONCE: usize = 16;

/// How often telling is tried.
const TRIES: u32 = 3;

/// Tells players who are away that it is their decision.
#[derive(Clone)]
pub struct Webhooks {
    lines: Arc<Semaphore>,
    anywhere: bool,
}

impl Webhooks {
    /// Without `anywhere`, addresses within private networks are never called: a player must not
    /// be able to make this server knock at its neighbours' doors.
    #[must_use]
    pub fn new(anywhere: bool) -> Webhooks {
        Webhooks { lines: Arc::new(Semaphore::new(AT_ONCE)), anywhere }
    }

    /// Tells the player at a seat, in the background.
    pub fn tell(&self, url: String, game: &str, seat: usize, number: u64) {
        let hooks = self.clone();
        let body = json!({
            "event": "your-decision",
            "game": game,
            "seat": seat,
            "number": number,
            "page": format!("/game/{game}"),
        });
        tokio::spawn(async move {
            let Ok(_line) = hooks.lines.acquire().await else { return };
            for attempt in 0..TRIES {
                match hooks.call(&url, &body).await {
                    Ok(()) => {
                        metrics::counter!("splay_webhooks", "result" => "told").increment(1);
                        return;
                    }
                    Err(error) => {
                        tracing::info!(seat, attempt, error, "a webhook was not heard");
                        tokio::time::sleep(Duration::from_secs(1 << attempt)).await;
                    }
                }
            }
            metrics::counter!("splay_webhooks", "result" => "failed").increment(1);
        });
    }

    async fn call(&self, url: &str, body: &serde_json::Value) -> Result<(), &'static str> {
        let url = reqwest::Url::parse(url).map_err(|_| "not an address")?;
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
        let sent = client.post(url).json(body).send().await.map_err(|_| "no answer")?;
        if sent.status().is_success() { Ok(()) } else { Err("an answer that is not a success") }
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_unspecified()
                || v4.is_multicast()
                || v4.is_broadcast()
                || a == 0
                || shared)
        }
        IpAddr::V6(v6) => match v6.to_ipv4() {
            Some(v4) => is_public(IpAddr::V4(v4)),
            None => {
                let first = v6.segments()[0];
                let local = first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80;
                !(v6.is_loopback() || v6.is_unspecified() || v6.is_multicast() || local)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::is_public;

    #[test]
    fn neighbours_are_left_alone() {
        for private in
            ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"]
                .into_iter()
                .chain(["::1", "fd00::1", "fe80::1", "::ffff:127.0.0.1"])
        {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        assert!(is_public("9.9.9.9".parse().unwrap()));
        assert!(is_public("2620:fe::fe".parse().unwrap()));
    }
}
