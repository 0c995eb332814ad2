//! Reviews of games that are over. They are made one after the other, portion by portion, on the
//! thread that hints have, so that nobody who plays waits for them; and each once for all who ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};
use splay_bots::review::{self, Reviewer};
use splay_engine::Record;
use tokio::sync::Semaphore;
use tokio::time::sleep;

use super::Hub;
use crate::clock::now;
use crate::error::Refusal;
use crate::secret::Holder;
use crate::store::StoreError;
use crate::wire::{Moment, Review, Reviewing, TurningPoint};

/// How many reviews may be under way or wait.
const MOST: usize = 32;

/// How many of them one person may have asked for, and how many people at one address together.
const MOST_OF_A_PERSON: usize = 2;
const MOST_OF_AN_ADDRESS: usize = 8;

/// How long bots that are hurried are left alone.
const PATIENCE: Duration = Duration::from_millis(250);

/// The reviews that are under way.
pub(super) struct Reviews {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    turn: Semaphore,
}

/// A review that is under way, or waits.
struct Job {
    /// How many had been asked for before it.
    number: u64,
    /// How much is done, in thousandths.
    done: AtomicU32,
    /// Who has asked for it first.
    by: Asker,
}

/// Who asks for a review.
#[derive(Clone)]
pub struct Asker {
    /// Themselves, if they are known.
    pub person: Option<Holder>,
    /// From where.
    pub address: IpAddr,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { jobs: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a review is, if it is under way or waits.
    fn progress(&self, key: &str) -> Option<Reviewing> {
        let jobs = self.jobs();
        let job = jobs.get(key)?;
        let waiting = jobs.values().filter(|other| other.number < job.number).count();
        let done = job.done.load(Ordering::Relaxed) as f32 / 1000.0;
        Some(Reviewing { key: key.to_owned(), done, waiting, review: None })
    }

    /// Whether there is a place for another review of somebody's.
    fn check(jobs: &HashMap<String, Arc<Job>>, asker: &Asker) -> Result<(), Refusal> {
        let of = |same: &dyn Fn(&Asker) -> bool| jobs.values().filter(|job| same(&job.by)).count();
        let person = of(&|by| by.person.is_some() && by.person == asker.person);
        let address = of(&|by| by.address == asker.address);
        if person >= MOST_OF_A_PERSON || address >= MOST_OF_AN_ADDRESS {
            return Err(Refusal::TooManyReviews);
        }
        if jobs.len() >= MOST { Err(Refusal::TooMany) } else { Ok(()) }
    }

    /// Takes a place for a review; none if there is one already.
    fn enter(&self, key: &str, by: Asker) -> Result<Option<Arc<Job>>, Refusal> {
        let mut jobs = self.jobs();
        if jobs.contains_key(key) {
            return Ok(None);
        }
        Reviews::check(&jobs, &by)?;
        let number = jobs.values().map(|job| job.number + 1).max().unwrap_or(0);
        let job = Arc::new(Job { number, done: AtomicU32::new(0), by });
        jobs.insert(key.to_owned(), job.clone());
        Ok(Some(job))
    }
}

impl Hub {
    /// The review of a recorded game, or how far it is. If nobody has asked for it before, it is begun.
    ///
    /// # Errors
    /// If the record is no game, or too many reviews are under way, of theirs or of all.
    pub async fn review(
        &self,
        record: Record,
        game: Option<String>,
        by: Asker,
    ) -> Result<Reviewing, Refusal> {
        let record = nameless(record);
        let key = key(&record)?;
        match self.review_at(&key).await {
            Err(Refusal::NoReview) => {}
            known => return known,
        }
        // Before the game is played again, which takes a while, and once more after that.
        Reviews::check(&self.0.reviews.jobs(), &by)?;
        let catalog = splay_cards::catalog(record.edition, record.sets);
        let reviewer = self.study(move || Reviewer::new(record, catalog)).await?;
        let reviewer =
            reviewer.map_err(|error| Refusal::Bad(format!("the record is not a game: {error}")))?;
        if let Some(job) = self.0.reviews.enter(&key, by)? {
            tokio::spawn(self.clone().make_review(key.clone(), game, reviewer, job));
        }
        self.review_at(&key).await
    }

    /// A review that somebody has asked for, or how far it is.
    ///
    /// # Errors
    /// If nobody has.
    pub async fn review_at(&self, key: &str) -> Result<Reviewing, Refusal> {
        if let Some(progress) = self.0.reviews.progress(key) {
            return Ok(progress);
        }
        let kept = self.store().review(key).await?.ok_or(Refusal::NoReview)?;
        let review: Value = serde_json::from_str(&kept).map_err(StoreError::from)?;
        Ok(Reviewing { key: key.to_owned(), done: 1.0, waiting: 0, review: Some(review) })
    }

    async fn make_review(self, key: String, game: Option<String>, reviewer: Reviewer, job: Arc<Job>) {
        if let Some(review) = self.think_it_out(reviewer, &job).await {
            let kept = match serde_json::to_string(&review) {
                Ok(text) => {
                    let game = game.as_deref().unwrap_or_default();
                    self.store().keep_review(&key, game, &text, now()).await
                }
                Err(error) => Err(error.into()),
            };
            if let Err(error) = kept {
                tracing::warn!(%error, "a review could not be kept");
            }
        }
        self.0.reviews.jobs().remove(&key);
    }

    /// Thinks a review out; none if the server stops before it is done.
    async fn think_it_out(&self, mut reviewer: Reviewer, job: &Job) -> Option<Review> {
        let _turn = self.0.reviews.turn.acquire().await.ok()?;
        let closing = self.closing();
        loop {
            if *closing.borrow() {
                return None;
            }
            if self.0.thinking.is_crowded() {
                sleep(PATIENCE).await;
                continue;
            }
            let portion = self.0.thinking.spare(move |stop| {
                let found = reviewer.go_on(stop);
                (found, reviewer)
            });
            let (found, back) = portion.await?;
            reviewer = back;
            job.done.store((reviewer.done() * 1000.0) as u32, Ordering::Relaxed);
            match found {
                Ok(None) => {}
                Ok(Some(review)) => return Some(told(review)),
                Err(error) => {
                    tracing::error!(%error, "a record could not be reviewed");
                    return None;
                }
            }
        }
    }
}

/// A record without names: what is kept of a review tells nobody's.
fn nameless(record: Record) -> Record {
    let players = (1..=record.players.len()).map(|n| format!("Player {n}")).collect();
    Record { players, ..record }
}

/// The hash of a record, by which its review is known.
fn key(record: &Record) -> Result<String, Refusal> {
    let text = serde_json::to_string(record).map_err(StoreError::from)?;
    Ok(Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A review as it is told.
fn told(review: review::Review) -> Review {
    let course = review.course.into_iter().map(|moment| Moment {
        moves: moment.moves,
        turn: moment.turn,
        chances: moment.chances.into_iter().map(rounded).collect(),
    });
    let points = review.turning_points.into_iter().map(|point| TurningPoint {
        moves: point.moves,
        turn: point.turn,
        player: point.player.index(),
        source: point.source.map(str::to_owned),
        chosen: point.chosen,
        chance: rounded(point.chance),
        gave_away: rounded(point.gave_away),
        better: point.better,
        line: point.line,
    });
    Review { course: course.collect(), turning_points: points.collect() }
}

/// A thousandth is more than any search can tell.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
