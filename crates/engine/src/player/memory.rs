//! What the player remembers of the action.

use super::Player;
use crate::age::Age;
use crate::card::{Card, CardId};
use crate::flow::Flow;
use crate::seat::{Seat, Seats};

impl Player<'_> {
    /// Whether the demand of this card has transferred anything, from anybody, in this action
    /// (R-DOG-14).
    #[must_use]
    pub fn demand_transferred(&self) -> bool {
        self.state.dogma.tally.transferred
    }

    /// How many cards the demand of this card has made others return in this action, all together.
    #[must_use]
    pub fn returned_by_demand(&self) -> usize {
        usize::from(self.state.dogma.tally.returned)
    }

    /// The value of the highest card that the demand of this card has made anybody return in this
    /// action, 0 if none.
    #[must_use]
    pub fn highest_returned_by_demand(&self) -> Age {
        self.state.dogma.tally.highest_returned
    }

    /// Notes a number for later effects of this card in the same action. A later note takes the
    /// place of an earlier one.
    pub fn note(&mut self, number: u16) {
        let this = self.this_card();
        self.state.dogma.notes.set(this, self.seat, number);
    }

    /// What a player has noted by an effect of this card in this action.
    #[must_use]
    pub fn noted_by(&self, seat: Seat) -> Option<u16> {
        self.state.dogma.notes.get(self.this_card(), seat)
    }

    /// Notes a card for later effects of this card in the same action: "the card you drew due to
    /// its echo effect".
    pub fn remember(&mut self, card: Card) {
        self.note(card.id().0);
    }

    /// The card this player has noted by an effect of this card in this action.
    #[must_use]
    pub fn remembered(&self) -> Option<Card> {
        self.remembered_by(self.seat)
    }

    /// The card another player has noted by an effect of this card in this action.
    #[must_use]
    pub fn remembered_by(&self, seat: Seat) -> Option<Card> {
        self.noted_by(seat).map(|number| self.state.table.card(CardId(number)))
    }

    /// Adds to the number of cards this player has returned by this effect in this action, and
    /// says whether that is more than any of these rivals has (Democracy).
    pub fn tally_returned(&mut self, cards: usize, rivals: Seats) -> bool {
        let returned = |p: &Self, seat| p.noted_by(seat).unwrap_or(0);
        let mine = returned(self, self.seat).saturating_add(cards as u16);
        self.note(mine);
        rivals.iter().all(|seat| mine > returned(self, seat))
    }

    /// Does something and says whether that changed anything, as sharing would have it.
    pub fn changes_anything(&mut self, deed: impl FnOnce(&mut Self) -> Flow) -> Flow<bool> {
        let before = std::mem::replace(&mut self.changed, false);
        deed(self)?;
        let changed = self.changed;
        self.changed |= before;
        Ok(changed)
    }
}
