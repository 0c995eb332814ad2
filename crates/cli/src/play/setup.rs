//! The set-up screen: which game to play, where the command line says nothing about it.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Borders, Paragraph};
use splay_bots::{Bot, Level};
use splay_engine::{Edition, Game, MAX_SEATS, Set};

use super::screen::draw::pane;
use super::screen::look::Look;
use super::screen::{draw, next_event, on_screen};
use crate::args::{PlayArgs, Who};
use crate::error::Failure;

/// The rows before those of the sets.
const FIRST_ROWS: usize = 3;

/// What can be decided about a game.
pub struct Wishes {
    edition: Edition,
    sets: Vec<Set>,
    players: usize,
    opponents: Level,
    row: usize,
    left: bool,
    decided: bool,
}

/// Asks which game to play; none if whoever is asked leaves.
///
/// # Errors
/// If the terminal fails.
pub fn ask(args: &PlayArgs) -> Result<Option<PlayArgs>, Failure> {
    let look = Look::of_environment();
    let mut wishes = Wishes::usual();
    on_screen(|terminal| {
        while !wishes.left && !wishes.decided {
            draw(terminal, |frame| wishes.draw(frame, look))?;
            if let Some(Event::Key(key)) = next_event(None)? {
                wishes.press(key);
            }
        }
        Ok(())
    })?;
    Ok(wishes.decided.then(|| wishes.applied(args)))
}

impl Wishes {
    /// What most people play.
    fn usual() -> Wishes {
        Wishes {
            edition: Edition::Third,
            sets: vec![Set::Base],
            players: 2,
            opponents: Level::Easy,
            row: 0,
            left: false,
            decided: false,
        }
    }

    /// The command line that would have said the same.
    fn applied(&self, args: &PlayArgs) -> PlayArgs {
        let mut args = args.clone();
        args.game.edition = self.edition;
        args.game.sets.clone_from(&self.sets);
        args.game.players = Some(self.players);
        args.seats = vec![Who::Bot(Bot::Level(self.opponents)); self.players];
        args.seats[0] = Who::Human;
        args
    }

    /// The expansions that go with the edition.
    fn expansions(&self) -> Vec<Set> {
        let goes = |set: &Set| set.is_expansion() && set.editions().contains(self.edition);
        Set::ALL.into_iter().filter(goes).collect()
    }

    fn rows(&self) -> usize {
        FIRST_ROWS + self.expansions().len()
    }

    /// Does what a key asks for.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub fn press(&mut self, key: KeyEvent) {
        let rows = self.rows();
        match key.code {
            KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.left = true
            }
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            KeyCode::Up | KeyCode::Char('k') => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Left | KeyCode::Char('h') => self.change(false),
            KeyCode::Right | KeyCode::Char('l' | ' ') => self.change(true),
            KeyCode::Enter => self.decided = true,
            _ => {}
        }
        self.settle();
    }

    /// Changes what the row is about to the next or the one before.
    fn change(&mut self, up: bool) {
        match self.row {
            0 => self.edition = neighbor(&Edition::ALL, self.edition, up),
            1 => self.players = if up { self.players + 1 } else { self.players - 1 },
            2 => self.opponents = neighbor(Level::ALL, self.opponents, up),
            row => {
                let Some(&set) = self.expansions().get(row - FIRST_ROWS) else { return };
                if self.sets.contains(&set) {
                    self.sets.retain(|other| *other != set);
                } else {
                    self.sets.push(set);
                }
            }
        }
    }

    /// What does not go together is put right: sets of other editions, too many players.
    fn settle(&mut self) {
        self.sets.retain(|set| set.editions().contains(self.edition));
        self.row = self.row.min(self.rows() - 1);
        self.players = self.players.clamp(2, self.most_players());
    }

    /// How many can play this game.
    fn most_players(&self) -> usize {
        let fits = |players: &usize| {
            let mut setup = splay_engine::Setup::base(self.edition, *players, 0);
            setup.sets = self.sets.iter().copied().collect();
            Game::new(splay_cards::catalog(self.edition, setup.sets), &setup).is_ok()
        };
        (2..=MAX_SEATS).rev().find(fits).unwrap_or(2)
    }

    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>, look: Look) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut lines = vec![Line::styled("Press Enter to play this game:", bold), Line::raw("")];
        let mut row = |n: usize, label: &str, value: String| {
            let lit = n == self.row;
            let style = if lit { bold.add_modifier(Modifier::REVERSED) } else { bold };
            lines.push(Line::from(vec![
                Span::styled(if lit { look.pointer() } else { " " }, look.strong()),
                Span::raw(format!(" {label:<22}")),
                Span::styled(format!(" {value} "), style),
            ]));
        };
        row(0, "Edition", self.edition.to_string());
        row(1, "Players", self.players.to_string());
        let against = if self.players == 2 { "Opponent" } else { "Opponents" };
        row(2, against, self.opponents.name().to_owned());
        for (n, set) in self.expansions().into_iter().enumerate() {
            let with = if self.sets.contains(&set) { "yes" } else { "no" };
            row(FIRST_ROWS + n, set.title(), with.to_owned());
        }
        lines.push(Line::raw(""));
        lines.push(Line::styled("up, down: select   left, right: change   q: quit", look.faint()));
        lines.push(Line::styled(
            "See splay play --help for teams, people at one keyboard and more",
            look.faint(),
        ));
        let area = frame.area();
        let place = middle(area, 70, lines.len() as u16 + 1);
        let inner = pane(frame, place, " Splay ", Borders::TOP, look);
        frame.render_widget(Paragraph::new(lines), inner);
    }
}

