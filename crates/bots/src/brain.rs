//! Players with a memory: they follow a game and answer for the seat that decides.

use std::sync::atomic::AtomicBool;

use splay_engine::{Choice, Chronicle, Knowledge, Move, Policy, Prompt, Seat};

use crate::mcts::{Forest, think_on};
use crate::routine::Routine;
use crate::{Budget, Search, Thought};

/// A bot at the table.
pub trait Brain: Send {
    /// Picks an option for the seat that decides, by its place in the list. Setting `stop` makes
    /// it answer at once with its best guess so far. The game must not be over; if it is, the
    /// answer is 0.
    fn choose(&mut self, game: &Chronicle, stop: &AtomicBool) -> usize;
}

/// A bot that answers at once and remembers nothing.
pub(crate) struct Reflex<P>(pub P);

impl<P: Policy + Send> Brain for Reflex<P> {
    fn choose(&mut self, game: &Chronicle, _stop: &AtomicBool) -> usize {
        game.decision().map_or(0, |decision| self.0.choose(game.state(), &decision))
    }
}

/// What a seat has learned from a game, kept up to date as it goes on.
#[derive(Clone)]
pub struct Memory {
    seat: Seat,
    seen: usize,
    undone: usize,
    knowledge: Knowledge,
}

impl Memory {
    /// What a seat can know of a game so far.
    #[must_use]
    pub fn of(game: &Chronicle, seat: Seat) -> Memory {
        let (seen, undone) = (game.events().len(), game.undone());
        Memory { seat, seen, undone, knowledge: game.knowledge(seat) }
    }

    /// What the seat knew when it last followed the game.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Learns what has happened since, and gives what the seat knows.
    pub fn follow(&mut self, game: &Chronicle) -> &Knowledge {
        if game.undone() != self.undone || game.events().len() < self.seen {
            // Something was taken back: what is known now was told all over again.
            *self = Memory::of(game, self.seat);
        }
        for event in game.events_since(self.seen) {
            self.knowledge.learn(event);
        }
        self.seen = game.events().len();
        &self.knowledge
    }
}

/// The bot that searches.
pub struct Searcher {
    search: Search,
    seed: u64,
    decisions: u64,
    memory: Option<Memory>,
    forest: Forest,
    /// How many moves the game had, and how many were taken back, at the last thought.
    moves: usize,
    undone: usize,
    routine: Routine,
}

impl Searcher {
    /// A bot that searches like this; with a budget of tries, the same seed plays the same way.
    #[must_use]
    pub fn new(search: Search, seed: u64) -> Searcher {
        let forest = Forest::default();
        Searcher {
            search,
            seed,
            decisions: 0,
            memory: None,
            forest,
            moves: 0,
            undone: 0,
            routine: Routine::default(),
        }
    }

    /// Thinks about the decision of a game; none if it is over.
    pub fn think(&mut self, game: &Chronicle, stop: &AtomicBool) -> Option<Thought> {
        let decision = game.decision()?;
        let remembers = self.memory.as_ref().is_some_and(|memory| memory.seat == decision.player);
        if !remembers {
            self.memory = Some(Memory::of(game, decision.player));
            self.moves = 0;
            self.routine = Routine::of(game, decision.player);
        }
        self.catch_up(game);
        let knowledge = self.memory.as_mut()?.follow(game);
        self.decisions += 1;
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(self.decisions);
        let search = Search { budget: share_of(self.search.budget, decision.prompt), ..self.search };
        let tired = self.routine.tired_of(decision.options);
        think_on(&mut self.forest, &tired, game.game(), knowledge, &search, seed, stop)
    }

    /// Follows what was chosen since the last thought down the trees. Another player's pick of a
    /// card may be hidden from this seat, so after one everything is thought anew.
    fn catch_up(&mut self, game: &Chronicle) {
        let since = game.moves().get(self.moves..).unwrap_or(&[]);
        let followed = game.undone() == self.undone && self.moves > 0;
        if let Some(&Move::Choice(mine @ Choice::Dogma(_))) = since.first().filter(|_| followed) {
            self.routine.add(mine);
        }
        for (n, made) in since.iter().enumerate() {
            match *made {
                Move::Choice(choice) if followed && (n == 0 || is_open(choice)) => {
                    self.forest.go_on(choice)
                }
                Move::Choice(_) | Move::Concession(_) => self.forest = Forest::default(),
            }
        }
        if !followed {
            self.forest = Forest::default();
        }
        self.moves = game.moves().len();
        self.undone = game.undone();
    }
}

/// Whether everybody hears a choice.
fn is_open(choice: Choice) -> bool {
    match choice {
        Choice::Card(_) | Choice::Place(..) => false,
        Choice::Draw
        | Choice::Meld(_)
        | Choice::Dogma(_)
        | Choice::Endorse(_)
        | Choice::Return(_)
        | Choice::Achieve(_)
        | Choice::Claim(_)
        | Choice::Decree(_)
        | Choice::Inspire(_)
        | Choice::ColorOf(..)
        | Choice::Deck(..)
        | Choice::Achievement(..)
        | Choice::Color(_)
        | Choice::Age(_)
        | Choice::Player(_)
        | Choice::Icon(_)
        | Choice::Splay(_)
        | Choice::Set(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::No
        | Choice::Pass
        | Choice::Option(_) => true,
    }
}

/// Small choices within an effect get a quarter of what an action gets.
fn share_of(budget: Budget, prompt: Prompt) -> Budget {
    match (prompt, budget) {
        (Prompt::Action | Prompt::FirstCard, _) => budget,
        (_, Budget::Tries(tries)) => Budget::Tries(tries.div_ceil(4)),
        (_, Budget::Time(time)) => Budget::Time(time / 4),
    }
}

impl Brain for Searcher {
    fn choose(&mut self, game: &Chronicle, stop: &AtomicBool) -> usize {
        self.think(game, stop).map_or(0, |thought| thought.index)
    }
}
