//! Learning from games what a position is worth, and what to choose at a glance.

use splay_bots::learn::evaluation::{self, Lessons};
use splay_bots::learn::habits::{self, Examples};
use splay_bots::learn::{Course, Habits, Model};
use splay_bots::{Greedy, Random};
use splay_engine::{Chronicle, Edition, Policy, Record, Sets, Setup};

/// A game between a greedy and a random player, who changes seats with the seed.
fn uneven_game(seed: u64) -> Record {
    let setup = Setup::base(Edition::Third, 2, seed);
    let mut game = Chronicle::new(splay_cards::catalog(Edition::Third, Sets::BASE), setup).unwrap();
    let (mut greedy, mut random) = (Greedy::new(seed), Random::new(seed));
    while let Some(decision) = game.decision() {
        let index = if decision.player.index() as u64 == seed % 2 {
            greedy.choose(game.state(), &decision)
        } else {
            random.choose(game.state(), &decision)
        };
        game.choose_index(index).unwrap();
    }
    game.record()
}

fn base() -> &'static splay_engine::Catalog {
    splay_cards::catalog(Edition::Third, Sets::BASE)
}

fn taught_by(seeds: std::ops::Range<u64>) -> Lessons {
    let mut lessons = Lessons::default();
    seeds.for_each(|seed| lessons.add(&uneven_game(seed), base()).unwrap());
    lessons
}

#[test]
fn who_has_learnt_knows_who_is_ahead() {
    let (taught, exam) = (taught_by(0..40), taught_by(40..60));
    let mut marks = Vec::new();
    let model = evaluation::learn(&taught, &Model::BLANK, Course::of(4, 7), |_, model| {
        marks.push(evaluation::examine(model, &exam))
    });
    assert_eq!(marks.len(), 8, "twice four rounds");
    // Who knows nothing gives both players an even chance, which is a loss of ln 2.
    let blank = evaluation::examine(&Model::BLANK, &exam);
    assert!((blank.loss - std::f64::consts::LN_2).abs() < 1e-6, "{blank:?}");
    let mark = evaluation::examine(&model, &exam);
    assert!(mark.loss < 0.6 && mark.right > 0.7, "{mark:?}");
    let again = evaluation::learn(&taught, &Model::BLANK, Course::of(4, 7), |_, _| {});
    assert_eq!(model, again, "the same lessons made another model");
    let read: Model = model.to_string().parse().unwrap();
    let reread = evaluation::examine(&read, &exam);
    assert!((reread.loss - mark.loss).abs() < 1e-2, "{reread:?} after reading, {mark:?} before");
}

#[test]
fn what_was_learnt_before_is_kept() {
    let before = evaluation::learn(&taught_by(0..10), &Model::BLANK, Course::of(2, 7), |_, _| {});
    let after = evaluation::learn(&taught_by(10..20), &before, Course::of(2, 7), |_, _| {});
    let catalog = base();
    for id in catalog.ids() {
        let (was, is) = (before.of(catalog.title(id)), after.of(catalog.title(id)));
        assert!(was.iter().zip(&is).all(|(was, is)| *was == 0.0 || was == is), "{was:?} became {is:?}");
    }
    assert_ne!(before, after, "nothing new was learned");
}

/// The choices of games between two greedy players.
fn shown_by(seeds: std::ops::Range<u64>) -> Examples {
    let mut examples = Examples::default();
    for seed in seeds {
        let mut game = Chronicle::new(base(), Setup::base(Edition::Third, 2, seed)).unwrap();
        let mut greedy = Greedy::new(seed);
        while let Some(decision) = game.decision() {
            let index = greedy.choose(game.state(), &decision);
            game.choose_index(index).unwrap();
        }
        examples.add(&game.record(), base()).unwrap();
    }
    examples
}

#[test]
fn who_has_watched_knows_what_will_be_chosen() {
    let (shown, exam) = (shown_by(0..30), shown_by(30..40));
    let habits = habits::learn(&shown, &Habits::BLANK, Course::of(8, 7), |_, _| {});
    let (before, after) = (habits::examine(&Habits::BLANK, &exam), habits::examine(&habits, &exam));
    assert!(after.loss < 0.9 * before.loss, "{before:?} became {after:?}");
    assert!(after.right > before.right + 0.1, "{before:?} became {after:?}");
    assert_eq!(
        habits,
        habits::learn(&shown, &Habits::BLANK, Course::of(8, 7), |_, _| {}),
        "the same examples made other habits"
    );
}

#[test]
fn an_unfinished_game_teaches_nothing() {
    let mut record = uneven_game(1);
    record.outcome = None;
    let mut lessons = Lessons::default();
    lessons.add(&record, base()).unwrap();
    assert!(lessons.is_empty());
}

#[test]
fn a_broken_record_is_refused() {
    let mut broken = uneven_game(1);
    broken.choices[3] = "dogma Nothing".to_owned();
    assert!(Lessons::default().add(&broken, base()).is_err());
    assert!(Examples::default().add(&broken, base()).is_err());
}
