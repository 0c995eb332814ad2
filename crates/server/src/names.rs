//! What people call themselves and say: what they see is what is written, and nobody passes for a bot.

use splay_bots::Level;
use unicode_security::skeleton;

use crate::error::Refusal;

/// The longest name of a player.
const LONGEST_NAME: usize = 32;

/// How many marks may stand on one letter; more would cover the lines above and below.
const MOST_MARKS: usize = 2;

/// What a bot is called: by its level, and by its number if others of that level sit before it.
pub(crate) fn name_of_bot(level: &str, before: usize) -> String {
    match before {
        0 => format!("Bot ({level})"),
        _ => format!("Bot {} ({level})", before + 1),
    }
}

/// A name where there is little room: a bot's without its level. A record has nothing but names, but nobody
/// else can be called like a bot.
pub(crate) fn short_name(name: &str) -> &str {
    let short = |level: &Level| name.strip_suffix(&*format!(" ({})", level.name()));
    Level::ALL.iter().find_map(short).unwrap_or(name)
}

/// A name without what does not belong into one.
///
/// # Errors
/// If nothing is left of it, it is too long, or it could be taken for a bot's.
pub(crate) fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = without_tricks(name);
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        return Err(Refusal::Bad(format!("a name must have 1 to {LONGEST_NAME} characters")));
    }
    if passes_for_a_bot(&name) {
        return Err(Refusal::Bad("that name is reserved for bots; choose another".to_owned()));
    }
    Ok(name)
}

/// A text without characters that cannot be seen or that turn others around.
pub(crate) fn without_tricks(text: &str) -> String {
    let mut marks = 0;
    let shown = text.chars().filter(|&c| (!c.is_control() || c == '\n') && !is_invisible(c));
    let kept = shown.filter(|&c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    });
    kept.collect::<String>().trim().to_owned()
}

/// Characters without a shape, or that change the direction of writing (UAX #9, UTS #39).
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Marks that stand on, in or under another character.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether somebody could take this for the name of a bot, whatever alphabet its letters are from.
fn passes_for_a_bot(name: &str) -> bool {
    let seen = looks(name);
    let levels = Level::ALL.iter().any(|level| seen.contains(&looks(&format!("({})", level.name()))));
    let rest = seen.strip_prefix(&looks("bot"));
    levels || rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
}

/// The same for all texts that look the same.
pub(crate) fn looks(text: &str) -> String {
    let plain = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    plain(&plain(text))
}

#[cfg(test)]
mod tests {
    use splay_bots::Level;

    use super::{checked_name, name_of_bot, short_name, without_tricks};

    #[test]
    fn names_are_what_they_look_like() {
        for (given, kept) in [
            ("  Ada  Lovelace ", "Ada Lovelace"),
            ("\u{202e}kcarc\u{202c}", "kcarc"),
            ("A\u{200b}d\u{200d}a\u{feff}", "Ada"),
            ("Zoë", "Zoë"),
            ("Мария", "Мария"),
            ("小明", "小明"),
            ("Botticelli", "Botticelli"),
        ] {
            assert_eq!(checked_name(given).expect(given), kept);
        }
        let zalgo = format!("a{}", "\u{301}".repeat(50));
        assert!(checked_name(&zalgo).expect("little is left").chars().count() <= 3);
    }

    #[test]
    fn nobody_passes_for_a_bot() {
        for name in ["Bot", "bot 2", "BOT (hard)", "Bоt (hard)", "ВOT", "Ada (expert)", "B\u{200b}ot!"]
        {
            assert!(checked_name(name).is_err(), "{name}");
        }
        for name in ["", "  ", "\u{200b}\u{3164}", &"x".repeat(33)] {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn bots_are_called_by_their_numbers_where_there_is_little_room() {
        for level in Level::ALL {
            for (before, short) in [(0, "Bot"), (1, "Bot 2")] {
                let name = name_of_bot(level.name(), before);
                assert_eq!(short_name(&name), short, "{name}");
                assert!(checked_name(&name).is_err(), "nobody else is called {name}");
            }
        }
        assert_eq!(short_name("Bo (the first)"), "Bo (the first)");
    }

    #[test]
    fn remarks_keep_their_lines() {
        assert_eq!(without_tricks(" one\ntwo\u{7} \u{202e}"), "one\ntwo");
    }
}
