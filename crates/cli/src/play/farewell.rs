//! What ends the program from outside: Ctrl-C, a closed terminal, a machine that goes down. The screen is
//! given back, and whoever played hears where the game is.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::screen::give_back;
use super::shelf;

/// How long a choice or a drawing that is under way may still take.
const COURTESY: Duration = Duration::from_secs(2);

/// What has to be done before the program can end.
#[derive(Default)]
pub struct Pending {
    /// Whether the terminal is taken over.
    pub on_screen: bool,
    /// What is said in the end.
    pub parting: Option<String>,
    /// The file that was taken for a game in which nothing has been chosen yet.
    pub reserved: Option<PathBuf>,
}

static PENDING: Mutex<Pending> = Mutex::new(Pending { on_screen: false, parting: None, reserved: None });

/// As long as this is held, no signal ends the program: a choice and its saving are one, and nothing is
/// drawn on a screen that has been given back.
pub fn hold() -> MutexGuard<'static, Pending> {
    PENDING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on, a signal that ends the program does so in good order.
///
/// # Errors
/// If the system does not let signals be watched.
pub fn watch() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            end(signal);
        }
    });
    Ok(())
}

/// Ends the program as a shell expects of one that heeded a signal.
fn end(signal: i32) -> ! {
    let until = Instant::now() + COURTESY;
    let pending = loop {
        match PENDING.try_lock() {
            Ok(pending) => break Some(pending),
            Err(TryLockError::Poisoned(pending)) => break Some(pending.into_inner()),
            Err(TryLockError::WouldBlock) if Instant::now() >= until => break None,
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
        }
    };
    if pending.as_ref().is_none_or(|pending| pending.on_screen) {
        give_back();
    }
    if let Some(reserved) = pending.as_ref().and_then(|pending| pending.reserved.as_deref()) {
        shelf::clear(reserved);
    }
    if let Some(parting) = pending.as_ref().and_then(|pending| pending.parting.as_deref()) {
        // The terminal may be gone; then nobody hears it.
        let _ = writeln!(io::stderr(), "\n{parting}");
    }
    process::exit(128 + signal)
}
