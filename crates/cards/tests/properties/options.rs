//! A decision is one pick from a list: never empty, never twice the same, each option readable,
//! and nothing else accepted.

use std::collections::HashSet;

use splay_engine::{
    Age, Choice, ChooseError, Chronicle, Color, MAX_SEATS, Pile, Prompt, Seat, Set, Zone,
};

use crate::common::dice::Dice;
use crate::common::seatings::every_setup;
use crate::common::walk::{Snapshot, walk_each};

#[test]
fn options_are_distinct_and_enough_for_a_choice() {
    walk_each(&every_setup(), |game, _| {
        let Some(decision) = game.decision() else {
            assert!(game.game().options().is_empty(), "a game that is over asks nothing");
            return;
        };
        let least = if decision.prompt == Prompt::Action { 1 } else { 2 };
        assert!(decision.options.len() >= least, "{:?} leaves no choice", decision.prompt);
        let distinct: HashSet<Choice> = decision.options.iter().copied().collect();
        assert_eq!(distinct.len(), decision.options.len(), "{:?}", decision.options);
    });
}

#[test]
fn options_are_written_and_read_back() {
    walk_each(&every_setup(), |game, _| {
        let catalog = game.game().catalog();
        for &option in game.game().options() {
            let text = option.text(catalog);
            assert_eq!(Choice::parse(&text, catalog), Ok(option), "{text}");
        }
    });
}

#[test]
fn options_are_accepted_and_everything_else_is_refused() {
    walk_each(&every_setup(), |chronicle, dice| {
        let before = Snapshot::of(chronicle.game());
        let mut game = chronicle.game().clone();
        let other = anything(chronicle, dice);
        let refused = game.choose(other);
        if chronicle.decision().is_none() {
            assert_eq!(refused, Err(ChooseError::GameOver));
        } else {
            let is_an_option = chronicle.game().options().contains(&other);
            assert_eq!(refused.is_ok(), is_an_option, "{other:?}");
        }
        if refused.is_err() {
            assert_eq!(Snapshot::of(&game), before, "a refused choice changes nothing");
        }
        for beyond in [chronicle.game().options().len(), usize::MAX] {
            assert!(chronicle.game().clone().choose_index(beyond).is_err());
        }
        if !chronicle.game().options().is_empty() {
            let option = *dice.pick(chronicle.game().options());
            chronicle.game().clone().choose(option).expect("it is one of the options");
        }
    });
}

/// A choice of any form, most of the time not one of the options.
fn anything(chronicle: &Chronicle, dice: &mut Dice) -> Choice {
    let cards: Vec<_> = chronicle.game().catalog().ids().collect();
    let card = *dice.pick(&cards);
    let number = dice.below(256) as u8;
    let seat = Seat::at(dice.below(MAX_SEATS));
    match dice.below(13) {
        0 => Choice::Meld(card),
        1 => Choice::Dogma(card),
        2 => Choice::Card(card),
        3 => Choice::Achieve(Age::new(number)),
        4 => Choice::Achievement(Age::new(number), number),
        5..=7 => Choice::Place(Zone::pile(seat, *dice.pick(&Pile::ALL)), number.into()),
        8 => Choice::Deck(*dice.pick(&Set::ALL), Age::new(number)),
        9 => Choice::ColorOf(seat, *dice.pick(&Color::ALL)),
        10 => Choice::Option(number),
        11 => Choice::Yes,
        _ => Choice::Pass,
    }
}
