//! The tables in use: loaded when somebody comes, put away when nobody is left.

mod calls;
mod create;
mod errand;
mod exhibition;
mod expiry;
mod find;
mod forget;
mod loading;
mod mail;
mod moderation;
mod passkeys;
mod people;
mod players;
mod presence;
mod rate;
mod recall;
mod reviews;
mod table;
mod thinking;
mod threads;
mod turns;
mod vacation;
mod wanting;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use splay_engine::Rules;
use tokio::sync::{Mutex as AsyncMutex, OnceCell, Semaphore, mpsc, watch};
use tokio::time::sleep;

use exhibition::Exhibition;
use loading::Loading;
use mail::Post;
use moderation::Moderation;
use presence::Change;
use recall::{Hearing, Recalled};
pub use reviews::Asker;
use reviews::Reviews;
pub use table::{Presence, Table};
use thinking::Thinking;
use threads::Threads;

use crate::clock::{MINUTE, now};
use crate::config::{Config, Limits};
use crate::entry::{Course, Dated, Entry};
use crate::error::Refusal;
use crate::mail::{MailError, Mailer};
use crate::names::checked_name;
use crate::public::Site;
use crate::push::Sender;
use crate::room::{Around, Intent, Remains, Room, Since, Viewer};
use crate::secret::{Holder, new_seed};
use crate::store::{Append, Appended, PEOPLE, PRESENCE, Store, StoreError};
use crate::webhook::Webhooks;
use crate::wire::{Command, GameInfo, Me, Pace, Statistics, Status, Update};

/// How often an entry is tried again that came too late for its place.
const TRIES: usize = 8;

/// How many games are caught up with at the same time; each needs a connection to the database.
const REFRESHED_AT_ONCE: usize = 4;

/// How many seats a small table has.
const SMALL: usize = 4;

/// How many lines of a log are told at once; more take a while.
pub(crate) const SHORT: usize = 300;

/// How many entries, and moves again after a taking back, are played at once; more take a while.
const AT_ONCE: usize = 4;

/// How long a table stays that nobody uses.
const IDLE: Duration = Duration::from_secs(600);

/// How long what was found out about the health of the server holds.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);

/// The status by which lessons are kept.
pub(crate) const LESSON: &str = "lesson";

/// How many games a list shows.
const LISTED: u32 = 200;

/// The tables in use.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    limits: Limits,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    loading: Loading,
    /// Those that work out what a table looks like.
    showing: Threads,
    /// Those that play records again which people bring along. However many bring, games go on.
    studying: Threads,
    /// Whom secrets stand for, by their hashes.
    people: Recalled<Option<Holder>>,
    /// How people have fared, which takes a look at all their games.
    fared: Recalled<Statistics>,
    moderation: Moderation,
    thinking: Thinking,
    reviews: Reviews,
    exhibition: Exhibition,
    /// Held by whoever looks for an opponent.
    finding: AsyncMutex<()>,
    webhooks: Webhooks,
    /// By what those who carry messages to browsers know this server, once there was one.
    sender: OnceCell<Arc<Sender>>,
    /// Whom they can turn to about them.
    contact: Option<String>,
    /// What passkeys are bound to.
    site: Site,
    /// Who sends letters, if anybody does.
    post: Option<Arc<Post>>,
    /// This one among the processes on the database.
    process: u64,
    /// Where other processes are told who is connected, if there can be others.
    news: Option<mpsc::UnboundedSender<Change>>,
    /// Whether this one hears what they tell each other about people.
    hearing: Hearing,
    closing: watch::Sender<bool>,
    /// When it was last looked whether games can be kept, and whether they could.
    health: AsyncMutex<Option<(Instant, bool)>>,
}

