//! What is read of a game: icons, points, achievements, eligibility.
//!
//! The table counts what is printed and visible; what that comes to in this game is asked here, and
//! nowhere else. Each reading rests on those above it only: icons, then points and bonuses, then
//! achievements and eligibility.

use arrayvec::ArrayVec;

use super::{State, Step};
use crate::age::Age;
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::color::Color;
use crate::each::{Each, Ease};
use crate::icon::{Icon, IconCounts};
use crate::karma::{Does, Hook, Hooks};
use crate::seat::Seat;
use crate::seen::{Layer, Seen};
use crate::splay::Splay;
use crate::table::End;
use crate::zone::Zone;

/// How many points bonuses are worth together (R-SCO-2).
pub(super) fn worth(bonuses: &[Age]) -> u16 {
    let highest = bonuses.iter().copied().max().unwrap_or(Age::NONE);
    u16::from(highest.get()) + bonuses.len().saturating_sub(1) as u16
}

/// The karmas that have a part in a score.
const POINTS: Hooks = Hooks::only(Hook::Points).with(Hook::Bonuses).with(Hook::Places);

impl State {
    /// The icons on a player's board.
    #[inline]
    #[must_use]
    pub fn icons(&self, seat: Seat) -> IconCounts {
        let printed = *self.table.printed_icons(seat);
        if self.table.hooks_of(seat).contains(Hook::Icons) {
            return self.with_karma_icons(seat, printed);
        }
        printed
    }

    #[cold]
    fn with_karma_icons(&self, seat: Seat, mut icons: IconCounts) -> IconCounts {
        self.each_karma(seat, Hook::Icons, Layer::Printed, |each, seen| {
            if let Each::Icons(add) = each {
                add(seen, &mut icons);
            }
        });
        icons
    }

    /// Whether a pile holds as many cards as it may: nothing more goes in, however it would come
    /// (R-LIM-1). What is too much already stays.
    #[inline]
    pub(crate) fn is_full(&self, zone: Zone) -> bool {
        let limited = &self.rules.limited;
        !limited.is_empty() && zone.as_pile().is_some_and(|pile| limited.contains(pile)) && {
            let splays = zone.owner().into_iter().flat_map(|seat| self.splays(seat));
            self.table.len(zone) >= self.rules.limit(splays.max().unwrap_or(Splay::None))
        }
    }

    /// How each color of a player's is splayed.
    fn splays(&self, seat: Seat) -> impl Iterator<Item = Splay> {
        Color::ALL.into_iter().map(move |color| self.table.splay(seat, color))
    }

    /// Asks each standing karma of those of a player's top cards that have such a hook, with what its
    /// layer lets it see.
    #[cold]
    pub(crate) fn each_karma(
        &self,
        seat: Seat,
        hooks: impl Into<Hooks>,
        layer: Layer,
        mut ask: impl FnMut(&Each, &Seen<'_>),
    ) {
        let (catalog, hooks) = (self.table.catalog(), hooks.into());
        for source in self.table.top_ids(seat).filter(|&top| catalog.hooks(top).meet(hooks)) {
            let seen = Seen { source: Some(source), layer, ..Seen::by(self, seat) };
            for karma in &catalog.facts(source).karmas {
                if let Does::Each(each) = &karma.does {
                    ask(each, &seen);
                }
            }
        }
    }

    /// How many of one icon are on a player's board.
    #[inline]
    #[must_use]
    pub fn count(&self, seat: Seat, icon: Icon) -> u16 {
        let printed = self.table.printed_icons(seat);
        match self.table.hooks_of(seat).contains(Hook::Icons) {
            true => self.with_karma_icons(seat, *printed).get(icon),
            false => printed.get(icon),
        }
    }

    /// A player's score (R-SCO-1).
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        let printed = self.table.score_points(seat) + self.table.bonus_points(seat);
        if self.table.hooks_of(seat).meet(POINTS) {
            return self.karma_points(seat);
        }
        printed
    }

