//! Records cut short, altered, or of another kind.

use serde_json::json;
use splay_engine::{
    ChooseError, Chronicle, Edition, MoveError, Position, Record, RecordError, Seat, Sets, Setup,
};

use crate::common::dice::Dice;
use crate::common::walk::deal;

/// A whole game, and its record.
pub fn a_game() -> (Chronicle, Record) {
    let mut game = deal(&Setup::base(Edition::Third, 2, 7));
    let mut dice = Dice::new(7);
    while game.decision().is_some() {
        let index = dice.below(game.game().options().len());
        game.choose_index(index).expect("it is one of the options");
    }
    let record = game.record();
    (game, record)
}

pub fn replay(record: &Record) -> Result<Chronicle, RecordError> {
    record.replay(splay_cards::catalog(record.edition, record.sets))
}

#[test]
fn no_part_of_a_record_is_taken_for_the_whole() {
    let (_, record) = a_game();
    let text = serde_json::to_string(&record).expect("a record can be written");
    for end in 0..text.len() {
        let part = text.get(..end).unwrap_or_default();
        assert!(serde_json::from_str::<Record>(part).is_err(), "read from {end} bytes");
    }
}

#[test]
fn altered_choices_are_found_out() {
    let (game, record) = a_game();
    let mut swapped = 0;
    for n in 0..record.choices.len() {
        let mut deleted = record.clone();
        deleted.choices.remove(n);
        differs_or_is_refused(&deleted, &game);
        let mut doubled = record.clone();
        doubled.choices.insert(n, record.choices[n].clone());
        differs_or_is_refused(&doubled, &game);
        if n > 0 && record.choices[n] != record.choices[n - 1] {
            let mut exchanged = record.clone();
            exchanged.choices.swap(n, n - 1);
            swapped += usize::from(replay(&exchanged).is_err());
        }
    }
    assert!(swapped > 0, "no exchange of two choices was ever found out");
}

/// Another list of choices is another game, or no game at all; never a panic.
fn differs_or_is_refused(record: &Record, original: &Chronicle) {
    match replay(record) {
        Ok(other) => assert_ne!(other.moves().len(), original.moves().len()),
        Err(RecordError::Choice { number, text, .. }) => {
            assert_eq!(record.choices[number - 1], text, "the error names the choice");
        }
        Err(error) => assert_eq!(error, RecordError::Outcome),
    }
}

#[test]
fn a_record_of_another_form_is_refused() {
    let (_, mut record) = a_game();
    record.format = "splay-record/2".into();
    let error = replay(&record).err().expect("another form");
    assert_eq!(error, RecordError::Format("splay-record/2".into()));
    assert!(error.to_string().contains("splay-record/1"), "{error}");
}

#[test]
fn a_record_by_other_rules_says_so_when_it_fails() {
    let (_, mut record) = a_game();
    record.rules = "splay-rules/0".into();
    assert!(!record.has_these_rules());
    assert!(replay(&record).is_ok(), "other rules need not matter to this game");
    record.choices[3] = "dogma Fission".into();
    let error = replay(&record).err().expect("nobody has Fission yet").to_string();
    assert!(error.contains("splay-rules/0") && error.contains("choice 4"), "{error}");
}

#[test]
fn a_record_must_end_as_it_says() {
    let (_, record) = a_game();
    let mut open = record.clone();
    open.outcome = None;
    assert_eq!(replay(&open).err(), Some(RecordError::Outcome));
    let mut short = record.clone();
    short.choices.pop();
    assert_eq!(replay(&short).err(), Some(RecordError::Outcome));
    let mut long = record.clone();
    long.choices.push("draw".into());
    let error = replay(&long).err().expect("a choice after the end");
    assert!(matches!(
        error,
        RecordError::Choice { reason: MoveError::Choose(ChooseError::GameOver), .. }
    ));
    let mut losers = record;
    losers.outcome.as_mut().expect("the game is over").winners =
        [0, 1].map(Seat::at).into_iter().collect();
    assert_eq!(replay(&losers).err(), Some(RecordError::Outcome));
}

#[test]
fn nonsense_among_the_choices_is_named() {
    let (_, record) = a_game();
    for text in ["", "draw draw", "concede", "concede 9", "concede -1", "concede 0 0", "meld Kobukson"] {
        let mut altered = record.clone();
        altered.choices[5] = text.into();
        match replay(&altered) {
            Err(RecordError::Choice { number: 6, text: named, .. }) => assert_eq!(named, text),
            other => panic!("{text:?}: {:?}", other.err()),
        }
    }
}

#[test]
fn a_record_and_its_position_must_be_of_the_same_game() {
    let position: Position =
        serde_json::from_value(json!({"edition": "third", "players": [{}, {}]})).expect("a position");
    let catalog = splay_cards::catalog(Edition::Third, Sets::BASE);
    let game = Chronicle::from_position(catalog, position).expect("it is possible");
    let mut more_players = game.record();
    more_players.players.push("a third".into());
    assert_eq!(replay(&more_players).err(), Some(RecordError::OtherPosition));
    let mut other_edition = game.record();
    other_edition.position.as_mut().expect("it began from one").edition = Edition::Fourth;
    assert_eq!(replay(&other_edition).err(), Some(RecordError::OtherPosition));
}
