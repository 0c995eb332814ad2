//! Looks for a game that ends in a given way, played by dice.

use std::collections::BTreeMap;

use splay_engine::{
    Actions, Catalog, Chronicle, Civilization, Edition, Options, Position, Rules, Seat, Set, Sets,
    Setup, Shown, Stack, Turn,
};

use crate::common::dice::Dice;
use crate::common::midgame::midgame;
use crate::common::walk::deal;
use crate::ending::Ending;

const MOST_SEEDS: u64 = 100_000;
/// A shorter game shows too little.
const FEWEST_MOVES: usize = 8;

pub fn find(edition: Edition, sets: Sets, ending: Ending) -> Option<Chronicle> {
    let play = |seed| played(begin(edition, sets, ending, seed), ending, &mut Dice::new(seed));
    (0..MOST_SEEDS).map(play).find(|game| ending.fits(game) && game.moves().len() >= FEWEST_MOVES)
}

/// Common endings come from the deal; rare ones from where they are near.
fn begin(edition: Edition, sets: Sets, ending: Ending, seed: u64) -> Chronicle {
    let catalog = splay_cards::catalog(edition, sets);
    let from = |position| Chronicle::from_position(catalog, position).expect("it is possible");
    match ending {
        Ending::Draw | Ending::Shared => from(last_cards(catalog, seed)),
        Ending::Elimination => from(midgame(catalog, 3, None, &mut Dice::new(seed))),
        // Only two can end a game by giving up in every edition.
        Ending::Concession => deal(&Setup::with(edition, sets, 2, seed)),
        _ => {
            let most = Rules::of(edition, sets, 2, false).most_players;
            deal(&Setup::with(edition, sets, 2 + seed as usize % (most - 1), seed))
        }
    }
}

fn played(mut game: Chronicle, ending: Ending, dice: &mut Dice) -> Chronicle {
    while game.decision().is_some() {
        if ending == Ending::Concession && game.moves().len() > 40 {
            game.concede(Seat::at(0)).expect("a player may give up");
        } else {
            let index = dice.below(game.game().options().len());
            game.choose_index(index).expect("it is one of the options");
        }
    }
    game
}

/// Two players with a card of the last age and one point each; only a few cards left to draw.
fn last_cards(catalog: &'static Catalog, seed: u64) -> Position {
    let last = catalog.innovations().map(|facts| facts.card.value()).max().expect("there are cards");
    let (mut late, mut early): (Vec<_>, Vec<_>) =
        catalog.innovations().map(|facts| facts.card).partition(|card| card.value() == last);
    Dice::new(seed).shuffle(&mut late);
    let face = |card: &splay_engine::Card| Shown::Face(catalog.title(card.id()).to_owned());
    let mut player = || {
        let top = late.pop().expect("there are ten cards of an age");
        let stack = Stack { cards: vec![face(&top)], ..Stack::default() };
        Civilization {
            board: BTreeMap::from([(top.color(), stack)]),
            score: vec![face(&early.remove(0))],
            ..Civilization::default()
        }
    };
    let players = vec![player(), player()];
    let gone: Vec<Shown> = early.iter().map(face).collect();
    let is_junk = catalog.edition == Edition::Fourth;
    Position {
        edition: catalog.edition,
        sets: catalog.sets,
        players,
        achievements: Some(Vec::new()),
        decks: BTreeMap::from([(
            Set::Base,
            BTreeMap::from([(last.get(), late.iter().map(face).collect())]),
        )]),
        removed: if is_junk { Vec::new() } else { gone.clone() },
        junk: if is_junk { gone } else { Vec::new() },
        turn: Turn { seat: 0, actions: 2, number: None, begun: false, used: Actions::NONE },
        teams: Vec::new(),
        options: Options::default(),
        outcome: None,
    }
}
