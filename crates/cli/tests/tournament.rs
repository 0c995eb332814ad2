//! Tournaments held by the real program.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// Runs a tournament; the words are split at spaces.
fn tournament(words: &str, files: &[(&str, &Path)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_splay"));
    command.arg("tournament").args(words.split(' '));
    for (option, path) in files {
        command.arg(option).arg(path);
    }
    command.output().unwrap()
}

fn text(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn failure(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

const THREE: &str = "--bots random,greedy,mcts:30 --pairs 3 --seed 5";

#[test]
fn a_finished_tournament_is_not_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let first = tournament(THREE, &[("--file", &file)]);
    let table = text(&first);
    for word in ["third edition", "random", "greedy", "mcts:30", "Elo", "1000", "ms/decision"] {
        assert!(table.contains(word), "{table}");
    }
    let games = fs::read_to_string(&file).unwrap();
    assert_eq!(games.lines().count(), 1 + 3 * 3 * 2);
    let again = tournament(THREE, &[("--file", &file)]);
    assert_eq!(text(&again), table);
    assert!(said(&again).contains("18 of 18 games are already there; 0 remain to be played"));
    assert_eq!(fs::read_to_string(&file).unwrap(), games);
    // Neither the order of the bots nor a seed left out makes it another tournament.
    let turned = tournament("--bots mcts:30,random,greedy --pairs 3", &[("--file", &file)]);
    assert_eq!(text(&turned), table);
    // More deals go on where it stopped.
    let more = tournament(&THREE.replace("pairs 3", "pairs 4"), &[("--file", &file)]);
    assert!(text(&more).contains("24 games") && said(&more).contains("18 of 24"));
    assert!(fs::read_to_string(&file).unwrap().starts_with(&games));
    // Fewer deals count only those asked for.
    assert!(
        text(&tournament(&THREE.replace("pairs 3", "pairs 2"), &[("--file", &file)]))
            .contains("12 games")
    );
}

#[test]
fn a_game_that_was_broken_off_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let words = "--bots random,greedy --pairs 4 --seed 5 --json";
    let counted = |output: &Output| {
        let mut report: Value = serde_json::from_str(&text(output)).unwrap();
        for bot in report["bots"].as_array_mut().unwrap() {
            assert!(bot["milliseconds_per_decision"].take().is_number());
        }
        report
    };
    let whole = counted(&tournament(words, &[("--file", &file)]));
    assert_eq!(whole["games"], 8);
    let games = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = games.split_inclusive('\n').collect();
    let broken_off = lines[..5].concat() + &lines[5][..lines[5].len() / 2];
    fs::write(&file, broken_off).unwrap();
    let output = tournament(words, &[("--file", &file)]);
    assert!(said(&output).contains("was incomplete") && said(&output).contains("4 of 8"));
    assert_eq!(counted(&output), whole);
    let mended = fs::read_to_string(&file).unwrap();
    assert_eq!(mended.lines().count(), 9);
    assert!(mended.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    // Only the end of the last line is missing: nothing is lost.
    fs::write(&file, games.trim_end()).unwrap();
    let output = tournament(words, &[("--file", &file)]);
    assert!(said(&output).contains("8 of 8") && !said(&output).contains("was incomplete"));
    assert_eq!(fs::read_to_string(&file).unwrap(), games);
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    // One game after the other, so that they stand in the file in order.
    let words = "--bots random,greedy --pairs 2 --seed 5 --threads 1";
    text(&tournament(words, &[("--file", &file)]));
    let games = fs::read_to_string(&file).unwrap();
    for (words, difference) in [
        ("--bots random,mcts:30 --pairs 2 --seed 5", "the bots greedy,random instead of mcts:30,random"),
        ("--bots random,greedy --pairs 2 --seed 6", "the seed 5 instead of 6"),
        (
            "--bots random,greedy --pairs 2 --seed 5 --edition first",
            "the edition third instead of first",
        ),
        ("--bots random,greedy --pairs 2 --seed 5 --players 3", "players: 2 instead of 3"),
        ("--bots random,greedy --pairs 2 --seed 5 --longer", "other variants"),
    ] {
        let error = failure(&tournament(words, &[("--file", &file)]));
        assert!(error.contains("holds a different tournament") && error.contains(difference), "{error}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), games);
    for (damaged, told) in [
        (games.replacen("\"deal\":0", "\"deal\":null", 1), "line 2 of"),
        (games.replacen("\"seats\":[\"random\"", "\"seats\":[\"mcts:9\"", 1), "is not a game of this"),
        (games.replacen("\"winners\":[", "\"winners\":[3,", 1), "is not a game of this"),
        (games.replacen("splay-tournament/1", "splay-tournament/0", 1), "does not hold games"),
        ("my diary\n".into(), "does not hold games"),
    ] {
        fs::write(&file, &damaged).unwrap();
        let output = tournament("--bots random,greedy --pairs 2 --seed 5", &[("--file", &file)]);
        assert!(failure(&output).contains(told), "{}", said(&output));
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }
}

#[test]
fn what_cannot_be_held_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (words, told) in [
        ("--bots greedy,random --pairs 0", "--pairs takes"),
        ("--bots greedy,random --pairs 99999999999", "--pairs takes"),
        ("--bots greedy,random --pairs 1 --threads 0", "--threads takes"),
        ("--bots greedy --pairs 1", "2 to 32 bots"),
        ("--bots greedy,oracle --pairs 1", "oracle"),
        ("--bots greedy,random,greedy --pairs 1", "greedy is named twice"),
        ("--bots mcts:2s,mcts:2000ms --pairs 1", "mcts:2000ms is named twice"),
        ("--bots greedy,random --players 5", "2 to 4 players"),
        ("--bots greedy,random --players 4 --teams 0+1,2+3", "partners must be the same bot"),
        ("--pairs 1", "--bots"),
    ] {
        let error = failure(&tournament(words, &[]));
        assert!(error.contains(told), "{error}");
    }
    let words = "--bots greedy,random --pairs 1";
    let nowhere = folder.path().join("nowhere").join("file");
    assert!(failure(&tournament(words, &[("--file", &nowhere)])).contains("cannot write"));
    assert!(failure(&tournament(words, &[("--html", &nowhere)])).contains("cannot write"));
    assert!(failure(&tournament(words, &[("--html", folder.path())])).contains("cannot write"));
    let one = folder.path().join("one");
    let output = tournament(words, &[("--html", &one), ("--file", &one)]);
    assert!(failure(&output).contains("same file"));
}

#[test]
fn tables_of_three_and_four_play_every_exchange() {
    for (words, games) in [
        ("--bots greedy,random --pairs 2 --seed 1 --players 3 --json", 12),
        ("--bots greedy,random --pairs 2 --seed 1 --players 4 --edition fourth --json", 4),
        ("--bots greedy,random --pairs 2 --seed 1 --players 4 --teams 0+2,1+3 --json", 4),
    ] {
        let report: Value = serde_json::from_str(&text(&tournament(words, &[]))).unwrap();
        assert_eq!(report["games"], games, "{words}");
        let first = &report["bots"][0];
        assert_eq!(first["games"], games);
        assert!(first["elo"].is_number() && report["cross"][0][0].is_null());
    }
}

#[test]
fn the_page_is_whole_and_needs_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.html");
    let words = "--bots random,greedy,mcts:5,mcts:30 --pairs 2 --seed 1";
    text(&tournament(words, &[("--html", &file)]));
    let page = fs::read_to_string(&file).unwrap();
    for bot in ["random", "greedy", "mcts:5", "mcts:30"] {
        assert!(page.contains(&format!("<th scope=\"row\">{bot}</th>")), "{bot}");
    }
    for chart in ["ratings", "tries", "ages", "lengths", "endings"] {
        assert!(page.contains(&format!("aria-labelledby=\"{chart}-title {chart}-told\"")), "{chart}");
        assert!(page.contains(&format!("<desc id=\"{chart}-told\">")), "{chart}");
    }
    for foreign in ["http", "<script", "<link", "@import", "url(", "NaN", "inf\""] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    well_formed(&page);
}

/// Every element that is opened is closed, in order.
fn well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let (tag, rest) = tag.split_once('>').expect("a tag ends");
        assert!(!rest.contains('>'), "{rest}");
        let name = tag.split([' ', '\n']).next().unwrap();
        if let Some(closed) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed));
        } else if !tag.ends_with('/') && !["!DOCTYPE", "meta"].contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
