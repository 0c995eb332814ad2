//! The command line: what it shows, what it takes, and how it refuses.

use std::process::{Command, Output};

use serde_json::Value;
use splay_engine::Set;

fn splay(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_splay")).args(arguments).output().unwrap()
}

fn said(arguments: &[&str]) -> String {
    let output = splay(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a refusal.
fn refused(arguments: &[&str]) -> String {
    let output = splay(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn bare_it_shows_what_it_can_do() {
    let told = said(&[]);
    for command in ["serve", "play", "simulate", "match", "cards", "replay", "completions", "man"] {
        assert!(told.contains(command), "{command}: {told}");
    }
    assert_eq!(told, said(&["--help"]).replace("(see a summary with '-h')", "(see more with '--help')"));
}

#[test]
fn misspelled_words_are_guessed() {
    for (arguments, meant, help) in [
        (&["pley"][..], "did you mean play?", "splay --help"),
        (&["play", "--editoin", "third"], "did you mean --edition?", "splay play --help"),
        (&["simulate", "--bots", "gredy"], "did you mean greedy?", "splay simulate --help"),
        (&["simulate", "--bots", "mtcs:500"], "did you mean mcts:500?", "splay simulate --help"),
        (&["play", "--seats", "humen,easy"], "did you mean human?", "splay play --help"),
        (&["tournament", "--bots", "exprt"], "did you mean expert?", "splay tournament --help"),
    ] {
        let error = refused(arguments);
        assert!(error.contains(meant), "{meant} in {error}");
        assert!(error.contains(&format!("try \"{help}\"")), "{help} in {error}");
    }
    assert!(refused(&["card", "Agricultre"]).contains("did you mean Agriculture?"));
    assert!(refused(&["card", "Empyre"]).contains("did you mean Empire?"));
}

#[test]
fn what_contradicts_itself_is_refused() {
    for (arguments, says) in [
        (&["play", "--resume", "game.json", "--edition", "fourth"][..], "cannot be used with"),
        (&["play", "--resume", "game.json", "--names", "Ann"], "cannot be used with"),
        (&["play", "--resume", "--players", "3"], "cannot be used with"),
        (&["play", "--plain", "--players", "2", "--seats", "human,easy,easy"], "--players 2"),
        (&["simulate", "--bots", "random,random,random"], "3 bots are too many for 2 players"),
        (&["card", "Sailing", "--iello", "--edition", "third"], "first edition"),
        (&["cards", "--iello"], "first edition"),
        (&["cards", "--full", "--json"], "cannot be used with"),
        (&["verify", "record.json", "--database", "games.db"], "cannot be used with"),
        (&["play", "--no-hints", "--hints", "mcts:10"], "cannot be used with"),
    ] {
        let error = refused(arguments);
        assert!(error.contains(says), "{says} in {error}");
    }
}

#[test]
fn a_server_environment_does_not_keep_a_record_from_being_verified() {
    let output = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(["verify", "no-such-record.json"])
        .env("SPLAY_DATABASE", "games.db")
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot read no-such-record.json"));
}

#[test]
fn all_sets_are_named() {
    for command in ["play", "simulate", "match", "tournament"] {
        let help = said(&[command, "--help"]);
        for set in Set::ALL {
            assert!(help.contains(set.name()), "{} in {help}", set.name());
        }
    }
    let error = refused(&["play", "--sets", "base,unseen"]);
    assert!(Set::ALL.iter().all(|set| error.contains(set.name())), "{error}");
}

#[test]
fn shells_and_manuals_know_the_program() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(said(&["completions", shell]).contains("simulate"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("man");
    assert!(said(&["man", place.to_str().unwrap()]).contains("splay.1"));
    for page in ["splay.1", "splay-play.1", "splay-serve.1"] {
        let text = std::fs::read_to_string(place.join(page)).unwrap();
        assert!(text.starts_with(".ie") && text.contains(".TH"), "{page}: {text}");
    }
    assert!(refused(&["completions", "tcsh"]).contains("splay completions --help"));
}

#[test]
fn special_achievements_decrees_and_relics_say_what_they_ask_for() {
    let empire = said(&["card", "Empire"]);
    assert!(empire.contains("Special achievement: ") && !empire.contains(" 0 "), "{empire}");
    let decree = said(&["card", "War", "--edition", "third"]);
    assert!(decree.lines().filter(|line| line.starts_with("   ")).count() >= 2, "{decree}");
    assert!(said(&["card", "Sailing"]).contains("Dogma: "));
}

#[test]
fn cards_are_found_by_what_is_special_about_them() {
    for (filter, kind) in
        [("--echo", "echo"), ("--inspire", "inspire"), ("--compel", "compel"), ("--demand", "demand")]
    {
        let told = said(&["cards", filter, "--json"]);
        assert!(told.lines().count() > 5);
        for line in told.lines() {
            let card: Value = serde_json::from_str(line).unwrap();
            let effects = card["effects"].as_array().unwrap();
            assert!(effects.iter().any(|effect| effect["kind"] == kind), "{line}");
        }
    }
    for line in said(&["cards", "--karma", "--json", "--sets", "figures"]).lines() {
        let card: Value = serde_json::from_str(line).unwrap();
        assert!(!card["karmas"].as_array().unwrap().is_empty() && card["set"] == "figures", "{line}");
    }
    for line in said(&["cards", "--bonus", "--json"]).lines() {
        let card: Value = serde_json::from_str(line).unwrap();
        let icons = card["icons"].as_array().unwrap();
        assert!(icons.iter().any(|icon| icon["bonus"].is_u64()), "{line}");
    }
    assert!(said(&["cards", "Sailing", "--age", "1"]).ends_with("1 card of the third edition\n"));
}
