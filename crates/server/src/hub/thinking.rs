//! Who thinks when, and for how long. Bots and hints think on a few threads; when many want to, each
//! thinks for a shorter time, so that nobody waits long for an answer. The time is shared among people, and
//! what one has among their games: who plays a hundred of them makes only their own bots hurry.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::turns::Turns;
use super::wanting::Wanting;

/// Within this time all who want to think at the same moment shall have thought.
pub(super) const ROUND: Duration = Duration::from_millis(800);

/// What is worth thinking at all.
const SHORTEST: Duration = Duration::from_millis(2);

/// Below this, bots are hurried: it is what the usual strong one wants.
const USUAL: Duration = Duration::from_millis(100);

/// How many hints may wait.
const HINTS_WAITING: usize = 32;

/// The threads that think.
pub(super) struct Thinking {
    cores: usize,
    turns: Arc<Turns>,
    /// Hints share one thread, so that bots have the others to themselves.
    hints: Arc<Semaphore>,
    hints_waiting: AtomicUsize,
    /// Whose bots think or wait for it.
    wanting: Wanting,
}

impl Thinking {
    /// On so many threads.
    pub fn new(cores: usize) -> Thinking {
        Thinking {
            cores,
            turns: Turns::new(cores),
            hints: Arc::new(Semaphore::new(1)),
            hints_waiting: AtomicUsize::new(0),
            wanting: Wanting::default(),
        }
    }

    /// How long a bot of somebody's may think.
    fn share(&self, person: &str) -> Duration {
        let (people, games) = self.wanting.crowd(person);
        share_of(self.cores, people.saturating_mul(games))
    }

    /// Whether so many want to think that what nobody plays on has to wait.
    pub fn is_crowded(&self) -> bool {
        let count = self.wanting.count();
        count > self.cores && share_of(self.cores, count) < USUAL
    }

    /// Whether bots of somebody's think for less time than they would like to.
    pub fn is_hurried(&self, person: &str) -> bool {
        self.wanting.count() > self.cores && self.share(person) < USUAL
    }

    /// Thinks for a bot of somebody's, who has been waiting since a moment, on so many threads. `stop`
    /// becomes true when its time is up.
    pub async fn think<T: Send + 'static>(
        &self,
        person: &str,
        since: Instant,
        threads: usize,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let _wanting = self.wanting.enter(person);
        let turn = self.turns.take(since, threads.min(self.cores)).await?;
        run(self.share(person), move |stop| {
            let _turn = turn;
            thought(stop)
        })
        .await
    }

    /// Thinks about a hint for somebody for at most so long; none if too many want one.
    pub async fn hint<T: Send + 'static>(
        &self,
        person: &str,
        longest: Duration,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let waiting = Counted::new(&self.hints_waiting);
        if waiting.count > HINTS_WAITING {
            return None;
        }
        let turn = self.hints.clone().acquire_owned().await.ok()?;
        let crowd = self.hints_waiting.load(Ordering::Relaxed).max(1);
        let longest = longest.min(self.share(person)).min(share_of(1, crowd)).max(SHORTEST);
        run(longest, move |stop| {
            let _turn = turn;
            thought(stop)
        })
        .await
    }
}

impl Thinking {
    /// Thinks about something that nobody plays on: a portion at a time, on the thread that hints have.
    pub async fn spare<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.hints.clone().acquire_owned().await.ok()?;
        let thinking = spawn_blocking(move || {
            let _turn = turn;
            thought(&AtomicBool::new(false))
        });
        thinking.await.ok()
    }
}

/// The time for one of so many.
fn share_of(cores: usize, wanting: usize) -> Duration {
    let cores = u32::try_from(cores).unwrap_or(1);
    let wanting = u32::try_from(wanting.max(1)).unwrap_or(u32::MAX);
    (ROUND * cores / wanting).max(SHORTEST)
}

/// Thinks on a thread of its own, and says stop when the time is up.
async fn run<T: Send + 'static>(
    longest: Duration,
    thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> Option<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut thinking = spawn_blocking({
        let stop = stop.clone();
        move || thought(&stop)
    });
    match timeout(longest, &mut thinking).await {
        Ok(thought) => thought.ok(),
        Err(_) => {
            stop.store(true, Ordering::Relaxed);
            thinking.await.ok()
        }
    }
}

/// Counts as long as it lives.
struct Counted<'a> {
    counter: &'a AtomicUsize,
    /// How many there were, this one included.
    count: usize,
}

impl<'a> Counted<'a> {
    fn new(counter: &'a AtomicUsize) -> Counted<'a> {
        Counted { counter, count: counter.fetch_add(1, Ordering::Relaxed) + 1 }
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.counter.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, Mutex, mpsc};
    use std::time::{Duration, Instant};

    use tokio::task::JoinSet;
    use tokio::time::timeout;

    use super::{HINTS_WAITING, ROUND, SHORTEST, Thinking, share_of};

    #[tokio::test(flavor = "multi_thread")]
    async fn hints_do_not_keep_bots_waiting() {
        let thinking = Arc::new(Thinking::new(2));
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let mut hints = JoinSet::new();
        for _ in 0..100 {
            let (thinking, held) = (thinking.clone(), held.clone());
            // Nothing but this test lets it end.
            let endless = move |_: &AtomicBool| held.lock().unwrap().recv().is_err();
            hints.spawn(async move { thinking.hint("Ada", Duration::from_secs(1), endless).await });
        }
        let mut refused = 0;
        while refused < 100 - HINTS_WAITING {
            refused += usize::from(hints.join_next().await.unwrap().unwrap().is_none());
        }
        for level in [1, 2] {
            let thought =
                timeout(Duration::from_secs(60), thinking.think("Bob", Instant::now(), level, |_| 7))
                    .await;
            assert_eq!(thought.expect("the bot thinks"), Some(7));
        }
        drop(release);
        assert!(hints.join_all().await.iter().all(Option::is_some));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_plays_many_games_makes_only_their_own_bots_hurry() {
        let thinking = Arc::new(Thinking::new(2));
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let mut games = JoinSet::new();
        for _ in 0..300 {
            let (thinking, held) = (thinking.clone(), held.clone());
            let endless = move |_: &AtomicBool| held.lock().unwrap().recv().is_err();
            games.spawn(async move { thinking.think("Ada", Instant::now(), 1, endless).await });
        }
        while thinking.wanting.count() < 300 {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinking.share("Bob"), ROUND, "one of two people has one of two cores for a round");
        assert!(thinking.share("Ada") <= ROUND / 150);
        assert!(thinking.is_hurried("Ada") && !thinking.is_hurried("Bob"));
        drop(release);
        assert!(games.join_all().await.iter().all(Option::is_some));
    }

    #[test]
    fn a_crowd_is_done_in_one_round() {
        for (cores, wanting) in [(1, 1), (2, 300), (4, 40)] {
            assert!(share_of(cores, wanting) * wanting as u32 / cores as u32 <= ROUND);
        }
        assert_eq!(share_of(2, usize::MAX), SHORTEST);
    }
}
