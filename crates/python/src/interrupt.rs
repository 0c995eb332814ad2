//! Long calls: other threads of Python run meanwhile, and Ctrl-C ends them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::prelude::*;

use crate::errors;

/// How often a long call looks whether somebody wants it to end.
const GLANCE: Duration = Duration::from_millis(50);

/// Does something that takes long without holding up other threads of Python. If a signal comes in,
/// such as Ctrl-C, `stop` is set, and what Python makes of the signal is raised.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        std::thread::scope(|scope| {
            let (send, receive) = channel();
            let stop = &stop;
            scope.spawn(move || send.send(work(stop)));
            let mut interrupted = None;
            loop {
                match receive.recv_timeout(GLANCE) {
                    Ok(done) => return interrupted.map_or(Ok(done), Err),
                    Err(RecvTimeoutError::Timeout) if interrupted.is_none() => {
                        interrupted = Python::attach(|py| py.check_signals()).err();
                        stop.store(interrupted.is_some(), Ordering::Relaxed);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(errors::splay("the work broke off; please report it"));
                    }
                }
            }
        })
    })
}
