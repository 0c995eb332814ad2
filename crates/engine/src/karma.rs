//! Karma: what Figures do while they are top cards, without being used (R-FIG-2).
//!
//! A karma is one of four kinds: *When* follows the melding of its card, *Decree* makes issuing one
//! easier, *Each* is a standing query (`each.rs`), *Would* interrupts a deed. What a karma hooks onto is a
//! [`Hook`]; the table knows which hooks the top cards have, so that nobody looks for karmas where there
//! are none.

use crate::age::Age;
use crate::card::{Card, CardId, Deed};
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

/// Whose deeds a karma interrupts: `YOU.melds()`, `ANYONE.wins()`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Those of its owner.
    You,
    /// Those of anybody not on its owner's side.
    Opponent,
    /// Those of anybody but its owner.
    Other,
    /// Those of everybody.
    Anyone,
}

/// If you would ...
pub const YOU: Whose = Whose::You;
/// If an opponent would ...
pub const OPPONENT: Whose = Whose::Opponent;
/// If another player would ...
pub const OTHER: Whose = Whose::Other;
/// If any player would ...
pub const ANYONE: Whose = Whose::Anyone;

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

/// The start of a karma that interrupts: whose deeds, and which.
#[derive(Clone, Copy)]
pub struct Upon<T> {
    whose: Whose,
    hooks: Hooks,
    fits: Fits<T>,
}

impl<T: Copy> Upon<T> {
    const fn new(whose: Whose, hook: Hook) -> Upon<T> {
        fn always<T>(_: &Seen<'_>, _: T) -> bool {
            true
        }
        Upon { whose, hooks: Hooks::only(hook), fits: always::<T> }
    }

    /// Also upon this: `YOU.scores().or(Hook::Return)`.
    #[must_use]
    pub const fn or(mut self, hook: Hook) -> Upon<T> {
        self.hooks.insert(hook);
        self
    }

    /// Only under this condition.
    #[must_use]
    pub const fn when(mut self, fits: Fits<T>) -> Upon<T> {
        self.fits = fits;
        self
    }
}

/// What can be interrupted, by what it is about.
pub(crate) trait Matter: Copy {
    /// What a karma does about such a matter, if it is about such.
    fn on(react: &React) -> Option<&On<Self>>;
    /// The matter, to be told.
    fn about(self) -> About;
}

