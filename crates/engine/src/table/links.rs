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
        let mut pile = Ends { len: cards.len() as u16, ..Ends::NONE };
        for &CardId(card) in cards {
            match pile.bottom {
                NO_CARD => pile.top = card,
                above => self.links[usize::from(above)].below = card,
            }
            self.links[usize::from(card)] = Links { above: pile.bottom, below: NO_CARD };
            self.zone[usize::from(card)] = zone;
            pile.bottom = card;
        }
        self.ends[zone.index()] = pile;
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
