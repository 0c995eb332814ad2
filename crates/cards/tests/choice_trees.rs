//! Choice trees: how many lines of play there are at fixed positions, to a small depth. A number
//! that changes shows that a rule, a card or the order of play did.

mod common;

use common::dice::Dice;
use common::midgame::midgame;
use common::walk::deal;
use splay_engine::{Edition, Game, Sets, Setup};

/// How many lines of `depth` choices there are; a game that is over is a line too.
fn lines(game: &Game, depth: usize) -> u64 {
    if depth == 0 || game.decision().is_none() {
        return 1;
    }
    let follow = |index| {
        let mut next = game.clone();
        next.choose_unchecked(index);
        lines(&next, depth - 1)
    };
    (0..game.options().len()).map(follow).sum()
}

/// The number of lines of 1, 2, … choices.
fn tree<const DEPTH: usize>(game: &Game) -> [u64; DEPTH] {
    std::array::from_fn(|n| lines(game, n + 1))
}

fn dealt(edition: Edition, players: usize, seed: u64) -> Game {
    deal(&Setup::base(edition, players, seed)).game().clone()
}

fn halfway(edition: Edition, players: usize, seed: u64) -> Game {
    halfway_with(edition, Sets::BASE, players, seed)
}

fn halfway_with(edition: Edition, sets: Sets, players: usize, seed: u64) -> Game {
    let catalog = splay_cards::catalog(edition, sets);
    let position = midgame(catalog, players, None, &mut Dice::new(seed));
    Game::from_position(catalog, &position).expect("a table dealt at random is possible")
}

/// The trees of two games each for two, three and four players.
fn grown<const DEPTH: usize>(
    edition: Edition,
    begin: fn(Edition, usize, u64) -> Game,
) -> [[u64; DEPTH]; 6] {
    std::array::from_fn(|n| tree(&begin(edition, 2 + n / 2, 10 * edition as u64 + n as u64)))
}

#[test]
fn from_the_deal() {
    let trees = Edition::ALL.map(|edition| grown(edition, dealt));
    assert_eq!(trees, FROM_THE_DEAL);
}

#[test]
fn from_the_middle_of_a_game() {
    let trees = Edition::ALL.map(|edition| grown(edition, halfway));
    assert_eq!(trees, FROM_THE_MIDDLE);
}

/// Each expansion of the third edition alone, and all together: all that are tried but for the pairs.
#[test]
fn from_the_middle_of_a_game_with_expansions() {
    let sets = Sets::tried(Edition::Third).filter(|sets| ![0, 2].contains(&sets.expansions()));
    let trees: Vec<[[u64; 4]; 3]> = sets
        .map(|sets| {
            let seed = 100 * sets.index() as u64;
            std::array::from_fn(|n| tree(&halfway_with(Edition::Third, sets, 2 + n, seed + n as u64)))
        })
        .collect();
    assert_eq!(trees, WITH_EXPANSIONS);
}

/// By edition; lines of one to eight choices.
#[rustfmt::skip]
const FROM_THE_DEAL: [[[u64; 8]; 6]; 3] = [
    [
        [2, 4, 12, 35, 133, 452, 1618, 6923],
        [2, 4, 12, 35, 127, 491, 2192, 10_589],
        [2, 4, 8, 24, 70, 234, 722, 2426],
        [2, 4, 8, 24, 70, 222, 654, 2231],
        [2, 4, 8, 16, 48, 136, 408, 1398],
        [2, 4, 8, 16, 48, 136, 412, 1514],
    ],
    [
        [2, 4, 12, 36, 104, 326, 1212, 4488],
        [2, 4, 12, 37, 128, 487, 1919, 7920],
        [2, 4, 8, 24, 67, 223, 743, 2908],
        [2, 4, 8, 24, 65, 214, 645, 2306],
        [2, 4, 8, 16, 48, 135, 397, 1290],
        [2, 4, 8, 16, 48, 146, 414, 1509],
    ],
    [
        [2, 4, 12, 34, 114, 349, 1132, 4014],
        [2, 4, 12, 36, 133, 501, 2051, 9186],
        [2, 4, 8, 24, 72, 244, 726, 2302],
        [2, 4, 8, 24, 73, 256, 779, 2763],
        [2, 4, 8, 16, 64, 212, 762, 2571],
        [2, 4, 8, 16, 64, 204, 747, 2563],
    ],
];

/// By edition; lines of one to four choices.
#[rustfmt::skip]
const FROM_THE_MIDDLE: [[[u64; 4]; 6]; 3] = [
    [
        [13, 136, 1033, 9036],
        [4, 16, 88, 500],
        [10, 83, 701, 6181],
        [10, 89, 1295, 15_983],
        [12, 119, 779, 5482],
        [14, 142, 970, 5964],
    ],
    [
        [7, 44, 385, 3179],
        [8, 47, 370, 2680],
        [5, 22, 150, 890],
        [7, 36, 228, 1693],
        [11, 103, 678, 4514],
        [13, 144, 1016, 6301],
    ],
    [
        [12, 121, 1281, 12_437],
        [5, 24, 198, 2021],
        [7, 40, 318, 2728],
        [11, 105, 369, 1608],
        [20, 292, 3111, 26_218],
        [14, 112, 880, 6797],
    ],
];

/// Echoes, Cities, Artifacts, Figures, all; two, three and four players; lines of one to four choices.
#[rustfmt::skip]
const WITH_EXPANSIONS: [[[u64; 4]; 3]; 5] = [
    [[7, 30, 144, 1156], [10, 92, 895, 8697], [7, 52, 432, 2473]],
    [[11, 102, 1013, 11_384], [9, 68, 625, 6717], [13, 119, 950, 9126]],
    [[8, 62, 415, 2644], [13, 119, 348, 2384], [7, 36, 328, 3397]],
    [[15, 38, 89, 441], [8, 27, 98, 242], [12, 33, 95, 234]],
    [[3, 20, 157, 1934], [3, 28, 213, 814], [3, 27, 60, 308]],
];
