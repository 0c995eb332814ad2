//! The ways in which a game can end.

use splay_engine::{By, Chronicle, Edition, Move, Sets};

/// A way of ending that has a golden record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Enough achievements.
    Achievements,
    /// The highest score when the decks are exhausted.
    Score,
    /// A card says so.
    Effect,
    /// The others have lost by cards.
    Elimination,
    /// The others have given up.
    Concession,
    /// A full tie.
    Draw,
    /// A full tie where that is a victory of all who are tied.
    Shared,
}

/// Every way in which a game of an edition can end, and the common ones with its expansions, too.
pub fn endings() -> Vec<(Edition, Sets, Ending)> {
    use Ending::{Achievements, Concession, Draw, Effect, Elimination, Score, Shared};
    let mut all = Vec::new();
    for edition in Edition::ALL {
        let of_its_own: &[Ending] = match edition {
            Edition::First => &[Shared],
            Edition::Third => &[Draw],
            Edition::Fourth => &[Elimination, Draw],
        };
        let common = [Achievements, Score, Effect, Concession];
        all.extend(common.iter().chain(of_its_own).map(|&ending| (edition, Sets::BASE, ending)));
        let expanded = Sets::tried(edition).filter(|&sets| sets != Sets::BASE);
        all.extend(
            expanded
                .flat_map(|sets| [Achievements, Score, Effect].map(|ending| (edition, sets, ending))),
        );
    }
    all
}

impl Ending {
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Achievements => "achievements",
            Ending::Score => "score",
            Ending::Effect => "effect",
            Ending::Elimination => "elimination",
            Ending::Concession => "concession",
            Ending::Draw => "draw",
            Ending::Shared => "shared-victory",
        }
    }

    /// Whether a game has ended this way.
    pub fn fits(self, game: &Chronicle) -> bool {
        let Some(outcome) = game.outcome() else { return false };
        let somebody_gave_up = game.moves().iter().any(|made| matches!(made, Move::Concession(_)));
        let winners = outcome.winners.len();
        match self {
            Ending::Achievements => outcome.by == By::Achievements,
            Ending::Score => outcome.by == By::Score && winners == 1,
            Ending::Effect => outcome.by == By::Effect,
            Ending::Elimination => outcome.by == By::Elimination && !somebody_gave_up,
            Ending::Concession => outcome.by == By::Elimination && somebody_gave_up,
            Ending::Draw => outcome.by == By::Draw && winners == 0,
            Ending::Shared => outcome.by == By::Score && winners > 1,
        }
    }
}
