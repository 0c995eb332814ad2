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
use tokio::time::{sleep, timeout};

use crate::clock::now;
use crate::http::neighborhood;

/// How many are told at the same time.
const AT_ONCE: usize = 64;

/// How many at one receiver, whatever its names: one that is slow keeps only its own players waiting.
const AT_ONE_RECEIVER: usize = 2;

/// How many names are looked up at the same time, and for how long.
const LOOKED_UP_AT_ONCE: usize = 64;
const LONGEST_LOOK: Duration = Duration::from_secs(5);

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
    lookups: Arc<Semaphore>,
    /// The doors of each receiver that somebody calls or waits to call.
    receivers: Arc<Mutex<HashMap<IpAddr, Arc<Semaphore>>>>,
    anywhere: bool,
}

impl Webhooks {
    /// Without `anywhere`, addresses within private networks are never called: a player must not
    /// be able to make this server knock at its neighbors' doors.
    #[must_use]
    pub fn new(anywhere: bool) -> Webhooks {
        Webhooks::with_lines(AT_ONCE, anywhere)
    }

    fn with_lines(lines: usize, anywhere: bool) -> Webhooks {
        Webhooks {
            lines: Arc::new(Semaphore::new(lines)),
            lookups: Arc::new(Semaphore::new(LOOKED_UP_AT_ONCE)),
            receivers: Arc::default(),
            anywhere,
        }
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
        let id = format!("{game}.{number}");
        let told = self.try_to_tell(&url, hook.key.as_deref(), &id, &body.to_string()).await;
        metrics::counter!("splay_webhooks", "result" => if told { "told" } else { "failed" })
            .increment(1);
        told
    }

    fn doors_of(&self, receiver: IpAddr) -> Arc<Semaphore> {
        let mut receivers = self.receivers.lock().unwrap_or_else(PoisonError::into_inner);
        let doors = || Arc::new(Semaphore::new(AT_ONE_RECEIVER));
        receivers.entry(receiver).or_insert_with(doors).clone()
    }

