//! A game that takes the place of another, dealt there or copied, is as if it had been there all along.

use splay_engine::Game;

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{Snapshot, deal, walk_each};

#[test]
fn a_game_dealt_in_the_place_of_another_is_as_a_new_one() {
    for setup in every_setup().into_iter().filter(|setup| setup.salt.is_none()) {
        let mut dice = Dice::new(setup.seed);
        let mut game = deal(&setup).game().clone();
        for _ in 0..dice.below(200) {
            if game.decision().is_some() {
                game.choose_unchecked(dice.below(game.options().len()));
            }
        }
        game.deal_again(setup.seed);
        assert_eq!(Snapshot::of(&game), Snapshot::of(deal(&setup).game()), "{setup:?}");
    }
}

#[test]
fn a_game_copied_into_the_place_of_another_goes_on_as_the_first() {
    let mut place: Option<Game> = None;
    walk_each(&every_setup(), |game, dice| {
        if dice.once_in(10) {
            // Mostly another moment of the same game; sometimes one of another set-up.
            let mut copy = place.take().unwrap_or_else(|| game.game().clone());
            copy.clone_from(game.game());
            let mut original = game.game().clone();
            assert_eq!(Snapshot::of(&copy), Snapshot::of(&original));
            for _ in 0..dice.below(5) {
                if original.decision().is_some() {
                    let index = dice.below(original.options().len());
                    original.choose_unchecked(index);
                    copy.choose_unchecked(index);
                    assert_eq!(Snapshot::of(&copy), Snapshot::of(&original));
                }
            }
            place = Some(copy);
        }
    });
}
