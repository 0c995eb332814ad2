//! Decisions and events in words, for people: what a player is asked (`prompts`), what can be
//! answered (`options`), what has happened (`events`), and which karmas take hold (`karmas`).

mod events;
mod karmas;
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
use crate::told::Audience;
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
    /// The one spoken to, who is called "you"; none where everybody is called by name.
    pub you: Option<Seat>,
}

impl Speaker<'_> {
    /// The same, speaking to an audience: of a seat, it is "you" who does what that seat does.
    #[must_use]
    pub fn speaking_to(self, audience: Audience) -> Self {
        let you = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Referee | Audience::Spectator => None,
        };
        Speaker { you, ..self }
    }

    /// Says something in the words of the game.
    #[must_use]
    pub fn say(&self, words: impl Into<Phrase>) -> Phrase {
        words.into().said_in(self.vocabulary)
    }

    /// A player by name, or "you".
    #[must_use]
    pub fn player(&self, seat: Seat) -> Piece {
        match self.is_you(seat) {
            true => Piece::player(seat, "you"),
            false => self.by_name(seat),
        }
    }

    fn by_name(&self, seat: Seat) -> Piece {
        Piece::player(seat, self.names.get(seat.index()).map_or("somebody", String::as_str))
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// What somebody does, at the beginning of a sentence: "Ada draws", "You draw".
    fn does(&self, seat: Seat, verb: &'static str) -> Phrase {
        match self.is_you(seat) {
            true => phrase![Piece::player(seat, "You"), " ", verb],
            false => phrase![self.by_name(seat), " ", Piece::Plain(third_person(verb).into())],
        }
    }

    /// What is said of things that belong to the one who acts: "their", "your".
    fn own(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "your" } else { "their" }
    }

    /// What is said of things that belong to somebody else: "Ada's", "your".
    fn whose(&self, seat: Seat) -> Phrase {
        if self.is_you(seat) { "your".into() } else { phrase![self.by_name(seat), "'s"] }
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
            if player == of { phrase![own, " ", place] } else { phrase![self.whose(player), " ", place] }
        };
        match zone {
            ZoneKind::Deck { set, age } => self.deck(set, age),
            ZoneKind::Common { place } => phrase!["the ", Piece::place(zone, place.in_words())],
            ZoneKind::Pile { pile, player } => place(player, pile.in_words()),
            ZoneKind::Board { player, .. } => place(player, "board"),
        }
    }

    /// The deck of an age, and of a set where there are several.
    fn deck(&self, set: Set, age: Age) -> Phrase {
        let deck = Piece::place(ZoneKind::Deck { set, age }, "deck");
        if self.catalog.sets.expansions() > 0 {
            phrase!["the age ", age, " ", set.name(), " ", deck]
        } else {
            phrase!["the age ", age, " ", deck]
        }
    }
}

/// What one says of somebody else who does this: "carry out" becomes "carries out".
fn third_person(verb: &str) -> String {
    let (word, rest) = verb.split_at(verb.find(' ').unwrap_or(verb.len()));
    let vowel_before_y = ["ay", "ey", "oy", "uy"].iter().any(|end| word.ends_with(end));
    match word {
        "have" => format!("has{rest}"),
        "are" => format!("is{rest}"),
        "will" => verb.to_owned(),
        _ if word.ends_with('y') && !vowel_before_y => format!("{}ies{rest}", &word[..word.len() - 1]),
        _ => format!("{word}s{rest}"),
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
#[must_use]
pub fn article(word: &str) -> &'static str {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']) || word.starts_with('8') || word == "11";
    if vowel { "an" } else { "a" }
}
