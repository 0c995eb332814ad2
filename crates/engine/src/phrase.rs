//! What is said, in pieces: plain words, and words marked with what they stand for. A screen
//! draws the marks, a voice reads the words, and nobody has to take a sentence apart again.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::age::Age;
use crate::choice::Action;
use crate::color::Color;
use crate::icon::Icon;
use crate::seat::Seat;
use crate::set::Set;
use crate::splay::Splay;
use crate::vocabulary::Vocabulary;
use crate::zone::ZoneKind;

/// Something said. Put together by [`phrase!`](crate::phrase); its [`Display`](fmt::Display) is
/// what a voice reads.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Phrase(Vec<Piece>);

/// A piece of something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Piece {
    /// Plain words.
    Plain(Cow<'static, str>),
    /// Words that stand for something.
    Marked {
        /// What they stand for.
        #[serde(flatten)]
        mark: Mark,
        /// The words.
        text: Cow<'static, str>,
    },
}

/// What a piece stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Mark {
    /// A card whose face is seen, or a special achievement; the words are its title.
    Card,
    /// What a small picture of the card before it would show as well.
    Print { color: Color, age: Age },
    /// A card of which only the back is seen.
    Back { set: Set, age: Age },
    /// A player; the words are the name.
    Player { player: Seat },
    /// An icon, or the image of a card.
    Icon { icon: Icon },
    /// A color.
    Color { color: Color },
    /// An age, or a value.
    Age { age: Age },
    /// A direction.
    Splay { splay: Splay },
    /// A place on the table.
    Place(ZoneKind),
    /// The name of an action.
    Action { action: Action },
}

/// Puts together what is said: plain words as they are, and marked pieces between them.
///
/// ```
/// use splay_engine::{Color, Icon, Piece, phrase};
///
/// let said = phrase!["a ", Color::Red, " card with a ", Icon::Crown];
/// assert_eq!(said.to_string(), "a red card with a crown");
/// assert_eq!(said.pieces()[2], Piece::from(" card with a "));
/// ```
#[macro_export]
macro_rules! phrase {
    ($($part:expr),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut said = $crate::Phrase::default();
        $( said.push($part); )*
        said
    }};
}

impl Phrase {
    /// Reads a text as it stands in a card's definition: what is in brackets is an icon, like
    /// `[leaf]`, or another card, like `[Paper]`.
    #[must_use]
    pub fn printed(text: &'static str) -> Phrase {
        let mut said = Phrase::default();
        let mut rest = text;
        while let Some((before, (inside, after))) =
            rest.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)))
        {
            said.push(before);
            match Icon::in_slot(inside) {
                Some(icon) => said.push(icon),
                None => said.push(Piece::card(inside)),
            }
            rest = after;
        }
        said.push(rest);
        said
    }

    /// The words with icons in brackets, `[leaf]`, as lists of cards have them.
    #[must_use]
    pub fn bracketed(&self) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Marked { mark: Mark::Icon { icon }, .. } => format!("[{icon}]"),
            Piece::Plain(text) | Piece::Marked { text, .. } => text.to_string(),
        };
        self.0.iter().map(piece).collect()
    }

    /// Says something more. Plain words join the plain words before them.
    pub fn push(&mut self, more: impl Into<Phrase>) {
        for piece in more.into().0 {
            match (self.0.last_mut(), piece) {
                (_, Piece::Plain(more)) if more.is_empty() => {}
                (Some(Piece::Plain(words)), Piece::Plain(more)) => words.to_mut().push_str(&more),
                (_, piece) => self.0.push(piece),
            }
        }
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The pieces, in order.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// The same, said in a vocabulary. Names and titles are nobody's to translate.
    #[must_use]
    pub fn said_in(mut self, vocabulary: Vocabulary) -> Phrase {
        for piece in &mut self.0 {
            piece.say_in(vocabulary);
        }
        self
    }

    /// The same as the beginning of a sentence: with a capital, unless a name comes first.
    #[must_use]
    pub fn capital(mut self) -> Phrase {
        let named =
            |piece: &&mut Piece| !matches!(piece, Piece::Marked { mark: Mark::Player { .. }, .. });
        if let Some(Piece::Plain(text) | Piece::Marked { text, .. }) = self.0.first_mut().filter(named) {
            let mut letters = text.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
            *text = Cow::Owned(first + letters.as_str());
        }
        self
    }

    /// The same without what a small picture of its card shows as well.
    #[must_use]
    pub fn beside_a_picture(mut self) -> Phrase {
        self.0.retain(|piece| !matches!(piece, Piece::Marked { mark: Mark::Print { .. }, .. }));
        self
    }

    /// Several things after each other: `a, b and c`.
    #[must_use]
    pub fn list<T: Into<Phrase>>(things: impl IntoIterator<Item = T>, last: &'static str) -> Phrase {
        let mut things = things.into_iter().peekable();
        let mut said = Phrase::default();
        while let Some(thing) = things.next() {
            if !said.is_empty() {
                said.push(if things.peek().is_some() { ", " } else { last });
            }
            said.push(thing);
        }
        said
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| f.write_str(piece.text()))
    }
}

impl Piece {
    /// Words that stand for something.
    fn marked(mark: Mark, text: impl Into<Cow<'static, str>>) -> Piece {
        Piece::Marked { mark, text: text.into() }
    }

