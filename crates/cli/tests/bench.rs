//! What `splay bench` measures; not how much.

use std::process::Command;

use serde_json::Value;

fn bench(arguments: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_splay");
    let output = Command::new(program).args(["bench", "--games", "8"]).args(arguments).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_search_is_measured_too() {
    let results: Value = serde_json::from_str(&bench(&["--json"])).unwrap();
    let search = &results["search"];
    assert!(search["tries_per_second"].as_f64().unwrap() > 0.0, "{search}");
    assert!((0.0..=1.0).contains(&search["share_outside_engine"].as_f64().unwrap()), "{search}");
    let table = bench(&[]);
    assert!(table.contains("tries/s") && table.contains("outside the engine"), "{table}");
}
