//! Code and documents cite rules and rulings by number (`R-DRAW-8`, `Q-13`, `G-21`, `RUL-40`): each
//! number that is cited is told in docs/RULES.md or docs/RULINGS.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn whatever_is_cited_is_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let told: BTreeSet<String> = ["docs/RULES.md", "docs/RULINGS.md"]
        .iter()
        .flat_map(|file| read(&root.join(file)).lines().filter_map(told_in).collect::<Vec<_>>())
        .collect();
    assert!(told.len() > 200, "only {} rules are told", told.len());
    let mut files = Vec::new();
    gather(&root.join("crates"), &mut files);
    gather(&root.join("docs"), &mut files);
    let missing: Vec<String> = files
        .iter()
        .flat_map(|file| cited_in(&read(file)).into_iter().map(move |number| (file, number)))
        .filter(|(_, number)| !told.contains(number))
        .map(|(file, number)| format!("{number} in {}", file.display()))
        .collect();
    assert!(missing.is_empty(), "cited, but told nowhere:\n{}", missing.join("\n"));
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All sources and documents in a folder.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("the folder can be listed").path()) {
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "md") {
            files.push(path);
        }
    }
}

/// The number with which a line of the digest or the ledger begins: `- **Q-13** …`, `| RUL-40 | …`.
fn told_in(line: &str) -> Option<String> {
    let line = line.strip_prefix("- **").or_else(|| line.strip_prefix("| "))?;
    cited_in(line).into_iter().find(|number| line.starts_with(number.as_str()))
}

/// All numbers in a text. Of a family such as `R-…`, or of `RUL-n`, there is nothing to look up.
fn cited_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| is_number(word)).map(str::to_owned).collect()
}

fn is_number(word: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
    match word.split('-').collect::<Vec<_>>()[..] {
        ["R", family, n] => {
            family.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()) && digits(n)
        }
        ["Q" | "G" | "RUL", n] => digits(n),
        _ => false,
    }
}
