//! Golden records: one game for each way of ending in each edition, and the common ones with each
//! expansion, replayed to the same result, for the same reason, with the same final state.
//!
//! `SPLAY_REGENERATE=1 cargo test -p splay-cards --test golden` writes them down anew. Games that can
//! still be played and end in the same way stay, others are found for those that cannot. Do so when
//! the rules or a card changed on purpose, and look at the difference.

#[path = "../common/mod.rs"]
mod common;

mod ending;
mod hunt;

use std::collections::BTreeMap;
use std::path::PathBuf;

use ending::{Ending, endings};
use splay_engine::{Chronicle, Edition, Record, Rules, Set, Sets};

/// The final hashes of all records, by the name of the file.
type Hashes = BTreeMap<String, String>;

#[test]
fn golden_games_end_as_they_did() {
    if std::env::var_os("SPLAY_REGENERATE").is_some() {
        regenerate();
    }
    let hashes: Hashes = read("hashes");
    let mut names = Vec::new();
    for (edition, sets, ending) in endings() {
        let name = name(edition, sets, ending);
        let record: Record = read(&name);
        assert_eq!((record.edition, record.sets), (edition, sets), "{name}");
        assert!(record.has_these_rules(), "{name} was played by the rules {}", record.rules);
        let game = record
            .replay(splay_cards::catalog(edition, sets))
            .unwrap_or_else(|error| panic!("{name} cannot be replayed: {error}"));
        assert!(ending.fits(&game), "{name} ended otherwise: {:?}", game.outcome());
        assert_eq!(game.record(), record, "{name} is written down as it was");
        assert_eq!(hashes.get(&name), Some(&hash(&game)), "the final state of {name}");
        names.push(name);
    }
    assert_eq!(hashes.len(), names.len(), "no record without an ending");
}

fn regenerate() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    let mut hashes = Hashes::new();
    for (edition, sets, ending) in endings() {
        let name = name(edition, sets, ending);
        let game = kept(&name, ending)
            .or_else(|| hunt::find(edition, sets, ending))
            .unwrap_or_else(|| panic!("no game found for {name}"));
        write(&name, &game.record());
        hashes.insert(name, hash(&game));
    }
    write("hashes", &hashes);
}

/// A recorded game that still goes and ends as it did, by the rules as they are now.
fn kept(name: &str, ending: Ending) -> Option<Chronicle> {
    let text = std::fs::read_to_string(folder().join(format!("{name}.json"))).ok()?;
    let mut record: Record = serde_json::from_str(&text).ok()?;
    record.rules = Rules::VERSION.to_owned();
    let game = record.replay(splay_cards::catalog(record.edition, record.sets)).ok()?;
    ending.fits(&game).then_some(game)
}

fn name(edition: Edition, sets: Sets, ending: Ending) -> String {
    let expansions = sets.iter().filter(|set| set.is_expansion());
    let words = expansions.map(Set::name).chain([ending.name()]);
    words.fold(edition.to_string(), |name, word| name + "-" + word)
}

/// A hash of everything on the table in the end, as it is written down: it does not hang on how the
/// engine keeps it (FNV-1a).
fn hash(game: &Chronicle) -> String {
    let on_the_table = splay_engine::Position { outcome: None, ..game.position() };
    let position = serde_json::to_vec(&on_the_table).expect("it can be written");
    let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    format!("{:016x}", position.iter().fold(0xCBF2_9CE4_8422_2325, fold))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records")
}

fn read<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let file = folder().join(format!("{name}.json"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file:?}: {error}"))
}

fn write(name: &str, what: &impl serde::Serialize) {
    let text = serde_json::to_string_pretty(what).expect("it can be written");
    let file = folder().join(format!("{name}.json"));
    std::fs::write(&file, text + "\n").unwrap_or_else(|error| panic!("{file:?}: {error}"));
}
