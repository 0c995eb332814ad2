//! Many games at once go as they would one by one.

use std::sync::atomic::AtomicBool;

use splay_arena::{Arrays, Many, ManyError, Payoff, Seating};
use splay_bots::{Bot, Dice};
use splay_engine::{Edition, Setup};

/// Nobody interrupts.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// Arrays for so many games.
struct Sheet {
    player: Vec<i8>,
    legal: Vec<i32>,
    counts: Vec<i32>,
    mask: Vec<u8>,
    observation: Vec<i16>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
    truncated: Vec<u8>,
}

impl Sheet {
    fn of(many: &Many) -> Sheet {
        let games = many.len();
        Sheet {
            player: vec![0; games],
            legal: vec![0; games * many.width()],
            counts: vec![0; games],
            mask: vec![0; games * many.space().len()],
            observation: vec![0; games * many.observation().len()],
            rewards: vec![0.0; games * many.space().players()],
            terminated: vec![0; games],
            truncated: vec![0; games],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            player: &mut self.player,
            legal: &mut self.legal,
            counts: &mut self.counts,
            mask: &mut self.mask,
            observation: &mut self.observation,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

fn seating(players: usize, bots: &[Option<&str>]) -> Seating {
    Seating {
        setup: Setup::base(Edition::Third, players, 4),
        bots: bots.iter().map(|name| name.map(|name| Bot::from_name(name).unwrap())).collect(),
        most_turns: 1000,
        memory: false,
    }
}

/// Takes random steps and notes everything that was written.
fn story(
    seating: Seating,
    games: usize,
    threads: usize,
    steps: usize,
) -> Vec<(Vec<i8>, Vec<i16>, Vec<f32>)> {
    let mut many = Many::new(seating, games, threads, &GO_ON).unwrap();
    let (width, size) = (many.width(), many.space().len());
    let mut sheet = Sheet::of(&many);
    let mut dice = Dice::new(9);
    let mut story = Vec::new();
    many.look(&mut sheet.arrays()).unwrap();
    for _ in 0..steps {
        let mut actions = Vec::new();
        for game in 0..games {
            let legal = &sheet.legal[game * width..][..sheet.counts[game] as usize];
            let mask = &sheet.mask[game * size..][..size];
            assert_eq!(mask.iter().filter(|&&bit| bit == 1).count(), legal.len());
            assert!(legal.iter().all(|&action| mask[action as usize] == 1));
            actions.push(legal[dice.below(legal.len())]);
        }
        many.step(&actions, &mut sheet.arrays(), &GO_ON).unwrap();
        story.push((sheet.player.clone(), sheet.observation.clone(), sheet.rewards.clone()));
    }
    story
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let plays = |threads| story(seating(3, &[]), 10, threads, 300);
    assert_eq!(plays(1), plays(3));
}

#[test]
fn games_end_and_begin_anew() {
    let story = story(seating(2, &[]), 8, 2, 1500);
    let ended: Vec<&[f32]> = story.iter().flat_map(|(_, _, rewards)| rewards.chunks(2)).collect();
    let won = ended.iter().filter(|rewards| **rewards == [1.0, -1.0]).count();
    let lost = ended.iter().filter(|rewards| **rewards == [-1.0, 1.0]).count();
    assert!(won > 5 && lost > 5, "{won} won, {lost} lost");
}

#[test]
fn bots_play_at_their_seats() {
    for bot in ["random", "greedy", "medium"] {
        let steps = if bot == "medium" { 5 } else { 200 };
        let story = story(seating(2, &[None, Some(bot)]), 2, 2, steps);
        assert!(story.iter().all(|(players, _, _)| players.iter().all(|&player| player == 0)), "{bot}");
    }
}

#[test]
fn a_game_that_goes_on_and_on_is_broken_off() {
    let short = Seating { most_turns: 3, ..seating(2, &[]) };
    let mut many = Many::new(short, 2, 1, &GO_ON).unwrap();
    let mut sheet = Sheet::of(&many);
    many.look(&mut sheet.arrays()).unwrap();
    let mut broken_off = 0;
    for _ in 0..200 {
        let actions: Vec<i32> = (0..2).map(|game| sheet.legal[game * many.width()]).collect();
        many.step(&actions, &mut sheet.arrays(), &GO_ON).unwrap();
        broken_off += usize::from(sheet.truncated.contains(&1));
        assert!(sheet.rewards.iter().all(|&reward| reward == 0.0));
    }
    assert!(broken_off > 5, "{broken_off}");
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut many = Many::new(seating(2, &[]), 2, 1, &GO_ON).unwrap();
    let mut sheet = Sheet::of(&many);
    many.look(&mut sheet.arrays()).unwrap();
    let before = sheet.observation.clone();
    let good = sheet.legal[0];
    let refused = many.step(&[good, -1], &mut sheet.arrays(), &GO_ON);
    assert_eq!(refused, Err(ManyError::Illegal { game: 1, action: -1 }));
    assert_eq!(
        many.step(&[good], &mut sheet.arrays(), &GO_ON),
        Err(ManyError::Length { actions: 1, games: 2 })
    );
    many.look(&mut sheet.arrays()).unwrap();
    assert_eq!(sheet.observation, before);
    let short = many.look(&mut Arrays { counts: &mut [0], ..sheet.arrays() });
    assert_eq!(short, Err(ManyError::Array { name: "counts", len: 1, wanted: 2 }));
    let nobody = Many::new(seating(2, &[Some("random"), Some("random")]), 1, 1, &GO_ON);
    assert_eq!(nobody.err(), Some(ManyError::NoLearner));
}

#[test]
fn games_that_were_interrupted_are_dealt_anew() {
    let thinkers = || seating(2, &[None, Some("mcts:20")]);
    let stop = AtomicBool::new(true);
    assert_eq!(Many::new(thinkers(), 2, 1, &stop).err(), Some(ManyError::Interrupted));
    let mut many = Many::new(thinkers(), 2, 1, &GO_ON).unwrap();
    let mut sheet = Sheet::of(&many);
    many.look(&mut sheet.arrays()).unwrap();
    let before = sheet.observation.clone();
    let actions: Vec<i32> = (0..2).map(|game| sheet.legal[game * many.width()]).collect();
    assert_eq!(many.step(&actions, &mut sheet.arrays(), &stop), Err(ManyError::Interrupted));
    assert_eq!(many.step(&actions, &mut sheet.arrays(), &GO_ON), Err(ManyError::Interrupted));
    assert_eq!(many.look(&mut sheet.arrays()), Err(ManyError::Interrupted));
    many.reset(4, &GO_ON).unwrap();
    many.look(&mut sheet.arrays()).unwrap();
    assert_eq!(sheet.observation, before);
    many.step(&actions, &mut sheet.arrays(), &GO_ON).unwrap();
}

#[test]
fn winners_and_losers_come_to_nothing() {
    use splay_engine::{By, Outcome, Seat, Seats};
    for (winners, players) in [(1, 2), (1, 4), (2, 4), (3, 3), (0, 2)] {
        let winners: Seats = (0..winners).map(Seat::at).collect();
        let mut payoff = vec![9.0; players];
        Payoff::write(Some(Outcome { winners, by: By::Score, card: None }), &mut payoff);
        assert!(payoff.iter().sum::<f32>().abs() < 1e-6, "{payoff:?}");
    }
}
