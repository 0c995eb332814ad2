//! The tables in use: loaded when somebody comes, put away when nobody is left.

mod create;
mod players;
mod presence;
mod table;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use splay_engine::Rules;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::sleep;

use presence::Change;
pub use table::{Presence, Table};

use crate::clock::now;
use crate::config::Limits;
use crate::entry::{Dated, Entry};
use crate::error::Refusal;
use crate::room::{Intent, Remains, Room, Viewer};
use crate::secret::{Holder, new_seed};
use crate::store::{Append, Appended, PRESENCE, Store, StoreError};
use crate::webhook::Webhooks;
use crate::wire::{Command, GameInfo, Me, Statistics, Status};

/// How often an entry is tried again that came too late for its place.
const TRIES: usize = 8;

/// How long a table stays that nobody uses.
const IDLE: Duration = Duration::from_secs(600);

/// How many games a list shows.
const LISTED: u32 = 200;

/// The tables in use.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    limits: Limits,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    /// Bots think on so many threads at most.
    thinking: Arc<Semaphore>,
    webhooks: Webhooks,
    /// This one among the processes on the database.
    process: u64,
    /// Where other processes are told who is connected, if there can be others.
    news: Option<mpsc::UnboundedSender<Change>>,
    closing: watch::Sender<bool>,
}

impl Hub {
    /// No table yet.
    #[must_use]
    pub fn new(store: Store, limits: Limits, webhooks: Webhooks) -> Hub {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (news, changes) = mpsc::unbounded_channel();
        let shared = store.is_shared();
        let hub = Hub(Arc::new(Inner {
            store,
            limits,
            tables: Mutex::default(),
            thinking: Arc::new(Semaphore::new(cores)),
            webhooks,
            process: new_seed(),
            news: shared.then_some(news),
            closing: watch::Sender::new(false),
        }));
        tokio::spawn(hub.clone().put_away());
        tokio::spawn(hub.clone().listen());
        if shared {
            tokio::spawn(hub.clone().tell_presence(changes));
        }
        hub
    }

