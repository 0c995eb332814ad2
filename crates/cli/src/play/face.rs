//! What is printed on a card, in this game's words.

use splay_engine::{Age, Catalog, Color, Icon, Kind, Phrase, Rules, Slots, Vocabulary, phrase};

/// A card's face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The title.
    pub title: &'static str,
    /// Color, age, slots and featured icon; a special achievement has none of these.
    pub print: Option<Print>,
    /// What it does or asks for, with who carries it out.
    pub texts: Vec<(Option<Kind>, Phrase)>,
}

/// The printed part of a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Print {
    pub color: Color,
    pub age: Age,
    pub slots: Slots,
    pub featured: Icon,
}

impl Face {
    /// The face of the card with this title.
    #[must_use]
    pub fn of(catalog: &Catalog, rules: &Rules, vocabulary: Vocabulary, title: &str) -> Option<Face> {
        let id = catalog.find(title)?;
        let facts = catalog.facts(id);
        if let Some(special) = catalog.as_special(id) {
            let text = phrase!["Special achievement: ", rules.asks(special), "."];
            let decree = facts.effects.iter().map(|effect| (None, effect.words().said_in(vocabulary)));
            let texts = std::iter::once((None, text.said_in(vocabulary))).chain(decree).collect();
            return Some(Face { title: facts.title, print: None, texts });
        }
        let karmas = facts.karmas.iter().map(|karma| phrase!["Karma: ", karma.words()]);
        let texts = facts
            .printed()
            .map(|effect| (Some(effect.kind), effect.words().said_in(vocabulary)))
            .chain(karmas.chain(facts.city_words()).map(|words| (None, words.said_in(vocabulary))))
            .collect();
        let (color, age) = (facts.card.color(), facts.card.value());
        let print = Some(Print { color, age, slots: facts.slots, featured: facts.featured });
        Some(Face { title: facts.title, print, texts })
    }

    /// The titles of the cards in whose title or text all these words occur; with no words, none.
    #[must_use]
    pub fn find(
        catalog: &Catalog,
        rules: &Rules,
        vocabulary: Vocabulary,
        words: &str,
    ) -> Vec<&'static str> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |title: &&str| {
            let Some(face) = Face::of(catalog, rules, vocabulary, title) else { return false };
            let texts = face.texts.iter().map(|(_, text)| format!(" {text}"));
            let text = (face.title.to_owned() + &texts.collect::<String>()).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let titles = catalog.innovations().map(|facts| facts.title);
        let titles = titles.chain(catalog.specials().iter().map(|special| special.name()));
        if words.is_empty() { Vec::new() } else { titles.filter(fits).collect() }
    }
}
