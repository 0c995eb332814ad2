//! What can be counted on a table: visible icons, bonuses, echo effects and emblems, and points.
//!
//! These are the counts as printed; [`State`](crate::State) says what they come to.

use arrayvec::ArrayVec;

use super::links::NO_CARD;
use super::{Board, Table};
use crate::age::Age;
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::color::{ByColor, Color, Colors};
use crate::icon::{Icon, IconCounts, Icons};
use crate::karma::Hooks;
use crate::marks::Marks;
use crate::pile::Pile;
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::zone::{Zone, ZoneKind};

impl Table {
    /// The visible icons of one stack.
    #[must_use]
    pub fn stack_icons(&self, seat: Seat, color: Color) -> IconCounts {
        self.boards[seat].stack_icons[color]
    }

    /// The visible icons of each stack of a board.
    #[inline]
    pub(crate) fn icons_by_stack(&self, seat: Seat) -> &ByColor<IconCounts> {
        &self.boards[seat].stack_icons
    }

    /// The visible bonuses and echo effects of each stack of a board.
    #[inline]
    pub(crate) fn marks_by_stack(&self, seat: Seat) -> &ByColor<Marks> {
        &self.boards[seat].marks
    }

    /// The visible icons on a board, as printed.
    #[inline]
    #[must_use]
    pub(crate) fn printed_icons(&self, seat: Seat) -> &IconCounts {
        &self.boards[seat].icons
    }

    /// The sum of the values in a score pile.
    #[inline]
    #[must_use]
    pub(crate) fn score_points(&self, seat: Seat) -> u16 {
        self.boards[seat].score_points
    }

    /// The points for the bonuses visible on a board (R-SCO-2).
    #[inline]
    #[must_use]
    pub(crate) fn bonus_points(&self, seat: Seat) -> u16 {
        self.boards[seat].all_marks.points()
    }

    /// The visible bonuses and echo effects of one stack.
    #[inline]
    #[must_use]
    pub fn marks(&self, seat: Seat, color: Color) -> Marks {
        self.boards[seat].marks[color]
    }

    /// How many flags and fountains a board shows.
    #[inline]
    #[must_use]
    pub(crate) fn emblems(&self, seat: Seat) -> usize {
        self.boards[seat].all_marks.emblems()
    }

    /// The visible bonuses and echo effects of a board.
    #[inline]
    #[must_use]
    pub fn all_marks(&self, seat: Seat) -> Marks {
        self.boards[seat].all_marks
    }

    /// The values of all bonuses visible on a board, lowest first.
    #[must_use]
    pub(crate) fn printed_bonuses(&self, seat: Seat) -> ArrayVec<Age, MAX_CARDS> {
        let mut values: ArrayVec<Age, MAX_CARDS> = Color::ALL
            .into_iter()
            .filter(|&color| self.boards[seat].marks[color].bonuses > 0)
            .flat_map(|color| self.cards(Zone::stack(seat, color)))
            .flat_map(|card| {
                // A card that has several has them all of one value.
                let shown = usize::from(self.marks_of(card.id()).bonuses);
                std::iter::repeat_n(card.bonus(), shown).flatten()
            })
            .collect();
        values.sort_unstable();
        values
    }

    /// The cards of a stack whose echo effects are visible, from the bottom to the top (R-DOG-8).
    pub fn echoes(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        self.upward(seat, color, |marks| marks.echoes > 0)
    }

    /// The cards of a stack whose inspire effects are visible, from the bottom to the top (R-FIG-10).
    pub fn inspires(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        self.upward(seat, color, |marks| marks.inspires > 0)
    }

