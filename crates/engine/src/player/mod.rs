//! The player who carries out an effect: what they see, and the verbs they act with.
//!
//! Card code is written against this type alone. Every verb does one thing of the rulebook,
//! tells what happened, and gives special achievements their moment; whatever a verb needs to
//! know from a player it asks by itself.

mod achieve;
mod choose;
mod cities;
mod context;
mod draw;
mod execute;
mod karma;
mod memory;
mod moves;
mod quantities;
mod sight;
mod splays;
mod win;

pub use moves::Act;
pub use quantities::Which;
pub use sight::different_values;

use arrayvec::ArrayVec;

use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Flow, Halt, Stop};
use crate::limits::{MOST_ANSWERS, MOST_UNASKED, Spent};
use crate::prompt::Prompt;
use crate::seat::{BySeat, Seat, Seats};
use crate::special::Specials;
use crate::state::State;
use context::{Context, UnderWay};

/// A few cards, on the stack.
pub type Cards = ArrayVec<Card, MAX_CARDS>;

/// The most options a decision can have: all cards in hand, and every action besides.
pub const MAX_OPTIONS: usize = MAX_CARDS + 32;

/// The options of a decision.
pub type Choices = ArrayVec<Choice, MAX_OPTIONS>;

/// Somebody who answers every decision at once, so that a game can be played out without ever
/// suspending.
pub trait Policy {
    /// Picks one of the options, by its place in the list: a number less than `decision.options.len()`.
    ///
    /// [`Game::play_out`](crate::Game::play_out) panics if it is not.
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize;

    /// Whether to play on; asked each time a player is about to take an action.
    fn play_on(&mut self, _state: &State) -> bool {
        true
    }

    /// An effect that would not have ended was cut short.
    fn saw_cut(&mut self) {}
}

/// A decision: one player picks one of the listed options.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// Who decides.
    pub player: Seat,
    /// The card whose effect asks, if one does.
    pub source: Option<CardId>,
    /// What is asked.
    pub prompt: Prompt,
    /// The options: never two alike, and at least two, or for an action one.
    pub options: &'a [Choice],
}

/// A question nobody has answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub player: Seat,
    pub source: Option<CardId>,
    pub prompt: Prompt,
}

/// Where answers come from: first those already given, then from nobody or from a policy.
pub(crate) struct Answers<'a> {
    pub given: &'a [u16],
    pub then: Option<&'a mut dyn Policy>,
}

/// The player who carries out an effect.
pub struct Player<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) answers: Answers<'a>,
    /// How much the step has asked, changed and executed.
    spent: Spent,
    pub(crate) options: Choices,
    pub(crate) pending: Option<Pending>,
    pub(crate) log: Option<&'a mut Vec<Event>>,
    pub(crate) seat: Seat,
    /// The execution they act in.
    pub(crate) context: Context,
    /// The executions within it.
    under_way: UnderWay,
    /// Whether anything has changed in this execution (R-SHR-3).
    pub(crate) changed: bool,
    /// Players whose special achievements want a look.
    touched: Seats,
    /// Special achievements earned by what was just done.
    earned: Specials,
    /// Whether somebody is about to win, and karmas have their moment: nobody else wins meanwhile by having
    /// achievements enough.
    ending: bool,
    /// Cards shown to everyone in this execution: where they go next, everyone sees.
    shown: ArrayVec<CardId, MAX_CARDS>,
}

impl<'a> Player<'a> {
    pub(crate) fn new(
        state: &'a mut State,
        answers: Answers<'a>,
        log: Option<&'a mut Vec<Event>>,
    ) -> Player<'a> {
        let seat = state.current;
        Player {
            state,
            answers,
            spent: Spent::NOTHING,
            options: Choices::new(),
            pending: None,
            log,
            seat,
            context: Context::plain(seat),
            under_way: UnderWay::new(),
            changed: false,
            touched: Seats::NONE,
            earned: Specials::NONE,
            ending: false,
            shown: ArrayVec::new(),
        }
    }

    /// Gets ready for the next step of a playout.
    pub(crate) fn begin_step(&mut self) {
        // Without anybody who leaves, nothing is noted there.
        if !self.state.leaving.is_empty() {
            self.state.leaving_after = BySeat::default();
        }
        self.spent = Spent::NOTHING;
        self.under_way.clear();
        self.touched = Seats::NONE;
        self.earned = Specials::NONE;
        self.ending = false;
    }

    // ---- Chance -----------------------------------------------------------------------------

    /// A number less than a bound, by chance: which card, which side of a coin.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn by_chance(&mut self, bound: usize) -> usize {
        self.state.chance.below(bound as u32) as usize
    }

    // ---- Asking ---------------------------------------------------------------------------

    /// Lets another player decide something within this effect.
    pub fn by<T>(&mut self, seat: Seat, decide: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let me = std::mem::replace(&mut self.seat, seat);
        let answer = decide(self);
        self.seat = me;
        answer
    }

    /// Asks this player to pick one of `self.options`. A single option is taken as it is, but
    /// for actions: whose turn it is, plays it, even if only drawing is left (RUL-1).
    pub(crate) fn ask(&mut self, prompt: Prompt) -> Flow<Choice> {
        let place = self.ask_which(prompt)?;
        Ok(self.options[place])
    }

    /// As [`ask`](Self::ask), for the place of the option in the list.
    pub(crate) fn ask_which(&mut self, prompt: Prompt) -> Flow<usize> {
        debug_assert!(self.pending.is_none(), "an effect went on after it had to stop");
        debug_assert!(!self.options.is_empty(), "a decision without options");
        if self.options.len() == 1 && prompt != Prompt::Action {
            return self.take_unasked(0);
        }
        let state = &self.state;
        // Hardly ever has anybody given up: that is found out fast.
        if !state.leaving.is_empty()
            && state.leaving.contains(self.seat)
            && self.spent.answers >= state.leaving_after[self.seat]
        {
            // Who has given up decides nothing any more, and declines what can be declined.
            return self.take_unasked(self.options.len() - 1);
        }
        if usize::from(self.spent.answers) >= MOST_ANSWERS {
            return self.break_off();
        }
        self.spent.answers += 1;
        if let Some((&first, rest)) = self.answers.given.split_first() {
            self.answers.given = rest;
            return Ok(usize::from(first));
        }
        match &mut self.answers.then {
            Some(policy) => {
                let decision = Decision {
                    player: self.seat,
                    source: self.context.source,
                    prompt,
                    options: &self.options,
                };
                let place = policy.choose(self.state, &decision);
                assert!(place < self.options.len(), "a policy picked an option that there is not");
                Ok(place)
            }
            None => {
                self.pending = Some(Pending { player: self.seat, source: self.context.source, prompt });
                Err(Halt(Stop::Ask))
            }
        }
    }

    /// An option that is taken without asking.
    #[inline]
    fn take_unasked(&mut self, place: usize) -> Flow<usize> {
        self.spent.unasked += 1;
        if self.spent.unasked > MOST_UNASKED { self.break_off() } else { Ok(place) }
    }

    /// Whether the policy that answers wants to go on.
    pub(crate) fn plays_on(&mut self) -> bool {
        self.answers.then.as_mut().is_none_or(|policy| policy.play_on(self.state))
    }

    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }
}