/// The one after or before, round the ends.
fn neighbor<T: Copy + PartialEq>(all: &[T], one: T, up: bool) -> T {
    let at = all.iter().position(|other| *other == one).unwrap_or(0);
    let step = if up { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

/// A place of this size in the middle, as far as there is room.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let [column] =
        Layout::horizontal([Constraint::Length(width.min(area.width))]).flex(Flex::Center).areas(area);
    let [place] =
        Layout::vertical([Constraint::Length(height.min(area.height))]).flex(Flex::Center).areas(column);
    place
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    fn drawn(wishes: &Wishes, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let look = Look { unicode: true, color: false };
        terminal.draw(|frame| wishes.draw(frame, look)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let rows = buffer.content.chunks(width.into());
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
    }

    fn press(wishes: &mut Wishes, codes: &[KeyCode]) {
        for &code in codes {
            wishes.press(KeyEvent::from(code));
        }
    }

    #[test]
    fn enter_plays_what_most_people_play() {
        let mut wishes = Wishes::usual();
        let screen = drawn(&wishes, 80, 24);
        for part in ["Edition", "third", "Players", "2", "Opponent", "Echoes of the Past", "no"] {
            assert!(screen.contains(part), "{screen}");
        }
        press(&mut wishes, &[KeyCode::Enter]);
        assert!(wishes.decided && wishes.players == 2 && wishes.sets == [Set::Base]);
    }

    #[test]
    fn every_game_that_can_be_wished_for_can_be_dealt() {
        let mut wishes = Wishes::usual();
        for step in 0..400 {
            let keys = [KeyCode::Right, KeyCode::Down, KeyCode::Right, KeyCode::Left, KeyCode::Up];
            press(&mut wishes, &[keys[step * step % 5], keys[step % 5]]);
            let mut setup = splay_engine::Setup::base(wishes.edition, wishes.players, 1);
            setup.sets = wishes.sets.iter().copied().collect();
            let catalog = splay_cards::catalog(setup.edition, setup.sets);
            assert!(Game::new(catalog, &setup).is_ok(), "{setup:?}");
            drawn(&wishes, 40, 8);
        }
    }

    #[test]
    fn expansions_make_room_for_more_and_leave_with_their_edition() {
        let mut wishes = Wishes::usual();
        press(&mut wishes, &[KeyCode::Down; FIRST_ROWS]);
        press(&mut wishes, &[KeyCode::Right, KeyCode::Up, KeyCode::Up]);
        assert!(wishes.sets.contains(&Set::Echoes));
        press(&mut wishes, &[KeyCode::Right; 9]);
        assert_eq!(wishes.players, 5, "{}", drawn(&wishes, 80, 24));
        press(&mut wishes, &[KeyCode::Char('q')]);
        assert!(wishes.left && !wishes.decided);
    }
}
