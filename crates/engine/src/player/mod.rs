//! The player who carries out an effect: what they see, and the verbs they act with.
//!
//! Card code is written against this type alone. Every verb does one thing of the rulebook,
//! tells what happened, and gives special achievements their moment; whatever a verb needs to
//! know from a player it asks by itself.

mod achieve;
mod choose;
mod cities;
mod context;
mod draw;
mod execute;
mod karma;
mod moves;
mod quantities;
mod splays;
mod win;

pub use moves::Act;
pub use quantities::Which;

use arrayvec::ArrayVec;

use crate::age::{Age, Ages};
use crate::card::{Card, CardId};
use crate::catalog::MAX_CARDS;
use crate::choice::Choice;
use crate::color::{Color, Colors};
use crate::event::Event;
use crate::flow::{Flow, Halt, Stop};
use crate::icon::{Icon, IconCounts, Purpose};
use crate::karma::Hook;
use crate::limits::{MOST_ANSWERS, MOST_UNASKED};
use crate::prompt::Prompt;
use crate::seat::{BySeat, Seat, Seats};
use crate::select::{Select, Source};
use crate::special::Specials;
use crate::splay::Splay;
use crate::state::State;
use crate::table::Table;
use crate::zone::Zone;
use context::{Context, UnderWay};

/// A few cards, on the stack.
pub type Cards = ArrayVec<Card, MAX_CARDS>;

/// The most options a decision can have: all cards in hand, and every action besides.
pub const MAX_OPTIONS: usize = MAX_CARDS + 32;

/// The options of a decision.
pub type Choices = ArrayVec<Choice, MAX_OPTIONS>;

/// Somebody who answers every decision at once, so that a game can be played out without ever
/// suspending.
pub trait Policy {
    /// Picks one of the options, by its place in the list: a number less than `decision.options.len()`.
    ///
    /// [`Game::play_out`](crate::Game::play_out) panics if it is not.
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize;

    /// Whether to play on; asked each time a player is about to take an action.
    fn play_on(&mut self, _state: &State) -> bool {
        true
    }

    /// An effect that would not have ended was cut short.
    fn saw_cut(&mut self) {}
}

/// A decision: one player picks one of the listed options.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// Who decides.
    pub player: Seat,
    /// The card whose effect asks, if one does.
    pub source: Option<CardId>,
    /// What is asked.
    pub prompt: Prompt,
    /// The options: never two alike, and at least two, or for an action one.
    pub options: &'a [Choice],
}

/// A question nobody has answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub player: Seat,
    pub source: Option<CardId>,
    pub prompt: Prompt,
}

/// Where answers come from: first those already given, then from nobody or from a policy.
pub(crate) struct Answers<'a> {
    pub given: &'a [u16],
    pub then: Option<&'a mut dyn Policy>,
}

/// The player who carries out an effect.
pub struct Player<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) answers: Answers<'a>,
    /// How many answers the step has taken.
    taken: u16,
    /// How often the step has changed the table.
    pub(crate) changes: u32,
    /// How many questions of the step needed no answer.
    unasked: u16,
    /// How many executions within others the step has begun.
    executions: u16,
    pub(crate) options: Choices,
    pub(crate) pending: Option<Pending>,
    pub(crate) log: Option<&'a mut Vec<Event>>,
    pub(crate) seat: Seat,
    /// The execution they act in.
    pub(crate) context: Context,
    /// The executions within it.
    under_way: UnderWay,
    /// Whether anything has changed in this execution (R-SHR-3).
    pub(crate) changed: bool,
    /// Players whose special achievements want a look.
    touched: Seats,
    /// Special achievements earned by what was just done.
    earned: Specials,
    /// Whether somebody is about to win, and karmas have their moment: nobody else wins meanwhile by having
    /// achievements enough.
    ending: bool,
    /// Cards shown to everyone in this execution: where they go next, everyone sees.
    shown: ArrayVec<CardId, MAX_CARDS>,
}

