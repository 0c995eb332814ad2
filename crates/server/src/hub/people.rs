//! Who somebody is. Whoever comes without anything gets a secret, and its hash is the person. Further
//! devices have secrets of their own, which a link made known once; each can be revoked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Hub, summary};
use crate::clock::now;
use crate::entry::{Dated, Entry};
use crate::error::Refusal;
use crate::room::{Remains, Room};
use crate::secret::{Holder, Secret};
use crate::store::{KeptKey, KeyKind};
use crate::wire::{Key, Me};

/// How long it is believed whom a secret stands for: so long another process may let somebody in whom
/// this one has turned away.
const BELIEVED: Duration = Duration::from_secs(20);

/// How many are remembered.
const MOST: usize = 50_000;

/// How many devices and links somebody may have.
const MOST_KEYS: usize = 20;

/// What a player is called who wants to be forgotten.
const FORGOTTEN: &str = "somebody";

/// Whom secrets stand for, as far as was looked up of late.
#[derive(Default)]
pub(super) struct People(Mutex<HashMap<String, (Option<Holder>, Instant)>>);

impl People {
    /// Whom a secret stood for when it was last looked up, and whether that was of late.
    fn recall(&self, key: &Holder) -> Option<(Option<Holder>, bool)> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, since) = known.get(key.as_str())?;
        Some((person.clone(), since.elapsed() < BELIEVED))
    }

    fn remember(&self, key: &Holder, person: Option<Holder>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        }
        if known.len() < MOST {
            known.insert(key.as_str().to_owned(), (person, Instant::now()));
        }
    }

    fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A secret of somebody's, to be kept from now on.
fn key(key: Holder, person: &Holder, kind: KeyKind) -> KeptKey {
    KeptKey { key, person: person.clone(), kind, created: now() }
}

impl Hub {
    /// Whom a secret stands for: nobody if it is a link's, or was revoked.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn person(&self, secret: &Secret) -> Result<Option<Holder>, Refusal> {
        let key = secret.holder();
        let known = self.0.people.recall(&key);
        if let Some((person, true)) = known {
            return Ok(person);
        }
        let person = match (self.store().key(&key).await, known) {
            (Ok(None), _) => Some(key.clone()),
            (Ok(Some(KeptKey { kind: KeyKind::Device, person, .. })), _) => Some(person),
            (Ok(Some(_)), _) => None,
            // While the database is away, those who are here are who they were.
            (Err(_), Some((person, _))) => return Ok(person),
            (Err(error), None) => return Err(error.into()),
        };
        self.0.people.remember(&key, person.clone());
        Ok(person)
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
        let known = self.store().keys_of(person).await?;
        if let Some(oldest) = known.first().filter(|_| known.len() >= MOST_KEYS) {
            self.store().revoke(&oldest.key, person).await?;
        }
        let device = Secret::random();
        self.store().add_key(&key(device.holder(), person, KeyKind::Device)).await?;
        self.0.people.forget();
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
        self.0.people.forget();
        Ok((device, person.ok_or(Refusal::WrongLink)?))
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
        self.0.people.forget();
        Ok(())
    }

    /// Forgets somebody: a bot plays on for them, nobody has their seats, and neither name nor words
    /// of theirs are left in any game.
    ///
    /// # Errors
    /// If the store fails; what was done until then is done.
    pub async fn forget(&self, person: &Holder) -> Result<(), Refusal> {
        let games = self.store().seats_of(person).await?;
        self.leave_everything(person).await?;
        for game in games {
            let table = self.table(&game).await?;
            let mut room = table.room.lock().await;
            self.catch_up(&mut room).await?;
            self.rewrite(&mut room, person).await?;
            drop(room);
            table.tick();
        }
        for kept in self.store().keys_of(person).await? {
            self.store().revoke(&kept.key, person).await?;
        }
        self.store().forget_name(person).await?;
        self.store().forget_moderation(person).await?;
        self.store().forget_vacations(person).await?;
        self.store().forget_pushes(person).await?;
        self.store().forget_passkeys(person).await?;
        self.store().forget_mail(person).await?;
        self.0.people.forget();
        Ok(())
    }

    /// Takes somebody's name and words out of a game.
    async fn rewrite(&self, room: &mut Arc<Room>, person: &Holder) -> Result<(), Refusal> {
        let kept = room.kept().clone();
        let mut entries = self.store().entries(&kept.id, 0).await?;
        let nobody = Secret::random().holder();
        let mut theirs = Vec::new();
        let mut rewritten = Vec::new();
        for (number, Dated { entry, .. }) in entries.iter_mut().enumerate() {
            let changed = match entry {
                Entry::Joined { seat, name, holder } if holder == person => {
                    theirs.push(*seat);
                    FORGOTTEN.clone_into(name);
                    *holder = nobody.clone();
                    true
                }
                Entry::Left { seat } => {
                    theirs.retain(|theirs| theirs != seat);
                    false
                }
                Entry::Said { seat: Some(seat), name, text } if theirs.contains(seat) => {
                    FORGOTTEN.clone_into(name);
                    "…".clone_into(text);
                    true
                }
                Entry::Hooked { seat, url, key } if theirs.contains(seat) => {
                    (*url, *key) = (None, None);
                    true
                }
                Entry::Away { seat, until } if theirs.contains(seat) => {
                    *until = 0;
                    true
                }
                _ => false,
            };
            if changed {
                rewritten.push((number as u64, entry.clone()));
            }
        }
        let remains = match kept.has_these_rules() {
            true => None,
            false => {
                let (summary, snapshot) = self.store().remains(&kept.id).await?;
                Some(Remains::read(&kept.settings, snapshot.as_deref(), &summary))
            }
        };
        let id = kept.id.clone();
        let next = self.work(move || Room::load(kept, remains, &entries)).await??;
        self.store().forget(&id, person, &rewritten, &summary(&next)?).await?;
        *room = Arc::new(next);
        Ok(())
    }
}
