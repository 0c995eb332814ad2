//! Looking at cards: every place on the table whose cards can be looked at, in rows.

use splay_engine::{Color, Common, Phrase, Pile, Shown, phrase};

use splay_engine::scene::Scene;

/// A card to look at, and where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Where it lies, in words.
    pub place: Phrase,
    /// The card.
    pub card: Shown,
    /// Whose board and which color, if it lies on a board.
    pub stack: Option<(usize, Color)>,
}

/// A row of cards: a board, a hand, a pile.
pub type Row = Vec<Spot>;

/// Where one is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The row.
    pub row: usize,
    /// The card in the row.
    pub card: usize,
}

/// All cards that can be looked at, in rows: one's own hand and board first, then the others.
#[must_use]
pub fn rows(scene: &Scene) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut seats = scene.round();
    seats.rotate_right(1);
    for seat in seats {
        let mine = scene.me().is_some_and(|me| me.index() == seat);
        let name = if mine { "your".into() } else { phrase![scene.player(seat), "'s"] };
        let player = &scene.table.players[seat];
        let mut piles: Vec<Row> = Pile::ALL
            .map(|kind| pile(phrase![name.clone(), " ", kind.in_words()], player.pile(kind)))
            .into();
        // One's own hand lies before one's board, that of others behind theirs.
        piles.insert(usize::from(mine), board(scene, seat, &name));
        rows.append(&mut piles);
    }
    rows.extend(
        Common::ALL.map(|place| pile(phrase!["the ", place.in_words()], scene.table.common(place))),
    );
    rows.retain(|row| !row.is_empty());
    rows
}

fn pile(place: Phrase, cards: &[Shown]) -> Row {
    let spot = |(n, card): (usize, &Shown)| Spot {
        place: phrase![n + 1, " of ", cards.len(), " in ", place.clone()],
        card: card.clone(),
        stack: None,
    };
    cards.iter().enumerate().map(spot).collect()
}

fn board(scene: &Scene, seat: usize, name: &Phrase) -> Row {
    let mut row = Vec::new();
    for color in Color::ALL {
        let Some(stack) = scene.stack(seat, color) else { continue };
        let count = stack.cards.len();
        let splay = if stack.splay.is_none() || count < 2 {
            Phrase::default()
        } else {
            phrase![", splayed ", stack.splay]
        };
        for (n, card) in stack.cards.iter().enumerate() {
            let which = match n {
                0 => "top card".into(),
                n => phrase!["card ", n + 1, " of ", count],
            };
            row.push(Spot {
                place: phrase![which, " of ", name.clone(), " ", color, " stack", splay.clone()],
                card: card.clone(),
                stack: Some((seat, color)),
            });
        }
    }
    row
}

/// Steps through rows and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the card on the left.
    Left,
    /// To the card on the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

impl Cursor {
    /// On the card with this title, if it can be looked at.
    #[must_use]
    pub fn on(rows: &[Row], title: &str) -> Option<Cursor> {
        let is_it = |spot: &Spot| matches!(&spot.card, Shown::Face(face) if face == title);
        rows.iter().enumerate().find_map(|(row, cards)| {
            let card = cards.iter().position(is_it)?;
            Some(Cursor { row, card })
        })
    }

    /// Where one looks after a step, round the ends.
    #[must_use]
    pub fn step(self, rows: &[Row], step: Step) -> Cursor {
        let here = self.within(rows);
        let Some(row) = rows.get(here.row) else { return here };
        let (count, length) = (rows.len(), row.len());
        match step {
            Step::Left => Cursor { card: (here.card + length - 1) % length, ..here },
            Step::Right => Cursor { card: (here.card + 1) % length, ..here },
            Step::Up => Cursor { row: (here.row + count - 1) % count, card: 0 },
            Step::Down => Cursor { row: (here.row + 1) % count, card: 0 },
        }
    }

    /// The same place, or the nearest if there is none any more.
    #[must_use]
    pub fn within(self, rows: &[Row]) -> Cursor {
        let row = self.row.min(rows.len().saturating_sub(1));
        let length = rows.get(row).map_or(0, Vec::len);
        Cursor { row, card: self.card.min(length.saturating_sub(1)) }
    }

    /// The card one looks at.
    #[must_use]
    pub fn spot(self, rows: &[Row]) -> Option<&Spot> {
        let here = self.within(rows);
        rows.get(here.row)?.get(here.card)
    }
}
