//! Achievements: claiming them, and the moment special ones are seen (section 9 of the rules).

use arrayvec::ArrayVec;

use super::Player;
use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::choice::Choice;
use crate::color::{ByColor, Color, Colors};
use crate::event::Verb;
use crate::flow::Flow;
use crate::icon::{Icon, IconCounts};
use crate::limits::MOST_CHANGES;
use crate::marks::Marks;
use crate::prompt::Prompt;
use crate::rules::{Moment, Monument};
use crate::seat::{Seat, Seats};
use crate::select::Select;
use crate::special::Special;
use crate::state::State;
use crate::table::{End, Table, most_colors_with};
use crate::zone::Zone;

impl State {
    /// Whether a special achievement can still be claimed.
    #[must_use]
    pub fn is_available(&self, special: Special) -> bool {
        let card = self.table.catalog().special(special);
        card.is_some_and(|card| self.table.zone_of(card) == Zone::AVAILABLE)
    }

    /// Whether a player meets the condition of a special achievement.
    #[inline]
    #[must_use]
    pub fn qualifies(&self, seat: Seat, special: Special) -> bool {
        let table = &self.table;
        match special {
            Special::Empire => self.icons(seat).each_of_six(3),
            Special::Monument => match self.rules.monument {
                Monument::SixInATurn => self.tucked[seat] >= 6 || self.scored[seat] >= 6,
                Monument::FourDemands => table.tops(seat).filter(|card| card.has_demand()).count() >= 4,
            },
            Special::Wonder => {
                Color::ALL.iter().all(|&color| self.rules.splay_is_wondrous(table.splay(seat, color)))
            }
            Special::World => self.count(seat, Icon::Clock) >= 12,
            Special::Universe => Color::ALL
                .iter()
                .all(|&color| table.top(Zone::stack(seat, color)).is_some_and(|card| card.value() >= 8)),
            Special::Wealth => table.all_marks(seat).bonuses >= 8,
            Special::Destiny => table.len(Zone::forecast(seat)) >= 7,
            Special::Heritage => table.most_in_one_color(seat, Icon::Hex) >= 8,
            Special::History => table.most_echoes_in_one_color(seat) >= 4,
            Special::Supremacy => table.most_colors_with(seat, 3) >= 4,
        }
    }

    /// Whether a player meets the condition of any special achievement, claimed or not.
    fn qualifies_for_any(&self, seat: Seat) -> bool {
        // Those of the base game are always there; named one by one, each test is compiled apart,
        // and what hardly anybody has comes first.
        self.qualifies(seat, Special::World)
            || self.qualifies(seat, Special::Monument)
            || self.qualifies(seat, Special::Wonder)
            || self.qualifies(seat, Special::Universe)
            || self.qualifies(seat, Special::Empire)
            || self.table.catalog().specials()[Special::BASE.len()..]
                .iter()
                .any(|&special| self.qualifies(seat, special))
    }
}

