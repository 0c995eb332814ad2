//! Anything at all: arbitrary texts, bytes and JSON, and real documents with parts replaced.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::Value;
use splay_engine::{Choice, Edition, Game, Position, Record, Sets, Setup};

use crate::common::walk::deal;
use crate::records::replay;

/// Texts that look a little like choices.
fn nearly_a_choice() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "draw",
        "meld",
        "dogma",
        "achieve",
        "card",
        "hand",
        "score",
        "achievement",
        "color",
        "age",
        "player",
        "icon",
        "splay",
        "yes",
        "no",
        "pass",
        "option",
        "concede",
    ]);
    let rest = prop_oneof![
        any::<u64>().prop_map(|n| n.to_string()),
        (any::<i16>(), any::<i16>()).prop_map(|(a, b)| format!("{a} {b}")),
        (any::<u16>(), any::<u16>()).prop_map(|(a, b)| format!("{a}.{b}")),
        ".*",
    ];
    (words, rest).prop_map(|(word, rest)| format!("{word} {rest}"))
}

/// JSON of any shape whose names are those of positions and records.
fn nearly_a_document() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u8..12).prop_map(Value::from),
        prop::sample::select(vec![
            "first",
            "third",
            "fourth",
            "base",
            "Oars",
            "Archery",
            "World",
            "left",
            "aslant",
            "up",
            "draw",
            "meld Oars",
            "splay-record/1",
            "splay-rules/5",
            "elimination",
            "",
        ])
        .prop_map(Value::from),
    ];
    let names = prop::sample::select(vec![
        "edition",
        "sets",
        "players",
        "achievements",
        "decks",
        "removed",
        "junk",
        "turn",
        "teams",
        "options",
        "hand",
        "score",
        "board",
        "red",
        "green",
        "cards",
        "splay",
        "seat",
        "actions",
        "number",
        "base",
        "1",
        "11",
        "format",
        "rules",
        "seed",
        "position",
        "choices",
        "outcome",
        "winners",
        "by",
        "card",
        "out",
        "tucked",
        "scored",
        "age",
        "set",
        "icons",
    ]);
    leaf.prop_recursive(5, 64, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((names.clone(), inner), 0..8).prop_map(|fields| {
                Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
            }),
        ]
    })
}

/// A real position or record in which some values were replaced by others.
fn damaged(mut document: Value, places: &[usize], replacement: &Value) -> Value {
    for &place in places {
        let mut target = &mut document;
        let mut path = place;
        loop {
            let length = match target {
                Value::Array(items) => items.len(),
                Value::Object(fields) => fields.len(),
                _ => 0,
            };
            if length == 0 || path == 0 {
                break;
            }
            let next = path % length;
            path /= length + 1;
            target = match target {
                Value::Array(items) => &mut items[next],
                Value::Object(fields) => fields.values_mut().nth(next).expect("it is within the length"),
                _ => break,
            };
        }
        *target = replacement.clone();
    }
    document
}

/// Reads and loads it as whatever it may be; errors are fine, panics are not.
fn try_everything(text: &str) {
    if let Ok(position) = serde_json::from_str::<Position>(text)
        && let Ok(game) =
            Game::from_position(splay_cards::catalog(position.edition, position.sets), &position)
    {
        assert!(!game.options().is_empty(), "a position that was accepted can be played");
    }
    if let Ok(record) = serde_json::from_str::<Record>(text) {
        let _ = replay(&record);
    }
    let _ = serde_json::from_str::<Setup>(text)
        .map(|setup| Game::new(splay_cards::catalog(setup.edition, setup.sets), &setup).is_ok());
}

/// The same inputs in every run, like all chance in these tests.
fn seeded() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2024),
        ..ProptestConfig::with_cases(2_000)
    }
}

proptest! {
    #![proptest_config(seeded())]

    #[test]
    fn any_text_is_a_choice_or_an_error(text in prop_oneof![".*", nearly_a_choice()]) {
        for edition in Edition::ALL {
            let catalog = splay_cards::catalog(edition, Sets::BASE);
            if let Ok(choice) = Choice::parse(&text, catalog) {
                prop_assert_eq!(Choice::parse(&choice.text(catalog), catalog), Ok(choice));
                let _ = deal(&Setup::base(edition, 2, 0)).choose(choice);
            }
        }
    }

    #[test]
    fn any_bytes_are_a_document_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        try_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_json_is_a_document_or_an_error(document in nearly_a_document()) {
        try_everything(&document.to_string());
    }

    #[test]
    fn a_damaged_document_is_a_document_or_an_error(
        places in prop::collection::vec(any::<usize>(), 1..4),
        replacement in nearly_a_document(),
        seed in 0_u64..50,
    ) {
        let edition = Edition::ALL[(seed % 3) as usize];
        let mut game = deal(&Setup::base(edition, 2 + (seed % 3) as usize, seed));
        for index in 0..20 {
            let _ = game.choose_index(index % 3);
        }
        let documents = [
            serde_json::to_value(game.state().position()),
            serde_json::to_value(game.record()),
            serde_json::to_value(Setup::base(edition, 2, seed)),
        ];
        for document in documents {
            let document = document.expect("it can be written");
            try_everything(&damaged(document, &places, &replacement).to_string());
        }
    }
}
