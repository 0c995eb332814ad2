//! The threads: each zone is a list through the cards themselves.

use super::{End, Table};
use crate::card::CardId;
use crate::zone::Zone;

/// The number of no card.
pub(super) const NO_CARD: u16 = u16::MAX;

/// The neighbors of a card in its zone.
#[derive(Clone, Copy)]
pub(super) struct Links {
    pub above: u16,
    pub below: u16,
}

impl Links {
    pub const NONE: Links = Links { above: NO_CARD, below: NO_CARD };
}

/// Both ends of a zone, and how many cards lie between them.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub top: u16,
    pub bottom: u16,
    pub len: u16,
}

impl Ends {
    pub const NONE: Ends = Ends { top: NO_CARD, bottom: NO_CARD, len: 0 };
}

impl Table {
    /// Fills a zone that is empty, or has the same cards in another order, from top to bottom. For
    /// dealing only: nothing is counted, and no verb does this.
    pub(crate) fn lay(&mut self, zone: Zone, cards: &[CardId]) {
        let mut below = NO_CARD;
        for (n, &card) in cards.iter().enumerate().rev() {
            let above = if n > 0 { cards[n - 1].0 } else { NO_CARD };
            self.links[card.index()] = Links { above, below };
            self.zone[card.index()] = zone;
            below = card.0;
        }
        let bottom = cards.last().map_or(NO_CARD, |card| card.0);
        self.ends[zone.index()] = Ends { top: below, bottom, len: cards.len() as u16 };
    }

    /// Whether no card lies on this one in its zone.
    #[inline]
    pub(super) fn is_on_top(&self, card: CardId) -> bool {
        self.links[card.index()].above == NO_CARD
    }

    pub(super) fn link(&mut self, card: CardId, to: Zone, end: End) {
        let pile = &mut self.ends[to.index()];
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
        self.zone[card.index()] = to;
    }

    pub(super) fn unlink(&mut self, card: CardId, from: Zone) {
        let Links { above, below } = self.links[card.index()];
        let pile = &mut self.ends[from.index()];
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
}