impl Player<'_> {
    /// Claims a special achievement through a card, if it is available (G-41).
    pub fn claim(&mut self, special: Special) -> Flow {
        if let Some(card) = self.state.table.catalog().special(special)
            && self.state.is_available(special)
        {
            self.achieve(card)?;
        }
        Ok(())
    }

    /// Takes an achievement; enough of them win, in some editions at once (R-VIC-2). Where it comes
    /// from a board, what it uncovers has its moment too.
    pub(crate) fn achieve(&mut self, card: CardId) -> Flow {
        let card = self.state.table.card(card);
        self.shift(Verb::Achieve, card, Zone::achievements(self.seat), End::Top);
        if self.state.rules.achievements_seen == Moment::AtOnce
            && self.state.achievements(self.seat) >= self.state.achievements_to_win()
        {
            return self.win_by_achievements(self.seat);
        }
        self.settle()
    }

    /// Gives special achievements their moment after each elementary instruction, where they
    /// are claimed at once (R-SPEC-1, Q-28).
    #[inline]
    pub(crate) fn settle(&mut self) -> Flow {
        let touched = std::mem::take(&mut self.touched);
        if self.changes > MOST_CHANGES {
            return self.break_off();
        }
        if self.state.rules.achievements_seen == Moment::EndOfAction {
            return Ok(());
        }
        // Hardly ever does anybody meet a condition; that is found out fast.
        if touched.iter().any(|seat| self.state.qualifies_for_any(seat)) {
            self.claim_specials(touched)?;
        }
        Ok(())
    }

    /// Whether this player might meet the condition of a special achievement between two melds
    /// of these cards, where that counts.
    pub(crate) fn could_qualify_melding(&self, cards: &[Card]) -> bool {
        if self.state.rules.achievements_seen == Moment::EndOfAction {
            return false;
        }
        let catalog = self.state.table.catalog();
        let mut reach = Reach::of(&self.state.table, self.seat);
        for card in cards {
            // Nothing that gets covered on the way is taken off.
            reach.icons[card.color()] += catalog.uncovered(card.id());
            reach.marks[card.color()] += catalog.uncovered_marks(card.id());
            reach.see_top(*card);
        }
        self.could_qualify(&reach)
    }

    /// Whether this player might meet the condition of a special achievement while these cards
    /// leave the board one after another, where that counts.
    pub(crate) fn could_qualify_losing(&self, cards: &[Card]) -> bool {
        let table = &self.state.table;
        let on_board = |card: &Card| table.zone_of(card.id()).is_stack();
        let at_once = self.state.rules.achievements_seen == Moment::AtOnce;
        if cards.len() < 2 || !at_once || !cards.iter().any(on_board) {
            return false;
        }
        let mut reach = Reach::of(table, self.seat);
        let mut after = *table;
        for color in Color::ALL {
            let stack = Zone::stack(self.seat, color);
            // What else leaves a stack, from beneath, brings nothing to light.
            while let Some(top) = after.top(stack).filter(|top| cards.contains(top)) {
                after.put(top.id(), self.home(top), End::Bottom);
                reach.icons[color] = reach.icons[color].max(after.stack_icons(self.seat, color));
                reach.marks[color] = reach.marks[color].max(after.marks(self.seat, color));
                after.top(stack).into_iter().for_each(|uncovered| reach.see_top(uncovered));
            }
        }
        self.could_qualify(&reach)
    }

    fn could_qualify(&self, reach: &Reach) -> bool {
        let Reach { icons: by_color, marks, high } = reach;
        let mut icons = IconCounts::NONE;
        by_color.0.iter().for_each(|&of_color| icons += of_color);
        let specials = self.state.table.catalog().specials();
        specials.iter().filter(|&&special| self.state.is_available(special)).any(|special| {
            match special {
                Special::Empire => icons.each_of_six(3),
                Special::World => icons.get(Icon::Clock) >= 12,
                Special::Universe => *high == Colors::ALL,
                Special::Wealth => marks.0.iter().map(|marks| marks.bonuses).sum::<u8>() >= 8,
                Special::Heritage => by_color.0.iter().any(|icons| icons.get(Icon::Hex) >= 8),
                Special::History => marks.0.iter().any(|marks| marks.echoes >= 4),
                Special::Supremacy => most_colors_with(by_color, 3) >= 4,
                // Nothing gets splayed or foreshadowed on the way, and how many cards are scored
                // does not hang on their order.
                Special::Monument | Special::Wonder | Special::Destiny => false,
            }
        })
    }

    #[cold]
    fn claim_specials(&mut self, touched: Seats) -> Flow {
        // Player by player, the current one first: so ties are broken, and so is decided who is
        // first to have enough to win (R-SPEC-3, Q-25).
        let current = self.state.current;
        let in_turn = std::iter::once(current).chain(self.state.clockwise(current));
        for seat in in_turn.filter(|&seat| touched.contains(seat)) {
            for &special in self.state.table.catalog().specials() {
                if self.state.is_available(special) && self.state.qualifies(seat, special) {
                    self.by(seat, |p| p.claim(special))?;
                }
            }
        }
        Ok(())
    }

    /// Whether this player may achieve a card of this value (R-KEY-14).
    #[must_use]
    pub fn is_eligible(&self, value: Age) -> bool {
        self.state.is_eligible(self.seat, value)
    }

    /// The values of which this player may achieve a card.
    #[must_use]
    pub fn eligible_values(&self) -> Ages {
        Ages::range(1, Age::HIGHEST.get()).iter().filter(|&value| self.is_eligible(value)).collect()
    }

    /// Achieves a card from wherever it is, if this player is eligible for its value; says whether
    /// that was done (R-KEY-14).
    pub fn achieve_if_eligible(&mut self, card: Card) -> Flow<bool> {
        let eligible = self.is_eligible(card.value());
        if eligible {
            self.achieve(card.id())?;
        }
        Ok(eligible)
    }

    /// Achieves one of the cards a selector finds for which this player is eligible.
    pub fn achieve_one(&mut self, select: Select) -> Flow<Option<Card>> {
        let card = self.choose(Verb::Achieve, select.values(self.eligible_values()))?;
        if let Some(card) = card {
            self.achieve(card.id())?;
        }
        Ok(card)
    }

    /// May achieve one of the cards a selector finds for which this player is eligible.
    pub fn may_achieve(&mut self, select: Select) -> Flow<Option<Card>> {
        let card = self.may_choose(Verb::Achieve, select.values(self.eligible_values()))?;
        if let Some(card) = card {
            self.achieve(card.id())?;
        }
        Ok(card)
    }

    /// Claims an available standard achievement for which this player is eligible, the score
    /// counting so many times; says whether there was one.
    pub fn claim_standard(&mut self, times: u16) -> Flow<bool> {
        let points = self.points() * times;
        let values = Ages::range(1, Age::HIGHEST.get());
        let eligible = values.iter().filter(|&age| self.state.is_eligible_with(self.seat, age, points));
        let card = self.pick_achievement(Verb::Achieve, eligible.collect(), false)?;
        if let Some(card) = card {
            self.achieve(card.id())?;
        }
        Ok(card.is_some())
    }

    /// Returns all standard achievements that nobody owns.
    pub fn return_available(&mut self) -> Flow {
        let available = self.available(Ages::ALL);
        available.into_iter().try_for_each(|(_, card)| self.put_back(card))
    }

    /// The available standard achievements of some values, each with how it is picked.
    fn available(&self, values: Ages) -> ArrayVec<(Choice, Card), MAX_CARDS> {
        let mut nth = 0;
        let mut age = Age::NONE;
        self.state
            .by_backs(Zone::AVAILABLE)
            .into_iter()
            .map(|id| self.state.table.card(id))
            .filter(|card| card.value() > 0 && values.contains(card.value()))
            .map(|card| {
                // They come by age, so that those of one age can be counted off.
                nth = if card.value() == age { nth + 1 } else { 1 };
                age = card.value();
                (Choice::Achievement(age, nth), card)
            })
            .collect()
    }

    /// Junks an available standard achievement of one of these values.
    pub fn junk_achievement(&mut self, values: impl Into<Ages>) -> Flow {
        self.pick_achievement_to_junk(values.into(), false)
    }

    /// May junk an available standard achievement of one of these values.
    pub fn may_junk_achievement(&mut self, values: impl Into<Ages>) -> Flow {
        self.pick_achievement_to_junk(values.into(), true)
    }

    fn pick_achievement_to_junk(&mut self, values: Ages, may: bool) -> Flow {
        match self.pick_achievement(Verb::Junk, values, may)? {
            Some(card) => self.junk(card),
            None => Ok(()),
        }
    }

    fn pick_achievement(&mut self, verb: Verb, values: Ages, may: bool) -> Flow<Option<Card>> {
        let available = self.available(values);
        if available.is_empty() {
            return Ok(None);
        }
        self.options.clear();
        self.options.extend(available.iter().map(|&(choice, _)| choice));
        if may {
            self.options.push(Choice::Pass);
        }
        let choice = self.ask(Prompt::Achievement { verb, may })?;
        Ok(available.iter().find(|&&(offered, _)| offered == choice).map(|&(_, card)| card))
    }

    /// Junks every special achievement that nobody owns.
    pub fn junk_available_specials(&mut self) -> Flow {
        let catalog = self.state.table.catalog();
        for card in catalog.specials().iter().filter_map(|&special| catalog.special(special)) {
            if self.state.table.zone_of(card) == Zone::AVAILABLE {
                self.junk(self.state.table.card(card))?;
            }
        }
        Ok(())
    }

    /// May junk an available special achievement, or make a junked one available again.
    pub fn may_junk_or_restore_special(&mut self) -> Flow {
        self.options.clear();
        let catalog = self.state.table.catalog();
        for card in catalog.specials().iter().filter_map(|&special| catalog.special(special)) {
            if [Zone::AVAILABLE, Zone::JUNK].contains(&self.state.table.zone_of(card)) {
                self.options.push(Choice::Card(card));
            }
        }
        if self.options.is_empty() {
            return Ok(());
        }
        self.options.push(Choice::Pass);
        if let Some(id) = self.ask(Prompt::Achievement { verb: Verb::Choose, may: true })?.card() {
            let card = self.state.table.card(id);
            if self.state.table.zone_of(id) == Zone::AVAILABLE {
                self.junk(card)?;
            } else {
                self.shift(Verb::Transfer, card, Zone::AVAILABLE, End::Top);
            }
        }
        Ok(())
    }
}

