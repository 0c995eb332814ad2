//! Whatever ends the program, the game is saved and the terminal is as it was.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The file in which the first game of this user is kept.
fn kept(folder: &Path) -> PathBuf {
    folder.join("splay/games/game-1.json")
}

fn choices(folder: &Path) -> usize {
    let text = std::fs::read_to_string(kept(folder)).unwrap();
    let save: Value = serde_json::from_str(&text).unwrap();
    save["record"]["choices"].as_array().unwrap().len()
}

/// Plays on a real terminal until something is saved, and ends it in this way.
fn on_terminal(folder: &Path, how: &str, keys: &str, arguments: &[&str]) -> Value {
    let driver = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/farewell/terminal.py");
    let output = Command::new("python3")
        .arg(driver)
        .args([how, &kept(folder).display().to_string(), keys, env!("CARGO_BIN_EXE_splay")])
        .args(arguments)
        .env("XDG_DATA_HOME", folder)
        .env("TERM", "xterm-256color")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_screen_is_given_back_and_the_game_saved() {
    let game = ["play", "--seed", "5", "--seats", "human,random"];
    for (how, status) in [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130), ("key", 0)] {
        let folder = tempfile::tempdir().unwrap();
        let told = on_terminal(folder.path(), how, "\\r", &game);
        assert_eq!(told["status"], status, "{how}: {told}");
        for mode in ["cooked", "screen", "mouse"] {
            assert_eq!(told[mode], true, "{how}: {told}");
        }
        assert!(told["tail"].as_str().unwrap().contains("splay play --resume"), "{how}: {told}");
        assert!(choices(folder.path()) >= 1);
    }
}

#[test]
fn a_closed_terminal_costs_no_game() {
    for more in [&[][..], &["--plain"]] {
        let folder = tempfile::tempdir().unwrap();
        let game = [&["play", "--seed", "5", "--seats", "human,random"], more].concat();
        let told = on_terminal(folder.path(), "close", "1\\r", &game);
        // The signal and the end of the input come at once; the program heeds whichever it notices first.
        assert!(told["status"] == 129 || told["status"] == 2 || told["status"] == 0, "{told}");
        assert!(choices(folder.path()) >= 1);
    }
}

#[test]
fn control_c_in_the_plain_game_saves_it() {
    let folder = tempfile::tempdir().unwrap();
    let game = ["play", "--plain", "--seed", "5", "--seats", "human,random"];
    let told = on_terminal(folder.path(), "key", "1\\r", &game);
    assert_eq!(told["status"], 130, "{told}");
    assert!(told["tail"].as_str().unwrap().contains("splay play --resume"), "{told}");
    assert!(choices(folder.path()) >= 1);
}

#[test]
fn signals_save_the_game_that_is_played_through_pipes() {
    for (signal, status) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_splay"))
            .args(["play", "--plain", "--seed", "5", "--seats", "human,human", "--names", "Ann,Bea"])
            .env("XDG_DATA_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        input.write_all(b"\n1\n").unwrap();
        let mut line = String::new();
        while !line.contains("Pass the keyboard to Bea") {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0);
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(status));
        let said = String::from_utf8(ended.stderr).unwrap();
        assert!(said.contains("to continue it: splay play --resume"), "{said}");
        assert_eq!(choices(folder.path()), 1);
    }
}

#[test]
fn a_game_gone_on_with_is_told_of_before_the_next_choice() {
    let folder = tempfile::tempdir().unwrap();
    let splay = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_splay"));
        command.args(arguments).env("XDG_DATA_HOME", folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    let mut first = splay(&["play", "--plain", "--seed", "5", "--seats", "human,random"]);
    first.stdin.take().unwrap().write_all(b"1\n").unwrap();
    assert!(first.wait_with_output().unwrap().status.success());
    let mut again = splay(&["play", "--plain", "--resume"]);
    // Its input stays open, so that nothing but the signal ends it.
    let _input = again.stdin.take();
    let mut line = String::new();
    let mut output = BufReader::new(again.stdout.take().unwrap());
    while !line.contains("Choose an action") {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    let id = again.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let said = String::from_utf8(again.wait_with_output().unwrap().stderr).unwrap();
    assert!(said.contains("to continue it: splay play --resume"), "{said}");
}

#[test]
fn a_game_without_a_choice_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(["play", "--plain", "--seed", "5"])
        .env("XDG_DATA_HOME", folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success());
    assert!(!kept(folder.path()).exists());
}
