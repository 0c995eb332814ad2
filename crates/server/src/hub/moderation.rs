//! Whom somebody does not want to hear or meet, what is told to whoever runs the server, and who is
//! banned.

use std::net::IpAddr;
use std::sync::Arc;

use super::recall::{About, Recalled};
use super::{Hub, Table};
use crate::clock::{DAY, date, now};
use crate::error::Refusal;
use crate::names::{looks, without_tricks};
use crate::room::{Shuns, Viewer};
use crate::secret::{Holder, new_game_id};
use crate::store::{Banned, KeptBan, KeptReport, StoreError};
use crate::wire::{Ban, Command, NewBan, NewReport, Report, Shun, Shunned, Status};

/// How many people somebody may shun.
const MOST_SHUNNED: usize = 1000;

/// How many reports somebody may make in a day.
const MOST_REPORTS: i64 = 20;

/// The longest reason.
const LONGEST_REASON: usize = 500;

/// The longest ban, in days: ten years.
const LONGEST_BAN: u32 = 3650;

/// What was looked up of late.
#[derive(Default)]
pub(super) struct Moderation {
    /// Whom people shun.
    pub(super) shuns: Recalled<Arc<Shuns>>,
    /// All bans, under one key.
    pub(super) bans: Recalled<Arc<Vec<KeptBan>>>,
}

impl Hub {
    /// Whom somebody does not want to hear or meet. While the database is away, as far as was known.
    pub async fn shuns(&self, person: Option<&Holder>) -> Arc<Shuns> {
        let Some(person) = person else { return Arc::default() };
        let look_up = async {
            let kept = self.store().shuns_of(person).await?.into_iter();
            let shuns = kept.map(|(other, shunned)| (other.as_str().to_owned(), shunned.how));
            Ok::<_, StoreError>(Arc::new(shuns.collect()))
        };
        self.0
            .moderation
            .shuns
            .recall(person.as_str(), self.hears_of_changes(), look_up)
            .await
            .unwrap_or_default()
    }

