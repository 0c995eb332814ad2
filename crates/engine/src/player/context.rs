//! In what an effect is carried out: who demands, which card it stands on, and what it is inside of.

use arrayvec::ArrayVec;

use super::Player;
use crate::card::CardId;
use crate::color::Color;
use crate::dogma::Tally;
use crate::event::{Event, Role};
use crate::flow::{Flow, Halt, Stop};
use crate::limits::{Cut, MOST_EXECUTIONS, MOST_NESTED};
use crate::seat::Seat;
use crate::zone::Zone;

/// One execution. Every execution within another saves it, sets its own and brings it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub role: Role,
    /// The card whose effect it is.
    pub source: Option<CardId>,
    /// The card its effects count as standing on (G-54); else the same.
    pub host: Option<CardId>,
    /// "I" in a demand; else whoever carries the effect out.
    pub demander: Seat,
    /// How many self-executions it is inside of (R-SELF-4).
    pub depth: u8,
    /// The card whose karma it is, or is inside of: then no other is set off (R-FIG-7).
    pub karma: Option<CardId>,
    /// In a karma, whose deed set it off.
    pub doer: Seat,
    /// In a karma that follows a meld, where the card came from.
    pub from: Option<Zone>,
    /// The color of the card that is executed; none in an action's own effects.
    pub color: Option<Color>,
}

impl Context {
    /// A player who carries out nothing yet.
    pub const fn plain(seat: Seat) -> Context {
        let (role, doer) = (Role::Actor, seat);
        Context {
            role,
            source: None,
            host: None,
            demander: seat,
            depth: 0,
            karma: None,
            doer,
            from: None,
            color: None,
        }
    }
}

/// The executions within the effect of a step that are under way, the outermost first.
pub(super) type UnderWay = ArrayVec<Execution, MOST_NESTED>;

/// An execution under way: whose, of which card, and how much had changed when it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Execution {
    player: Seat,
    card: CardId,
    changes: u32,
}

impl Player<'_> {
    /// Becomes another player, or the same one in another role, at the start of an execution.
    pub(crate) fn become_player(&mut self, seat: Seat, role: Role, source: Option<CardId>) {
        let demander = if role == Role::Victim { self.state.dogma.actor } else { seat };
        self.seat = seat;
        self.context = Context { role, source, host: source, demander, ..Context::plain(seat) };
        self.changed = false;
        self.shown.clear();
    }

    /// Runs something in a context within this one, with a tally of its own. What would go round in
    /// a circle does nothing (RUL-61). Says whether it ran.
    pub(super) fn within(
        &mut self,
        card: CardId,
        context: Context,
        run: impl FnOnce(&mut Self) -> Flow,
    ) -> Flow<bool> {
        let execution = Execution { player: self.seat, card, changes: self.spent.changes };
        if self.under_way.contains(&execution) {
            self.cut_short(card, Cut::Repeats);
            return Ok(false);
        }
        if self.under_way.try_push(execution).is_err() {
            self.cut_short(card, Cut::Nests);
            return Ok(false);
        }
        if self.spent.executions == MOST_EXECUTIONS {
            return self.break_off();
        }
        self.spent.executions += 1;
        let around = std::mem::replace(&mut self.context, context);
        let tally = std::mem::replace(&mut self.state.dogma.tally, Tally::NONE);
        // A halt leaves everything as it is: the step begins again at its checkpoint.
        run(self)?;
        self.state.dogma.tally = tally;
        self.context = around;
        self.under_way.pop();
        Ok(true)
    }

    /// Ends an action whose effect asks, changes or executes without end (RUL-62).
    #[cold]
    pub(super) fn break_off<T>(&mut self) -> Flow<T> {
        let card = self.context.source.unwrap_or(self.state.dogma.card);
        self.cut_short(card, Cut::Endless);
        Err(Halt(Stop::ActionOver))
    }

    #[cold]
    fn cut_short(&mut self, card: CardId, why: Cut) {
        let player = self.seat;
        self.tell(|| Event::CutShort { player, card, why });
        if let Some(policy) = &mut self.answers.then {
            policy.saw_cut();
        }
    }
}
