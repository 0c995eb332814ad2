//! What somebody can type in the plain game.

use std::path::PathBuf;

use splay_engine::scene::Question;

/// Something somebody typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take the option at this place.
    Take(usize),
    /// Say what the option at this place would mean.
    Explain(usize),
    /// Read a card.
    Card(String),
    /// Everybody's board.
    Board,
    /// One's own hand.
    Hand,
    /// One's own score pile.
    Score,
    /// The decks.
    Decks,
    /// The achievements.
    Achievements,
    /// What has happened.
    Log,
    /// The options again.
    Options,
    /// What a search would choose.
    Hint,
    /// Take the last choice back.
    Undo,
    /// Cards with these words in title or text.
    Find(String),
    /// Give up.
    Concede,
    /// Save the game.
    Save(Option<PathBuf>),
    /// What can be typed.
    Help,
    /// Save and leave.
    Quit,
}

/// What can be typed, in words.
pub const HELP: &str = "\
Type the number of an option, or the option itself, like: meld Sailing
  explain 2          what option 2 would do: who shares, which icons change, the card's text
  board              everybody's board, icons, score and achievements
  hand               your hand, with the cards' texts
  score              your score pile
  decks              how many cards are left, and which you would draw
  achievements       what can be claimed, and how close everybody is
  card Sailing       the text of a card (if you can choose that card now, this chooses it;
                     type read Sailing instead)
  find draw and      the cards in this game with these words in the title or text
  log                everything that has happened
  options            the options again
  hint               what a search would choose in your place, and what it expects to follow
  undo               take back your last choice
  concede            give up
  save, save FILE    save the game; it is saved after every choice anyway
  quit               leave; splay play --resume continues the game
On your turn you take two actions: draw a card of your highest top card's value; meld a card
from your hand onto your board; use the dogma of one of your top cards; or claim an achievement
for which you have the points and the age. Players who show at least as many of a card's icon
as you share its effects before you do; players who show fewer must obey its demands.
Splayed stacks show some icons of their covered cards: one when splayed left, two right,
three up, all four aslant.
";

/// Understands what was typed as an answer to a question.
///
/// # Errors
/// A sentence that says what was expected.
pub fn parse(line: &str, question: &Question) -> Result<Command, String> {
    let line = line.trim();
    let count = question.answers.len();
    let expected = || format!("Type a number from 1 to {count}, or help.");
    if line.is_empty() {
        return Err(expected());
    }
    if let Some(index) = option_called(line, question) {
        return Ok(Command::Take(index));
    }
    let number = |text: &str| match text.parse::<usize>() {
        Ok(n) if (1..=count).contains(&n) => Ok(n - 1),
        _ => Err(format!("There is no option {text}. {}", expected())),
    };
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word.to_lowercase().as_str(), rest) {
        (digits, "") if digits.parse::<i64>().is_ok() => number(digits).map(Command::Take),
        ("board" | "table", "") => Ok(Command::Board),
        ("hand", "") => Ok(Command::Hand),
        ("score", "") => Ok(Command::Score),
        ("decks" | "deck", "") => Ok(Command::Decks),
        ("achievements", "") => Ok(Command::Achievements),
        ("log", "") => Ok(Command::Log),
        ("options", "") => Ok(Command::Options),
        ("hint", "") => Ok(Command::Hint),
        ("undo", "") => Ok(Command::Undo),
        ("concede", "") => Ok(Command::Concede),
        ("find" | "search", words) if !words.is_empty() => Ok(Command::Find(words.to_owned())),
        ("find" | "search", _) => Err("Say which words, for example: find draw and".to_owned()),
        ("help" | "?", "") => Ok(Command::Help),
        ("quit" | "exit", "") => Ok(Command::Quit),
        ("save", "") => Ok(Command::Save(None)),
        ("save", file) => Ok(Command::Save(Some(file.into()))),
        ("explain", which) if !which.is_empty() => number(which).map(Command::Explain),
        ("card" | "read", title) if !title.is_empty() => Ok(Command::Card(title.to_owned())),
        ("card" | "read", _) => Err("Say which card, for example: card Sailing".to_owned()),
        ("explain", _) => Err("Say which option, for example: explain 1".to_owned()),
        _ => Err(format!("\"{line}\" is not one of the options. {}", expected())),
    }
}

/// The option that is meant by its own words, or by the title of its card if only one has it.
fn option_called(line: &str, question: &Question) -> Option<usize> {
    let same = |text: &str| text.eq_ignore_ascii_case(line);
    let answers = || question.answers.iter();
    answers().position(|answer| same(&answer.written) || same(&answer.words.to_string())).or_else(|| {
        let mut named =
            answers().enumerate().filter(|(_, answer)| answer.card.is_some_and(same)).map(|(n, _)| n);
        named.next().filter(|_| named.next().is_none())
    })
}
