//! The game on the full screen.

pub mod app;
pub mod draw;
pub mod fold;
mod help;
pub mod inspect;
pub mod look;
pub mod stage;
#[cfg(test)]
mod tests;
mod update;

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};

use self::app::App;
use self::look::Look;
use super::session::Session;
use crate::error::Failure;

/// Plays a game on the full screen. Says how to go on with it, if it was left under way.
///
/// # Errors
/// If the terminal fails or the game cannot be saved.
pub fn play(session: &mut Session) -> Result<Option<String>, Failure> {
    let look = Look::of_environment();
    let mut app = App::new(session);
    on_screen(|terminal| {
        while !app.left {
            terminal.draw(|frame| draw::screen(frame, &app.stage, look))?;
            match next_key(app.patience())? {
                Some(key) => app.press(key),
                None => app.tick(),
            }
        }
        Ok(())
    })?;
    app.save_on_leaving()
}

/// Takes the terminal over, and gives it back whatever happens.
///
/// # Errors
/// If the terminal fails.
pub fn on_screen(run: impl FnOnce(&mut DefaultTerminal) -> io::Result<()>) -> Result<(), Failure> {
    struct GiveBack;
    impl Drop for GiveBack {
        fn drop(&mut self) {
            ratatui::restore();
        }
    }
    let _give_back = GiveBack;
    let mut terminal = ratatui::try_init()?;
    run(&mut terminal).map_err(Failure::from)
}

/// The next key; none if the time is up or the terminal has another size now.
///
/// # Errors
/// If the terminal fails.
pub fn next_key(patience: Option<Duration>) -> io::Result<Option<KeyEvent>> {
    let deadline = patience.map(|patience| std::time::Instant::now() + patience);
    loop {
        if let Some(deadline) = deadline
            && !event::poll(deadline.saturating_duration_since(std::time::Instant::now()))?
        {
            return Ok(None);
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => return Ok(Some(key)),
            Event::Resize(..) => return Ok(None),
            _ => {}
        }
    }
}
