//! What a player is asked.

use crate::event::Verb;
use crate::listed::listed;
use crate::select::Select;
use crate::splay::Splay;

/// A question, as data; [`Speaker`](crate::Speaker) puts it into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(
    name(PromptKind),
    derive(serde::Serialize),
    derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr, strum::EnumString),
    cfg_attr(feature = "typescript", derive(ts_rs::TS)),
    serde(rename_all = "kebab-case"),
    strum(serialize_all = "kebab-case")
)]
pub enum Prompt {
    /// Which of your two cards starts your board?
    FirstCard,
    /// What do you do with your next action?
    Action,
    /// Which card of your forecast do you promote, or none? (R-ECH-3)
    Promote,
    /// Several karmas apply: which one happens? (R-FIG-7)
    Karma,
    /// Which of your top Figures fades? (R-FIG-9)
    Fade,
    /// Do you take a free Dogma action with the card you promoted?
    FreeDogma,
    /// Which icon of the city you melded acts first?
    CityIcon,
    /// What becomes of the card on your display, before your actions? (R-TURN-6)
    Display,
    /// Do you seize the Relic, and where do you put it? (R-ART-8)
    Seize,
    /// Which of the cards a selector finds?
    Card {
        /// What will be done to it.
        verb: Verb,
        /// Where it comes from.
        select: Select,
        /// Whether one may decline.
        may: bool,
    },
    /// Which of these particular cards?
    Among {
        /// What will be done to it.
        verb: Verb,
        /// Whether one may decline.
        may: bool,
    },
    /// Which of these cards comes first? Asked where the order matters.
    Order {
        /// What is done to them.
        verb: Verb,
    },
    /// Which of another player's colors, or your own, shall be splayed this way?
    SplayAny {
        /// The direction.
        splay: Splay,
    },
    /// Which color shall be splayed this way, or none?
    Splay {
        /// The direction.
        splay: Splay,
        /// Whether one may decline.
        may: bool,
    },
    /// Which stack shall be rearranged, or none?
    Rearrange,
    /// Which card comes next, from the top?
    Arrange,
    /// Which available achievement?
    Achievement {
        /// What will be done to it.
        verb: Verb,
        /// Whether one may decline.
        may: bool,
    },
    /// Name a card.
    CardName,
    /// Name a color.
    Color,
    /// Name a value.
    Value,
    /// Name an icon.
    Icon,
    /// Name a direction.
    Direction,
    /// Name a set of cards.
    Set,
    /// Name a number.
    Number,
    /// Name a deck.
    Deck,
    /// Name a player.
    Player {
        /// What for.
        to: &'static str,
        /// Whether one may decline.
        may: bool,
    },
    /// Do this, or not?
    May(&'static str),
    /// This, or that, and perhaps neither?
    Either {
        /// The alternatives.
        of: [&'static str; 2],
        /// Whether one may decline.
        may: bool,
    },
    /// Return a card to use a distant player's card: which one? (R-PAR-2)
    ParleyToUse,
    /// Return a card to share in a distant player's dogma, or not? (R-PAR-3)
    ParleyToShare,
    /// Return a card to be spared a distant player's demand, or not? (R-PAR-4)
    ParleyToBeSpared,
}

listed!(PromptKind);

/// What a question has in mind for the card that is picked.
enum UponCard {
    Said(Verb),
    Meant(Verb),
    Nothing,
}

impl Prompt {
    /// What kind of question it is.
    #[must_use]
    pub fn kind(self) -> PromptKind {
        self.into()
    }

    /// What will be done to the card that is picked, if the question says so.
    #[must_use]
    pub const fn verb(self) -> Option<Verb> {
        match self.upon_card() {
            UponCard::Said(verb) => Some(verb),
            UponCard::Meant(_) | UponCard::Nothing => None,
        }
    }

    /// What will be done to the card that is picked, whether the question says so or is there for it.
    #[must_use]
    pub const fn meant(self) -> Option<Verb> {
        match self.upon_card() {
            UponCard::Said(verb) | UponCard::Meant(verb) => Some(verb),
            UponCard::Nothing => None,
        }
    }

    const fn upon_card(self) -> UponCard {
        match self {
            Prompt::Card { verb, .. }
            | Prompt::Among { verb, .. }
            | Prompt::Order { verb }
            | Prompt::Achievement { verb, .. } => UponCard::Said(verb),
            Prompt::FirstCard => UponCard::Meant(Verb::Meld),
            Prompt::Promote => UponCard::Meant(Verb::Promote),
            Prompt::Fade => UponCard::Meant(Verb::Score),
            Prompt::ParleyToUse | Prompt::ParleyToShare | Prompt::ParleyToBeSpared => {
                UponCard::Meant(Verb::Return)
            }
            Prompt::Action
            | Prompt::Karma
            | Prompt::FreeDogma
            | Prompt::CityIcon
            | Prompt::Display
            | Prompt::Seize
            | Prompt::SplayAny { .. }
            | Prompt::Splay { .. }
            | Prompt::Rearrange
            | Prompt::Arrange
            | Prompt::CardName
            | Prompt::Color
            | Prompt::Value
            | Prompt::Icon
            | Prompt::Direction
            | Prompt::Set
            | Prompt::Number
            | Prompt::Deck
            | Prompt::Player { .. }
            | Prompt::May(_)
            | Prompt::Either { .. } => UponCard::Nothing,
        }
    }
}
