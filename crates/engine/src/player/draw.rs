//! Drawing (section 5 of the rules).

use super::Player;
use crate::age::Age;
use crate::card::Card;
use crate::event::{Event, Verb};
use crate::flow::Flow;
use crate::table::End;
use crate::zone::Zone;

impl Player<'_> {
    /// Draws a card of a value into hand, or the next higher one there is (R-DRAW-2).
    pub fn draw(&mut self, value: impl Into<Age>) -> Flow<Card> {
        self.draw_to(value.into(), Zone::hand(self.seat), Verb::Draw)
    }

    /// Draws several cards of a value, one after the other.
    pub fn draw_several(&mut self, how_many: usize, value: impl Into<Age>) -> Flow<super::Cards> {
        let value = value.into();
        let mut drawn = super::Cards::new();
        for _ in 0..how_many {
            drawn.push(self.draw(value)?);
        }
        Ok(drawn)
    }

    /// Draws a card and melds it.
    pub fn draw_and_meld(&mut self, value: impl Into<Age>) -> Flow<Card> {
        let card = self.draw(value)?;
        self.meld(card)?;
        Ok(card)
    }

    /// Draws a card and tucks it.
    pub fn draw_and_tuck(&mut self, value: impl Into<Age>) -> Flow<Card> {
        let card = self.draw(value)?;
        self.tuck(card)?;
        Ok(card)
    }

    /// Draws a card and scores it.
    pub fn draw_and_score(&mut self, value: impl Into<Age>) -> Flow<Card> {
        let card = self.draw(value)?;
        self.score(card)?;
        Ok(card)
    }

    /// Draws a card and shows it to everyone; it stays in hand (R-KEY-5).
    pub fn draw_and_reveal(&mut self, value: impl Into<Age>) -> Flow<Card> {
        let card = self.draw(value)?;
        self.reveal(card);
        Ok(card)
    }

    /// Draws a card straight into a zone of this player's.
    pub(crate) fn draw_to(&mut self, value: Age, to: Zone, verb: Verb) -> Flow<Card> {
        // A 0 is a 1, and an empty age is skipped (R-DRAW-5, R-DRAW-2).
        let mut age = value.max(Age::new(1));
        let card = loop {
            if age > self.state.rules.last_age {
                return self.end_by_score();
            }
            match self.state.table.top(Zone::deck(age)) {
                Some(card) => break card,
                None => age = age + 1,
            }
        };
        self.shift(verb, card, to, End::Top);
        Ok(card)
    }

    /// Junks all cards of a deck; says whether there were any (R-KEY-10, G-23).
    pub fn junk_deck(&mut self, value: impl Into<Age>) -> Flow<bool> {
        let value = value.into();
        if value < 1 || value > Age::HIGHEST {
            return Ok(false);
        }
        let cards: super::Cards = self.state.table.cards(Zone::deck(value)).collect();
        for &card in &cards {
            self.shift(Verb::Junk, card, Zone::JUNK, End::Top);
        }
        Ok(!cards.is_empty())
    }

    /// Shows a card to everyone; it stays where it is.
    pub fn reveal(&mut self, card: Card) {
        self.changed |= self.state.rules.reveal_counts_as_change;
        self.show(card);
    }

    /// Shows a card without that counting as something done.
    pub(crate) fn show(&mut self, card: Card) {
        if self.log.is_none() {
            return;
        }
        let at = self.state.table.zone_of(card.id);
        let by = at.owner().unwrap_or(self.seat);
        self.tell(|| Event::Revealed { by, card: card.id, at });
        if !self.shown.contains(&card.id) {
            self.shown.push(card.id);
        }
    }
}
