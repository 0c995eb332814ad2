//! Laying out a position: every card in its place, or what is wrong with it.

use super::{Civilization, Position, PositionError, Shown, Turn};
use crate::age::Age;
use crate::card::CardId;
use crate::ending::Outcome;
use crate::pile::Pile;
use crate::record::Ending;
use crate::seat::{Seat, Seats};
use crate::set::Set;
use crate::splay::Splay;
use crate::state::{State, Step};
use crate::table::End;
use crate::zone::Zone;

/// Lays out a position card by card.
pub(super) struct Loader {
    pub state: Box<State>,
    placed: Vec<CardId>,
}

impl Loader {
    /// A table on which nothing has been placed yet.
    pub fn new(state: Box<State>) -> Loader {
        Loader { state, placed: Vec::new() }
    }

    pub fn load(&mut self, position: &Position) -> Result<(), PositionError> {
        for (seat, civilization) in self.state.seats().zip(&position.players) {
            self.civilization(seat, civilization)?;
        }
        for shown in &position.removed {
            self.place(shown, Zone::REMOVED)?;
        }
        for shown in &position.junk {
            self.place(shown, Zone::JUNK)?;
        }
        for (&set, decks) in &position.decks {
            for (&age, cards) in decks {
                self.deck(set, age, cards)?;
            }
        }
        match &position.achievements {
            Some(cards) => self.available(cards)?,
            None => self.usual_achievements(),
        }
        if let Some(ending) = &position.outcome {
            return self.ending(ending, position.turn);
        }
        if (position.turn.number, position.turn.actions) == (Some(0), 0) {
            return self.first_cards(position);
        }
        if position.players.iter().any(|player| player.first.is_some()) {
            return Err(PositionError::LateFirstCard);
        }
        self.turn(position.turn)
    }

    /// Before the first turn: whose turn it is picks a first card, those before have picked theirs.
    fn first_cards(&mut self, position: &Position) -> Result<(), PositionError> {
        let next = Seat::new(position.turn.seat)
            .filter(|&seat| self.state.alive.contains(seat))
            .ok_or(PositionError::NoSuchSeat(position.turn.seat))?;
        for (seat, civilization) in self.state.seats().zip(&position.players) {
            match (&civilization.first, seat < next) {
                (Some(shown), true) => {
                    let (id, title) = self.find(shown)?;
                    if self.state.table.zone_of(id) != Zone::hand(seat) {
                        return Err(PositionError::FirstCard(seat, title.to_owned()));
                    }
                    self.state.first_cards[seat] = id;
                }
                (None, true) => return Err(PositionError::NoFirstCard(seat, next)),
                (Some(_), false) => return Err(PositionError::LateFirstCard),
                (None, false) if self.state.table.is_empty(Zone::hand(seat)) => {
                    return Err(PositionError::NothingToPick(seat));
                }
                (None, false) => {}
            }
        }
        self.state.step = Step::FirstCard(next);
        Ok(())
    }

    fn ending(&mut self, ending: &Ending, turn: Turn) -> Result<(), PositionError> {
        let card = match &ending.card {
            Some(title) => Some(self.find(&Shown::Face(title.clone()))?.0),
            None => None,
        };
        let seat = Seat::new(turn.seat).filter(|seat| seat.index() < self.state.players());
        self.state.current = seat.ok_or(PositionError::NoSuchSeat(turn.seat))?;
        if !ending.winners.are_within(Seats::of(self.state.players())) {
            return Err(PositionError::Outcome);
        }
        self.state.actions = turn.actions;
        self.state.turn = turn.number.unwrap_or(1);
        self.state.outcome = Some(Outcome { winners: ending.winners, by: ending.by, card });
        self.state.step = Step::Over;
        Ok(())
    }

    fn civilization(&mut self, seat: Seat, civilization: &Civilization) -> Result<(), PositionError> {
        for pile in Pile::ALL {
            for shown in civilization.pile(pile) {
                if !self.state.rules.piles.contains(pile) {
                    let card = self.find(shown)?.1.to_owned();
                    return Err(PositionError::NoSuchPile { card, pile });
                }
                self.place(shown, Zone::pile(seat, pile))?;
            }
        }
        if self.state.table.len(Zone::display(seat)) > 1 {
            return Err(PositionError::FullDisplay(seat));
        }
        for (&color, stack) in &civilization.board {
            for shown in &stack.cards {
                let (id, title) = self.find(shown)?;
                let is = self.state.table.card(id).color();
                if is != color {
                    return Err(PositionError::WrongColor { title: title.to_owned(), is, color });
                }
                self.place(shown, Zone::stack(seat, color))?;
            }
            if stack.splay != Splay::None && !self.state.table.set_splay(seat, color, stack.splay) {
                return Err(PositionError::LoneSplay { seat, color });
            }
            if stack.splay == Splay::Aslant && !self.state.rules.aslant {
                return Err(PositionError::Aslant);
            }
        }
        self.state.tucked[seat] = civilization.tucked;
        self.state.scored[seat] = civilization.scored;
        if civilization.out {
            if !self.state.rules.elimination {
                return Err(PositionError::Out(seat));
            }
            self.state.alive.remove(seat);
        }
        Ok(())
    }

