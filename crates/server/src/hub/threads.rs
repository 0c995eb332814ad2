//! Threads for what takes a while, few at a time, so that those who answer everybody do not wait for it.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::Refusal;

/// So many threads.
pub(super) struct Threads(Arc<Semaphore>);

impl Threads {
    /// So many at most.
    pub fn new(threads: usize) -> Threads {
        Threads(Arc::new(Semaphore::new(threads)))
    }

    /// Does something that takes a while.
    ///
    /// # Errors
    /// If the program is at fault.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let thread = self.0.clone().acquire_owned().await.map_err(|_| Refusal::Fault)?;
        // Whoever asked may go before it is done; the thread is busy until then all the same.
        let work = move || {
            let _thread = thread;
            work()
        };
        spawn_blocking(work).await.map_err(|_| Refusal::Fault)
    }

    /// How many of them have nothing to do.
    #[cfg(test)]
    pub fn idle(&self) -> usize {
        self.0.available_permits()
    }
}
