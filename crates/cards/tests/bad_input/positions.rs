//! Impossible positions.

use serde_json::{Value, json};
use splay_engine::{Game, Pile, Position, PositionError, Seat, Set, SetupError};

/// Loads a position written as JSON, which must have the form of one.
fn load(position: Value) -> Result<Game, PositionError> {
    let position: Position = serde_json::from_value(position).expect("it has the form of a position");
    Game::from_position(splay_cards::catalog(position.edition, position.sets), &position)
}

#[track_caller]
fn refused(position: Value, because: PositionError, saying: &str) {
    let error = load(position).err().expect("the position is impossible");
    assert_eq!(error, because);
    assert!(error.to_string().contains(saying), "\"{error}\" does not say \"{saying}\"");
}

fn third(first_player: Value) -> Value {
    json!({"edition": "third", "players": [first_player, {}]})
}

#[test]
fn a_card_cannot_be_in_two_places() {
    let twice = |player: Value| refused(third(player), PositionError::Twice("Oars".into()), "Oars");
    twice(json!({"hand": ["Oars"], "score": ["Oars"]}));
    twice(json!({"hand": ["Oars", "oars"]}));
    twice(json!({"hand": ["Oars"], "board": {"red": {"cards": ["Oars"]}}}));
    let elsewhere = |field: &str, cards: Value| {
        let mut position = third(json!({"hand": ["Oars"]}));
        position[field] = cards;
        refused(position, PositionError::Twice("Oars".into()), "two places");
    };
    elsewhere("achievements", json!(["Oars"]));
    elsewhere("removed", json!(["Oars"]));
    elsewhere("decks", json!({"base": {"1": ["Oars"]}}));
}

#[test]
fn a_card_must_exist_in_the_edition() {
    let unknown = PositionError::UnknownCard;
    refused(third(json!({"hand": ["Kobukson"]})), unknown("Kobukson".into()), "Kobukson");
    refused(third(json!({"hand": [""]})), unknown(String::new()), "no card");
    // Age 11 is the fourth edition's.
    refused(third(json!({"score": ["Escapism"]})), unknown("Escapism".into()), "game");
}

#[test]
fn a_stack_holds_cards_of_its_color_and_is_splayed_only_with_two() {
    let stack = |stack: Value| third(json!({"board": {"red": stack}}));
    let error = load(stack(json!({"cards": ["Sailing"]}))).err().expect("Sailing is green");
    assert!(matches!(&error, PositionError::WrongColor { title, .. } if title == "Sailing"));
    assert!(error.to_string().contains("green") && error.to_string().contains("red"));
    for cards in [json!([]), json!(["Oars"])] {
        let error = load(stack(json!({"cards": cards, "splay": "left"}))).err().expect("too few cards");
        assert!(matches!(error, PositionError::LoneSplay { .. }), "{error}");
    }
    refused(
        stack(json!({"cards": ["Oars", "Archery"], "splay": "aslant"})),
        PositionError::Aslant,
        "fourth",
    );
}

#[test]
fn a_deck_holds_cards_of_its_age() {
    let deck =
        |age: &str| json!({"edition": "third", "players": [{}, {}], "decks": {"base": {age: ["Oars"]}}});
    for (age, number) in [("2", 2), ("0", 0), ("12", 12), ("255", 255)] {
        let because = PositionError::WrongDeck { title: "Oars".into(), set: Set::Base, deck: number };
        refused(deck(age), because, "Oars");
    }
    let special = json!({"edition": "third", "players": [{}, {}], "decks": {"base": {"0": ["Empire"]}}});
    assert!(matches!(load(special), Err(PositionError::WrongDeck { .. })));
}

#[test]
fn a_position_to_play_from_hides_no_card() {
    refused(third(json!({"hand": [{"age": 3, "set": "base"}]})), PositionError::Hidden, "title");
    let covered = json!({"cards": ["Oars", {"icons": [null, "castle", null, null]}]});
    refused(third(json!({"board": {"red": covered}})), PositionError::Hidden, "hidden");
}

#[test]
fn special_achievements_are_not_cards_to_play() {
    for zone in ["hand", "score"] {
        refused(third(json!({zone: ["World"]})), PositionError::NotACard("World".into()), "World");
    }
}

#[test]
fn piles_of_expansions_are_not_there() {
    for pile in [Pile::Forecast, Pile::Display, Pile::Safe, Pile::Museum] {
        let refusal = PositionError::NoSuchPile { card: "Oars".into(), pile };
        refused(third(json!({pile.name(): ["Oars"]})), refusal, pile.name());
    }
}

#[test]
fn a_turn_belongs_to_a_player_and_has_one_or_two_actions() {
    let turn = |seat: usize, actions: u8| json!({"edition": "third", "players": [{}, {}], "turn": {"seat": seat, "actions": actions}});
    refused(turn(2, 1), PositionError::NoSuchSeat(2), "2");
    refused(turn(9, 1), PositionError::NoSuchSeat(9), "9");
    refused(turn(usize::MAX, 1), PositionError::NoSuchSeat(usize::MAX), "turn");
    refused(turn(0, 0), PositionError::Actions(0), "one or two");
    refused(turn(0, 9), PositionError::Actions(9), "9");
}

#[test]
fn nobody_is_out_where_there_is_no_elimination() {
    refused(third(json!({"out": true})), PositionError::Out(Seat::at(0)), "elimination");
    let whose_turn = json!({"edition": "fourth", "players": [{"out": true}, {}, {}]});
    refused(whose_turn, PositionError::NoSuchSeat(0), "turn");
}

#[test]
fn what_has_not_the_form_of_a_position_is_not_read() {
    let wrong = [
        json!(null),
        json!([]),
        json!({}),
        json!({"edition": "second", "players": []}),
        json!({"edition": "third"}),
        json!({"edition": "third", "players": [{}, {}], "surprise": 1}),
        json!({"edition": "third", "players": [{"hands": []}, {}]}),
        json!({"edition": "third", "players": [{}, {}], "turn": {"seat": -1, "actions": 1}}),
        json!({"edition": "third", "players": [{}, {}], "turn": {"seat": 0, "actions": 256}}),
        json!({"edition": "third", "players": [{}, {}], "decks": {"base": {"one": []}}}),
        json!({"edition": "third", "players": [{}, {}], "sets": ["base", "moon"]}),
        json!({"edition": "third", "players": [{"board": {"pink": {"cards": []}}}, {}]}),
        json!({"edition": "third", "players": [{"hand": [7]}, {}]}),
    ];
    for position in wrong {
        assert!(serde_json::from_value::<Position>(position.clone()).is_err(), "{position}");
    }
}

#[test]
fn a_position_has_two_to_four_players() {
    for players in [0, 1, 9] {
        let position = json!({"edition": "third", "players": vec![json!({}); players]});
        refused(position, PositionError::Setup(SetupError::Players { players, most: 4 }), "2 to 4");
    }
}
