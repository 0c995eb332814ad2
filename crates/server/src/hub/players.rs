//! Bots at the tables, hints, and how people have fared.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use splay_bots::advice::Advice;
use splay_bots::{Bot, Brain, Budget, Level, Search};
use splay_engine::{Chronicle, Edition};

use super::{Hub, Table};
use crate::entry::{Entry, Kept};
use crate::error::Refusal;
use crate::secret::Holder;
use crate::store::{Appended, StoreError};
use crate::wire::{Hint, HintOption, Statistics};

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(1000);

/// How many options a hint tells.
const HINTED: usize = 3;

/// How long another process, which may be at it already, is given to let its bot move.
const PATIENCE: Duration = Duration::from_secs(8);

/// What came of letting a bot move.
enum Moved {
    /// It has moved, or somebody else has; another may be to move.
    Yes,
    /// No bot is to decide.
    NothingToDo,
    /// It was to move and could not.
    Failed,
}

impl Hub {
    /// Lets the bot move whose decision it is, and those after it, unless one is at it.
    pub(super) async fn let_bots_play(&self, table: &Arc<Table>) {
        let bots_turn = table.look().await.bot_to_decide().is_some();
        if bots_turn && table.bots.ask() {
            let (hub, table) = (self.clone(), table.clone());
            tokio::spawn(async move {
                let mut since = Instant::now();
                loop {
                    match hub.let_bot_move(&table, since).await {
                        _ if *hub.closing().borrow() => return table.bots.give_up(),
                        Moved::Yes => {}
                        Moved::NothingToDo if table.bots.rest() => return,
                        Moved::NothingToDo => since = Instant::now(),
                        Moved::Failed => {
                            table.bots.give_up();
                            return hub.let_bots_play_later(&table);
                        }
                    }
                }
            });
        }
    }