    fn deck(&mut self, set: Set, age: u8, cards: &[Shown]) -> Result<(), PositionError> {
        for shown in cards.iter().rev() {
            let (id, title) = self.find(shown)?;
            let card = self.state.table.card(id);
            let relic = self.state.table.catalog().is_relic(id);
            if card.value() != age || age == 0 || card.set() != set || relic {
                return Err(PositionError::WrongDeck { title: title.to_owned(), set, deck: age });
            }
            self.mark(id, title)?;
            self.state.table.put(id, self.state.table.catalog().back(id), End::Top);
        }
        Ok(())
    }

    fn available(&mut self, cards: &[Shown]) -> Result<(), PositionError> {
        for shown in cards {
            let (id, title) = self.find(shown)?;
            self.mark(id, title)?;
            let relic = self.state.table.catalog().is_relic(id);
            let zone = if relic { Zone::RELICS } else { Zone::AVAILABLE };
            self.state.table.put(id, zone, End::Bottom);
        }
        // A special achievement that is neither available nor anybody's is out of the game; so is a
        // Relic.
        let catalog = self.state.table.catalog();
        let specials = catalog.specials().iter().filter_map(|&special| catalog.special(special));
        for id in specials.chain(catalog.relics()) {
            if !self.placed.contains(&id) {
                let out = Zone::common(self.state.rules.out_of_play.place());
                self.state.table.put(id, out, End::Bottom);
            }
        }
        Ok(())
    }

    fn usual_achievements(&mut self) {
        for age in 1..=self.state.rules.last_achievement.get() {
            if let Some(card) = self.state.table.bottom(Zone::deck(Set::Base, Age::new(age))) {
                self.state.table.put(card.id(), Zone::AVAILABLE, End::Bottom);
            }
        }
    }

    fn turn(&mut self, turn: Turn) -> Result<(), PositionError> {
        let seat = Seat::new(turn.seat)
            .filter(|&seat| self.state.alive.contains(seat))
            .ok_or(PositionError::NoSuchSeat(turn.seat))?;
        if self.state.opponents(seat).is_empty() {
            return Err(PositionError::Alone(seat));
        }
        if !(1..=2).contains(&turn.actions) {
            return Err(PositionError::Actions(turn.actions));
        }
        self.state.current = seat;
        self.state.actions = turn.actions;
        self.state.used = turn.used;
        self.state.turn = turn.number.unwrap_or(u16::from(self.state.players) + 1).max(1);
        let display = Zone::display(seat);
        self.state.step =
            if turn.begun || self.state.table.is_empty(display) { Step::Act } else { Step::Display };
        Ok(())
    }

    fn place(&mut self, shown: &Shown, zone: Zone) -> Result<(), PositionError> {
        let (id, title) = self.find(shown)?;
        let special = self.state.table.catalog().as_special(id).is_some();
        let for_achievements = zone.owner().is_none() || zone.is(Pile::Achievements);
        if special && !for_achievements {
            return Err(PositionError::NotACard(title.to_owned()));
        }
        self.mark(id, title)?;
        self.state.table.put(id, zone, End::Bottom);
        Ok(())
    }

    fn mark(&mut self, id: CardId, title: &str) -> Result<(), PositionError> {
        if self.placed.contains(&id) {
            return Err(PositionError::Twice(title.to_owned()));
        }
        self.placed.push(id);
        Ok(())
    }

    fn find(&self, shown: &Shown) -> Result<(CardId, &'static str), PositionError> {
        let Shown::Face(title) = shown else { return Err(PositionError::Hidden) };
        let catalog = self.state.table.catalog();
        let id = catalog.find(title).ok_or_else(|| PositionError::UnknownCard(title.clone()))?;
        Ok((id, catalog.title(id)))
    }
}