    #[cold]
    fn karma_points(&self, seat: Seat) -> u16 {
        let mut points = self.table.score_points(seat) + self.bonus_points(seat);
        if self.table.hooks_of(seat).contains(Hook::Places) {
            points = points.saturating_add(self.points_elsewhere(seat));
        }
        self.each_karma(seat, Hook::Points, Layer::Icons, |each, seen| {
            if let Each::Points(more) = each {
                points = points.saturating_add(u16::try_from(more(seen)).unwrap_or(u16::MAX));
            }
        });
        points
    }

    /// The part of a player's score that comes from bonuses (R-SCO-2).
    #[must_use]
    pub fn bonus_points(&self, seat: Seat) -> u16 {
        if self.table.hooks_of(seat).contains(Hook::Bonuses) {
            return worth(&self.bonuses(seat));
        }
        self.table.bonus_points(seat)
    }

    /// The icons that would be on a player's board if they melded a card.
    #[must_use]
    pub fn icons_after_meld(&self, seat: Seat, card: CardId) -> IconCounts {
        if self.table.hooks_of(seat).is_empty() && self.table.catalog().hooks(card).is_empty() {
            return self.table.icons_after_meld(seat, card);
        }
        self.after_meld(seat, card).icons(seat)
    }

    /// The points a player would have if they melded a card.
    #[must_use]
    pub fn points_after_meld(&self, seat: Seat, card: CardId) -> u16 {
        if self.table.hooks_of(seat).is_empty() && self.table.catalog().hooks(card).is_empty() {
            return self.table.score_points(seat) + self.table.bonus_points_after_meld(seat, card);
        }
        self.after_meld(seat, card).points(seat)
    }

    /// The game with a card melded, as if nothing came of it.
    #[cold]
    fn after_meld(&self, seat: Seat, card: CardId) -> State {
        let mut after = *self;
        after.table.put(card, Zone::stack(seat, self.table.card(card).color()), End::Top);
        after
    }