impl Hub {
    /// No table yet.
    ///
    /// # Errors
    /// If letters are to be sent and cannot be.
    pub fn new(store: Store, config: &Config) -> Result<Hub, MailError> {
        let post = config.mail.as_ref().map(|mail| {
            let mailer = Mailer::new(mail, config.public.as_ref())?;
            Ok::<_, MailError>(Arc::new(Post { mailer, pace: mail.pace }))
        });
        let post = post.transpose()?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (news, changes) = mpsc::unbounded_channel();
        let shared = store.is_shared();
        let hub = Hub(Arc::new(Inner {
            store,
            limits: config.limits,
            tables: Mutex::default(),
            loading: Loading::new(cores),
            showing: Threads::new(cores),
            studying: Threads::new(cores.div_ceil(2)),
            people: Recalled::default(),
            fared: Recalled::default(),
            moderation: Moderation::default(),
            thinking: Thinking::new(cores),
            reviews: Reviews::default(),
            exhibition: Exhibition::default(),
            finding: AsyncMutex::default(),
            webhooks: Webhooks::new(config.private_webhooks),
            sender: OnceCell::new(),
            contact: config.contact.clone(),
            site: Site::of(config.public.clone()),
            post: post.clone(),
            process: new_seed(),
            news: shared.then_some(news),
            hearing: Hearing::default(),
            closing: watch::Sender::new(false),
            health: AsyncMutex::default(),
        }));
        tokio::spawn(hub.clone().put_away());
        tokio::spawn(hub.clone().listen());
        tokio::spawn(hub.clone().make_late_calls());
        tokio::spawn(hub.clone().rate_late());
        tokio::spawn(hub.clone().tell_who_waits());
        tokio::spawn(hub.clone().expire(config.keeping));
        if shared {
            tokio::spawn(hub.clone().tell_presence(changes));
        }
        if let Some(post) = post {
            tokio::spawn(hub.clone().send_letters(post));
        }
        Ok(hub)
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

    /// Whether games can be kept at the moment, which only writing shows. However many ask, it is
    /// tried once a second.
    ///
    /// # Errors
    /// If nothing can be kept.
    pub async fn check_health(&self) -> Result<(), Refusal> {
        let mut last = self.0.health.lock().await;
        if last.is_none_or(|(looked, _)| looked.elapsed() >= HEALTH_HOLDS) {
            let well = self.store().pulse(self.0.process, now()).await.is_ok();
            *last = Some((Instant::now(), well));
        }
        match *last {
            Some((_, true)) => Ok(()),
            _ => Err(StoreError::NotKept.into()),
        }
    }

    /// Whether bots at a table think for less time than usual, because many want to.
    #[must_use]
    pub fn is_hurried(&self, room: &Room) -> bool {
        self.0.thinking.is_hurried(room.thinks_for())
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
        if let Some(table) = self.open_table(id) {
            return Ok(table);
        }
        // However many ask for it, a game is loaded once.
        let _turn = self.0.loading.turn(id).await;
        if let Some(table) = self.open_table(id) {
            return Ok(table);
        }
        self.check_room()?;
        let table = Arc::new(Table::new(self.load(id).await?, self.0.news.clone()));
        self.make_room(id, table.clone())?;
        table.tell(true);
        if self.store().is_shared() {
            // What another process wrote between the loading and now was told to nobody here.
            self.refresh(id, None).await;
        }
        self.let_bots_play(&table).await;
        if table.look().await.bot_at().is_some() {
            self.let_bot_join(&table);
        }
        Ok(table)
    }

    /// Whether there is room for a table, or there would be if one that nobody uses were put away.
    fn check_room(&self) -> Result<(), Refusal> {
        let tables = self.open_tables();
        let room = tables.len() < self.0.limits.tables || tables.values().any(is_left);
        if room { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Sets a table up. If there is no room, those go that nobody has used for longest.
    fn make_room(&self, id: &str, table: Arc<Table>) -> Result<(), Refusal> {
        let mut tables = self.open_tables();
        while tables.len() >= self.0.limits.tables {
            let left = tables.iter().filter(|(_, table)| is_left(table));
            let idlest = left.max_by_key(|(_, table)| table.idle()).map(|(id, _)| id.clone());
            tables.remove(&idlest.ok_or(Refusal::Full)?);
        }
        tables.insert(id.to_owned(), table);
        Ok(())
    }

    /// Does something that takes a while, where nobody else waits for it.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.0.loading.work(work).await
    }

    /// Looks into a record, which takes a while, where nobody who plays waits for it.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn study<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.0.studying.work(work).await
    }

    /// A room as a viewer sees it, who has been told so much already. For the one who decides it can take a
    /// while at a large table: what comes to nothing is found out by trying. So can a long log. Otherwise
    /// going to another thread and back would take longer.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn told(
        &self,
        room: &Arc<Room>,
        viewer: &Viewer,
        since: Since,
        around: Around,
    ) -> Result<Update, Refusal> {
        let takes_a_while = room.sitting().len() > SMALL && !room.has_shown(room.eyes_of(viewer));
        if !takes_a_while && room.lines_to_tell(since) <= SHORT {
            return Ok(room.update(viewer, since, &around));
        }
        let (room, viewer) = (room.clone(), viewer.clone());
        self.depict(move || room.update(&viewer, since, &around)).await
    }