    /// Forgets a receiver that nobody is about to call.
    fn forget(&self, receiver: IpAddr) {
        let mut receivers = self.receivers.lock().unwrap_or_else(PoisonError::into_inner);
        if receivers.get(&receiver).is_some_and(|doors| Arc::strong_count(doors) == 1) {
            receivers.remove(&receiver);
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
        let answer = match self.post(&url, || headers, body).await {
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
        };
        metrics::counter!("splay_pushes", "result" => answer.word()).increment(1);
        answer
    }

    async fn try_to_tell(&self, url: &reqwest::Url, key: Option<&str>, id: &str, body: &str) -> bool {
        for attempt in 0..TRIES {
            if attempt > 0 {
                sleep(Duration::from_secs(1 << (attempt - 1))).await;
            }
            match self.call(url, key, id, body).await {
                Ok(()) => return true,
                Err(error) => tracing::info!(attempt, error, "a webhook was not heard"),
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
        let headers = || {
            let time = (now() / 1000).to_string();
            let signed = key.map(|key| ("webhook-signature", signature(key, id, &time, body)));
            let mut headers = vec![
                ("content-type", "application/json".to_owned()),
                ("webhook-id", id.to_owned()),
                ("webhook-timestamp", time),
            ];
            headers.extend(signed);
            headers
        };
        let status = self.post(url, headers, body.as_bytes().to_vec()).await?;
        if status.is_success() { Ok(()) } else { Err("an answer that is not a success") }
    }

    /// Makes a call, to a public address or to none, when it is its turn there and here: what is said of the
    /// time holds then. Nobody has a line who does not speak.
    async fn post(
        &self,
        url: &reqwest::Url,
        headers: impl FnOnce() -> Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<StatusCode, &'static str> {
        let host = url.host_str().ok_or("no host")?.trim_matches(['[', ']']).to_owned();
        let port = url.port_or_known_default().ok_or("no port")?;
        let address = self.look_up(&host, port).await?;
        let receiver = receiver(address.ip());
        let doors = self.doors_of(receiver);
        let answer = match (doors.acquire().await, self.lines.acquire().await) {
            (Ok(_door), Ok(_line)) => post_to(address, &host, url, headers(), body).await,
            _ => Err("no line"),
        };
        drop(doors);
        self.forget(receiver);
        answer
    }

    /// The address of a host that may be called.
    async fn look_up(&self, host: &str, port: u16) -> Result<SocketAddr, &'static str> {
        let _lookup = self.lookups.acquire().await.map_err(|_| "no line")?;
        let found = timeout(LONGEST_LOOK, lookup_host((host, port))).await;
        let mut found =
            found.map_err(|_| "a host that cannot be found")?.map_err(|_| "an unknown host")?;
        let allowed = |address: &SocketAddr| self.anywhere || is_public(address.ip());
        found.find(allowed).ok_or("not a public address")
    }
}

/// Makes a call to an address that was looked at.
async fn post_to(
    address: SocketAddr,
    host: &str,
    url: &reqwest::Url,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
) -> Result<StatusCode, &'static str> {
    // The address that was looked at is the one that is called, and no other.
    let client = reqwest::Client::builder()
        .timeout(Duration::from_secs(10))
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .resolve(host, address)
        .build()
        .map_err(|_| "no client")?;
    let mut request = client.post(url.clone());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let sent = request.body(body).send().await.map_err(|_| "no answer")?;
    Ok(sent.status())
}

/// Who has an address: of the newer ones whoever has the network, unless it stands for an older one.
fn receiver(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => within(v6).map_or_else(|| neighborhood(address), IpAddr::V4),
        v4 => v4,
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
    use std::sync::Arc;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::Semaphore;
    use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
    use tokio::task::JoinHandle;

    use super::{Hook, Webhooks, is_public, receiver, signature};

    /// Somebody who is told.
    struct Receiver {
        port: u16,
        /// A call has come.
        called: UnboundedReceiver<()>,
        /// So many more calls are answered.
        answers: Arc<Semaphore>,
    }

    impl Receiver {
        /// One that answers so, if it does.
        async fn at(address: &str, answer: &'static str, answers: usize) -> Receiver {
            let listener = TcpListener::bind((address, 0)).await.unwrap();
            let port = listener.local_addr().unwrap().port();
            let answers = Arc::new(Semaphore::new(answers));
            let (call, called) = unbounded_channel();
            let wishes = answers.clone();
            tokio::spawn(async move {
                while let Ok((mut stream, _)) = listener.accept().await {
                    let wishes = wishes.clone();
                    call.send(()).ok();
                    tokio::spawn(async move {
                        wishes.acquire().await.unwrap().forget();
                        read_all(&mut stream).await;
                        let head = format!("HTTP/1.1 {answer}\r\nconnection: close\r\n\r\n");
                        stream.write_all(head.as_bytes()).await.ok();
                    });
                }
            });
            Receiver { port, called, answers }
        }
    }

    async fn read_all(stream: &mut TcpStream) {
        let mut read = Vec::new();
        while !read.ends_with(b"}") {
            assert!(stream.read_buf(&mut read).await.unwrap() > 0, "there is a body");
        }
    }

    fn tell(webhooks: &Webhooks, host: &str, to: &Receiver) -> JoinHandle<bool> {
        let (webhooks, url) = (webhooks.clone(), format!("http://{host}:{}/", to.port));
        tokio::spawn(async move { webhooks.tell(&Hook { url, key: None }, "game", 0, 1).await })
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_is_silent_under_many_names_keeps_nobody_else_waiting() {
        let webhooks = Webhooks::with_lines(3, true);
        let mut silent = Receiver::at("127.0.0.1", "200 OK", 0).await;
        let quick = Receiver::at("127.0.0.2", "200 OK", usize::MAX >> 4).await;
        let names = ["127.0.0.1", "[::ffff:127.0.0.1]", "127.0.0.1", "[::ffff:127.0.0.1]"];
        let waiting = names.map(|name| tell(&webhooks, name, &silent));
        for _ in 0..2 {
            silent.called.recv().await.unwrap();
        }
        assert!(tell(&webhooks, "127.0.0.2", &quick).await.unwrap());
        assert!(waiting.iter().all(|one| !one.is_finished()), "they wait for each other only");
        silent.answers.add_permits(100);
        for one in waiting {
            assert!(one.await.unwrap(), "and are told in the end");
        }
        assert!(webhooks.receivers.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_is_tried_again_later_leaves_the_line_to_others() {
        let webhooks = Webhooks::with_lines(1, true);
        let mut troubled = Receiver::at("127.0.0.1", "500 Trouble", 1).await;
        let quick = Receiver::at("127.0.0.2", "200 OK", usize::MAX >> 4).await;
        let waiting = tell(&webhooks, "127.0.0.1", &troubled);
        troubled.called.recv().await.unwrap();
        assert!(tell(&webhooks, "127.0.0.2", &quick).await.unwrap());
        assert!(!waiting.is_finished(), "it is tried again");
        troubled.answers.add_permits(100);
        assert!(!waiting.await.unwrap());
    }

    #[test]
    fn names_and_networks_do_not_make_a_receiver_many() {
        let of = |address: &str| receiver(address.parse().unwrap());
        assert_eq!(of("::ffff:9.9.9.9"), of("9.9.9.9"));
        assert_eq!(of("64:ff9b::9.9.9.9"), of("9.9.9.9"));
        assert_ne!(of("64:ff9b::9.9.9.9"), of("64:ff9b::1.1.1.1"), "the network has translated them");
        assert_eq!(of("2620:fe::fe"), of("2620:fe::9"));
        assert_ne!(of("2620:fe::fe"), of("2620:fe:0:1::fe"));
    }

    #[test]
    fn neighbors_are_left_alone() {
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
