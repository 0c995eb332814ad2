//! A table with its game: what follows from a game's settings and entries. No clock, no disk, no
//! network; the same entries make the same room in every process.

mod command;
mod load;
mod remains;
mod seats;
mod shown;
mod talk;
mod telling;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use splay_bots::Memory;
use splay_engine::{Choice, Chronicle, Prompt, Record, Rules, Seat, Setup};

pub use command::Intent;
pub use remains::Remains;
pub use seats::Sitting;
use shown::Shown;
pub use talk::Shuns;
use talk::Spoken;
pub use telling::{Around, Since, Viewer};

use crate::entry::{Course, Dated, Entry, Kept, Meant};
use crate::error::Refusal;
use crate::secret::Holder;
use crate::webhook::Hook;
use crate::wire::{Pace, Remark, Status, TakeBack};

/// How many moves a game may have. People make some hundreds; who makes more does not play.
pub const MOST_MOVES: usize = 5000;

/// How many entries a game may have, with all that is said, and taken back.
const MOST_ENTRIES: u64 = 20_000;

/// How often choices may be taken back in one game.
const MOST_TAKEN_BACK: u32 = 1000;

/// A choice somebody has made.
#[derive(Clone, Copy)]
struct Made {
    by: usize,
    /// Whether it told them something they could not know, or might have.
    told: bool,
    /// How much of their time they had used for it, in milliseconds.
    used: i64,
}

/// Somebody who is to decide and may want to be told.
#[derive(Clone, Debug)]
pub struct Called {
    /// Where they sit.
    pub seat: usize,
    /// The address to call.
    pub hook: Option<Hook>,
    /// Who they are, in games over days.
    pub person: Option<Holder>,
    /// The names of the others at the table.
    pub others: String,
}

/// Somebody asks to take choices back.
#[derive(Clone)]
struct Request {
    by: usize,
    /// How many moves would be left.
    moves: usize,
    agreed: Vec<usize>,
}

/// A table with its game.
#[derive(Clone)]
pub struct Room {
    kept: Arc<Kept>,
    /// What the server committed itself to, which takes a while to work out.
    deal: Option<Arc<str>>,
    sitting: Vec<Sitting>,
    chronicle: Option<Chronicle>,
    /// What is left of a game that was begun under other rules.
    remains: Option<Arc<Remains>>,
    /// How many moves the game had before anybody here made one.
    inherited: usize,
    made: Vec<Made>,
    memories: Vec<Memory>,
    /// How many entries there are.
    version: u64,
    /// How many choices were made and taken back.
    number: u64,
    /// At which version how many events were left of the log.
    rewinds: Vec<(u64, usize)>,
    /// Up to which version what was told is not to be seen any more: it had somebody in it who was
    /// forgotten.
    told_anew: u64,
    /// How often choices were taken back.
    taken_back: u32,
    /// Whether somebody took back where nobody could mind.
    practice: bool,
    spoken: Spoken,
    request: Option<Request>,
    went_on: Option<String>,
    updated: i64,
    /// Since when the open decision waits.
    waiting_since: i64,
    /// What it looks like, as far as somebody has looked.
    shown: Shown,
}

impl Room {
    /// The room of a game, before anything has happened in it.
    #[must_use]
    pub fn new(kept: Kept) -> Room {
        let sitting = Sitting::at_first(&kept.settings.seats);
        let created = kept.created;
        let shown = Shown::nothing(sitting.len());
        let deal = kept.settings.commitment().map(Arc::from);
        let mut room = Room {
            kept: Arc::new(kept),
            deal,
            sitting,
            chronicle: None,
            remains: None,
            inherited: 0,
            made: Vec::new(),
            memories: Vec::new(),
            version: 0,
            number: 0,
            rewinds: Vec::new(),
            told_anew: 0,
            taken_back: 0,
            practice: false,
            spoken: Spoken::default(),
            request: None,
            went_on: None,
            updated: created,
            waiting_since: created,
            shown,
        };
        room.begin_if_full(created);
        room
    }

