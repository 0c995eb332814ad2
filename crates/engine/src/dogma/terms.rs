//! On what terms a Dogma action is taken.

use super::Participants;
use crate::card::CardId;
use crate::event::{Event, Role};
use crate::icon::Icon;
use crate::karma::{Hook, Hooks};
use crate::player::{Answers, Player};
use crate::seat::{BySeat, Seat};
use crate::state::State;

/// What decides who takes part in a Dogma action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gauge {
    /// How many of an icon one has.
    Icon(Icon),
    /// How many points.
    Points,
}

/// On what terms a Dogma action is taken: how it differs from a plain one. Whatever modifies an action
/// says so before it begins, first the way in which it is taken, then karmas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terms {
    /// What decides who takes part, if not the featured icon.
    pub gauge: Option<Gauge>,
    /// Who has more of it than anybody else, whatever the count.
    pub majority: Option<Seat>,
    /// How often its effects are carried out: an endorsed card twice (R-CIT-3).
    pub times: u8,
    /// By how much the values printed in effects are raised.
    pub raise: u8,
    /// Whether those in karmas are raised too.
    pub raises_karmas: bool,
}

impl Terms {
    pub const USUAL: Terms =
        Terms { gauge: None, majority: None, times: 1, raise: 0, raises_karmas: false };

    /// Those of a card that a city endorses.
    pub const ENDORSED: Terms = Terms { times: 2, ..Terms::USUAL };
}

/// Whether this may change what is counted, or who is there.
fn changes_counts(event: &Event) -> bool {
    match event {
        Event::Moved { .. }
        | Event::Splayed { .. }
        | Event::Rearranged { .. }
        | Event::Eliminated { .. }
        | Event::Ended { .. } => true,
        Event::Turn { .. }
        | Event::FirstCard { .. }
        | Event::Action { .. }
        | Event::Dogma { .. }
        | Event::Effect { .. }
        | Event::Karma { .. }
        | Event::Looked { .. }
        | Event::Searched { .. }
        | Event::Shuffled { .. }
        | Event::Revealed { .. }
        | Event::Proved { .. }
        | Event::Named { .. }
        | Event::Parleyed { .. }
        | Event::CutShort { .. }
        | Event::SharingBonus { .. } => false,
    }
}

impl State {
    /// On what terms this player would take a Dogma action with a card. None where that is decided only
    /// then, or hangs on cards that move first.
    pub(crate) fn foreseen_terms(&self, actor: Seat, card: CardId) -> Option<Terms> {
        if !self.table.hooks().contains(Hook::DogmaAction) {
            return Some(Terms::USUAL);
        }
        let mut tried = *self;
        tried.dogma.terms = Terms::USUAL;
        let mut log = Vec::new();
        let mut p = Player::new(&mut tried, Answers { given: &[], then: None }, Some(&mut log));
        p.become_player(actor, Role::Actor, None);
        let taken = p.would(Hooks::only(Hook::DogmaAction), self.table.card(card)).is_ok();
        let changed = log.iter().any(changes_counts);
        (taken && !changed).then_some(tried.dogma.terms)
    }

    /// How many each player would have of what a Dogma action on these terms goes by, and who would take
    /// part.
    pub(crate) fn participants_on(
        &self,
        terms: Terms,
        actor: Seat,
        card: CardId,
    ) -> (BySeat<u16>, Participants) {
        let counts = self.counts(actor, card, terms);
        let participants = self.participants_by(actor, &counts, terms);
        (counts, participants)
    }
}
