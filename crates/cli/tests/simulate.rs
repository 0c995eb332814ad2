//! `splay simulate` as a process: the records it writes.

use std::process::Command;

use splay_engine::Record;

#[test]
fn what_was_played_is_written_down() {
    for bots in ["greedy", "mcts:4,random"] {
        let file = std::env::temp_dir().join(format!("splay-records-{}.jsonl", std::process::id()));
        let output = Command::new(env!("CARGO_BIN_EXE_splay"))
            .args(["simulate", "--games", "5", "--seed", "3", "--bots", bots, "--json", "--records"])
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = std::fs::read_to_string(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        let results: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let mut decisions = 0;
        let mut games = 0;
        for line in text.lines() {
            let record: Record = serde_json::from_str(line).unwrap();
            let game = record.replay(splay_cards::catalog(record.edition, record.sets)).unwrap();
            assert_eq!(game.outcome().is_some(), record.outcome.is_some());
            decisions += record.choices.len();
            games += 1;
        }
        assert_eq!((games, Some(decisions as u64)), (5, results["decisions"].as_u64()), "{bots}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_said_at_once() {
    let output = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(["simulate", "--games", "1", "--records", "/no/such/folder/games.jsonl"])
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/folder/games.jsonl"));
}

#[test]
fn results_say_which_games_were_played() {
    let options =
        ["--players", "3", "--sets", "base,echoes", "--longer", "--bots", "random,greedy,random"];
    let output = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(["simulate", "--games", "20", "--seed", "3", "--json", "--threads", "1"])
        .args(options)
        .output()
        .unwrap();
    let results: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(results["edition"], "third");
    assert_eq!(results["players"], 3);
    assert_eq!(results["sets"], serde_json::json!(["base", "echoes"]));
    assert_eq!(results["bots"], serde_json::json!(["random", "greedy", "random"]));
    assert_eq!(results["options"]["longer"], true);
    assert_eq!((&results["seed"], &results["games"]), (&3.into(), &20.into()));
    assert!(results["cut_short"].is_u64(), "{results}");
}

#[test]
fn an_interrupted_simulation_tells_what_it_has() {
    use std::io::Read;
    let file = std::env::temp_dir().join(format!("splay-interrupted-{}.jsonl", std::process::id()));
    let mut child = Command::new(env!("CARGO_BIN_EXE_splay"))
        .args(["simulate", "--games", "1000000000", "--bots", "random", "--json", "--records"])
        .arg(&file)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while std::fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let mut told = String::new();
    child.stdout.take().unwrap().read_to_string(&mut told).unwrap();
    assert!(child.wait().unwrap().success());
    let results: serde_json::Value = serde_json::from_str(&told).unwrap();
    let games = std::fs::read_to_string(&file).unwrap().lines().count();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(results["games"].as_u64(), Some(games as u64));
    assert!(games > 0 && results["asked"] == 1_000_000_000);
}

#[test]
fn records_of_many_games_are_read_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl").display().to_string();
    let splay = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_splay")).args(arguments).output().unwrap();
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    splay(&["simulate", "--games", "3", "--seed", "3", "--threads", "1", "--records", &file]);
    for command in ["replay", "analyze", "verify"] {
        assert!(splay(&[command, &file]).contains("holds 3 games"), "{command}");
        assert!(splay(&[command, &file, "--game", "4"]).contains("there is no game 4"), "{command}");
    }
    let undealt = splay(&["verify", &file, "--game", "1", "--deal", "abc"]);
    assert!(undealt.contains("no server dealt these cards, so the deal has no hash"), "{undealt}");
    let stories: Vec<String> =
        ["1", "2", "3"].iter().map(|game| splay(&["replay", &file, "--game", game])).collect();
    assert!(stories.iter().all(|story| story.starts_with("Innovation, third edition")), "{stories:?}");
    assert!(stories[0] != stories[1] && stories[1] != stories[2]);
    let at = splay(&["analyze", &file, "--game", "2", "--at", "3", "--bot", "mcts:10"]);
    assert!(at.starts_with("Choice 3"), "{at}");
}
