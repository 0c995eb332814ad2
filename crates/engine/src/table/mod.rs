//! The table: where every card lies. Flat and `Copy`, so that cloning a game is copying memory.
//!
//! Each zone is a list threaded through the cards themselves. A card has one set of links, so it
//! can be in one place only: no card can be lost or doubled, whatever an effect does.

mod available;
mod counts;
mod links;

use arrayvec::ArrayVec;

use crate::age::Age;
use crate::card::{Card, CardId};
use crate::catalog::{Catalog, MAX_CARDS};
use crate::color::{ByColor, Color, Colors};
use crate::icon::IconCounts;
use crate::karma::Hooks;
use crate::marks::Marks;
use crate::pile::Pile;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, Seats};
use crate::splay::Splay;
use crate::zone::Zone;
use available::Available;
use links::{Ends, Links, NO_CARD};

/// Which end of a zone a card is put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum End {
    Top,
    Bottom,
}

/// What is kept of one board, so that it need not be counted again each time.
#[derive(Clone, Copy, Default)]
struct Board {
    splays: ByColor<Splay>,
    /// Visible icons by stack and in all, kept up to date by every move and splay.
    stack_icons: ByColor<IconCounts>,
    icons: IconCounts,
    /// What else is visible, by stack and in all.
    marks: ByColor<Marks>,
    all_marks: Marks,
    /// The values in the score pile.
    score_points: u16,
    /// How many of the top cards are Figures.
    figures: u8,
    /// What the karmas of the top cards hook onto.
    hooks: Hooks,
}

/// Where every card lies, how the stacks are splayed, and what can be counted from that.
#[derive(Clone, Copy)]
pub struct Table {
    catalog: &'static Catalog,
    /// The handles of the cards as they lie now.
    handles: &'static [Card; MAX_CARDS],
    players: u8,
    zone: [Zone; MAX_CARDS],
    links: [Links; MAX_CARDS],
    ends: [Ends; Zone::COUNT],
    boards: BySeat<Board>,
    /// What the karmas of all top cards hook onto.
    hooks: Hooks,
    available: Available,
}

impl Table {
    /// A table for so many players, with all innovations in their decks, in the order of the card
    /// list, and the special achievements available.
    #[must_use]
    pub fn new(catalog: &'static Catalog, players: usize) -> Table {
        let mut table = Table {
            catalog,
            handles: catalog.handles(false),
            players: players as u8,
            zone: [Zone::AVAILABLE; MAX_CARDS],
            links: [Links::NONE; MAX_CARDS],
            ends: [Ends::NONE; Zone::COUNT],
            boards: BySeat::default(),
            hooks: Hooks::NONE,
            available: Available::NONE,
        };
        table.gather();
        for deck in Zone::all(players).take_while(|zone| zone.is_deck()) {
            table.lay(deck, catalog.in_deck(deck));
        }
        table
    }

    /// Puts everything back as it is on a new table, but for the decks: they are laid when the cards are
    /// dealt.
    pub(crate) fn gather(&mut self) {
        let players = usize::from(self.players);
        self.handles = self.catalog.handles(false);
        self.ends[..Zone::count(players)].fill(Ends::NONE);
        self.boards.0[..players].fill(Board::default());
        self.hooks = Hooks::NONE;
        self.available = Available::NONE;
        for relic in self.catalog.relics() {
            self.link(relic, Zone::RELICS, End::Bottom);
        }
        for special in self.catalog.ids().filter(|&id| self.catalog.is_open(id)) {
            self.link(special, Zone::AVAILABLE, End::Bottom);
        }
    }

    /// Puts the Relics away if the rules have none.
    pub(crate) fn leave_relics_out_of(&mut self, rules: &Rules) {
        if !rules.relics {
            let out = Zone::common(rules.out_of_play.place());
            self.catalog.relics().for_each(|relic| self.put(relic, out, End::Bottom));
        }
    }

    /// Whether another table has the same cards and as many players.
    pub(crate) fn is_akin_to(&self, other: &Table) -> bool {
        std::ptr::eq(self.catalog, other.catalog) && self.players == other.players
    }

