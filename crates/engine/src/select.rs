//! Selectors: which cards an effect means, as data.
//!
//! Options, prompts and legality all come from the same selector, so they cannot disagree.

use crate::age::Ages;
use crate::card::{Card, CardId};
use crate::color::{Color, Colors};
use crate::icon::{Icon, Icons};
use crate::pile::{Pile, Sight};
use crate::seat::{Seat, Seats};
use crate::set::{Set, Sets};
use crate::value::Value;

/// Where a selector looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A pile.
    Pile(Pile),
    /// The top cards of a board.
    Tops,
    /// The bottom cards of a board.
    Bottoms,
    /// The standard achievements that nobody owns, and what karmas make available.
    Available,
    /// The standard achievements that nobody owns.
    Standard,
    /// The special achievements that nobody owns, but for Decrees, which are issued.
    Specials,
    /// All of these: standard achievements, what karmas make available, and special ones.
    Unclaimed,
}

impl Source {
    /// The pile of a player's it is, if it is one.
    #[must_use]
    pub const fn pile(self) -> Option<Pile> {
        match self {
            Source::Pile(pile) => Some(pile),
            Source::Tops
            | Source::Bottoms
            | Source::Available
            | Source::Standard
            | Source::Specials
            | Source::Unclaimed => None,
        }
    }

    /// Whether everybody sees the cards there.
    pub(crate) fn is_open(self) -> bool {
        match self {
            Source::Pile(pile) => pile.seen_by() == Sight::All,
            Source::Tops | Source::Bottoms | Source::Specials => true,
            Source::Available | Source::Standard | Source::Unclaimed => false,
        }
    }
}

/// Which of the fitting cards count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// All of them.
    Any,
    /// Those of the highest value.
    Highest,
    /// Those of the lowest value.
    Lowest,
}

/// Which cards an effect means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Select {
    /// Where to look.
    pub source: Source,
    /// At whose places; by default that of the player who carries the effect out.
    pub owners: Option<Seats>,
    /// The colors that fit.
    pub colors: Colors,
    /// The values that fit.
    pub values: Ages,
    /// Icons of which the card must bear all.
    pub with: Icons,
    /// Icons of which the card must bear one, if any are named.
    pub with_any: Icons,
    /// Icons of which the card may bear none.
    pub without: Icons,
    /// The sets that fit.
    pub sets: Sets,
    /// Whether the values are those printed in the effect, so that a karma can raise them.
    pub printed: bool,
    /// Whether the card must have a demand.
    pub demanding: bool,
    /// A card that does not count.
    pub except: Option<CardId>,
    /// Which of those that fit.
    pub rank: Rank,
}

/// Your hand.
pub const HAND: Select = Select::from(Source::Pile(Pile::Hand));
/// Your score pile.
pub const SCORE: Select = Select::from(Source::Pile(Pile::Score));
/// Your top cards.
pub const TOPS: Select = Select::from(Source::Tops);
/// Your bottom cards.
pub const BOTTOMS: Select = Select::from(Source::Bottoms);
/// Your forecast.
pub const FORECAST: Select = Select::from(Source::Pile(Pile::Forecast));
/// Your achievements.
pub const ACHIEVEMENTS: Select = Select::from(Source::Pile(Pile::Achievements));
/// The standard achievements that nobody owns, and what karmas make available.
pub const AVAILABLE: Select = Select::from(Source::Available);
/// The standard achievements that nobody owns.
pub const STANDARD: Select = Select::from(Source::Standard);
/// The special achievements that nobody owns, but for Decrees, which are issued.
pub const SPECIALS: Select = Select::from(Source::Specials);
/// All achievements that can be claimed: the standard and special ones that nobody owns, and what karmas
/// make available, but no Decrees.
pub const UNCLAIMED: Select = Select::from(Source::Unclaimed);

impl Select {
    const fn from(source: Source) -> Select {
        Select {
            source,
            owners: None,
            colors: Colors::ALL,
            values: Ages::ALL,
            with: Icons::NONE,
            with_any: Icons::NONE,
            without: Icons::NONE,
            sets: Sets::ALL,
            printed: false,
            demanding: false,
            except: None,
            rank: Rank::Any,
        }
    }

    /// At another player's place, or those of several: `SCORE.of(p.opponents())`.
    #[must_use]
    pub fn of(mut self, players: impl Into<Seats>) -> Select {
        self.owners = Some(players.into());
        self
    }

