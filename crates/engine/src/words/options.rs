//! What can be answered.

use super::Speaker;
use crate::card::CardId;
use crate::choice::{Action, Choice};
use crate::karma::Karma;
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::player::Decision;
use crate::prompt::Prompt;
use crate::state::State;
use crate::zone::Zone;

impl Speaker<'_> {
    /// An option in words, for the player who decides.
    #[must_use]
    pub fn option(&self, state: &State, decision: &Decision<'_>, choice: Choice) -> Phrase {
        self.say(match choice {
            Choice::Draw => Action::Draw.into(),
            Choice::Meld(card) => phrase![Action::Meld, " ", self.whole(card)],
            Choice::Dogma(card) => match state.table().zone_of(card).owner() {
                Some(owner) if owner != decision.player && state.can_use(decision.player, card) => {
                    phrase![Action::Dogma, " ", self.player(owner), "'s ", self.card(card)]
                }
                Some(owner) if owner != decision.player => {
                    phrase![
                        Action::Dogma,
                        " ",
                        self.player(owner),
                        "'s ",
                        self.card(card),
                        " (return a card)"
                    ]
                }
                Some(_) | None => phrase![Action::Dogma, " ", self.whole(card)],
            },
            Choice::Endorse(card) => phrase![Action::Endorse, " ", self.whole(card)],
            Choice::Return(card) => phrase!["Return ", self.whole(card)],
            Choice::Achieve(age) => phrase![Action::Achieve, " age ", age],
            Choice::Claim(card) => phrase![Action::Achieve, " ", self.whole(card)],
            Choice::Decree(decree) => phrase![Action::Decree, " ", Piece::card(decree.name())],
            Choice::Inspire(color) => phrase![Action::Inspire, " ", color],
            Choice::Card(card) => self.whole(card),
            Choice::Place(zone, n) => self.hidden(state, decision, zone, n),
            Choice::ColorOf(seat, color) if seat == decision.player => phrase!["your ", color, " cards"],
            Choice::ColorOf(seat, color) => phrase![self.player(seat), "'s ", color, " cards"],
            Choice::Deck(set, age) => self.deck(set, age),
            Choice::Achievement(age, 1) => phrase!["the age ", age, " achievement"],
            Choice::Achievement(age, n) => phrase!["age ", age, " achievement number ", n],
            Choice::Color(color) => color.into(),
            Choice::Age(age) => age.into(),
            Choice::Player(seat) => self.player(seat).into(),
            Choice::Icon(icon) => icon.into(),
            Choice::Splay(splay) => splay.into(),
            Choice::Set(set) => set.title().into(),
            Choice::Number(n) => phrase![n],
            Choice::Yes => "Yes".into(),
            Choice::No => "No".into(),
            Choice::Pass if decision.prompt == Prompt::Display => "Keep it on display".into(),
            Choice::Pass => "Pass".into(),
            Choice::Option(n) => match decision.prompt {
                Prompt::Either { of, .. } => {
                    of.get(usize::from(n).saturating_sub(1)).copied().unwrap_or_default().into()
                }
                Prompt::Karma => {
                    let karmas = decision.source.map(|card| &self.catalog.facts(card).karmas);
                    let karma = karmas.and_then(|karmas| karmas.get(usize::from(n).saturating_sub(1)));
                    karma.map(Karma::words).unwrap_or_default()
                }
                Prompt::Seize if n == 1 => "put it with your achievements".into(),
                Prompt::Seize => "take it into your hand".into(),
                Prompt::FirstCard
                | Prompt::Action
                | Prompt::Promote
                | Prompt::Fade
                | Prompt::FreeDogma
                | Prompt::CityIcon
                | Prompt::Display
                | Prompt::Card { .. }
                | Prompt::Among { .. }
                | Prompt::Order { .. }
                | Prompt::SplayAny { .. }
                | Prompt::Splay { .. }
                | Prompt::Rearrange
                | Prompt::Arrange
                | Prompt::Achievement { .. }
                | Prompt::CardName
                | Prompt::Color
                | Prompt::Value
                | Prompt::Icon
                | Prompt::Direction
                | Prompt::Set
                | Prompt::Number
                | Prompt::Deck
                | Prompt::Player { .. }
                | Prompt::May(_)
                | Prompt::ParleyToUse
                | Prompt::ParleyToShare
                | Prompt::ParleyToBeSpared => phrase!["option ", n],
            },
        })
    }

    /// A card with its color and age, which a special achievement has not.
    fn whole(&self, card: CardId) -> Phrase {
        let facts = self.catalog.facts(card);
        match self.catalog.as_special(card) {
            Some(_) => self.card(card).into(),
            None => phrase![self.card(card), Piece::print(facts.card.color(), facts.card.value())],
        }
    }

    /// A card that the one who decides may not look at, by its place among the backs: "card 2
    /// (age 3) in Ada's hand".
    fn hidden(&self, state: &State, decision: &Decision<'_>, zone: Zone, n: u16) -> Phrase {
        let mut card = phrase!["card ", n];
        if let Some(&id) = state.by_backs(zone).get(usize::from(n).saturating_sub(1)) {
            let back = state.table().card(id);
            card.push(match state.rules().sets.expansions() {
                0 => phrase![" (age ", Piece::back(back.set(), back.value()), ")"],
                _ => phrase![" (", Piece::back(back.set(), back.value()), ")"],
            });
        }
        phrase![card, " in ", self.place(decision.player, "your", zone.kind())]
    }
}
