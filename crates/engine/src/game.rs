//! A game: the state, the decision it waits for, and the doors by which it is played.

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::card::CardId;
use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::ending::{By, Outcome};
use crate::event::Event;
use crate::flow::{Halt, Stop};
use crate::limits::MOST_ANSWERS;
use crate::player::{Answers, Choices, Decision, Pending, Player, Policy};
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::{Setup, SetupError};
use crate::state::{State, Step};
use crate::turn;

/// A game in progress. Cloning it is copying a few kilobytes, also in the middle of an effect.
///
/// A game waits for one decision at a time, or is over. The effect that asks is suspended by
/// replay: the game keeps the state at the start of the step and the answers given since, and
/// runs the step again with each new answer.
///
/// [`Chronicle`](crate::Chronicle) is a game with its history: events, record, undo.
pub struct Game {
    state: State,
    /// The state at the start of the step that is waiting for an answer.
    checkpoint: State,
    answers: ArrayVec<u16, MOST_ANSWERS>,
    pending: Option<Pending>,
    options: Choices,
    /// How long the log was at the checkpoint.
    mark: usize,
}

// Searches keep games by the thousand.
const _: () = assert!(size_of::<Game>() <= 18_000, "a game is at most 18 KB");

impl Clone for Game {
    fn clone(&self) -> Game {
        let Game { state, checkpoint, answers, pending, options, mark } = self;
        Game {
            state: *state,
            checkpoint: *checkpoint,
            answers: answers.clone(),
            pending: *pending,
            options: options.clone(),
            mark: *mark,
        }
    }

    /// Becomes like another game. If both have the same cards and as many players, only what they
    /// have is copied, which is much less than all there is room for.
    fn clone_from(&mut self, other: &Game) {
        let Game { state, checkpoint, answers, pending, options, mark } = other;
        self.state.replace_by(state);
        self.checkpoint.replace_by(checkpoint);
        self.answers.clear();
        self.answers.extend(answers.iter().copied());
        self.pending = *pending;
        self.options.clear();
        self.options.extend(options.iter().copied());
        self.mark = *mark;
    }
}

impl Game {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the set-up asks for something its edition does not have.
    pub fn new(catalog: &'static Catalog, setup: &Setup) -> Result<Game, SetupError> {
        let dealt = setup.deal(catalog)?;
        Ok(Game::start(&dealt, None))
    }

    /// Deals another game by the same set-up, from this seed and no salt, in the place of this one.
    /// Who plays many games moves no new ones about: a game is large.
    pub fn deal_again(&mut self, seed: u64) {
        self.state.clear();
        self.state.deal(seed, None);
        self.answers.clear();
        self.run(None);
    }

    /// Starts from a state in which a step is about to be taken.
    pub(crate) fn start(state: &State, log: Option<&mut Vec<Event>>) -> Game {
        let mut game = Game {
            state: *state,
            checkpoint: *state,
            answers: ArrayVec::new(),
            pending: None,
            options: Choices::new(),
            mark: log.as_ref().map_or(0, |log| log.len()),
        };
        game.run(log);
        game
    }

