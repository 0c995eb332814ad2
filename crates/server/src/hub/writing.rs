//! What somebody wants is written down, and then it has happened.

use std::sync::Arc;
use std::time::Instant;

use super::{Hub, LESSON, Table};
use crate::clock::{MINUTE, now};
use crate::entry::{Course, Dated, Entry};
use crate::error::Refusal;
use crate::names::checked_name;
use crate::room::{Intent, Room, Viewer};
use crate::secret::Holder;
use crate::store::{Append, Appended, StoreError};
use crate::wire::{Command, Pace, Status};

/// How often an entry is tried again that came too late for its place.
pub(super) const TRIES: usize = 8;

/// How many entries, and moves again after a taking back, are played at once; more take a while.
const AT_ONCE: usize = 4;

impl Hub {
    /// Does what somebody at a table wants. When it returns, it is on disk.
    ///
    /// # Errors
    /// If it is not theirs to want, or not now; then nothing has changed.
    pub async fn command(
        &self,
        table: &Arc<Table>,
        viewer: &Viewer,
        command: &Command,
    ) -> Result<(), Refusal> {
        if table.is_exhibition() {
            return Err(Refusal::NotSeated);
        }
        let began = Instant::now();
        for _ in 0..TRIES {
            let mut room = table.room.lock().await;
            let intent = match room.intent(viewer, command, now()) {
                // It may be right by what another process knows already.
                Err(refusal) if self.store().is_shared() => {
                    let before = room.version();
                    self.catch_up(&mut room).await?;
                    if room.version() == before {
                        return Err(refusal);
                    }
                    table.tick();
                    room.intent(viewer, command, now())?
                }
                intent => intent?,
            };
            let entry = match intent {
                Intent::Done => return Ok(()),
                Intent::Write(entry) => entry,
                Intent::Fill(seat) => {
                    let level = self.like_strength(&room).await?;
                    Entry::Filled { seat, bot: level.name().to_owned() }
                }
                Intent::GoOn => {
                    let next = self.go_on(&room).await?;
                    Entry::WentOn { game: next }
                }
            };
            match self.write(&mut room, entry).await? {
                Appended::Kept => {
                    drop(room);
                    metrics::histogram!("splay_command_seconds").record(began.elapsed().as_secs_f64());
                    self.announce(table).await;
                    return Ok(());
                }
                Appended::TooLate => self.catch_up(&mut room).await?,
            }
            drop(room);
            table.tick();
        }
        Err(Refusal::TooMany)
    }

    /// Gives somebody a seat; says which.
    ///
    /// # Errors
    /// If there is none for them.
    pub async fn join(
        &self,
        table: &Arc<Table>,
        holder: &Holder,
        name: &str,
        wanted: Option<usize>,
    ) -> Result<usize, Refusal> {
        let name = checked_name(name)?;
        self.check_owner(&name, holder).await?;
        for _ in 0..TRIES {
            let mut room = table.room.lock().await;
            if let Some(&seat) = room.seats_of(holder).first() {
                return Ok(seat);
            }
            if room.is_too_long() {
                return Err(Refusal::TooLong);
            }
            let free = |seat: &usize| room.sitting().get(*seat).is_some_and(|seat| seat.is_free());
            let last = room.sitting().len() - 1;
            let seat = match wanted {
                Some(seat) if seat > last => return Err(Refusal::NoSuchSeat { last }),
                Some(seat) => Some(seat).filter(free).ok_or(Refusal::SeatTaken)?,
                None => (0..=last).find(free).ok_or(Refusal::NoFreeSeat)?,
            };
            let entry = Entry::Joined { seat, name: name.clone(), holder: holder.clone() };
            match self.write(&mut room, entry).await? {
                Appended::Kept => {
                    drop(room);
                    self.announce(table).await;
                    return Ok(seat);
                }
                Appended::TooLate => self.catch_up(&mut room).await?,
            }
        }
        Err(Refusal::TooMany)
    }