    /// The cards of a stack that show some mark, from the bottom to the top.
    fn upward(
        &self,
        seat: Seat,
        color: Color,
        shows: fn(Marks) -> bool,
    ) -> impl Iterator<Item = Card> + '_ {
        let any = shows(self.boards[seat].marks[color]);
        let mut next = if any { self.ends[Zone::stack(seat, color).index()].bottom } else { NO_CARD };
        std::iter::from_fn(move || {
            let card = self.at(next)?;
            next = self.links[usize::from(next)].above;
            Some(card)
        })
        .filter(move |card| shows(self.marks_of(card.id())))
    }

    /// What a card on a board shows besides icons.
    #[must_use]
    pub fn marks_of(&self, card: CardId) -> Marks {
        match self.splay_over(card) {
            None => Marks::NONE,
            Some(None) => self.catalog.uncovered_marks(card),
            Some(Some(splay)) => self.catalog.covered_marks(card, splay),
        }
    }

    /// Whether a card lies on a board, and if it is covered there, under which splay.
    fn splay_over(&self, card: CardId) -> Option<Option<Splay>> {
        let zone = self.zone_of(card);
        let ZoneKind::Board { player, color } = zone.kind() else { return None };
        let on_top = self.ends[zone.index()].top == card.0;
        Some((!on_top).then(|| self.splay(player, color)))
    }

    /// How many cards of a stack are visible: all of a splayed one, else the top card (R-SLOT-4).
    #[must_use]
    pub fn visible_cards(&self, seat: Seat, color: Color) -> usize {
        let cards = self.len(Zone::stack(seat, color));
        if self.boards[seat].splays[color] == Splay::None { cards.min(1) } else { cards }
    }

    /// The most of an icon, or of card images, visible in one color of a board.
    #[must_use]
    pub fn most_in_one_color(&self, seat: Seat, icon: Icon) -> u16 {
        self.boards[seat].stack_icons.0.iter().map(|icons| icons.get(icon)).max().unwrap_or(0)
    }

    /// The colors on a board that show one of these icons.
    #[must_use]
    pub fn colors_showing(&self, seat: Seat, icon: Icon) -> Colors {
        Color::ALL
            .into_iter()
            .filter(|&color| self.boards[seat].stack_icons[color].get(icon) > 0)
            .collect()
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

    /// The points for bonuses a board would have if a card were melded there.
    #[must_use]
    pub(crate) fn bonus_points_after_meld(&self, seat: Seat, card: CardId) -> u16 {
        let color = self.catalog.card(card).color();
        let stack = Zone::stack(seat, color);
        let splay = self.boards[seat].splays[color];
        let mut marks = self.catalog.uncovered_marks(card);
        for covered in self.cards(stack) {
            marks += self.catalog.covered_marks(covered.id(), splay);
        }
        for other in Color::ALL.into_iter().filter(|&other| other != color) {
            marks += self.boards[seat].marks[other];
        }
        marks.points()
    }

    /// The icons that would be visible on a board if a card were melded there.
    #[must_use]
    pub(crate) fn icons_after_meld(&self, seat: Seat, card: CardId) -> IconCounts {
        let color = self.catalog.card(card).color();
        let mut icons = self.boards[seat].icons;
        icons += self.catalog.uncovered(card);
        if let Some(covered) = self.top(Zone::stack(seat, color)) {
            icons -= self.catalog.uncovered(covered.id());
            icons += self.catalog.covered(covered.id(), self.boards[seat].splays[color]);
        }
        icons
    }

    /// Counts anew what a card has changed by arriving or leaving, on top of a zone or beneath.
    #[inline]
    pub(super) fn recount(&mut self, zone: Zone, card: CardId, arrived: bool, on_top: bool) {
        let face = self.catalog.card(card);
        match zone.owner() {
            None => self.recount_available(),
            Some(seat) if zone.is_stack() => self.recount_stack(seat, face.color(), on_top),
            Some(seat) => {
                debug_assert!(zone.is(Pile::Score), "nothing else is counted");
                let value = u16::from(face.value().get());
                let points = &mut self.boards[seat].score_points;
                *points = if arrived { *points + value } else { *points - value };
            }
        }
    }

    /// Counts anew what a stack shows, and if it has another top card, what follows from that.
    pub(super) fn recount_stack(&mut self, seat: Seat, color: Color, has_other_top: bool) {
        let zone = Zone::stack(seat, color);
        let pile = self.ends[zone.index()];
        if pile.len < 2 {
            self.boards[seat].splays[color] = Splay::None;
        }
        let mut shown = IconCounts::NONE;
        if pile.top != NO_CARD {
            shown += self.catalog.uncovered(CardId(pile.top));
            let splay = self.boards[seat].splays[color];
            if splay != Splay::None {
                let mut next = self.links[usize::from(pile.top)].below;
                while next != NO_CARD {
                    shown += self.catalog.covered(CardId(next), splay);
                    next = self.links[usize::from(next)].below;
                }
            }
        }
        let board = &mut self.boards[seat];
        board.icons -= board.stack_icons[color];
        board.icons += shown;
        board.stack_icons[color] = shown;
        if self.catalog.has_marks() {
            self.recount_marks(seat, color);
        }
        if has_other_top && self.catalog.has_karmas() {
            self.look_at_tops(seat);
        }
    }

    /// What the karmas of the top cards of a board hook onto, and how many of these can fade.
    fn karmas_on_top(&self, seat: Seat) -> (Hooks, u8) {
        let fading = self.catalog.fading();
        self.tops(seat).fold((Hooks::NONE, 0), |(hooks, figures), top| {
            let is_figure = Some(top.set()) == fading;
            (hooks.and(self.catalog.hooks(top.id())), figures + u8::from(is_figure))
        })
    }

    /// Whether what is kept of top cards is what they are.
    pub(super) fn knows_its_tops(&self) -> bool {
        let knows = |seat| {
            let Board { hooks, figures, .. } = self.boards[seat];
            (hooks, figures) == self.karmas_on_top(seat)
        };
        !self.catalog.has_karmas() || Seats::of(self.players.into()).iter().all(knows)
    }

    fn look_at_tops(&mut self, seat: Seat) {
        let (hooks, figures) = self.karmas_on_top(seat);
        self.boards[seat].figures = figures;
        if self.boards[seat].hooks != hooks {
            self.boards[seat].hooks = hooks;
            self.hooks = self.boards.0.iter().fold(Hooks::NONE, |all, board| all.and(board.hooks));
        }
    }

    /// How many of a player's top cards are Figures.
    #[inline]
    pub(crate) fn top_figures(&self, seat: Seat) -> u8 {
        self.boards[seat].figures
    }

    /// What the karmas of all top cards hook onto.
    #[inline]
    #[must_use]
    pub fn hooks(&self) -> Hooks {
        self.hooks
    }

    /// What the karmas of a player's top cards hook onto.
    #[inline]
    #[must_use]
    pub fn hooks_of(&self, seat: Seat) -> Hooks {
        self.boards[seat].hooks
    }

    fn recount_marks(&mut self, seat: Seat, color: Color) {
        let pile = self.ends[Zone::stack(seat, color).index()];
        let mut shown = Marks::NONE;
        if pile.top != NO_CARD {
            shown = self.catalog.uncovered_marks(CardId(pile.top));
            let splay = self.boards[seat].splays[color];
            if splay != Splay::None {
                let mut next = self.links[usize::from(pile.top)].below;
                while next != NO_CARD {
                    shown += self.catalog.covered_marks(CardId(next), splay);
                    next = self.links[usize::from(next)].below;
                }
            }
        }
        let board = &mut self.boards[seat];
        if board.marks[color] != shown {
            board.marks[color] = shown;
            board.all_marks = board.marks.0.into_iter().fold(Marks::NONE, Marks::plus);
        }
    }
}
