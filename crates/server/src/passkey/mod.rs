//! Passkeys (Web Authentication, level 2): what a browser and its authenticator say, and whether it is true.
//! Attestation is not asked for: whose device it is does not matter, only that it is the same one again.

mod key;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::public::Site;
pub(crate) use key::ALGORITHMS;
use key::PublicKey;

/// Somebody was there (UP), and it was the right one, by finger, face or PIN (UV).
const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;

/// There is a new key (AT), and there is more behind it (ED).
const HAS_KEY: u8 = 1 << 6;
const HAS_MORE: u8 = 1 << 7;

/// The longest name of a passkey.
const LONGEST_ID: usize = 1023;

/// What is wrong with a passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// It has another form.
    #[error("it cannot be read")]
    Unreadable,
    /// Made to register, or to sign in, and used for the other.
    #[error("it was made for something else")]
    Purpose,
    /// On another page.
    #[error("it was used on another site's page")]
    Origin,
    /// For another name.
    #[error("it belongs to another site")]
    Site,
    /// Nobody touched it.
    #[error("nobody confirmed it")]
    NotPresent,
    /// Whoever did need not be its owner.
    #[error("it did not check who you are; use one with a PIN, fingerprint or face")]
    NotVerified,
    /// Unknown algorithm.
    #[error("its type is not supported here")]
    Kind,
    /// Asked too long ago, or answered before.
    #[error("it took too long; try again")]
    Challenge,
    /// Known already.
    #[error("it is already in use here")]
    Known,
    /// Not known here, or not any more.
    #[error("nobody here uses it; it may have been removed")]
    Unknown,
    /// Not signed by its key.
    #[error("its signature is wrong")]
    Signature,
    /// Counted back: there are two of it.
    #[error("there seems to be a copy of it; remove it and add another")]
    Copied,
}

/// A passkey as it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewKey {
    /// Its name, in base64url.
    pub id: String,
    /// Its public key, as it was written, in base64url.
    pub key: String,
    /// How often it has been used, if it counts.
    pub counter: u32,
}

/// What a browser says: for what, in answer to which challenge, on which page.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    purpose: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    within_another: bool,
}

/// The challenge that a browser answers, in a ceremony on a page of this site.
fn challenge(site: &Site, client: &[u8], purpose: &str) -> Result<String, Flaw> {
    let client: ClientData = serde_json::from_slice(client).map_err(|_| Flaw::Unreadable)?;
    if client.purpose != purpose {
        return Err(Flaw::Purpose);
    }
    if client.within_another || !site.is_own(&client.origin) {
        return Err(Flaw::Origin);
    }
    Ok(client.challenge)
}

/// What an authenticator says: its counter, its flags, and what comes behind them.
fn authenticator<'a>(site: &Site, data: &'a [u8]) -> Result<(u32, u8, &'a [u8]), Flaw> {
    let (hash, rest) = data.split_first_chunk::<32>().ok_or(Flaw::Unreadable)?;
    let (&flags, rest) = rest.split_first().ok_or(Flaw::Unreadable)?;
    let (counter, rest) = rest.split_first_chunk::<4>().ok_or(Flaw::Unreadable)?;
    let name = site.name().ok_or(Flaw::Site)?;
    if *hash != <[u8; 32]>::from(Sha256::digest(name.as_bytes())) {
        return Err(Flaw::Site);
    }
    if flags & PRESENT == 0 {
        return Err(Flaw::NotPresent);
    }
    if flags & VERIFIED == 0 {
        return Err(Flaw::NotVerified);
    }
    Ok((u32::from_be_bytes(*counter), flags, rest))
}

fn bytes(base64url: &str) -> Result<Vec<u8>, Flaw> {
    URL_SAFE_NO_PAD.decode(base64url).map_err(|_| Flaw::Unreadable)
}

/// A passkey that was made on a page of this site, and the challenge it answers.
///
/// # Errors
/// If it was not made so.
pub(crate) fn made(site: &Site, client: &str, data: &str) -> Result<(String, NewKey), Flaw> {
    let challenge = challenge(site, &bytes(client)?, "webauthn.create")?;
    let data = bytes(data)?;
    let (counter, flags, rest) = authenticator(site, &data)?;
    if flags & HAS_KEY == 0 {
        return Err(Flaw::Unreadable);
    }
    // Which make of authenticator it is (16 bytes), is not looked at.
    let (length, rest) =
        rest.get(16..).and_then(|rest| rest.split_first_chunk::<2>()).ok_or(Flaw::Unreadable)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (id, rest) = rest.split_at_checked(length).ok_or(Flaw::Unreadable)?;
    if !(1..=LONGEST_ID).contains(&length) {
        return Err(Flaw::Unreadable);
    }
    let (_, behind) = PublicKey::read(rest).ok_or(Flaw::Kind)?;
    if flags & HAS_MORE == 0 && !behind.is_empty() {
        return Err(Flaw::Unreadable);
    }
    let key = URL_SAFE_NO_PAD.encode(&rest[..rest.len() - behind.len()]);
    Ok((challenge, NewKey { id: URL_SAFE_NO_PAD.encode(id), key, counter }))
}

/// Somebody's claim to have a passkey: they answered a challenge on a page of this site, and signed it.
pub(crate) struct Claim {
    /// The challenge that was answered.
    pub challenge: String,
    /// How often the passkey has been used, if it counts.
    pub counter: u32,
    signed: Vec<u8>,
    signature: Vec<u8>,
}

impl Claim {
    /// Reads a claim.
    ///
    /// # Errors
    /// If it was not made on a page of this site, for it, by somebody who was there.
    pub fn read(site: &Site, client: &str, data: &str, signature: &str) -> Result<Claim, Flaw> {
        let client = bytes(client)?;
        let challenge = challenge(site, &client, "webauthn.get")?;
        let data = bytes(data)?;
        let (counter, _, _) = authenticator(site, &data)?;
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        Ok(Claim { challenge, counter, signed, signature: bytes(signature)? })
    }

    /// Whether it is true for a passkey whose public key is this.
    ///
    /// # Errors
    /// If somebody else has signed it.
    pub fn check(&self, key: &str) -> Result<(), Flaw> {
        let key = bytes(key)?;
        let (key, _) = PublicKey::read(&key).ok_or(Flaw::Kind)?;
        if key.has_signed(&self.signed, &self.signature) { Ok(()) } else { Err(Flaw::Signature) }
    }
}
