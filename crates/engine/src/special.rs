//! The special achievements: five of the base game, and five more of some expansions. The Decrees of
//! Figures in the Sand are among them.

use crate::color::Color;
use crate::few::few;
use crate::goal::{Deed, Judge, Measure};
use crate::icon::Icon;
use crate::listed::listed;
use crate::rules::{Monument, Rules};
use crate::set::{Set, Sets};
use crate::splay::Splay;

/// A special achievement.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::Display,
)]
#[allow(missing_docs)]
pub enum Special {
    /// Also through Construction.
    Empire,
    /// Also through Masonry.
    Monument,
    /// Also through Invention.
    Wonder,
    /// Also through Translation.
    World,
    /// Also through Astronomy.
    Universe,
    /// Also through Palampore.
    Wealth,
    /// Also through Barometer.
    Destiny,
    /// Also through Loom.
    Heritage,
    /// Also through Photography.
    History,
    /// Also through Novel.
    Supremacy,
    /// For a deed, as the four that follow.
    Legend,
    Repute,
    Fame,
    Glory,
    Victory,
    /// The blue Decree.
    Advancement,
    /// The yellow Decree.
    Expansion,
    /// The purple Decree.
    Rivalry,
    /// The green Decree.
    Trade,
    /// The red Decree.
    War,
}

listed!(Special);

few! {
    /// Some special achievements.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Specials: u32, of Special, all (1 << Special::COUNT) - 1
}

/// One of the Decrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumCount)]
pub(crate) enum Decree {
    Advancement,
    Expansion,
    Rivalry,
    Trade,
    War,
}

impl Special {
    /// Those of the base game, which come first.
    pub const BASE: [Special; 5] = {
        let base: [Special; 5] = crate::listed::all(&Special::ALL);
        let mut n = 0;
        while n < Special::COUNT {
            let is_of_base = !Special::ALL[n].set().is_expansion();
            assert!(is_of_base == (n < base.len()), "those of the base game come first");
            n += 1;
        }
        base
    };