    /// Where a card goes that is returned: its deck, or for a Relic beside it (R-ART-7), or for a
    /// special achievement among those that nobody owns.
    #[must_use]
    pub fn home(&self, id: CardId) -> Zone {
        if self.catalog.is_open(id) {
            Zone::AVAILABLE
        } else if self.catalog.is_relic(id) {
            Zone::RELICS
        } else {
            self.catalog.back(id)
        }
    }

    /// Looks whether the card with two values lies face up.
    #[cold]
    fn turn_two_valued(&mut self, id: CardId) {
        let zone = self.zone_of(id);
        self.handles = self.catalog.handles(zone.is_stack() || zone.is(Pile::Display));
    }

    /// Becomes like another table of the same game. Only what the game has is copied: the cards in
    /// its catalog and the seats that are taken.
    pub(crate) fn set_to(&mut self, other: &Table) {
        debug_assert!(self.is_akin_to(other), "tables of two games");
        let cards = self.catalog.len();
        let players = usize::from(self.players);
        let zones = Zone::count(players);
        self.handles = other.handles;
        self.zone[..cards].copy_from_slice(&other.zone[..cards]);
        self.links[..cards].copy_from_slice(&other.links[..cards]);
        self.ends[..zones].copy_from_slice(&other.ends[..zones]);
        self.boards.0[..players].copy_from_slice(&other.boards.0[..players]);
        self.hooks = other.hooks;
        self.available = other.available;
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
        self.handles[id.index()]
    }

    /// Where a card lies.
    #[inline]
    #[must_use]
    pub fn zone_of(&self, id: CardId) -> Zone {
        self.zone[id.index()]
    }

    /// How many cards lie in a zone.
    #[inline]
    #[must_use]
    pub fn len(&self, zone: Zone) -> usize {
        usize::from(self.ends[zone.index()].len)
    }