impl<'a> Player<'a> {
    pub(crate) fn new(
        state: &'a mut State,
        answers: Answers<'a>,
        log: Option<&'a mut Vec<Event>>,
    ) -> Player<'a> {
        let seat = state.current;
        Player {
            state,
            answers,
            taken: 0,
            changes: 0,
            unasked: 0,
            executions: 0,
            options: Choices::new(),
            pending: None,
            log,
            seat,
            context: Context::plain(seat),
            under_way: UnderWay::new(),
            changed: false,
            touched: Seats::NONE,
            earned: Specials::NONE,
            ending: false,
            shown: ArrayVec::new(),
        }
    }

    /// Gets ready for the next step of a playout.
    pub(crate) fn begin_step(&mut self) {
        self.state.leaving_after = BySeat::default();
        self.taken = 0;
        self.changes = 0;
        self.unasked = 0;
        self.executions = 0;
        self.under_way.clear();
        self.touched = Seats::NONE;
        self.earned = Specials::NONE;
        self.ending = false;
    }

    // ---- What the player sees -------------------------------------------------------------

    /// Where this player sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// In a demand, the player who demands ("I", "me", "my"); else the player themself.
    #[must_use]
    pub fn demander(&self) -> Seat {
        self.context.demander
    }

    /// The card whose effect this is.
    ///
    /// # Panics
    /// Outside of an effect; card code never is.
    #[must_use]
    pub fn this_card(&self) -> CardId {
        self.context.source.expect("an effect runs on a card")
    }

    /// The card that the effect counts as standing on: "this card", "other than this card". That is
    /// another than [`this_card`](Self::this_card) if it is carried out as though it stood there (G-32).
    ///
    /// # Panics
    /// Outside of an effect; card code never is.
    #[must_use]
    pub fn host_card(&self) -> CardId {
        self.context.host.expect("an effect stands on a card")
    }

    /// The whole table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// The state of the game.
    #[must_use]
    pub fn state(&self) -> &State {
        self.state
    }

    /// Every player who is not on this player's side.
    #[must_use]
    pub fn opponents(&self) -> Seats {
        self.state.opponents(self.seat)
    }

    /// Every other player, partners as the edition has it.
    #[must_use]
    pub fn others(&self) -> Seats {
        self.state.others(self.seat)
    }

    /// Every player still in the game.
    #[must_use]
    pub fn everyone(&self) -> Seats {
        self.state.alive
    }

    /// How many of an icon are visible on this player's board.
    #[must_use]
    pub fn count(&self, icon: Icon) -> usize {
        usize::from(self.state.count(self.seat, icon))
    }

    /// The icons on this player's board.
    #[must_use]
    pub fn icons(&self) -> IconCounts {
        self.state.icons(self.seat)
    }

    /// The colors on this player's board.
    #[must_use]
    pub fn colors(&self) -> Colors {
        self.state.table.colors(self.seat)
    }

    /// The colors on this player's board that show the icon.
    #[must_use]
    pub fn colors_showing(&self, icon: Icon) -> Colors {
        self.state.table.colors_showing(self.seat, icon)
    }

    /// The colors on this player's board that are splayed this way.
    #[must_use]
    pub fn colors_splayed(&self, splay: Splay) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.splay_of(color) == splay).collect()
    }

    /// How one of this player's colors is splayed.
    #[must_use]
    pub fn splay_of(&self, color: Color) -> Splay {
        self.state.table.splay(self.seat, color)
    }

    /// This player's top card of a color.
    #[must_use]
    pub fn top(&self, color: Color) -> Option<Card> {
        self.state.table.top(Zone::stack(self.seat, color))
    }

    /// This player's bottom card of a color.
    #[must_use]
    pub fn bottom(&self, color: Color) -> Option<Card> {
        self.state.table.bottom(Zone::stack(self.seat, color))
    }

    /// All of this player's cards of a color, top first, covered or not.
    #[must_use]
    pub fn stack(&self, color: Color) -> Cards {
        self.state.table.cards(Zone::stack(self.seat, color)).collect()
    }

    /// This player's score.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.state.points(self.seat)
    }

    /// The values of all bonuses visible on this player's board, lowest first.
    #[must_use]
    pub fn bonuses(&self) -> ArrayVec<Age, MAX_CARDS> {
        self.state.bonuses(self.seat)
    }

    /// The highest bonus visible on a player's board, 0 without any.
    #[must_use]
    pub fn highest_bonus_of(&self, seat: Seat) -> Age {
        self.state.bonuses(seat).last().copied().unwrap_or(Age::NONE)
    }

    /// How many of an icon are printed on a card, card images included.
    #[must_use]
    pub fn printed_on(&self, card: Card, icon: Icon) -> usize {
        usize::from(self.state.table.catalog().uncovered(card.id()).get(icon))
    }

    /// Whether two cards bear exactly the same icons, in kind and number: bonuses by their number,
    /// and everything else but images, echo and inspire effects.
    #[must_use]
    pub fn same_icons(&self, one: Card, other: Card) -> bool {
        let icons = |card: Card| {
            let slots = self.state.table.catalog().facts(card.id()).slots;
            let counts = |icon: &Icon| match icon.purpose() {
                Purpose::Counted | Purpose::Points | Purpose::Deed | Purpose::Emblem => true,
                Purpose::Filling | Purpose::Effect => false,
            };
            let mut icons: ArrayVec<Icon, 6> = slots.icons().iter().copied().filter(counts).collect();
            icons.sort_unstable();
            icons
        };
        icons(one) == icons(other)
    }

    /// Whether a card bears this title.
    #[must_use]
    pub fn is_titled(&self, card: Card, title: &str) -> bool {
        self.state.table.catalog().title(card.id()) == title
    }

    /// Whether the title of a card comes before that of another in the alphabet, capitals aside.
    #[must_use]
    pub fn comes_before(&self, one: Card, other: Card) -> bool {
        self.state.table.catalog().comes_before(one.id(), other.id())
    }

    /// Whether a card has any effect at all.
    #[must_use]
    pub fn has_effects(&self, card: Card) -> bool {
        !self.state.table.catalog().facts(card.id()).effects.is_empty()
    }

    /// How many of a color's cards are visible on a player's board.
    #[must_use]
    pub fn visible_cards(&self, seat: Seat, color: Color) -> usize {
        self.state.table.visible_cards(seat, color)
    }

    /// How many cards a selector finds: `p.size(HAND)`.
    #[inline(always)]
    #[must_use]
    pub fn size(&self, select: Select) -> usize {
        // A whole pile is counted already; which it is, is known when this is compiled.
        match select.source {
            Source::Pile(pile)
                if select.is_whole() && !self.state.table.hooks_of(self.seat).contains(Hook::Places) =>
            {
                self.state.table.len(Zone::pile(self.seat, pile))
            }
            Source::Pile(_)
            | Source::Tops
            | Source::Bottoms
            | Source::Available
            | Source::Standard
            | Source::Specials
            | Source::Unclaimed => self.state.number_found(self.seat, self.raised(select)),
        }
    }

    /// Whether a selector finds any card.
    #[inline(always)]
    #[must_use]
    pub fn has(&self, select: Select) -> bool {
        self.size(select) > 0
    }

    /// The cards a selector finds.
    #[inline]
    #[must_use]
    pub fn find(&self, select: Select) -> Cards {
        let mut cards = Cards::new();
        self.find_into(select, &mut cards);
        cards
    }

    /// Adds the cards a selector finds to an empty list; a list is large, and this copies none.
    pub(crate) fn find_into(&self, select: Select, cards: &mut Cards) {
        self.state.find_into(self.seat, self.raised(select), cards);
    }

    /// The lowest value a selector finds, 0 if it finds nothing (R-KEY-16).
    #[must_use]
    pub fn lowest(&self, select: Select) -> Age {
        self.values(select).first().unwrap_or(Age::NONE)
    }

    /// The highest value a selector finds, 0 if it finds nothing (R-KEY-16).
    #[must_use]
    pub fn highest(&self, select: Select) -> Age {
        self.values(select).last().unwrap_or(Age::NONE)
    }

    /// The different values a selector finds.
    #[must_use]
    pub fn values(&self, select: Select) -> Ages {
        self.state.values_found(self.seat, self.raised(select))
    }

    // ---- What has happened in this action -------------------------------------------------

    /// Whether the demand of this card has transferred anything, from anybody, in this action
    /// (R-DOG-14).
    #[must_use]
    pub fn demand_transferred(&self) -> bool {
        self.state.dogma.tally.transferred
    }

    /// How many cards the demand of this card has made others return in this action, all together.
    #[must_use]
    pub fn returned_by_demand(&self) -> usize {
        usize::from(self.state.dogma.tally.returned)
    }

    /// The value of the highest card that the demand of this card has made anybody return in this
    /// action, 0 if none.
    #[must_use]
    pub fn highest_returned_by_demand(&self) -> Age {
        self.state.dogma.tally.highest_returned
    }

    /// Notes a number for later effects of this card in the same action. A later note takes the
    /// place of an earlier one.
    pub fn note(&mut self, number: u16) {
        let this = self.this_card();
        self.state.dogma.notes.set(this, self.seat, number);
    }

    /// What a player has noted by an effect of this card in this action.
    #[must_use]
    pub fn noted_by(&self, seat: Seat) -> Option<u16> {
        self.state.dogma.notes.get(self.this_card(), seat)
    }

    /// Notes a card for later effects of this card in the same action: "the card you drew due to
    /// its echo effect".
    pub fn remember(&mut self, card: Card) {
        self.note(card.id().0);
    }

    /// The card this player has noted by an effect of this card in this action.
    #[must_use]
    pub fn remembered(&self) -> Option<Card> {
        self.remembered_by(self.seat)
    }

    /// The card another player has noted by an effect of this card in this action.
    #[must_use]
    pub fn remembered_by(&self, seat: Seat) -> Option<Card> {
        self.noted_by(seat).map(|number| self.state.table.card(CardId(number)))
    }

    /// Adds to the number of cards this player has returned by this effect in this action, and
    /// says whether that is more than any of these rivals has (Democracy).
    pub fn tally_returned(&mut self, cards: usize, rivals: Seats) -> bool {
        let returned = |p: &Self, seat| p.noted_by(seat).unwrap_or(0);
        let mine = returned(self, self.seat).saturating_add(cards as u16);
        self.note(mine);
        rivals.iter().all(|seat| mine > returned(self, seat))
    }

    /// Does something and says whether that changed anything, as sharing would have it.
    pub fn changes_anything(&mut self, deed: impl FnOnce(&mut Self) -> Flow) -> Flow<bool> {
        let before = std::mem::replace(&mut self.changed, false);
        deed(self)?;
        let changed = self.changed;
        self.changed |= before;
        Ok(changed)
    }

    // ---- Chance -----------------------------------------------------------------------------

    /// A number less than a bound, by chance: which card, which side of a coin.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn by_chance(&mut self, bound: usize) -> usize {
        self.state.chance.below(bound as u32) as usize
    }

    // ---- Asking ---------------------------------------------------------------------------

    /// Lets another player decide something within this effect.
    pub fn by<T>(&mut self, seat: Seat, decide: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let me = std::mem::replace(&mut self.seat, seat);
        let answer = decide(self);
        self.seat = me;
        answer
    }

    /// Asks this player to pick one of `self.options`. A single option is taken as it is, but
    /// for actions: whose turn it is, plays it, even if only drawing is left (RUL-1).
    pub(crate) fn ask(&mut self, prompt: Prompt) -> Flow<Choice> {
        let place = self.ask_which(prompt)?;
        Ok(self.options[place])
    }

    /// As [`ask`](Self::ask), for the place of the option in the list.
    pub(crate) fn ask_which(&mut self, prompt: Prompt) -> Flow<usize> {
        debug_assert!(self.pending.is_none(), "an effect went on after it had to stop");
        debug_assert!(!self.options.is_empty(), "a decision without options");
        if self.options.len() == 1 && prompt != Prompt::Action {
            return self.take_unasked(0);
        }
        let state = &self.state;
        if state.leaving.contains(self.seat) && self.taken >= state.leaving_after[self.seat] {
            // Who has given up decides nothing any more, and declines what can be declined.
            return self.take_unasked(self.options.len() - 1);
        }
        if usize::from(self.taken) >= MOST_ANSWERS {
            return self.break_off();
        }
        self.taken += 1;
        if let Some((&first, rest)) = self.answers.given.split_first() {
            self.answers.given = rest;
            return Ok(usize::from(first));
        }
        let pending = Pending { player: self.seat, source: self.context.source, prompt };
        match &mut self.answers.then {
            Some(policy) => {
                let decision = Decision {
                    player: self.seat,
                    source: self.context.source,
                    prompt,
                    options: &self.options,
                };
                let place = policy.choose(self.state, &decision);
                assert!(place < self.options.len(), "a policy picked an option that there is not");
                Ok(place)
            }
            None => {
                self.pending = Some(pending);
                Err(Halt(Stop::Ask))
            }
        }
    }

    /// An option that is taken without asking.
    #[inline]
    fn take_unasked(&mut self, place: usize) -> Flow<usize> {
        self.unasked += 1;
        if self.unasked > MOST_UNASKED { self.break_off() } else { Ok(place) }
    }

    /// Whether the policy that answers wants to go on.
    pub(crate) fn plays_on(&mut self) -> bool {
        self.answers.then.as_mut().is_none_or(|policy| policy.play_on(self.state))
    }

    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }
}

/// The different values among some cards.
#[must_use]
pub fn different_values(cards: &[Card]) -> Ages {
    cards.iter().map(|card| card.value()).collect()
}