/// The most that a board could show at any moment while cards come or go one after another: in each
/// color so many of each icon and mark, and perhaps a top card of value 8 or higher. It is rather
/// too much than too little.
struct Reach {
    icons: ByColor<IconCounts>,
    marks: ByColor<Marks>,
    high: Colors,
}

impl Reach {
    /// What a board shows now.
    fn of(table: &Table, seat: Seat) -> Reach {
        let mut reach = Reach {
            icons: ByColor(Color::ALL.map(|color| table.stack_icons(seat, color))),
            marks: ByColor(Color::ALL.map(|color| table.marks(seat, color))),
            high: Colors::NONE,
        };
        table.tops(seat).for_each(|top| reach.see_top(top));
        reach
    }

    /// A card could be on top on the way.
    fn see_top(&mut self, card: Card) {
        if card.value() >= 8 {
            self.high = self.high.with(card.color());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Answers;
    use crate::toy;

    /// The player at seat 1 has three of each icon, the current player twelve clocks, and either
    /// achievement is the last one needed.
    #[test]
    fn the_current_player_is_the_first_to_have_enough() {
        let mut state = toy::state();
        let [me, them] = [0, 1].map(Seat::at);
        for color in Color::ALL {
            toy::meld(&mut state, them, &format!("{color} mix"));
            toy::meld(&mut state, me, &format!("{color} clocks"));
        }
        let needed = state.achievements_to_win();
        for (seat, ages) in [(me, 1..needed), (them, needed..2 * needed - 1)] {
            ages.for_each(|age| toy::put(&mut state, &format!("age {age}"), Zone::achievements(seat)));
        }
        assert!(state.qualifies(them, Special::Empire) && state.qualifies(me, Special::World));
        let mut player = Player::new(&mut state, Answers { given: &[], then: None }, None);
        player.touched = [me, them].into_iter().collect();
        assert!(player.settle().is_err(), "the game is over");
        assert_eq!(state.outcome().map(|outcome| outcome.winners), Some(Seats::only(me)));
    }
}
