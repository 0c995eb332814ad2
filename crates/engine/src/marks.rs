//! What cards show besides icons: bonuses, echo and inspire effects, flags and fountains.

use std::ops::AddAssign;

use crate::icon::Icon;

/// How many bonuses, echo and inspire effects, flags and fountains are visible, and the highest bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// How many bonuses.
    pub bonuses: u8,
    /// The highest bonus, 0 without any.
    pub highest: u8,
    /// How many echo effects.
    pub echoes: u8,
    /// How many flags, whether they count as achievements or not.
    pub flags: u8,
    /// How many fountains.
    pub fountains: u8,
    /// How many inspire effects.
    pub inspires: u8,
}

impl Marks {
    /// Nothing.
    pub const NONE: Marks =
        Marks { bonuses: 0, highest: 0, echoes: 0, flags: 0, fountains: 0, inspires: 0 };

    /// How many achievements flags and fountains could be: each of them, if all flags count.
    #[must_use]
    pub const fn emblems(self) -> usize {
        self.flags as usize + self.fountains as usize
    }

    /// The points: the highest bonus in full, one for each other (R-SCO-2).
    #[must_use]
    pub const fn points(self) -> u16 {
        (self.highest + self.bonuses.saturating_sub(1)) as u16
    }

    /// Of each mark as many as there are in that of the two counts which has more.
    pub(crate) fn max(self, other: Marks) -> Marks {
        Marks {
            bonuses: self.bonuses.max(other.bonuses),
            highest: self.highest.max(other.highest),
            echoes: self.echoes.max(other.echoes),
            flags: self.flags.max(other.flags),
            fountains: self.fountains.max(other.fountains),
            inspires: self.inspires.max(other.inspires),
        }
    }

    /// Both together.
    #[inline]
    pub(crate) fn plus(self, other: Marks) -> Marks {
        Marks {
            bonuses: self.bonuses + other.bonuses,
            highest: self.highest.max(other.highest),
            echoes: self.echoes + other.echoes,
            flags: self.flags + other.flags,
            fountains: self.fountains + other.fountains,
            inspires: self.inspires + other.inspires,
        }
    }

    /// With what one slot shows.
    pub(crate) const fn and(mut self, icon: Icon) -> Marks {
        match icon {
            Icon::Bonus(value) => {
                self.bonuses += 1;
                if value > self.highest {
                    self.highest = value;
                }
            }
            Icon::Echo => self.echoes += 1,
            Icon::Flag => self.flags += 1,
            Icon::Fountain => self.fountains += 1,
            Icon::Inspire => self.inspires += 1,
            Icon::Castle
            | Icon::Crown
            | Icon::Leaf
            | Icon::Lightbulb
            | Icon::Factory
            | Icon::Clock
            | Icon::Person
            | Icon::Hex
            | Icon::Plus
            | Icon::Arrow(_)
            | Icon::Blank => {}
        }
        self
    }
}

impl AddAssign for Marks {
    fn add_assign(&mut self, other: Marks) {
        *self = self.plus(other);
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;
    use crate::icon::Icon::{Bonus, Crown, Echo, Inspire};

    #[test]
    fn only_the_highest_bonus_counts_in_full() {
        let of =
            |values: &[u8]| values.iter().fold(Marks::NONE, |marks, &value| marks.and(Bonus(value)));
        assert_eq!(of(&[10, 4, 5]).points(), 12);
        assert_eq!(of(&[8, 4, 4, 4, 1]).points(), 12);
        assert_eq!(of(&[11, 1, 1, 1]).points(), 14);
        assert_eq!(of(&[]).points(), 0);
    }

    #[test]
    fn icons_are_counted_elsewhere() {
        assert_eq!(Marks::NONE.and(Crown), Marks::NONE);
        assert_eq!(Marks::NONE.and(Echo).echoes, 1);
        assert_eq!(Marks::NONE.and(Inspire).inspires, 1);
    }
}
