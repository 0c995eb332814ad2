//! Whatever is said to the protocol, it answers with one object and never panics.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use splay_cli::protocol::Session;

/// Says a line and checks the form of the reply.
fn say(session: &mut Session, line: &[u8]) -> Value {
    let reply = session.answer(line);
    assert!(reply.is_object(), "{reply}");
    reply
}

/// Any JSON, a few levels deep, with the protocol's own words among its keys and strings.
fn any_json() -> impl Strategy<Value = Value> {
    let words = prop::sample::select(vec![
        "do",
        "new",
        "load",
        "choose",
        "choice",
        "index",
        "undo",
        "state",
        "as",
        "record",
        "bot",
        "cards",
        "edition",
        "third",
        "fourth",
        "sets",
        "base",
        "players",
        "seed",
        "position",
        "hand",
        "score",
        "board",
        "red",
        "splay",
        "left",
        "Archery",
        "Oars",
        "draw",
        "dogma Archery",
        "turn",
        "seat",
        "actions",
        "format",
        "splay-record/1",
        "choices",
        "achievements",
        "decks",
        "1",
        "teams",
        "options",
        "longer",
        "names",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-3_i64..6).prop_map(Value::from),
        words.clone().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 48, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((words.clone().prop_map(str::to_owned), inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// A record of a few choices.
fn record() -> Value {
    let mut session = Session::default();
    say(&mut session, br#"{"do":"new","edition":"fourth","players":2,"seed":3}"#);
    for _ in 0..12 {
        say(&mut session, br#"{"do":"choose","index":0}"#);
    }
    say(&mut session, br#"{"do":"record"}"#)["record"].clone()
}

/// The same inputs in every run, like all chance in these tests.
fn seeded() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2024),
        ..ProptestConfig::with_cases(400)
    }
}

proptest! {
    #![proptest_config(seeded())]

    #[test]
    fn any_bytes_are_answered(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..80), 1..6)) {
        let mut session = Session::default();
        for line in lines {
            say(&mut session, &line);
        }
    }

    #[test]
    fn any_json_is_answered(verb in prop::sample::select(vec!["new", "load", "choose", "state", "bot", "cards", "concede"]),
                            fields in any_json()) {
        let mut session = Session::default();
        say(&mut session, br#"{"do":"new","edition":"third","players":2,"seed":3}"#);
        let before = say(&mut session, br#"{"do":"state"}"#)["state"].clone();
        let mut request = if fields.is_object() { fields.clone() } else { json!({"position": fields}) };
        request["do"] = json!(verb);
        let reply = say(&mut session, request.to_string().as_bytes());
        if !reply["error"].is_null() {
            prop_assert_eq!(&say(&mut session, br#"{"do":"state"}"#)["state"], &before);
        }
    }

    #[test]
    fn an_altered_record_is_loaded_or_refused(cut in 0_usize..2000, with in any::<u8>()) {
        let mut text = record().to_string().into_bytes();
        let at = cut % text.len();
        text[at] = with;
        let mut line = br#"{"do":"load","record":"#.to_vec();
        line.extend(text);
        line.push(b'}');
        say(&mut Session::default(), &line);
    }

    #[test]
    fn a_position_with_something_else_in_it_is_loaded_or_refused(path in 0_usize..8, junk in any_json()) {
        let mut position = json!({
            "edition": "fourth", "sets": ["base"],
            "players": [{"hand": ["Sailing"], "board": {"red": {"cards": ["Archery", "Oars"], "splay": "left"}}}, {}],
            "decks": {"base": {"1": ["The Wheel"]}}, "turn": {"seat": 0, "actions": 1},
        });
        let field = ["edition", "sets", "players", "decks", "turn", "achievements", "junk", "teams"][path];
        position[field] = junk;
        let mut session = Session::default();
        let reply = say(&mut session, json!({"do": "load", "position": position}).to_string().as_bytes());
        // What was accepted can be played.
        if reply["error"].is_null() {
            for _ in 0..20 {
                say(&mut session, br#"{"do":"choose","index":0}"#);
            }
        }
    }
}
