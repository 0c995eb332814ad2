//! What the plate of each player says in a scene: icons, points, achievements, and where they come from.

use super::Scene;
use crate::icon::Icon;
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::state::{Share, Total};

impl Scene {
    /// How many of an icon a player shows.
    #[must_use]
    pub fn icon_count(&self, seat: usize, icon: Icon) -> u16 {
        let counts = self.table.players[seat].icons.as_ref();
        counts.and_then(|counts| counts.get(&icon)).copied().unwrap_or(0)
    }

    /// A player's score.
    #[must_use]
    pub fn points(&self, seat: usize) -> u16 {
        self.table.players[seat].points.unwrap_or(0)
    }

    /// How much of a player's score is for bonuses, in words; nothing where there are none.
    #[must_use]
    pub fn for_bonuses(&self, seat: usize) -> Phrase {
        match self.bonus_points[seat] {
            0 => Phrase::default(),
            points => phrase![" (", points, " from bonuses)"],
        }
    }

    /// How many of a player's achievements are flags and fountains, in words; nothing where there are none.
    #[must_use]
    pub fn for_emblems(&self, seat: usize) -> Phrase {
        match self.emblems.get(seat) {
            None | Some(0) => Phrase::default(),
            Some(&emblems) => phrase![" (", emblems, " from flags and fountains)"],
        }
    }

    /// The parts of a number that karmas add to, in words: " (4, and 3 from Fu Xi)"; nothing where they
    /// add nothing.
    #[must_use]
    pub fn by_karmas(&self, seat: usize, total: Total) -> Phrase {
        let shares = self.shares.get(seat).into_iter().flatten();
        let shares: Vec<&Share> = shares.filter(|share| share.total == total).collect();
        if shares.is_empty() {
            return Phrase::default();
        }
        let all = match total {
            Total::Icon { icon } => self.icon_count(seat, icon),
            Total::Points => self.points(seat),
            Total::Achievements => u16::try_from(self.achieved[seat]).unwrap_or(u16::MAX),
        };
        let others = all.saturating_sub(shares.iter().map(|share| share.more).sum());
        let by = shares.iter().map(|share| phrase![share.more, " from ", Piece::card(share.title)]);
        phrase![" (", others, ", and ", Phrase::list(by, ", "), ")"]
    }
}
