//! Winning, losing, and the end by score (section 14 of the rules).

use super::{Cards, Player};
use crate::ending::{By, Outcome};
use crate::event::Event;
use crate::flow::{Flow, Halt, Stop};
use crate::karma::{Hook, Hooks, Original};
use crate::seat::{BySeat, Seat, Seats};
use crate::state::{State, Step};
use crate::table::End;
use crate::zone::Zone;

impl Player<'_> {
    /// This player wins by the effect, and the partners with them.
    pub fn win<T>(&mut self) -> Flow<T> {
        let winners = self.state.side(self.seat);
        let card = self.context.source;
        self.end(Outcome { winners, by: By::Effect, card })
    }

    /// The single player who has the most of something; nobody if several have it (R-VIC-6).
    pub fn single_most<T: Ord>(&self, of: impl Fn(Seat) -> T) -> Option<Seat> {
        let most = self.state.alive.iter().map(&of).max()?;
        let mut holders = self.state.alive.iter().filter(|&seat| of(seat) == most);
        let first = holders.next();
        if holders.next().is_none() { first } else { None }
    }

    /// This player loses and is out of the game (R-VIC-7).
    pub fn lose<T>(&mut self) -> Flow<T> {
        let seat = self.seat;
        self.changed = true;
        self.eliminate(seat)?;
        // Without its actor an action is over; otherwise the others go on.
        Err(Halt(if seat == self.state.current { Stop::ActionOver } else { Stop::PlayerOut }))
    }

    /// After what one of several players has done in a step: if they have lost by it, the others go on
    /// (RUL-293).
    pub(crate) fn unless_out(&mut self, done: Flow) -> Flow {
        match done {
            Err(Halt(Stop::PlayerOut)) => {
                self.under_way.clear();
                Ok(())
            }
            done => done,
        }
    }

    /// The action is complete here and now, whatever was still to come.
    pub fn end_action<T>(&mut self) -> Flow<T> {
        Err(Halt(Stop::ActionOver))
    }

    /// Takes a player and all their cards out of the game; the last side left wins.
    pub(crate) fn eliminate(&mut self, seat: Seat) -> Flow {
        let (verb, out) = self.out_of_play();
        let belongings: Cards = Zone::all(self.state.players())
            .filter(|zone| zone.owner() == Some(seat))
            .flat_map(|zone| self.state.table.cards(zone))
            .collect();
        for card in belongings {
            self.shift(verb, card, out, End::Top);
        }
        self.state.alive.remove(seat);
        self.tell(|| Event::Eliminated { player: seat });
        let left = self.state.alive;
        match left.iter().next() {
            Some(survivor) if self.state.opponents(survivor).is_empty() => {
                let winners = self.state.side(survivor);
                self.end(Outcome { winners, by: By::Elimination, card: None })
            }
            // A board that is gone can give others' flags their worth (R-CIT-7).
            _ => self.settle(),
        }
    }

    /// The action ends, and with it the game for those who have given up (RUL-7). They leave
    /// before anything is awarded or won.
    #[inline]
    pub(crate) fn let_leave(&mut self) -> Flow {
        if self.state.leaving.is_empty() { Ok(()) } else { self.take_leave() }
    }

    #[cold]
    fn take_leave(&mut self) -> Flow {
        let leaving = std::mem::replace(&mut self.state.leaving, Seats::NONE);
        self.state.leaving_after = BySeat::default();
        leaving.within(self.state.alive).iter().try_for_each(|seat| self.eliminate(seat))
    }

    pub(crate) fn win_by_achievements<T>(&mut self, seat: Seat) -> Flow<T> {
        let winners = self.state.side(seat);
        self.end(Outcome { winners, by: By::Achievements, card: None })
    }

    /// Somebody had to draw beyond the last age: the highest score wins, then the most
    /// achievements; sides add theirs up (R-VIC-4, R-TEAM-4).
    pub(crate) fn end_by_score<T>(&mut self) -> Flow<T> {
        self.let_leave()?;
        let outcome = best_by_score(self.state);
        self.end(outcome)
    }

    pub(crate) fn end<T>(&mut self, outcome: Outcome) -> Flow<T> {
        if let Some(winner) = outcome.winners.first()
            && self.state.table.hooks().contains(Hook::Win)
        {
            self.ending = true;
            // A karma that makes another win instead has ended the game by itself.
            let _: Original = self.interrupt(Hooks::only(Hook::Win), winner, self.state.alive, ())?;
        }
        self.state.outcome = Some(outcome);
        self.state.step = Step::Over;
        self.tell(|| Event::Ended { outcome });
        Err(Halt(Stop::GameOver))
    }
}

fn best_by_score(state: &State) -> Outcome {
    let standing = |seat: Seat| {
        let points: u32 = state.side(seat).iter().map(|member| u32::from(state.points(member))).sum();
        (points, state.achievements(seat))
    };
    let best = state.alive.iter().map(standing).max();
    let leaders: Seats = state.alive.iter().filter(|&seat| Some(standing(seat)) == best).collect();
    let one_side =
        leaders.iter().next().is_some_and(|first| leaders.without(state.side(first)).is_empty());
    let winners: Seats = leaders.iter().flat_map(|seat| state.side(seat).iter()).collect();
    if one_side || state.rules.full_tie_is_shared {
        Outcome { winners, by: By::Score, card: None }
    } else {
        Outcome { winners: Seats::NONE, by: By::Draw, card: None }
    }
}
