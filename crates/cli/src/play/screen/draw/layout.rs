//! Where everything goes, from the size of the terminal and the number of players.

use ratatui::layout::{Constraint, Layout, Rect};

/// The least a terminal must have for the table to be drawn.
pub const LEAST: (u16, u16) = (72, 22);

/// What the table is made for.
pub const COMFORTABLE: (u16, u16) = (100, 30);

/// The fewest lines in which decisions can be read.
const LEAST_PANES: u16 = 12;

/// The places on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// Whose turn it is.
    pub title: Rect,
    /// Decks and achievements.
    pub ages: Rect,
    /// One block for each player.
    pub boards: Vec<Rect>,
    /// One's own hand.
    pub hand: Rect,
    /// The decision.
    pub decision: Rect,
    /// What the highlighted thing is.
    pub detail: Rect,
    /// What has happened.
    pub log: Rect,
    /// The keys.
    pub keys: Rect,
}

impl Places {
    /// The places for this many players and sets, with so many lines wanted for the hand.
    #[must_use]
    pub fn of(area: Rect, players: usize, sets: usize, hand: u16) -> Places {
        let players = players as u16;
        let ages = 2 + sets as u16;
        let fixed = 1 + ages + 1;
        let room = area.height.saturating_sub(fixed);
        let hand = hand.clamp(1, if area.height >= 40 { 4 } else { 2 });
        // Three lines show each covered card of a stack; two must do where lines are scarce.
        let roomy = room >= players * 4 + hand + LEAST_PANES;
        let airy = room >= players * 5 + hand + 2 * LEAST_PANES;
        let block = if airy { 5 } else { 3 + u16::from(roomy) };
        let hand = if room < players * block + hand + 6 { 1 } else { hand };
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(ages),
            Constraint::Length(players * block),
            Constraint::Length(hand),
            Constraint::Min(0),
            Constraint::Length(1),
        ])
        .split(area);
        let boards = Layout::vertical(vec![Constraint::Length(block); players.into()]).split(rows[2]);
        let (decision, detail, log) = panes(rows[4]);
        Places {
            title: rows[0],
            ages: rows[1],
            boards: boards.to_vec(),
            hand: rows[3],
            decision,
            detail,
            log,
            keys: rows[5],
        }
    }
}

/// Decision, detail and log side by side; where the terminal is narrow, the log goes under the
/// detail if there is room at all.
fn panes(area: Rect) -> (Rect, Rect, Rect) {
    if area.width >= 96 {
        let columns = Layout::horizontal([
            Constraint::Percentage(34),
            Constraint::Percentage(35),
            Constraint::Percentage(31),
        ])
        .split(area);
        return (columns[0], columns[1], columns[2]);
    }
    let columns =
        Layout::horizontal([Constraint::Percentage(48), Constraint::Percentage(52)]).split(area);
    let log = if area.height >= 10 { area.height / 3 } else { 0 };
    let right = Layout::vertical([Constraint::Min(0), Constraint::Length(log)]).split(columns[1]);
    (columns[0], right[0], right[1])
}
