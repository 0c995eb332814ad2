//! There and back again: undo, clones, records and positions lose nothing.

use splay_engine::{Chronicle, Game, Move, Position, Record};

use crate::common::dice::Dice;
use crate::common::seatings::{every_setup, some_setups_of_each_seating};
use crate::common::walk::{Snapshot, is_between_actions, walk_each};

#[test]
fn undo_takes_choices_back() {
    walk_each(&some_setups_of_each_seating(4), |game, dice| {
        if game.decision().is_none() || !dice.once_in(1 + game.moves().len() / 20) {
            return;
        }
        // Within the turn, or over several turns.
        let mut other = game.clone();
        for _ in 0..1 + dice.below(30) {
            let options = other.game().options().len();
            if options > 0 {
                other.choose_index(dice.below(options)).expect("it is one of the options");
            }
        }
        let made = other.moves().len() - game.moves().len();
        for _ in 0..made {
            other.undo().expect("a choice was made");
        }
        assert_eq!(Snapshot::of(other.game()), Snapshot::of(game.game()));
        assert_eq!(other.events(), game.events());
        assert_eq!(other.moves(), game.moves());
    });
}

#[test]
fn a_game_does_not_feel_what_is_done_to_its_clone() {
    walk_each(&some_setups_of_each_seating(4), |game, dice| {
        let before = Snapshot::of(game.game());
        let mut clone = game.game().clone();
        for _ in 0..5 {
            if !clone.options().is_empty() {
                clone.choose_unchecked(dice.below(clone.options().len()));
            }
        }
        assert_eq!(Snapshot::of(game.game()), before);
    });
}

#[test]
fn the_record_of_a_game_replays_to_the_same_game() {
    walk_each(&every_setup(), |game, dice| {
        if game.decision().is_none() || dice.once_in(100) {
            let text = serde_json::to_string(&game.record()).expect("a record can be written");
            let record: Record = serde_json::from_str(&text).expect("and read");
            assert_eq!(record, game.record());
            let again = record.replay(game.game().catalog()).expect("and played again");
            assert_eq!(Snapshot::of(again.game()), Snapshot::of(game.game()));
            assert_eq!(again.events(), game.events());
        }
    });
}

#[test]
fn a_game_goes_on_from_its_position() {
    walk_each(&every_setup(), |game, dice| {
        if is_between_actions(game) && !somebody_leaves(game) && dice.once_in(8) {
            goes_on(game, dice);
        }
    });
}

/// Whether somebody has given up and leaves when the action ends, which no position can say.
fn somebody_leaves(game: &Chronicle) -> bool {
    let leaves =
        |&made: &Move| matches!(made, Move::Concession(seat) if game.state().alive().contains(seat));
    game.moves().iter().any(leaves)
}

fn goes_on(game: &Chronicle, dice: &mut Dice) {
    let position = game.state().position();
    let text = serde_json::to_string(&position).expect("a position can be written");
    let read: Position = serde_json::from_str(&text).expect("and read");
    assert_eq!(read, position);
    let mut loaded = Game::from_position(game.game().catalog(), &read).expect("and played from");
    assert_eq!(loaded.state().position(), position);
    assert_eq!(loaded.options(), game.game().options());
    // The same choice leads to the same table.
    let mut original = game.game().clone();
    let index = dice.below(original.options().len());
    original.choose_unchecked(index);
    loaded.choose_unchecked(index);
    assert_eq!(but_for_the_order_of_decks(&loaded), but_for_the_order_of_decks(&original));
    assert_eq!(loaded.outcome(), original.outcome());
}

/// The position of a game with the cards of each deck sorted: those that are returned unseen, as by
/// Laser, go back in an order that only the secret of a game knows, and a position tells no secrets.
fn but_for_the_order_of_decks(game: &Game) -> Position {
    let mut position = game.state().position();
    for deck in position.decks.values_mut().flat_map(|decks| decks.values_mut()) {
        deck.sort_by_key(|card| format!("{card:?}"));
    }
    position
}
