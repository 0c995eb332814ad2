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
