//! Choices that are none, at the wrong time, or by the wrong player.

use splay_engine::{Age, Choice, ChoiceError, ChooseError, ConcedeError, Edition, Seat, Sets, Setup};

use crate::common::walk::{Snapshot, deal};
use crate::records::a_game;

#[test]
fn absurd_choices_are_refused_and_change_nothing() {
    let mut game = deal(&Setup::base(Edition::Fourth, 4, 3));
    for index in 0..6 {
        let before = Snapshot::of(game.game());
        for text in [
            "achieve 255",
            "achieve 0",
            "hand 3 255",
            "hand 0 0",
            "score 0 0",
            "score 3 1",
            "age 255",
            "achievement 11.255",
            "option 255",
            "player 3",
            "splay none",
            "icon clock",
            "yes",
            "pass",
            "card Fission",
            "dogma Escapism",
            "meld Empire",
        ] {
            let choice =
                Choice::parse(text, game.game().catalog()).expect("it has the form of a choice");
            let refused = game.choose(choice);
            assert_eq!(
                refused,
                Err(ChooseError::NotAnOption(choice.text(game.game().catalog()))),
                "{text}"
            );
            assert_eq!(Snapshot::of(game.game()), before);
        }
        for beyond in [game.game().options().len(), 255, 256, usize::MAX] {
            let options = game.game().options().len();
            assert_eq!(
                game.choose_index(beyond),
                Err(ChooseError::NoSuchIndex { index: beyond, options })
            );
            assert_eq!(Snapshot::of(game.game()), before);
        }
        game.choose_index(index % 2).expect("there are two options");
    }
}

#[test]
fn what_has_not_the_form_of_a_choice_is_not_read() {
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    for text in [
        "",
        " ",
        "Draw",
        "draw 1",
        "achieve",
        "achieve 256",
        "achieve -1",
        "hand 10 1",
        "score 10 1",
        "hand 0",
        "hand 0 65536",
        "hand 0 1 2",
        "player 10",
        "forecast 0",
        "deck base",
        "deck castles 1",
        "stack 0 pink",
        "player",
        "color",
        "color pink",
        "icon hex",
        "icon flag",
        "splay down",
        "option",
        "option 1.5",
        "achievement 3.",
        "achievement .3",
        "concede 0",
        "ambush Oars",
    ] {
        let error = Choice::parse(text, catalog).expect_err(text);
        assert!(matches!(error, ChoiceError::Malformed(_)), "{text}: {error}");
    }
    for text in ["meld", "meld ", "card Escapism", "dogma \u{0}", "meld Oars and Archery"] {
        let error = Choice::parse(text, catalog).expect_err(text);
        assert!(matches!(error, ChoiceError::UnknownCard(_)), "{text}: {error}");
    }
}

#[test]
fn after_the_end_nothing_can_be_chosen() {
    let (mut game, _) = a_game();
    let before = Snapshot::of(game.game());
    assert_eq!(game.choose(Choice::Draw), Err(ChooseError::GameOver));
    assert_eq!(game.choose(Choice::Achieve(Age::new(1))), Err(ChooseError::GameOver));
    assert_eq!(game.choose_index(0), Err(ChooseError::GameOver));
    assert_eq!(game.concede(Seat::at(0)), Err(ConcedeError::GameOver));
    assert_eq!(Snapshot::of(game.game()), before);
    assert!(game.undo().is_ok(), "but the last choice can be taken back");
    assert!(game.outcome().is_none());
}

#[test]
fn only_players_give_up_and_only_where_the_game_allows_it() {
    let mut game = deal(&Setup::base(Edition::Third, 3, 1));
    let before = Snapshot::of(game.game());
    assert_eq!(game.concede(Seat::at(3)), Err(ConcedeError::NotPlaying(Seat::at(3))));
    assert_eq!(game.concede(Seat::at(1)), Err(ConcedeError::NoSuchRule));
    assert_eq!(Snapshot::of(game.game()), before);
    assert!(game.moves().is_empty() && game.undo().is_err());

    let mut game = deal(&Setup::base(Edition::Fourth, 3, 1));
    game.concede(Seat::at(1)).expect("the others go on");
    let before = Snapshot::of(game.game());
    assert_eq!(game.concede(Seat::at(1)), Err(ConcedeError::NotPlaying(Seat::at(1))));
    assert_eq!(Snapshot::of(game.game()), before);
}
