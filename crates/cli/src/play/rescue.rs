//! If the program itself fails, the terminal is given back, the game is saved, and the failure
//! becomes a sentence.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

use super::session::Session;
use crate::error::Failure;

/// Where and why it failed, for the report.
static REASON: Mutex<Option<String>> = Mutex::new(None);

/// Runs a part of the program that may fail in a way nobody foresaw.
///
/// # Errors
/// If the part fails, foreseen or not.
pub fn guarded<T>(run: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    caught(run).unwrap_or_else(|reason| {
        Err(Failure::Usage(format!("the program crashed; please report this: {reason}")))
    })
}

/// Runs a part of a game that may fail in a way nobody foresaw. The game is then saved as far as
/// it had got.
///
/// # Errors
/// If the part fails, foreseen or not.
pub fn guarded_game(
    session: &mut Session,
    run: impl FnOnce(&mut Session) -> Result<(), Failure>,
) -> Result<(), Failure> {
    caught(|| run(session)).unwrap_or_else(|reason| {
        let saved = match session.save(None) {
            Ok(path) => format!("the game is saved in {}", path.display()),
            Err(failure) => format!("the game could not be saved ({failure})"),
        };
        Err(Failure::Usage(format!("the program failed, please report this; {saved}; {reason}")))
    })
}

/// Runs something and catches a panic, with its reason in one line.
fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    let before = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        if let Ok(mut reason) = REASON.lock() {
            *reason = Some(info.to_string().replace('\n', " "));
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    panic::set_hook(before);
    result.map_err(|_| REASON.lock().ok().and_then(|mut reason| reason.take()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_sentence() {
        let result: Result<(), Failure> = guarded(|| panic!("a card\nwent missing"));
        let told = result.map_err(|failure| failure.to_string());
        let told = told.expect_err("it failed");
        assert!(told.contains("please report this") && told.contains("a card went missing"), "{told}");
        assert!(!told.contains('\n'));
        assert!(guarded(|| Ok(3)).is_ok_and(|three| three == 3));
    }
}
