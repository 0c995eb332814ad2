//! Whether answers come one by one from outside or at once from a policy, the game is the same.

use splay_engine::{Decision, Game, Policy, State};

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{Snapshot, walk_each};

/// Dice that stop after some actions.
struct Visitor {
    dice: Dice,
    actions_left: usize,
    decisions: usize,
}

impl Policy for Visitor {
    fn choose(&mut self, _: &State, decision: &Decision<'_>) -> usize {
        self.decisions += 1;
        self.dice.below(decision.options.len())
    }

    fn play_on(&mut self, _: &State) -> bool {
        self.actions_left = self.actions_left.saturating_sub(1);
        self.actions_left > 0
    }
}

fn same_choices_one_by_one(game: &Game, mut dice: Dice, decisions: usize) -> Game {
    let mut game = game.clone();
    for _ in 0..decisions {
        game.choose_unchecked(dice.below(game.options().len()));
    }
    game
}

#[test]
fn a_policy_and_suspension_lead_to_the_same_end() {
    walk_each(&every_setup(), |game, dice| {
        if dice.once_in(100) {
            compare(game.game(), dice, usize::MAX);
        }
    });
}

#[test]
fn a_policy_that_stops_leaves_the_game_where_suspension_would() {
    walk_each(&every_setup(), |game, dice| {
        if dice.once_in(4) {
            let actions = 1 + dice.below(3);
            compare(game.game(), dice, actions);
        }
    });
}

fn compare(game: &Game, dice: &mut Dice, actions: usize) {
    let dice = Dice::new(dice.seed());
    let mut visitor = Visitor { dice: dice.clone(), actions_left: actions, decisions: 0 };
    let mut played = game.clone();
    played.play_out(&mut visitor);
    let stepped = same_choices_one_by_one(game, dice, visitor.decisions);
    assert_eq!(Snapshot::of(&played), Snapshot::of(&stepped));
    assert_eq!(played.outcome(), stepped.outcome());
    assert_eq!(played.outcome().is_some(), played.decision().is_none());
}
