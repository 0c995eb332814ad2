//! The words of the game, in Asmadi's terms or in those of the first edition's Iello printing.

use std::borrow::Cow;

/// Which words the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Vocabulary {
    /// Score, achievement, tuck, return, meld.
    #[default]
    Asmadi,
    /// Influence, domination, archive, recycle, play (first edition only).
    Iello,
}

/// Asmadi's terms and Iello's, longest first where one begins another. All forms of a word
/// stand here, so that sentences stay sentences.
const TERMS: [(&str, &str); 43] = [
    ("special achievements", "domains"),
    ("special achievement", "domain"),
    ("achievements", "dominations"),
    ("achievement", "domination"),
    ("achieves", "dominates"),
    ("achieved", "dominated"),
    ("achieve", "dominate"),
    ("score piles", "influence piles"),
    ("score pile", "influence pile"),
    ("score cards", "influence cards"),
    ("score card", "influence card"),
    ("points", "influence points"),
    ("tucking", "archiving"),
    ("tucks", "archives"),
    ("tucked", "archived"),
    ("tuck", "archive"),
    ("returning", "recycling"),
    ("returns", "recycles"),
    ("returned", "recycled"),
    ("return", "recycle"),
    ("melding", "playing"),
    ("melds", "plays"),
    ("melded", "played"),
    ("meld", "play"),
    ("removed", "discarded"),
    ("removes", "discards"),
    ("remove", "discard"),
    ("a top card", "an active card"),
    ("top cards", "active cards"),
    ("top card", "active card"),
    ("boards", "zones"),
    ("board", "zone"),
    ("stacks", "piles"),
    ("stack", "pile"),
    ("an icon", "a resource"),
    ("icons", "resources"),
    ("icon", "resource"),
    ("ages", "periods"),
    ("age", "period"),
    ("demands", "supremacy dogmas"),
    ("demand", "supremacy dogma"),
    ("sharing bonus", "cooperation bonus"),
    ("dogma action", "activation"),
];

impl Vocabulary {
    /// Says a text in these words.
    #[must_use]
    pub fn say(self, text: &str) -> Cow<'_, str> {
        match self {
            Vocabulary::Asmadi => Cow::Borrowed(text),
            Vocabulary::Iello => Cow::Owned(translate(text)),
        }
    }
}

fn translate(text: &str) -> String {
    let mut said = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let at_word = !said.ends_with(|c: char| c.is_alphanumeric() || c == '[');
        let term = TERMS.iter().filter(|_| at_word).find(|(ours, _)| begins_with_word(rest, ours));
        if let Some((ours, theirs)) = term {
            if first.is_uppercase() {
                let mut letters = theirs.chars();
                said.extend(letters.next().into_iter().flat_map(char::to_uppercase));
                said.push_str(letters.as_str());
            } else {
                said.push_str(theirs);
            }
            rest = &rest[ours.len()..];
        } else {
            said.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    said
}

/// Whether a text begins with a whole word or phrase, its first letter large or small.
fn begins_with_word(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
        && !text[word.len()..].starts_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::Vocabulary::{Asmadi, Iello};

    #[test]
    fn iello_archives_and_recycles() {
        assert_eq!(
            Iello.say("Tuck a hand card, then return two."),
            "Archive a hand card, then recycle two."
        );
        assert_eq!(
            Iello.say("Transfer a top card to my score pile."),
            "Transfer an active card to my influence pile."
        );
    }

    #[test]
    fn whole_words_only() {
        assert_eq!(Iello.say("averages and agendas of the aged"), "averages and agendas of the aged");
        assert_eq!(Asmadi.say("Tuck it."), "Tuck it.");
    }
}
