//! How a command line is refused: in one sentence, with what may have been meant.

use std::ffi::OsString;

use crate::args::description;

/// What is wrong, what may have been meant, and where to read on.
#[allow(clippy::wildcard_enum_match_arm, reason = "only words can have been meant")]
pub(crate) fn one_sentence(error: &clap::Error, arguments: &[OsString]) -> String {
    use clap::error::{ContextKind, ContextValue};
    let text = error.to_string();
    let mut lines = text.lines();
    let mut said =
        lines.next().unwrap_or("").trim_start_matches("error: ").trim_end_matches(':').to_owned();
    let listed = lines.take_while(|line| line.starts_with("  ")).map(str::trim);
    let listed: Vec<&str> =
        listed.filter(|line| !line.starts_with("tip:") && !line.starts_with('[')).collect();
    if !listed.is_empty() {
        said = format!("{said}: {}", listed.join(", "));
    }
    let meant =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant = meant.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(meant) => Some(meant.clone()),
        // The most likely comes last.
        ContextValue::Strings(meant) => meant.last().cloned(),
        _ => None,
    });
    if let Some(meant) = meant {
        said = format!("{said}; did you mean {meant}?");
    }
    let commands = description();
    let command =
        arguments.iter().skip(1).filter_map(|argument| argument.to_str()).find_map(|argument| {
            commands.get_subcommands().map(clap::Command::get_name).find(|name| *name == argument)
        });
    let command = command.map_or(String::new(), |command| format!(" {command}"));
    format!("{said}; try \"splay{command} --help\"")
}

/// What bots can be called, without how long they think.
pub(crate) const BOTS: &[&str] =
    &["random", "greedy", "mcts", "beginner", "easy", "medium", "hard", "expert"];

/// What somebody may have meant.
pub(crate) fn guess(name: &str, known: &[&str]) -> String {
    let (start, rest) =
        name.split_once(':').map_or((name, ""), |(start, _)| (start, &name[start.len()..]));
    match closest(start, known.iter().copied()) {
        Some(meant) => format!("did you mean {meant}{rest}? "),
        None => String::new(),
    }
}

/// The word that comes closest to a mistyped one, if any comes close.
pub(crate) fn closest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let far = |known: &str| strsim::osa_distance(&word, &known.to_lowercase());
    known
        .map(|known| (far(known), known))
        .filter(|(far, _)| *far <= 1 + word.len() / 5)
        .min_by_key(|(far, _)| *far)
        .map(|(_, known)| known)
}
