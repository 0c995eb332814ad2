//! How far players are on the way to the special achievements.

use crate::color::Color;
use crate::icon::Icon;
use crate::phrase::Phrase;
use crate::rules::{Monument, Rules};
use crate::seat::Seat;
use crate::special::Special;
use crate::state::State;
use crate::zone::Zone;

/// How much of what is needed a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What counts already; never more than is needed.
    pub has: u16,
    /// What is needed.
    pub needs: u16,
}

impl State {
    /// How far a player is on the way to a special achievement. Everything counted is open.
    #[must_use]
    pub fn progress(&self, seat: Seat, special: Special) -> Progress {
        let table = &self.table;
        let (has, needs) = match special {
            Special::Empire => {
                (Icon::SIX.into_iter().map(|icon| self.count(seat, icon).min(3)).sum(), 18)
            }
            Special::Monument => match self.rules.monument {
                Monument::SixInATurn => (self.tucked[seat].max(self.scored[seat]).into(), 6),
                Monument::FourDemands => {
                    (table.tops(seat).filter(|card| card.has_demand()).count() as u16, 4)
                }
            },
            Special::Wonder => {
                let wondrous = |color: &&Color| self.rules.splay_is_wondrous(table.splay(seat, **color));
                (Color::ALL.iter().filter(wondrous).count() as u16, 5)
            }
            Special::World => (self.count(seat, Icon::Clock), 12),
            Special::Universe => (table.tops(seat).filter(|card| card.value() >= 8).count() as u16, 5),
            Special::Wealth => (table.all_marks(seat).bonuses.into(), 8),
            Special::Destiny => (table.len(Zone::forecast(seat)) as u16, 7),
            Special::Heritage => (table.most_in_one_color(seat, Icon::Hex), 8),
            Special::History => (table.most_echoes_in_one_color(seat).into(), 4),
            Special::Supremacy => (table.most_colors_with(seat, 3) as u16, 4),
        };
        Progress { has: has.min(needs), needs }
    }
}

impl Rules {
    /// What a special achievement asks for, in words.
    #[must_use]
    pub fn asks(&self, special: Special) -> Phrase {
        Phrase::printed(match (special, self.monument) {
            (Special::Empire, _) => "three or more of each of the six icons",
            (Special::Monument, Monument::SixInATurn) => {
                "six cards tucked or six cards scored in one turn"
            }
            (Special::Monument, Monument::FourDemands) => "four top cards that have a demand",
            (Special::Wonder, _) => "all five colors on your board splayed, none of them left",
            (Special::World, _) => "twelve or more [clock] on your board",
            (Special::Universe, _) => "five top cards of value 8 or more",
            (Special::Wealth, _) => "eight or more visible bonuses",
            (Special::Destiny, _) => "seven or more cards in your forecast",
            (Special::Heritage, _) => "eight or more card images visible in one color",
            (Special::History, _) => "four or more echo effects visible in one color",
            (Special::Supremacy, _) => "three or more of the same icon visible in each of four colors",
        })
    }
}
