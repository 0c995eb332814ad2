//! A game with its history: what was chosen, what happened, who knows what.

use std::sync::Arc;

use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::ending::Outcome;
use crate::event::Event;
use crate::game::{ChooseError, ConcedeError, Game};
use crate::knowledge::Knowledge;
use crate::player::Decision;
use crate::position::{Position, PositionError};
use crate::rules::Options;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};
use crate::state::State;
use crate::told::Audience;
use crate::vocabulary::Vocabulary;
use crate::words::Speaker;
use crate::zone::ZoneKind;

/// What a game began from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A fresh deal.
    Setup(Setup),
    /// A position.
    Position(Box<Position>),
}

impl Origin {
    /// The set-up; of a position, the one it is a game of.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Origin::Setup(setup) => setup.clone(),
            Origin::Position(position) => position.setup(),
        }
    }

    fn state(&self, catalog: &'static Catalog) -> Result<Box<State>, PositionError> {
        match self {
            Origin::Setup(setup) => Ok(setup.deal(catalog)?),
            Origin::Position(position) => position.state(catalog),
        }
    }
}

/// Something a player did that changed the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Answered a decision.
    Choice(Choice),
    /// Gave up.
    Concession(Seat),
}

/// How many starts of turns are remembered.
const TURN_STARTS: usize = 3;

/// The game as it lay when a turn began, so that going back there need not begin with the deal.
#[derive(Clone)]
struct TurnStart {
    moves: usize,
    events: usize,
    game: Game,
}

/// A game with its history.
#[derive(Clone)]
pub struct Chronicle {
    origin: Origin,
    names: Vec<String>,
    first: Arc<State>,
    game: Game,
    moves: Vec<Move>,
    events: Vec<Event>,
    undone: usize,
    /// How the turn under way began, and some before it: the further back, the fewer. Who takes
    /// something back seldom goes far.
    turn_starts: Vec<Arc<TurnStart>>,
}

impl Chronicle {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the set-up asks for something its edition does not have.
    pub fn new(catalog: &'static Catalog, setup: Setup) -> Result<Chronicle, SetupError> {
        Chronicle::begin(catalog, Origin::Setup(setup)).map_err(|error| {
            let PositionError::Setup(error) = error else {
                unreachable!("a deal is a possible position: {error}")
            };
            error
        })
    }

    /// Starts from a position.
    ///
    /// # Errors
    /// If the position is impossible.
    pub fn from_position(
        catalog: &'static Catalog,
        position: Position,
    ) -> Result<Chronicle, PositionError> {
        Chronicle::begin(catalog, Origin::Position(Box::new(position)))
    }

    /// Starts from a set-up or a position.
    ///
    /// # Errors
    /// If it is not possible.
    pub fn begin(catalog: &'static Catalog, origin: Origin) -> Result<Chronicle, PositionError> {
        let first: Arc<State> = origin.state(catalog)?.into();
        let mut events = Vec::new();
        let game = Game::start(&first, Some(&mut events));
        let names = (1..=first.players()).map(|n| format!("Player {n}")).collect();
        Ok(Chronicle {
            origin,
            names,
            first,
            game,
            moves: Vec::new(),
            events,
            undone: 0,
            turn_starts: Vec::new(),
        })
    }

    /// Gives the players names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Chronicle {
        for (mine, given) in self.names.iter_mut().zip(names) {
            *mine = given;
        }
        self
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What the game began from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The state as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// The decision the game waits for.
    #[must_use]
    pub fn decision(&self) -> Option<Decision<'_>> {
        self.game.decision()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// What the players did, from the start.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What has happened, from the start. What an unfinished effect has told so far stays as it
    /// is when the effect goes on.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What has happened after the first `seen` events.
    #[must_use]
    pub fn events_since(&self, seen: usize) -> &[Event] {
        &self.events[seen.min(self.events.len())..]
    }

    /// Answers the decision.
    ///
    /// # Errors
    /// If the game is over or the choice is not one of the options; nothing changes.
    pub fn choose(&mut self, choice: Choice) -> Result<(), ChooseError> {
        let index = self.game.index_of(choice)?;
        self.choose_index(index)
    }

