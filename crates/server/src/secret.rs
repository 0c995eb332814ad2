//! Secrets: who holds a seat, and who was given a link.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand_core::{OsRng, TryRngCore};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use splay_engine::Salt;
use subtle::ConstantTimeEq;

/// Something only its holder knows: 192 random bits, written in 32 letters. It cannot be printed
/// by accident.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    const LETTERS: usize = 32;

    /// A new one.
    ///
    /// # Panics
    /// If the system has no randomness to give.
    #[must_use]
    pub fn random() -> Secret {
        Secret(URL_SAFE_NO_PAD.encode(random_bytes::<24>()))
    }

    /// Reads a secret somebody sent, if it has the form of one.
    #[must_use]
    pub fn read(text: &str) -> Option<Secret> {
        let fits = text.len() == Secret::LETTERS
            && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_');
        fits.then(|| Secret(text.to_owned()))
    }

    /// The secret itself, to hand it to its holder or to keep it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it is the same, found out in a time that tells nothing.
    #[must_use]
    pub fn is(&self, other: &str) -> bool {
        self.0.as_bytes().ct_eq(other.as_bytes()).into()
    }

    /// What is kept of a holder's secret.
    #[must_use]
    pub fn holder(&self) -> Holder {
        Holder::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a secret: tells whether somebody has it, but not what it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Holder(String);

impl Holder {
    /// The hash of something that is no secret, but not to be kept either.
    #[must_use]
    pub(crate) fn of(text: &str) -> Holder {
        Holder(URL_SAFE_NO_PAD.encode(Sha256::digest(text.as_bytes())))
    }

    /// A hash as it was kept.
    #[must_use]
    pub(crate) fn kept(text: String) -> Holder {
        Holder(text)
    }

    /// The first letters, by which its owner tells it from others.
    #[must_use]
    pub fn short(&self) -> String {
        self.0.chars().take(12).collect()
    }

    /// The hash as it is kept.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl PartialEq for Holder {
    fn eq(&self, other: &Holder) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

impl Eq for Holder {}

/// A new name for a game: 80 random bits, so that none is ever guessed or given twice.
#[must_use]
pub fn new_game_id() -> String {
    game_id(random_bytes())
}

/// The name of the game that the players of another go on with: whoever makes it, and however many at
/// the same time, it is one game. Nobody can guess it who does not know a secret of the first.
#[must_use]
pub fn next_game_id(invite: &Secret) -> String {
    let hash = Sha256::digest(format!("the game after {}", invite.reveal()).as_bytes());
    game_id(std::array::from_fn(|n| hash[n]))
}

fn game_id(bytes: [u8; 16]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// A salt for a deal.
#[must_use]
pub fn new_salt() -> Salt {
    Salt::new(random_bytes())
}

/// A seed for a deal. Browsers read numbers of up to 53 bits exactly, so it has no more.
#[must_use]
pub fn new_seed() -> u64 {
    u64::from_le_bytes(random_bytes::<8>()) >> 11
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    OsRng.try_fill_bytes(&mut bytes).expect("the system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::{Secret, new_game_id, new_seed};

    #[test]
    fn secrets_are_long_different_and_never_printed() {
        let (one, other) = (Secret::random(), Secret::random());
        assert!(one.is(one.reveal()) && !one.is(other.reveal()) && !one.is(""));
        assert_eq!(one.holder(), one.holder());
        assert_ne!(one.holder(), other.holder());
        assert!(!format!("{one:?}").contains(one.reveal()));
        assert!(Secret::read(one.reveal()).is_some_and(|read| read.is(one.reveal())));
        for wrong in ["", "short", &"x".repeat(33), &format!("{}'", "x".repeat(31))] {
            assert!(Secret::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn names_and_seeds_fit_everywhere() {
        assert_eq!(new_game_id().len(), 16);
        assert!(new_seed() < 1 << 53);
    }
}
