//! A whole game, looked at when it is over: how everybody's chances rose and fell, and which choices
//! gave something away. It is thought out in small portions, so that whoever has it made can stop
//! between them, say how far it is, and let others think meanwhile.

use std::sync::atomic::AtomicBool;

use splay_engine::{Catalog, Chronicle, Move, Phrase, Prompt, Record, RecordError, Seat};

use crate::advice::Advice;
use crate::{Budget, Judge, Search};

/// For every choice of the game.
const QUICK: Search = Search::new(Budget::Tries(500));

/// For those that seem to have given something away.
const CAREFUL: Search = Search::new(Budget::Tries(6000));

/// How many choices of each player are looked at carefully.
const DOUBTFUL: usize = 7;

/// How many turning points of each player are told at most.
const TOLD: usize = 4;

/// What a choice must have given away to be told.
const WORTH_TELLING: f32 = 0.04;

/// What it must seem to have given away to be looked at carefully.
const WORTH_A_LOOK: f32 = 0.03;

/// Which dice the search throws: always the same, so that a review can be repeated.
const SEED: u64 = 1;

/// A careful look costs as much as so many quick ones.
const WEIGHT: usize = 12;

/// A game, looked at when it is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How likely everybody was to win, action by action.
    pub course: Vec<Moment>,
    /// The choices that gave most away, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// How everybody stood at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// After how many moves.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// How likely each player was to win, by seat.
    pub chances: Vec<f32>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// Before it, so many moves had been made.
    pub moves: usize,
    /// In which turn.
    pub turn: u16,
    /// Whose choice it was.
    pub player: Seat,
    /// The card whose effect asked, by title.
    pub source: Option<&'static str>,
    /// What was chosen, in words.
    pub chosen: Phrase,
    /// How likely the player would have been to win with the better option.
    pub chance: f32,
    /// How much of that was given away.
    pub gave_away: f32,
    /// The better option, in words.
    pub better: Phrase,
    /// What was to be expected then, the better option first.
    pub line: Vec<Phrase>,
}

/// A choice that seems to have given something away.
#[derive(Clone, Copy)]
struct Doubt {
    moves: usize,
    turn: u16,
    player: Seat,
    loss: f32,
}

/// Looks at a game, portion by portion.
pub struct Reviewer {
    record: Record,
    catalog: &'static Catalog,
    /// The game as far as it has been looked at.
    here: Chronicle,
    course: Vec<Moment>,
    /// What choices seem to have given away.
    doubtful: Vec<Doubt>,
    /// Whether all choices have been looked at once.
    looked: bool,
    turning_points: Vec<TurningPoint>,
}

impl Reviewer {
    /// Will look at a recorded game.
    ///
    /// # Errors
    /// If the record is no game.
    pub fn new(record: Record, catalog: &'static Catalog) -> Result<Reviewer, RecordError> {
        // What is no game is refused now, and not after half of it.
        record.replay(catalog)?;
        let here = record.replay_until(catalog, 0)?;
        Ok(Reviewer {
            record,
            catalog,
            here,
            course: Vec::new(),
            doubtful: Vec::new(),
            looked: false,
            turning_points: Vec::new(),
        })
    }

    /// How much of it is done, from 0 to 1.
    #[must_use]
    pub fn done(&self) -> f32 {
        let choices = self.record.choices.len();
        let most = DOUBTFUL * self.record.players.len();
        let all = choices + most * WEIGHT;
        let careful = if self.looked { (most - self.doubtful.len()) * WEIGHT } else { 0 };
        (self.here.moves().len() + careful) as f32 / all.max(1) as f32
    }

    /// Thinks about the next choice. When there is none left, gives the review.
    ///
    /// # Errors
    /// If the record is no game; then it was not one before either.
    pub fn go_on(&mut self, stop: &AtomicBool) -> Result<Option<Review>, RecordError> {
        let next = self.record.choices.get(self.here.moves().len()).cloned();
        if let Some(next) = next {
            self.look_at(&next, stop);
            self.make(&next)?;
        } else if !self.looked {
            self.looked = true;
            self.note_chances(None);
            self.doubtful = greatest(std::mem::take(&mut self.doubtful), DOUBTFUL);
        } else if let Some(Doubt { moves, .. }) = self.doubtful.pop() {
            let before = self.record.replay_until(self.catalog, moves)?;
            let chosen = &self.record.choices[moves];
            let found = turning_point(&before, chosen, stop);
            self.turning_points.extend(found.filter(|found| found.gave_away >= WORTH_TELLING));
        } else {
            return Ok(Some(self.review()));
        }
        Ok(None)
    }

    /// Notes how everybody stands, where somebody is to act and when the game is over. What the one who
    /// acts makes of it counts; the others have what is left, as the table says.
    fn note_chances(&mut self, advice: Option<&Advice>) {
        let state = self.here.state();
        let judged = Judge::Learned.chances(state);
        let mut chances: Vec<f32> = state.seats().map(|seat| judged[seat.index()]).collect();
        let thought = advice.and_then(|advice| advice.best()?.chance);
        if let Some((decision, best)) = self.here.decision().zip(thought) {
            let side = state.side(decision.player);
            let left = (1.0 - best) / (1.0 - judged[decision.player.index()]).max(f32::EPSILON);
            for seat in state.seats() {
                chances[seat.index()] =
                    if side.contains(seat) { best } else { judged[seat.index()] * left };
            }
        }
        let (moves, turn) = (self.here.moves().len(), state.turn());
        self.course.push(Moment { moves, turn, chances });
    }

