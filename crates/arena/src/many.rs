//! Thousands of games stepped at once, on all cores, into arrays that are there already.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use splay_bots::Bot;
use splay_engine::{Game, MAX_OPTIONS, Setup, SetupError};
use thiserror::Error;

use crate::lane::{Common, Lane, Payoff};
use crate::observation::Observation;
use crate::space::Space;

/// Which games to play, and who sits where.
#[derive(Clone, Debug)]
pub struct Seating {
    /// What every game is dealt from, but for the seed, which decides all of them.
    pub setup: Setup,
    /// The bots, by seat; where there is none, a learner sits.
    pub bots: Vec<Option<Bot>>,
    /// A game in which so many turns have begun is broken off.
    pub most_turns: u16,
    /// Whether observations have what seats remember.
    pub memory: bool,
}

/// Where to write what came of a step: one row for each game. What is not wanted is empty.
pub struct Arrays<'a> {
    /// Who decides.
    pub player: &'a mut [i8],
    /// The numbers of the legal actions, in rows of [`Many::width`].
    pub legal: &'a mut [i32],
    /// How many of each row are.
    pub counts: &'a mut [i32],
    /// The legal actions as a mask, in rows of the length of the space.
    pub mask: &'a mut [u8],
    /// What who decides may know, in rows of the length of an observation.
    pub observation: &'a mut [i16],
    /// What each player got of a game that has ended, in rows of players.
    pub rewards: &'a mut [f32],
    /// 1 if a game has ended with this step, and a new one has begun.
    pub terminated: &'a mut [u8],
    /// 1 if one was broken off.
    pub truncated: &'a mut [u8],
}

/// Many games at once.
pub struct Many {
    common: Common,
    lanes: Vec<Lane>,
    pool: ThreadPool,
    /// Some games have gone on and others have not.
    interrupted: bool,
}

