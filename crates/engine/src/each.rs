//! What standing karmas change, as queries (R-FIG-4). Nothing of it is ever stored.
//!
//! Queries come in layers: printed, then icons, then bonuses and points, then achievements and
//! eligibility. Each sees the layers beneath it only, and adds to what is printed; so their order does not
//! matter, and none of them builds on another.

use crate::age::Age;
use crate::card::{Card, CardId, Kind};
use crate::color::Color;
use crate::dogma::{Agenda, EffectRef};
use crate::icon::IconCounts;
use crate::karma::Hook;
use crate::pile::Pile;
use crate::player::Cards;
use crate::seen::Seen;

/// What makes claiming a standard achievement easier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ease {
    /// Points more.
    pub points: u16,
    /// By how much the highest top card counts higher.
    pub top: u8,
}

/// A standing karma.
#[derive(Clone, Copy)]
pub enum Each {
    /// Adds icons; sees what is printed.
    Icons(fn(&Seen<'_>, &mut IconCounts)),
    /// Adds points; sees icons.
    Points(fn(&Seen<'_>) -> usize),
    /// These cards are bonuses of their values too.
    Bonuses(fn(&Seen<'_>) -> Cards),
    /// So many more achievements.
    Achievements(fn(&Seen<'_>) -> usize),
    /// These cards are available achievements for the owner.
    Available(fn(&Seen<'_>) -> Cards),
    /// Makes an achievement of this age easier to claim.
    Eligibility(fn(&Seen<'_>, Age) -> Ease),
    /// Cards in the first pile count as being in the second, too.
    Places(Pile, Pile),
    /// The owner can use this top card of another player.
    Usable(fn(&Seen<'_>, Card) -> bool),
    /// Adds effects of a kind, echo or inspire, to those of a color on the owner's board.
    Effects(fn(&Seen<'_>, Kind, Color, &mut Lent<'_>)),
    /// Of which value a color is for Draw and Inspire actions, if not that of its top card.
    DrawsAs(fn(&Seen<'_>, Color) -> Option<Age>),
    /// Every number that special achievements ask of the owner is one less.
    Specials,
    /// What a value printed in an effect of the owner's counts as.
    Values(fn(Age) -> Age),
}

/// Where a karma puts effects that it lends to a color.
pub struct Lent<'a>(pub(crate) &'a mut Agenda);

impl Lent<'_> {
    /// The echo or inspire effect that stands in a slot of a card.
    pub fn slot_of(&mut self, card: CardId) {
        self.0.push(EffectRef::new(card, 0));
    }

    /// The effect that a card has only to lend it, `Definition::lent`; it comes after the one in its
    /// slot.
    pub fn lent_by(&mut self, card: CardId) {
        self.0.push(EffectRef::new(card, 1));
    }
}

impl Each {
    /// What it changes.
    pub(crate) const fn hook(&self) -> Hook {
        match self {
            Each::Icons(_) => Hook::Icons,
            Each::Points(_) => Hook::Points,
            Each::Bonuses(_) => Hook::Bonuses,
            Each::Achievements(_) => Hook::Achievements,
            Each::Available(_) => Hook::Available,
            Each::Eligibility(_) => Hook::Eligibility,
            Each::Places(..) => Hook::Places,
            Each::Usable(_) => Hook::Usable,
            Each::Effects(_) => Hook::Effects,
            Each::DrawsAs(_) => Hook::DrawsAs,
            Each::Specials => Hook::Specials,
            Each::Values(_) => Hook::Values,
        }
    }
}