    /// Only cards that bear the icon.
    #[must_use]
    pub const fn with(mut self, icon: Icon) -> Select {
        self.with = self.with.with(icon);
        self
    }

    /// Only cards that bear at least one of the icons: `TOPS.with_any([Castle, Lightbulb])`.
    #[must_use]
    pub fn with_any(mut self, icons: impl Into<Icons>) -> Select {
        self.with_any = icons.into();
        self
    }

    /// Only cards that have a bonus.
    #[must_use]
    pub const fn with_bonus(self) -> Select {
        self.with(Icon::Bonus(0))
    }

    /// Only cards that have no bonus.
    #[must_use]
    pub const fn without_bonus(self) -> Select {
        self.without(Icon::Bonus(0))
    }

    /// Only cards that do not bear the icon.
    #[must_use]
    pub const fn without(mut self, icon: Icon) -> Select {
        self.without = self.without.with(icon);
        self
    }

    /// Only cards of the color.
    #[must_use]
    pub const fn color(self, color: Color) -> Select {
        self.colors(Colors::only(color))
    }

    /// Only cards of another color.
    #[must_use]
    pub const fn not_color(self, color: Color) -> Select {
        self.colors(Colors::only(color).others())
    }

    /// Only cards of these colors.
    #[must_use]
    pub const fn colors(mut self, colors: Colors) -> Select {
        self.colors = self.colors.within(colors);
        self
    }

    /// Only cards of the value.
    #[must_use]
    pub fn value(self, value: impl Into<Value>) -> Select {
        match value.into() {
            Value::Printed(age) => Select { printed: true, ..self.values(Ages::only(age)) },
            Value::Counted(age) => self.values(Ages::only(age)),
        }
    }

    /// Only cards of one of the values: `HAND.values(2..=3)`.
    #[must_use]
    pub fn values(mut self, values: impl Into<Ages>) -> Select {
        self.values = self.values.within(values.into());
        self
    }

    /// Only cards of the set: `TOPS.of_set(Set::Figures)`.
    #[must_use]
    pub const fn of_set(self, set: Set) -> Select {
        Select { sets: self.sets.within(Sets::only(set)), ..self }
    }

    /// Only cards with a demand.
    #[must_use]
    pub const fn with_demand(mut self) -> Select {
        self.demanding = true;
        self
    }

    /// Not this card.
    #[must_use]
    pub const fn except(mut self, card: CardId) -> Select {
        self.except = Some(card);
        self
    }

    /// Only those of the highest value among the cards that fit.
    #[must_use]
    pub const fn highest(mut self) -> Select {
        self.rank = Rank::Highest;
        self
    }

    /// Only those of the lowest value among the cards that fit.
    #[must_use]
    pub const fn lowest(mut self) -> Select {
        self.rank = Rank::Lowest;
        self
    }

    /// The one player at whose place it looks, if one is named.
    pub(crate) fn owner(&self) -> Option<Seat> {
        self.owners.filter(|_| !self.is_of_several())?.iter().next()
    }

    /// Whether it looks at the places of several players.
    pub(crate) fn is_of_several(&self) -> bool {
        self.owners.is_some_and(|owners| owners.len() > 1)
    }

    /// At whose places it looks if this player carries the effect out.
    #[inline]
    pub(crate) fn owners_for(&self, player: Seat) -> Seats {
        self.owners.unwrap_or(Seats::only(player))
    }

    /// Whether it means all that lies at one's own place.
    #[inline(always)]
    pub(crate) fn is_whole(&self) -> bool {
        *self == Select::from(self.source)
    }

    /// Whether a card fits, its rank among others aside.
    #[inline]
    pub(crate) fn fits(&self, card: Card) -> bool {
        card.is_among(self.colors, self.values, self.sets)
            && self.with.are_within(card.icons())
            && !self.without.meet(card.icons())
            && (self.with_any.is_empty() || self.with_any.meet(card.icons()))
            && (!self.demanding || card.has_demand())
            && self.except != Some(card.id())
    }

    /// Whether it asks for more than the back of a card shows, so that others who see only
    /// backs could not check it.
    pub(crate) fn reads_faces(&self) -> bool {
        self.colors != Colors::ALL
            || !self.with.is_empty()
            || !self.without.is_empty()
            || !self.with_any.is_empty()
            || self.demanding
            || self.except.is_some()
    }
}
