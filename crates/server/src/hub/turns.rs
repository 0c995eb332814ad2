//! Whose turn it is to think: the bot that somebody has been waiting for longest. One that decides several
//! times before it is somebody's turn again does not queue up behind all others each time.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;

/// Threads that are free, and who waits for some.
pub(super) struct Turns(Mutex<Waiting>);

struct Waiting {
    free: usize,
    /// How many have ever waited.
    count: u64,
    queue: BinaryHeap<Reverse<Waiter>>,
}

struct Waiter {
    since: Instant,
    number: u64,
    threads: usize,
    turn: oneshot::Sender<Turn>,
}

impl Waiter {
    /// Of those who have been waited for equally long the first one comes first.
    fn place(&self) -> (Instant, u64) {
        (self.since, self.number)
    }
}

impl PartialEq for Waiter {
    fn eq(&self, other: &Waiter) -> bool {
        self.place() == other.place()
    }
}

impl Eq for Waiter {}

impl PartialOrd for Waiter {
    fn partial_cmp(&self, other: &Waiter) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiter {
    fn cmp(&self, other: &Waiter) -> std::cmp::Ordering {
        self.place().cmp(&other.place())
    }
}

/// The right to think on some threads, as long as this lives.
pub(super) struct Turn {
    turns: Arc<Turns>,
    threads: usize,
}

impl Turns {
    /// So many threads.
    pub fn new(threads: usize) -> Arc<Turns> {
        Arc::new(Turns(Mutex::new(Waiting { free: threads, count: 0, queue: BinaryHeap::new() })))
    }

    /// Waits for so many threads, for somebody who has been waiting since a moment.
    pub async fn take(self: &Arc<Turns>, since: Instant, threads: usize) -> Option<Turn> {
        let (turn, given) = oneshot::channel();
        {
            let mut waiting = self.waiting();
            waiting.count += 1;
            let number = waiting.count;
            waiting.queue.push(Reverse(Waiter { since, number, threads, turn }));
        }
        self.give();
        given.await.ok()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free threads to those whose turn it is.
    fn give(self: &Arc<Turns>) {
        while let Some((waiter, turn)) = self.next() {
            // Who has gone leaves it to the next.
            if let Err(mut turn) = waiter.turn.send(turn) {
                self.waiting().free += std::mem::take(&mut turn.threads);
            }
        }
    }

    fn next(self: &Arc<Turns>) -> Option<(Waiter, Turn)> {
        let mut waiting = self.waiting();
        let threads = waiting.queue.peek()?.0.threads;
        waiting.free = waiting.free.checked_sub(threads)?;
        let waiter = waiting.queue.pop()?.0;
        Some((waiter, Turn { turns: self.clone(), threads }))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if self.threads > 0 {
            self.turns.waiting().free += self.threads;
            self.turns.give();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use super::Turns;

    #[tokio::test]
    async fn who_has_been_waited_for_longest_comes_first() {
        let turns = Turns::new(2);
        let began = Instant::now();
        let held = turns.take(began, 2).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = tokio::task::JoinSet::new();
        for (name, later, threads) in [("c", 3, 1), ("a", 1, 2), ("d", 3, 1), ("b", 2, 1)] {
            let (turns, order) = (turns.clone(), order.clone());
            let since = began + Duration::from_secs(later);
            waiting.spawn(async move {
                let _turn = turns.take(since, threads).await.unwrap();
                order.lock().unwrap().push(name);
            });
        }
        // One that goes away again takes nobody's turn.
        let gone = turns.clone();
        let gone = tokio::spawn(async move { gone.take(began, 2).await.is_some() });
        while turns.waiting().queue.len() < 5 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        drop(held);
        waiting.join_all().await;
        assert_eq!(*order.lock().unwrap(), ["a", "b", "c", "d"]);
        assert_eq!(turns.waiting().free, 2);
    }
}
