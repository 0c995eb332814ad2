//! Small lists by which things are numbered: their order is ours and never changes, whatever the
//! engine does with its own. New words are appended, and there is room for some.

use splay_engine::{Pile, PromptKind, Set, Verb};

/// Words in their order, and how many there is room for.
pub(crate) struct Words {
    pub room: usize,
    pub words: &'static [&'static str],
}

/// The sets.
pub(crate) const SETS: Words =
    Words { room: 8, words: &["base", "echoes", "cities", "artifacts", "figures", "unseen"] };

/// The piles of a player's.
pub(crate) const PILES: Words = Words {
    room: 8,
    words: &["hand", "score", "achievements", "forecast", "display", "safe", "museum"],
};

/// The icons that are counted, or that somebody may be asked to name.
pub(crate) const ICONS: Words = Words {
    room: 24,
    words: &[
        "castle",
        "crown",
        "leaf",
        "lightbulb",
        "factory",
        "clock",
        "person",
        "plus",
        "left",
        "right",
        "up",
        "flag",
        "fountain",
    ],
};

/// What can be done with a card that is named.
pub(crate) const VERBS: Words = Words {
    room: 12,
    words: &["meld", "dogma", "card", "endorse", "return", "decree", "claim", "auspice"],
};

/// The kinds of questions.
pub(crate) const PROMPTS: Words = Words {
    room: 48,
    words: &[
        "first-card",
        "action",
        "promote",
        "free-dogma",
        "card",
        "among",
        "order",
        "splay-any",
        "splay",
        "rearrange",
        "arrange",
        "achievement",
        "color",
        "value",
        "icon",
        "direction",
        "deck",
        "player",
        "may",
        "either",
        "parley-to-use",
        "parley-to-share",
        "parley-to-be-spared",
        "karma",
        "fade",
        "city-icon",
        "display",
        "seize",
        "set",
        "number",
        "card-name",
    ],
};

/// What will be done to the card that is asked for.
pub(crate) const DEEDS: Words = Words {
    room: 32,
    words: &[
        "draw",
        "meld",
        "tuck",
        "score",
        "return",
        "transfer",
        "exchange",
        "reveal",
        "achieve",
        "junk",
        "remove",
        "splay",
        "execute",
        "choose",
        "keep",
        "foreshadow",
        "promote",
        "place",
        "take",
        "dig",
        "seize",
        "safeguard",
        "rotate",
    ],
};

impl Words {
    /// The place of a word. A word that is not in the list gets the last place there is room for;
    /// a test does not let that happen.
    pub fn place(&self, word: &str) -> usize {
        self.find(word).unwrap_or(self.room - 1)
    }

    /// The place of a word, if it is in the list.
    pub fn find(&self, word: &str) -> Option<usize> {
        self.words.iter().position(|&other| other == word)
    }
}

/// The place of each set, by the engine's number for it; and so on.
pub(crate) fn sets() -> [usize; Set::COUNT] {
    Set::ALL.map(|set| SETS.place(set.name()))
}

pub(crate) fn piles() -> [usize; Pile::COUNT] {
    Pile::ALL.map(|pile| PILES.place(pile.name()))
}

pub(crate) fn prompts() -> [usize; PromptKind::COUNT] {
    PromptKind::ALL.map(|kind| PROMPTS.place(kind.name()))
}

pub(crate) fn deeds() -> [usize; Verb::COUNT] {
    Verb::ALL.map(|verb| DEEDS.place(verb.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fingerprint;
    use splay_engine::{Icon, Splay};

    /// If this fails, words have got other places: put them back, and append what is new. Then, and if
    /// there is no other way than another version, write the new counts and prints here.
    #[test]
    fn words_keep_their_places() {
        let known = [
            (&SETS, 6, "d8d5d82ca1414c78"),
            (&PILES, 7, "10f868beaba48fae"),
            (&ICONS, 13, "0ef47d3d9611d432"),
            (&VERBS, 8, "4e884adc0335f19e"),
            (&PROMPTS, 31, "f722aad93db9d9dd"),
            (&DEEDS, 23, "762894ca60170012"),
        ];
        for (list, count, known) in known {
            let mut print = Fingerprint::blank();
            list.words[..count].iter().for_each(|word| print.line(word));
            print.line(list.room);
            assert_eq!(print.to_string(), known, "{:?}", list.words);
        }
    }

    #[test]
    fn everything_that_the_engine_names_has_a_place_of_its_own() {
        let has = |words: &Words, word: &str| assert!(words.find(word).is_some(), "append {word}");
        Set::ALL.iter().for_each(|set| has(&SETS, set.name()));
        Pile::ALL.iter().for_each(|pile| has(&PILES, pile.name()));
        let arrows = [Splay::Left, Splay::Right, Splay::Up].map(Icon::Arrow);
        let of_cities = [Icon::Plus, Icon::Flag, Icon::Fountain].into_iter().chain(arrows);
        Icon::ALL.into_iter().chain(of_cities).for_each(|icon| has(&ICONS, icon.name()));
        PromptKind::ALL.iter().for_each(|kind| has(&PROMPTS, kind.name()));
        Verb::ALL.iter().for_each(|verb| has(&DEEDS, verb.name()));
        for list in [&SETS, &PILES, &ICONS, &VERBS, &PROMPTS, &DEEDS] {
            assert!(list.words.len() < list.room, "no room is left");
        }
    }
}
