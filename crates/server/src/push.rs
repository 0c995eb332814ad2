//! Messages to browsers that are closed (web push): encrypted for one browser alone (RFC 8291), carried by
//! whoever made it, who knows this server by its signature (RFC 8292, VAPID).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long those who carry a message may keep it, in seconds: a day.
const KEPT: u32 = 24 * 3600;

/// How long a signature holds, in milliseconds.
const SIGNED: i64 = 12 * 3600 * 1000;

/// The longest address of a browser.
const LONGEST_ENDPOINT: usize = 1000;

/// The size of a record: everything fits into one.
const RECORD: u32 = 4096;

/// Where a browser wants to be told, and what messages to it are encrypted with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The address.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// A secret shared with the browser, in base64url.
    pub auth: String,
}

impl Subscription {
    /// Whether it has the form of one.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let url = reqwest::Url::parse(&self.endpoint);
        let web = url.is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        web && self.endpoint.len() <= LONGEST_ENDPOINT && self.keys().is_some()
    }

    /// The public key as a point, and the secret.
    fn keys(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (key, auth) = (read(&self.p256dh)?, read(&self.auth)?);
        (key.len() == 65 && key[0] == 4 && auth.len() == 16).then_some((key, auth))
    }
}

/// A message as it is sent.
pub struct Sealed {
    /// What goes above it.
    pub headers: Vec<(&'static str, String)>,
    /// What only the browser can read.
    pub body: Vec<u8>,
}

/// By what those who carry messages know this server.
pub struct Sender {
    pair: EcdsaKeyPair,
    /// Whom to turn to about its messages: `mailto:` or `https:`.
    contact: Option<String>,
}

impl Sender {
    /// A new key, to be kept; none if the system has no randomness to give.
    #[must_use]
    pub fn new_key() -> Option<String> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new()).ok()?;
        Some(URL_SAFE_NO_PAD.encode(key))
    }

    /// The sender with a key as it was kept; none if it is no key.
    #[must_use]
    pub fn with_key(key: &str, contact: Option<String>) -> Option<Sender> {
        let key = URL_SAFE_NO_PAD.decode(key).ok()?;
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, &key, &SystemRandom::new()).ok()?;
        Some(Sender { pair, contact })
    }

    /// What browsers have to know to be told by this server.
    #[must_use]
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// Seals a message for a browser; a later one on the same topic takes the place of one that was not
    /// delivered yet. None if its keys are none.
    #[must_use]
    pub fn seal(&self, to: &Subscription, topic: &str, message: &str, now: i64) -> Option<Sealed> {
        let body = encrypt(to, message.as_bytes())?;
        let headers = vec![
            ("authorization", format!("vapid t={}, k={}", self.sign(to, now)?, self.public_key())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("topic", topic.to_owned()),
        ];
        Some(Sealed { headers, body })
    }

    /// A signature that holds for one who carries messages, and for a while.
    fn sign(&self, to: &Subscription, now: i64) -> Option<String> {
        let audience = reqwest::Url::parse(&to.endpoint).ok()?.origin().ascii_serialization();
        let mut claims = json!({"aud": audience, "exp": (now + SIGNED) / 1000});
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature)))
    }
}

fn encrypt(to: &Subscription, message: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let (theirs, auth) = to.keys()?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let ours = own.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let their_key = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let shared =
        agree_ephemeral(own, &their_key, |secret| Salt::new(HKDF_SHA256, &auth).extract(secret));
    let (key, nonce) = keys(&shared.ok()?, &theirs, ours.as_ref(), &salt)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The last record ends with a two.
    let mut sealed = [message, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).ok()?;
    let own_length = [u8::try_from(ours.as_ref().len()).ok()?];
    Some([&salt[..], &RECORD.to_be_bytes(), &own_length, ours.as_ref(), &sealed].concat())
}

/// The key and the nonce of a message, from what both sides know.
fn keys(shared: &Prk, theirs: &[u8], ours: &[u8], salt: &[u8]) -> Option<([u8; 16], [u8; 12])> {
    let material: [u8; 32] = expand(shared, &[b"WebPush: info\0", theirs, ours])?;
    let random = Salt::new(HKDF_SHA256, salt).extract(&material);
    let key = expand(&random, &[b"Content-Encoding: aes128gcm\0"])?;
    Some((key, expand(&random, &[b"Content-Encoding: nonce\0"])?))
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    from.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{Sender, Subscription, keys};
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use ring::hkdf::{HKDF_SHA256, Salt};

    fn read(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("it is base64url")
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn keys_are_those_of_the_standard() {
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = read("BTBZMqHH6r4Tts7J_aSIgg");
        let theirs = read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let ours = read(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw");
        let shared = Salt::new(HKDF_SHA256, &auth).extract(&shared);
        let (key, nonce) = keys(&shared, &theirs, &ours, &salt).expect("there are keys");
        assert_eq!(URL_SAFE_NO_PAD.encode(key), "oIhVW04MRdy2XN9CiKLxTg");
        assert_eq!(URL_SAFE_NO_PAD.encode(nonce), "4h_95klXJ5E_qnoN");
    }

    #[test]
    fn only_browsers_are_written_to() {
        let key = URL_SAFE_NO_PAD.encode([4; 65]);
        let auth = URL_SAFE_NO_PAD.encode([0; 16]);
        let sound = |endpoint: &str, p256dh: &str, auth: &str| {
            let [endpoint, p256dh, auth] = [endpoint, p256dh, auth].map(str::to_owned);
            Subscription { endpoint, p256dh, auth }.is_sound()
        };
        assert!(sound("https://push.example/1", &key, &auth));
        for (endpoint, p256dh, auth) in [
            ("file:///etc/passwd", key.as_str(), auth.as_str()),
            ("https://push.example/1", "AAAA", &auth),
            ("https://push.example/1", &key, "AAAA"),
            (&format!("https://push.example/{}", "x".repeat(1000)), &key, &auth),
        ] {
            assert!(!sound(endpoint, p256dh, auth), "{endpoint}");
        }
        // A point that is not on the curve is no key.
        let sender = Sender::with_key(&Sender::new_key().expect("one"), None).expect("a sender");
        let to = Subscription { endpoint: "https://push.example/1".to_owned(), p256dh: key, auth };
        assert!(sender.seal(&to, "game", "{}", 0).is_none());
    }
}