    /// The same, as it is shown to them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn shunned(&self, person: &Holder) -> Result<Vec<Shunned>, Refusal> {
        let shuns = self.store().shuns_of(person).await?;
        Ok(shuns.into_iter().map(|(_, shunned)| shunned).collect())
    }

    /// Somebody does not want to hear or meet the player at a seat, or does again.
    ///
    /// # Errors
    /// If no other person sits there.
    pub async fn shun(
        &self,
        table: &Arc<Table>,
        person: &Holder,
        seat: usize,
        how: Option<Shun>,
    ) -> Result<(), Refusal> {
        let (other, name) = other_at(table, person, seat).await?;
        let shuns = self.store().shuns_of(person).await?;
        let changing = self.changing(About::Shuns(person.clone()));
        match how {
            Some(how) => {
                if shuns.len() >= MOST_SHUNNED && !shuns.iter().any(|(known, _)| *known == other) {
                    return Err(Refusal::Bad("your list is full; remove somebody first".to_owned()));
                }
                let shunned = Shunned { id: new_game_id(), name, how };
                self.store().shun(person, &other, &shunned, now()).await?;
            }
            None => {
                for (_, shunned) in shuns.iter().filter(|(known, _)| *known == other) {
                    self.store().unshun(person, &shunned.id).await?;
                }
            }
        }
        drop(changing);
        table.tick();
        Ok(())
    }

    /// Somebody wants to hear and meet another again.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn unshun(&self, person: &Holder, id: &str) -> Result<(), Refusal> {
        if self.store().shuns_of(person).await?.iter().any(|(_, shunned)| shunned.id == id) {
            let _changing = self.changing(About::Shuns(person.clone()));
            self.store().unshun(person, id).await?;
        }
        Ok(())
    }

    /// Gives somebody a seat at a table that strangers can find, unless they and one who sits there are
    /// not to meet; says which.
    ///
    /// # Errors
    /// If there is none for them.
    pub async fn join_strangers(
        &self,
        table: &Arc<Table>,
        holder: &Holder,
        name: &str,
        wanted: Option<usize>,
    ) -> Result<usize, Refusal> {
        let others: Vec<Holder> = {
            let room = table.look().await;
            room.sitting().iter().filter_map(|sitting| sitting.holder.clone()).collect()
        };
        if self.store().is_blocked_among(holder, &others).await? {
            return Err(Refusal::NotWelcome);
        }
        self.join(table, holder, name, wanted).await
    }

    /// Tells whoever runs the server about the player at a seat, with what both have said last.
    ///
    /// # Errors
    /// If no other person sits there, or too much was reported.
    pub async fn report(
        &self,
        table: &Arc<Table>,
        person: &Holder,
        new: &NewReport,
    ) -> Result<(), Refusal> {
        let why = reason(&new.why)?;
        if self.store().reports_by(person, now() - DAY).await? >= MOST_REPORTS {
            return Err(Refusal::TooMany);
        }
        let (about, name) = other_at(table, person, new.seat).await?;
        let (game, evidence) = {
            let room = table.look().await;
            (room.kept().id.clone(), room.evidence(person, &about))
        };
        let id = new_game_id();
        let report = Report { id, game: game.clone(), name, why, evidence, others: 0, created: now() };
        self.store().report(&KeptReport { game, reporter: person.clone(), about, report }).await?;
        metrics::counter!("splay_reports").increment(1);
        Ok(())
    }

    /// The bans that hold, as far as is known.
    async fn bans(&self) -> Arc<Vec<KeptBan>> {
        let look_up = async { Ok::<_, StoreError>(Arc::new(self.store().bans(now()).await?)) };
        self.0.moderation.bans.recall("", self.hears_of_changes(), look_up).await.unwrap_or_default()
    }

    /// Lets somebody act who is not banned.
    ///
    /// # Errors
    /// If they are, or where they come from is.
    pub async fn check_ban(&self, person: Option<&Holder>, from: IpAddr) -> Result<(), Refusal> {
        let bans = self.bans().await;
        if bans.is_empty() {
            return Ok(());
        }
        let from = from.to_string();
        let meant = |ban: &&KeptBan| match &ban.whom {
            Banned::Person(banned) => person == Some(banned),
            Banned::Address(address) => *address == from,
        };
        match bans.iter().filter(|ban| ban.until > now()).find(meant) {
            None => Ok(()),
            Some(ban) => {
                let why = if ban.why.is_empty() { String::new() } else { format!(": {}", ban.why) };
                Err(Refusal::Banned { until: date(ban.until), why })
            }
        }
    }

    /// The bans that hold, as they are shown to whoever runs the server.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn all_bans(&self) -> Result<Vec<Ban>, Refusal> {
        let ban = |kept: KeptBan| Ban {
            address: match &kept.whom {
                Banned::Person(_) => None,
                Banned::Address(address) => Some(address.clone()),
            },
            id: kept.id,
            name: kept.name,
            why: kept.why,
            until: kept.until,
        };
        Ok(self.store().bans(now()).await?.into_iter().map(ban).collect())
    }

    /// Bans somebody. A bot plays on for them, and seats they wait at are free again.
    ///
    /// # Errors
    /// If it does not say whom, or for how long.
    pub async fn ban(&self, new: &NewBan, neighborhood: fn(IpAddr) -> IpAddr) -> Result<(), Refusal> {
        if !(1..=LONGEST_BAN).contains(&new.days) {
            return Err(Refusal::Bad(format!("a ban must last 1 to {LONGEST_BAN} days")));
        }
        let why = if new.why.trim().is_empty() { String::new() } else { reason(&new.why)? };
        let (whom, name) = match (&new.report, &new.name, &new.address) {
            (Some(report), None, None) => {
                let (person, name) = self.store().reported(report).await?.ok_or(Refusal::Unsettled)?;
                (Banned::Person(person), name)
            }
            (None, Some(name), None) => {
                let person = self.store().owner_of(&looks(name)).await?.ok_or(Refusal::UnknownName)?;
                (Banned::Person(person), name.clone())
            }
            (None, None, Some(address)) => {
                let address: IpAddr = address.trim().parse().map_err(|_| {
                    Refusal::Bad("an address must look like 192.0.2.7 or 2001:db8::7".to_owned())
                })?;
                let address = neighborhood(address).to_string();
                (Banned::Address(address.clone()), address)
            }
            _ => {
                return Err(Refusal::Bad(
                    "say who to ban, by a report, a name or an address".to_owned(),
                ));
            }
        };
        let created = now();
        let until = created + i64::from(new.days) * DAY;
        let ban = KeptBan { id: new_game_id(), whom: whom.clone(), name, why, until, created };
        let changing = self.changing(About::Bans);
        self.store().ban(&ban).await?;
        drop(changing);
        if let Some(report) = &new.report {
            self.store().close_report(report, created).await?;
        }
        match whom {
            Banned::Person(person) => self.leave_everything(&person).await,
            Banned::Address(_) => Ok(()),
        }
    }

    /// Lifts a ban.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lift(&self, id: &str) -> Result<(), Refusal> {
        let _changing = self.changing(About::Bans);
        self.store().lift(id).await?;
        Ok(())
    }

    /// Somebody leaves all games that are not over: a bot plays on for them.
    pub(super) async fn leave_everything(&self, person: &Holder) -> Result<(), Refusal> {
        for game in self.store().games_to_play_of(person).await? {
            let table = self.table(&game).await?;
            let (seats, status) = {
                let room = table.look().await;
                (room.seats_of(person), room.status())
            };
            if matches!(status, Status::Open | Status::Running) {
                for seat in seats {
                    let holder = Some(person.clone());
                    let viewer = Viewer { holder, seat: Some(seat), ..Viewer::default() };
                    self.command(&table, &viewer, &Command::Leave).await?;
                }
            }
        }
        Ok(())
    }

    /// How many games there are, by how far they are.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count_games(&self) -> Result<std::collections::BTreeMap<String, i64>, StoreError> {
        self.store().count_games().await
    }
}

/// Another person at a seat, and what they are called.
async fn other_at(table: &Table, person: &Holder, seat: usize) -> Result<(Holder, String), Refusal> {
    let room = table.look().await;
    let last = room.sitting().len() - 1;
    let sitting = room.sitting().get(seat).ok_or(Refusal::NoSuchSeat { last })?;
    match &sitting.holder {
        Some(other) if other != person => Ok((other.clone(), sitting.name().to_owned())),
        _ => Err(Refusal::Bad("no other person sits there".to_owned())),
    }
}

fn reason(text: &str) -> Result<String, Refusal> {
    let text = without_tricks(text);
    if text.is_empty() || text.chars().count() > LONGEST_REASON {
        return Err(Refusal::Bad(format!("a reason must have 1 to {LONGEST_REASON} characters")));
    }
    Ok(text)
}