    /// The values of all bonuses on a player's board, lowest first.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> ArrayVec<Age, MAX_CARDS> {
        let mut bonuses = self.table.printed_bonuses(seat);
        if self.table.hooks_of(seat).contains(Hook::Bonuses) {
            self.each_karma(seat, Hook::Bonuses, Layer::Icons, |each, seen| {
                if let Each::Bonuses(which) = each {
                    bonuses.extend(which(seen).iter().map(|card| card.value()));
                }
            });
            bonuses.sort_unstable();
        }
        bonuses
    }

    /// How many cards a player has tucked and scored this turn.
    #[must_use]
    pub fn tucked_and_scored(&self, seat: Seat) -> (u8, u8) {
        (self.tucked[seat], self.scored[seat])
    }

    /// The effect that a Dogma action carries out now: the card it stands on, which of its effects
    /// it is, and who took the action.
    #[must_use]
    pub fn effect_under_way(&self) -> Option<(CardId, u8, Seat)> {
        let part = self.dogma.part().filter(|_| self.step == Step::Effects)?;
        Some((part.card(), part.effect(), self.dogma.actor))
    }

    /// How many standard achievements of an age a player has; a Relic is none.
    #[must_use]
    pub fn achievements_of(&self, seat: Seat, age: Age) -> usize {
        let achievements = self.table.cards(Zone::achievements(seat));
        let catalog = self.table.catalog();
        achievements
            .filter(|card| card.value() == age && age > 0 && !catalog.is_relic(card.id()))
            .count()
    }

    /// How many achievements a player has, partners' included, and what boards are worth (R-VIC-10).
    #[inline]
    #[must_use]
    pub fn achievements(&self, seat: Seat) -> usize {
        if self.has_teams {
            self.side(seat).iter().map(|member| self.own_achievements(member)).sum()
        } else {
            self.own_achievements(seat)
        }
    }

    /// How many achievements a player has alone: those claimed, and what counts as one on the board.
    #[inline]
    fn own_achievements(&self, seat: Seat) -> usize {
        let mut all = self.table.len(Zone::achievements(seat));
        if self.table.catalog().has_emblems() {
            all += self.emblems(seat);
        }
        if self.table.hooks_of(seat).contains(Hook::Achievements) {
            all += self.karma_achievements(seat);
        }
        all
    }

    /// How many achievements a player's board is worth now: each visible fountain, and each visible
    /// flag while no opponent shows more cards of its color (R-CIT-6, Q-38).
    #[must_use]
    pub fn emblems(&self, seat: Seat) -> usize {
        if self.table.emblems(seat) == 0 {
            return 0;
        }
        let in_color = |color| {
            let marks = self.table.marks(seat, color);
            let flags = if marks.flags > 0 && self.flies_flags(seat, color) { marks.flags } else { 0 };
            usize::from(marks.fountains + flags)
        };
        Color::ALL.into_iter().map(in_color).sum()
    }

    /// Whether no opponent shows more cards of a color than a player does.
    #[must_use]
    pub fn flies_flags(&self, seat: Seat, color: Color) -> bool {
        let mine = self.table.visible_cards(seat, color);
        self.opponents(seat).iter().all(|rival| self.table.visible_cards(rival, color) <= mine)
    }

    /// How many achievements a player has by karmas, besides those claimed.
    #[cold]
    #[must_use]
    pub fn karma_achievements(&self, seat: Seat) -> usize {
        let mut more = 0;
        self.each_karma(seat, Hook::Achievements, Layer::Points, |each, seen| {
            if let Each::Achievements(count) = each {
                more += count(seen);
            }
        });
        more
    }

    /// Whether a player has enough achievements to win.
    #[inline]
    pub(crate) fn has_achievements_to_win(&self, seat: Seat) -> bool {
        let needed = self.achievements_to_win();
        // Hardly ever is anybody so near that it matters which flags count.
        let is_far = !self.has_teams
            && !self.table.hooks_of(seat).contains(Hook::Achievements)
            && self.table.len(Zone::achievements(seat)) + self.table.emblems(seat) < needed;
        !is_far && self.achievements(seat) >= needed
    }

    /// How many achievements win this game. That players lose does not lower it (RUL-215).
    #[must_use]
    pub fn achievements_to_win(&self) -> usize {
        self.rules.achievements_to_win(self.sides())
    }

    /// How many sides there are: teams, or players who play alone.
    fn sides(&self) -> usize {
        // Teams are numbered from 0.
        match self.has_teams {
            true => self.seats().map(|seat| usize::from(self.teams[seat]) + 1).max().unwrap_or(0),
            false => self.players(),
        }
    }

    /// Whether a player may claim a standard achievement of this age, if one is available
    /// (R-ACH-1).
    #[must_use]
    pub fn is_eligible(&self, seat: Seat, age: Age) -> bool {
        self.is_eligible_with(seat, age, self.points(seat))
    }

    /// Whether a player would be eligible for a standard achievement of this age with so many
    /// points.
    #[must_use]
    pub fn is_eligible_with(&self, seat: Seat, age: Age, points: u16) -> bool {
        let ease = self.ease(seat, age);
        points.saturating_add(ease.points) >= self.price(seat, age)
            && self.table.highest_top(seat) + ease.top >= age
    }

    /// Whether a player has the points for a standard achievement of this age, whatever their top
    /// cards.
    #[must_use]
    pub fn can_afford(&self, seat: Seat, age: Age) -> bool {
        let points = self.points(seat).saturating_add(self.ease(seat, age).points);
        points >= self.price(seat, age)
    }

    /// What karmas of a player's make easier about a standard achievement of this age.
    #[inline]
    fn ease(&self, seat: Seat, age: Age) -> Ease {
        match self.table.hooks_of(seat).contains(Hook::Eligibility) {
            true => self.ease_by_karma(seat, age),
            false => Ease::default(),
        }
    }

    #[cold]
    fn ease_by_karma(&self, seat: Seat, age: Age) -> Ease {
        let mut all = Ease::default();
        self.each_karma(seat, Hook::Eligibility, Layer::Points, |each, seen| {
            if let Each::Eligibility(ease) = each {
                let ease = ease(seen, age);
                all.points = all.points.saturating_add(ease.points);
                all.top = all.top.saturating_add(ease.top);
            }
        });
        all
    }

    /// The value of which a player draws with a Draw action: that of the highest top card, unless a
    /// karma has it otherwise.
    #[must_use]
    pub fn draw_value(&self, seat: Seat) -> Age {
        if self.table.hooks_of(seat).contains(Hook::DrawsAs) {
            let colors = Color::ALL.into_iter().map(|color| self.inspire_value(seat, color));
            return colors.max().unwrap_or(Age::NONE);
        }
        self.table.highest_top(seat)
    }

    /// The value of which a player draws after inspire effects of a color.
    #[must_use]
    pub fn inspire_value(&self, seat: Seat, color: Color) -> Age {
        let mut value = self.table.top(Zone::stack(seat, color)).map_or(Age::NONE, Card::value);
        if self.table.hooks_of(seat).contains(Hook::DrawsAs) {
            self.each_karma(seat, Hook::DrawsAs, Layer::Points, |each, seen| {
                if let Each::DrawsAs(counts_as) = each {
                    value = counts_as(seen, color).unwrap_or(value);
                }
            });
        }
        value
    }

    /// Whether a player can use a top card of another player by a karma.
    #[must_use]
    pub fn can_use(&self, seat: Seat, card: CardId) -> bool {
        let mut usable = false;
        if self.table.hooks_of(seat).contains(Hook::Usable) {
            self.each_karma(seat, Hook::Usable, Layer::All, |each, seen| {
                if let Each::Usable(fits) = each {
                    usable |= fits(seen, self.table.card(card));
                }
            });
        }
        usable
    }

    /// How many points a player needs for a standard achievement of this age: where duplicates are
    /// dearer, as many times the usual as it would be the how many-th (R-ACH-3).
    #[must_use]
    pub fn price(&self, seat: Seat, age: Age) -> u16 {
        let nth = match self.rules.dearer_duplicates {
            true => self.achievements_of(seat, age) as u16 + 1,
            false => 1,
        };
        5 * u16::from(age.get()) * nth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::{Pile, Piles};
    use crate::player::{Answers, Player};
    use crate::toy;
    use crate::zone::Place;

    #[test]
    fn a_limited_pile_takes_no_more_than_the_widest_splay_allows() {
        let limits =
            [(Splay::None, 5), (Splay::Left, 4), (Splay::Right, 3), (Splay::Up, 2), (Splay::Aslant, 1)];
        let me = Seat::at(0);
        for (splay, limit) in limits {
            let mut state = toy::state();
            ["red mix", "red clocks"].into_iter().for_each(|title| toy::meld(&mut state, me, title));
            state.table.set_splay(me, Color::Red, splay);
            (1..=7).for_each(|age| toy::put(&mut state, &format!("age {age}"), Zone::hand(me)));
            let cards: Vec<Card> = state.table.cards(Zone::hand(me)).collect();
            state.rules.limited = Piles::only(Pile::Forecast);
            let mut p = Player::new(&mut state, Answers { given: &[], then: None }, None);
            let mut foreshadow = |card: &&Card| p.foreshadow(**card).expect("nothing stops it");
            assert_eq!(cards.iter().filter(|card| foreshadow(card)).count(), limit, "{splay}");
            let last = p.find(crate::HAND)[0];
            assert!(!p.transfer(last, me.forecast()).expect("nothing stops it"), "no way in is open");
            assert!(p.transfer(last, Place::Available).expect("nothing stops it"));
            assert_eq!(state.table.len(Zone::forecast(me)), limit);
        }
    }
}
