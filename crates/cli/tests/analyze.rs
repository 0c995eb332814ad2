//! What a search thinks of recorded games, told by the real program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards/tests/golden/records").join(name)
}

fn analyze(file: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_splay")).arg("analyze").arg(file).args(more).output().unwrap()
}

fn told(file: &Path, more: &[&str]) -> String {
    let output = analyze(file, more);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn objects(file: &Path, more: &[&str]) -> Vec<Value> {
    let told = told(file, &[&["--json"], more].concat());
    told.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn failure(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(output.stdout.is_empty());
    error
}

/// A file of its own for a test, gone when the test is over.
struct File(PathBuf);

impl File {
    fn new(name: &str, content: &Value) -> File {
        let path = std::env::temp_dir().join(format!("splay-{name}-{}.json", std::process::id()));
        fs::write(&path, content.to_string()).unwrap();
        File(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn record(name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(golden(name)).unwrap()).unwrap()
}

#[test]
fn one_choice_of_a_record() {
    let file = golden("third-achievements.json");
    let choices = record("third-achievements.json")["choices"].clone();
    for at in 1..=12 {
        let number = at.to_string();
        let arguments = ["--at", &number, "--bot", "mcts:80"];
        let found = objects(&file, &arguments);
        assert_eq!(found, objects(&file, &arguments), "an analysis can be repeated");
        let [found] = &found[..] else { panic!("one object: {found:?}") };
        assert_eq!((&found["at"], &found["chosen"]), (&json!(at), &choices[at - 1]));
        assert_eq!(found["best"], found["options"][0]["choice"]);
        assert_eq!(found["line"][0]["choice"], found["best"]);
        assert_eq!(found["line"][0]["player"], found["player"]);
        for option in found["options"].as_array().unwrap() {
            assert!(option["chance"].as_f64().is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        }
        if found["best"] == found["chosen"] {
            assert_eq!(found["loss"], 0.0);
        }
        let told = told(&file, &arguments);
        assert!(told.starts_with(&format!("Choice {at}, turn ")), "{told}");
        assert!(
            told.contains("% ") && told.contains("  expected: ") && told.contains("  chosen: "),
            "{told}"
        );
    }
}

#[test]
fn every_choice_of_a_finished_game() {
    let found = objects(&golden("third-effect.json"), &["--bot", "mcts:4"]);
    let choices = record("third-effect.json")["choices"].as_array().unwrap().len();
    assert!(found.len() > choices / 2 && found.len() <= choices, "{} of {choices}", found.len());
    assert!(found.is_sorted_by_key(|object| object["at"].as_u64()));
    assert!(found.iter().all(|object| object["chosen"].is_string() && object["tries"] != 0));
    // Somebody giving up is no choice.
    objects(&golden("third-concession.json"), &["--bot", "mcts:1"]);
}

#[test]
fn an_unfinished_game_where_it_stands_and_a_position() {
    let mut unfinished = record("third-score.json");
    unfinished["choices"].as_array_mut().unwrap().truncate(20);
    unfinished["outcome"] = Value::Null;
    let file = File::new("unfinished", &unfinished);
    let found = objects(&file.0, &["--bot", "mcts:40"]);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (&found[0]["at"], &found[0]["chosen"], &found[0]["loss"]),
        (&json!(21), &Value::Null, &Value::Null)
    );
    assert!(!told(&file.0, &["--bot", "mcts:40"]).contains("chosen:"));

    let file = File::new(
        "position",
        &json!({
            "edition": "third",
            "players": [{"name": "Ann", "hand": ["Sailing"], "board": {"yellow": {"cards": ["Agriculture"]}}}, {}],
            "turn": {"seat": 0, "actions": 2},
        }),
    );
    let told = told(&file.0, &["--bot", "mcts:100"]);
    assert!(told.starts_with("Choice 1, turn ") && told.contains("Ann. Choose an action"), "{told}");
    assert!(told.contains("% ") && told.contains("  expected: Ann: "), "{told}");
}

#[test]
fn what_cannot_be_analyzed_is_refused_in_one_sentence() {
    let file = golden("third-effect.json");
    assert!(failure(&analyze(&file, &["--at", "0"])).contains("counted from 1"));
    assert!(failure(&analyze(&file, &["--at", "100000"])).contains("there is no choice 100000"));
    assert!(failure(&analyze(&file, &["--bot", "greedy"])).contains("only mcts"));
    assert!(failure(&analyze(&file, &["--bot", "cheating:10"])).contains("only mcts"));
    assert!(failure(&analyze(Path::new("missing.json"), &[])).contains("cannot read missing.json"));
    let last = record("third-concession.json")["choices"].as_array().unwrap().len().to_string();
    let conceded = analyze(&golden("third-concession.json"), &["--at", &last]);
    assert!(failure(&conceded).contains("concession"));
    for (name, content, why) in [
        ("list", json!([1]), "neither a saved game"),
        ("other", json!({"format": "chess"}), "neither a saved game"),
        ("half", json!({"format": "splay-record/1"}), "not a complete record"),
        ("nobody", json!({"edition": "third", "players": []}), "not a possible position"),
    ] {
        let file = File::new(name, &content);
        let error = failure(&analyze(&file.0, &[]));
        assert!(error.contains(why), "{error}");
    }
}
