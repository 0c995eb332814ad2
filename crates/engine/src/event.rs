//! What happens, as it happens, with who may see what.

use crate::card::CardId;
use crate::choice::Choice;
use crate::color::Color;
use crate::ending::Outcome;
use crate::karma::{About, Hook, Manner};
use crate::limits::Cut;
use crate::listed::listed;
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::table::End;
use crate::zone::Zone;

/// What is done to a card, in the game's own words.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs)]
pub enum Verb {
    Draw,
    Meld,
    Tuck,
    Score,
    Return,
    Transfer,
    Exchange,
    Reveal,
    Achieve,
    Junk,
    Remove,
    Splay,
    Execute,
    Choose,
    Keep,
    Foreshadow,
    Promote,
    /// Lay onto a deck.
    Place,
    /// Into one's own hand.
    Take,
    /// An Artifact onto one's display (R-ART-1).
    Dig,
    /// A Relic after a dig (R-ART-8).
    Seize,
}

listed!(Verb);

/// In what role a player carries out an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// They activated the card.
    Actor,
    /// They share in it.
    Sharer,
    /// It is demanded of them.
    Victim,
    /// They execute the card for themselves alone.
    Alone,
}

/// What sets off a karma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    /// Whose deed it is.
    pub doer: Seat,
    /// What they do, or would do.
    pub deed: Hook,
    /// With what.
    pub about: About,
    /// Who sees the face of the card that it is about.
    pub seen: Seats,
    /// How the karma stands to it.
    pub manner: Manner,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A turn begins.
    Turn { player: Seat, number: u16, actions: u8 },
    /// A player picked a first card; which one is for that player to know until all have.
    FirstCard { player: Seat, card: CardId },
    /// A player takes an action.
    Action { player: Seat, choice: Choice },
    /// A card is activated: these will share it, of these it demands, and these it compels.
    Dogma { player: Seat, card: CardId, sharers: Seats, victims: Seats, compelled: Seats },
    /// A player starts to carry out an effect of a card.
    Effect { player: Seat, card: CardId, effect: u8, role: Role },
    /// A karma of a card takes hold, and its owner carries it out.
    Karma { player: Seat, card: CardId, karma: u8, upon: Cause },
    /// A card goes from one end of a place to an end of another; `seen` are those who see its face. The
    /// top card of a stack uncovers the one beneath it, for all to see.
    Moved {
        verb: Verb,
        by: Seat,
        card: CardId,
        from: (Zone, End),
        to: (Zone, End),
        seen: Seats,
        uncovered: Option<CardId>,
    },
    /// A player looks at the top card of a deck, which stays there.
    Looked { player: Seat, card: CardId },
    /// A player looks for a named card in its deck, and it is there or not.
    Searched { player: Seat, card: CardId, found: bool },
    /// A deck is shuffled: nobody knows any more where in it a card is.
    Shuffled { deck: Zone },
    /// A card is shown to everyone and stays where it is.
    Revealed { by: Seat, card: CardId, at: Zone },
    /// A player shows a whole hand or score pile, to prove that no card there fits; its cards
    /// are revealed next.
    Proved { by: Seat, at: Zone },
    /// A stack is splayed, or unsplayed.
    Splayed { by: Seat, player: Seat, color: Color, splay: Splay },
    /// The order of a stack was changed, and this is its top card now.
    Rearranged { player: Seat, color: Color, top: CardId },
    /// A player named a color, value, icon or player, or took an alternative.
    Named { player: Seat, choice: Choice },
    /// A distant player paid to share, to be spared, or to use a card (R-PAR-1).
    Parleyed { player: Seat },
    /// An effect of a card was cut short, because it would go on without end (RUL-61, RUL-62).
    CutShort { player: Seat, card: CardId, why: Cut },
    /// A player earned the sharing bonus.
    SharingBonus { player: Seat },
    /// A player is out of the game.
    Eliminated { player: Seat },
    /// The game is over.
    Ended { outcome: Outcome },
}
