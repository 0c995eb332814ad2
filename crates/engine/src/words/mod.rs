//! Decisions and events in words, for people: what a player is asked (`prompts`), what can be
//! answered (`options`), and what has happened (`events`).

mod events;
mod options;
mod prompts;

use crate::age::Age;
use crate::card::CardId;
use crate::catalog::Catalog;
use crate::phrase;
use crate::phrase::{Phrase, Piece};
use crate::position::Shown;
use crate::seat::{Seat, Seats};
use crate::set::Set;
use crate::vocabulary::Vocabulary;
use crate::zone::ZoneKind;

/// Speaks about a game to somebody.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The cards, for their titles.
    pub catalog: &'a Catalog,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The words to use.
    pub vocabulary: Vocabulary,
}

impl Speaker<'_> {
    /// Says something in the words of the game.
    #[must_use]
    pub fn say(&self, words: impl Into<Phrase>) -> Phrase {
        words.into().said_in(self.vocabulary)
    }

    /// A player by name.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Piece {
        Piece::player(seat, self.names.get(seat.index()).map_or("somebody", String::as_str))
    }

    /// A card by its title.
    #[must_use]
    pub fn card(&self, card: CardId) -> Piece {
        Piece::card(self.catalog.title(card))
    }

    /// Several players by their names.
    fn players(&self, seats: Seats) -> Phrase {
        Phrase::list(seats.iter().map(|seat| self.player(seat)), " and ")
    }

    /// A place, seen from one who acts; theirs are called by `own`.
    fn place(&self, of: Seat, own: &'static str, zone: ZoneKind) -> Phrase {
        let place = |player: Seat, name: &'static str| {
            let place = Piece::place(zone, name);
            if player == of {
                phrase![own, " ", place]
            } else {
                phrase![self.player(player), "'s ", place]
            }
        };
        match zone {
            ZoneKind::Deck { set, age } => self.deck(set, age),
            ZoneKind::Available => phrase!["the ", Piece::place(zone, "available achievements")],
            ZoneKind::Junk => phrase!["the ", Piece::place(zone, "junk")],
            ZoneKind::Relics => phrase!["the ", Piece::place(zone, "Relics")],
            ZoneKind::Removed => phrase!["the ", Piece::place(zone, "box")],
            ZoneKind::Pile { pile, player } => place(player, pile.in_words()),
            ZoneKind::Board { player, .. } => place(player, "board"),
        }
    }

    /// The deck of an age, and of a set where there are several.
    fn deck(&self, set: Set, age: Age) -> Phrase {
        let deck = Piece::place(ZoneKind::Deck { set, age }, "deck");
        if self.catalog.sets.expansions() > 0 {
            phrase!["the ", set.name(), " ", deck, " of age ", age]
        } else {
            phrase!["the ", deck, " of age ", age]
        }
    }
}

/// A card as somebody sees it.
fn shown(card: &Shown) -> Phrase {
    match card {
        Shown::Face(title) | Shown::Back { seen: Some(title), .. } => Piece::card(title.clone()).into(),
        Shown::Back { age, set, seen: None } => {
            let back = Piece::back(*set, *age);
            phrase![article(back.text()), " ", back]
        }
        Shown::Covered { .. } => "a covered card".into(),
    }
}

/// The article before a word, or a number in figures.
fn article(word: &str) -> &'static str {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']) || word.starts_with('8') || word == "11";
    if vowel { "an" } else { "a" }
}
