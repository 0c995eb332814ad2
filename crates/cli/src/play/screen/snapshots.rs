//! Whole screens, as they were written down in `tests/screens`. What a change does to them can be seen there;
//! `make golden` writes them down anew.

use std::fs;
use std::path::Path;

use super::app::App;
use super::look::Look;
use super::tests::{drawn, play_to_a_decision, session_with};

const LOOK: Look = Look { unicode: true, color: false };

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (140, 40)];

fn compare(name: &str, screen: &str) {
    let screen: String = screen.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    keep(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(name), &screen);
}

/// Compares with what was written down, or writes it down.
pub(super) fn keep(path: &Path, now: &str) {
    if std::env::var_os("SPLAY_REGENERATE").is_some() {
        fs::write(path, now).unwrap();
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(kept == now, "{} was\n{kept}\nand is (`make golden` regenerates it)\n{now}", path.display());
}

fn screens(kind: &str, players: usize, more: &[&str]) {
    let seats = format!("human{}", ",random".repeat(players - 1));
    let mut session = session_with("third", &seats, more);
    play_to_a_decision(&mut session, 25 * players);
    let app = App::new(&mut session);
    for (width, height) in SIZES {
        compare(
            &format!("{kind}{players}-{width}x{height}.txt"),
            &drawn(&app.stage, LOOK, width, height),
        );
    }
}

#[test]
fn tables_of_two_to_five_look_as_they_did() {
    for players in 2..=4 {
        screens("base-", players, &[]);
    }
    screens("echoes-", 5, &["--sets", "base,echoes"]);
}

#[test]
fn tables_with_all_sets_look_as_they_did() {
    for players in [2, 5, 8] {
        screens("all-", players, &["--sets", "base,echoes,cities,artifacts,figures"]);
    }
}
