//! Which karmas something sets off, and what standing ones add, asked without anything being done.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::State;
use super::readings::worth;
use crate::age::Age;
use crate::card::CardId;
use crate::choice::{Choice, Taking};
use crate::color::Color;
use crate::each::Each;
use crate::event::Verb;
use crate::icon::Icon;
use crate::karma::{Does, Hook, Hooks, Manner, Matter, Splayed, Whose};
use crate::pile::Pile;
use crate::seat::{Seat, Seats};
use crate::seen::{Layer, Seen};
use crate::zone::Zone;

/// A karma that something has set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Whose it is.
    pub owner: Seat,
    /// Whose deed has set it off.
    pub doer: Seat,
    /// The card it stands on.
    pub card: CardId,
    /// Which of the karmas of that card.
    pub karma: u8,
    /// How it stands to what sets it off.
    pub manner: Manner,
}

/// The most karmas that one event can set off: all that five top cards of some players have. What goes
/// beyond is left out.
const MOST_FOUND: usize = 16;

impl State {
    /// Whether a karma of this player's is about a deed of that one.
    fn concerns(&self, whose: Whose, owner: Seat, doer: Seat) -> bool {
        match whose {
            Whose::You => owner == doer,
            Whose::Opponent => self.opponents(owner).contains(doer),
            Whose::Other => self.others(owner).contains(doer),
            Whose::Anyone => true,
        }
    }

    /// The karmas of these owners that a deed sets off, the current player's first.
    pub(crate) fn set_off<T: Matter>(
        &self,
        hooks: Hooks,
        doer: Seat,
        owners: Seats,
        what: T,
    ) -> ArrayVec<Found, MOST_FOUND> {
        let mut found = ArrayVec::new();
        let catalog = self.table.catalog();
        let in_turn = std::iter::once(self.current).chain(self.clockwise(self.current));
        for owner in in_turn.take(self.alive.len()).filter(|&seat| owners.contains(seat)) {
            if !self.table.hooks_of(owner).meet(hooks) {
                continue;
            }
            for card in self.table.top_ids(owner).filter(|&top| catalog.hooks(top).meet(hooks)) {
                let seen = Seen { doer, source: Some(card), ..Seen::by(self, owner) };
                for (n, karma) in catalog.facts(card).karmas.iter().enumerate() {
                    if let Does::Would(would) = &karma.does
                        && would.hooks.meet(hooks)
                        && self.concerns(would.whose, owner, doer)
                        && let Some(on) = T::on(&would.react)
                        && (on.fits)(&seen, what)
                    {
                        let (karma, manner) = (n as u8, on.then.manner());
                        let _ = found.try_push(Found { owner, doer, card, karma, manner });
                    }
                }
            }
        }
        found
    }

    /// What a value printed in an effect of this player's comes to, in a karma or elsewhere.
    #[cold]
    pub(crate) fn raised_value(&self, owner: Seat, in_karma: bool, printed: Age) -> Age {
        let terms = self.dogma.terms;
        let mut value = match in_karma && !terms.raises_karmas {
            true => printed,
            false => printed + terms.raise,
        };
        self.each_karma(owner, Hook::Values, Layer::All, |each, _| {
            if let Each::Values(counts_as) = each {
                value = counts_as(value);
            }
        });
        // No deck and no card is beyond the last age, so all values there are alike.
        value.min(Age::BEYOND)
    }

    /// The karmas that an action would set off, as far as they are set off by taking it.
    #[must_use]
    pub fn karmas_upon(&self, player: Seat, action: Choice) -> Vec<Found> {
        let card = |id| self.table.card(id);
        match action.taking() {
            Some(Taking::Draw) => {
                let mut found = self.karmas_at(Hook::DrawAction, player, None::<Color>);
                if let Some(age) = self.age_to_draw(self.draw_value(player)) {
                    found.extend(self.karmas_at(Hook::Draw, player, age));
                }
                found
            }
            Some(Taking::Meld(id)) => self.karmas_at(Hook::Meld, player, card(id)),
            Some(Taking::Dogma(id) | Taking::Endorse(id)) => {
                self.karmas_at(Hook::DogmaAction, player, card(id))
            }
            Some(Taking::Inspire(color)) => self.karmas_at(Hook::InspireAction, player, Some(color)),
            Some(Taking::Claim(id)) => self.karmas_at(Hook::Claim, player, card(id)),
            Some(Taking::Achieve(age)) => {
                let available = self.table.cards(Zone::AVAILABLE).find(|card| card.value() == age);
                available.map(|card| self.karmas_at(Hook::Claim, player, card)).unwrap_or_default()
            }
            Some(Taking::Decree(_)) | None => Vec::new(),
        }
    }

