//! What selectors find.

use arrayvec::ArrayVec;

use super::State;
use crate::age::{Age, Ages};
use crate::card::Card;
use crate::each::Each;
use crate::karma::Hook;
use crate::pile::Pile;
use crate::player::Cards;
use crate::seat::Seat;
use crate::seen::Layer;
use crate::select::{Rank, Select, Source};
use crate::zone::Zone;

/// The places that a pile takes in.
pub(crate) type Places = ArrayVec<Zone, { Pile::COUNT }>;

impl State {
    /// Looks at each card that fits a selector of a player's, its rank among the others aside.
    #[inline]
    pub(crate) fn for_each_fitting(&self, seat: Seat, select: Select, mut look: impl FnMut(Card)) {
        let table = &self.table;
        let mut take = |card: Card| {
            if select.fits(card) {
                look(card);
            }
        };
        for owner in select.owners_for(seat).iter() {
            match select.source {
                Source::Pile(pile) => {
                    table.cards(Zone::pile(owner, pile)).for_each(&mut take);
                    if table.hooks_of(owner).contains(Hook::Places) {
                        for also in self.also_in(owner, pile) {
                            table.cards(also).for_each(&mut take);
                        }
                    }
                }
                Source::Tops => table.tops(owner).for_each(&mut take),
                Source::Bottoms => table.bottoms(owner).for_each(&mut take),
                // These belong to nobody, so there is nobody else to look at.
                Source::Available => return self.available_to(seat).into_iter().for_each(take),
                Source::Standard => return self.standard_achievements().for_each(take),
                Source::Specials => return self.special_achievements().for_each(take),
                Source::Unclaimed => {
                    let standard = self.available_to(seat).into_iter();
                    return standard.chain(self.special_achievements()).for_each(take);
                }
            }
        }
    }

    /// Adds the cards that a selector of a player's finds to an empty list; a list is large, and this
    /// copies none.
    pub(crate) fn find_into(&self, seat: Seat, select: Select, cards: &mut Cards) {
        if let Source::Pile(pile) = select.source
            && select.is_whole()
            && !self.table.hooks_of(seat).contains(Hook::Places)
        {
            // A whole pile is the commonest of all.
            return cards.extend(self.table.cards(Zone::pile(seat, pile)));
        }
        self.for_each_fitting(seat, select, |card| cards.push(card));
        let best = match select.rank {
            Rank::Any => None,
            Rank::Highest => cards.iter().map(|card| card.value()).max(),
            Rank::Lowest => cards.iter().map(|card| card.value()).min(),
        };
        if let Some(best) = best {
            cards.retain(|card| card.value() == best);
        }
    }

    /// How many cards a selector of a player's finds.
    pub(crate) fn number_found(&self, seat: Seat, select: Select) -> usize {
        let mut found = 0;
        match select.rank {
            Rank::Any => self.for_each_fitting(seat, select, |_| found += 1),
            Rank::Highest | Rank::Lowest => {
                let mut cards = Cards::new();
                self.find_into(seat, select, &mut cards);
                found = cards.len();
            }
        }
        found
    }

    /// The different values that a selector of a player's finds.
    pub(crate) fn values_found(&self, seat: Seat, select: Select) -> Ages {
        let mut values = Ages::NONE;
        self.for_each_fitting(seat, select, |card| values.insert(card.value()));
        let ranked = match select.rank {
            Rank::Any => return values,
            Rank::Highest => values.last(),
            Rank::Lowest => values.first(),
        };
        ranked.map_or(Ages::NONE, Ages::only)
    }

    /// The places besides a pile itself whose cards count as being in it.
    #[cold]
    pub(crate) fn also_in(&self, seat: Seat, pile: Pile) -> Places {
        let mut places = Places::new();
        self.each_karma(seat, Hook::Places, Layer::All, |each, _| {
            if let Each::Places(from, to) = *each
                && to == pile
                && !places.contains(&Zone::pile(seat, from))
            {
                places.push(Zone::pile(seat, from));
            }
        });
        places
    }

    /// Whether a card counts as being in a pile of a player's.
    pub(crate) fn is_in(&self, card: Card, seat: Seat, pile: Pile) -> bool {
        self.is_part_of(self.table.zone_of(card.id()), seat, pile)
    }

    /// Whether the cards of a zone count as being in a pile of a player's.
    pub(crate) fn is_part_of(&self, zone: Zone, seat: Seat, pile: Pile) -> bool {
        zone == Zone::pile(seat, pile)
            || (self.table.hooks_of(seat).contains(Hook::Places)
                && self.also_in(seat, pile).contains(&zone))
    }

    /// The points of the cards that count as being in a score pile, but lie elsewhere.
    #[cold]
    pub(super) fn points_elsewhere(&self, seat: Seat) -> u16 {
        let places = self.also_in(seat, Pile::Score);
        let cards = places.iter().flat_map(|&zone| self.table.cards(zone));
        cards.map(|card| u16::from(Age::get(card.value()))).sum()
    }

    /// What a player can claim if eligible: the standard achievements that nobody owns, and what karmas
    /// make available.
    pub(crate) fn available_to(&self, seat: Seat) -> Cards {
        let mut cards: Cards = self.standard_achievements().collect();
        if self.table.hooks_of(seat).contains(Hook::Available) {
            cards.extend(self.made_available(seat));
        }
        cards
    }

    /// What karmas make available to a player besides the achievements that nobody owns.
    #[cold]
    pub(crate) fn made_available(&self, seat: Seat) -> Cards {
        let mut cards = Cards::new();
        self.each_karma(seat, Hook::Available, Layer::All, |each, seen| {
            if let Each::Available(which) = each {
                for card in which(seen) {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
        });
        cards
    }
}
