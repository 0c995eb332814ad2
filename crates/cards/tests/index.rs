//! docs/ADDING_A_CARD.md ends with an index of all that cards are written with. It is made from the
//! sources, so that it misses nothing and names nothing that is not there. Code that is quoted is the code.

use std::fs;
use std::path::Path;

const GUIDE: &str = "docs/ADDING_A_CARD.md";
const HEAD: &str = "## Index\n";

/// The files with verbs that an author wants first; others follow.
const FIRST: [&str; 6] =
    ["quantities.rs", "moves.rs", "draw.rs", "choose.rs", "splays.rs", "achieve.rs"];

#[test]
fn the_guide_lists_all_that_cards_are_written_with() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| {
        fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    let guide = read(GUIDE);
    let (before, index) = guide.split_once(HEAD).expect("the guide has an index");
    let fresh = index_of(&root, |file| read(&format!("crates/engine/src/{file}")));
    if std::env::var_os("SPLAY_REGENERATE").is_some() {
        fs::write(root.join(GUIDE), format!("{before}{HEAD}{fresh}")).expect("the guide can be written");
        return;
    }
    for (there, now) in index.lines().zip(fresh.lines()) {
        assert_eq!(there, now, "the index has changed; `make index` writes it anew");
    }
    assert_eq!(index, fresh, "the index has changed; `make index` writes it anew");
}

/// All files with verbs.
fn verbs(root: &Path) -> Vec<String> {
    let folder = fs::read_dir(root.join("crates/engine/src/player")).expect("the folder is there");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("the folder can be listed").file_name().to_string_lossy().into_owned()
    };
    let mut files: Vec<String> = folder.map(name).collect();
    let place = |file: &String| FIRST.iter().position(|first| first == file).unwrap_or(FIRST.len());
    files.sort_by_key(|file| (place(file), file.clone()));
    files.into_iter().map(|file| format!("player/{file}")).collect()
}

fn index_of(root: &Path, source: impl Fn(&str) -> String) -> String {
    let mut text = "\nMade from the code by `make index`.\n".to_owned();
    let mut section = |title: &str, entries: Vec<(String, String)>| {
        if !entries.is_empty() {
            text.push_str(&format!("\n### {title}\n\n| | |\n| --- | --- |\n"));
        }
        for (code, meaning) in entries {
            text.push_str(&format!("| `{code}` | {meaning} |\n"));
        }
    };
    section("Acts", variants(&source("player/moves.rs"), "Act"));
    section("Selectors", constants(&source("select.rs"), "Select"));
    section("Which cards a selector means", methods(&source("select.rs"), "Select", ""));
    for file in verbs(root) {
        let code = source(&file);
        section(title(&code), [methods(&code, "Player", "p"), functions(&code)].concat());
    }
    section("What the state and the table tell", readings(root));
    section("What is read off a card", methods(&source("card.rs"), "Card", "card"));
    section("Where a transfer goes", methods(&source("zone.rs"), "Seat", "seat"));
    section("What a card is made of", methods(&source("card.rs"), "Definition", "card(…)"));
    section("What always holds", variants(&source("each.rs"), "Each"));
    section("How effects are lent", methods(&source("each.rs"), "Lent", "lent"));
    section("Whose deeds set a karma off", constants(&source("karma/upon.rs"), "Whose"));
    section("What sets it off", methods(&source("karma/upon.rs"), "Whose", "YOU"));
    section(
        "When it does, besides, and what follows",
        methods(&source("karma/upon.rs"), "Upon", "YOU.melds()"),
    );
    section("What a karma reads", methods(&source("seen.rs"), "Seen", "seen"));
    text
}

