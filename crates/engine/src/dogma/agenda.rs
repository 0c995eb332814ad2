//! What a Dogma action carries out, effect by effect.

use std::hash::{Hash, Hasher};

use crate::card::CardId;

/// One effect of one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EffectRef(u16);

/// How many of the bits name the effect; those above name the card.
const EFFECT_BITS: u32 = 4;

impl EffectRef {
    pub const fn new(card: CardId, effect: usize) -> EffectRef {
        debug_assert!(effect < 1 << EFFECT_BITS, "a card has so many effects at most");
        EffectRef(card.0 << EFFECT_BITS | effect as u16)
    }

    /// The card it stands on.
    pub const fn card(self) -> CardId {
        CardId(self.0 >> EFFECT_BITS)
    }

    /// Which of the effects of that card.
    pub const fn effect(self) -> u8 {
        (self.0 & ((1 << EFFECT_BITS) - 1)) as u8
    }
}

/// The most effects one action carries out; what goes beyond is cut off (RUL-60).
const MOST: usize = 112;

/// The effects of an action in the order in which they are carried out: echo effects from the
/// bottom up, then those of the card. Fixed at its start (R-DOG-3).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agenda {
    effects: [EffectRef; MOST],
    len: u8,
}

impl Agenda {
    /// Nothing.
    pub const NONE: Agenda = Agenda { effects: [EffectRef(0); MOST], len: 0 };

    /// Adds an effect at the end.
    #[inline]
    pub fn push(&mut self, effect: EffectRef) {
        if usize::from(self.len) < MOST {
            self.effects[usize::from(self.len)] = effect;
            self.len += 1;
        }
    }

    /// Starts anew with nothing.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The effects in order.
    #[inline]
    pub fn effects(&self) -> &[EffectRef] {
        &self.effects[..usize::from(self.len)]
    }

    /// Becomes like another; only what is there is copied.
    pub fn set_to(&mut self, other: &Agenda) {
        let len = usize::from(other.len);
        self.effects[..len].copy_from_slice(&other.effects[..len]);
        self.len = other.len;
    }
}

/// What lies beyond the end is left over from before and means nothing.
impl Hash for Agenda {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.effects().hash(to);
    }
}

#[cfg(test)]
mod tests {
    use super::{Agenda, EffectRef, MOST};
    use crate::card::CardId;
    use crate::catalog::MAX_CARDS;

    #[test]
    fn every_effect_of_every_card_has_a_name() {
        let last = EffectRef::new(CardId(MAX_CARDS as u16 - 1), 7);
        assert_eq!((last.card(), last.effect()), (CardId(MAX_CARDS as u16 - 1), 7));
    }

    #[test]
    fn what_goes_beyond_the_list_is_cut_off() {
        let mut agenda = Agenda::NONE;
        (0..=MOST).for_each(|n| agenda.push(EffectRef::new(CardId(n as u16), 0)));
        assert_eq!(agenda.effects().len(), MOST);
        assert_eq!(agenda.effects()[MOST - 1].card(), CardId(MOST as u16 - 1));
    }
}
