//! That the files for containers and the documents name what there is: commands, flags and environment
//! variables of the program, and files of the repository.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Subcommand;
use clap::error::ErrorKind;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(repository().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn help(command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_splay")).args([command, "--help"]).output().unwrap();
    assert!(output.status.success(), "splay {command}: there is no such command");
    String::from_utf8(output.stdout).unwrap()
}

/// The words of a text that begin so, as long as they go on with such letters.
fn words(text: &str, start: &str, goes_on: impl Fn(char) -> bool) -> BTreeSet<String> {
    let ends = text.match_indices(start).map(|(at, _)| &text[at..]);
    ends.map(|rest| {
        let end = rest[start.len()..].find(|c| !goes_on(c)).map_or(rest.len(), |end| start.len() + end);
        rest[..end].to_owned()
    })
    .collect()
}

/// Environment variables of this program that a text names.
fn variables(text: &str) -> BTreeSet<String> {
    words(text, "SPLAY_", |c| c.is_ascii_uppercase() || c == '_')
}

/// The flags that a text names.
fn flags(text: &str) -> BTreeSet<String> {
    let all = words(text, "--", |c| c.is_ascii_lowercase() || c == '-');
    // The lines of tables are none.
    all.into_iter().filter(|flag| flag.contains(char::is_alphabetic)).collect()
}

/// What the lines of a file say that begin so, without what is before.
fn lines<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines().filter_map(move |line| line.trim_start().strip_prefix(start))
}

/// The name before a colon, of every line that has one.
fn keys(text: &str) -> BTreeSet<String> {
    text.lines().filter_map(|line| Some(line.split_once(':')?.0.trim().to_owned())).collect()
}

#[test]
fn compose_names_what_there_is() {
    let (compose, proxy) = (read("compose.yaml"), read("Caddyfile"));
    let (about_it, services) = compose.split_once("\nservices:\n").expect("it has services");
    let (processes, about_proxy) = services.split_once("\n  proxy:\n").expect("it has a proxy");

    // What the processes are told is what they listen to.
    let known = variables(&help("serve"));
    let told: BTreeSet<String> =
        keys(about_it).into_iter().filter(|key| key.starts_with("SPLAY_")).collect();
    assert!(told.contains("SPLAY_DATABASE") && told.is_subset(&known), "{told:?}: {known:?}");
    // What the proxy is told is what its file asks for.
    let told: BTreeSet<String> =
        keys(about_proxy).into_iter().filter(|key| key.starts_with("SPLAY_")).collect();
    assert_eq!(told, variables(&proxy));
    // What is to be set is said at the beginning.
    let (first_lines, _) = about_it.split_once("x-splay").unwrap();
    for asked in words(&compose, "${", |c| c.is_ascii_uppercase() || c == '_') {
        assert!(first_lines.contains(&asked[2..]), "{asked} is to be set: say so");
    }

    // The proxy asks every process, at the port at which they listen.
    let image = read("Containerfile");
    let port = lines(&image, "EXPOSE ").next().expect("the image has a port");
    assert!(image.contains(&format!("SPLAY_ADDRESS=0.0.0.0:{port}")));
    let asked = lines(about_proxy, "SPLAY_PROCESSES: ").next().unwrap();
    let all = processes.lines().filter(|line| {
        line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(':') && !line.contains('#')
    });
    let all: Vec<&str> = all.map(|line| line.trim().trim_end_matches(':')).collect();
    let all: Vec<String> = all
        .into_iter()
        .filter(|&name| name != "postgres")
        .map(|name| format!("{name}:{port}"))
        .collect();
    assert_eq!(asked.split(' ').collect::<Vec<_>>(), all);
    for published in words(processes, "127.0.0.1:", |c| c.is_ascii_digit() || c == ':') {
        assert!(published.ends_with(&format!(":{port}")), "{published}");
    }

    // And the files are there.
    let file = about_it.split("dockerfile: ").nth(1).unwrap().split([' ', '}']).next().unwrap();
    assert!(repository().join(file).is_file(), "{file}");
    let file = about_proxy.split("./").nth(1).unwrap().split(':').next().unwrap();
    assert_eq!(file, "Caddyfile");
}