/// What cards read off the state and the table, which tell far more than that.
fn readings(root: &Path) -> Vec<(String, String)> {
    let (mut engine, mut cards) = (Vec::new(), Vec::new());
    read_all(&root.join("crates/engine/src"), &mut engine);
    read_all(&root.join("crates/cards/src"), &mut cards);
    // A call stands on one line with what it is called on.
    let joined = |code: &String| {
        code.lines().fold(String::new(), |text, line| match line.trim_start().starts_with('.') {
            true => text + line.trim(),
            false => text + "\n" + line.trim(),
        })
    };
    let cards: String = cards.iter().map(joined).collect();
    let mut found = Vec::new();
    for (of, receivers) in [("State", ["state().", "state."]), ("Table", ["table().", "table."])] {
        let used: Vec<&str> =
            receivers.iter().flat_map(|receiver| named_after(&cards, receiver)).collect();
        let receiver = format!("p.{}()", of.to_lowercase());
        let all = engine.iter().flat_map(|code| methods(code, of, &receiver));
        let name = |code: &str| Some(code.strip_prefix(&receiver)?[1..].split_once('(')?.0.to_owned());
        let mut read: Vec<(String, String)> =
            all.filter(|(code, _)| name(code).is_some_and(|name| used.contains(&&*name))).collect();
        read.sort();
        found.append(&mut read);
    }
    found
}

/// What a file is about: the start of its first line.
fn title(code: &str) -> &str {
    let line = code.lines().next().and_then(|line| line.strip_prefix("//! ")).unwrap_or_default();
    line.split([':', '.', '(']).next().unwrap_or_default().trim()
}

/// The public methods of a type, with the names of their parameters and the first sentence of their
/// documentation.
fn methods(code: &str, of: &str, receiver: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    // How far in the methods of the type stand: those that a macro makes stand further in.
    let mut inside = None;
    for (docs, line, rest) in documented(code) {
        let line_of_code = line.trim_start();
        let indent = line.len() - line_of_code.len();
        if let Some(header) = line_of_code.strip_prefix("impl").and_then(|line| line.strip_suffix(" {"))
        {
            let subject = header.split(' ').next_back().and_then(|name| name.split('<').next());
            inside = (subject == Some(of) && !header.contains(" for ")).then_some(indent + 4);
        }
        let signature = signature(line_of_code).filter(|_| inside == Some(indent));
        found.extend(signature.map(|name| {
            let parameters = parameters(rest).join(", ");
            (format!("{receiver}.{name}({parameters})"), first_sentence(&docs))
        }));
    }
    found
}

/// The public functions that belong to no type.
fn functions(code: &str) -> Vec<(String, String)> {
    let described = |(docs, line, rest): (String, &str, &str)| {
        let code = format!("{}({})", signature(line)?, parameters(rest).join(", "));
        Some((code, first_sentence(&docs)))
    };
    documented(code).into_iter().filter_map(described).collect()
}

/// The name of the public function with which a line of code begins.
fn signature(line: &str) -> Option<&str> {
    let signature = line.strip_prefix("pub fn ").or_else(|| line.strip_prefix("pub const fn "))?;
    signature.split(['(', '<']).next()
}

/// The names of the parameters of the function with which some code begins, but for `self`.
fn parameters(code: &str) -> Vec<&str> {
    let start = code.find('(').unwrap_or_default();
    let mut names = Vec::new();
    let (mut depth, mut begun) = (0, start);
    for (at, c) in code.char_indices().skip_while(|&(at, _)| at < start) {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ':' if depth == 1 && !code[at..].starts_with("::") && !code[..at].ends_with(':') => {
                names.push(code[begun + 1..at].trim());
            }
            ',' if depth == 1 => begun = at,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// The variants of an enumeration.
fn variants(code: &str, of: &str) -> Vec<(String, String)> {
    let start = format!("pub enum {of} {{");
    let lines = documented(code);
    let body = lines.into_iter().skip_while(|(_, line, _)| *line != start).skip(1);
    body.take_while(|(_, line, _)| *line != "}")
        .map(|(docs, line, _)| {
            let code = line.trim().trim_end_matches(',').replace("(Place)", "(place)");
            (code, first_sentence(&docs))
        })
        .collect()
}

/// Each name that stands behind one of these in a text, but for those behind which another dot stands.
fn named_after<'a>(text: &'a str, receiver: &str) -> Vec<&'a str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(receiver)
        .filter(|&(at, _)| !text[..at].ends_with(is_word))
        .filter_map(|(at, _)| {
            let name = &text[at + receiver.len()..];
            let end = name.find(|c| !is_word(c))?;
            (end > 0 && name[end..].starts_with('(')).then(|| &name[..end])
        })
        .collect()
}