    /// Does what takes a while for somebody who looks, where nobody else waits for it.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn depict<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.0.showing.work(work).await
    }

    fn open_table(&self, id: &str) -> Option<Arc<Table>> {
        self.open_tables().get(id).cloned()
    }

    /// Works out a room from what is kept of it.
    async fn load(&self, id: &str) -> Result<Room, Refusal> {
        let began = Instant::now();
        let kept = self.store().game(id).await?.ok_or(Refusal::UnknownGame)?;
        let remains = match kept.has_these_rules() {
            true => None,
            false => Some(self.store().remains(id).await?),
        };
        let entries = self.store().entries(id, 0).await?;
        let working_out = move || {
            let remains = remains
                .map(|(summary, snapshot)| Remains::read(&kept.settings, snapshot.as_deref(), &summary));
            Room::load(kept, remains, &entries)
        };
        let room = self.0.loading.work(working_out).await?;
        metrics::histogram!("splay_load_seconds").record(began.elapsed().as_secs_f64());
        room
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
    async fn write(&self, room: &mut Arc<Room>, entry: Entry) -> Result<Appended, Refusal> {
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
    async fn after(&self, room: &Arc<Room>, entries: Vec<Dated>) -> Result<Arc<Room>, Refusal> {
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
    async fn catch_up(&self, room: &mut Arc<Room>) -> Result<(), Refusal> {
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
    async fn announce(&self, table: &Arc<Table>) {
        table.tick();
        self.tell_absent(table).await;
        self.let_bots_play(table).await;
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
        let (name, games) = self.games_of(holder).await?;
        let look_up = async { players::statistics(&self.store().over(holder).await?) };
        // Where a game ends at another process, this one learns of it a little later.
        let statistics = self.0.fared.recall(holder.as_str(), false, look_up).await?;
        Ok(Me { name, games, statistics, ..Me::default() })
    }

    /// The name somebody used last, and the games in which they have a seat, the latest first.
    async fn games_of(&self, holder: &Holder) -> Result<(Option<String>, Vec<GameInfo>), Refusal> {
        let mut name = None;
        let mut games: Vec<GameInfo> = Vec::new();
        for mine in self.store().games_of(holder, LISTED).await? {
            name.get_or_insert(mine.name);
            let mut game: GameInfo = serde_json::from_str(&mine.summary).map_err(StoreError::from)?;
            if mine.rules != Rules::VERSION && game.status != Status::Over {
                game.status = Status::Stranded;
            }
            if let Some(seen) = games.last_mut().filter(|other| other.id == game.id) {
                seen.seats[mine.seat].mine = true;
                continue;
            }
            game.seats[mine.seat].mine = true;
            games.push(game);
        }
        Ok((name, games))
    }

    /// Hears from other processes which games have moved on.
    async fn listen(self) {
        let mut closing = self.closing();
        let at_once = Arc::new(Semaphore::new(REFRESHED_AT_ONCE));
        while !*closing.borrow() {
            match self.store().listener().await {
                Ok(None) => return,
                Ok(Some(mut listener)) => {
                    self.has_missed_news();
                    self.refresh_all(&at_once).await;
                    loop {
                        tokio::select! {
                            _ = closing.changed() => return,
                            heard = listener.try_recv() => match heard {
                                Ok(Some(heard)) if heard.channel() == PRESENCE => {
                                    self.hear_presence(heard.payload());
                                }
                                Ok(Some(heard)) if heard.channel() == PEOPLE => {
                                    self.hear_news(heard.payload());
                                }
                                Ok(Some(heard)) => {
                                    let (id, place) = heard.payload().split_once(' ').unwrap_or_default();
                                    self.refresh_soon(id, place.parse().ok(), &at_once).await;
                                }
                                // The connection was lost, and there is another.
                                Ok(None) => {
                                    self.has_missed_news();
                                    self.refresh_all(&at_once).await;
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

    /// Catches up with what was said while nobody listened.
    async fn refresh_all(&self, at_once: &Arc<Semaphore>) {
        let open: Vec<String> = self.open_tables().keys().cloned().collect();
        for id in open {
            self.refresh_soon(&id, None, at_once).await;
        }
    }

    /// Catches up with a game while others are caught up with, so that one that takes a while does not hold
    /// the news of all others up.
    async fn refresh_soon(&self, id: &str, place: Option<u64>, at_once: &Arc<Semaphore>) {
        if self.open_table(id).is_none() {
            return;
        }
        let Ok(turn) = at_once.clone().acquire_owned().await else { return };
        let (hub, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            hub.refresh(&id, place).await;
            drop(turn);
        });
    }

    /// Catches up with a game to which something was added, at some place if that is known.
    async fn refresh(&self, id: &str, place: Option<u64>) {
        let Some(table) = self.open_table(id) else { return };
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

    /// Catches up with what another process has told somebody already: what they saw there, they
    /// see here.
    pub async fn catch_up_to(&self, table: &Arc<Table>, version: u64) {
        if self.store().is_shared() && table.look().await.version() < version {
            let id = table.look().await.kept().id.clone();
            self.refresh(&id, None).await;
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
            self.open_tables().retain(|_, table| table.is_used() || table.idle() <= IDLE);
            metrics::gauge!("splay_tables").set(self.tables() as f64);
        }
    }
}

/// Whether nobody is at a table: neither is somebody connected, nor does anybody do something there now, for
/// which they would have it in hand. While all tables are held, nobody can take it.
fn is_left(table: &Arc<Table>) -> bool {
    !table.is_used() && Arc::strong_count(table) == 1
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
fn summary(room: &Room) -> Result<String, Refusal> {
    Ok(serde_json::to_string(&room.info(None, &[])).map_err(StoreError::from)?)
}
