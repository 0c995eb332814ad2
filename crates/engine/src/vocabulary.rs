//! The words of the game, in Asmadi's terms or in those of the first edition's Iello printing.

use std::borrow::Cow;

use serde::Serialize;

use crate::choice::Action;
use crate::edition::Editions;
use crate::listed::listed;

/// Which words the game speaks.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    Serialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Vocabulary {
    /// Score, achievement, tuck, return, meld.
    #[default]
    Asmadi,
    /// Influence, domination, archive, recycle, play (first edition only).
    Iello,
}

impl Vocabulary {
    /// The editions that were printed in these words.
    #[must_use]
    pub const fn editions(self) -> Editions {
        match self {
            Vocabulary::Asmadi => Editions::ALL,
            Vocabulary::Iello => Editions::FIRST,
        }
    }
}

/// Asmadi's terms and Iello's, longest first where one begins another. All forms of a word
/// stand here, so that sentences stay sentences; and what only looks like a term, as it is.
const TERMS: [(&str, &str); 68] = [
    ("standard achievements", "periods to be dominated"),
    ("standard achievement", "period to be dominated"),
    ("special achievements", "domains"),
    ("special achievement", "domain"),
    ("achievements", "dominations"),
    ("an achievement", "a domination"),
    ("achievement", "domination"),
    ("achieves", "dominates"),
    ("achieved", "dominated"),
    ("achieve", "dominate"),
    ("score piles", "influence piles"),
    ("score pile", "influence pile"),
    ("score cards", "influence cards"),
    ("score card", "influence card"),
    ("highest score", "highest influence"),
    ("final scores", "final influence"),
    ("by score", "by influence"),
    ("points", "influence points"),
    ("point", "influence point"),
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
    ("on top", "on top"),
    ("from the top", "from the top"),
    ("the top or", "the top or"),
    ("top two", "top two"),
    ("top left", "top left"),
    ("top card of the deck", "top card of the deck"),
    ("a top", "an active"),
    ("top", "active"),
    ("on your board", "in your zone"),
    ("on my board", "in my zone"),
    ("on any board", "in any zone"),
    ("on anybody's board", "in anybody's zone"),
    ("on whatever boards", "in whatever zones"),
    ("boards", "zones"),
    ("board", "zone"),
    ("stacks", "piles"),
    ("stack", "pile"),
    ("featured icon", "required icon"),
    ("an icon", "a resource"),
    ("icons", "resources"),
    ("icon", "resource"),
    ("an age", "a period"),
    ("ages", "periods"),
    ("age", "period"),
    ("I demand", "I demand"),
    ("it demands", "it demands"),
    ("demands this", "demands this"),
    ("demands", "supremacy dogmas"),
    ("demand", "supremacy dogma"),
    ("uses", "activates"),
    ("sharing bonus", "cooperation bonus"),
    ("a dogma action", "an activation"),
    ("dogma actions", "activations"),
    ("dogma action", "activation"),
];

listed!(Vocabulary);

impl Vocabulary {
    /// Asmadi's terms that are others here, each with what it is here.
    #[must_use]
    pub const fn terms(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Vocabulary::Asmadi => &[],
            Vocabulary::Iello => &TERMS,
        }
    }

    /// The name of an action.
    #[must_use]
    pub const fn action(self, action: Action) -> &'static str {
        match (self, action) {
            (_, Action::Draw) => "Draw",
            (_, Action::Endorse) => "Endorse",
            (_, Action::Decree) => "Decree",
            (_, Action::Inspire) => "Inspire",
            (Vocabulary::Asmadi, Action::Meld) => "Meld",
            (Vocabulary::Asmadi, Action::Dogma) => "Dogma",
            (Vocabulary::Asmadi, Action::Achieve) => "Achieve",
            (Vocabulary::Iello, Action::Meld) => "Play",
            (Vocabulary::Iello, Action::Dogma) => "Activate",
            (Vocabulary::Iello, Action::Achieve) => "Dominate",
        }
    }

    /// Says plain words, in which there are no names and no titles.
    pub(crate) fn say(self, words: &mut Cow<'static, str>) {
        let terms = self.terms();
        if !terms.is_empty() {
            *words = Cow::Owned(translate(words, terms));
        }
    }
}

fn translate(text: &str, terms: &[(&str, &str)]) -> String {
    let mut said = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let at_word = !said.ends_with(char::is_alphanumeric);
        let term = terms.iter().filter(|_| at_word).find(|(ours, _)| begins_with_word(rest, ours));
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
    use crate::Phrase;

    fn iello(words: &'static str) -> String {
        Phrase::from(words).said_in(Iello).to_string()
    }

    #[test]
    fn iello_archives_and_recycles() {
        assert_eq!(
            iello("Tuck a hand card, then return two."),
            "Archive a hand card, then recycle two."
        );
        assert_eq!(
            iello("Transfer a top card to my score pile."),
            "Transfer an active card to my influence pile."
        );
        assert_eq!(iello("a top red card"), "an active red card");
        assert_eq!(iello("on top of their stack"), "on top of their pile");
        assert_eq!(
            iello("I demand: obey, or share this demand"),
            "I demand: obey, or share this supremacy dogma"
        );
    }

    #[test]
    fn whole_words_only() {
        let words = "averages and agendas of the aged";
        assert_eq!(iello(words), words);
        assert_eq!(Phrase::from("Tuck it.").said_in(Asmadi).to_string(), "Tuck it.");
    }
}
