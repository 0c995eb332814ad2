//! `splay match`: outside programs at the table.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// All the time in the world: a busy machine takes its time to start a program, and to let it answer.
const PATIENT: [&str; 4] = ["--time-ms", "60000", "--first-ms", "60000"];

/// Writes a bot in Python and gives the command line that starts it.
fn bot(folder: &Path, name: &str, code: &str) -> String {
    let file = folder.join(name);
    std::fs::write(&file, code).unwrap();
    format!("python3 '{}'", file.display())
}

fn splay(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_splay")).arg("match").args(arguments).output().unwrap()
}

fn results(arguments: &[&str]) -> Value {
    let output = splay(&[arguments, &["--json", "--seed", "1"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_readme_bot_wins_some_games() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let folder = tempfile::tempdir().unwrap();
    // With dice that always fall alike, and all the time in the world, its games are always the same.
    let code = format!(
        "import random, runpy\nrandom.seed(1)\nrunpy.run_path({example:?}, run_name='__main__')\n"
    );
    let seeded = bot(folder.path(), "seeded.py", &code);
    let arguments = [&["--bot", &seeded, "--bot", "random", "--games", "12"], &PATIENT[..]].concat();
    let results = results(&arguments);
    assert_eq!(results["faults"].as_array().unwrap().len(), 0, "{results}");
    let won = results["results"][0]["won"].as_f64().unwrap();
    assert!(won >= 4.0, "{results}");
    assert_eq!(results["results"][1]["games"], 12);
}

#[test]
fn the_readme_shows_the_bot_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |name: &str| std::fs::read_to_string(root.join(name)).unwrap();
    assert!(
        read("README.md").contains(&read("examples/bot.py")),
        "README.md and examples/bot.py differ"
    );
}

#[test]
fn who_makes_a_fault_loses_and_is_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let crash = "import sys\nsys.stdin.readline()\nprint('no idea', file=sys.stderr)\nsys.exit(3)\n";
    let cheat = "import sys\nfor _ in sys.stdin: print('{\"choice\": \"achieve 9\"}', flush=True)\n";
    let index = "import sys\nfor _ in sys.stdin: print('{\"index\": 999}', flush=True)\n";
    let babble = "import sys\nfor _ in sys.stdin: print('hello', flush=True)\n";
    let sleep = "import sys, time\nfor _ in sys.stdin: time.sleep(60)\n";
    // It reads nothing, and its name, which stands in all that it is told, is longer than a pipe is deep.
    let deaf = "import time\ntime.sleep(600)\n";
    let deep = "x".repeat(100_000);
    let flood =
        "import sys\nsys.stdin.readline()\nsys.stdout.write('x' * 3000000)\nsys.stdout.flush()\n";
    for (name, code, fault, says) in [
        ("crash.py", crash, "ended", "exit status: 3"),
        ("cheat.py", cheat, "illegal", "achieve 9"),
        ("index.py", index, "illegal", "index 999"),
        ("babble.py", babble, "malformed", "hello"),
        ("sleep.py", sleep, "late", "within 1500 ms"),
        ("deaf.py", deaf, "late", "within 1500 ms"),
        ("flood.py", flood, "malformed", "1 MiB"),
    ] {
        let mut command = bot(folder.path(), name, code);
        if name == "deaf.py" {
            command = format!("{command} {deep}");
        }
        // Only who is to be late is hurried: a busy machine takes its time to start a program.
        let first = if fault == "late" { "1500" } else { "60000" };
        let arguments = [
            "--bot",
            "random",
            "--bot",
            &command,
            "--games",
            "1",
            "--time-ms",
            "300",
            "--first-ms",
            first,
        ];
        let results = results(&arguments);
        let blame = &results["faults"][0];
        assert_eq!((blame["fault"].as_str(), blame["bot"].as_str()), (Some(fault), Some(&*command)));
        assert!(blame["message"].as_str().unwrap().contains(says), "{blame}");
        assert_eq!(results["results"][0]["won"], 1.0, "{results}");
        if name == "crash.py" {
            assert_eq!(blame["stderr"], "no idea");
            let text = String::from_utf8(splay(&arguments).stdout).unwrap();
            assert!(text.contains("was lost by") && text.contains("no idea"), "{text}");
        }
    }
}

#[test]
fn a_program_hears_its_seat_only() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("heard.jsonl");
    let code = format!(
        "import sys, json\nnotes = open({:?}, 'a')\nfor line in sys.stdin:\n    notes.write(line); notes.flush()\n    \
         if json.loads(line)['outcome'] is None: print('{{\"index\": 0}}', flush=True)\n",
        notes.display().to_string()
    );
    let command = bot(folder.path(), "listener.py", &code);
    results(&[&["--bot", &command, "--bot", "greedy", "--games", "1"], &PATIENT[..]].concat());
    let heard = std::fs::read_to_string(&notes).unwrap();
    let lines: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.len() > 5);
    for told in &lines {
        let seat = told["seat"].as_u64().unwrap() as usize;
        let hidden = told["state"]["players"][1 - seat]["hand"].as_array().unwrap();
        assert!(hidden.iter().all(Value::is_object), "{told}");
        assert!(told["decision"].is_null() || told["decision"]["player"] == seat);
        assert_eq!(told["state"]["players"][seat]["name"], command.as_str());
        assert!(told["seed"].is_null() && told["state"]["seed"].is_null());
    }
    assert!(!lines.last().unwrap()["outcome"].is_null(), "the end is told, too");
}

#[test]
fn what_cannot_be_held_is_refused() {
    for (arguments, says) in [
        (vec!["--bot", "random"], "at least two bots"),
        (vec!["--bot", "random", "--bot", "no-such-program-here"], "cannot be started"),
        (vec!["--bot", "random", "--bot", "greddy"], "did you mean greedy?"),
        (vec!["--bot", "random", "--bot", "mtcs:50"], "did you mean mcts:50?"),
        (vec!["--bot", "random", "--bot", "'unclosed"], "quote"),
        (vec!["--bot", "random", "--bot", "greedy", "--players", "9"], "cannot play"),
    ] {
        let output = splay(&arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2));
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn more_bots_than_seats_meet_in_pairs() {
    let results = results(&["--bot", "random", "--bot", "greedy", "--bot", "beginner", "--games", "2"]);
    for tally in results["results"].as_array().unwrap() {
        assert_eq!(tally["games"], 4, "{results}");
    }
}
