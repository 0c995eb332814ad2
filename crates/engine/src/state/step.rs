//! What happens next, as data.

use crate::card::CardId;
use crate::color::Color;
use crate::few::few;
use crate::listed::listed;
use crate::seat::Seat;

/// What happens next. Turn order and dogma order are data, not Rust stack, so that a game can be
/// copied, saved and resumed between any two decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A player picks the first card of their board.
    FirstCard(Seat),
    /// The current player decides on the card on their display, before their actions (R-TURN-6).
    Display,
    /// The current player picks an action.
    Act,
    /// The current player pays to use a distant player's card (R-PAR-2).
    PayForCard(CardId),
    /// The current player has melded a card with an action: what follows from that.
    Melded(Stage),
    /// The current player may take a free Dogma action with the card just promoted.
    FreeDogma(CardId),
    /// The next execution of an effect, if one is left.
    Effects,
    /// The effects were ended half-way: end-of-action checks, then perhaps the sharing bonus.
    EffectsDone,
    /// Figures fade (R-FIG-9).
    Fade(Faded),
    /// The free draw for sharing.
    FreeDraw,
    /// The draw that ends an Inspire action.
    InspireDraw(Color),
    /// Others draw after an Achieve action (R-ACT-2).
    AchievingDraw,
    /// The action is over.
    ActionDone,
    /// The game is over.
    Over,
}

/// What of earlier steps still matters to a step; everything else is left over from before.
pub(crate) struct Remains {
    pub dogma: bool,
    pub melded: bool,
    pub first_cards: bool,
}

/// How far a game is with a step.
enum Phase {
    /// Somebody picks a first card.
    SetUp(Seat),
    /// Somebody is about to begin a turn, or another action.
    Between,
    /// Something is going on, or everything is over.
    UnderWay,
}

impl Step {
    /// Who picks a first card; nobody any more once turns are taken.
    pub const fn sets_up(self) -> Option<Seat> {
        match self.phase() {
            Phase::SetUp(seat) => Some(seat),
            Phase::Between | Phase::UnderWay => None,
        }
    }

    /// Whether nothing is under way: a player is about to begin a turn, or another action.
    pub const fn is_between_actions(self) -> bool {
        matches!(self.phase(), Phase::Between)
    }

    const fn phase(self) -> Phase {
        match self {
            Step::FirstCard(seat) => Phase::SetUp(seat),
            Step::Display | Step::Act => Phase::Between,
            Step::PayForCard(_)
            | Step::Melded(_)
            | Step::FreeDogma(_)
            | Step::Effects
            | Step::EffectsDone
            | Step::Fade(_)
            | Step::FreeDraw
            | Step::InspireDraw(_)
            | Step::AchievingDraw
            | Step::ActionDone
            | Step::Over => Phase::UnderWay,
        }
    }

    /// What of earlier steps still matters.
    pub const fn remains(self) -> Remains {
        let nothing = Remains { dogma: false, melded: false, first_cards: false };
        match self {
            Step::FirstCard(_) => Remains { first_cards: true, ..nothing },
            Step::Display
            | Step::Act
            | Step::PayForCard(_)
            | Step::InspireDraw(_)
            | Step::AchievingDraw
            | Step::Fade(Faded::Action)
            | Step::ActionDone
            | Step::Over => nothing,
            Step::Melded(_) | Step::FreeDogma(_) => Remains { melded: true, ..nothing },
            Step::Effects
            | Step::EffectsDone
            | Step::FreeDraw
            | Step::Fade(Faded::Effects | Faded::SharingDraw) => {
                Remains { dogma: true, melded: true, first_cards: false }
            }
        }
    }
}

/// One of the things that follow a Meld action (R-MEL-3).
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
)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Stage {
    /// The icons of a melded city act (R-CIT-4).
    Icons,
    /// A City is drawn for a new color (R-CIT-1).
    City,
    /// An Artifact is dug up onto its player's display (R-ART-1).
    Dig,
    /// Its player may seize the Relic of that value (R-ART-8).
    Seize,
    /// Its player may promote a card of the forecast (R-ECH-3).
    Promote,
    /// The karma of the melded card that begins with "when" (R-FIG-3, Q-5).
    When,
}

listed!(Stage);

few! {
    /// Some of what follows a Meld action.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Stages: u8, of Stage, all (1 << Stage::COUNT) - 1
}

/// What follows a Meld action, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sequel {
    /// Whatever can follow, in the order of the edition's book.
    order: &'static [Stage; Stage::COUNT],
    /// What does in this game.
    pub stages: Stages,
    /// Whether the rest is skipped once the melded card is not on top any more (R-MEL-4).
    pub while_on_top: bool,
}

impl Sequel {
    /// By the third edition's book nothing follows in the base game (R-MEL-3).
    pub const THIRD: Sequel = {
        use Stage::{City, Dig, Icons, Promote, Seize, When};
        let order = &[Icons, City, Dig, Seize, Promote, When];
        Sequel { order, stages: Stages::NONE, while_on_top: false }
    };

    /// The fourth edition's has another order, and skips what a covered card has still to come (R-MEL-4).
    pub const FOURTH: Sequel = {
        use Stage::{City, Dig, Icons, Promote, Seize, When};
        let order = &[Icons, City, Dig, Seize, When, Promote];
        Sequel { order, stages: Stages::NONE, while_on_top: true }
    };

    /// Adds a stage, in its place.
    pub const fn insert(&mut self, stage: Stage) {
        self.stages.insert(stage);
    }

    /// What comes after a stage, or the very first.
    #[inline]
    pub fn after(&self, stage: Option<Stage>) -> Option<Stage> {
        if self.stages.is_empty() {
            return None;
        }
        let mut later = self.order.iter().copied();
        if let Some(stage) = stage {
            later.find(|&other| other == stage);
        }
        later.find(|&other| self.stages.contains(other))
    }
}

/// After what Figures fade, which decides what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Faded {
    /// The effects of a Dogma action; the draw for sharing is still to come.
    Effects,
    /// The draw for sharing.
    SharingDraw,
    /// Any other action.
    Action,
}

/// What comes after a Dogma action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum After {
    /// The action is over.
    ActionDone,
    /// It was a free one with the card on display: that is returned, and the turn begins.
    Displayed,
    /// It was a free one after a Meld action: whatever else follows that, after this stage.
    Melded(Stage),
    /// It was an Inspire action with this color: the draw that ends it.
    InspireDraw(Color),
}
