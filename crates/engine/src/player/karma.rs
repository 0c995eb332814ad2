//! Karmas as they happen: which ones something sets off, who carries them out, and what becomes of the
//! deed that was interrupted (R-FIG-6, R-FIG-7).

use super::context::Context;
use super::{Act, Cards, Player};
use crate::age::{Age, Ages};
use crate::card::Card;
use crate::choice::Choice;
use crate::color::Color;
use crate::dogma::{EffectRef, Gauge, Tally};
use crate::event::{Cause, Event, Role};
use crate::flow::{Flow, Halt, Stop};
use crate::icon::Icon;
use crate::karma::{About, Demand, Does, Hook, Hooks, Manner, Matter, Original, Then};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::seat::{Seat, Seats};
use crate::select::Select;
use crate::state::Found;
use crate::value::Value;
use crate::zone::Zone;

impl Player<'_> {
    /// In a karma, the player whose deed set it off; else the player themself.
    #[must_use]
    pub fn doer(&self) -> Seat {
        self.context.doer
    }

    /// In a karma that follows a meld: whether the card came from this player's hand.
    #[must_use]
    pub fn melded_from_hand(&self) -> bool {
        self.context.from.is_some_and(|from| self.state.is_part_of(from, self.seat, Pile::Hand))
    }

    /// Lets the karmas that this player's deed sets off have their moment, and says whether it goes on.
    #[cold]
    pub(crate) fn would<T: Matter>(&mut self, hooks: Hooks, what: T) -> Flow<Original> {
        self.interrupt(hooks, self.seat, self.state.alive, what)
    }

    /// Lets the karmas of these owners have their moment. Of several, the current player picks one, and
    /// the others are ignored (R-FIG-7).
    #[cold]
    pub(crate) fn interrupt<T: Matter>(
        &mut self,
        hooks: Hooks,
        doer: Seat,
        owners: Seats,
        what: T,
    ) -> Flow<Original> {
        if self.context.karma.is_some() {
            return Ok(Original::GoesOn);
        }
        let found = self.state.set_off(hooks, doer, owners, what);
        self.carry_out_one(&found, hooks, what)
    }

    /// Carries out the one of some karmas that happens, and says whether what set it off goes on.
    fn carry_out_one<T: Matter>(&mut self, found: &[Found], hooks: Hooks, what: T) -> Flow<Original> {
        let picked = match found {
            [] => return Ok(Original::GoesOn),
            [one] => *one,
            several => self.pick_karma(several)?,
        };
        let Does::Would(would) =
            self.state.table.catalog().facts(picked.card).karmas[usize::from(picked.karma)].does
        else {
            unreachable!("only such karmas interrupt")
        };
        let on = T::on(&would.react).expect("it is about such a matter");
        let then = on.then;
        let deed = would.hooks.within(hooks).first().expect("it hooks onto the deed");
        let upon = self.cause(picked.doer, deed, what.about(), picked.manner);
        let became = self.in_karma(picked, upon, None, |p| match then {
            Then::First(react) => react(p, what).map(|()| Original::GoesOn),
            Then::Instead(react) => react(p, what).map(|()| Original::Replaced),
            Then::Decides(react) => react(p, what),
        })?;
        Ok(became.unwrap_or(match then {
            Then::Instead(_) => Original::Replaced,
            Then::First(_) | Then::Decides(_) => Original::GoesOn,
        }))
    }

    /// The current player picks the karma that happens (R-FIG-7): its card, and of several on one card
    /// the how-manieth it is there.
    fn pick_karma(&mut self, several: &[Found]) -> Flow<Found> {
        let (current, first) = (self.state.current, several[0]);
        self.options.clear();
        for found in several {
            if !self.options.contains(&Choice::Card(found.card)) {
                self.options.push(Choice::Card(found.card));
            }
        }
        let card = self.by(current, |p| p.ask(Prompt::Karma))?.card().unwrap_or(first.card);
        self.options.clear();
        let on_it = several.iter().filter(|found| found.card == card);
        self.options.extend(on_it.map(|found| Choice::Option(found.karma + 1)));
        let around = self.context.source.replace(card);
        let picked = self.by(current, |p| p.ask(Prompt::Karma))?;
        self.context.source = around;
        let fits = |found: &Found| found.card == card && Choice::Option(found.karma + 1) == picked;
        Ok(several.iter().copied().find(fits).unwrap_or(first))
    }

    /// What sets off a karma, with who sees the card that it is about.
    fn cause(&self, doer: Seat, deed: Hook, about: About, manner: Manner) -> Cause {
        let seen = match about {
            About::Card(card) => {
                let (catalog, zone) = (self.state.table.catalog(), self.state.table.zone_of(card));
                match catalog.is_face_up_among(card, zone) || self.shown.contains(&card) {
                    true => Seats::ALL,
                    false => zone.seen_by(Seats::ALL),
                }
            }
            About::Value(_) | About::Splay(_) | About::Color(_) | About::Nothing => Seats::ALL,
        };
        Cause { doer, deed, about, seen, manner }
    }

    /// Carries out a karma as its owner, who decides all there is to decide. What the owner does is a
    /// change of whoever set it off only if that is the same player (G-35). None if somebody has lost by
    /// it and those whom it has interrupted go on (RUL-293).
    fn in_karma<R>(
        &mut self,
        found: Found,
        upon: Cause,
        from: Option<Zone>,
        run: impl FnOnce(&mut Self) -> Flow<R>,
    ) -> Flow<Option<R>> {
        let Found { owner, card, karma, .. } = found;
        self.tell(|| Event::Karma { player: owner, card, karma, upon });
        let context = Context {
            role: Role::Alone,
            source: Some(card),
            host: Some(card),
            demander: owner,
            depth: self.context.depth,
            karma: Some(card),
            doer: upon.doer,
            from,
            color: None,
        };
        let seat = std::mem::replace(&mut self.seat, owner);
        let around = std::mem::replace(&mut self.context, context);
        let tally = std::mem::replace(&mut self.state.dogma.tally, Tally::NONE);
        let (changed, nested) = (self.changed, self.under_way.len());
        let interrupted = Seats::only(seat).with(around.demander);
        let result = match run(self) {
            Err(Halt(Stop::PlayerOut)) if interrupted.are_within(self.state.alive) => {
                self.under_way.truncate(nested);
                None
            }
            // Any other halt leaves everything as it is: the step begins again at its checkpoint.
            result => Some(result?),
        };
        self.state.dogma.tally = tally;
        self.context = around;
        self.seat = seat;
        if owner != seat {
            self.changed = changed;
        }
        Ok(result)
    }

    /// The karma of a card that this player has melded, if it begins with "when".
    #[cold]
    pub(crate) fn when_melded(&mut self, card: Card, from: Zone) -> Flow {
        if self.context.karma.is_some() {
            return Ok(());
        }
        let catalog = self.state.table.catalog();
        for (n, karma) in catalog.facts(card.id()).karmas.iter().enumerate() {
            if let Does::When(deed) = karma.does {
                let (owner, card, manner) = (self.seat, card.id(), Manner::Follows);
                let found = Found { owner, doer: owner, card, karma: n as u8, manner };
                let upon = self.cause(owner, Hook::Meld, About::Card(card), manner);
                self.in_karma(found, upon, Some(from), deed)?;
            }
        }
        Ok(())
    }

    /// Lets karmas interrupt something done with a card; says whether it goes on, with the card still
    /// where it was.
    #[cold]
    pub(super) fn may_go_on(&mut self, act: Act, card: Card) -> Flow<bool> {
        let idle = match act == Act::Achieve {
            true => !self.is_eligible(card.value()),
            false => self.is_in_place(act.verb(), card),
        };
        if self.context.karma.is_some() || idle {
            return Ok(true);
        }
        let from = self.state.table.zone_of(card.id());
        let mut found = self.state.set_off(act.hooks(), self.seat, self.state.alive, card);
        // Who is robbed has a word in it, too, whoever takes the card in whoever's name.
        if let Some(victim) = from.owner().filter(|_| from.is(Pile::Score) && act.robs()) {
            let robbery = Hooks::only(Hook::Robbery);
            let robbed = self.state.set_off(robbery, self.leader(), Seats::only(victim), card);
            found.extend(robbed.into_iter().take(found.remaining_capacity()));
        }
        let goes_on = self.carry_out_one(&found, act.all_hooks(), card)? == Original::GoesOn;
        Ok(goes_on && self.state.table.zone_of(card.id()) == from)
    }

    /// Lets karmas interrupt a demand that this player is about to obey; says whether they are spared.
    #[inline]
    pub(crate) fn is_spared(&mut self, part: EffectRef) -> Flow<bool> {
        if !self.state.table.hooks().contains(Hook::Demand) {
            return Ok(false);
        }
        let demand = Demand { by: self.context.demander, part };
        let (hooks, victim) = (Hooks::only(Hook::Demand), Seats::only(self.seat));
        Ok(self.interrupt(hooks, demand.by, victim, demand)? == Original::Replaced)
    }

    /// Whose effect is carried out: of a demand, whoever demands; of one that is shared, whoever took
    /// the action; else this player's.
    #[must_use]
    pub fn leader(&self) -> Seat {
        match self.context.role {
            Role::Sharer => self.state.dogma.actor,
            Role::Victim => self.context.demander,
            Role::Actor | Role::Alone => self.seat,
        }
    }

    // ---- What karmas do that nothing else does ------------------------------------------------

    /// Makes the demand that a karma has interrupted of somebody, in the name of its owner.
    pub fn demand_of(&mut self, victim: Seat, demand: Demand) -> Flow {
        let catalog = self.state.table.catalog();
        let (card, n) = (demand.part.card(), demand.part.effect());
        let effect = catalog.facts(card).effects[usize::from(n)];
        let context = Context {
            role: Role::Victim,
            source: Some(card),
            demander: self.seat,
            depth: 0,
            ..self.context
        };
        let me = std::mem::replace(&mut self.seat, victim);
        let around = std::mem::replace(&mut self.context, context);
        let tally = std::mem::replace(&mut self.state.dogma.tally, Tally::NONE);
        self.tell(|| Event::Effect { player: victim, card, effect: n, role: Role::Victim });
        (effect.deed)(self)?;
        self.state.dogma.tally = tally;
        self.context = around;
        self.seat = me;
        Ok(())
    }

    /// For the Dogma action about to begin: everybody's score decides who shares, not their icons.
    pub fn measure_by_points(&mut self) {
        self.state.dogma.terms.gauge = Some(Gauge::Points);
    }

    /// For the Dogma action about to begin: another icon is the featured one.
    pub fn measure_by(&mut self, icon: Icon) {
        self.state.dogma.terms.gauge = Some(Gauge::Icon(icon));
    }

    /// For the Dogma action about to begin: this player has more of its icon than anybody else.
    pub fn claim_majority(&mut self) {
        self.state.dogma.terms.majority = Some(self.seat);
    }

    /// For the Dogma action about to begin: every value printed in a dogma or echo effect is so much
    /// higher.
    pub fn raise_values(&mut self, by: usize) {
        self.state.dogma.terms.raise = u8::try_from(by).unwrap_or(u8::MAX);
    }

    /// For the Dogma action about to begin: every value printed in any effect, karmas included, is so
    /// much higher.
    pub fn raise_all_values(&mut self, by: usize) {
        self.raise_values(by);
        self.state.dogma.terms.raises_karmas = true;
    }

    /// The icon that decides about the Dogma action under way; none if scores do.
    #[must_use]
    pub fn featured_icon(&self) -> Option<Icon> {
        let dogma = &self.state.dogma;
        match dogma.terms.gauge {
            Some(Gauge::Points) => None,
            Some(Gauge::Icon(icon)) => Some(icon),
            None => Some(self.state.table.catalog().facts(dogma.card).featured),
        }
    }

    /// The featured icon of a card.
    #[must_use]
    pub fn featured_on(&self, card: Card) -> Icon {
        self.state.table.catalog().facts(card.id()).featured
    }

    // ---- Printed values -----------------------------------------------------------------------

    /// What a value named in an effect comes to.
    #[inline]
    pub(crate) fn value(&self, value: impl Into<Value>) -> Age {
        match value.into() {
            Value::Counted(age) => age,
            Value::Printed(age) if self.has_plain_values() => age,
            Value::Printed(age) => self.raised_value(age),
        }
    }

    /// What a value printed in the effect comes to: `HAND.values(1..=p.printed(4).get())` for "4 or less".
    #[must_use]
    pub fn printed(&self, value: i32) -> Age {
        self.value(value)
    }

    /// A selector with the values it asks for as they come to.
    #[inline]
    pub(crate) fn raised(&self, select: Select) -> Select {
        if !select.printed || self.has_plain_values() {
            return select;
        }
        let values = select.values.iter().map(|age| self.raised_value(age)).collect();
        Select { values, ..select }
    }

    #[inline]
    fn has_plain_values(&self) -> bool {
        self.state.dogma.terms.raise == 0 && !self.state.table.hooks().contains(Hook::Values)
    }

    #[cold]
    fn raised_value(&self, printed: Age) -> Age {
        let in_karma = self.context.karma.is_some() && self.context.karma == self.context.source;
        self.state.raised_value(self.leader(), in_karma, printed)
    }

    /// Names one of the values printed in an effect: `p.choose_printed(2..=3)` for "a 2 or a 3".
    pub fn choose_printed(&mut self, values: impl Into<Ages>) -> Flow<Age> {
        let values: Ages = values.into().iter().map(|age| self.value(Value::Printed(age))).collect();
        self.choose_value(values)
    }

    // ---- Echo and inspire effects by themselves -----------------------------------------------

    /// Carries out the echo or inspire effect in the slot of a card.
    pub fn carry_out_slot(&mut self, card: Card) -> Flow {
        let facts = self.state.table.catalog().facts(card.id());
        if facts.first_dogma == 0 {
            return Ok(());
        }
        let context = Context { role: Role::Alone, source: Some(card.id()), ..self.context };
        let player = self.seat;
        self.within(card.id(), context, |p| {
            p.tell(|| Event::Effect { player, card: card.id(), effect: 0, role: Role::Alone });
            (facts.effects[0].deed)(p)
        })?;
        Ok(())
    }

    /// The cards on these players' boards whose echo or inspire effects are visible.
    #[must_use]
    pub fn slot_effects(&self, players: Seats) -> Cards {
        let table = &self.state.table;
        let stacks = players.iter().flat_map(|seat| Color::ALL.map(|color| (seat, color)));
        stacks
            .flat_map(|(seat, color)| table.echoes(seat, color).chain(table.inspires(seat, color)))
            .collect()
    }

    /// The color of the card whose effects are carried out: the one that is executed, or that the action
    /// under way was taken with.
    #[must_use]
    pub fn color_in_use(&self) -> Color {
        self.context.color.unwrap_or_else(|| self.state.table.card(self.state.dogma.card).color())
    }
}