impl Many {
    /// Deals so many games. Whoever sets `stop` interrupts bots that have to begin.
    ///
    /// # Errors
    /// If they cannot be dealt, there is no learner, or it was interrupted.
    pub fn new(
        seating: Seating,
        games: usize,
        threads: usize,
        stop: &AtomicBool,
    ) -> Result<Many, ManyError> {
        let Seating { setup, mut bots, most_turns, memory } = seating;
        let catalog = splay_cards::catalog(setup.edition, setup.sets);
        Game::new(catalog, &setup)?;
        if bots.len() > setup.players {
            return Err(ManyError::TooManyBots);
        }
        bots.resize(setup.players, None);
        if bots.iter().all(Option::is_some) {
            return Err(ManyError::NoLearner);
        }
        let space = Space::new(catalog, setup.players);
        let observation = Observation::new(&space, memory);
        let common = Common { catalog, setup, bots, space, observation, most_turns };
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| ManyError::Threads(error.to_string()))?;
        let mut many = Many { common, lanes: Vec::new(), pool, interrupted: false };
        many.deal(games, stop)?;
        Ok(many)
    }

    fn deal(&mut self, games: usize, stop: &AtomicBool) -> Result<(), ManyError> {
        let Many { common, lanes, pool, .. } = self;
        let first = common.setup.seed.wrapping_mul(0xD134_2543_DE82_EF95);
        pool.install(|| {
            let lane = |n: usize| Lane::new(common, first.wrapping_add(n as u64), stop);
            *lanes = (0..games).into_par_iter().map(lane).collect();
        });
        self.finish(stop)
    }

    /// What was stopped in the middle is no state to go on from.
    fn finish(&mut self, stop: &AtomicBool) -> Result<(), ManyError> {
        self.interrupted = stop.load(Ordering::Relaxed);
        if self.interrupted { Err(ManyError::Interrupted) } else { Ok(()) }
    }

    /// Deals all games anew by another seed. Whoever sets `stop` interrupts it.
    ///
    /// # Errors
    /// If it was interrupted.
    pub fn reset(&mut self, seed: u64, stop: &AtomicBool) -> Result<(), ManyError> {
        self.common.setup.seed = seed;
        self.deal(self.lanes.len(), stop)
    }

    /// Whether a bot takes its time, so that a step can take long.
    #[must_use]
    pub fn thinks(&self) -> bool {
        self.common.thinks()
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The numbers of choices.
    #[must_use]
    pub fn space(&self) -> &Space {
        &self.common.space
    }

    /// How observations are laid out.
    #[must_use]
    pub fn observation(&self) -> &Observation {
        &self.common.observation
    }

    /// How long the rows of legal actions are.
    #[must_use]
    pub fn width(&self) -> usize {
        MAX_OPTIONS.min(self.common.space.len())
    }

    /// Takes one action in every game and writes what came of it. Where a game ends, a new one
    /// begins at once, and what is written is its first decision. Whoever sets `stop` interrupts it;
    /// then some games have gone on and others have not, and all must be dealt anew.
    ///
    /// # Errors
    /// If an action is not legal, and then nothing has happened in any game; or if this step or an
    /// earlier one was interrupted.
    pub fn step(
        &mut self,
        actions: &[i32],
        arrays: &mut Arrays<'_>,
        stop: &AtomicBool,
    ) -> Result<(), ManyError> {
        if actions.len() != self.lanes.len() {
            return Err(ManyError::Length { actions: actions.len(), games: self.lanes.len() });
        }
        self.check(arrays)?;
        let illegal = |(lane, &action): (&Lane, &i32)| lane.index_of(action).is_none();
        if let Some(game) = self.lanes.iter().zip(actions).position(illegal) {
            return Err(ManyError::Illegal { game, action: actions[game] });
        }
        self.work(arrays, |lane, common, row| {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let action = actions[row.game];
            if let Some(index) = lane.index_of(action) {
                lane.choose(common, index, stop);
            }
            if let Some(finished) = lane.ended(common) {
                Payoff::write(lane.outcome(), row.rewards);
                *row.terminated = u8::from(finished);
                *row.truncated = u8::from(!finished);
                lane.begin(common, stop);
            }
        });
        self.finish(stop)
    }

    /// Writes every decision as it stands, without any action.
    ///
    /// # Errors
    /// If an array is not as long as it should be, or the games were interrupted.
    pub fn look(&mut self, arrays: &mut Arrays<'_>) -> Result<(), ManyError> {
        self.check(arrays)?;
        self.work(arrays, |_, _, _| {});
        Ok(())
    }

    fn check(&self, arrays: &Arrays<'_>) -> Result<(), ManyError> {
        if self.interrupted {
            return Err(ManyError::Interrupted);
        }
        let (games, players) = (self.lanes.len(), self.common.setup.players);
        let rows = [
            ("player", arrays.player.len(), 1, false),
            ("legal", arrays.legal.len(), self.width(), false),
            ("counts", arrays.counts.len(), 1, false),
            ("mask", arrays.mask.len(), self.common.space.len(), true),
            ("observation", arrays.observation.len(), self.common.observation.len(), true),
            ("rewards", arrays.rewards.len(), players, false),
            ("terminated", arrays.terminated.len(), 1, false),
            ("truncated", arrays.truncated.len(), 1, false),
        ];
        let wrong = rows
            .into_iter()
            .find(|&(_, len, row, may_be_empty)| len != games * row && !(may_be_empty && len == 0));
        match wrong {
            Some((name, len, row, _)) => Err(ManyError::Array { name, len, wanted: games * row }),
            None => Ok(()),
        }
    }

    fn work(&mut self, arrays: &mut Arrays<'_>, act: impl Fn(&mut Lane, &Common, &mut Row<'_>) + Sync) {
        let Many { common, lanes, pool, .. } = self;
        let width = MAX_OPTIONS.min(common.space.len());
        let (size, seen) = (common.space.len(), common.observation.len());
        let wants_mask = !arrays.mask.is_empty();
        let wants_observation = !arrays.observation.is_empty();
        let players = common.setup.players;
        let games = lanes.len();
        let each = |wanted: bool, size: usize| if wanted { size } else { 0 };
        let rows = split(arrays.mask, games, each(wants_mask, size))
            .zip(split(arrays.observation, games, each(wants_observation, seen)))
            .zip(arrays.legal.chunks_mut(width))
            .zip(arrays.rewards.chunks_mut(players))
            .zip(arrays.player.iter_mut().zip(arrays.counts.iter_mut()))
            .zip(arrays.terminated.iter_mut().zip(arrays.truncated.iter_mut()));
        let mut rows: Vec<Row<'_>> = rows
            .enumerate()
            .map(|(game, row)| {
                let (
                    ((((mask, observation), legal), rewards), (player, count)),
                    (terminated, truncated),
                ) = row;
                Row { game, mask, observation, legal, rewards, player, count, terminated, truncated }
            })
            .collect();
        let chunk = lanes.len().div_ceil(4 * pool.current_num_threads()).max(1);
        pool.install(|| {
            lanes.par_chunks_mut(chunk).zip(rows.par_chunks_mut(chunk)).for_each(|(lanes, rows)| {
                for (lane, row) in lanes.iter_mut().zip(rows) {
                    row.rewards.fill(0.0);
                    (*row.terminated, *row.truncated) = (0, 0);
                    act(lane, common, row);
                    row.write(lane, common);
                }
            });
        });
    }
}

