//! Where everything goes, from the size of the terminal and the number of players.

use ratatui::layout::{Constraint, Layout, Rect};

/// The fewest columns in which the table can be drawn.
const LEAST_WIDTH: u16 = 72;

/// What the table is made for.
pub const COMFORTABLE: (u16, u16) = (100, 30);

/// The fewest lines in which decisions can be read: the question, and some options.
const LEAST_PANES: u16 = 8;

/// So many lines let texts and the log be read, too.
const ROOMY_PANES: u16 = 12;

/// Ages, decks and achievements, with the decks of all sets in one line.
const LEAST_AGES: u16 = 3;

/// The least a terminal must have for the table of so many players: everybody has a line, so do the title, the
/// hand and the keys.
#[must_use]
pub const fn least(players: usize) -> (u16, u16) {
    (LEAST_WIDTH, 3 + LEAST_AGES + players as u16 + LEAST_PANES)
}

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
    /// The places for this many players and sets, with so many lines wanted for the hand. The decision comes
    /// first: before it loses a line that it needs, boards are folded to one line each, those of others before
    /// one's own, which is the last; then the decks of all sets go into one line.
    #[must_use]
    pub fn of(area: Rect, players: usize, sets: usize, hand: u16) -> Places {
        let players = players as u16;
        let whole = 2 + sets as u16;
        let hand = hand.clamp(1, if area.height >= 40 { 4 } else { 2 });
        let room = |ages: u16| area.height.saturating_sub(2 + ages);
        let fits = |ages, boards, hand, panes| room(ages) >= boards + hand + panes;
        // Three lines show each covered card of a stack; two must do where lines are scarce.
        let block = match () {
            () if fits(whole, players * 5, hand, 2 * ROOMY_PANES) => 5,
            () if fits(whole, players * 4, hand, ROOMY_PANES) => 4,
            () => 3,
        };
        let hand = if fits(whole, players * block, hand, LEAST_PANES) { hand } else { 1 };
        let all_lines = |open: u16| open * block + (players - open);
        let open = (0..=players).rev().find(|&open| fits(whole, all_lines(open), hand, LEAST_PANES));
        let ages = if open.is_some() { whole } else { LEAST_AGES.min(whole) };
        let open = open.unwrap_or(0);
        let heights: Vec<u16> =
            (0..players).map(|n| if n >= players - open { block } else { 1 }).collect();
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(ages),
            Constraint::Length(heights.iter().sum()),
            Constraint::Length(hand),
            Constraint::Min(0),
            Constraint::Length(1),
        ])
        .split(area);
        let boards = Layout::vertical(heights.into_iter().map(Constraint::Length)).split(rows[2]);
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
