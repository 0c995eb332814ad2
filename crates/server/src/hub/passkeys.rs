//! Signing in on another device with a passkey, instead of by a link.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use super::Hub;
use crate::clock::{MINUTE, now};
use crate::error::Refusal;
use crate::passkey::{ALGORITHMS, Claim, Flaw, made};
use crate::secret::{Holder, Secret};
use crate::store::KeptPasskey;
use crate::wire::{AddPasskey, AskPasskey, MadePasskey, Passkey, UsePasskey};

/// How long a browser has to answer, in milliseconds: browsers wait for people for five minutes at most.
const ANSWERED_WITHIN: i64 = 5 * MINUTE;

/// How many passkeys somebody may have.
const MOST_PASSKEYS: usize = 10;

/// What a browser calls a passkey of somebody who has no name yet.
const NAMELESS: &str = "Player";

impl Hub {
    /// The name that passkeys of this server are bound to; none if it has no name.
    #[must_use]
    pub fn passkey_site(&self) -> Option<&str> {
        self.0.site.name()
    }

    /// What a browser has to know to make a passkey of somebody's.
    ///
    /// # Errors
    /// If they have too many, or the server has no name that one could be bound to.
    pub async fn begin_passkey(&self, person: &Holder) -> Result<AddPasskey, Refusal> {
        let known = self.store().passkeys_of(person).await?;
        if known.len() >= MOST_PASSKEYS {
            return Err(Refusal::Bad("you have too many passkeys; remove one".to_owned()));
        }
        let name = match self.store().name_of(person).await? {
            Some(name) => Some(name),
            None => self.me(person).await?.name,
        };
        Ok(AddPasskey {
            site: self.named_site()?,
            challenge: self.challenge(Some(person)).await?,
            user: user(person),
            name: name.unwrap_or_else(|| NAMELESS.to_owned()),
            algorithms: ALGORITHMS.to_vec(),
            known: known.into_iter().map(|passkey| passkey.id).collect(),
        })
    }

    /// Keeps a passkey that somebody has made.
    ///
    /// # Errors
    /// If it was not made for them, here and now.
    pub async fn add_passkey(
        &self,
        person: &Holder,
        here: &Secret,
        passkey: &MadePasskey,
    ) -> Result<(), Refusal> {
        let (challenge, new) = made(&self.0.site, &passkey.client_data, &passkey.authenticator_data)?;
        self.use_challenge(&challenge, Some(person)).await?;
        self.know_devices(person, here).await?;
        if self.store().add_passkey(person, &new, now()).await? {
            Ok(())
        } else {
            Err(Flaw::Known.into())
        }
    }

    /// What a browser has to know to ask somebody for a passkey.
    ///
    /// # Errors
    /// If the server has no name that one could be bound to.
    pub async fn ask_passkey(&self) -> Result<AskPasskey, Refusal> {
        Ok(AskPasskey { site: self.named_site()?, challenge: self.challenge(None).await? })
    }

    /// Makes a device known as one of whoever has a passkey; gives its secret.
    ///
    /// # Errors
    /// If they do not have it.
    pub async fn come_by_passkey(&self, used: &UsePasskey) -> Result<(Secret, Holder), Refusal> {
        let UsePasskey { id, client_data, authenticator_data, signature, user: claimed } = used;
        let claim = Claim::read(&self.0.site, client_data, authenticator_data, signature)?;
        self.use_challenge(&claim.challenge, None).await?;
        let KeptPasskey { person, key, .. } = self.store().passkey(id).await?.ok_or(Flaw::Unknown)?;
        claim.check(&key)?;
        if *claimed != user(&person) {
            return Err(Flaw::Unknown.into());
        }
        if !self.store().count_passkey(id, claim.counter, now()).await? {
            tracing::warn!("a passkey counts back: there may be a copy of it");
            return Err(Flaw::Copied.into());
        }
        Ok((self.new_device(&person).await?, person))
    }

    /// The passkeys of somebody.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn passkeys(&self, person: &Holder) -> Result<Vec<Passkey>, Refusal> {
        let shown = |KeptPasskey { id, created, used, .. }| Passkey { id, created, used };
        Ok(self.store().passkeys_of(person).await?.into_iter().map(shown).collect())
    }

    /// The name that a passkey is to be bound to.
    fn named_site(&self) -> Result<String, Refusal> {
        self.passkey_site().map(str::to_owned).ok_or(Refusal::NoPasskeys)
    }

    /// Something to sign that nobody could know before, and that counts once: all processes on the
    /// database know of it.
    async fn challenge(&self, person: Option<&Holder>) -> Result<String, Refusal> {
        let (challenge, now) = (Secret::random(), now());
        let until = now + ANSWERED_WITHIN;
        self.store().keep_challenge(&challenge.holder(), person, now, until).await?;
        Ok(challenge.reveal().to_owned())
    }

    async fn use_challenge(&self, answered: &str, person: Option<&Holder>) -> Result<(), Refusal> {
        let challenge = Secret::read(answered).ok_or(Flaw::Challenge)?.holder();
        match self.store().use_challenge(&challenge, person, now()).await? {
            true => Ok(()),
            false => Err(Flaw::Challenge.into()),
        }
    }
}

/// By what authenticators know somebody, in base64url: it tells nothing about them.
fn user(person: &Holder) -> String {
    let hash = Sha256::digest(format!("the passkeys of {}", person.as_str()).as_bytes());
    URL_SAFE_NO_PAD.encode(hash)
}
