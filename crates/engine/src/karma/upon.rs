//! How a karma that interrupts is said: whose deed, which, under which condition, and what follows.

use super::{About, Demand, Fits, Hook, Hooks, On, Original, Reaction, Splayed, Then, Would};
use crate::age::Age;
use crate::card::Card;
use crate::color::Color;
use crate::seen::Seen;

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