/// All that the guide calls on a player, the table or the state is there.
#[test]
fn the_guide_names_nothing_that_is_not_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = fs::read_to_string(root.join(GUIDE)).expect("the guide is there");
    let mut sources = Vec::new();
    read_all(&root.join("crates/engine/src"), &mut sources);
    let mut checked = 0;
    for (receivers, of) in [
        (&["p.", "you."][..], "Player"),
        (&["p.table().", "you.table()."], "Table"),
        (&["p.state().", "you.state()."], "State"),
        (&["seen."], "Seen"),
    ] {
        let there: Vec<String> = sources
            .iter()
            .flat_map(|code| methods(code, of, ""))
            .filter_map(|(code, _)| Some(code.strip_prefix('.')?.split_once('(')?.0.to_owned()))
            .collect();
        for name in receivers.iter().flat_map(|receiver| named_after(&guide, receiver)) {
            assert!(
                there.iter().any(|other| other == name),
                "{of} has no `{name}`, which the guide names"
            );
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} names were looked for");
}

/// Code that documents quote stands so in the cards or their stories, however it is indented.
#[test]
fn quoted_code_is_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    read_all(&root.join("crates/cards/src"), &mut sources);
    read_all(&root.join("crates/cards/tests/stories"), &mut sources);
    let sources: Vec<String> = sources.iter().map(|code| on_one_line(code)).collect();
    let mut all = 0;
    for document in [GUIDE, "docs/ARCHITECTURE.md"] {
        let text = fs::read_to_string(root.join(document)).expect("the document is there");
        let blocks = text.split("```rust\n").skip(1).filter_map(|block| block.split("```").next());
        let mut checked = 0;
        for block in blocks {
            for quoted in block.split("\n\n").map(on_one_line).filter(|quoted| !quoted.is_empty()) {
                let there = sources.iter().any(|code| code.contains(&quoted));
                assert!(there, "{document} quotes what is not there: {quoted}");
                checked += 1;
            }
        }
        assert!(checked > 0, "{document} quotes no code");
        all += checked;
    }
    assert!(all > 5, "only {all} pieces of code were looked for");
}

fn on_one_line(code: &str) -> String {
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of all source files in a folder.
fn read_all(folder: &Path, sources: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            read_all(&path, sources);
        } else {
            sources.push(fs::read_to_string(&path).expect("the file can be read"));
        }
    }
}

/// The public constants of a type.
fn constants(code: &str, of: &str) -> Vec<(String, String)> {
    let lines = documented(code);
    let constant = |line: &str| {
        let (name, kind) = line.strip_prefix("pub const ")?.split_once(": ")?;
        kind.starts_with(of).then(|| name.to_owned())
    };
    lines
        .into_iter()
        .filter_map(|(docs, line, _)| Some((constant(line)?, first_sentence(&docs))))
        .collect()
}

/// Each line of code with the documentation above it and with all that follows.
fn documented(code: &str) -> Vec<(String, &str, &str)> {
    let mut docs = String::new();
    let mut found = Vec::new();
    let mut rest = code;
    for line in code.lines() {
        if let Some(text) = line.trim_start().strip_prefix("///") {
            docs.push_str(text);
        } else if !line.trim_start().starts_with("#[") {
            found.push((std::mem::take(&mut docs), line, rest));
        }
        rest = &rest[(line.len() + 1).min(rest.len())..];
    }
    found
}

/// The first sentence, without the rules it cites and without links.
fn first_sentence(docs: &str) -> String {
    let mut text = docs.trim().replace("[`", "`").replace("`]", "`");
    if let Some(end) = text.find(". ") {
        text.truncate(end + 1);
    }
    while let Some(start) = text.find(" (").filter(|&start| text[start..].contains(')')) {
        let end = start + text[start..].find(')').unwrap_or_default();
        if !text[start..end].contains('-') {
            break;
        }
        text.replace_range(start..=end, "");
    }
    text
}