    /// The state of the game. While an effect is suspended, this is as far as it has got.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The cards in play.
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.state.table.catalog()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// The decision the game waits for; none once it is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision<'_>> {
        self.pending.map(|Pending { player, source, prompt }| Decision {
            player,
            source,
            prompt,
            options: &self.options,
        })
    }

    /// The options of the decision the game waits for; none once it is over.
    #[must_use]
    pub fn options(&self) -> &[Choice] {
        &self.options
    }

    /// Answers the decision.
    ///
    /// # Errors
    /// If the game is over or the choice is not one of the options; the game is unchanged.
    pub fn choose(&mut self, choice: Choice) -> Result<(), ChooseError> {
        let index = self.index_of(choice)?;
        self.choose_unchecked(index);
        Ok(())
    }

    /// Where a choice stands among the options.
    ///
    /// # Errors
    /// If the game is over or the choice is not one of the options.
    pub fn index_of(&self, choice: Choice) -> Result<usize, ChooseError> {
        if self.pending.is_none() {
            return Err(ChooseError::GameOver);
        }
        self.options
            .iter()
            .position(|&option| option == choice)
            .ok_or_else(|| ChooseError::NotAnOption(choice.text(self.catalog())))
    }

    /// Answers the decision with the option at this place of the list.
    ///
    /// # Errors
    /// If the game is over or the list is shorter; the game is unchanged.
    pub fn choose_index(&mut self, index: usize) -> Result<(), ChooseError> {
        self.check_index(index)?;
        self.choose_unchecked(index);
        Ok(())
    }

    pub(crate) fn check_index(&self, index: usize) -> Result<(), ChooseError> {
        match self.pending {
            None => Err(ChooseError::GameOver),
            Some(_) if index >= self.options.len() => {
                Err(ChooseError::NoSuchIndex { index, options: self.options.len() })
            }
            Some(_) => Ok(()),
        }
    }

    /// Answers the decision, for those who know that it is open and the index good.
    ///
    /// # Panics
    /// May panic if the game is over or the index too large; if it does not, the game makes no
    /// sense any more.
    pub fn choose_unchecked(&mut self, index: usize) {
        self.choose_and_log(index, None);
    }

    pub(crate) fn choose_and_log(&mut self, index: usize, log: Option<&mut Vec<Event>>) {
        debug_assert!(index < self.options.len(), "there is no such option, or the game is over");
        self.answers.push(index as u16);
        self.rerun(log);
    }

    /// Runs the suspended step again from its start, with all answers given so far.
    fn rerun(&mut self, mut log: Option<&mut Vec<Event>>) {
        // Running on moves the mark, so what is told again is looked for where it was before.
        let mark = self.mark;
        let told = log.as_deref_mut().map(|log| log.split_off(mark));
        self.state.set_to(&self.checkpoint);
        self.run(log.as_deref_mut());
        if let (Some(told), Some(log)) = (told, log) {
            debug_assert!(
                log[mark..].starts_with(&told),
                "a replayed step told another story: {:?} in place of {told:?}",
                &log[mark..]
            );
        }
    }

    /// Plays on until somebody must answer or the game is over.
    fn run(&mut self, mut log: Option<&mut Vec<Event>>) {
        loop {
            if self.state.step == Step::Over {
                self.pending = None;
                self.options.clear();
                self.answers.clear();
                return;
            }
            if self.answers.is_empty() {
                self.state.leaving_after = BySeat::default();
                self.checkpoint.set_to(&self.state);
                self.mark = log.as_deref().map_or(0, Vec::len);
            }
            let answers = Answers { given: &self.answers, then: None };
            let mut player = Player::new(&mut self.state, answers, log.as_deref_mut());
            match turn::step(&mut player) {
                Err(Halt(Stop::Ask)) => {
                    self.pending = player.pending;
                    self.options.clear();
                    self.options.extend(player.options.iter().copied());
                    return;
                }
                Ok(()) | Err(Halt(Stop::GameOver | Stop::ActionOver | Stop::PlayerOut)) => {
                    let was_logged = player.log.is_some();
                    if cfg!(debug_assertions) {
                        self.check_purity(was_logged);
                    }
                    self.answers.clear();
                }
            }
        }
    }

    /// Takes the step that has just been completed once more, and sees to it that it comes to
    /// the same end: a step is a function of the state and the answers. The second time it is
    /// told if it was not the first time, so that telling has no part in it either.
    fn check_purity(&self, was_logged: bool) {
        let mut twin = self.checkpoint;
        let mut log = Vec::new();
        let answers = Answers { given: &self.answers, then: None };
        let mut player = Player::new(&mut twin, answers, (!was_logged).then_some(&mut log));
        let stopped = turn::step(&mut player);
        assert!(
            matches!(stopped, Ok(()) | Err(Halt(Stop::GameOver))) && twin.hash() == self.state.hash(),
            "a step taken twice came to two ends"
        );
    }

    /// Lets a policy answer every decision until the game is over or the policy has enough.
    /// Nothing is suspended, so nothing is run twice; the game then waits for its next decision.
    ///
    /// # Panics
    /// If the policy picks an option that there is not.
    pub fn play_out(&mut self, policy: &mut dyn Policy) {
        if self.pending.is_none() {
            return;
        }
        self.state.set_to(&self.checkpoint);
        {
            let answers = Answers { given: &self.answers, then: Some(policy) };
            let mut player = Player::new(&mut self.state, answers, None);
            // An action that has been chosen is seen through.
            let mut under_way = !self.answers.is_empty();
            while under_way || player.state.step != Step::Act || player.plays_on() {
                under_way = false;
                match turn::step(&mut player) {
                    Ok(()) | Err(Halt(Stop::ActionOver | Stop::PlayerOut)) => {}
                    Err(Halt(Stop::GameOver)) => break,
                    Err(Halt(Stop::Ask)) => unreachable!("a policy answers at once"),
                }
                player.begin_step();
            }
        }
        self.answers.clear();
        self.run(None);
    }

    /// A player gives up.
    ///
    /// If that leaves one side only, it wins. Otherwise, in editions with elimination, the game
    /// goes on without them: they decide nothing more and are out when the action ends (RUL-7).
    ///
    /// # Errors
    /// If the game is over, there is no such player, or the edition has no rule for leaving a
    /// game that goes on; the game is unchanged.
    pub fn concede(&mut self, seat: Seat) -> Result<(), ConcedeError> {
        self.concede_and_log(seat, None)
    }

    pub(crate) fn concede_and_log(
        &mut self,
        seat: Seat,
        mut log: Option<&mut Vec<Event>>,
    ) -> Result<(), ConcedeError> {
        if self.pending.is_none() {
            return Err(ConcedeError::GameOver);
        }
        let staying = self.state.alive.without(self.state.leaving);
        if !staying.contains(seat) {
            return Err(ConcedeError::NotPlaying(seat));
        }
        let mut left = staying;
        left.remove(seat);
        let survivor = left.iter().next().ok_or(ConcedeError::NotPlaying(seat))?;
        let side = self.state.side(survivor);
        if left.without(side).is_empty() {
            let outcome = Outcome { winners: side, by: By::Elimination, card: None };
            let gone = self.state.alive.without(left);
            self.state.alive = left;
            self.state.leaving = Seats::NONE;
            self.state.outcome = Some(outcome);
            self.state.step = Step::Over;
            if let Some(log) = log.as_deref_mut() {
                log.extend(gone.iter().map(|player| Event::Eliminated { player }));
                log.push(Event::Ended { outcome });
            }
            self.run(log);
            return Ok(());
        }
        if !self.state.rules.elimination {
            return Err(ConcedeError::NoSuchRule);
        }
        self.checkpoint.leaving.insert(seat);
        self.checkpoint.leaving_after[seat] = self.answers.len() as u16;
        self.rerun(log);
        Ok(())
    }

    /// A hash of everything that decides how the game can go on.
    #[must_use]
    pub fn hash(&self) -> u64 {
        // A suspended step is all in where it began and what was answered since.
        let mut hash = if self.pending.is_some() { self.checkpoint.hash() } else { self.state.hash() };
        for &answer in &self.answers {
            hash = (hash ^ u64::from(answer)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        hash
    }

    /// Whether the game waits for an action, so that no effect is suspended.
    pub(crate) fn is_between_actions(&self) -> bool {
        self.checkpoint.step == Step::Act && self.answers.is_empty()
    }

    /// The game between two actions with other cards in hidden places. What the player who acts
    /// can do stays the same, so nothing has to be run again.
    pub(crate) fn dealt_otherwise(&self, exchanged: &[(CardId, CardId)], luck: u64) -> Game {
        let mut twin = self.clone();
        twin.checkpoint.table.relabel(exchanged);
        twin.checkpoint.chance = self.checkpoint.chance.renewed(self.state.chance, luck);
        twin.state.table.set_to(&twin.checkpoint.table);
        twin.state.chance = twin.checkpoint.chance;
        twin
    }

    /// The game as it would be if in the place of each first card lay the second, and chance were
    /// to go on otherwise. None if that would lead to another decision than the one the game waits
    /// for.
    pub(crate) fn dreamt(&self, exchanged: &[(CardId, CardId)], luck: u64) -> Option<Game> {
        let mut twin = self.clone();
        twin.checkpoint.chance = self.checkpoint.chance.renewed(self.state.chance, luck);
        twin.relabelled(exchanged).then_some(twin)
    }

    /// Puts the second card of each pair in the place of the first and runs the suspended step again;
    /// says whether that leads to the same decision.
    fn relabelled(&mut self, exchanged: &[(CardId, CardId)]) -> bool {
        let (asked, answers) = (self.pending, self.answers.len());
        self.checkpoint.table.relabel(exchanged);
        self.state.set_to(&self.checkpoint);
        self.run(None);
        self.pending == asked && self.answers.len() == answers
    }

    /// The game as it would be if two hidden cards lay in each other's places. None if that
    /// would lead to another decision than the one the game waits for.
    ///
    /// This is how worlds are made that a seat cannot tell apart.
    #[must_use]
    pub fn with_exchanged(&self, one: CardId, other: CardId) -> Option<Game> {
        let mut twin = self.clone();
        twin.relabelled(&[(one, other), (other, one)]).then_some(twin)
    }
}

/// Why a choice was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChooseError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Not among the options.
    #[error("\"{0}\" is not one of the options of this decision")]
    NotAnOption(String),
    /// An index beyond the list of options.
    #[error("there is no option {index}; this decision has {options}, counted from 0")]
    NoSuchIndex {
        /// What was asked for.
        index: usize,
        /// How many there are.
        options: usize,
    },
}