    /// Those of some sets.
    pub fn of(sets: Sets) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().filter(move |special| sets.contains(special.set()))
    }

    /// The Decrees, which are issued by an action and change hands (R-FIG-8).
    pub const DECREES: [Special; <Decree as strum::EnumCount>::COUNT] = {
        let mut decrees = [Special::ALL[0]; <Decree as strum::EnumCount>::COUNT];
        let (mut n, mut found) = (0, 0);
        while n < Special::COUNT {
            if Special::ALL[n].decree().is_some() {
                decrees[found] = Special::ALL[n];
                found += 1;
            }
            n += 1;
        }
        assert!(found == decrees.len(), "each Decree is one special achievement");
        decrees
    };

    /// Which Decree it is; none if it is another achievement.
    pub(crate) const fn decree(self) -> Option<Decree> {
        Some(match self {
            Special::Advancement => Decree::Advancement,
            Special::Expansion => Decree::Expansion,
            Special::Rivalry => Decree::Rivalry,
            Special::Trade => Decree::Trade,
            Special::War => Decree::War,
            Special::Empire
            | Special::Monument
            | Special::Wonder
            | Special::World
            | Special::Universe
            | Special::Wealth
            | Special::Destiny
            | Special::Heritage
            | Special::History
            | Special::Supremacy
            | Special::Legend
            | Special::Repute
            | Special::Fame
            | Special::Glory
            | Special::Victory => return None,
        })
    }

    /// The color of a Decree; none if it is another achievement.
    #[must_use]
    pub const fn decree_color(self) -> Option<Color> {
        match self.decree() {
            Some(Decree::Advancement) => Some(Color::Blue),
            Some(Decree::Expansion) => Some(Color::Yellow),
            Some(Decree::Rivalry) => Some(Color::Purple),
            Some(Decree::Trade) => Some(Color::Green),
            Some(Decree::War) => Some(Color::Red),
            None => None,
        }
    }

    /// The set it belongs to.
    #[must_use]
    pub const fn set(self) -> Set {
        match self {
            Special::Empire
            | Special::Monument
            | Special::Wonder
            | Special::World
            | Special::Universe => Set::Base,
            Special::Wealth
            | Special::Destiny
            | Special::Heritage
            | Special::History
            | Special::Supremacy => Set::Echoes,
            Special::Legend | Special::Repute | Special::Fame | Special::Glory | Special::Victory => {
                Set::Cities
            }
            Special::Advancement
            | Special::Expansion
            | Special::Rivalry
            | Special::Trade
            | Special::War => Set::Figures,
        }
    }

    /// What it asks for: the one place where that is said. The condition, how far players are, and
    /// whether it could be met on the way follow from it.
    ///
    /// The goal is handed on instead of given back, so that what is done with it is compiled for
    /// each one apart: that somebody meets a condition is looked for after nearly every move.
    #[inline(always)]
    pub(crate) fn goal<J: Judge>(self, rules: &Rules, judge: J) -> J::Verdict {
        use Measure::{InEachColor, OfEachIcon, SoMany};
        match self {
            Special::Empire => judge.on(
                "three or more each of [castle], [crown], [leaf], [lightbulb], [factory] and [clock]",
                OfEachIcon(3),
            ),
            Special::Monument => match rules.monument {
                Monument::SixInATurn => judge.on(
                    "six cards tucked or six cards scored in one turn",
                    SoMany(6, |sight| sight.tucked_or_scored()),
                ),
                Monument::FourDemands => {
                    judge.on("four top cards that have a demand", SoMany(4, |sight| sight.demands()))
                }
            },
            Special::Wonder => judge.on(
                "all five colors on your board, each splayed but not left",
                InEachColor(|sight, color| sight.is_wondrous(color)),
            ),
            Special::World => judge.on(
                "twelve or more [clock] icons on your board",
                SoMany(12, |sight| sight.count(Icon::Clock)),
            ),
            Special::Universe => judge.on(
                "five top cards of value 8 or more",
                InEachColor(|sight, color| u16::from(sight.top_value(color).get()) >= 8 - sight.ease),
            ),
            Special::Wealth => {
                judge.on("eight or more visible bonuses", SoMany(8, |sight| sight.bonuses()))
            }
            Special::Destiny => {
                judge.on("seven or more cards in your forecast", SoMany(7, |sight| sight.forecast()))
            }
            Special::Heritage => judge.on(
                "eight or more card images visible in one color",
                SoMany(8, |sight| sight.most_in_one_color(Icon::Hex)),
            ),
            Special::History => judge.on(
                "four or more echo effects visible in one color",
                SoMany(4, |sight| sight.most_echoes_in_one_color()),
            ),
            Special::Supremacy => judge.on(
                "three or more of the same icon visible in each of four colors",
                SoMany(4, |sight| sight.most_colors_with(3 - sight.ease)),
            ),
            Special::Legend => judge.on(
                "meld a city with a [left] onto a color that is already splayed left",
                Measure::Deed(Deed::MeldOnto(Splay::Left)),
            ),
            Special::Repute => judge.on(
                "meld a city with a [right] onto a color that is already splayed right",
                Measure::Deed(Deed::MeldOnto(Splay::Right)),
            ),
            Special::Fame => judge.on(
                "meld a city with an [up] onto a color that is already splayed up",
                Measure::Deed(Deed::MeldOnto(Splay::Up)),
            ),
            Special::Glory => {
                judge.on("tuck a city with a [flag]", Measure::Deed(Deed::Tuck(Icon::Flag)))
            }
            Special::Victory => {
                judge.on("tuck a city with a [fountain]", Measure::Deed(Deed::Tuck(Icon::Fountain)))
            }
            Special::Advancement
            | Special::Expansion
            | Special::Rivalry
            | Special::Trade
            | Special::War => judge.on("issue it with a Decree action", Measure::Deed(Deed::Issue)),
        }
    }
}
