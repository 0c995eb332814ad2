//! A walk through a game by dice, with a look at every decision.

use splay_engine::{CardId, Choice, Chronicle, Game, Prompt, Seat, Setup};

use super::dice::Dice;
use super::midgame::midgame;

/// More decisions than any game may take.
pub const MOST_DECISIONS: usize = 20_000;

/// Deals a game.
pub fn deal(setup: &Setup) -> Chronicle {
    Chronicle::new(splay_cards::catalog(setup.edition, setup.sets), setup.clone())
        .unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

/// Plays a game to its end, looking at it at every decision and once more when it is over.
/// Where a game goes on without those who give up, now and then somebody does.
pub fn walk(mut chronicle: Chronicle, dice: &mut Dice, mut look: impl FnMut(&Chronicle, &mut Dice)) {
    for _ in 0..MOST_DECISIONS {
        look(&chronicle, dice);
        if chronicle.decision().is_none() {
            return;
        }
        let state = chronicle.state();
        if state.rules().elimination && state.alive().len() > 2 && dice.once_in(150) {
            let seat = Seat::at(dice.below(state.players()));
            // Who is out already cannot give up.
            let _ = chronicle.concede(seat);
        } else {
            let index = dice.below(chronicle.game().options().len());
            chronicle.choose_index(index).expect("it is one of the options");
        }
    }
    panic!("the game does not end: {}", retell(&chronicle));
}

/// How many games of each set-up begin with the deal.
const FROM_THE_DEAL: u64 = 2;
/// How many begin in the middle of a game, where the late cards are; these are short.
const FROM_THE_MIDDLE: u64 = 8;

/// The games of a set-up that are walked through.
pub fn games(setup: &Setup) -> Vec<Chronicle> {
    let seeds = |many: u64| (0..many).map(|n| setup.seed * 10 + n);
    let dealt = seeds(FROM_THE_DEAL).map(|seed| deal(&Setup { seed, ..setup.clone() }));
    dealt.chain(seeds(FROM_THE_MIDDLE).map(|seed| in_the_middle(setup, seed))).collect()
}

fn in_the_middle(setup: &Setup, seed: u64) -> Chronicle {
    let catalog = splay_cards::catalog(setup.edition, setup.sets);
    let mut position = midgame(catalog, setup.players, None, &mut Dice::new(seed));
    position.teams.clone_from(&setup.teams);
    position.options = setup.options;
    Chronicle::from_position(catalog, position).expect("a table dealt at random is possible")
}

/// Walks through the games of each set-up.
pub fn walk_each(setups: &[Setup], mut look: impl FnMut(&Chronicle, &mut Dice)) {
    for setup in setups {
        for game in games(setup) {
            walk(game, &mut Dice::new(setup.seed), &mut look);
        }
    }
}

/// The decision a game waits for, its options, and the hash: two games that agree in these are
/// the same to anybody who plays them.
#[derive(PartialEq, Debug)]
pub struct Snapshot {
    hash: u64,
    decision: Option<(Seat, Option<CardId>, Prompt)>,
    options: Vec<Choice>,
}

impl Snapshot {
    pub fn of(game: &Game) -> Snapshot {
        Snapshot {
            hash: game.hash(),
            decision: game.decision().map(|open| (open.player, open.source, open.prompt)),
            options: game.options().to_vec(),
        }
    }
}

/// Whether the next decision is an action, so that nothing is suspended.
pub fn is_between_actions(chronicle: &Chronicle) -> bool {
    chronicle.decision().is_some_and(|decision| decision.prompt == Prompt::Action)
}

/// The game as a record, to be pasted into a bug report.
pub fn retell(chronicle: &Chronicle) -> String {
    serde_json::to_string(&chronicle.record()).expect("a record can be written")
}