/// Lists what karmas can be about: a card, a value, and so on.
macro_rules! matters {
    ($($(#[$about:meta])* $name:ident($matter:ty) => $told:expr),* $(,)?) => {
        /// What a karma that interrupts does, by what it is about.
        #[derive(Clone, Copy)]
        pub(crate) enum React {
            $($(#[$about])* $name(On<$matter>),)*
        }
        $(
            impl Matter for $matter {
                fn on(react: &React) -> Option<&On<$matter>> {
                    if let React::$name(on) = react { Some(on) } else { None }
                }

                fn about(self) -> About {
                    let told: fn($matter) -> About = $told;
                    told(self)
                }
            }

            impl Upon<$matter> {
                const fn then(self, then: Then<$matter>) -> Would {
                    let Upon { whose, hooks, fits } = self;
                    Would { whose, hooks, react: React::$name(On { fits, then }) }
                }

                /// First this; then the deed goes on.
                #[must_use]
                pub const fn first(self, reaction: Reaction<$matter>) -> Would {
                    self.then(Then::First(reaction))
                }

                /// This instead of the deed.
                #[must_use]
                pub const fn instead(self, reaction: Reaction<$matter>) -> Would {
                    self.then(Then::Instead(reaction))
                }

                /// First this, which says whether the deed goes on.
                #[must_use]
                pub const fn decides(self, reaction: Reaction<$matter, Original>) -> Would {
                    self.then(Then::Decides(reaction))
                }
            }
        )*
    };
}

matters! {
    /// Something done with a card, a Dogma action with one, or one that nobody shared.
    Card(Card) => |card| About::Card(card.id()),
    /// A draw, by the value of the deck it is made from.
    Value(Age) => About::Value,
    /// A splay.
    Splay(Splayed) => About::Splay,
    /// A Draw action, or an Inspire action with a color.
    Color(Option<Color>) => |color| color.map_or(About::Nothing, About::Color),
    /// A demand.
    Demand(Demand) => |demand| About::Card(demand.part.card()),
    /// What needs no more words.
    Plain(()) => |()| About::Nothing,
}

impl Whose {
    /// Melds a card, by an action or an effect.
    #[must_use]
    pub const fn melds(self) -> Upon<Card> {
        Upon::new(self, Hook::Meld)
    }

    /// Tucks a card.
    #[must_use]
    pub const fn tucks(self) -> Upon<Card> {
        Upon::new(self, Hook::Tuck)
    }

    /// Scores a card.
    #[must_use]
    pub const fn scores(self) -> Upon<Card> {
        Upon::new(self, Hook::Score)
    }

    /// Returns a card.
    #[must_use]
    pub const fn returns(self) -> Upon<Card> {
        Upon::new(self, Hook::Return)
    }

    /// Foreshadows a card.
    #[must_use]
    pub const fn foreshadows(self) -> Upon<Card> {
        Upon::new(self, Hook::Foreshadow)
    }

    /// Claims an achievement, standard or special.
    #[must_use]
    pub const fn claims(self) -> Upon<Card> {
        Upon::new(self, Hook::Claim)
    }

    /// Transfers, returns or removes a card of the owner's score pile by an effect of theirs.
    #[must_use]
    pub const fn robs_you(self) -> Upon<Card> {
        Upon::new(self, Hook::Robbery)
    }

    /// Draws a card; the value is that of the deck it will come from.
    #[must_use]
    pub const fn draws(self) -> Upon<Age> {
        Upon::new(self, Hook::Draw)
    }

    /// Draws for sharing.
    #[must_use]
    pub const fn draws_for_sharing(self) -> Upon<Age> {
        Upon::new(self, Hook::SharingDraw)
    }

    /// Draws nothing for sharing after a Dogma action with a card, though something could be shared.
    #[must_use]
    pub const fn draws_nothing_for_sharing(self) -> Upon<Card> {
        Upon::new(self, Hook::NoSharingDraw)
    }

    /// Splays a color, so that something changes.
    #[must_use]
    pub const fn splays(self) -> Upon<Splayed> {
        Upon::new(self, Hook::Splay)
    }

    /// Takes a Dogma action with a card.
    #[must_use]
    pub const fn takes_a_dogma_action(self) -> Upon<Card> {
        Upon::new(self, Hook::DogmaAction)
    }

    /// Takes a Draw action; `None`, for there is no color to it.
    #[must_use]
    pub const fn takes_a_draw_action(self) -> Upon<Option<Color>> {
        Upon::new(self, Hook::DrawAction)
    }

    /// Takes an Inspire action with a color.
    #[must_use]
    pub const fn takes_an_inspire_action(self) -> Upon<Option<Color>> {
        Upon::new(self, Hook::InspireAction)
    }

    /// Demands something of the owner, who must obey.
    #[must_use]
    pub const fn demands_of_you(self) -> Upon<Demand> {
        Upon::new(self, Hook::Demand)
    }

    /// Must fade a Figure.
    #[must_use]
    pub const fn fades(self) -> Upon<()> {
        Upon::new(self, Hook::Fade)
    }

    /// Wins the game.
    #[must_use]
    pub const fn wins(self) -> Upon<()> {
        Upon::new(self, Hook::Win)
    }

    /// Does one of several things with a card.
    #[must_use]
    pub const fn does<const N: usize>(self, deeds: [Hook; N]) -> Upon<Card> {
        let mut upon = Upon::new(self, Hook::Meld);
        upon.hooks = Hooks::of(deeds);
        upon
    }
}