    /// A card whose face is seen, or a special achievement.
    #[must_use]
    pub fn card(title: impl Into<Cow<'static, str>>) -> Piece {
        Piece::marked(Mark::Card, title)
    }

    /// What a small picture of the card before it would show as well: ` (red 1)`.
    #[must_use]
    pub fn print(color: Color, age: Age) -> Piece {
        Piece::marked(Mark::Print { color, age }, format!(" ({color} {age})"))
    }

    /// A card of which only the back is seen, with the name of its set where that is no matter of
    /// course.
    #[must_use]
    pub fn back(set: Set, age: Age) -> Piece {
        let text = if set.is_expansion() { format!("{set} {age}") } else { age.to_string() };
        Piece::marked(Mark::Back { set, age }, text)
    }

    /// A player.
    #[must_use]
    pub fn player(player: Seat, name: &str) -> Piece {
        Piece::marked(Mark::Player { player }, name.to_owned())
    }

    /// A place on the table, in our words for it.
    #[must_use]
    pub fn place(zone: ZoneKind, name: &'static str) -> Piece {
        Piece::marked(Mark::Place(zone), name)
    }

    /// The words.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Piece::Plain(text) | Piece::Marked { text, .. } => text,
        }
    }

    /// Says it in a vocabulary, if it is in our words.
    fn say_in(&mut self, vocabulary: Vocabulary) {
        match self {
            Piece::Plain(text) | Piece::Marked { mark: Mark::Place(_), text } => {
                vocabulary.say(text);
            }
            Piece::Marked { mark: Mark::Action { action }, text } => {
                *text = vocabulary.action(*action).into();
            }
            Piece::Marked {
                mark:
                    Mark::Card
                    | Mark::Print { .. }
                    | Mark::Back { .. }
                    | Mark::Player { .. }
                    | Mark::Icon { .. }
                    | Mark::Color { .. }
                    | Mark::Age { .. }
                    | Mark::Splay { .. },
                ..
            } => {}
        }
    }
}

// Only words that stand in the program are plain, so that names and titles cannot be taken for
// such: these are pieces.
impl From<&'static str> for Piece {
    fn from(words: &'static str) -> Piece {
        Piece::Plain(words.into())
    }
}

impl From<Icon> for Piece {
    fn from(icon: Icon) -> Piece {
        let text = if icon == Icon::Hex { "image" } else { icon.name() };
        Piece::marked(Mark::Icon { icon }, text)
    }
}

impl From<Color> for Piece {
    fn from(color: Color) -> Piece {
        Piece::marked(Mark::Color { color }, color.name())
    }
}

impl From<Age> for Piece {
    fn from(age: Age) -> Piece {
        Piece::marked(Mark::Age { age }, age.to_string())
    }
}

impl From<Splay> for Piece {
    fn from(splay: Splay) -> Piece {
        Piece::marked(Mark::Splay { splay }, splay.name())
    }
}

impl From<Action> for Piece {
    fn from(action: Action) -> Piece {
        Piece::marked(Mark::Action { action }, Vocabulary::default().action(action))
    }
}

impl<T: Into<Piece>> From<T> for Phrase {
    fn from(piece: T) -> Phrase {
        let piece = piece.into();
        Phrase(if piece.text().is_empty() { Vec::new() } else { vec![piece] })
    }
}

/// Numbers are plain words.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Piece {
            fn from(number: $number) -> Piece {
                Piece::Plain(number.to_string().into())
            }
        })*
    };
}

numbers!(u8, u16, u32, usize);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::Pile;
    use crate::vocabulary::Vocabulary::Iello;

    #[test]
    fn texts_come_apart_at_their_icons_and_cards() {
        let text = Phrase::printed("If [Paper] has a [castle], score it.");
        let apart = phrase!["If ", Piece::card("Paper"), " has a ", Icon::Castle, ", score it."];
        assert_eq!(text, apart);
        assert_eq!(text.to_string(), "If Paper has a castle, score it.");
        assert_eq!(text.bracketed(), "If Paper has a [castle], score it.");
        assert_eq!(Phrase::printed("an open [bracket"), phrase!["an open [bracket"]);
    }

    #[test]
    fn plain_words_are_one_piece() {
        let said = phrase!["meld", "s ", "", 2_u8, " cards"];
        assert_eq!(said.pieces(), [Piece::from("melds 2 cards")]);
    }

    #[test]
    fn only_our_own_words_are_translated() {
        let tuck = Piece::player(Seat::at(0), "Board Age");
        let said = phrase![tuck, " tucks ", Piece::card("Return"), " from their ", {
            Piece::place(ZoneKind::Pile { pile: Pile::Score, player: Seat::at(0) }, "score pile")
        }];
        assert_eq!(
            said.said_in(Iello).to_string(),
            "Board Age archives Return from their influence pile"
        );
        assert_eq!(phrase![Action::Dogma].said_in(Iello).to_string(), "Activate");
    }

    #[test]
    fn lists_have_a_last_thing() {
        let list = |colors: &[Color]| Phrase::list(colors.iter().copied(), " or ").to_string();
        assert_eq!(list(&[]), "");
        assert_eq!(list(&[Color::Red]), "red");
        assert_eq!(list(&[Color::Red, Color::Blue, Color::Green]), "red, blue or green");
    }
}
