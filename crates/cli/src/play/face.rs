//! What is printed on a card, in this game's words.

use splay_engine::{Age, Catalog, Color, Icon, Kind, Rules, Slots, Vocabulary};

/// A card's face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The title.
    pub title: &'static str,
    /// Color, age, slots and featured icon; a special achievement has none of these.
    pub print: Option<Print>,
    /// What it does or asks for, with who carries it out.
    pub texts: Vec<(Option<Kind>, String)>,
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
            let text = format!("Special achievement: {}.", rules.asks(special));
            let texts = vec![(None, vocabulary.say(&text).into_owned())];
            return Some(Face { title: facts.title, print: None, texts });
        }
        let texts = facts
            .effects
            .iter()
            .map(|effect| (Some(effect.kind), vocabulary.say(effect.text).into_owned()))
            .collect();
        let (color, age) = (facts.card.color(), facts.card.value());
        let print = Some(Print { color, age, slots: facts.slots, featured: facts.featured });
        Some(Face { title: facts.title, print, texts })
    }
}

/// A piece of a card's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// An icon, written `[leaf]`.
    Icon(Icon),
}

/// Takes a card's text apart into words and icons.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let end = rest[start..].find(']').map(|length| start + length);
        let icon = end.and_then(|end| Icon::from_name(&rest[start + 1..end]));
        let (Some(end), Some(icon)) = (end, icon) else { break };
        if start > 0 {
            found.push(Piece::Words(&rest[..start]));
        }
        found.push(Piece::Icon(icon));
        rest = &rest[end + 1..];
    }
    if !rest.is_empty() {
        found.push(Piece::Words(rest));
    }
    found
}

/// A card's text with icons as words.
#[must_use]
pub fn spoken(text: &str) -> String {
    pieces(text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Words(words) => words,
            Piece::Icon(icon) => icon.name(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_apart_at_their_icons() {
        let text = "If it has a [castle], score it.";
        let apart =
            [Piece::Words("If it has a "), Piece::Icon(Icon::Castle), Piece::Words(", score it.")];
        assert_eq!(pieces(text), apart);
        assert_eq!(spoken(text), "If it has a castle, score it.");
        assert_eq!(pieces("no [such] icon"), [Piece::Words("no [such] icon")]);
    }
}
