//! Who somebody is. Whoever comes without anything gets a secret, and its hash is the person. Further
//! devices have secrets of their own, which a link made known once; each can be revoked.

use super::Hub;
use super::recall::About;
use crate::clock::now;
use crate::error::Refusal;
use crate::secret::{Holder, Secret};
use crate::store::{KeptKey, KeyKind};
use crate::wire::{Key, Me};

/// How many devices and links somebody may have.
const MOST_KEYS: usize = 20;

/// A secret of somebody's, to be kept from now on.
fn key(key: Holder, person: &Holder, kind: KeyKind) -> KeptKey {
    KeptKey { key, person: person.clone(), kind, created: now() }
}

impl Hub {
    /// Whom a secret stands for, by its hash: nobody if it is a link's, or was revoked.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn person(&self, key: &Holder) -> Result<Option<Holder>, Refusal> {
        let look_up = async {
            Ok(match self.store().key(key).await? {
                None => Some(key.clone()),
                Some(KeptKey { kind: KeyKind::Device, person, .. }) => Some(person),
                Some(KeptKey { kind: KeyKind::Link | KeyKind::Gone, .. }) => None,
            })
        };
        // While the database is away, those who are here are who they were.
        self.0.people.recall(key.as_str(), self.hears_of_changes(), look_up).await
    }

    /// A link by which somebody can be the same person on another device, or come back when this one
    /// is lost. It works once.
    ///
    /// # Errors
    /// If they have too many already, or the store fails.
    pub async fn new_link(&self, person: &Holder, here: &Secret) -> Result<Secret, Refusal> {
        let keys = self.store().keys_of(person).await?;
        if keys.len() >= MOST_KEYS {
            return Err(Refusal::Bad("you have too many devices and links; revoke one".to_owned()));
        }
        self.know_devices(person, here).await?;
        let link = Secret::random();
        self.store().add_key(&key(link.holder(), person, KeyKind::Link)).await?;
        Ok(link)
    }

    /// From now on the device somebody began with, and the one they are at, are some of several.
    pub(super) async fn know_devices(&self, person: &Holder, here: &Secret) -> Result<(), Refusal> {
        for device in [person.clone(), here.holder()] {
            self.store().add_key(&key(device, person, KeyKind::Device)).await?;
        }
        Ok(())
    }

    /// Makes one more device of somebody's known; gives its secret. If they have too many, the one that has
    /// been known longest is signed out: nobody is locked out who has lost the others.
    pub(super) async fn new_device(&self, person: &Holder) -> Result<Secret, Refusal> {
        let _changing = self.changing(About::Person(person.clone()));
        let known = self.store().keys_of(person).await?;
        if let Some(oldest) = known.first().filter(|_| known.len() >= MOST_KEYS) {
            self.store().revoke(&oldest.key, person).await?;
        }
        let device = Secret::random();
        self.store().add_key(&key(device.holder(), person, KeyKind::Device)).await?;
        Ok(device)
    }

    /// Makes a device known as one of whoever made a link; gives its secret.
    ///
    /// # Errors
    /// If there is no such link, or it has been used.
    pub async fn come(&self, link: &str) -> Result<(Secret, Holder), Refusal> {
        let link = Secret::read(link).ok_or(Refusal::WrongLink)?;
        let device = Secret::random();
        let person = self.store().use_link(&link.holder(), &device.holder(), now()).await?;
        let person = person.ok_or(Refusal::WrongLink)?;
        drop(self.changing(About::Person(person.clone())));
        Ok((device, person))
    }

    /// The devices and links of somebody who is at one of them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn keys(&self, person: &Holder, here: &Secret) -> Result<Vec<Key>, Refusal> {
        let here = here.holder();
        let key = |kept: KeptKey| Key {
            id: kept.key.short(),
            link: kept.kind == KeyKind::Link,
            here: kept.key == here,
            created: kept.created,
        };
        Ok(self.store().keys_of(person).await?.into_iter().map(key).collect())
    }

    /// All that somebody may know about themselves.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn all_of(&self, person: &Holder, here: &Secret) -> Result<Me, Refusal> {
        Ok(Me {
            keys: self.keys(person, here).await?,
            passkeys: self.passkeys(person).await?,
            own_name: self.store().name_of(person).await?,
            standings: self.store().standings_of(person).await?,
            shunned: self.shunned(person).await?,
            mail: self.mail(person).await?,
            vacation: self.vacation(person).await?,
            browsers: self.store().pushes_of(person).await?.len(),
            ..self.me(person).await?
        })
    }

    /// Revokes a device or link of somebody's, or all but the device they are at.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn revoke(
        &self,
        person: &Holder,
        here: &Secret,
        which: Option<&str>,
    ) -> Result<(), Refusal> {
        let _changing = self.changing(About::Person(person.clone()));
        let here = here.holder();
        for kept in self.store().keys_of(person).await? {
            let meant = match which {
                Some(id) => kept.key.short() == id,
                None => kept.key != here,
            };
            if meant {
                self.store().revoke(&kept.key, person).await?;
            }
        }
        Ok(())
    }
}