    /// The karmas that something done with a card would set off.
    #[must_use]
    pub fn karmas_upon_card(&self, player: Seat, verb: Verb, card: CardId) -> Vec<Found> {
        let hook = match verb {
            Verb::Meld | Verb::Promote => Hook::Meld,
            Verb::Tuck => Hook::Tuck,
            Verb::Score => Hook::Score,
            Verb::Return => Hook::Return,
            Verb::Foreshadow => Hook::Foreshadow,
            Verb::Achieve => Hook::Claim,
            Verb::Remove => Hook::Remove,
            Verb::Draw
            | Verb::Transfer
            | Verb::Exchange
            | Verb::Reveal
            | Verb::Junk
            | Verb::Splay
            | Verb::Execute
            | Verb::Choose
            | Verb::Keep
            | Verb::Place
            | Verb::Take
            | Verb::Dig
            | Verb::Seize => return Vec::new(),
        };
        self.karmas_at(hook, player, self.table.card(card))
    }

    /// The karmas that a splay would set off.
    #[must_use]
    pub fn karmas_upon_splay(&self, player: Seat, splayed: Splayed) -> Vec<Found> {
        self.karmas_at(Hook::Splay, player, splayed)
    }

    fn karmas_at<T: Matter>(&self, hook: Hook, player: Seat, what: T) -> Vec<Found> {
        match self.table.hooks().contains(hook) {
            true => self.set_off(Hooks::only(hook), player, self.alive, what).to_vec(),
            false => Vec::new(),
        }
    }
}

/// A number of a player's that karmas can add to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", tag = "of")]
pub enum Total {
    /// How many of an icon are on the board.
    Icon {
        /// The icon.
        icon: Icon,
    },
    /// The score.
    Points,
    /// How many achievements there are.
    Achievements,
}

/// What a karma adds to a number of its owner's. All that karmas count is open: how many cards there are,
/// their values, and what boards show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Share {
    /// The number.
    #[serde(flatten)]
    pub total: Total,
    /// The card whose karma it is.
    pub title: &'static str,
    /// How much it adds.
    pub more: u16,
}

impl State {
    /// What karmas add to a player's icons, points and achievements.
    #[must_use]
    pub fn shares(&self, seat: Seat) -> Vec<Share> {
        let mut shares = Vec::new();
        if !self.table.hooks_of(seat).meet(TOTALS) {
            return shares;
        }
        let catalog = self.table.catalog();
        let mut add = |total: Total, source: CardId, more: u16| {
            if more > 0 {
                shares.push(Share { total, title: catalog.title(source), more });
            }
        };
        let mut bonuses = self.table.printed_bonuses(seat);
        self.each_karma(seat, TOTALS, Layer::Printed, |each, seen| {
            let source = seen.this_card();
            let at = |layer| Seen { layer, ..*seen };
            let count = |more: usize| u16::try_from(more).unwrap_or(u16::MAX);
            match each {
                Each::Icons(more) => {
                    let printed = *self.table.printed_icons(seat);
                    let mut icons = printed;
                    more(seen, &mut icons);
                    for icon in Icon::ALL {
                        add(Total::Icon { icon }, source, icons.get(icon) - printed.get(icon));
                    }
                }
                Each::Points(more) => add(Total::Points, source, count(more(&at(Layer::Icons)))),
                Each::Bonuses(which) => {
                    let before = worth(&bonuses);
                    bonuses.extend(which(&at(Layer::Icons)).iter().map(|card| card.value()));
                    add(Total::Points, source, worth(&bonuses) - before);
                }
                Each::Places(_, Pile::Score) => {
                    add(Total::Points, source, self.points_elsewhere(seat));
                }
                Each::Achievements(more) => {
                    add(Total::Achievements, source, count(more(&at(Layer::Points))));
                }
                // These change what can be done, and no number.
                Each::Available(_)
                | Each::Eligibility(_)
                | Each::Places(..)
                | Each::Usable(_)
                | Each::Effects(_)
                | Each::DrawsAs(_)
                | Each::Specials
                | Each::Values(_) => {}
            }
        });
        shares
    }
}

/// The karmas that add to numbers of their owner's.
const TOTALS: Hooks = Hooks::COUNTS.with(Hook::Points).with(Hook::Places);
