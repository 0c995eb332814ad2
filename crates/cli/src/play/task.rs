//! Thinking on a thread of its own, so that nobody at the keyboard waits for it.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Something that is being thought about. Dropping it stops the thinking and waits the moment
/// that takes, so no thread outlives what it was started for.
pub struct Task<T> {
    stop: Arc<AtomicBool>,
    worker: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts thinking. The work must end soon after its flag is set.
    pub fn start(work: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Task<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let worker = thread::spawn(move || work(&heard));
        Task { stop, worker: Some(worker) }
    }

    /// Whether the thinking is over.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.worker.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// What came of it, once it is over; only the first time.
    pub fn result(&mut self) -> Option<T> {
        let worker = self.worker.take_if(|worker| worker.is_finished())?;
        // A failure over there is a failure here, where the game is rescued.
        Some(worker.join().unwrap_or_else(|failure| panic::resume_unwind(failure)))
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(worker) = self.worker.take() {
            // Nobody wants to hear any more what came of it, not even if it failed.
            drop(worker.join());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::AssertUnwindSafe;

    use super::*;

    fn wait<T: Send + 'static>(task: &mut Task<T>) -> Option<T> {
        while !task.is_done() {
            thread::yield_now();
        }
        task.result()
    }

    #[test]
    fn a_task_gives_its_result_once() {
        let mut task = Task::start(|_| 7);
        assert_eq!(wait(&mut task), Some(7));
        assert_eq!(task.result(), None);
    }

    #[test]
    fn a_dropped_task_has_ended() {
        let ended = Arc::new(AtomicBool::new(false));
        let end = Arc::clone(&ended);
        let mut task = Task::start(move |stop| {
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            end.store(true, Ordering::Relaxed);
        });
        assert!(!task.is_done() && task.result().is_none());
        drop(task);
        assert!(ended.load(Ordering::Relaxed));
    }

    #[test]
    fn a_failure_is_handed_on() {
        let mut task: Task<()> = Task::start(|_| panic::resume_unwind(Box::new("lost a card")));
        let handed_on = panic::catch_unwind(AssertUnwindSafe(|| wait(&mut task)));
        assert!(handed_on.is_err());
        drop(task);
    }
}
