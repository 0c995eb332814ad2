//! Karma: what Figures do while they are top cards, without being used (R-FIG-2).
//!
//! A karma is one of four kinds: *When* follows the melding of its card, *Decree* makes issuing one
//! easier, *Each* is a standing query (`each.rs`), *Would* interrupts a deed. What a karma hooks onto is a
//! [`Hook`]; the table knows which hooks the top cards have, so that nobody looks for karmas where there
//! are none.

mod upon;

pub use upon::{ANYONE, OPPONENT, OTHER, Upon, Whose, YOU};
pub(crate) use upon::{Matter, React};

use crate::age::Age;
use crate::card::{CardId, Deed};
use crate::color::Color;
use crate::dogma::EffectRef;
use crate::each::Each;
use crate::edition::Editions;
use crate::few::few;
use crate::flow::Flow;
use crate::listed::listed;
use crate::phrase::Phrase;
use crate::player::Player;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::special::{Decree, Special};
use crate::splay::Splay;

/// What a karma can hook onto.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    strum::EnumCount,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
    serde::Serialize,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Hook {
    /// The card that has it is melded.
    When,
    /// A Decree with two Figures.
    Decree,
    /// How many icons are on a board.
    Icons,
    /// A score.
    Points,
    /// The bonuses on a board.
    Bonuses,
    /// How many achievements a player has.
    Achievements,
    /// Which achievements are available to a player.
    Available,
    /// What a player is eligible for.
    Eligibility,
    /// Which cards a pile of a player's takes in.
    Places,
    /// Which cards a player can use.
    Usable,
    /// Which effects a color has besides those printed there.
    Effects,
    /// Of which value a color is for drawing.
    DrawsAs,
    /// What special achievements ask of a player.
    Specials,
    /// The values printed in effects.
    Values,
    /// A meld.
    Meld,
    /// A tuck.
    Tuck,
    /// A score.
    Score,
    /// A return.
    Return,
    /// A removal from the game.
    Remove,
    /// A foreshadowing.
    Foreshadow,
    /// A claim of an achievement.
    Claim,
    /// A card taken out of a score pile by somebody's effect.
    Robbery,
    /// A draw.
    Draw,
    /// The draw for sharing.
    SharingDraw,
    /// No draw for sharing after a Dogma action that could have been shared.
    NoSharingDraw,
    /// A splay.
    Splay,
    /// A Dogma action.
    DogmaAction,
    /// A Draw action.
    DrawAction,
    /// An Inspire action.
    InspireAction,
    /// A demand.
    Demand,
    /// A Figure that must fade.
    Fade,
    /// A victory.
    Win,
}

listed!(Hook);

few! {
    /// Some of the hooks.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    Hooks: u64, of Hook, all (1 << Hook::COUNT) - 1
}

impl Hooks {
    /// Those that change what is counted for special achievements and victory, so that these may be
    /// reached without a move on a board.
    pub(crate) const COUNTS: Hooks =
        Hooks::only(Hook::Icons).with(Hook::Bonuses).with(Hook::Achievements).with(Hook::Specials);

    const fn of<const N: usize>(hooks: [Hook; N]) -> Hooks {
        let mut some = Hooks::NONE;
        let mut n = 0;
        while n < N {
            some.insert(hooks[n]);
            n += 1;
        }
        some
    }
}

/// One karma of a card: our words for it, and what it does.
#[derive(Clone, Copy)]
pub struct Karma {
    /// The editions whose card has it.
    pub editions: Editions,
    /// What it says, in this project's words.
    pub text: &'static str,
    /// What it does.
    pub(crate) does: Does,
}

/// What a karma does.
#[derive(Clone, Copy)]
pub(crate) enum Does {
    /// When its card is melded, its owner carries this out (R-FIG-3).
    When(Deed),
    /// Its owner can issue this Decree with any two Figures (R-FIG-5).
    Decree(Special),
    /// It changes what is counted (R-FIG-4).
    Each(Each),
    /// It interrupts (R-FIG-6).
    Would(Would),
}

impl Karma {
    /// What it says, with icons and cards marked.
    #[must_use]
    pub fn words(&self) -> Phrase {
        Phrase::printed(self.text)
    }

    /// Whether it has its moment, which is told as an event, as *when* and *would* have. *Each* and
    /// *decree* just stand.
    #[must_use]
    pub fn happens(&self) -> bool {
        match self.does {
            Does::When(_) | Does::Would(_) => true,
            Does::Decree(_) | Does::Each(_) => false,
        }
    }

    /// What it hooks onto.
    pub(crate) fn hooks(&self) -> Hooks {
        match &self.does {
            Does::When(_) => Hooks::only(Hook::When),
            Does::Decree(_) => Hooks::only(Hook::Decree),
            Does::Each(each) => Hooks::only(each.hook()),
            Does::Would(would) => would.hooks,
        }
    }
}

/// What the karma of a Figure says that makes issuing a Decree easier.
pub(crate) const fn decree_text(decree: Special) -> &'static str {
    match decree.decree() {
        Some(Decree::Advancement) => "Any two Figures issue Advancement.",
        Some(Decree::Expansion) => "Any two Figures issue Expansion.",
        Some(Decree::Rivalry) => "Any two Figures issue Rivalry.",
        Some(Decree::Trade) => "Any two Figures issue Trade.",
        Some(Decree::War) => "Any two Figures issue War.",
        None => panic!("not a Decree"),
    }
}

/// A splay about to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Splayed {
    /// Whose board it is on.
    pub player: Seat,
    /// The color.
    pub color: Color,
    /// The direction.
    pub splay: Splay,
}

/// A demand about to be obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand {
    /// Who demands.
    pub by: Seat,
    pub(crate) part: EffectRef,
}

/// What becomes of a deed that a karma has interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "a deed that was replaced must not be done"]
pub enum Original {
    /// It is done now.
    GoesOn,
    /// It is not done.
    Replaced,
}

/// Whether a karma applies.
pub type Fits<T> = for<'a, 'b> fn(&'a Seen<'b>, T) -> bool;
/// What its owner does.
pub type Reaction<T, R = ()> = for<'a, 'b> fn(&'a mut Player<'b>, T) -> Flow<R>;

/// A karma that interrupts.
#[derive(Clone, Copy)]
pub struct Would {
    pub(crate) whose: Whose,
    pub(crate) hooks: Hooks,
    pub(crate) react: React,
}

/// When a karma applies, and what follows.
#[derive(Clone, Copy)]
pub(crate) struct On<T> {
    pub fits: Fits<T>,
    pub then: Then<T>,
}

/// What follows.
#[derive(Clone, Copy)]
pub(crate) enum Then<T> {
    /// This, and then the deed.
    First(Reaction<T>),
    /// This and not the deed.
    Instead(Reaction<T>),
    /// This, which says whether the deed is done.
    Decides(Reaction<T, Original>),
}

impl<T> Then<T> {
    pub const fn manner(&self) -> Manner {
        match self {
            Then::First(_) => Manner::First,
            Then::Instead(_) => Manner::Instead,
            Then::Decides(_) => Manner::Decides,
        }
    }
}

/// How a karma stands to the deed that sets it off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// It comes after the deed.
    Follows,
    /// It comes first, and then the deed.
    First,
    /// It takes the place of the deed.
    Instead,
    /// It comes first, and decides whether the deed is done.
    Decides,
}

/// What a deed is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Something done with a card, or what it demands.
    Card(CardId),
    /// A draw, by the value of the deck.
    Value(Age),
    /// A splay.
    Splay(Splayed),
    /// An action with a color.
    Color(Color),
    /// Nothing that needs words.
    Nothing,
}
