//! What is read of a game: icons, points, achievements, eligibility.
//!
//! The table counts what is printed and visible; what that comes to in this game is asked here, and
//! nowhere else. Each reading rests on those above it only: icons, then points and bonuses, then
//! achievements and eligibility.

use arrayvec::ArrayVec;

use super::{State, Step};
use crate::age::Age;
use crate::card::CardId;
use crate::catalog::MAX_CARDS;
use crate::icon::{Icon, IconCounts};
use crate::seat::Seat;
use crate::zone::Zone;

impl State {
    /// The icons on a player's board.
    #[inline]
    #[must_use]
    pub fn icons(&self, seat: Seat) -> IconCounts {
        self.table.printed_icons(seat)
    }

    /// How many of one icon are on a player's board.
    #[inline]
    #[must_use]
    pub fn count(&self, seat: Seat, icon: Icon) -> u16 {
        self.table.printed_icons(seat).get(icon)
    }

    /// A player's score (R-SCO-1).
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        self.table.score_points(seat) + self.table.bonus_points(seat)
    }

    /// The part of a player's score that comes from bonuses (R-SCO-2).
    #[must_use]
    pub fn bonus_points(&self, seat: Seat) -> u16 {
        self.table.bonus_points(seat)
    }

    /// The icons that would be on a player's board if they melded a card.
    #[must_use]
    pub fn icons_after_meld(&self, seat: Seat, card: CardId) -> IconCounts {
        self.table.icons_after_meld(seat, card)
    }

    /// The points a player would have if they melded a card.
    #[must_use]
    pub fn points_after_meld(&self, seat: Seat, card: CardId) -> u16 {
        self.table.score_points(seat) + self.table.bonus_points_after_meld(seat, card)
    }

    /// The values of all bonuses on a player's board, lowest first.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> ArrayVec<Age, MAX_CARDS> {
        self.table.printed_bonuses(seat)
    }

    /// How many cards a player has tucked and scored this turn.
    #[must_use]
    pub fn tucked_and_scored(&self, seat: Seat) -> (u8, u8) {
        (self.tucked[seat], self.scored[seat])
    }

    /// The effect that a Dogma action carries out now: the card it stands on, which of its effects
    /// it is, and who took the action.
    #[must_use]
    pub fn effect_under_way(&self) -> Option<(CardId, u8, Seat)> {
        let part = self.dogma.part().filter(|_| self.step == Step::Effects)?;
        Some((part.card(), part.effect(), self.dogma.actor))
    }

    /// How many standard achievements of an age a player has.
    #[must_use]
    pub fn achievements_of(&self, seat: Seat, age: Age) -> usize {
        let achievements = self.table.cards(Zone::achievements(seat));
        achievements.filter(|card| card.value() == age && age > 0).count()
    }

    /// How many achievements a player has, partners' included.
    #[must_use]
    pub fn achievements(&self, seat: Seat) -> usize {
        if self.has_teams {
            self.side(seat).iter().map(|member| self.table.len(Zone::achievements(member))).sum()
        } else {
            self.table.len(Zone::achievements(seat))
        }
    }

    /// How many achievements win this game. That players lose does not lower it (RUL-215).
    #[must_use]
    pub fn achievements_to_win(&self) -> usize {
        self.rules.achievements_to_win(self.sides())
    }

    /// How many sides there are: teams, or players who play alone.
    fn sides(&self) -> usize {
        // Teams are numbered from 0.
        match self.has_teams {
            true => self.seats().map(|seat| usize::from(self.teams[seat]) + 1).max().unwrap_or(0),
            false => self.players(),
        }
    }

    /// Whether a player may claim a standard achievement of this age, if one is available
    /// (R-ACH-1).
    #[must_use]
    pub fn is_eligible(&self, seat: Seat, age: Age) -> bool {
        self.is_eligible_with(seat, age, self.points(seat))
    }

    /// Whether a player would be eligible for a standard achievement of this age with so many
    /// points.
    #[must_use]
    pub fn is_eligible_with(&self, seat: Seat, age: Age, points: u16) -> bool {
        points >= self.price(seat, age) && self.table.highest_top(seat) >= age
    }

    /// How many points a player needs for a standard achievement of this age: where duplicates are
    /// dearer, as many times the usual as it would be the how many-th (R-ACH-3).
    #[must_use]
    pub fn price(&self, seat: Seat, age: Age) -> u16 {
        let nth = match self.rules.dearer_duplicates {
            true => self.achievements_of(seat, age) as u16 + 1,
            false => 1,
        };
        5 * u16::from(age.get()) * nth
    }
}
