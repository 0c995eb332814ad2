//! The game on the full screen.

pub mod app;
pub mod draw;
pub mod fold;
mod help;
pub mod inspect;
pub mod look;
#[cfg(test)]
mod picture;
#[cfg(test)]
mod snapshots;
pub mod stage;
#[cfg(test)]
mod tests;
mod update;

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};

use self::app::App;
use self::look::Look;
use super::farewell;
use super::session::Session;
use crate::error::Failure;

/// Plays a game on the full screen. Says how to go on with it, if it was left under way.
///
/// # Errors
/// If the terminal fails.
pub fn play(session: &mut Session) -> Result<Option<String>, Failure> {
    let look = Look::of_environment();
    let mut app = App::new(session);
    on_screen(|terminal| {
        while !app.left {
            draw(terminal, |frame| draw::screen(frame, &app.stage, look))?;
            match next_event(app.patience())? {
                Some(Event::Key(key)) => app.press(key),
                Some(Event::Mouse(mouse)) => app.point(mouse),
                _ => app.tick(),
            }
        }
        Ok(())
    })?;
    Ok(app.parting)
}

/// Draws, unless the program is being ended.
///
/// # Errors
/// If the terminal fails.
pub fn draw(terminal: &mut DefaultTerminal, scene: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
    let _held = farewell::hold();
    terminal.draw(scene).map(|_| ())
}

/// Takes the terminal over, and gives it back whatever happens.
///
/// # Errors
/// If the terminal fails.
pub fn on_screen(run: impl FnOnce(&mut DefaultTerminal) -> io::Result<()>) -> Result<(), Failure> {
    struct GiveBack;
    impl Drop for GiveBack {
        fn drop(&mut self) {
            farewell::hold().on_screen = false;
            give_back();
        }
    }
    let _give_back = GiveBack;
    farewell::hold().on_screen = true;
    let mut terminal = ratatui::try_init()?;
    execute!(io::stdout(), EnableMouseCapture)?;
    run(&mut terminal).map_err(Failure::from)
}

/// Gives the terminal back as it was.
pub fn give_back() {
    // A terminal that is gone needs nothing.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

/// What happens next: a key or the mouse; none if the time is up or the terminal has another size now.
///
/// # Errors
/// If the terminal fails.
pub fn next_event(patience: Option<Duration>) -> io::Result<Option<Event>> {
    let deadline = patience.map(|patience| std::time::Instant::now() + patience);
    loop {
        if let Some(deadline) = deadline
            && !event::poll(deadline.saturating_duration_since(std::time::Instant::now()))?
        {
            return Ok(None);
        }
        match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Moved => {}
            event @ (Event::Key(_) | Event::Mouse(_)) => return Ok(Some(event)),
            Event::Resize(..) => return Ok(None),
            Event::FocusGained | Event::FocusLost | Event::Paste(_) => {}
        }
    }
}
