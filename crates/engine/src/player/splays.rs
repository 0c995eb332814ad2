//! Splaying, and the order of a stack (section 8 of the rules).

use super::{Cards, Player};
use crate::choice::Choice;
use crate::color::{Color, Colors};
use crate::event::Event;
use crate::flow::Flow;
use crate::karma::{Hook, Hooks, Original, Splayed};
use crate::prompt::Prompt;
use crate::seat::{Seat, Seats};
use crate::splay::Splay;
use crate::table::End;
use crate::zone::Zone;

impl Player<'_> {
    /// Splays one of this player's colors; says whether that changed anything. One card or
    /// none cannot be splayed, and the same direction again is nothing (G-26, G-27).
    pub fn splay(&mut self, color: Color, splay: Splay) -> Flow<bool> {
        self.splay_on(self.seat, color, splay)
    }

    /// Splays a color on somebody's board (R-SPL-8).
    fn splay_on(&mut self, player: Seat, color: Color, splay: Splay) -> Flow<bool> {
        if self.state.table.hooks().contains(Hook::Splay) && self.could_splay(player, color, splay) {
            let what = Splayed { player, color, splay };
            if self.would(Hooks::only(Hook::Splay), what)? == Original::Replaced {
                return Ok(false);
            }
        }
        let changed = self.state.table.set_splay(player, color, splay);
        if changed {
            self.changed = true;
            self.spent.changes += 1;
            self.touch(Zone::stack(player, color).touches());
            let by = self.seat;
            self.tell(|| Event::Splayed { by, player, color, splay });
            self.settle()?;
            if splay != Splay::None {
                self.draw_for_growth()?;
            }
        }
        Ok(changed)
    }

    /// Splays one color on any of these players' boards this way, also one on which it does nothing
    /// if the rules allow that, or if it is closed how many cards it has (RUL-216, R-INFO-4).
    pub fn splay_one_of(&mut self, players: Seats, splay: Splay) -> Flow<Option<(Seat, Color)>> {
        self.options.clear();
        let rules = self.state.rules;
        for player in players.iter() {
            for color in self.state.table.colors(player).iter() {
                let is_closed = player != self.seat
                    && !rules.open_counts
                    && self.state.table.splay(player, color).is_none();
                if rules.idle_splays || is_closed || self.could_splay(player, color, splay) {
                    self.options.push(Choice::ColorOf(player, color));
                }
            }
        }
        if self.options.is_empty() {
            return Ok(None);
        }
        let Choice::ColorOf(player, color) = self.ask(Prompt::SplayAny { splay })? else {
            unreachable!("only stacks were offered")
        };
        self.splay_on(player, color, splay)?;
        Ok(Some((player, color)))
    }

    /// Splays all of these colors this way, one after the other. Where their order matters, this player
    /// chooses it (RUL-218).
    pub fn splay_all(&mut self, colors: impl Into<Colors>, splay: Splay) -> Flow {
        let mut left = self.splayable(colors.into(), splay);
        let matters = left.len() > 1 && self.order_of_splays_matters(left, splay);
        while let Some(first) = left.first() {
            let color = if matters { self.pick_first_to_splay(left, splay)? } else { first };
            self.splay(color, splay)?;
            left = self.splayable(left.without(Colors::only(color)), splay);
        }
        Ok(())
    }

    /// Those of some colors on which splaying them this way would do something.
    fn splayable(&self, colors: Colors, splay: Splay) -> Colors {
        colors.iter().filter(|&color| self.can_splay(color, splay)).collect()
    }

    /// Whether a karma or a special achievement could come between one splay and the next.
    #[cold]
    fn order_of_splays_matters(&self, colors: Colors, splay: Splay) -> bool {
        let interrupted = self.context.karma.is_none() && self.state.table.hooks().contains(Hook::Splay);
        interrupted || self.could_qualify_splaying(colors, splay)
    }

    fn pick_first_to_splay(&mut self, colors: Colors, splay: Splay) -> Flow<Color> {
        self.options.clear();
        self.options.extend(colors.iter().map(Choice::Color));
        let Choice::Color(color) = self.ask(Prompt::Splay { splay, may: false })? else {
            unreachable!("only colors were offered")
        };
        Ok(color)
    }

    /// Undoes the splay of one of this player's colors.
    pub fn unsplay(&mut self, color: Color) -> Flow<bool> {
        self.splay(color, Splay::None)
    }

    /// May splay one of these colors; `None` if that was not done. Only those are offered on which it
    /// would do something (RUL-3).
    pub fn may_splay(&mut self, colors: impl Into<Colors>, splay: Splay) -> Flow<Option<Color>> {
        self.pick_splay(colors.into(), splay, true)
    }

    /// Splays one of these colors, also one on which it does nothing if the rules allow that
    /// (RUL-216). Gives the color that was picked.
    pub fn splay_one(&mut self, colors: impl Into<Colors>, splay: Splay) -> Flow<Option<Color>> {
        self.pick_splay(colors.into(), splay, false)
    }

    fn pick_splay(&mut self, colors: Colors, splay: Splay, may: bool) -> Flow<Option<Color>> {
        self.options.clear();
        let idle = !may && self.state.rules.idle_splays;
        for color in colors.iter() {
            if idle || self.can_splay(color, splay) {
                self.options.push(Choice::Color(color));
            }
        }
        if self.options.is_empty() {
            return Ok(None);
        }
        if may {
            self.options.push(Choice::Pass);
        }
        let Choice::Color(color) = self.ask(Prompt::Splay { splay, may })? else { return Ok(None) };
        let done = self.splay(color, splay)?;
        Ok(Some(color).filter(|_| done || !may))
    }

    /// Whether splaying one of this player's colors this way would do something.
    #[must_use]
    pub fn can_splay(&self, color: Color, splay: Splay) -> bool {
        self.could_splay(self.seat, color, splay)
    }

    fn could_splay(&self, player: Seat, color: Color, splay: Splay) -> bool {
        let table = &self.state.table;
        table.len(Zone::stack(player, color)) > 1 && table.splay(player, color) != splay
    }

    /// May put one of this player's colors into another order; the splay stays (R-FAQ-6).
    pub fn may_rearrange(&mut self) -> Flow {
        self.options.clear();
        for color in Color::ALL {
            if self.state.table.len(Zone::stack(self.seat, color)) > 1 {
                self.options.push(Choice::Color(color));
            }
        }
        if self.options.is_empty() {
            return Ok(());
        }
        self.options.push(Choice::Pass);
        let Choice::Color(color) = self.ask(Prompt::Rearrange)? else { return Ok(()) };
        self.rearrange(color)
    }

    fn rearrange(&mut self, color: Color) -> Flow {
        let before = self.stack(color);
        let mut left = before.clone();
        let mut after = Cards::new();
        while !left.is_empty() {
            self.options.clear();
            self.options.extend(left.iter().map(|card| Choice::Card(card.id())));
            let choice = self.ask(Prompt::Arrange)?;
            after.extend(choice.card().map(|id| self.state.table.card(id)));
            left.retain(|card| Some(card.id()) != choice.card());
        }
        if after == before {
            return Ok(());
        }
        let player = self.seat;
        let zone = Zone::stack(player, color);
        let top = after[0].id();
        for card in after {
            self.state.table.put(card.id(), zone, End::Bottom);
        }
        self.changed = true;
        self.spent.changes += 1;
        self.touch(zone.touches());
        self.tell(|| Event::Rearranged { player, color, top });
        self.settle()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Answers, Decision, Policy};
    use crate::state::State;
    use crate::toy;

    /// Notes what is offered, and takes the first.
    struct Onlooker(usize);

    impl Policy for Onlooker {
        fn choose(&mut self, _: &State, decision: &Decision<'_>) -> usize {
            self.0 = decision.options.len();
            0
        }
    }

    /// An option that is missing would tell that an opponent's stack is a single card (R-INFO-4).
    #[test]
    fn closed_stacks_are_offered_whatever_their_size() {
        for (open_counts, offered) in [(true, 2), (false, 3)] {
            let mut state = toy::state();
            let rules = crate::rules::Rules { idle_splays: false, open_counts, ..state.rules };
            state.rules = rules;
            let (me, other) = (Seat::at(0), Seat::at(1));
            // Two of mine and a single one, two of the other player's and a single one.
            for (name, seat, color) in [
                ("age 3", me, Color::Blue),
                ("age 4", me, Color::Blue),
                ("purple mix", me, Color::Purple),
                ("age 5", other, Color::Blue),
                ("age 6", other, Color::Blue),
                ("red mix", other, Color::Red),
            ] {
                toy::put(&mut state, name, Zone::stack(seat, color));
            }
            let mut onlooker = Onlooker(0);
            let answers = Answers { given: &[], then: Some(&mut onlooker) };
            let everybody = state.alive;
            let splayed = Player::new(&mut state, answers, None).splay_one_of(everybody, Splay::Left);
            assert!(splayed.is_ok_and(|splayed| splayed.is_some()));
            assert_eq!(onlooker.0, offered, "sizes are open: {open_counts}");
        }
    }
}
