//! Learning from games what a position is worth.

use splay_bots::learn::{Lesson, examine, learn, lessons};
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

fn taught_by(seeds: std::ops::Range<u64>) -> Vec<Lesson> {
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    seeds.flat_map(|seed| lessons(&uneven_game(seed), catalog).unwrap()).collect()
}

#[test]
fn who_has_learnt_knows_who_is_ahead() {
    let (taught, exam) = (taught_by(0..40), taught_by(40..60));
    let mut marks = Vec::new();
    let model = learn(&taught, 4, 7, |_, model| marks.push(examine(model, &exam)));
    assert_eq!(marks.len(), 4);
    let mark = examine(&model, &exam);
    // Who knows nothing gives both players an even chance, which is a loss of ln 2.
    assert!(mark.loss < 0.6 && mark.right > 0.7, "{mark:?}");
    assert_eq!(model, learn(&taught, 4, 7, |_, _| {}), "the same lessons made another model");
}

#[test]
fn an_unfinished_game_teaches_nothing() {
    let mut record = uneven_game(1);
    record.outcome = None;
    assert!(lessons(&record, splay_cards::catalog(Edition::Third, Sets::BASE)).unwrap().is_empty());
    let mut broken = uneven_game(1);
    broken.choices[3] = "dogma Nothing".to_owned();
    assert!(lessons(&broken, splay_cards::catalog(Edition::Third, Sets::BASE)).is_err());
}
