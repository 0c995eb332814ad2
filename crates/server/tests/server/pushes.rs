//! Web push: a browser that is closed is told, and only it can read what.

use std::net::SocketAddr;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::common::{Database, Player, Running, call};

const PATIENCE: Duration = Duration::from_secs(60);

/// A browser, and whoever carries messages to it.
struct Browser {
    listener: TcpListener,
    address: SocketAddr,
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

/// A message as it came.
struct Letter {
    headers: String,
    body: Vec<u8>,
}

impl Letter {
    fn header(&self, name: &str) -> &str {
        let lines = self.headers.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value)
    }
}

impl Browser {
    async fn new() -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { listener, address, private, public, auth: *b"sixteen letters." }
    }

    fn endpoint(&self) -> String {
        format!("http://{}/to/this/browser", self.address)
    }

    fn subscription(&self) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({"endpoint": self.endpoint(), "p256dh": text(&self.public), "auth": text(&self.auth)})
    }

    /// The next message, to which so is answered.
    async fn receive(&self, answer: &str) -> Letter {
        let (mut stream, _) =
            timeout(PATIENCE, self.listener.accept()).await.expect("it comes").unwrap();
        let mut read = Vec::new();
        let (headers, start) = loop {
            let mut some = [0; 4096];
            let count = stream.read(&mut some).await.unwrap();
            read.extend_from_slice(&some[..count]);
            if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
                break (String::from_utf8(read[..end].to_vec()).unwrap(), end + 4);
            }
        };
        let mut letter = Letter { headers, body: read[start..].to_vec() };
        let length: usize = letter.header("content-length").parse().unwrap();
        let mut rest = vec![0; length - letter.body.len()];
        stream.read_exact(&mut rest).await.unwrap();
        letter.body.extend(rest);
        let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.unwrap();
        letter
    }

    /// Reads a message as RFC 8291 says, worked out here by other means than there.
    fn open(self, letter: &Letter) -> Value {
        let extract = |salt: &[u8], material: &[u8]| sign(&Key::new(HMAC_SHA256, salt), material);
        let expand = |key: &[u8], info: &[u8]| sign(&Key::new(HMAC_SHA256, key), &[info, &[1]].concat());
        let (salt, rest) = letter.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let key = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.private, &key, <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0", &self.public[..], theirs].concat();
        let material = expand(extract(&self.auth, &shared).as_ref(), &info);
        let random = extract(salt, material.as_ref());
        let key = expand(random.as_ref(), b"Content-Encoding: aes128gcm\0");
        let nonce = expand(random.as_ref(), b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key.as_ref()[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12]).unwrap();
        let mut opened = sealed.to_vec();
        let opened =
            key.open_in_place(nonce, Aad::empty(), &mut opened).expect("it is for this browser");
        let (mark, text) = opened.split_last().unwrap();
        assert_eq!(*mark, 2, "it is the last record");
        serde_json::from_slice(text).unwrap()
    }
}

async fn post(player: &Player, path: &str, body: Value) -> (u16, Value) {
    call(player.address, path, Some(&player.secret), Some(body)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_closed_is_told_and_only_it_can_read_what() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (mover, waiting) = Player::pair_over_days(server.address).await;
        let browser = Browser::new().await;
        let (status, me) = post(&waiting, "/api/me/push", browser.subscription()).await;
        assert_eq!((status, &me["browsers"]), (200, &json!(1)), "{me}");
        mover.pass_on().await;
        let letter = browser.receive("201 Created").await;
        assert!(letter.headers.starts_with("POST /to/this/browser HTTP/1.1"), "{}", letter.headers);
        assert_eq!(letter.header("content-encoding"), "aes128gcm");
        assert_eq!(letter.header("topic"), waiting.game);
        assert!(letter.header("ttl").parse::<u32>().unwrap() > 3600);

        // It is signed by the key that browsers are told.
        let (_, key) = call(server.address, "/api/push", None, None).await;
        let authorization = letter.header("authorization").strip_prefix("vapid t=").unwrap();
        let (token, given) = authorization.split_once(", k=").unwrap();
        assert_eq!(given, key["key"].as_str().unwrap());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        Verifier::new(&ECDSA_P256_SHA256_FIXED, read(given))
            .verify(signed.as_bytes(), &read(signature))
            .expect("the signature is right");
        let claims: Value = serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], format!("http://{}", browser.address));

        let name = if mover.seat == 0 { "Ada" } else { "Bob" };
        let message = browser.open(&letter);
        assert_eq!(message["url"], format!("/game/{}", waiting.game));
        assert_eq!(message["body"], name);
        server.stop().await;

        // The key stays the same.
        let server = Running::start(&database.url).await;
        assert_eq!(call(server.address, "/api/push", None, None).await.1, key);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_told_of_the_first_decision_need_not_wait_at_the_table() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let seats = json!({"seats": [{"who": "me", "name": "Ada"}, {"who": "open"}], "pace": "turns"});
    let ada = Player::create(server.address, seats).await;
    let browser = Browser::new().await;
    assert_eq!(post(&ada, "/api/me/push", browser.subscription()).await.0, 200);
    let bob = ada.invite("Bob").await;
    if ada.look().await["game"]["deciding"] == bob.seat {
        bob.pass_on().await;
    }
    let letter = browser.receive("201 Created").await;
    assert_eq!(browser.open(&letter)["body"], "Bob");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten() {
    for database in Database::all() {
        let server = Running::start(&database.url).await;
        let (mover, waiting) = Player::pair_over_days(server.address).await;
        let browser = Browser::new().await;
        post(&waiting, "/api/me/push", browser.subscription()).await;
        mover.pass_on().await;
        browser.receive("410 Gone").await;
        let browsers = || async {
            call(server.address, "/api/me", Some(&waiting.secret), None).await.1["browsers"].clone()
        };
        while browsers().await != 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // One can also say so, and whoever is forgotten has none.
        for path in ["/api/me/unpush", "/api/me/forget"] {
            let (_, me) = post(&waiting, "/api/me/push", browser.subscription()).await;
            assert_eq!(me["browsers"], 1);
            post(&waiting, path, json!({"endpoint": browser.endpoint()})).await;
            assert_eq!(browsers().await, 0, "{path}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_browser_is_refused() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (ada, _) = Player::pair_over_days(server.address).await;
    let browser = Browser::new().await;
    for (field, wrong) in [
        ("endpoint", "file:///etc/passwd"),
        ("endpoint", "nowhere"),
        ("p256dh", "AAAA"),
        ("auth", "AAAA"),
    ] {
        let mut subscription = browser.subscription();
        subscription[field] = json!(wrong);
        let (status, refused) = post(&ada, "/api/me/push", subscription).await;
        assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad-request")), "{wrong}");
    }
    assert_eq!(call(server.address, "/api/me/push", None, Some(browser.subscription())).await.0, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neighbors_of_the_server_are_not_called_by_browsers_either() {
    let database = Database::sqlite();
    let config = crate::common::config(&database.url);
    let server = Running::of(splay_server::Config { private_webhooks: false, ..config }).await;
    let (mover, waiting) = Player::pair_over_days(server.address).await;
    let browser = Browser::new().await;
    assert_eq!(post(&waiting, "/api/me/push", browser.subscription()).await.0, 200);
    mover.pass_on().await;
    // It is not called, and forgotten: over plain HTTP nobody carries messages.
    let browsers = || async {
        call(server.address, "/api/me", Some(&waiting.secret), None).await.1["browsers"].clone()
    };
    while browsers().await != 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(timeout(Duration::from_millis(300), browser.listener.accept()).await.is_err());
    server.stop().await;
}
