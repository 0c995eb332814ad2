//! Events are told as `docs/PROTOCOL.md` says.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use splay_bots::Dice;
use splay_engine::{Audience, Chronicle, Edition, Options, Seat, Sets, Setup, Told};

/// The kinds of events with their fields, as they are documented.
fn documented() -> BTreeMap<String, BTreeMap<String, String>> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");
    let text = std::fs::read_to_string(file).unwrap();
    let section = text.split("\n## Events\n").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let field = |field: &str| {
            let (name, kind) = field.trim().split_once(' ').unwrap();
            (name.trim_matches('`').to_owned(), kind.to_owned())
        };
        (cells[1].trim_matches('`').to_owned(), cells[2].split(',').map(field).collect())
    })
    .collect()
}

/// Whether a value is of a documented kind.
fn is(kind: &str, value: &Value) -> bool {
    let has = |keys: &[&str]| {
        value.as_object().is_some_and(|object| object.keys().all(|key| keys.contains(&key.as_str())))
    };
    match kind {
        "seat" | "number" => value.is_u64(),
        "seats" => value.as_array().is_some_and(|seats| seats.iter().all(Value::is_u64)),
        "flag" => value.is_boolean(),
        "text" => value.is_string(),
        "word" => value.as_str().is_some_and(|word| !word.contains(' ')),
        "card" => value.is_string() || has(&["age", "set"]),
        "place" => value["zone"].is_string() && has(&["zone", "player", "color", "set", "age", "end"]),
        "target" => value["on"].is_string(),
        "deed" => {
            let about = ["doer", "deed", "manner", "card", "age", "color", "splay"];
            value["doer"].is_u64()
                && value["deed"].is_string()
                && value["manner"].is_string()
                && has(&about)
        }
        "outcome" => has(&["winners", "by", "card"]) && value["by"].is_string(),
        other => panic!("\"{other}\" is no kind of field"),
    }
}

#[test]
fn all_kinds_of_events_are_documented() {
    let documented: BTreeSet<String> = documented().into_keys().collect();
    let kinds: BTreeSet<String> = Told::KINDS.iter().map(|&kind| kind.to_owned()).collect();
    assert_eq!(documented, kinds);
}

#[test]
fn events_have_the_fields_that_are_documented() {
    let documented = documented();
    let mut seen = BTreeSet::new();
    let mut check = |event: &Told| {
        let mut written = serde_json::to_value(event).unwrap();
        let kind = written["event"].as_str().unwrap().to_owned();
        written.as_object_mut().unwrap().remove("event");
        let named: BTreeSet<&String> = written.as_object().unwrap().keys().collect();
        assert_eq!(named, documented[&kind].keys().collect(), "{kind}: {written}");
        for (name, of) in &documented[&kind] {
            assert!(is(of, &written[name]), "{name} of {kind} is no {of}: {written}");
        }
        seen.insert(kind);
    };
    for edition in Edition::ALL {
        for sets in Sets::tried(edition) {
            for (players, seed) in [(2, 1), (2, 2), (4, 3), (4, 4)] {
                let options = Options { proof: Some(true), ..Options::default() };
                let setup = Setup { options, ..Setup::with(edition, sets, players, seed) };
                let catalog = splay_cards::catalog(edition, sets);
                let mut dice = Dice::new(seed);
                let mut game = Chronicle::new(catalog, setup).unwrap();
                while let Some(decision) = game.decision() {
                    let choice = dice.below(decision.options.len());
                    game.choose_index(choice).unwrap();
                }
                for event in game.events() {
                    for to in [Audience::Referee, Audience::Seat(Seat::FIRST), Audience::Spectator] {
                        check(&event.told(catalog, to));
                    }
                }
            }
        }
    }
    // Hardly any game has one of these.
    let rare = ["cut-short", "eliminated", "searched", "shuffled"];
    let missing: Vec<&&str> = Told::KINDS.iter().filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.iter().all(|kind| rare.contains(*kind)), "never seen: {missing:?}");
}