    /// Where the games are kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What this server allows.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.0.limits
    }

    /// Becomes true when the server is about to stop.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Tells everybody that the server is about to stop.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// How many tables are in use.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.open_tables().len()
    }

    fn open_tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of a game.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be loaded.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        if let Some(table) = self.open_tables().get(id) {
            return Ok(table.clone());
        }
        if self.tables() >= self.0.limits.tables {
            return Err(Refusal::Full);
        }
        let room = self.load(id).await?;
        // Somebody may have been faster; then theirs is the one.
        let table = {
            let mut tables = self.open_tables();
            let news = self.0.news.clone();
            tables.entry(id.to_owned()).or_insert_with(|| Arc::new(Table::new(room, news))).clone()
        };
        table.tell(true);
        if self.store().is_shared() {
            // What another process wrote between the loading and now was told to nobody here.
            self.refresh(id, None).await;
        }
        self.let_bots_play(&table).await;
        Ok(table)
    }

    /// Works out a room from what is kept of it.
    async fn load(&self, id: &str) -> Result<Room, Refusal> {
        let kept = self.store().game(id).await?.ok_or(Refusal::UnknownGame)?;
        let mut room = Room::new(kept);
        if !room.kept().has_these_rules() {
            let (summary, snapshot) = self.store().remains(id).await?;
            let remains = Remains::read(&room.kept().settings, snapshot.as_deref(), &summary);
            room = room.with_remains(remains);
        }
        room.after_all(&self.store().entries(id, 0).await?)
    }

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
        let began = Instant::now();
        for _ in 0..TRIES {
            let mut room = table.room.lock().await;
            let entry = match room.intent(viewer, command, now())? {
                Intent::Done => return Ok(()),
                Intent::Write(entry) => entry,
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
        let name = create::checked_name(name)?;
        for _ in 0..TRIES {
            let mut room = table.room.lock().await;
            if let Some(&seat) = room.seats_of(holder).first() {
                return Ok(seat);
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
    async fn write(&self, room: &mut Room, entry: Entry) -> Result<Appended, Refusal> {
        let dated = Dated { entry, at: now() };
        let next = room.after(&dated)?;
        let append = Append {
            game: room.kept().id.clone(),
            number: room.version(),
            entry: dated,
            status: status_word(next.status()),
            summary: summary(&next)?,
            snapshot: next.snapshot().filter(|_| next.number() != room.number()),
        };
        let appended = self.store().append(append).await?;
        if appended == Appended::Kept {
            *room = next;
        }
        Ok(appended)
    }

    /// Learns what other processes have written.
    async fn catch_up(&self, room: &mut Room) -> Result<(), Refusal> {
        let id = room.kept().id.clone();
        *room = room.after_all(&self.store().entries(&id, room.version()).await?)?;
        Ok(())
    }

    /// Tells everybody at a table that it has changed, and lets bots go on.
    async fn announce(&self, table: &Arc<Table>) {
        table.tick();
        self.tell_absent(table).await;
        self.let_bots_play(table).await;
    }

    /// Tells the one who is to decide, if they are away and want to be told.
    async fn tell_absent(&self, table: &Arc<Table>) {
        let room = table.room.lock().await;
        if let Some((seat, url)) = room.hook().filter(|(seat, _)| !table.present()[*seat])
            && table.hooked(room.number())
        {
            self.0.webhooks.tell(url.to_owned(), &room.kept().id, seat, room.number());
        }
    }

    /// The games that the lobby lists.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lobby(&self) -> Result<Vec<GameInfo>, Refusal> {
        let games = self.store().lobby(LISTED).await?;
        games.iter().map(|game| Ok(serde_json::from_str(game).map_err(StoreError::from)?)).collect()
    }

    /// Who somebody is, and what they have played.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn me(&self, holder: &Holder) -> Result<Me, Refusal> {
        let mut me = Me { name: None, games: Vec::new(), statistics: Statistics::default() };
        for mine in self.store().games_of(holder, LISTED).await? {
            let mut game: GameInfo = serde_json::from_str(&mine.summary).map_err(StoreError::from)?;
            if mine.rules != Rules::VERSION && game.status != Status::Over {
                game.status = Status::Stranded;
            }
            me.name.get_or_insert(mine.name);
            if let Some(seen) = me.games.iter_mut().find(|other| other.id == game.id) {
                seen.seats[mine.seat].mine = true;
                continue;
            }
            game.seats[mine.seat].mine = true;
            me.games.push(game);
        }
        me.statistics = players::statistics(&me.games);
        Ok(me)
    }

    /// Hears from other processes which games have moved on.
    async fn listen(self) {
        let mut closing = self.closing();
        while !*closing.borrow() {
            match self.store().listener().await {
                Ok(None) => return,
                Ok(Some(mut listener)) => {
                    // What was said while nobody listened is caught up with.
                    let open: Vec<String> = self.open_tables().keys().cloned().collect();
                    for id in open {
                        self.refresh(&id, None).await;
                    }
                    loop {
                        tokio::select! {
                            _ = closing.changed() => return,
                            heard = listener.recv() => match heard {
                                Ok(heard) if heard.channel() == PRESENCE => {
                                    self.hear_presence(heard.payload());
                                }
                                Ok(heard) => {
                                    let (id, place) = heard.payload().split_once(' ').unwrap_or_default();
                                    self.refresh(id, place.parse().ok()).await;
                                }
                                Err(error) => {
                                    tracing::warn!(%error, "listening again");
                                    break;
                                }
                            },
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "other processes cannot be heard"),
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Catches up with a game to which something was added, at some place if that is known.
    async fn refresh(&self, id: &str, place: Option<u64>) {
        let Some(table) = self.open_tables().get(id).cloned() else { return };
        let mut room = table.room.lock().await;
        let before = room.version();
        if place.is_some_and(|place| place < before) {
            // This process wrote it itself, or knows it already.
            return;
        }
        if let Err(error) = self.catch_up(&mut room).await {
            tracing::warn!(%error, game = id, "a game could not be caught up with");
        }
        let moved = room.version() != before;
        drop(room);
        if moved {
            table.tick();
            self.let_bots_play_later(&table);
        }
    }

    /// Puts tables away that nobody uses.
    async fn put_away(self) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                _ = closing.changed() => return,
                () = sleep(Duration::from_secs(30)) => {}
            }
            self.open_tables().retain(|_, table| table.is_used() || !table.idle_for(IDLE));
            metrics::gauge!("splay_tables").set(self.tables() as f64);
        }
    }
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

/// What lists say about a game.
fn summary(room: &Room) -> Result<String, Refusal> {
    Ok(serde_json::to_string(&room.info(None, &[])).map_err(StoreError::from)?)
}
