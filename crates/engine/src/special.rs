//! The five special achievements of the base game.

use std::fmt;

/// A special achievement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    /// Three of each of the six icons; also through Construction.
    Empire,
    /// Six cards tucked or six scored in a turn (fourth edition: four demands on top); also
    /// through Masonry.
    Monument,
    /// Five colors splayed right or up; also through Invention.
    Wonder,
    /// Twelve clocks; also through Translation.
    World,
    /// Five top cards of value 8 or more; also through Astronomy.
    Universe,
}

impl Special {
    /// All five.
    pub const ALL: [Special; 5] =
        [Special::Empire, Special::Monument, Special::Wonder, Special::World, Special::Universe];

    /// Its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Special::Empire => "Empire",
            Special::Monument => "Monument",
            Special::Wonder => "Wonder",
            Special::World => "World",
            Special::Universe => "Universe",
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