/// One piece of an array for each game; empty ones if it is not wanted.
fn split<T>(array: &mut [T], games: usize, size: usize) -> impl Iterator<Item = &mut [T]> {
    let mut rest = array;
    (0..games).map(move |_| {
        let (first, others) = std::mem::take(&mut rest).split_at_mut(size);
        rest = others;
        first
    })
}

/// Where what came of one game is written.
struct Row<'a> {
    game: usize,
    mask: &'a mut [u8],
    observation: &'a mut [i16],
    legal: &'a mut [i32],
    rewards: &'a mut [f32],
    player: &'a mut i8,
    count: &'a mut i32,
    terminated: &'a mut u8,
    truncated: &'a mut u8,
}

impl Row<'_> {
    fn write(&mut self, lane: &mut Lane, common: &Common) {
        let count = lane.actions.len().min(self.legal.len());
        self.legal[..count].copy_from_slice(&lane.actions[..count]);
        *self.count = count as i32;
        *self.player = lane.decision().map_or(-1, |decision| decision.player.index() as i8);
        if !self.mask.is_empty() {
            self.mask.fill(0);
            for &action in &lane.actions {
                self.mask[action as usize] = 1;
            }
        }
        if !self.observation.is_empty() {
            lane.observe(common, self.observation);
        }
    }
}

/// Why many games cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ManyError {
    /// The games cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot for a seat that there is not.
    #[error("there are more bots than seats")]
    TooManyBots,
    /// Bots everywhere.
    #[error("bots sit at all seats; leave one to the learner")]
    NoLearner,
    /// No threads to be had.
    #[error("the threads could not be started: {0}")]
    Threads(String),
    /// Too few or too many actions.
    #[error("{actions} actions were given for {games} games; give one for each")]
    Length {
        /// How many were given.
        actions: usize,
        /// How many games there are.
        games: usize,
    },
    /// An array of another length.
    #[error("the array \"{name}\" has {len} numbers; it should have {wanted}")]
    Array {
        /// Which.
        name: &'static str,
        /// How long it is.
        len: usize,
        /// How long it should be.
        wanted: usize,
    },
    /// The games were stopped in the middle of a step.
    #[error("the games were interrupted, some of them in the middle; deal them again with reset")]
    Interrupted,
    /// An action that is no option.
    #[error(
        "action {action} is not legal in game {game}; pick one of the first counts[{game}] in legal[{game}]"
    )]
    Illegal {
        /// Which game.
        game: usize,
        /// The action.
        action: i32,
    },
}