    /// Writes an entry down and lets it happen, in this order.
    pub(super) async fn write(&self, room: &mut Arc<Room>, entry: Entry) -> Result<Appended, Refusal> {
        let dated = Dated { entry, at: now() };
        let next = self.after(room, vec![dated.clone()]).await?;
        let append = Append {
            game: room.kept().id.clone(),
            number: room.version(),
            summary: is_news_for_lists(room, &next, &dated.entry).then(|| summary(&next)).transpose()?,
            entry: dated,
            status: kept_status(&next),
            snapshot: next.snapshot().filter(|_| next.number() != room.number()),
            over: room.status() != Status::Over && next.status() == Status::Over,
            call: next.called().filter(|_| is_news(room, &next)).map(|_| next.number()),
        };
        let over = append.over;
        let appended = self.store().append(append).await?;
        if appended == Appended::Kept {
            *room = next;
            if over {
                for person in room.sitting().iter().filter_map(|sitting| sitting.holder.as_ref()) {
                    self.0.fared.forget(person.as_str());
                }
                self.rate(room).await;
            }
        }
        Ok(appended)
    }

    /// A room after some entries: at once, or, if many moves have to be played for it, where nobody waits.
    pub(super) async fn after(
        &self,
        room: &Arc<Room>,
        entries: Vec<Dated>,
    ) -> Result<Arc<Room>, Refusal> {
        let played = |dated: &Dated| match dated.entry.course() {
            Course::Back { moves } => room.chronicle().map_or(0, |game| game.played_again(moves)).max(1),
            Course::Forth { .. } | Course::Stays => 1,
        };
        if entries.iter().map(played).sum::<usize>() <= AT_ONCE {
            return room.after_all(&entries).map(Arc::new);
        }
        let room = room.clone();
        self.work(move || room.after_all(&entries).map(Arc::new)).await?
    }

    /// Learns what other processes have written.
    pub(super) async fn catch_up(&self, room: &mut Arc<Room>) -> Result<(), Refusal> {
        let entries = self.store().entries(&room.kept().id, room.version()).await?;
        if entries.iter().any(|dated| dated.entry == Entry::Forgot) {
            // What was there before is not what it was.
            *room = Arc::new(self.load(&room.kept().id).await?);
        } else if !entries.is_empty() {
            *room = self.after(room, entries).await?;
        }
        Ok(())
    }

    /// Tells everybody at a table that it has changed, and lets bots go on.
    pub(super) async fn announce(&self, table: &Arc<Table>) {
        table.tick();
        self.tell_absent(table).await;
        self.let_bots_play(table).await;
    }
}

/// Whether there is a decision that there was not before.
fn is_news(before: &Room, after: &Room) -> bool {
    after.number() != before.number() || before.status() == Status::Open
}

/// Whether lists have something new to say: not if somebody goes on deciding in the same turn and the same minute.
/// Over days it is also news that they have done something.
fn is_news_for_lists(before: &Room, after: &Room, entry: &Entry) -> bool {
    if after.kept().settings.pace == Pace::Turns {
        return true;
    }
    let standing = |room: &Room| {
        let turn = room.chronicle().map(|game| game.state().turn());
        (room.status(), room.deciding(), turn, room.updated() / MINUTE)
    };
    !matches!(entry, Entry::Chose { .. }) || standing(before) != standing(after)
}

/// The word by which a status is kept.
const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
        Status::Stranded => "stranded",
    }
}

/// The word by which the status of a game is kept. A lesson is in no list, however far it is.
pub(crate) fn kept_status(room: &Room) -> &'static str {
    if room.kept().settings.lesson { LESSON } else { status_word(room.status()) }
}

/// What lists say about a game.
pub(super) fn summary(room: &Room) -> Result<String, Refusal> {
    Ok(serde_json::to_string(&room.info(None, &[])).map_err(StoreError::from)?)
}