    /// The same after a while, if no other process has let its bot move by then.
    pub(super) fn let_bots_play_later(&self, table: &Arc<Table>) {
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let number = table.look().await.number();
            tokio::time::sleep(PATIENCE).await;
            if table.look().await.number() == number {
                hub.let_bots_play(&table).await;
            }
        });
    }

    /// Lets one bot move, at a table where somebody has been waiting for bots since a moment.
    async fn let_bot_move(&self, table: &Arc<Table>, since: Instant) -> Moved {
        let (game, seat, level, number, id, dice) = {
            let room = table.look().await;
            let (Some(level), Some(seat), Some(game)) =
                (room.bot_to_decide(), room.deciding(), room.chronicle())
            else {
                return Moved::NothingToDo;
            };
            let level = Level::from_name(level).unwrap_or(Level::Medium);
            let Kept { id, settings, .. } = room.kept();
            (game.clone(), seat, level, room.number(), id.clone(), settings.dice)
        };
        let thought = match self.think(table, since, game.clone(), (seat, level), dice).await {
            // A fault in the search must not end the game.
            None => self.think(table, since, game, (seat, Level::Beginner), dice).await,
            thought => thought,
        };
        let Some(choice) = thought else {
            tracing::error!(game = %id, "a bot had nothing to say");
            return Moved::Failed;
        };
        let mut room = table.room.lock().await;
        if room.number() != number || room.bot_to_decide().is_none() {
            return Moved::Yes;
        }
        let written = self.write(&mut room, Entry::Chose { seat, choice }).await;
        let moved = match written {
            Ok(Appended::Kept) => true,
            Ok(Appended::TooLate) => self.catch_up(&mut room).await.is_ok(),
            Err(error) => {
                tracing::error!(game = %id, %error, "a bot could not move");
                false
            }
        };
        drop(room);
        table.tick();
        self.tell_absent(table).await;
        if moved { Moved::Yes } else { Moved::Failed }
    }

    /// Lets the bot at a seat think about its decision. It keeps what it knows and has thought of
    /// from one decision to the next.
    pub(super) async fn think(
        &self,
        table: &Arc<Table>,
        since: Instant,
        game: Chronicle,
        (seat, level): (usize, Level),
        dice: u64,
    ) -> Option<String> {
        let threads = if level == Level::Expert { 2 } else { 1 };
        let brain = table.take_brain(seat, level);
        let mut brain = brain.unwrap_or_else(|| Bot::Level(level).brain(dice.wrapping_add(seat as u64)));
        let person = table.look().await.thinks_for().to_owned();
        let thought = self.0.thinking.think(&person, since, threads, move |stop| {
            let index = brain.choose(&game, stop);
            let options = game.game().options();
            let choice = options.get(index).or_else(|| options.first());
            (choice.map(|choice| choice.text(game.game().catalog())), brain)
        });
        let (choice, brain): (Option<String>, Box<dyn Brain>) = thought.await?;
        table.put_brain_back(seat, level, brain);
        choice
    }

    /// What a search thinks of the decision of somebody at a table.
    ///
    /// # Errors
    /// If it is not their decision, or the game is played without hints.
    pub async fn hint(&self, table: &Arc<Table>, holder: &Holder) -> Result<Hint, Refusal> {
        let (game, seed, person) = {
            let room = table.look().await;
            if !room.kept().settings.hints {
                return Err(Refusal::NoHints);
            }
            let deciding = room.deciding().ok_or(Refusal::Over)?;
            if !room.seats_of(holder).contains(&deciding) {
                return Err(Refusal::NotYours);
            }
            let game = room.chronicle().ok_or(Refusal::NotBegun)?.clone();
            (game, room.number(), room.thinks_for().to_owned())
        };
        let thinking = self.0.thinking.hint(&person, HINT, move |stop| {
            let search = Search::new(Budget::Time(HINT));
            let advice = Advice::on(&game, search, seed, stop)?;
            Some((advice.line_lines(&game.speaker()), advice))
        });
        let (line, advice) = thinking.await.ok_or(Refusal::TooMany)?.ok_or(Refusal::Fault)?;
        let option = |option: &splay_bots::advice::Weighed| {
            let (written, words) = (option.written.clone(), option.words.clone());
            Some(HintOption { written, words, chance: option.chance? })
        };
        Ok(Hint { options: advice.options.iter().filter_map(option).take(HINTED).collect(), line })
    }
}

/// What statistics need to know of a game that is over.
#[derive(Deserialize)]
struct Ended {
    id: String,
    edition: Edition,
    seats: Vec<Seated>,
    winners: Vec<usize>,
    #[serde(default)]
    arranged: bool,
}

/// The level of the bot at a seat, if one played there.
#[derive(Deserialize)]
struct Seated {
    bot: Option<String>,
}

/// How somebody has fared in games that are over: what lists say about each, with a seat of theirs, the seats
/// of one game one after the other.
pub(super) fn statistics(over: &[(String, usize)]) -> Result<Statistics, StoreError> {
    let mut statistics = Statistics::default();
    let mut games: Vec<(Ended, Vec<usize>)> = Vec::new();
    for (summary, seat) in over {
        let game: Ended = serde_json::from_str(summary)?;
        match games.last_mut().filter(|(last, _)| last.id == game.id) {
            Some((_, mine)) => mine.push(*seat),
            None => games.push((game, vec![*seat])),
        }
    }
    for (game, mine) in games.into_iter().filter(|(game, _)| !game.arranged) {
        let won = mine.iter().any(|seat| game.winners.contains(seat));
        let others = game.seats.iter().enumerate().filter(|(seat, _)| !mine.contains(seat));
        let bots = others.filter_map(|(_, seat)| Level::from_name(seat.bot.as_deref()?));
        let opponent = bots.max().map_or("people", Level::name);
        statistics.played += 1;
        statistics.won += u32::from(won);
        for tally in [
            statistics.by_edition.entry(game.edition).or_default(),
            statistics.by_opponent.entry(opponent.to_owned()).or_default(),
        ] {
            tally.played += 1;
            tally.won += u32::from(won);
        }
    }
    Ok(statistics)
}