    fn look_at(&mut self, chosen: &str, stop: &AtomicBool) {
        let Some(decision) = self.here.decision() else { return };
        let player = decision.player;
        let (acting, choosing) = (decision.prompt == Prompt::Action, decision.options.len() > 1);
        let advice = Advice::on(&self.here, QUICK, SEED, stop).filter(|_| acting || choosing);
        if acting {
            self.note_chances(advice.as_ref());
        }
        let loss = advice.filter(|_| choosing).and_then(|advice| advice.loss(chosen));
        if let Some(loss) = loss.filter(|&loss| loss >= WORTH_A_LOOK) {
            let (moves, turn) = (self.here.moves().len(), self.here.state().turn());
            self.doubtful.push(Doubt { moves, turn, player, loss });
        }
    }

    fn make(&mut self, text: &str) -> Result<(), RecordError> {
        let number = self.here.moves().len() + 1;
        let made = Move::parse(text, self.catalog).and_then(|made| self.here.make(made));
        made.map_err(|reason| RecordError::Choice {
            number,
            text: text.to_owned(),
            reason,
            rules: String::new(),
        })
    }

    fn review(&mut self) -> Review {
        let mut turning_points = std::mem::take(&mut self.turning_points);
        turning_points.sort_by(|one, other| other.gave_away.total_cmp(&one.gave_away));
        let mut told = vec![0; self.record.players.len()];
        turning_points.retain(|point| {
            told[point.player.index()] += 1;
            told[point.player.index()] <= TOLD
        });
        turning_points.sort_by_key(|point| point.moves);
        Review { course: std::mem::take(&mut self.course), turning_points }
    }
}

/// The greatest doubts, so many for each player, and in one turn only the greatest of each.
fn greatest(mut doubts: Vec<Doubt>, each: usize) -> Vec<Doubt> {
    doubts.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    let mut kept: Vec<Doubt> = Vec::new();
    for doubt in doubts {
        let theirs = kept.iter().filter(|other| other.player == doubt.player);
        let same_turn = theirs.clone().any(|other| other.turn == doubt.turn);
        if !same_turn && theirs.count() < each {
            kept.push(doubt);
        }
    }
    kept
}

/// What a choice gave away, thought about carefully; none if the search would have chosen it, too.
fn turning_point(game: &Chronicle, chosen: &str, stop: &AtomicBool) -> Option<TurningPoint> {
    let decision = game.decision()?;
    let advice = Advice::on(game, CAREFUL, SEED, stop)?;
    let (gave_away, made) = (advice.loss(chosen)?, advice.of_option(chosen)?);
    let best = advice.best()?;
    Some(TurningPoint {
        moves: game.moves().len(),
        turn: game.state().turn(),
        player: decision.player,
        source: decision.source.map(|card| game.game().catalog().title(card)),
        chosen: made.words.clone(),
        chance: best.chance?,
        gave_away,
        better: best.words.clone(),
        line: advice.line_lines(&game.speaker()),
    })
}

#[cfg(test)]
mod tests {
    use splay_engine::{Edition, Sets, Setup};

    use super::*;
    use crate::Dice;

    /// A game of two who choose anything.
    fn some_game(seed: u64) -> Record {
        let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
        let mut game = Chronicle::new(catalog, Setup::base(Edition::Third, 2, seed)).unwrap();
        let mut dice = Dice::new(seed);
        while let Some(options) = game.decision().map(|decision| decision.options.len()) {
            if game.moves().len() == 60 {
                game.concede(Seat::at(1)).unwrap();
                break;
            }
            game.choose_index(dice.below(options)).unwrap();
        }
        game.record()
    }

    fn reviewed(record: &Record) -> Review {
        let catalog = splay_cards::catalog(record.edition, record.sets);
        let mut reviewer = Reviewer::new(record.clone(), catalog).unwrap();
        let (stop, mut before) = (AtomicBool::new(false), 0.0);
        loop {
            let done = reviewer.done();
            assert!((before..=1.0).contains(&done), "it goes on: {before}, {done}");
            before = done;
            if let Some(review) = reviewer.go_on(&stop).unwrap() {
                return review;
            }
        }
    }

    #[test]
    fn whoever_chooses_anything_gives_something_away() {
        let record = some_game(3);
        let review = reviewed(&record);
        assert_eq!(review.course.last().unwrap().chances, [1.0, 0.0], "the end is certain");
        for moment in &review.course {
            assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
        assert!(!review.turning_points.is_empty());
        assert!(review.turning_points.is_sorted_by_key(|point| point.moves));
        for point in &review.turning_points {
            assert!(point.gave_away >= WORTH_TELLING && point.gave_away <= point.chance);
            assert_ne!(point.chosen, point.better);
            assert!(!point.line.is_empty());
        }
        assert_eq!(reviewed(&record), review, "the same record, the same review");
    }

    #[test]
    fn what_is_no_game_is_refused_at_once() {
        let mut record = some_game(4);
        record.choices[10] = "meld Nothing".to_owned();
        let catalog = splay_cards::catalog(record.edition, record.sets);
        assert!(Reviewer::new(record, catalog).is_err());
    }
}
