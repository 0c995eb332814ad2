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
use crate::marks::Marks;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
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
    /// The values in the score piles, and the points for visible bonuses.
    score_points: BySeat<u16>,
    bonus_points: BySeat<u16>,
    /// Visible bonuses and echo effects by stack.
    marks: BySeat<ByColor<Marks>>,
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
            score_points: BySeat::default(),
            bonus_points: BySeat::default(),
            marks: BySeat::default(),
        };
        for id in catalog.ids() {
            let home =
                if catalog.as_special(id).is_some() { Zone::AVAILABLE } else { catalog.card(id).home() };
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

    /// The numbers of the cards of a zone, top first, for when their faces do not matter.
    #[inline]
    pub(crate) fn ids(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        let mut next = self.piles[zone.index()].top;
        std::iter::from_fn(move || {
            let number = next;
            (number != NO_CARD).then(|| {
                next = self.links[usize::from(number)].below;
                CardId(number)
            })
        })
    }

    /// The numbers of the top cards of a board.
    #[inline]
    pub(crate) fn top_ids(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let tops =
            Color::ALL.into_iter().map(move |color| self.piles[Zone::stack(seat, color).index()].top);
        tops.filter(|&number| number != NO_CARD).map(CardId)
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

    /// A player's score: the sum of the values in the score pile, and the points for visible
    /// bonuses (R-SCO-1, R-SCO-2).
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        self.score_points[seat] + self.bonus_points[seat]
    }

    /// The part of a player's score that comes from visible bonuses.
    #[must_use]
    pub fn bonus_points(&self, seat: Seat) -> u16 {
        self.bonus_points[seat]
    }

    /// The visible bonuses and echo effects of one stack.
    #[inline]
    #[must_use]
    pub fn marks(&self, seat: Seat, color: Color) -> Marks {
        self.marks[seat][color]
    }

    /// The visible bonuses and echo effects of a board.
    #[must_use]
    pub fn all_marks(&self, seat: Seat) -> Marks {
        let mut all = Marks::NONE;
        for marks in self.marks[seat].0 {
            all += marks;
        }
        all
    }

    /// The values of all bonuses visible on a board, lowest first.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> ArrayVec<Age, MAX_CARDS> {
        let mut values: ArrayVec<Age, MAX_CARDS> = Color::ALL
            .into_iter()
            .filter(|&color| self.marks[seat][color].bonuses > 0)
            .flat_map(|color| self.cards(Zone::stack(seat, color)))
            .filter(|card| self.marks_of(card.id).bonuses > 0)
            .filter_map(Card::bonus)
            .collect();
        values.sort_unstable();
        values
    }

    /// The cards of a stack whose echo effects are visible, from the bottom to the top (R-DOG-8).
    pub fn echoes(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        let any = self.marks[seat][color].echoes > 0;
        let mut next = if any { self.piles[Zone::stack(seat, color).index()].bottom } else { NO_CARD };
        std::iter::from_fn(move || {
            let card = self.at(next)?;
            next = self.links[usize::from(next)].above;
            Some(card)
        })
        .filter(|card| self.marks_of(card.id).echoes > 0)
    }

    /// What a card on a board shows besides icons.
    fn marks_of(&self, card: CardId) -> Marks {
        match self.splay_over(card) {
            None => Marks::NONE,
            Some(None) => self.catalog.uncovered_marks(card),
            Some(Some(splay)) => self.catalog.covered_marks(card, splay),
        }
    }

    /// Whether a card lies on a board, and if it is covered there, under which splay.
    fn splay_over(&self, card: CardId) -> Option<Option<Splay>> {
        let zone = self.zone_of(card);
        let crate::zone::ZoneKind::Board { player, color } = zone.kind() else { return None };
        let on_top = self.piles[zone.index()].top == card.0;
        Some((!on_top).then(|| self.splay(player, color)))
    }

    /// How many cards of a stack are visible: all of a splayed one, else the top card (R-SLOT-4).
    #[must_use]
    pub fn visible_cards(&self, seat: Seat, color: Color) -> usize {
        let cards = self.len(Zone::stack(seat, color));
        if self.splays[seat][color] == Splay::None { cards.min(1) } else { cards }
    }

    /// The most of an icon, or of card images, visible in one color of a board.
    #[must_use]
    pub fn most_in_one_color(&self, seat: Seat, icon: Icon) -> u16 {
        self.stack_icons[seat].0.iter().map(|icons| icons.get(icon)).max().unwrap_or(0)
    }

    /// The most echo effects visible in one color of a board.
    #[must_use]
    pub fn most_echoes_in_one_color(&self, seat: Seat) -> u8 {
        self.marks[seat].0.iter().map(|marks| marks.echoes).max().unwrap_or(0)
    }

    /// In how many colors of a board the same icon is visible so many times, for the icon that is
    /// in the most.
    #[must_use]
    pub fn most_colors_with(&self, seat: Seat, times: u16) -> usize {
        most_colors_with(&self.stack_icons[seat], times)
    }

    /// How many standard achievements of an age a player has.
    #[must_use]
    pub fn achievements_of(&self, seat: Seat, age: Age) -> usize {
        self.cards(Zone::achievements(seat)).filter(|card| card.age == age && age > 0).count()
    }

    /// The top cards of a board.
    #[inline]
    pub fn tops(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        Color::ALL.into_iter().filter_map(move |color| self.top(Zone::stack(seat, color)))
    }

    /// The bottom cards of a board.
    pub fn bottoms(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        Color::ALL.into_iter().filter_map(move |color| self.bottom(Zone::stack(seat, color)))
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

    /// How many of an icon a card shows where it lies on a board, card images included.
    #[must_use]
    pub fn count_on(&self, card: CardId, icon: Icon) -> u16 {
        match self.splay_over(card) {
            None => 0,
            Some(None) => self.catalog.uncovered(card).get(icon),
            Some(Some(splay)) => self.catalog.covered(card, splay).get(icon),
        }
    }

    /// The icons that a card shows where it lies on a board.
    #[must_use]
    pub fn shown_by(&self, card: CardId) -> Icons {
        match self.splay_over(card) {
            None => Icons::NONE,
            Some(None) => self.catalog.uncovered(card).present(),
            Some(Some(splay)) => self.catalog.covered(card, splay).present(),
        }
    }

    /// Whether every card lies in the same zone as on another table, and every stack is splayed
    /// alike: whatever was done in between came to nothing.
    #[must_use]
    pub fn is_as_before(&self, before: &Table) -> bool {
        self.zone == before.zone && self.splays == before.splays
    }

    /// The points a player would have if a card were melded.
    #[must_use]
    pub fn points_after_meld(&self, seat: Seat, card: CardId) -> u16 {
        let color = self.catalog.card(card).color;
        let stack = Zone::stack(seat, color);
        let splay = self.splays[seat][color];
        let mut marks = self.catalog.uncovered_marks(card);
        for covered in self.cards(stack) {
            marks += self.catalog.covered_marks(covered.id, splay);
        }
        for other in Color::ALL.into_iter().filter(|&other| other != color) {
            marks += self.marks[seat][other];
        }
        self.score_points[seat] + marks.points()
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
        for &(one, other) in exchanged {
            stands_in[one.index()] = other.0;
        }
        let named = |card: u16| if card == NO_CARD { NO_CARD } else { stands_in[usize::from(card)] };
        let (zones, links) = (self.zone, self.links);
        for id in self.catalog.ids() {
            let now = usize::from(stands_in[id.index()]);
            let Links { above, below } = links[id.index()];
            self.links[now] = Links { above: named(above), below: named(below) };
            self.zone[now] = zones[id.index()];
        }
        for pile in &mut self.piles {
            *pile = Pile { top: named(pile.top), bottom: named(pile.bottom), ..*pile };
        }
        // Cards with the same back are worth the same, but show other icons.
        for &(_, moved) in exchanged {
            let zone = self.zone_of(moved);
            if let (Some(seat), true) = (zone.owner(), zone.is_stack()) {
                self.recount_stack(seat, self.catalog.card(moved).color);
            }
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
            let points = &mut self.score_points[seat];
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
        if self.catalog.has_marks() {
            self.recount_marks(seat, color);
        }
    }

    fn recount_marks(&mut self, seat: Seat, color: Color) {
        let pile = self.piles[Zone::stack(seat, color).index()];
        let mut shown = Marks::NONE;
        if pile.top != NO_CARD {
            shown = self.catalog.uncovered_marks(CardId(pile.top));
            let splay = self.splays[seat][color];
            if splay != Splay::None {
                let mut next = self.links[usize::from(pile.top)].below;
                while next != NO_CARD {
                    shown += self.catalog.covered_marks(CardId(next), splay);
                    next = self.links[usize::from(next)].below;
                }
            }
        }
        if self.marks[seat][color] != shown {
            self.marks[seat][color] = shown;
            self.bonus_points[seat] = self.all_marks(seat).points();
        }
    }
}

/// In how many colors the same icon is there so many times, for the icon that is in the most.
pub(crate) fn most_colors_with(icons: &ByColor<IconCounts>, times: u16) -> usize {
    let colors = |icon: Icon| icons.0.iter().filter(|counts| counts.get(icon) >= times).count();
    Icon::ALL.into_iter().map(colors).max().unwrap_or(0)
}