#[test]
fn the_image_is_made_of_what_there_is() {
    let image = read("Containerfile");
    let known = variables(&help("serve"));
    assert!(variables(&image).is_subset(&known), "{:?}", variables(&image));
    for copied in lines(&image, "COPY ").filter(|copied| !copied.starts_with("--from")) {
        let (files, _to) = copied.rsplit_once(' ').unwrap();
        for file in files.split(' ') {
            assert!(repository().join(file).exists(), "{file}");
        }
    }
    // The compiler is the one that everything is tested with.
    let toolchain = read("rust-toolchain.toml");
    let compiler = lines(&toolchain, "channel = ").next().unwrap().trim_matches('"');
    assert!(image.contains(&format!("FROM rust:{compiler}-slim")), "{compiler}");
    assert!(image.contains(&format!("RUSTUP_TOOLCHAIN={compiler}")), "{compiler}");
    // What is run is a command of the program.
    assert!(image.contains(r#"CMD ["splay", "health"]"#) && help("health").contains("SPLAY_ADDRESS"));
    assert!(image.contains(r#"ENTRYPOINT ["splay"]"#) && image.contains("\nCMD [\"serve\"]"));
    let built = image.contains("--package splay-cli --bin splay");
    assert!(built && read("crates/cli/Cargo.toml").contains("name = \"splay\""));
}

#[test]
fn what_is_told_about_running_a_server_can_be_done() {
    let told = read("docs/RUNNING.md");
    let commands = ["serve", "health", "verify", "backup", "restore"];
    let known: BTreeSet<String> = commands.iter().flat_map(|command| flags(&help(command))).collect();
    // Within sentences, and in lines to be typed that begin with the program.
    let mut within = String::new();
    for (place, text) in told.split("```").enumerate() {
        let is_to_be_typed = place % 2 == 1;
        let mut typed = text.lines().filter(|line| !is_to_be_typed || line.starts_with("splay "));
        typed.by_ref().for_each(|line| {
            if let Some(command) = line.strip_prefix("splay ").filter(|_| is_to_be_typed) {
                help(command.split(' ').next().unwrap());
            }
            within.push_str(line);
            within.push('\n');
        });
    }
    let of_others: BTreeSet<String> =
        ["--release", "--package", "--format"].iter().map(|flag| (*flag).to_owned()).collect();
    let unknown: Vec<String> = flags(&within)
        .into_iter()
        .filter(|flag| !known.contains(flag) && !of_others.contains(flag))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let known = &variables(&help("serve")) | &variables(&read("Caddyfile"));
    assert!(variables(&told).is_subset(&known), "{:?}", variables(&told));
}

/// What comes of reading a command line, as the program reads it; `splay` is its first word.
fn parsed(line: &str) -> Result<(), ErrorKind> {
    let program = splay_cli::args::Command::augment_subcommands(clap::Command::new("splay"));
    let words = shlex::split(line).unwrap_or_else(|| panic!("{line}: a quote is not closed"));
    program.try_get_matches_from(words).map(|_| ()).map_err(|error| error.kind())
}

#[test]
fn every_command_line_that_is_told_can_be_typed() {
    // In a sentence, a word may stand for a value, and an option that is needed may be missing; but
    // every command and option has to be there.
    let of_speech =
        [ErrorKind::DisplayHelp, ErrorKind::MissingRequiredArgument, ErrorKind::ValueValidation];
    let files = ["README.md", "CHANGELOG.md", "docs/API.md", "docs/MEASURING.md", "docs/RUNNING.md"];
    for file in files {
        let (told, mut typed, mut spoken) = (read(file), 0, 0);
        for (place, text) in told.split("```").enumerate() {
            if place % 2 == 1 {
                let text = text.replace("\\\n", " ");
                for line in text.lines().filter(|line| line.starts_with("splay ")) {
                    assert_eq!(parsed(line), Ok(()), "{file}: {line}");
                    typed += 1;
                }
            } else {
                for line in text.split('`').skip(1).step_by(2).filter(|line| line.starts_with("splay "))
                {
                    let line = line.replace('\n', " ");
                    let kind = parsed(&line).err();
                    assert!(
                        kind.is_none_or(|kind| of_speech.contains(&kind)),
                        "{file}: {line}: {kind:?}"
                    );
                    spoken += 1;
                }
            }
        }
        assert!(spoken > 0, "{file} speaks of no command");
        assert!(file != "README.md" || typed > 10, "{file} has {typed} lines to type");
    }
    // What is not there is found.
    assert!(parsed("splay anlyze game.json").is_err() && parsed("splay play --plane").is_err());
    // Those who write it as the British do need not learn anything.
    assert_eq!(parsed("splay analyse game.json"), Ok(()));
}
