//! The file in which a tournament keeps its games, one JSON object to a line, so that it can be
//! broken off and continued. The first line says which tournament it is.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use splay_bots::Bot;
use splay_bots::tournament::{Played, Schedule, deal_seed};
use splay_engine::Setup;

use crate::error::Failure;

/// What the first line of a file calls itself.
const FORMAT: &str = "splay-tournament/1";

/// What decides how the games of a tournament go, but not how many are played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Settings {
    format: String,
    /// Who takes part.
    pub bots: Vec<Bot>,
    /// The game they play; its seed decides all deals.
    pub setup: Setup,
}

impl Settings {
    pub fn new(bots: Vec<Bot>, setup: Setup) -> Settings {
        Settings { format: FORMAT.into(), bots, setup }
    }

    /// In what another tournament differs, if it does. The order of the bots does not matter: every
    /// two of them meet, and sit both ways round.
    fn difference(&self, theirs: &Settings) -> Option<String> {
        let differs = |what: &str, mine: &str, theirs: &str| {
            (mine != theirs).then(|| format!("{what} {theirs} instead of {mine}"))
        };
        let names = |bots: &[Bot]| {
            let mut names: Vec<String> = bots.iter().map(Bot::to_string).collect();
            names.sort();
            names.join(",")
        };
        let (my_game, their_game) = (&self.setup, &theirs.setup);
        differs("the bots", &names(&self.bots), &names(&theirs.bots))
            .or_else(|| differs("the edition", my_game.edition.name(), their_game.edition.name()))
            .or_else(|| {
                differs("players:", &my_game.players.to_string(), &their_game.players.to_string())
            })
            .or_else(|| differs("the seed", &my_game.seed.to_string(), &their_game.seed.to_string()))
            .or_else(|| (my_game != their_game).then(|| "other variants or teams".into()))
    }
}

/// A file of games, open for more of them.
pub(super) struct Store {
    path: String,
    file: File,
}

impl Store {
    /// Opens the file of a tournament and reads the games it has, or begins it. Without
    /// `seed_matters` a file that exists decides the seed. Says what had to be dropped.
    pub fn open(
        path: &Path,
        settings: &mut Settings,
        seed_matters: bool,
    ) -> Result<(Store, Vec<Played>, Option<String>), Failure> {
        let name = path.display().to_string();
        let fails = |what| {
            let path = name.clone();
            move |error| Failure::File { what, path, error }
        };
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(fails("write"))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::usage(format!("another tournament is writing to {name}")));
            }
            // Some file systems have no locks; the tournament can do without.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fails("read"))?;
        let mut store = Store { path: name.clone(), file };
        if text.is_empty() {
            store.append(settings)?;
            return Ok((store, Vec::new(), None));
        }
        let mut lines = text.split_inclusive('\n');
        let theirs = lines
            .next()
            .and_then(|line| serde_json::from_str::<Settings>(line).ok())
            .filter(|theirs| theirs.format == FORMAT)
            .ok_or_else(|| Failure::usage(format!("{name} does not hold games of a tournament")))?;
        if !seed_matters {
            settings.setup.seed = theirs.setup.seed;
        }
        if let Some(difference) = settings.difference(&theirs) {
            let advice = "use those settings or another --file";
            return Err(Failure::usage(format!(
                "{name} holds a different tournament ({difference}); {advice}"
            )));
        }
        let schedule = Schedule::new(&settings.bots, settings.setup.players, 0);
        let mut games = Vec::new();
        let mut dropped = None;
        let lines: Vec<&str> = lines.collect();
        let mut whole = text.len() - lines.iter().map(|line| line.len()).sum::<usize>();
        for (number, line) in lines.iter().enumerate() {
            match game_on(line, settings, &schedule) {
                Some(game) => games.push(game),
                None if number + 1 == lines.len() => {
                    store.file.set_len(whole as u64).map_err(fails("write"))?;
                    dropped = Some(format!(
                        "the last line of {name} was incomplete; its game will be played again"
                    ));
                    break;
                }
                None => {
                    let place = number + 2;
                    let advice = "fix or remove it, or use another --file";
                    return Err(Failure::usage(format!(
                        "line {place} of {name} is not a game of this tournament; {advice}"
                    )));
                }
            }
            whole += line.len();
        }
        if dropped.is_none() && !text.ends_with('\n') {
            store.write(b"\n")?;
        }
        Ok((store, games, dropped))
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Played) -> Result<(), Failure> {
        self.append(game)
    }

    /// Adds a line in one write, so that breaking off costs at most this line.
    fn append(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(line).map_err(Failure::usage)?;
        self.write(format!("{line}\n").as_bytes())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.file.write_all(bytes).map_err(|error| Failure::File {
            what: "write",
            path: self.path.clone(),
            error,
        })
    }
}

/// The game on a line, if it is one of this tournament.
fn game_on(line: &str, settings: &Settings, schedule: &Schedule) -> Option<Played> {
    let game: Played = serde_json::from_str(line).ok()?;
    let fits = schedule.number_of(game.deal, &game.seats).is_some()
        && game.seed == deal_seed(settings.setup.seed, game.deal)
        && game.winners.iter().all(|seat| seat.index() < game.seats.len());
    fits.then_some(game)
}
