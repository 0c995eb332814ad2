//! Passkeys: who has one can sign in, and nobody else, whatever they send.

use std::net::SocketAddr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair,
    RsaPublicKeyComponents,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use splay_server::Config;

use crate::common::{Database, Player, Running, call, config};

const SITE: &str = "splay.example";
const ORIGIN: &str = "https://splay.example";

const MADE: &str = "webauthn.create";
const USED: &str = "webauthn.get";

/// Somebody was there, and was the right one.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const HAS_KEY: u8 = 64;

/// A key that nobody uses for anything else, to sign as some computers do. Here it is of no use to anybody.
const RSA: &str = include_str!("rsa_key.txt");

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

enum Pair {
    Es256(EcdsaKeyPair),
    Rs256(RsaKeyPair),
}

/// An authenticator, with a browser before it, that can also do what no honest one does.
struct Authenticator {
    pair: Pair,
    id: Vec<u8>,
    counter: u32,
    flags: u8,
    site: &'static str,
    origin: &'static str,
    /// By what it knows its owner.
    user: String,
}

impl Authenticator {
    fn new(id: &str) -> Authenticator {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).unwrap();
        Authenticator {
            pair: Pair::Es256(pair),
            id: id.as_bytes().to_vec(),
            counter: 1,
            flags: PRESENT | VERIFIED,
            site: SITE,
            origin: ORIGIN,
            user: String::new(),
        }
    }

    fn with_rsa(id: &str) -> Authenticator {
        let key = base64::engine::general_purpose::STANDARD.decode(RSA.replace('\n', "")).unwrap();
        Authenticator { pair: Pair::Rs256(RsaKeyPair::from_pkcs8(&key).unwrap()), ..Self::new(id) }
    }

    fn client_data(&self, purpose: &str, challenge: &str) -> String {
        json!({"type": purpose, "challenge": challenge, "origin": self.origin, "crossOrigin": false})
            .to_string()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        [&Sha256::digest(self.site)[..], &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// The public key as authenticators write it.
    fn public_key(&self) -> Vec<u8> {
        match &self.pair {
            Pair::Es256(pair) => {
                let (x, y) = pair.public_key().as_ref()[1..].split_at(32);
                let before_x = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20];
                [&before_x[..], x, &[0x22, 0x58, 0x20], y].concat()
            }
            Pair::Rs256(pair) => {
                let modulus = RsaPublicKeyComponents::<Vec<u8>>::from(pair.public()).n;
                let length = u16::try_from(modulus.len()).unwrap().to_be_bytes();
                let before = [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59];
                [&before[..], &length, &modulus, &[0x21, 0x43, 1, 0, 1]].concat()
            }
        }
    }

    /// A new passkey.
    fn make(&self, challenge: &str) -> Value {
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let data = self.data(self.flags | HAS_KEY);
        let data = [&data[..], &[0; 16], &length, &self.id, &self.public_key()].concat();
        json!({"client_data": text(self.client_data(MADE, challenge)), "authenticator_data": text(data)})
    }

    /// A signature of a challenge.
    fn sign(&mut self, purpose: &str, challenge: &str) -> Value {
        self.counter += 1;
        let client = self.client_data(purpose, challenge);
        let data = self.data(self.flags);
        let signed = [&data[..], &Sha256::digest(client.as_bytes())].concat();
        let random = SystemRandom::new();
        let signature = match &self.pair {
            Pair::Es256(pair) => pair.sign(&random, &signed).unwrap().as_ref().to_vec(),
            Pair::Rs256(pair) => {
                let mut signature = vec![0; pair.public().modulus_len()];
                pair.sign(&RSA_PKCS1_SHA256, &random, &signed, &mut signature).unwrap();
                signature
            }
        };
        json!({
            "id": text(&self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signature),
            "user": self.user,
        })
    }
}

async fn post(address: SocketAddr, path: &str, secret: Option<&str>, body: Value) -> (u16, Value) {
    call(address, &format!("/api/me/passkeys{path}"), secret, Some(body)).await
}

async fn server(database: &Database) -> Running {
    let public = Some(ORIGIN.parse().unwrap());
    Running::of(Config { public, ..config(&database.url) }).await
}

/// Something to sign for whoever signs in.
async fn challenge(address: SocketAddr) -> String {
    let (status, asked) = post(address, "/ask", None, json!({})).await;
    assert_eq!((status, &asked["site"]), (200, &json!(SITE)), "{asked}");
    asked["challenge"].as_str().unwrap().to_owned()
}

