//! Who somebody is. Whoever comes without anything gets a secret, and its hash is the person. Further
//! devices have secrets of their own, which a link made known once; each can be revoked.

use std::sync::Arc;

use serde_json::Value;

use super::recall::About;
use super::{Hub, TRIES, summary};
use crate::clock::now;
use crate::entry::{Dated, Entry};
use crate::error::Refusal;
use crate::room::{Remains, Room};
use crate::secret::{Holder, Secret};
use crate::store::{Appended, Forgetting, KeptKey, KeyKind};
use crate::wire::{GameInfo, Key, Me};

/// How many devices and links somebody may have.
const MOST_KEYS: usize = 20;

/// What a player is called who wants to be forgotten.
const FORGOTTEN: &str = "somebody";

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

    /// Forgets somebody: a bot plays on for them, nobody has their seats, and neither name nor words
    /// of theirs are left in any game.
    ///
    /// # Errors
    /// If the store fails; what was done until then is done.
    pub async fn forget(&self, person: &Holder) -> Result<(), Refusal> {
        let _changing = self.changing(About::Person(person.clone()));
        self.leave_everything(person).await?;
        for _ in 0..TRIES {
            // Another process may have begun a rematch meanwhile, from what it knew.
            let games = self.store().appearances_of(person).await?;
            if games.is_empty() {
                break;
            }
            for game in games {
                let table = self.table(&game).await?;
                let mut room = table.room.lock().await;
                self.take_out(&mut room, person).await?;
                drop(room);
                table.tick();
            }
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
        Ok(())
    }

    /// Takes somebody's name and words out of a game, for all processes that have it.
    async fn take_out(&self, room: &mut Arc<Room>, person: &Holder) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            self.catch_up(room).await?;
            let kept = room.kept().clone();
            let id = kept.id.clone();
            let mut entries = self.store().entries(&id, 0).await?;
            let number = entries.len() as u64;
            let without = without(person, &mut entries);
            let forgot = Dated { entry: Entry::Forgot, at: now() };
            entries.push(forgot.clone());
            let (summary_before, snapshot) = self.store().remains(&id).await?;
            let snapshot = snapshot.and_then(|snapshot| without.in_snapshot(&snapshot));
            let remains = (!kept.has_these_rules()).then(|| {
                let said = without.in_summary(&summary_before);
                Remains::read(&kept.settings, snapshot.as_deref(), &said)
            });
            let next = self.work(move || Room::load(kept, remains, &entries)).await??;
            let forgetting = Forgetting {
                game: &id,
                person,
                number,
                forgot: &forgot,
                rewritten: &without.rewritten,
                summary: &summary(&next)?,
                snapshot: snapshot.as_deref(),
            };
            if self.store().forget(&forgetting).await? == Appended::Kept {
                *room = Arc::new(next);
                return Ok(());
            }
        }
        Err(Refusal::TooMany)
    }
}

/// What is different in a game that somebody is taken out of.
#[derive(Default)]
struct Without {
    rewritten: Vec<(u64, Entry)>,
    /// The seats they have.
    seats: Vec<usize>,
    /// What they were called.
    names: Vec<String>,
}

/// Takes somebody's name and words out of what happened in a game.
fn without(person: &Holder, entries: &mut [Dated]) -> Without {
    let nobody = Secret::random().holder();
    let mut without = Without::default();
    for (number, Dated { entry, .. }) in entries.iter_mut().enumerate() {
        let theirs = &mut without.seats;
        let changed = match entry {
            Entry::Joined { seat, name, holder } if holder == person => {
                theirs.push(*seat);
                without.names.push(std::mem::replace(name, FORGOTTEN.to_owned()));
                *holder = nobody.clone();
                true
            }
            Entry::Left { seat } => {
                theirs.retain(|theirs| theirs != seat);
                false
            }
            Entry::Said { seat: Some(seat), name, text, .. } if theirs.contains(seat) => {
                FORGOTTEN.clone_into(name);
                "…".clone_into(text);
                true
            }
            Entry::Said { text, by, .. } if by.as_ref() == Some(person) => {
                "…".clone_into(text);
                *by = None;
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
            without.rewritten.push((number as u64, entry.clone()));
        }
    }
    without
}

impl Without {
    /// The table as it was kept. What cannot be read stays: nobody can be shown it.
    fn in_snapshot(&self, snapshot: &str) -> Option<String> {
        let mut position: Value = serde_json::from_str(snapshot).ok()?;
        for seat in &self.seats {
            let player = position.get_mut("players")?.get_mut(*seat)?;
            player["name"] = FORGOTTEN.into();
        }
        Some(position.to_string())
    }

    /// What lists said about a game that cannot be played here, and that nobody can work out again.
    fn in_summary(&self, summary: &str) -> String {
        let Ok(mut game) = serde_json::from_str::<GameInfo>(summary) else { return summary.to_owned() };
        for seat in &self.seats {
            if let Some(seat) = game.seats.get_mut(*seat) {
                seat.name = Some(FORGOTTEN.to_owned());
            }
        }
        for name in &self.names {
            game.result = game.result.replace(name, FORGOTTEN);
        }
        serde_json::to_string(&game).unwrap_or_default()
    }
}
