//! Making games.

use splay_bots::Level;
use splay_engine::{Position, RECORD_FORMAT, Record, Rules};

use super::Hub;
use super::writing::{kept_status, summary};
use crate::clock::now;
use crate::entry::{Dated, Entry, Kept, Meant, Settings};
use crate::error::Refusal;
use crate::names::checked_name;
use crate::room::{MOST_MOVES, Remains, Room, begin, people};
use crate::secret::{Holder, Secret, new_game_id, new_salt, new_seed, next_game_id};
use crate::store::{Creation, StoreError};
use crate::wire::{Branch, Chair, NewGame};

/// The longest time allowed for a decision: thirty days.
const LONGEST_ALLOWANCE: u32 = 30 * 24 * 3600;

impl Hub {
    /// Makes a game for somebody; gives its name and their seats.
    ///
    /// # Errors
    /// If there can be no such game.
    pub async fn create(&self, new: NewGame, holder: &Holder) -> Result<(String, Vec<usize>), Refusal> {
        self.create_with(new, holder, None).await
    }

    /// The same, and after so many seconds a bot takes a seat that nobody has come for.
    pub(super) async fn create_with(
        &self,
        new: NewGame,
        holder: &Holder,
        bot_after: Option<u32>,
    ) -> Result<(String, Vec<usize>), Refusal> {
        let mut names = Vec::new();
        let mut seats = Vec::new();
        for (n, chair) in new.seats.iter().enumerate() {
            seats.push(match chair {
                Chair::Me { name } => {
                    let name = checked_name(name)?;
                    self.check_owner(&name, holder).await?;
                    names.push((n, name));
                    Meant::Person
                }
                Chair::Open => Meant::Person,
                Chair::Bot { level } => {
                    Level::from_name(level).ok_or_else(|| unknown_level(level))?;
                    Meant::Bot(level.clone())
                }
            });
        }
        if people(&seats) == 0 {
            return Err(Refusal::Impossible("at least one seat must be for a person".to_owned()));
        }
        if new.allowance.is_some_and(|seconds| seconds == 0 || seconds > LONGEST_ALLOWANCE) {
            return Err(Refusal::Impossible(
                "the time for a decision must be from 1 second to 30 days".to_owned(),
            ));
        }
        let from = new.from.map(|branch| cut(branch, seats.len())).transpose()?;
        if from.is_some() && new.listed {
            return Err(Refusal::Impossible(
                "a game that continues from a record is by link only: anyone who has the record knows the deal"
                    .to_owned(),
            ));
        }
        if from.is_none() && new.lesson {
            return Err(Refusal::Impossible("a lesson must begin from a prepared position".to_owned()));
        }
        let settings = Settings {
            edition: from.as_ref().map_or(new.edition, |record| record.edition),
            sets: from.as_ref().map_or(new.sets, |record| record.sets),
            teams: from.as_ref().map_or(new.teams, |record| record.teams.clone()),
            options: from.as_ref().map_or(new.options, |record| record.options),
            seed: new_seed(),
            salt: Some(new_salt()),
            dice: new_seed(),
            seats,
            pace: new.pace,
            allowance: new.allowance,
            listed: new.listed,
            hints: new.hints,
            arranged: from.is_some(),
            lesson: new.lesson,
            bot_after,
            from,
        };
        let taken = names.iter().map(|(seat, name)| (*seat, name.clone(), holder.clone())).collect();
        let id = self.begin(new_game_id(), settings, taken).await?;
        Ok((id, names.into_iter().map(|(seat, _)| seat).collect()))
    }

    /// Makes another game for the same players: a fresh deal after a game that is over, or the
    /// last turn again of one that was begun under other rules.
    pub(super) async fn go_on(&self, room: &Room) -> Result<String, Refusal> {
        let kept = room.kept();
        let mut settings = kept.settings.clone();
        (settings.seed, settings.salt, settings.dice) = (new_seed(), Some(new_salt()), new_seed());
        let position = room.remains().and_then(Remains::position);
        // What nobody could see on the table of the other game, nobody knows in this one.
        settings.arranged &= position.is_some();
        settings.bot_after = None;
        // A bot that took the seat nobody had come for plays again.
        for (meant, sitting) in settings.seats.iter_mut().zip(room.sitting()) {
            if let (None, Some(level)) = (&sitting.holder, sitting.bot()) {
                *meant = Meant::Bot(level.to_owned());
            }
        }
        settings.from = position.map(|position| at_position(&settings, position.clone()));
        let taken = room.sitting().iter().enumerate().filter_map(|(seat, sitting)| {
            Some((seat, sitting.name().to_owned(), sitting.holder.clone()?))
        });
        let id = next_game_id(&kept.invite);
        match self.begin(id.clone(), settings, taken.collect()).await {
            // Somebody was faster, here or in another process: theirs is the one.
            Err(Refusal::Store(StoreError::Exists)) => Ok(id),
            begun => begun,
        }
    }

    async fn begin(
        &self,
        id: String,
        settings: Settings,
        taken: Vec<(usize, String, Holder)>,
    ) -> Result<String, Refusal> {
        let created = now();
        let kept = Kept {
            id,
            rules: Rules::VERSION.to_owned(),
            settings,
            invite: Secret::random(),
            watch: Secret::random(),
            created,
        };
        let entries: Vec<Dated> = taken
            .into_iter()
            .map(|(seat, name, holder)| Dated {
                entry: Entry::Joined { seat, name, holder },
                at: created,
            })
            .collect();
        let id = kept.id.clone();
        let working_out = move || {
            begin(&kept).map_err(Refusal::Impossible)?;
            let room = Room::load(kept.clone(), None, &entries)?;
            let (status, summary) = (kept_status(&room), summary(&room)?);
            Ok::<_, Refusal>(Creation { kept, entries, status, summary })
        };
        let creation = self.0.loading.work(working_out).await??;
        self.store().create(creation).await?;
        metrics::counter!("splay_games_created").increment(1);
        Ok(id)
    }
}

fn unknown_level(level: &str) -> Refusal {
    let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
    Refusal::Impossible(format!("there is no bot \"{level}\"; the levels are {}", known.join(", ")))
}

/// A recorded game up to one of its moves.
fn cut(branch: Branch, seats: usize) -> Result<Record, Refusal> {
    let Branch { mut record, moves } = branch;
    if record.players.len() != seats {
        let players = record.players.len();
        return Err(Refusal::Impossible(format!("the recorded game has {players} seats, not {seats}")));
    }
    if moves < record.choices.len() {
        record.choices.truncate(moves);
        record.outcome = None;
    }
    if record.choices.len() > MOST_MOVES / 2 {
        return Err(Refusal::Impossible(format!(
            "a game can continue from at most {} moves of a record; choose an earlier point",
            MOST_MOVES / 2
        )));
    }
    if record.outcome.is_some() {
        return Err(Refusal::Impossible("the recorded game is over at that point".to_owned()));
    }
    Ok(record)
}

/// A position as the start of a record.
fn at_position(settings: &Settings, position: Position) -> Record {
    Record {
        format: RECORD_FORMAT.to_owned(),
        rules: Rules::VERSION.to_owned(),
        edition: settings.edition,
        sets: settings.sets,
        players: position.players.iter().map(|player| player.name.clone().unwrap_or_default()).collect(),
        teams: settings.teams.clone(),
        options: settings.options,
        seed: 0,
        salt: None,
        position: Some(Box::new(position)),
        choices: Vec::new(),
        outcome: None,
    }
}
