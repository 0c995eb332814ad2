//! Achievements: claiming them, and the moment special ones are seen (section 9 of the rules).

use super::{Act, Player};
use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::choice::Choice;
use crate::color::{Color, Colors};
use crate::event::Verb;
use crate::flow::{Done, Flow};
use crate::goal::Reach;
use crate::karma::Hook;
use crate::limits::MOST_CHANGES;
use crate::prompt::Prompt;
use crate::rules::Moment;
use crate::seat::{Seat, Seats};
use crate::special::{Special, Specials};
use crate::splay::Splay;
use crate::state::State;
use crate::table::End;
use crate::zone::{Place, Zone};

impl State {
    /// Whether a special achievement can still be claimed.
    #[must_use]
    pub fn is_available(&self, special: Special) -> bool {
        let card = self.table.catalog().special(special);
        card.is_some_and(|card| self.table.zone_of(card) == Zone::AVAILABLE)
    }

    /// Whether a card is a standard achievement that nobody owns: it was set out as one, or made one by
    /// an effect. What a karma makes available is none (RUL-394).
    #[inline]
    pub(crate) fn is_standard(&self, id: CardId) -> bool {
        self.table.zone_of(id) == Zone::AVAILABLE && !self.table.catalog().is_open(id)
    }

    /// The standard achievements that nobody owns, as their backs show them.
    pub(crate) fn standard_achievements(&self) -> impl Iterator<Item = Card> + '_ {
        let available = self.by_backs(Zone::AVAILABLE).into_iter();
        available.filter(|&id| self.is_standard(id)).map(|id| self.table.card(id))
    }

    /// The special achievements that nobody owns, but no Decrees.
    pub(crate) fn special_achievements(&self) -> impl Iterator<Item = Card> + '_ {
        let catalog = self.table.catalog();
        // Decrees are issued, never just claimed.
        let available = catalog
            .specials()
            .iter()
            .filter(|&&special| self.is_available(special) && special.decree_color().is_none());
        available.filter_map(|&special| catalog.special(special)).map(|id| self.table.card(id))
    }
}