    /// How the game was made.
    #[must_use]
    pub fn kept(&self) -> &Kept {
        &self.kept
    }

    /// How many entries there are.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// When something last happened.
    #[must_use]
    pub fn updated(&self) -> i64 {
        self.updated
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn chronicle(&self) -> Option<&Chronicle> {
        self.chronicle.as_ref()
    }

    /// What must be sent with an answer to the open decision.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How far the game is.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.chronicle {
            _ if !self.kept.has_these_rules() => {
                self.remains.as_ref().map_or(Status::Stranded, |remains| remains.status())
            }
            None => Status::Open,
            Some(game) if game.outcome().is_some() => Status::Over,
            Some(_) => Status::Running,
        }
    }

    /// The room of a game that was begun under other rules, with what is left of it.
    #[must_use]
    pub fn with_remains(self, remains: Remains) -> Room {
        Room { remains: Some(Arc::new(remains)), ..self }
    }

    /// What is left of a game that was begun under other rules.
    #[must_use]
    pub fn remains(&self) -> Option<&Remains> {
        self.remains.as_deref()
    }

    /// Whether it was no contest: choices were taken back in a game that nobody else plays.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Whether no further move can be made.
    #[must_use]
    pub fn is_too_long(&self) -> bool {
        self.version >= MOST_ENTRIES
            || self.chronicle.as_ref().is_some_and(|game| game.moves().len() >= MOST_MOVES)
    }

    /// Who is to decide.
    #[must_use]
    pub fn deciding(&self) -> Option<usize> {
        self.chronicle.as_ref()?.decision().map(|decision| decision.player.index())
    }

    /// The bot that is to decide, by its level.
    #[must_use]
    pub fn bot_to_decide(&self) -> Option<&str> {
        // Bots among themselves could go on for ever, and nobody would see it.
        let anybody = self.sitting.iter().any(|seat| seat.is_person() && !seat.is_replaced());
        let goes_on = anybody && !self.is_too_long();
        self.deciding().filter(|_| goes_on).and_then(|seat| self.sitting[seat].bot())
    }

    /// For whom bots think here: the first of the people at the table, or the game itself if nobody is.
    #[must_use]
    pub fn thinks_for(&self) -> &str {
        let person = self.sitting.iter().find_map(|seat| seat.holder.as_ref());
        person.map_or(&self.kept.id, Holder::as_str)
    }

    /// The one who is to decide, if they may want to be told.
    #[must_use]
    pub fn called(&self) -> Option<Called> {
        let seat = self.deciding()?;
        let sitting = &self.sitting[seat];
        let over_days = self.kept.settings.pace == Pace::Turns;
        let person = sitting.holder.clone().filter(|_| over_days);
        let hook = sitting.hook.clone();
        if sitting.is_replaced() || (person.is_none() && hook.is_none()) {
            return None;
        }
        let others = self.sitting.iter().filter(|other| other.holder != sitting.holder);
        let others = others.map(Sitting::name).collect::<Vec<_>>().join(", ");
        Some(Called { seat, hook, person, others })
    }

    /// The seats somebody holds.
    #[must_use]
    pub fn seats_of(&self, holder: &Holder) -> Vec<usize> {
        let mine = |seat: &usize| self.sitting[*seat].holder.as_ref() == Some(holder);
        (0..self.sitting.len()).filter(mine).collect()
    }

    /// Who sits where.
    #[must_use]
    pub fn sitting(&self) -> &[Sitting] {
        &self.sitting
    }

    /// When the one who decides has had the time allowed.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let allowed = i64::from(self.kept.settings.allowance?) * 1000;
        let sitting = &self.sitting[self.deciding()?];
        sitting.bot().is_none().then(|| sitting.time_for(self.waiting_since, allowed))
    }

    /// When a bot takes the free seat, if one shall: somebody waits here for an opponent.
    #[must_use]
    pub fn bot_at(&self) -> Option<i64> {
        let waits = self.status() == Status::Open && self.sitting.iter().any(Sitting::is_person);
        let after = self.kept.settings.bot_after.filter(|_| waits)?;
        Some(self.kept.created + i64::from(after) * 1000)
    }

    /// The record of the game, with the deal: for nobody's eyes while it goes on.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn record(&self) -> Result<Record, Refusal> {
        match &self.chronicle {
            Some(game) if game.outcome().is_some() => Ok(game.record()),
            None if !self.kept.has_these_rules() => Err(self.stranded()),
            _ => Err(Refusal::NotOver),
        }
    }

    /// The table as it lies, if a turn has just begun.
    #[must_use]
    pub fn snapshot(&self) -> Option<String> {
        let game = self.chronicle.as_ref()?;
        let turn_begins = matches!(game.events().last(), Some(splay_engine::Event::Turn { .. }));
        turn_begins.then(|| serde_json::to_string(&game.position()).ok()).flatten()
    }

    /// What happens when an entry is added. If it cannot be, the room is as it was.
    ///
    /// # Errors
    /// If the entry does not fit.
    pub fn after(&self, dated: &Dated) -> Result<Room, Refusal> {
        self.after_all(std::slice::from_ref(dated))
    }

    /// What happens when entries are added one after the other. If one cannot be, the room is as
    /// it was.
    ///
    /// # Errors
    /// If an entry does not fit.
    pub fn after_all(&self, entries: &[Dated]) -> Result<Room, Refusal> {
        self.clone().guarded(|room| entries.iter().try_for_each(|dated| room.apply(dated)))
    }

    /// The room after something was done to it. A fault in a card must not take the table down
    /// with it.
    fn guarded(
        mut self,
        change: impl FnOnce(&mut Room) -> Result<(), Refusal>,
    ) -> Result<Room, Refusal> {
        let (game, number) = (self.kept.id.clone(), self.number);
        catch_unwind(AssertUnwindSafe(|| {
            change(&mut self)?;
            Ok(self)
        }))
        .unwrap_or_else(|_| {
            tracing::error!(%game, number, "the engine panicked");
            Err(Refusal::Fault)
        })
    }

    fn apply(&mut self, dated: &Dated) -> Result<(), Refusal> {
        let at = dated.at;
        match &dated.entry {
            Entry::Joined { seat, name, holder } => {
                let sitting = self.sitting_at(*seat)?;
                if !sitting.is_free() {
                    return Err(Refusal::SeatTaken);
                }
                sitting.take(name.clone(), holder.clone());
                self.begin_if_full(at);
            }
            Entry::Filled { seat, bot } => {
                let sitting = self.sitting_at(*seat)?;
                if !sitting.is_free() {
                    return Err(Refusal::SeatTaken);
                }
                sitting.fill(bot.clone());
                self.begin_if_full(at);
            }
            Entry::Left { seat } => {
                self.sitting_at(*seat)?.leave();
                self.spoken.agree(*seat, false);
            }
            // How a game went on that this program cannot play is for others to know.
            entry if entry.course() != Course::Stays && !self.kept.has_these_rules() => {
                self.moved_on(at);
            }
            Entry::Chose { seat, choice } => self.choose(*seat, choice, at)?,
            Entry::Conceded { seat } => self.concede(*seat, at)?,
            Entry::TookBack { moves, .. } => self.take_back(*moves, at)?,
            Entry::AskedBack { seat, moves } => {
                self.request = Some(Request { by: *seat, moves: *moves, agreed: vec![*seat] });
            }
            Entry::AgreedBack { seat } => {
                let request = self.request.as_mut().ok_or(Refusal::NothingAsked)?;
                request.agreed.push(*seat);
            }
            Entry::RefusedBack { .. } => self.request = None,
            Entry::Replaced { seat, bot } => {
                self.sitting_at(*seat)?.replace(bot.clone());
                self.request = None;
            }
            Entry::Returned { seat } => {
                self.sitting_at(*seat)?.come_back();
                // Going and coming back gives nobody more time; who was away for long begins anew.
                if self.deadline().is_some_and(|deadline| deadline <= at) {
                    self.waiting_since = at;
                }
            }
            Entry::Said { seat, name, text, .. } => {
                let (name, text) = (name.clone(), text.clone());
                let by = seat.and_then(|seat| self.sitting.get(seat)?.holder.clone());
                self.spoken.add(Remark { seat: *seat, name, text, at, hidden: false }, by);
            }
            Entry::Forgot => self.told_anew = self.version + 1,
            Entry::AgreedToTalk { seat, agree } => self.spoken.agree(*seat, *agree),
            Entry::Away { seat, until } => self.sitting_at(*seat)?.go_away(at, *until),
            Entry::WentOn { game } => self.went_on = Some(game.clone()),
            Entry::Hooked { seat, url, key } => {
                let hook = url.clone().map(|url| Hook { url, key: key.clone() });
                self.sitting_at(*seat)?.hook = hook;
            }
        }
        self.version += 1;
        self.updated = at;
        Ok(())
    }

    /// Counts an entry without playing it: a move that is taken back later, or the taking back.
    fn pass_over(&mut self, dated: &Dated) -> Result<(), Refusal> {
        let at = dated.at;
        match dated.entry.course() {
            Course::Back { moves } => self.rewind(moves, at),
            Course::Forth { seat } => {
                self.made.push(Made { by: seat, told: true, used: at - self.waiting_since });
                self.waiting_since = at;
            }
            Course::Stays => return self.apply(dated),
        }
        self.request = None;
        self.number += 1;
        self.version += 1;
        self.updated = at;
        Ok(())
    }

    fn sitting_at(&mut self, seat: usize) -> Result<&mut Sitting, Refusal> {
        let last = self.sitting.len() - 1;
        self.sitting.get_mut(seat).ok_or(Refusal::NoSuchSeat { last })
    }

    fn begin_if_full(&mut self, at: i64) {
        let full = self.sitting.iter().all(|sitting| !sitting.is_free());
        if self.chronicle.is_some() || !full || !self.kept.has_these_rules() {
            return;
        }
        let names = self.sitting.iter().map(|sitting| sitting.name().to_owned()).collect();
        match begin(&self.kept) {
            Ok(game) => {
                let game = game.with_names(names);
                self.inherited = game.moves().len();
                self.memories = game.state().seats().map(|seat| Memory::of(&game, seat)).collect();
                self.chronicle = Some(game);
                self.waiting_since = at;
            }
            Err(error) => tracing::error!(game = %self.kept.id, %error, "a game could not begin"),
        }
    }

    fn playing(&mut self) -> Result<&mut Chronicle, Refusal> {
        if !self.kept.has_these_rules() {
            return Err(self.stranded());
        }
        self.chronicle.as_mut().ok_or(Refusal::NotBegun)
    }

    fn stranded(&self) -> Refusal {
        Refusal::Stranded { began: self.kept.rules.clone(), here: Rules::VERSION }
    }

    fn choose(&mut self, seat: usize, choice: &str, at: i64) -> Result<(), Refusal> {
        let game = self.playing()?;
        let decision = game.decision().ok_or(Refusal::Over)?;
        if decision.player.index() != seat {
            return Err(Refusal::NotYours);
        }
        let choice = Choice::parse(choice, game.game().catalog())
            .map_err(|error| Refusal::IllegalChoice(error.to_string()))?;
        // Where an effect asks, what comes of it may tell something even if nothing happens.
        let in_effect = !matches!(decision.prompt, Prompt::Action | Prompt::FirstCard);
        let events = game.events().len();
        game.choose(choice)?;
        let made = self.making(seat, events, at);
        self.made.push(Made { told: made.told || in_effect, ..made });
        self.moved_on(at);
        Ok(())
    }

    fn concede(&mut self, seat: usize, at: i64) -> Result<(), Refusal> {
        let game = self.playing()?;
        let events = game.events().len();
        let conceding = Seat::new(seat).ok_or(Refusal::NotSeated)?;
        game.concede(conceding)?;
        self.made.push(self.making(seat, events, at));
        self.moved_on(at);
        Ok(())
    }

    /// A choice that has just been made, when there had been so many events. Its maker still
    /// knows no more than before.
    fn making(&self, by: usize, events: usize, at: i64) -> Made {
        let tells = |game: &Chronicle| {
            let memory = self.memories.get(by);
            memory.is_none_or(|memory| game.has_told_since(events, memory.knowledge()))
        };
        let told = self.chronicle.as_ref().is_none_or(tells);
        Made { by, told, used: at - self.waiting_since }
    }

    fn take_back(&mut self, moves: usize, at: i64) -> Result<(), Refusal> {
        let inherited = self.inherited;
        let game = self.playing()?;
        if moves < inherited || moves >= game.moves().len() {
            return Err(Refusal::NothingToTakeBack);
        }
        game.go_back(moves);
        self.moved_on(at);
        self.rewind(moves, at);
        Ok(())
    }

    /// What else there is to taking back: the log is shorter, and the time that was used for the
    /// first of the choices stays used.
    fn rewind(&mut self, moves: usize, at: i64) {
        let left = self.chronicle.as_ref().map_or(0, |game| game.events().len());
        // What was cut off further back says all that a cut before it said.
        self.rewinds.retain(|(_, before)| *before < left);
        self.rewinds.push((self.version + 1, left));
        let mut taken_back =
            self.made.drain(moves.saturating_sub(self.inherited).min(self.made.len())..);
        let used = taken_back.next().map_or(0, |made| made.used);
        drop(taken_back);
        self.waiting_since = at - used;
        self.taken_back += 1;
        let people = self.sitting.iter().filter(|sitting| sitting.is_person());
        self.practice |= people.count() < 2;
    }

    fn moved_on(&mut self, at: i64) {
        self.number += 1;
        self.waiting_since = at;
        self.request = None;
        if let Some(game) = &self.chronicle {
            for memory in &mut self.memories {
                memory.follow(game);
            }
        }
    }

    /// Whether a seat may take its last choice back, and how many moves would be left.
    #[must_use]
    pub fn may_take_back(&self, seat: usize) -> (TakeBack, usize) {
        let over = self.chronicle.as_ref().is_none_or(|game| game.outcome().is_some());
        if over || self.taken_back >= MOST_TAKEN_BACK {
            return (TakeBack::No, 0);
        }
        let Some(last) = self.made.iter().rposition(|made| made.by == seat) else {
            return (TakeBack::No, 0);
        };
        let moves = self.inherited + last;
        let newest = last + 1 == self.made.len();
        // Where nobody else plays, nobody minds what was learned by it.
        if (newest && !self.made[last].told) || !self.has_other_people(seat) {
            (TakeBack::Freely, moves)
        } else if self.to_answer(seat, &[seat]).is_empty() {
            // Those who would have to agree are away: a bot plays for them, and cannot.
            (TakeBack::No, moves)
        } else {
            (TakeBack::ByAsking, moves)
        }
    }
}

/// Begins the game that the settings describe.
///
/// # Errors
/// If they describe none; says why.
pub fn begin(kept: &Kept) -> Result<Chronicle, String> {
    let settings = &kept.settings;
    let catalog = splay_cards::catalog(settings.edition, settings.sets);
    if let Some(record) = &settings.from {
        return record.replay(catalog).map_err(|error| error.to_string());
    }
    let setup = Setup {
        edition: settings.edition,
        sets: settings.sets,
        players: settings.seats.len(),
        teams: settings.teams.clone(),
        options: settings.options,
        seed: settings.seed,
        salt: settings.salt,
    };
    Chronicle::new(catalog, setup).map_err(|error| error.to_string())
}

/// How many people a game is meant for.
#[must_use]
pub fn people(seats: &[Meant]) -> usize {
    seats.iter().filter(|meant| **meant == Meant::Person).count()
}
