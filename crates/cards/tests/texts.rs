//! What cards say: icons and other cards are marked wherever they are named, so that nobody has to
//! look for names in a text.

use splay_cards::catalog;
use splay_engine::{Catalog, Edition, Effect, Facts, Karma, Mark, Piece, Sets};

/// Looks at every piece of what the cards of an edition say.
fn look_at_texts(look: impl Fn(&Catalog, &Facts, &Piece)) {
    for edition in Edition::ALL {
        let all = Sets::of(edition).max_by_key(|sets| sets.iter().count());
        let catalog = catalog(edition, all.expect("every edition has sets"));
        for facts in catalog.innovations() {
            let effects = facts.effects.iter().map(Effect::words);
            for words in effects.chain(facts.karmas.iter().map(Karma::words)) {
                words.pieces().iter().for_each(|piece| look(catalog, facts, piece));
            }
        }
    }
}

#[test]
fn every_mark_in_a_text_is_an_icon_or_a_card_of_the_edition() {
    look_at_texts(|catalog, facts, piece| {
        if let Piece::Marked { mark: Mark::Card, text } = piece {
            let found = catalog.innovations().any(|card| card.title == *text);
            assert!(found, "{}, {} edition: there is no [{text}]", facts.title, catalog.edition);
        }
    });
}

#[test]
fn no_text_names_a_card_without_a_mark() {
    look_at_texts(|catalog, facts, piece| {
        let Piece::Plain(text) = piece else { return };
        let named = catalog.innovations().find(|card| has_words(text, card.title));
        if let Some(named) = named {
            let (title, edition) = (facts.title, catalog.edition);
            panic!("{title}, {edition} edition, says \"{text}\": put {} in brackets", named.title);
        }
    });
}

/// Whether whole words stand in a text just so.
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    })
}