impl Player<'_> {
    /// Claims a special achievement through a card, if it is available (G-41).
    pub fn claim(&mut self, special: Special) -> Flow<bool> {
        match self.state.table.catalog().special(special) {
            Some(card) if self.state.is_available(special) => {
                self.act(Act::Claim, self.state.table.card(card))
            }
            _ => Ok(false),
        }
    }

    /// Gives special achievements their moment after each elementary instruction, where they
    /// are claimed at once (R-SPEC-1, Q-28).
    #[inline]
    pub(crate) fn settle(&mut self) -> Flow {
        // Most instructions change no board.
        let changed =
            !self.touched.is_empty() || !self.earned.is_empty() || self.spent.changes > MOST_CHANGES;
        match changed || self.state.table.hooks().contains(Hook::Achievements) {
            true => self.look_at_boards(),
            false => Ok(()),
        }
    }

    /// Looks whether anybody meets a condition now, or wins.
    #[inline(never)]
    fn look_at_boards(&mut self) -> Flow {
        let touched = std::mem::take(&mut self.touched);
        if self.spent.changes > MOST_CHANGES {
            return self.break_off();
        }
        if self.state.rules.achievements_seen == Moment::EndOfAction {
            return if self.earned.is_empty() { Ok(()) } else { self.claim_earned() };
        }
        // Hardly ever does anybody meet a condition; that is found out fast.
        let has_emblems = self.state.table.catalog().has_emblems();
        let live = has_emblems && self.is_decisive(touched);
        if live || touched.iter().any(|seat| self.state.qualifies_for_any(seat)) {
            self.award(touched)?;
        } else if has_emblems && !touched.is_empty() {
            // Nobody has enough: that was just looked for.
            return Ok(());
        }
        if self.state.table.hooks().contains(Hook::Achievements) {
            self.look_for_a_winner()?;
        }
        Ok(())
    }

    /// Whether a deed has just earned a special achievement, or a change of boards has given somebody
    /// enough achievements to win (R-CIT-7).
    fn is_decisive(&self, touched: Seats) -> bool {
        !self.earned.is_empty()
            || !touched.is_empty() && self.state.alive.iter().any(|seat| self.has_enough(seat))
    }

    /// Whether a player wins now by achievements.
    pub(super) fn has_enough(&self, seat: Seat) -> bool {
        !self.ending && self.state.has_achievements_to_win(seat)
    }

    /// Who has enough achievements wins, where karmas count as some; the current player first.
    #[cold]
    fn look_for_a_winner(&mut self) -> Flow {
        let current = self.state.current;
        let in_turn = std::iter::once(current).chain(self.state.clockwise(current));
        let winner =
            in_turn.filter(|&seat| self.state.alive.contains(seat)).find(|&seat| self.has_enough(seat));
        winner.map_or(Ok(()), |seat| self.win_by_achievements(seat))
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
        self.state.could_qualify(self.seat, &reach)
    }

    /// Whether several of these cards leave boards one after another in a game in which special
    /// achievements could be met meanwhile.
    #[inline]
    pub(super) fn are_boards_looked_at_amid(&self, cards: &[Card]) -> bool {
        let on_board = |card: &Card| self.state.table.zone_of(card.id()).is_stack();
        let at_once = self.state.rules.achievements_seen == Moment::AtOnce;
        cards.len() > 1 && at_once && cards.iter().any(on_board)
    }

    /// Whether this player might meet the condition of a special achievement while these cards
    /// leave the board one after another.
    pub(super) fn could_qualify_losing(&self, cards: &[Card]) -> bool {
        let table = &self.state.table;
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
        self.state.could_qualify(self.seat, &reach)
    }

    /// Whether this player might meet the condition of a special achievement between two splays of
    /// these colors, where that counts. If none of them hides anything, whatever is met on the way is
    /// met in the end.
    pub(super) fn could_qualify_splaying(&self, colors: Colors, splay: Splay) -> bool {
        let (state, me) = (&self.state, self.seat);
        if state.rules.achievements_seen == Moment::EndOfAction {
            return false;
        }
        let mut after = state.table;
        for color in colors.iter() {
            after.set_splay(me, color, splay);
        }
        let (mut reach, end) = (Reach::of(&state.table, me), Reach::of(&after, me));
        for color in colors.iter() {
            reach.icons[color] = reach.icons[color].max(end.icons[color]);
            reach.marks[color] = reach.marks[color].max(end.marks[color]);
        }
        let hides = reach.icons != end.icons || reach.marks != end.marks;
        (hides || !state.counts_are_foreseen(me)) && state.could_qualify(me, &reach)
    }

    /// What was just earned by a deed is claimed in that moment, also where everything else waits for the
    /// end of the action: the deed leaves nothing that could be looked at then.
    #[cold]
    fn claim_earned(&mut self) -> Flow {
        let earned = std::mem::replace(&mut self.earned, Specials::NONE);
        earned.iter().try_for_each(|special| self.claim(special).done())
    }

    #[cold]
    fn award(&mut self, touched: Seats) -> Flow {
        let (me, earned) = (self.seat, std::mem::replace(&mut self.earned, Specials::NONE));
        // Player by player, the current one first: so ties are broken, and so is decided who is
        // first to have enough to win (R-SPEC-3, Q-25).
        let current = self.state.current;
        let in_turn = std::iter::once(current).chain(self.state.clockwise(current));
        for seat in in_turn {
            for &special in self.state.table.catalog().specials() {
                let met = touched.contains(seat) && self.state.qualifies(seat, special)
                    || seat == me && earned.contains(special);
                if met && self.state.is_available(special) {
                    self.by(seat, |p| p.claim(special))?;
                }
            }
            // What a board is worth changes by itself, so a win is looked for here too (R-CIT-7).
            if self.has_enough(seat) {
                return self.win_by_achievements(seat);
            }
        }
        Ok(())
    }

    /// Whether this player may achieve a card of this value (R-KEY-14).
    #[must_use]
    pub fn is_eligible(&self, value: Age) -> bool {
        self.state.is_eligible(self.seat, value)
    }

    /// Whether this player has the points for a standard achievement of this value, whatever their top
    /// cards.
    #[must_use]
    pub fn can_afford(&self, value: Age) -> bool {
        self.state.can_afford(self.seat, value)
    }

    /// The values of which this player might achieve a card with so many points.
    #[must_use]
    pub fn eligible_values_with(&self, points: u16) -> Ages {
        let eligible = |&value: &Age| self.state.is_eligible_with(self.seat, value, points);
        Ages::range(1, Age::HIGHEST.get()).iter().filter(eligible).collect()
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
                self.transfer(card, Place::Available)?;
            }
        }
        Ok(())
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
