//! Somebody wants to be known no more: their name and words are taken out of every game they were ever in.

use std::sync::Arc;

use serde_json::Value;

use super::Hub;
use super::recall::About;
use super::writing::{TRIES, summary};
use crate::clock::now;
use crate::entry::{Dated, Entry};
use crate::error::Refusal;
use crate::room::{Remains, Room};
use crate::secret::{Holder, Secret};
use crate::store::{Appended, Forgetting};
use crate::wire::GameInfo;

/// What a player is called who wants to be forgotten.
const FORGOTTEN: &str = "somebody";

impl Hub {
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
            Entry::Joined { .. }
            | Entry::Said { .. }
            | Entry::Hooked { .. }
            | Entry::Away { .. }
            | Entry::Filled { .. }
            | Entry::Chose { .. }
            | Entry::Conceded { .. }
            | Entry::TookBack { .. }
            | Entry::AskedBack { .. }
            | Entry::AgreedBack { .. }
            | Entry::RefusedBack { .. }
            | Entry::Replaced { .. }
            | Entry::Returned { .. }
            | Entry::Forgot
            | Entry::AgreedToTalk { .. }
            | Entry::WentOn { .. } => false,
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
