//! Which games are rated, and names that belong to somebody.

use std::time::Duration;

use splay_engine::Edition;
use tokio::time::interval;

use super::Hub;
use crate::clock::now;
use crate::error::Refusal;
use crate::names::{checked_name, looks};
use crate::room::Room;
use crate::secret::Holder;
use crate::store::{BOT, Rated};
use crate::wire::{Profile, Status, Strength};

/// What everybody is called who says nothing else, with a number or without: nobody's name.
const NAMELESS: &str = "Player";

/// How often, and how late, games are rated that were not rated in time.
const LATE: Duration = Duration::from_secs(30);

/// Who played against whom in a game, if it counts.
struct Counts {
    players: Vec<(String, bool)>,
    pairs: Vec<(usize, usize)>,
}

impl Hub {
    /// Rates a game that has just ended, if it counts and all its people have names of their own. That
    /// it could not be rated keeps nobody from anything else: it is tried again.
    pub(super) async fn rate(&self, room: &Room) {
        if let Err(error) = self.try_to_rate(room).await {
            tracing::warn!(%error, game = %room.kept().id, "a game could not be rated");
        }
    }

    /// Rates the games that were not rated when they ended: the server stopped before, or the database
    /// failed.
    pub(super) async fn rate_late(self) {
        let mut closing = self.closing();
        let mut again = interval(LATE);
        // Where there is one process alone, all that was left by the last one is late.
        let mut patience = if self.store().is_shared() { LATE } else { Duration::ZERO };
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                _ = again.tick() => {}
            }
            let before = now() - std::mem::replace(&mut patience, LATE).as_millis() as i64;
            match self.store().take_unrated(before, now()).await {
                Ok(games) => {
                    for game in games {
                        let Ok(table) = self.table(&game).await else { continue };
                        let room = table.look().await;
                        self.rate(&room).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "games to be rated cannot be looked for"),
            }
        }
    }

    async fn try_to_rate(&self, room: &Room) -> Result<(), Refusal> {
        let game = &room.kept().id;
        let Some(counts) = counts(room) else { return Ok(self.store().settle(game).await?) };
        for sitting in room.sitting() {
            if let Some(person) = &sitting.holder
                && self.store().name_of(person).await?.is_none()
            {
                return Ok(self.store().settle(game).await?);
            }
        }
        let kind = kind(room);
        let rated = Rated { game, kind: &kind, players: &counts.players, pairs: &counts.pairs };
        self.store().rate(&rated).await?;
        Ok(())
    }

    /// Gives somebody a name of their own.
    ///
    /// # Errors
    /// If it is no name, or another's.
    pub async fn take_name(&self, person: &Holder, name: &str) -> Result<String, Refusal> {
        let name = checked_name(name)?;
        let word = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        if looks(word) == looks(NAMELESS) {
            return Err(Refusal::NameTaken);
        }
        match self.store().give_name(person, &name, &looks(&name)).await? {
            true => Ok(name),
            false => Err(Refusal::NameTaken),
        }
    }

    /// Lets somebody be called so, unless the name is another's.
    ///
    /// # Errors
    /// If it is.
    pub(super) async fn check_owner(&self, name: &str, person: &Holder) -> Result<(), Refusal> {
        match self.store().owner_of(&looks(name)).await? {
            Some(owner) if owner != *person => Err(Refusal::NameTaken),
            _ => Ok(()),
        }
    }

    /// Those who are strongest in a kind of game.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn ladder(&self, kind: &str) -> Result<Vec<Strength>, Refusal> {
        Ok(self.store().ladder(kind).await?)
    }

    /// What everybody may know of whoever has a name.
    ///
    /// # Errors
    /// If nobody has it.
    pub async fn profile(&self, name: &str) -> Result<Profile, Refusal> {
        let person = self.store().owner_of(&looks(name)).await?.ok_or(Refusal::UnknownName)?;
        let name = self.store().name_of(&person).await?.ok_or(Refusal::UnknownName)?;
        let standings = self.store().standings_of(&person).await?;
        // Games by link are for those who have the link.
        let games = self.me(&person).await?.games.into_iter().filter(|game| game.listed).collect();
        Ok(Profile { name, standings, games })
    }
}

/// By what ratings go: edition and number of players.
pub(super) fn kind(room: &Room) -> String {
    kind_of(room.kept().settings.edition, room.sitting().len())
}

/// The same, of games that there may be.
pub(super) fn kind_of(edition: Edition, players: usize) -> String {
    format!("{edition}-{players}")
}

/// Who played against whom, if the game counts: it was dealt by the server, everybody played their own
/// seat to the end, without hints, and nobody took back what only a bot could have minded.
fn counts(room: &Room) -> Option<Counts> {
    let settings = &room.kept().settings;
    let honest = settings.from.is_none() && !settings.arranged && !settings.hints;
    let game = room.chronicle().filter(|_| honest && room.status() == Status::Over)?;
    if room.is_practice() {
        return None;
    }
    let winners = game.outcome()?.winners;
    let players: Vec<(String, bool)> = game
        .state()
        .seats()
        .zip(room.sitting())
        .map(|(seat, sitting)| {
            let id = match &sitting.holder {
                Some(person) => person.as_str().to_owned(),
                None => format!("{BOT}{}", sitting.bot().unwrap_or_default()),
            };
            (id, winners.contains(seat))
        })
        .collect();
    let mut ids: Vec<&String> = players.iter().map(|(id, _)| id).collect();
    ids.sort_unstable();
    ids.dedup();
    let somebody = room.sitting().iter().any(|sitting| sitting.is_person());
    if ids.len() < players.len() || !somebody {
        return None;
    }
    let seats: Vec<_> = game.state().seats().collect();
    let pairs =
        (0..players.len()).flat_map(|one| (one + 1..players.len()).map(move |other| (one, other)));
    // Those who lost together have not measured themselves against each other.
    let met = |&(one, other): &(usize, usize)| {
        let opponents = !game.state().side(seats[one]).contains(seats[other]);
        opponents && (players[one].1 || players[other].1)
    };
    let pairs = pairs.filter(met).collect();
    Some(Counts { players, pairs })
}
