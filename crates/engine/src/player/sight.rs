//! What the player sees.

use arrayvec::ArrayVec;

use super::{Cards, Player};
use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::color::{Color, Colors};
use crate::icon::{Icon, IconCounts, Purpose};
use crate::karma::Hook;
use crate::seat::{Seat, Seats};
use crate::select::{Select, Source};
use crate::splay::Splay;
use crate::state::State;
use crate::table::Table;
use crate::zone::Zone;

impl Player<'_> {
    /// Where this player sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// In a demand, the player who demands ("I", "me", "my"); else the player themself.
    #[must_use]
    pub fn demander(&self) -> Seat {
        self.context.demander
    }

    /// The card whose effect this is.
    ///
    /// # Panics
    /// Outside of an effect; card code never is.
    #[must_use]
    pub fn this_card(&self) -> CardId {
        self.context.source.expect("an effect runs on a card")
    }

    /// The card that the effect counts as standing on: "this card", "other than this card". That is
    /// another than [`this_card`](Self::this_card) if it is carried out as though it stood there (G-32).
    ///
    /// # Panics
    /// Outside of an effect; card code never is.
    #[must_use]
    pub fn host_card(&self) -> CardId {
        self.context.host.expect("an effect stands on a card")
    }

    /// The whole table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// The state of the game.
    #[must_use]
    pub fn state(&self) -> &State {
        self.state
    }

    /// Every player who is not on this player's side.
    #[must_use]
    pub fn opponents(&self) -> Seats {
        self.state.opponents(self.seat)
    }

    /// Every other player, partners as the edition has it.
    #[must_use]
    pub fn others(&self) -> Seats {
        self.state.others(self.seat)
    }

    /// Every player still in the game.
    #[must_use]
    pub fn everyone(&self) -> Seats {
        self.state.alive
    }

    /// How many of an icon are visible on this player's board.
    #[must_use]
    pub fn count(&self, icon: Icon) -> usize {
        usize::from(self.state.count(self.seat, icon))
    }

    /// The icons on this player's board.
    #[must_use]
    pub fn icons(&self) -> IconCounts {
        self.state.icons(self.seat)
    }

    /// The colors on this player's board.
    #[must_use]
    pub fn colors(&self) -> Colors {
        self.state.table.colors(self.seat)
    }

    /// The colors on this player's board that show the icon.
    #[must_use]
    pub fn colors_showing(&self, icon: Icon) -> Colors {
        self.state.table.colors_showing(self.seat, icon)
    }

    /// The colors on this player's board that are splayed this way.
    #[must_use]
    pub fn colors_splayed(&self, splay: Splay) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.splay_of(color) == splay).collect()
    }

    /// How one of this player's colors is splayed.
    #[must_use]
    pub fn splay_of(&self, color: Color) -> Splay {
        self.state.table.splay(self.seat, color)
    }

    /// This player's top card of a color.
    #[must_use]
    pub fn top(&self, color: Color) -> Option<Card> {
        self.state.table.top(Zone::stack(self.seat, color))
    }

    /// This player's bottom card of a color.
    #[must_use]
    pub fn bottom(&self, color: Color) -> Option<Card> {
        self.state.table.bottom(Zone::stack(self.seat, color))
    }

    /// All of this player's cards of a color, top first, covered or not.
    #[must_use]
    pub fn stack(&self, color: Color) -> Cards {
        self.state.table.cards(Zone::stack(self.seat, color)).collect()
    }

    /// This player's score.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.state.points(self.seat)
    }

    /// The values of all bonuses visible on this player's board, lowest first.
    #[must_use]
    pub fn bonuses(&self) -> ArrayVec<Age, MAX_CARDS> {
        self.state.bonuses(self.seat)
    }

    /// The highest bonus visible on a player's board, 0 without any.
    #[must_use]
    pub fn highest_bonus_of(&self, seat: Seat) -> Age {
        self.state.bonuses(seat).last().copied().unwrap_or(Age::NONE)
    }

    /// How many of an icon are printed on a card, card images included.
    #[must_use]
    pub fn printed_on(&self, card: Card, icon: Icon) -> usize {
        usize::from(self.state.table.catalog().uncovered(card.id()).get(icon))
    }

    /// Whether two cards bear exactly the same icons, in kind and number: bonuses by their number,
    /// and everything else but images, echo and inspire effects.
    #[must_use]
    pub fn same_icons(&self, one: Card, other: Card) -> bool {
        let icons = |card: Card| {
            let slots = self.state.table.catalog().facts(card.id()).slots;
            let counts = |icon: &Icon| match icon.purpose() {
                Purpose::Counted | Purpose::Points | Purpose::Deed | Purpose::Emblem => true,
                Purpose::Filling | Purpose::Effect => false,
            };
            let mut icons: ArrayVec<Icon, 6> = slots.icons().iter().copied().filter(counts).collect();
            icons.sort_unstable();
            icons
        };
        icons(one) == icons(other)
    }

    /// Whether a card bears this title.
    #[must_use]
    pub fn is_titled(&self, card: Card, title: &str) -> bool {
        self.state.table.catalog().title(card.id()) == title
    }

    /// Whether the title of a card comes before that of another in the alphabet, capitals aside.
    #[must_use]
    pub fn comes_before(&self, one: Card, other: Card) -> bool {
        self.state.table.catalog().comes_before(one.id(), other.id())
    }

    /// Whether a card has any effect at all.
    #[must_use]
    pub fn has_effects(&self, card: Card) -> bool {
        !self.state.table.catalog().facts(card.id()).effects.is_empty()
    }

    /// How many of a color's cards are visible on a player's board.
    #[must_use]
    pub fn visible_cards(&self, seat: Seat, color: Color) -> usize {
        self.state.table.visible_cards(seat, color)
    }

    /// How many cards a selector finds: `p.size(HAND)`.
    #[inline(always)]
    #[must_use]
    pub fn size(&self, select: Select) -> usize {
        // A whole pile is counted already; which it is, is known when this is compiled.
        match select.source {
            Source::Pile(pile)
                if select.is_whole() && !self.state.table.hooks_of(self.seat).contains(Hook::Places) =>
            {
                self.state.table.len(Zone::pile(self.seat, pile))
            }
            Source::Pile(_)
            | Source::Tops
            | Source::Bottoms
            | Source::Available
            | Source::Standard
            | Source::Specials
            | Source::Unclaimed => self.state.number_found(self.seat, self.raised(select)),
        }
    }

    /// Whether a selector finds any card.
    #[inline(always)]
    #[must_use]
    pub fn has(&self, select: Select) -> bool {
        self.size(select) > 0
    }

    /// The cards a selector finds.
    #[inline]
    #[must_use]
    pub fn find(&self, select: Select) -> Cards {
        let mut cards = Cards::new();
        self.find_into(select, &mut cards);
        cards
    }

    /// Adds the cards a selector finds to an empty list; a list is large, and this copies none.
    pub(crate) fn find_into(&self, select: Select, cards: &mut Cards) {
        self.state.find_into(self.seat, self.raised(select), cards);
    }

    /// The lowest value a selector finds, 0 if it finds nothing (R-KEY-16).
    #[must_use]
    pub fn lowest(&self, select: Select) -> Age {
        self.values(select).first().unwrap_or(Age::NONE)
    }

    /// The highest value a selector finds, 0 if it finds nothing (R-KEY-16).
    #[must_use]
    pub fn highest(&self, select: Select) -> Age {
        self.values(select).last().unwrap_or(Age::NONE)
    }

    /// The different values a selector finds.
    #[must_use]
    pub fn values(&self, select: Select) -> Ages {
        self.state.values_found(self.seat, self.raised(select))
    }
}

/// The different values among some cards.
#[must_use]
pub fn different_values(cards: &[Card]) -> Ages {
    cards.iter().map(|card| card.value()).collect()
}