/// Adds a passkey of somebody's; the authenticator knows them from then on.
async fn add(player: &Player, authenticator: &mut Authenticator) -> (u16, Value) {
    let secret = Some(player.secret.as_str());
    let (status, begun) = post(player.address, "/begin", secret, json!({})).await;
    assert_eq!(status, 200, "{begun}");
    authenticator.user = begun["user"].as_str().unwrap().to_owned();
    let made = authenticator.make(begun["challenge"].as_str().unwrap());
    post(player.address, "", secret, made).await
}

fn is_refused((status, refused): &(u16, Value), why: &str) {
    assert_eq!((*status, &refused["error"]["code"]), (403, &json!("wrong-passkey")), "{refused}");
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.contains(why), "{message:?} does not say {why:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_passkey_is_the_same_person_on_another_device() {
    for database in Database::all() {
        let server = server(&database).await;
        let at = server.address;
        let (ada, _bob) = Player::pair(at).await;
        let mut key = Authenticator::new("one");
        let (status, me) = add(&ada, &mut key).await;
        assert_eq!(status, 200, "{me}");
        assert_eq!(me["passkeys"][0]["id"], text("one"));
        is_refused(&add(&ada, &mut key).await, "already in use here");

        let used = key.sign(USED, &challenge(at).await);
        let (status, came) = post(at, "/come", None, used).await;
        assert_eq!(status, 200, "{came}");
        let phone = Player { secret: came["secret"].as_str().unwrap().to_owned(), ..ada.clone() };
        assert_ne!(phone.secret, ada.secret);
        phone.choose(0).await;
        assert_eq!(ada.look().await["number"], 1, "it was Ada's choice");
        let (_, me) = call(at, "/api/me", Some(&phone.secret), None).await;
        assert_eq!(me["keys"].as_array().unwrap().len(), 2, "both devices are listed");

        // Who has removed it does not come in by it, and stays where they are.
        let remove = json!({"id": text("one")});
        let (status, me) = post(at, "/remove", Some(&phone.secret), remove).await;
        assert_eq!((status, &me["passkeys"]), (200, &json!([])));
        let used = key.sign(USED, &challenge(at).await);
        is_refused(&post(at, "/come", None, used).await, "nobody here uses it");
        assert_eq!(phone.look().await["seat"], ada.seat);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_that_know_nothing_else_sign_with_rsa() {
    let database = Database::sqlite();
    let server = server(&database).await;
    let (ada, _bob) = Player::pair(server.address).await;
    let mut key = Authenticator::with_rsa("tpm");
    assert_eq!(add(&ada, &mut key).await.0, 200);
    let used = key.sign(USED, &challenge(server.address).await);
    assert_eq!(post(server.address, "/come", None, used).await.0, 200);
    let mut other = key.sign(USED, &challenge(server.address).await);
    other["signature"] = json!(text([7; 256]));
    is_refused(&post(server.address, "/come", None, other).await, "signature is wrong");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forgeries_are_refused() {
    let database = Database::sqlite();
    let server = server(&database).await;
    let at = server.address;
    let (ada, bob) = Player::pair(at).await;
    let mut key = Authenticator::new("one");
    assert_eq!(add(&ada, &mut key).await.0, 200);
    let come = |used: Value| post(at, "/come", None, used);

    // A page that looks like ours, one within another's, and a key for another site.
    key.origin = "https://splay.example.evil.example";
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "another site's page");
    key.origin = ORIGIN;
    let mut framed = key.sign(USED, &challenge(at).await);
    let client =
        json!({"type": USED, "challenge": challenge(at).await, "origin": ORIGIN, "crossOrigin": true});
    framed["client_data"] = json!(text(client.to_string()));
    is_refused(&come(framed).await, "another site's page");
    key.site = "evil.example";
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "belongs to another site");
    key.site = SITE;

    // Nobody there, or anybody.
    key.flags = VERIFIED;
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "nobody confirmed it");
    key.flags = PRESENT;
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "did not check who you are");
    key.flags = PRESENT | VERIFIED;

    // What was signed to add a key does not sign in, and a challenge for the one is none for the other.
    is_refused(&come(key.sign(MADE, &challenge(at).await)).await, "made for something else");
    let (_, begun) = post(at, "/begin", Some(&ada.secret), json!({})).await;
    is_refused(&come(key.sign(USED, begun["challenge"].as_str().unwrap())).await, "took too long");
    let made = Authenticator::new("two").make(&challenge(at).await);
    is_refused(&post(at, "", Some(&ada.secret), made).await, "took too long");

    // A challenge counts once, and has to come from here.
    let used = key.sign(USED, &challenge(at).await);
    assert_eq!(come(used.clone()).await.0, 200);
    is_refused(&come(used).await, "took too long");
    is_refused(&come(key.sign(USED, &"x".repeat(32))).await, "took too long");

    // One letter of the signature, and one of what is signed.
    let mut tampered = key.sign(USED, &challenge(at).await);
    let mut signature = URL_SAFE_NO_PAD.decode(tampered["signature"].as_str().unwrap()).unwrap();
    *signature.last_mut().unwrap() ^= 1;
    tampered["signature"] = json!(text(signature));
    is_refused(&come(tampered).await, "signature is wrong");
    let mut tampered = key.sign(USED, &challenge(at).await);
    let data = URL_SAFE_NO_PAD.decode(tampered["authenticator_data"].as_str().unwrap()).unwrap();
    let counted = [&data[..33], &9000_u32.to_be_bytes()].concat();
    tampered["authenticator_data"] = json!(text(counted));
    is_refused(&come(tampered).await, "signature is wrong");

    // Another's key under Ada's name of it, Ada's key with Bob's name, and Bob with a challenge of Ada's.
    let mut other = Authenticator::new("one");
    other.user = key.user.clone();
    is_refused(&come(other.sign(USED, &challenge(at).await)).await, "signature is wrong");
    let mut bobs = Authenticator::new("bob");
    assert_eq!(add(&bob, &mut bobs).await.0, 200);
    let mine = std::mem::replace(&mut key.user, bobs.user.clone());
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "nobody here uses it");
    key.user = mine;
    let (_, begun) = post(at, "/begin", Some(&ada.secret), json!({})).await;
    let made = Authenticator::new("three").make(begun["challenge"].as_str().unwrap());
    is_refused(&post(at, "", Some(&bob.secret), made).await, "took too long");
    // Nor can Bob remove it.
    let remove = json!({"id": text("one")});
    assert_eq!(post(at, "/remove", Some(&bob.secret), remove).await.0, 200);

    // A copy that has been used less often than the original.
    key.counter = 1;
    is_refused(&come(key.sign(USED, &challenge(at).await)).await, "copy of it");
    key.counter = 1000;
    assert_eq!(come(key.sign(USED, &challenge(at).await)).await.0, 200, "the original goes on");

    // Keys of no kind that is understood, and nonsense.
    let (_, begun) = post(at, "/begin", Some(&ada.secret), json!({})).await;
    let mut made = Authenticator::new("four").make(begun["challenge"].as_str().unwrap());
    let whole = URL_SAFE_NO_PAD.decode(made["authenticator_data"].as_str().unwrap()).unwrap();
    for length in 0..whole.len() {
        made["authenticator_data"] = json!(text(&whole[..length]));
        assert_eq!(post(at, "", Some(&ada.secret), made.clone()).await.0, 403, "{length} bytes");
    }
    made["authenticator_data"] = json!("not base64url!");
    is_refused(&post(at, "", Some(&ada.secret), made).await, "cannot be read");
    assert_eq!(post(at, "/begin", None, json!({})).await.0, 403, "nobody has no passkeys");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_process_on_a_database_takes_the_answer_once() {
    let database = Database::postgres();
    let (one, two) = (server(&database).await, server(&database).await);
    let (ada, _bob) = Player::pair(one.address).await;
    let mut key = Authenticator::new("one");
    assert_eq!(add(&ada, &mut key).await.0, 200);
    let used = key.sign(USED, &challenge(one.address).await);
    let both = [&one, &two].map(|server| post(server.address, "/come", None, used.clone()));
    let [first, second] = both;
    let (first, second) = tokio::join!(first, second);
    let mut statuses = [first.0, second.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 403], "{first:?} {second:?}");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_public_address_passkeys_are_for_this_machine() {
    let database = Database::sqlite();
    let server = Running::start(&database.url).await;
    let (_, info) = call(server.address, "/api/info", None, None).await;
    assert_eq!(info["passkey_site"], "localhost");
    let (ada, _bob) = Player::pair(server.address).await;
    let mut key = Authenticator::new("one");
    (key.site, key.origin) = ("localhost", "http://localhost:8080");
    assert_eq!(add(&ada, &mut key).await.0, 200);
    let (_, forgotten) =
        call(server.address, "/api/me/forget", Some(&ada.secret), Some(json!({}))).await;
    assert_eq!(forgotten["passkeys"], json!([]));
    let (_, asked) = post(server.address, "/ask", None, json!({})).await;
    let used = key.sign(USED, asked["challenge"].as_str().unwrap());
    is_refused(&post(server.address, "/come", None, used).await, "nobody here uses it");
    server.stop().await;

    let public = Some("https://192.0.2.7".parse().unwrap());
    let server = Running::of(Config { public, ..config(&database.url) }).await;
    let (status, refused) = post(server.address, "/ask", None, json!({})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("no-passkeys")));
    server.stop().await;
}
