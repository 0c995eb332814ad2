//! Records told by the real program.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use splay_engine::{Chronicle, Edition, Policy, Rules, Sets, Setup};

fn record(edition: Edition, players: usize) -> String {
    let setup = Setup::base(edition, players, 9);
    let mut chronicle = Chronicle::new(splay_cards::catalog(edition, Sets::BASE), setup).unwrap();
    let mut bot = splay_bots::Random::new(4);
    while let Some(decision) = chronicle.decision() {
        let index = bot.choose(chronicle.state(), &decision);
        chronicle.choose_index(index).unwrap();
    }
    serde_json::to_string(&chronicle.record()).unwrap()
}

fn replay(file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_splay")).arg("replay").arg(file).output().unwrap()
}

fn failure(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn a_record_is_told_from_the_first_choice_to_the_result() {
    let folder = tempfile::tempdir().unwrap();
    for edition in Edition::ALL {
        for players in 2..=4 {
            let file = folder.path().join("record.json");
            fs::write(&file, record(edition, players)).unwrap();
            let output = replay(&file);
            let told = String::from_utf8(output.stdout).unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            assert!(told.starts_with(&format!("Innovation, {edition} edition: Player 1, ")), "{told}");
            assert!(told.contains("\n> Player 1: meld "), "{told}");
            let end = told.lines().last().unwrap();
            assert!(end.contains(" win") || end.contains("draw"), "{end}");
        }
    }
}

#[test]
fn records_that_cannot_be_told_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    assert!(failure(&replay(&file)).contains("cannot read"));
    fs::write(&file, "nonsense").unwrap();
    assert!(failure(&replay(&file)).contains("is not JSON"));
    fs::write(&file, "[1]").unwrap();
    assert!(failure(&replay(&file)).contains("neither a saved game"));
    let whole = record(Edition::Third, 2);
    fs::write(&file, whole.replacen("draw", "achieve 9", 1)).unwrap();
    assert!(failure(&replay(&file)).contains("cannot be made"));
    fs::write(&file, whole.replace("\"seed\":9", "\"seed\":10")).unwrap();
    assert!(failure(&replay(&file)).contains("cannot be replayed"));
}

#[test]
fn a_record_of_other_rules_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    let whole = record(Edition::Third, 2).replace(Rules::VERSION, "splay-rules/0");
    fs::write(&file, &whole).unwrap();
    let told = String::from_utf8(replay(&file).stdout).unwrap();
    assert!(told.contains("played under the rules splay-rules/0"), "{told}");
    fs::write(&file, whole.replacen("draw", "achieve 9", 1)).unwrap();
    assert!(failure(&replay(&file)).contains("splay-rules/0"));
}