    /// Answers the decision with the option at this place of the list.
    ///
    /// # Errors
    /// If the game is over or the list is shorter; nothing changes.
    pub fn choose_index(&mut self, index: usize) -> Result<(), ChooseError> {
        self.game.check_index(index)?;
        self.remember_turn_start();
        self.moves.push(Move::Choice(self.game.options()[index]));
        self.game.choose_and_log(index, Some(&mut self.events));
        Ok(())
    }

    /// A player gives up.
    ///
    /// # Errors
    /// If the game is over, there is no such player, or the edition does not allow it; nothing
    /// changes.
    pub fn concede(&mut self, seat: Seat) -> Result<(), ConcedeError> {
        self.game.concede_and_log(seat, Some(&mut self.events))?;
        self.moves.push(Move::Concession(seat));
        Ok(())
    }

    /// Takes the last move back, by playing the others again.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<Move, NothingToUndo> {
        let last = *self.moves.last().ok_or(NothingToUndo)?;
        self.go_back(self.moves.len() - 1);
        Ok(last)
    }

    /// Remembers the game as it lies, if a turn has just begun.
    fn remember_turn_start(&mut self) {
        let (moves, events) = (self.moves.len(), self.events.len());
        let known = self.turn_starts.last().is_some_and(|start| start.moves == moves);
        if known || !matches!(self.events.last(), Some(Event::Turn { .. })) {
            return;
        }
        self.turn_starts.push(Arc::new(TurnStart { moves, events, game: self.game.clone() }));
        if self.turn_starts.len() > TURN_STARTS {
            let starts: Vec<usize> = self.turn_starts.iter().map(|start| start.moves).collect();
            self.turn_starts.remove(missed_least(&starts, moves));
        }
    }

    /// The last start of a turn that is remembered of when only the first `moves` moves had been made.
    fn start_before(&self, moves: usize) -> Option<&Arc<TurnStart>> {
        self.turn_starts.iter().rev().find(|start| start.moves <= moves)
    }

    /// How many moves have to be played again to go back to where only the first `moves` moves had been
    /// made.
    #[must_use]
    pub fn played_again(&self, moves: usize) -> usize {
        let moves = moves.min(self.moves.len());
        moves - self.start_before(moves).map_or(0, |start| start.moves)
    }

    /// Goes back to where only the first `moves` moves had been made, by playing again those since
    /// the last start of a turn that is remembered; further back, all of them.
    pub fn go_back(&mut self, moves: usize) {
        self.undone += self.moves.len().saturating_sub(moves);
        let mut again = std::mem::take(&mut self.moves);
        again.truncate(moves);
        match self.start_before(again.len()).cloned() {
            Some(start) => {
                self.game.clone_from(&start.game);
                self.events.truncate(start.events);
                self.moves = again.drain(..start.moves).collect();
            }
            None => {
                self.events.clear();
                self.game = Game::start(&self.first, Some(&mut self.events));
            }
        }
        self.turn_starts.retain(|start| start.moves <= self.moves.len());
        for earlier in again {
            match earlier {
                Move::Choice(choice) => self.choose(choice).expect("the move was made before"),
                Move::Concession(seat) => self.concede(seat).expect("the move was made before"),
            }
        }
    }

    /// Whether a seat that knew this much after the first `events` events has been told something
    /// since that it would unlearn if all later ones were taken back: the face of a card it did
    /// not know to be there, a card from a deck, or what came of an effect. Whether somebody is
    /// asked, or nothing happens, can tell what they hold; so every effect counts as telling.
    #[must_use]
    pub fn has_told_since(&self, events: usize, knowledge: &Knowledge) -> bool {
        let seat = knowledge.seat();
        self.events_since(events).iter().any(|event| match *event {
            Event::Moved { card, from, seen, uncovered, .. } => {
                let from_deck = matches!(from.0.kind(), ZoneKind::Deck { .. });
                let is_news = |card| !knowledge.is_sure(card);
                from_deck || (seen.contains(seat) && is_news(card)) || uncovered.is_some_and(is_news)
            }
            Event::Revealed { card, .. } => !knowledge.is_sure(card),
            Event::Dogma { .. }
            | Event::Effect { .. }
            | Event::Karma { .. }
            | Event::Looked { .. }
            | Event::Searched { .. }
            | Event::Shuffled { .. }
            | Event::Proved { .. }
            | Event::Parleyed { .. }
            | Event::CutShort { .. }
            | Event::SharingBonus { .. }
            | Event::Eliminated { .. }
            | Event::Ended { .. } => true,
            Event::Turn { .. }
            | Event::FirstCard { .. }
            | Event::Action { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Named { .. } => false,
        })
    }

    /// How many moves have been taken back so far. As long as this stays the same, what has been
    /// told stays told.
    #[must_use]
    pub fn undone(&self) -> usize {
        self.undone
    }

    /// What a seat knows, from all it was told.
    #[must_use]
    pub fn knowledge(&self, seat: Seat) -> Knowledge {
        let mut knowledge = Knowledge::at_first_sight(&self.first, seat);
        self.events.iter().for_each(|event| knowledge.learn(event));
        knowledge
    }

    /// The table as a seat may see it, with the cards it can identify marked.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Position {
        self.view_with(seat, &self.knowledge(seat))
    }

    /// The table as a seat may see it that knows this much.
    #[must_use]
    pub fn view_with(&self, seat: Seat, knowledge: &Knowledge) -> Position {
        let mut view = self.state().view_with(seat, knowledge);
        self.sign(&mut view);
        view
    }

    /// The table as an audience may see it.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> Position {
        match audience {
            Audience::Referee => self.position(),
            Audience::Seat(seat) => self.view(seat),
            Audience::Spectator => {
                let mut view = self.state().view_from_outside();
                self.sign(&mut view);
                view
            }
        }
    }

    /// The table in full.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut position = self.state().position();
        self.sign(&mut position);
        position
    }

    /// The variants it is played with.
    fn options(&self) -> Options {
        match &self.origin {
            Origin::Setup(setup) => setup.options,
            Origin::Position(position) => position.options,
        }
    }

    /// The words the game is told in.
    #[must_use]
    pub fn vocabulary(&self) -> Vocabulary {
        if self.options().iello_words == Some(true) { Vocabulary::Iello } else { Vocabulary::Asmadi }
    }

    /// Speaks about this game.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        let (catalog, vocabulary) = (self.game.catalog(), self.vocabulary());
        Speaker { catalog, names: &self.names, vocabulary, you: None }
    }

    /// Adds what the state does not know: the names, and the words to speak in.
    fn sign(&self, position: &mut Position) {
        position.options.iello_words = self.options().iello_words;
        for (civilization, name) in position.players.iter_mut().zip(&self.names) {
            civilization.name = Some(name.clone());
        }
    }
}

/// Which of some starts of turns, given by the moves before them, is missed least after so many moves:
/// what would have to be played again without it is little, for how far back it is.
fn missed_least(starts: &[usize], now: usize) -> usize {
    let missed = |n: &usize| {
        let before = n.checked_sub(1).map_or(0, |before| starts[before]);
        1000 * (starts[n + 1] - before) / (now - starts[*n]).max(1)
    };
    (0..starts.len() - 1).min_by_key(missed).unwrap_or(0)
}

/// There is no move to take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nothing has been chosen yet")]
pub struct NothingToUndo;

#[cfg(test)]
mod tests {
    use super::{TURN_STARTS, missed_least};

    #[test]
    fn going_back_costs_by_how_far_it_goes() {
        let mut starts = Vec::new();
        for now in (0..3000).step_by(3) {
            starts.push(now);
            if starts.len() > TURN_STARTS {
                starts.remove(missed_least(&starts, now));
            }
            for back in [1, 3, 6, 15, 60, 300].into_iter().filter(|back| *back <= now) {
                let from = starts.iter().rev().find(|start| **start <= now - back).copied();
                let again = now - back - from.unwrap_or(0);
                assert!(again <= 50 * back, "{back} back from {now}: {again} are played again");
            }
        }
    }
}
