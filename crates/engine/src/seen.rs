//! What a player sees, for whatever only reads: conditions and queries of karmas, the goals of special
//! achievements, previews. It can neither act nor ask.

use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::color::{Color, Colors};
use crate::icon::{Icon, IconCounts};
use crate::pile::Pile;
use crate::player::Cards;
use crate::seat::{Seat, Seats};
use crate::select::Select;
use crate::splay::Splay;
use crate::state::State;
use crate::table::Table;
use crate::zone::Zone;

/// Which readings a query may rest on: those of the layers beneath its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Layer {
    /// What is printed and visible.
    Printed,
    /// Icons too.
    Icons,
    /// Points and bonuses too.
    Points,
    /// Everything.
    All,
}

/// What a player sees; for a karma that asks, its owner.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// Who does what the karma interrupts.
    pub(crate) doer: Seat,
    /// The card whose karma it is, if a karma asks.
    pub(crate) source: Option<CardId>,
    pub(crate) layer: Layer,
}

impl<'a> Seen<'a> {
    /// What the player at a seat sees.
    #[inline]
    #[must_use]
    pub fn by(state: &'a State, seat: Seat) -> Seen<'a> {
        Seen { state, seat, doer: seat, source: None, layer: Layer::All }
    }

    /// Where the one who looks sits: the owner of the karma.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Who does what the karma interrupts.
    #[must_use]
    pub fn doer(&self) -> Seat {
        self.doer
    }

    /// The card whose karma it is.
    ///
    /// # Panics
    /// If no karma asks.
    #[must_use]
    pub fn this_card(&self) -> CardId {
        self.source.expect("a karma asks")
    }

    /// The whole table.
    #[must_use]
    pub fn table(&self) -> &'a Table {
        self.state.table()
    }

    /// The state of the game.
    #[must_use]
    pub fn state(&self) -> &'a State {
        self.state
    }

    /// Every player who is not on the owner's side.
    #[must_use]
    pub fn opponents(&self) -> Seats {
        self.state.opponents(self.seat)
    }

    /// Every other player.
    #[must_use]
    pub fn others(&self) -> Seats {
        self.state.others(self.seat)
    }

    /// How many of an icon are on the owner's board; to a query about icons, those that are printed.
    #[must_use]
    pub fn count(&self, icon: Icon) -> usize {
        self.count_of(self.seat, icon)
    }

    /// The icons on the owner's board; to a query about icons, those that are printed.
    #[must_use]
    pub fn icons(&self) -> IconCounts {
        match self.layer {
            Layer::Printed => *self.state.table.printed_icons(self.seat),
            Layer::Icons | Layer::Points | Layer::All => self.state.icons(self.seat),
        }
    }

    /// How many of an icon are on a player's board.
    #[must_use]
    pub fn count_of(&self, seat: Seat, icon: Icon) -> usize {
        usize::from(match self.layer {
            Layer::Printed => self.state.table.printed_icons(seat).get(icon),
            Layer::Icons | Layer::Points | Layer::All => self.state.count(seat, icon),
        })
    }

    /// The owner's score.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.points_of(self.seat)
    }

    /// A player's score.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> u16 {
        match self.layer {
            Layer::Printed | Layer::Icons => {
                self.state.table.score_points(seat) + self.state.table.bonus_points(seat)
            }
            Layer::Points | Layer::All => self.state.points(seat),
        }
    }

    /// Whether the owner may claim a standard achievement of this age, if it is available. No other
    /// achievement is a question of points.
    #[must_use]
    pub fn is_eligible(&self, age: Age) -> bool {
        age > 0 && self.state.is_eligible(self.seat, age)
    }

    /// How many achievements a player has, partners' included.
    #[must_use]
    pub fn achievements_of(&self, seat: Seat) -> usize {
        self.state.achievements(seat)
    }

    /// The cards a selector finds.
    #[inline]
    #[must_use]
    pub fn find(&self, select: Select) -> Cards {
        let mut cards = Cards::new();
        self.state.find_into(self.seat, select, &mut cards);
        cards
    }

    /// What a value printed in the karma comes to.
    #[must_use]
    pub fn printed(&self, value: i32) -> Age {
        self.state.raised_value(self.seat, true, value.into())
    }

    /// How many cards a selector finds.
    #[must_use]
    pub fn size(&self, select: Select) -> usize {
        self.state.number_found(self.seat, select)
    }

    /// Whether a selector finds any card.
    #[must_use]
    pub fn has(&self, select: Select) -> bool {
        self.size(select) > 0
    }

    /// The different values a selector finds.
    #[must_use]
    pub fn values(&self, select: Select) -> Ages {
        self.state.values_found(self.seat, select)
    }

    /// The highest value a selector finds, 0 if it finds nothing.
    #[must_use]
    pub fn highest(&self, select: Select) -> Age {
        self.values(select).last().unwrap_or(Age::NONE)
    }

    /// The colors on the owner's board that are splayed this way.
    #[must_use]
    pub fn colors_splayed(&self, splay: Splay) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.splay_of(color) == splay).collect()
    }

    /// The colors on the owner's board that are splayed at all.
    #[must_use]
    pub fn splayed_colors(&self) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.splay_of(color) != Splay::None).collect()
    }

    /// How one of the owner's colors is splayed.
    #[must_use]
    pub fn splay_of(&self, color: Color) -> Splay {
        self.state.table.splay(self.seat, color)
    }

    /// The owner's top card of a color.
    #[must_use]
    pub fn top(&self, color: Color) -> Option<Card> {
        self.state.table.top(Zone::stack(self.seat, color))
    }

    /// How many cards the owner has in a color, covered or not.
    #[must_use]
    pub fn stack_size(&self, color: Color) -> usize {
        self.state.table.len(Zone::stack(self.seat, color))
    }

    /// The icon that a card features.
    #[must_use]
    pub fn featured_on(&self, card: Card) -> Icon {
        self.state.table.catalog().facts(card.id()).featured
    }

    /// Whether a card about to be claimed is a standard achievement. What a karma makes available, or
    /// what an effect takes from elsewhere, is none (RUL-394).
    #[must_use]
    pub fn is_standard(&self, card: Card) -> bool {
        self.state.is_standard(card.id())
    }

    /// Whether a card about to be claimed has a value by which somebody can be eligible for it, wherever
    /// it comes from. Relics are seized.
    #[must_use]
    pub fn is_valued(&self, card: Card) -> bool {
        card.value() > 0 && !self.state.table.catalog().is_relic(card.id())
    }

    /// The colors of the cards that the owner has tucked in this turn.
    #[must_use]
    pub fn tucked_this_turn(&self) -> Colors {
        self.state.tucked_colors[self.seat]
    }

    /// Whether a card is in the owner's hand.
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        self.state.is_in(card, self.seat, Pile::Hand)
    }
}
