//! The tables in use: loaded when somebody comes, put away when nobody is left.

mod calls;
mod create;
mod errand;
mod exhibition;
mod expiry;
mod find;
mod forget;
mod hearing;
mod loading;
mod mail;
mod moderation;
mod opening;
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
mod writing;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use splay_engine::Rules;
use tokio::sync::{Mutex as AsyncMutex, OnceCell, mpsc, watch};

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
pub(crate) use writing::kept_status;

use crate::clock::now;
use crate::config::{Config, Limits};
use crate::error::Refusal;
use crate::mail::{MailError, Mailer};
use crate::public::Site;
use crate::push::Sender;
use crate::room::{Around, Room, Since, Viewer};
use crate::secret::{Holder, new_seed};
use crate::store::{Store, StoreError};
use crate::webhook::Webhooks;
use crate::wire::{GameInfo, Me, Statistics, Status, Update};

/// How many seats a small table has.
const SMALL: usize = 4;

/// How many lines of a log are told at once; more take a while.
pub(crate) const SHORT: usize = 300;

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
}