    /// Whether a zone holds no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.ends[zone.index()].len == 0
    }

    /// The top card of a zone.
    #[inline]
    #[must_use]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.at(self.ends[zone.index()].top)
    }

    /// The bottom card of a zone.
    #[inline]
    #[must_use]
    pub fn bottom(&self, zone: Zone) -> Option<Card> {
        self.at(self.ends[zone.index()].bottom)
    }

    /// The card just beneath another one in its zone.
    #[must_use]
    pub fn beneath(&self, card: CardId) -> Option<Card> {
        self.at(self.links[card.index()].below)
    }

    /// The cards of a zone, top first.
    #[inline]
    pub fn cards(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        let mut next = self.ends[zone.index()].top;
        std::iter::from_fn(move || {
            let card = self.at(next)?;
            next = self.links[usize::from(next)].below;
            Some(card)
        })
    }

    /// The numbers of the cards of a zone, top first, for when their faces do not matter.
    #[inline]
    pub(crate) fn ids(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        let mut next = self.ends[zone.index()].top;
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
        let tops = self.stacks(seat).iter().map(|stack| stack.top);
        tops.filter(|&number| number != NO_CARD).map(CardId)
    }

    #[inline]
    fn at(&self, number: u16) -> Option<Card> {
        (number != NO_CARD).then(|| self.handles[usize::from(number)])
    }

    /// How a stack is splayed.
    #[inline]
    #[must_use]
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.boards[seat].splays[color]
    }

    /// The stacks of a board, which lie side by side.
    #[inline]
    fn stacks(&self, seat: Seat) -> &[Ends] {
        let first = Zone::stack(seat, Color::ALL[0]).index();
        &self.ends[first..first + Color::ALL.len()]
    }

    /// The top cards of a board.
    #[inline]
    pub fn tops(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.stacks(seat).iter().filter_map(|stack| self.at(stack.top))
    }

    /// The bottom cards of a board.
    pub fn bottoms(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.stacks(seat).iter().filter_map(|stack| self.at(stack.bottom))
    }

    /// The colors on a board.
    #[must_use]
    pub fn colors(&self, seat: Seat) -> Colors {
        Color::ALL.into_iter().filter(|&color| !self.is_empty(Zone::stack(seat, color))).collect()
    }

    /// The value of the highest top card of a board, 0 without any.
    #[inline]
    #[must_use]
    pub fn highest_top(&self, seat: Seat) -> Age {
        self.tops(seat).map(|card| card.value()).max().unwrap_or(Age::NONE)
    }

    /// Whether every card lies in the same zone as on another table, and every stack is splayed
    /// alike: whatever was done in between came to nothing.
    #[must_use]
    pub fn is_as_before(&self, before: &Table) -> bool {
        let cards = self.catalog.len();
        let splays = |table: &Table, seat| table.boards[seat].splays;
        self.zone[..cards] == before.zone[..cards]
            && Seats::of(self.players.into())
                .iter()
                .all(|seat| splays(self, seat) == splays(before, seat))
    }

    /// Moves a card to an end of a zone.
    #[inline]
    pub(crate) fn put(&mut self, card: CardId, to: Zone, end: End) {
        let from = self.zone_of(card);
        let was_top = self.is_on_top(card);
        self.unlink(card, from);
        self.link(card, to, end);
        if from.is_counted() {
            self.recount(from, card, false, was_top);
        }
        if to.is_counted() {
            self.recount(to, card, true, self.is_on_top(card));
        }
        debug_assert!(self.knows_its_tops(), "a top card has come or gone unseen");
        if let Some(two_valued) = self.catalog.two_valued()
            && two_valued == card
        {
            self.turn_two_valued(card);
        }
    }

    /// Sets the top cards of some decks aside as achievements. For dealing only: no verb does this.
    pub(crate) fn set_aside(&mut self, decks: impl Iterator<Item = Zone>) {
        for deck in decks {
            if let Some(card) = self.top(deck) {
                self.unlink(card.id(), deck);
                self.link(card.id(), Zone::AVAILABLE, End::Bottom);
            }
        }
        self.recount_available();
    }

    /// Splays a stack; with fewer than two cards nothing can be splayed (R-SPL-4).
    /// Says whether that changed anything.
    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) -> bool {
        let zone = Zone::stack(seat, color);
        if self.boards[seat].splays[color] == splay || (self.len(zone) < 2 && splay != Splay::None) {
            return false;
        }
        self.boards[seat].splays[color] = splay;
        self.recount_stack(seat, color, false);
        true
    }

    /// Puts other cards into the places of some: where the first of a pair lay, the second will.
    /// The firsts and the seconds are the same cards.
    ///
    /// Only for making other worlds that a seat cannot tell apart; no verb does this.
    pub(crate) fn relabel(&mut self, exchanged: &[(CardId, CardId)]) {
        let mut stands_in = [NO_CARD; MAX_CARDS];
        let mut places: ArrayVec<(Zone, Links), MAX_CARDS> = ArrayVec::new();
        for &(one, other) in exchanged {
            stands_in[one.index()] = other.0;
            places.push((self.zone[one.index()], self.links[one.index()]));
        }
        let stays = |card: u16| stands_in[usize::from(card)] == NO_CARD;
        let named = |card: u16| match card {
            NO_CARD => NO_CARD,
            card if stays(card) => card,
            card => stands_in[usize::from(card)],
        };
        for (&(_, now), (zone, Links { above, below })) in exchanged.iter().zip(places) {
            self.zone[now.index()] = zone;
            self.links[now.index()] = Links { above: named(above), below: named(below) };
            // Neighbors that stay where they are must know it too, and so must the ends.
            match above {
                NO_CARD => self.ends[zone.index()].top = now.0,
                above if stays(above) => self.links[usize::from(above)].below = now.0,
                _ => {}
            }
            match below {
                NO_CARD => self.ends[zone.index()].bottom = now.0,
                below if stays(below) => self.links[usize::from(below)].above = now.0,
                _ => {}
            }
        }
        if let Some(card) = self.catalog.two_valued() {
            self.turn_two_valued(card);
        }
        // Cards with the same back are worth the same, but show other icons.
        for &(_, moved) in exchanged {
            let zone = self.zone_of(moved);
            if let (Some(seat), true) = (zone.owner(), zone.is_stack()) {
                self.recount_stack(seat, self.catalog.card(moved).color(), true);
            }
        }
    }
}