/// Why a concession was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConcedeError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// No such player, or one who is out already.
    #[error("player {0} is not in the game")]
    NotPlaying(Seat),
    /// The edition has no elimination.
    #[error("this edition has no rule for leaving a game that goes on without you")]
    NoSuchRule,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;
    use crate::zone::Zone;

    /// Plays by the first option, and takes no action at all.
    struct Idler;

    impl Policy for Idler {
        fn choose(&mut self, _: &State, _: &Decision<'_>) -> usize {
            0
        }

        fn play_on(&mut self, _: &State) -> bool {
            false
        }
    }

    #[test]
    fn a_policy_that_has_enough_takes_no_action() {
        let mut game = toy::game_with_top("age 1");
        let before = game.hash();
        game.play_out(&mut Idler);
        assert_eq!(game.hash(), before);
    }

    /// Draws twice, or does what comes next in the list.
    struct Drawer(u8);

    impl Policy for Drawer {
        fn choose(&mut self, _: &State, _: &Decision<'_>) -> usize {
            0
        }

        fn play_on(&mut self, _: &State) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 > 0
        }
    }

    /// Three play, and somebody has the Figure. The current player takes an action: gives who is left,
    /// whose action is next, and how many cards the current player has in hand and on the board.
    fn after(figure: &str, owner: usize, action: &str) -> (Vec<usize>, usize, [usize; 2]) {
        let mut state = toy::state_of_losers();
        let me = Seat::at(0);
        toy::put(&mut state, "age 3", Zone::hand(me));
        toy::meld(&mut state, Seat::at(owner), figure);
        let mut game = Game::start(&state, None);
        let choice = Choice::parse(action, game.catalog()).expect("it is an action");
        let mut twin = game.clone();
        game.choose(choice).expect("it can be taken");
        if choice == Choice::Draw {
            twin.play_out(&mut Drawer(2));
            assert_eq!(twin.hash(), game.hash(), "a playout of the same action");
        }
        let left = game.state().alive().iter().map(Seat::index).collect();
        let next = game.decision().expect("two are left").player.index();
        let table = game.state().table();
        (left, next, [table.len(Zone::hand(me)), table.tops(me).count()])
    }

    /// Without its actor an action is over; when somebody else is out, it goes on (Q-29, RUL-293).
    #[test]
    fn who_loses_by_a_karma_outside_of_an_effect_is_out() {
        assert_eq!(after("own draw", 0, "draw"), (vec![1, 2], 1, [0, 0]));
        assert_eq!(after("own meld", 0, "meld age 3"), (vec![1, 2], 1, [0, 0]));
        assert_eq!(after("other's draw", 1, "draw"), (vec![0, 2], 0, [2, 0]));
        assert_eq!(after("other's meld", 2, "meld age 3"), (vec![0, 1], 0, [0, 1]));
    }

    /// The first of two opponents loses instead of drawing for an Achieve action; the second one draws.
    #[test]
    fn others_go_on_when_somebody_loses_between() {
        let mut state = toy::state_of_losers();
        let [me, first, second] = [0, 1, 2].map(Seat::at);
        toy::meld(&mut state, me, "age 1");
        toy::put(&mut state, "age 5", Zone::score(me));
        toy::put(&mut state, "age 2", Zone::AVAILABLE);
        toy::put(&mut state, "red mix", Zone::AVAILABLE);
        toy::meld(&mut state, first, "own draw");
        let mut game = Game::start(&state, None);
        game.choose(Choice::Achieve(1.into())).expect("it can be claimed");
        assert_eq!(game.state().alive(), [me, second].into_iter().collect());
        assert_eq!(game.state().table().len(Zone::hand(second)), 1);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "a step taken twice came to two ends")]
    fn an_effect_that_is_not_pure_is_caught() {
        let mut game = toy::game_with_top("moody");
        let moody = game.catalog().find("moody").expect("it is a toy card");
        game.choose(Choice::Dogma(moody)).expect("it is a top card");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "a replayed step told another story")]
    fn an_effect_that_changes_its_story_is_caught() {
        let mut game = toy::game_with_top("fickle");
        let mut log = Vec::new();
        let fickle = game.catalog().find("fickle").expect("it is a toy card");
        let index = game.index_of(Choice::Dogma(fickle)).expect("it is a top card");
        game.choose_and_log(index, Some(&mut log));
        game.choose_and_log(0, Some(&mut log));
    }
}
