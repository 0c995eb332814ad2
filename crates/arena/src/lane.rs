//! One game of many: who plays it, and how it goes on.

use std::sync::atomic::{AtomicBool, Ordering};

use splay_bots::{Bot, Brain, Memory};
use splay_engine::{Catalog, Chronicle, Decision, Game, Outcome, Policy, Seat, Setup, State};

use crate::observation::Observation;
use crate::space::Space;

/// What a game was worth to each player: winners share 1, losers share −1, nobody has anything of a
/// game that was drawn or broken off. It always sums to nothing.
pub struct Payoff;

impl Payoff {
    /// Writes what everybody got.
    pub fn write(outcome: Option<Outcome>, into: &mut [f32]) {
        let winners = outcome.map(|outcome| outcome.winners);
        let won = winners.map_or(0, |winners| winners.len());
        let lost = into.len() - won.min(into.len());
        for (seat, payoff) in into.iter_mut().enumerate() {
            *payoff = match winners {
                Some(winners) if won > 0 && lost > 0 => {
                    if winners.contains(Seat::at(seat)) {
                        1.0 / won as f32
                    } else {
                        -1.0 / lost as f32
                    }
                }
                _ => 0.0,
            };
        }
    }
}

/// Who sits at a seat that is no learner's.
enum Player {
    /// Answers at once.
    Quick(Box<dyn Policy + Send>),
    /// Follows the game.
    Slow(Box<dyn Brain>),
}

/// A game, with its history if anybody needs that.
enum Table {
    Bare(Box<Game>),
    Told(Box<Chronicle>),
}

impl Table {
    fn game(&self) -> &Game {
        match self {
            Table::Bare(game) => game,
            Table::Told(chronicle) => chronicle.game(),
        }
    }

    fn choose(&mut self, index: usize) {
        match self {
            Table::Bare(game) => game.choose_unchecked(index),
            // Whoever calls has looked the index up.
            Table::Told(chronicle) => chronicle.choose_index(index).expect("there is such an option"),
        }
    }
}

/// What all lanes have in common.
pub(crate) struct Common {
    pub catalog: &'static Catalog,
    pub setup: Setup,
    pub bots: Vec<Option<Bot>>,
    pub space: Space,
    pub observation: Observation,
    pub most_turns: u16,
}

impl Common {
    /// Whether a bot takes its time.
    pub fn thinks(&self) -> bool {
        self.bots.iter().flatten().any(|bot| bot.policy(0).is_none())
    }

    fn needs_history(&self) -> bool {
        self.observation.has_memory() || self.thinks()
    }
}

/// One game after the other.
pub(crate) struct Lane {
    seed: u64,
    games: u64,
    table: Table,
    players: Vec<Option<Player>>,
    memories: Vec<Option<Memory>>,
    /// The numbers of the options.
    pub actions: Vec<i32>,
}

impl Lane {
    pub fn new(common: &Common, seed: u64, stop: &AtomicBool) -> Lane {
        let mut lane = Lane {
            seed,
            games: 0,
            table: deal(common, game_seed(seed, 0)),
            players: Vec::new(),
            memories: Vec::new(),
            actions: Vec::new(),
        };
        lane.sit_down(common);
        lane.let_bots_play(common, stop);
        lane.list(common);
        lane
    }

    pub fn state(&self) -> &State {
        self.table.game().state()
    }

    pub fn decision(&self) -> Option<Decision<'_>> {
        self.table.game().decision()
    }

    /// Begins the next game.
    pub fn begin(&mut self, common: &Common, stop: &AtomicBool) {
        self.games += 1;
        self.table = deal(common, game_seed(self.seed, self.games));
        self.sit_down(common);
        self.let_bots_play(common, stop);
        self.list(common);
    }

    fn sit_down(&mut self, common: &Common) {
        let seed = game_seed(self.seed, self.games);
        let player = |(seat, bot): (usize, &Option<Bot>)| {
            let seed = seed ^ (seat as u64 + 1);
            bot.map(|bot| match bot.policy(seed) {
                Some(policy) => Player::Quick(policy),
                None => Player::Slow(bot.brain(seed)),
            })
        };
        self.players = common.bots.iter().enumerate().map(player).collect();
        self.memories = vec![None; common.bots.len()];
    }

    /// The option that an action is.
    pub fn index_of(&self, action: i32) -> Option<usize> {
        self.actions.iter().position(|&other| other == action)
    }

    /// Answers the decision, and lets bots play until a learner decides or the game is over.
    pub fn choose(&mut self, common: &Common, index: usize, stop: &AtomicBool) {
        self.table.choose(index);
        self.let_bots_play(common, stop);
        self.list(common);
    }

    fn let_bots_play(&mut self, common: &Common, stop: &AtomicBool) {
        while let Some(decision) = self.table.game().decision() {
            if self.state().turn() > common.most_turns || stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(player) = &mut self.players[decision.player.index()] else { return };
            let index = match (player, &self.table) {
                (Player::Quick(policy), table) => policy.choose(table.game().state(), &decision),
                (Player::Slow(brain), Table::Told(chronicle)) => brain.choose(chronicle, stop),
                (Player::Slow(_), Table::Bare(_)) => unreachable!("who follows a game is told it"),
            };
            self.table.choose(index);
        }
    }

    fn list(&mut self, common: &Common) {
        self.actions.clear();
        if let Some(decision) = self.table.game().decision() {
            common.space.number_all(&decision, |number| self.actions.push(number as i32));
        }
    }

    /// Whether the game is over; `Some(false)` if it was broken off.
    pub fn ended(&self, common: &Common) -> Option<bool> {
        match self.table.game().outcome() {
            Some(_) => Some(true),
            None if self.state().turn() > common.most_turns => Some(false),
            None => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    /// Writes what the player who decides may know.
    pub fn observe(&mut self, common: &Common, into: &mut [i16]) {
        let Some(decision) = self.table.game().decision() else { return };
        let seat = decision.player;
        let knowledge = match (&self.table, common.observation.has_memory()) {
            (Table::Told(chronicle), true) => {
                let memory = &mut self.memories[seat.index()];
                Some(memory.get_or_insert_with(|| Memory::of(chronicle, seat)).follow(chronicle))
            }
            _ => None,
        };
        let state = self.table.game().state();
        common.observation.write(&common.space, state, Some(&decision), seat, knowledge, into);
    }
}

fn deal(common: &Common, seed: u64) -> Table {
    let setup = Setup { seed, ..common.setup.clone() };
    if common.needs_history() {
        Table::Told(Box::new(Chronicle::new(common.catalog, setup).expect("the set-up was tried")))
    } else {
        Table::Bare(Box::new(Game::new(common.catalog, &setup).expect("the set-up was tried")))
    }
}

/// The seed of the n-th game of a lane: any two are far apart.
fn game_seed(lane: u64, game: u64) -> u64 {
    let mut seed = lane ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ (seed >> 31)
}
