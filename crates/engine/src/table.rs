//! The table: where every card lies. Flat and `Copy`, so that cloning a game is copying memory.
//!
//! Each zone is a list threaded through the cards themselves. A card has one set of links, so it
//! can be in one place only: no card can be lost or doubled, whatever an effect does.

use arrayvec::ArrayVec;

use crate::age::Age;
use crate::card::{Card, CardId};
use crate::catalog::{Catalog, MAX_CARDS};
use crate::color::{ByColor, Color, Colors};
use crate::icon::{Icon, IconCounts, Icons};
use crate::seat::{BySeat, Seat};
use crate::splay::Splay;
use crate::zone::Zone;

const NO_CARD: u16 = u16::MAX;

#[derive(Clone, Copy)]
struct Links {
    above: u16,
    below: u16,
}

#[derive(Clone, Copy)]
struct Pile {
    top: u16,
    bottom: u16,
    len: u16,
}

/// Which end of a zone a card is put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum End {
    Top,
    Bottom,
}

/// Where every card lies, how the stacks are splayed, and what can be counted from that.
#[derive(Clone, Copy)]
pub struct Table {
    catalog: &'static Catalog,
    zone: [u8; MAX_CARDS],
    links: [Links; MAX_CARDS],
    piles: [Pile; Zone::COUNT],
    splays: BySeat<ByColor<Splay>>,
    /// Visible icons by stack and in all, kept up to date by every move and splay.
    stack_icons: BySeat<ByColor<IconCounts>>,
    icons: BySeat<IconCounts>,
    points: BySeat<u16>,
}

impl Table {
    /// A table with all innovations in their decks, in the order of the card list, and the
    /// special achievements available.
    #[must_use]
    pub fn new(catalog: &'static Catalog) -> Table {
        let mut table = Table {
            catalog,
            zone: [0; MAX_CARDS],
            links: [Links { above: NO_CARD, below: NO_CARD }; MAX_CARDS],
            piles: [Pile { top: NO_CARD, bottom: NO_CARD, len: 0 }; Zone::COUNT],
            splays: BySeat::default(),
            stack_icons: BySeat::default(),
            icons: BySeat::default(),
            points: BySeat::default(),
        };
        for id in catalog.ids() {
            let home = if catalog.as_special(id).is_some() {
                Zone::AVAILABLE
            } else {
                Zone::deck(catalog.card(id).age)
            };
            table.link(id, home, End::Bottom);
        }
        table
    }

    /// The cards in play.
    #[inline]
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// The handle of a card.
    #[inline]
    #[must_use]
    pub fn card(&self, id: CardId) -> Card {
        self.catalog.card(id)
    }

    /// Where a card lies.
    #[inline]
    #[must_use]
    pub fn zone_of(&self, id: CardId) -> Zone {
        Zone::from_index(self.zone[id.index()])
    }

    /// How many cards lie in a zone.
    #[inline]
    #[must_use]
    pub fn len(&self, zone: Zone) -> usize {
        usize::from(self.piles[zone.index()].len)
    }

    /// Whether a zone holds no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.piles[zone.index()].len == 0
    }

    /// The top card of a zone.
    #[inline]
    #[must_use]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.at(self.piles[zone.index()].top)
    }

    /// The bottom card of a zone.
    #[inline]
    #[must_use]
    pub fn bottom(&self, zone: Zone) -> Option<Card> {
        self.at(self.piles[zone.index()].bottom)
    }

    /// The card just beneath another one in its zone.
    #[must_use]
    pub fn beneath(&self, card: CardId) -> Option<Card> {
        self.at(self.links[card.index()].below)
    }

    /// The cards of a zone, top first.
    #[inline]
    pub fn cards(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        let mut next = self.piles[zone.index()].top;
        std::iter::from_fn(move || {
            let card = self.at(next)?;
            next = self.links[usize::from(next)].below;
            Some(card)
        })
    }

    #[inline]
    fn at(&self, number: u16) -> Option<Card> {
        (number != NO_CARD).then(|| self.catalog.card(CardId(number)))
    }

    /// How a stack is splayed.
    #[inline]
    #[must_use]
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.splays[seat][color]
    }

    /// The visible icons of one stack.
    #[must_use]
    pub fn stack_icons(&self, seat: Seat, color: Color) -> IconCounts {
        self.stack_icons[seat][color]
    }

    /// The visible icons on a board.
    #[inline]
    #[must_use]
    pub fn icons(&self, seat: Seat) -> IconCounts {
        self.icons[seat]
    }

    /// How many of one icon are visible on a board.
    #[inline]
    #[must_use]
    pub fn count(&self, seat: Seat, icon: Icon) -> u16 {
        self.icons[seat].get(icon)
    }

    /// A player's score: the sum of the values in the score pile (R-SCO-1).
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat]
    }

    /// The top cards of a board.
    #[inline]
    pub fn tops(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        Color::ALL.into_iter().filter_map(move |color| self.top(Zone::stack(seat, color)))
    }

    /// The colors on a board.
    #[must_use]
    pub fn colors(&self, seat: Seat) -> Colors {
        Color::ALL.into_iter().filter(|&color| !self.is_empty(Zone::stack(seat, color))).collect()
    }

    /// The colors on a board that show one of these icons.
    #[must_use]
    pub fn colors_showing(&self, seat: Seat, icon: Icon) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.stack_icons[seat][color].get(icon) > 0).collect()
    }

    /// The value of the highest top card of a board, 0 without any.
    #[inline]
    #[must_use]
    pub fn highest_top(&self, seat: Seat) -> Age {
        self.tops(seat).map(|card| card.age).max().unwrap_or(Age::NONE)
    }

    /// The icons that a card shows where it lies on a board.
    #[must_use]
    pub fn shown_by(&self, card: CardId) -> Icons {
        let zone = self.zone_of(card);
        match zone.kind() {
            crate::zone::ZoneKind::Board { player, color } => {
                if self.piles[zone.index()].top == card.0 {
                    self.catalog.uncovered(card).present()
                } else {
                    self.catalog.covered(card, self.splay(player, color)).present()
                }
            }
            _ => Icons::NONE,
        }
    }

    /// Whether every card lies in the same zone as on another table, and every stack is splayed
    /// alike: whatever was done in between came to nothing.
    #[must_use]
    pub fn is_as_before(&self, before: &Table) -> bool {
        self.zone == before.zone && self.splays == before.splays
    }

    /// The icons that would be visible on a board if a card were melded there.
    #[must_use]
    pub fn icons_after_meld(&self, seat: Seat, card: CardId) -> IconCounts {
        let color = self.catalog.card(card).color;
        let mut icons = self.icons[seat];
        icons += self.catalog.uncovered(card);
        if let Some(covered) = self.top(Zone::stack(seat, color)) {
            icons -= self.catalog.uncovered(covered.id);
            icons += self.catalog.covered(covered.id, self.splays[seat][color]);
        }
        icons
    }

    /// Moves a card to an end of a zone.
    #[inline]
    pub(crate) fn put(&mut self, card: CardId, to: Zone, end: End) {
        let from = self.zone_of(card);
        self.unlink(card, from);
        self.link(card, to, end);
        self.recount(from, card, false);
        self.recount(to, card, true);
    }

    /// Splays a stack; with fewer than two cards nothing can be splayed (R-SPL-4).
    /// Says whether that changed anything.
    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) -> bool {
        let zone = Zone::stack(seat, color);
        if self.splays[seat][color] == splay || (self.len(zone) < 2 && splay != Splay::None) {
            return false;
        }
        self.splays[seat][color] = splay;
        self.recount_stack(seat, color);
        true
    }

    /// Puts other cards into the places of some: where the first of a pair lay, the second will.
    /// The firsts and the seconds are the same cards.
    ///
    /// Only for making other worlds that a seat cannot tell apart; no verb does this.
    pub(crate) fn relabel(&mut self, exchanged: &[(CardId, CardId)]) {
        let mut stands_in: [u16; MAX_CARDS] = std::array::from_fn(|n| n as u16);
        let mut zones = 0_u64;
        for &(one, other) in exchanged {
            stands_in[one.index()] = other.0;
            zones |= 1 << self.zone_of(one).index();
        }
        // Every card of these zones is put back once, at the bottom, so that each zone ends up
        // with its places filled in their order.
        let places: ArrayVec<(Zone, CardId), MAX_CARDS> = (0..Zone::COUNT as u8)
            .filter(|&zone| zones >> zone & 1 == 1)
            .map(Zone::from_index)
            .flat_map(|zone| self.cards(zone).map(move |card| (zone, card.id)))
            .collect();
        for (zone, card) in places {
            self.put(CardId(stands_in[card.index()]), zone, End::Bottom);
        }
    }

    fn link(&mut self, card: CardId, to: Zone, end: End) {
        let pile = &mut self.piles[to.index()];
        let (above, below) = match end {
            End::Top => (NO_CARD, std::mem::replace(&mut pile.top, card.0)),
            End::Bottom => (std::mem::replace(&mut pile.bottom, card.0), NO_CARD),
        };
        if pile.len == 0 {
            pile.top = card.0;
            pile.bottom = card.0;
        }
        pile.len += 1;
        if above != NO_CARD {
            self.links[usize::from(above)].below = card.0;
        }
        if below != NO_CARD {
            self.links[usize::from(below)].above = card.0;
        }
        self.links[card.index()] = Links { above, below };
        self.zone[card.index()] = to.index() as u8;
    }

    fn unlink(&mut self, card: CardId, from: Zone) {
        let Links { above, below } = self.links[card.index()];
        let pile = &mut self.piles[from.index()];
        pile.len -= 1;
        match above {
            NO_CARD => pile.top = below,
            _ => self.links[usize::from(above)].below = below,
        }
        match below {
            NO_CARD => pile.bottom = above,
            _ => self.links[usize::from(below)].above = above,
        }
    }

    #[inline]
    fn recount(&mut self, zone: Zone, card: CardId, arrived: bool) {
        let Some(seat) = zone.owner() else { return };
        if zone.is_stack() {
            self.recount_stack(seat, self.catalog.card(card).color);
        } else if zone.is_score() {
            let value = u16::from(self.catalog.card(card).age.get());
            let points = &mut self.points[seat];
            *points = if arrived { *points + value } else { *points - value };
        }
    }

    fn recount_stack(&mut self, seat: Seat, color: Color) {
        let zone = Zone::stack(seat, color);
        let pile = self.piles[zone.index()];
        if pile.len < 2 {
            self.splays[seat][color] = Splay::None;
        }
        let mut shown = IconCounts::NONE;
        if pile.top != NO_CARD {
            shown += self.catalog.uncovered(CardId(pile.top));
            let splay = self.splays[seat][color];
            if splay != Splay::None {
                let mut next = self.links[usize::from(pile.top)].below;
                while next != NO_CARD {
                    shown += self.catalog.covered(CardId(next), splay);
                    next = self.links[usize::from(next)].below;
                }
            }
        }
        self.icons[seat] -= self.stack_icons[seat][color];
        self.icons[seat] += shown;
        self.stack_icons[seat][color] = shown;
    }
}
