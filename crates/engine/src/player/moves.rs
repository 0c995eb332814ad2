//! What is done with a card: the keywords of section 7 of the rules. Each of them acts here, on one
//! card at a time, and nowhere else; with how many is said in [`quantities`](super::quantities).

use super::Player;
use crate::card::Card;
use crate::event::{Event, Role, Verb};
use crate::flow::Flow;
use crate::karma::{Hook, Hooks};
use crate::pile::Pile;
use crate::rules::Moment;
use crate::seat::{Seat, Seats};
use crate::table::End;
use crate::zone::{Place, Zone};

/// What a player does with a card. Every act goes with every quantity: `p.one(Tuck, HAND)`,
/// `p.up_to(3, Return, HAND)`, `p.all(Score, TOPS.with(Leaf))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// It becomes the top card of its color (R-KEY-1).
    Meld,
    /// As [`Act::Meld`], from the forecast after a Meld action (R-ECH-3).
    Promote,
    /// It becomes the bottom card of its color (R-KEY-2).
    Tuck,
    /// Into one's score pile (R-KEY-3).
    Score,
    /// To the bottom of its deck (R-KEY-4).
    Return,
    /// Face down into one's forecast (R-KEY-11).
    Foreshadow,
    /// Into one's hand.
    Take,
    /// Somewhere else; onto a board it becomes the top card of its color (R-KEY-6).
    Transfer(Place),
    /// There, for others that come here (R-KEY-7).
    Exchange(Place),
    /// Into the junk (R-KEY-10).
    Junk,
    /// Out of the game: into the box, or in the fourth edition the junk.
    Remove,
    /// Onto its deck.
    PlaceOnDeck,
    /// Among one's achievements, if eligible for its value; others are not offered (R-KEY-14).
    Achieve,
    /// Among one's achievements, whether eligible or not.
    Claim,
    /// It is shown to everyone and stays where it is (R-KEY-5).
    Reveal,
    /// All its effects that are not demands are carried out, for oneself alone (R-SELF-1).
    Execute,
}

impl Act {
    /// The word by which it is told and asked for.
    #[must_use]
    pub const fn verb(self) -> Verb {
        match self {
            Act::Meld => Verb::Meld,
            Act::Promote => Verb::Promote,
            Act::Tuck => Verb::Tuck,
            Act::Score => Verb::Score,
            Act::Return => Verb::Return,
            Act::Foreshadow => Verb::Foreshadow,
            Act::Take => Verb::Take,
            Act::Transfer(_) => Verb::Transfer,
            Act::Exchange(_) => Verb::Exchange,
            Act::Junk => Verb::Junk,
            Act::Remove => Verb::Remove,
            Act::PlaceOnDeck => Verb::Place,
            Act::Achieve | Act::Claim => Verb::Achieve,
            Act::Reveal => Verb::Reveal,
            Act::Execute => Verb::Execute,
        }
    }

    /// What karmas that interrupt it hook onto.
    pub(super) const fn hooks(self) -> Hooks {
        match self {
            Act::Meld | Act::Promote => Hooks::only(Hook::Meld),
            Act::Tuck => Hooks::only(Hook::Tuck),
            Act::Score => Hooks::only(Hook::Score),
            Act::Return => Hooks::only(Hook::Return),
            Act::Foreshadow => Hooks::only(Hook::Foreshadow),
            Act::Remove => Hooks::only(Hook::Remove),
            Act::Achieve | Act::Claim => Hooks::only(Hook::Claim),
            Act::Take
            | Act::Transfer(_)
            | Act::Exchange(_)
            | Act::Junk
            | Act::PlaceOnDeck
            | Act::Reveal
            | Act::Execute => Hooks::NONE,
        }
    }

    /// Whether it takes a card away from a score pile in a way that a karma can prevent.
    pub(super) const fn robs(self) -> bool {
        match self {
            Act::Transfer(_) | Act::Return | Act::Remove => true,
            Act::Meld
            | Act::Promote
            | Act::Tuck
            | Act::Score
            | Act::Foreshadow
            | Act::Take
            | Act::Exchange(_)
            | Act::Junk
            | Act::PlaceOnDeck
            | Act::Achieve
            | Act::Claim
            | Act::Reveal
            | Act::Execute => false,
        }
    }

    /// What karmas that have a word in it hook onto.
    pub(super) const fn all_hooks(self) -> Hooks {
        if self.robs() { self.hooks().with(Hook::Robbery) } else { self.hooks() }
    }

    /// Whether several cards go at once: one instruction, however many there are.
    pub(super) const fn takes_all_at_once(self) -> bool {
        match self {
            Act::Transfer(_) | Act::Exchange(_) | Act::Remove => true,
            Act::Meld
            | Act::Promote
            | Act::Tuck
            | Act::Score
            | Act::Return
            | Act::Foreshadow
            | Act::Take
            | Act::Junk
            | Act::PlaceOnDeck
            | Act::Achieve
            | Act::Claim
            | Act::Reveal
            | Act::Execute => false,
        }
    }

    /// Whether it finds a card in its deck, too.
    const fn reaches_decks(self) -> bool {
        match self {
            Act::Take | Act::Transfer(Place::Available) | Act::Junk | Act::Remove | Act::Reveal => true,
            Act::Transfer(Place::Pile(..) | Place::Board(_))
            | Act::Meld
            | Act::Promote
            | Act::Tuck
            | Act::Score
            | Act::Return
            | Act::Foreshadow
            | Act::Exchange(_)
            | Act::PlaceOnDeck
            | Act::Achieve
            | Act::Claim
            | Act::Execute => false,
        }
    }

    /// Whether several cards go at once if some lie on others' boards: nobody there is asked in which
    /// order they go, so nothing is met on the way (RUL-218). What is melded covers what lay there
    /// before, and what is executed or shown goes nowhere.
    pub(super) const fn takes_all_at_once_from_others(self) -> bool {
        !matches!(self, Act::Meld | Act::Promote | Act::Execute | Act::Reveal)
    }
}

impl From<Act> for Verb {
    fn from(act: Act) -> Verb {
        act.verb()
    }
}

impl Player<'_> {
    /// Does something with a card, from wherever it is; says whether that was done.
    #[inline]
    pub fn act(&mut self, act: Act, card: Card) -> Flow<bool> {
        let from = self.state.table.zone_of(card.id());
        let done = self.enact(act, card)?;
        self.settle()?;
        if done
            && act.hooks().contains(Hook::Meld)
            && self.state.table.catalog().hooks(card.id()).contains(Hook::When)
        {
            self.when_melded(card, from)?;
        }
        Ok(done)
    }

    /// Melds a card with an action; what follows from that waits (R-MEL-3). Says whether it was done.
    pub(crate) fn meld_by_action(&mut self, card: Card) -> Flow<bool> {
        let done = self.enact(Act::Meld, card)?;
        if done {
            // A karma that came first may have changed what it covers.
            self.state.melded.covered = self.state.table.beneath(card.id()).map(Card::id);
        }
        self.settle()?;
        Ok(done)
    }

    /// The one place in which every verb acts: karmas first, then where the card goes, and what is
    /// counted. Special achievements have their moment afterward.
    #[inline(always)]
    pub(super) fn enact(&mut self, act: Act, card: Card) -> Flow<bool> {
        let me = self.seat;
        // What a karma has sent back to its deck, the effect does not fetch again (G-80).
        if self.state.table.catalog().has_karmas() && self.is_out_of_reach(act, card) {
            return Ok(false);
        }
        if self.state.table.hooks().meet(act.all_hooks()) && !self.may_go_on(act, card)? {
            return Ok(false);
        }
        match act {
            Act::Meld | Act::Tuck if self.is_in_place(act.verb(), card) => return Ok(false),
            Act::Meld | Act::Promote => {
                self.earn_by_melding(card);
                self.shift(act.verb(), card, Zone::stack(me, card.color()), End::Top);
            }
            Act::Tuck => {
                self.earn_by_tucking(card);
                self.shift(Verb::Tuck, card, Zone::stack(me, card.color()), End::Bottom);
                let tucked = &mut self.state.tucked[me];
                *tucked = tucked.saturating_add(1);
                if self.state.table.catalog().has_karmas() {
                    self.state.tucked_colors[me].insert(card.color());
                }
            }
            Act::Score => {
                self.shift(Verb::Score, card, Zone::score(me), End::Top);
                let scored = &mut self.state.scored[me];
                *scored = scored.saturating_add(1);
                self.touched.insert(me);
            }
            Act::Return => {
                let home = self.home(card);
                self.shift(Verb::Return, card, home, End::Bottom);
                if home == Zone::AVAILABLE {
                    // A special achievement: whoever meets its condition takes it (R-SPEC-1).
                    self.touched = self.state.alive;
                }
                if self.context.role == Role::Victim {
                    let tally = &mut self.state.dogma.tally;
                    tally.returned = tally.returned.saturating_add(1);
                    tally.highest_returned = tally.highest_returned.max(card.value());
                }
            }
            Act::Foreshadow if self.state.is_full(Zone::forecast(me)) => return Ok(false),
            Act::Foreshadow => self.shift(Verb::Foreshadow, card, Zone::forecast(me), End::Top),
            Act::Take => self.shift(Verb::Take, card, Zone::hand(me), End::Top),
            Act::Transfer(to) if self.lies_at(card, to.zone_for(card)) => return Ok(false),
            Act::Transfer(to) if self.state.is_full(to.zone_for(card)) => return Ok(false),
            Act::Transfer(to) => {
                self.shift(Verb::Transfer, card, self.goal(card, to), End::Top);
                self.state.dogma.tally.transferred |= self.context.role == Role::Victim;
                if let Place::Pile(seat, Pile::Achievements) = to {
                    self.has_achieved(seat)?;
                }
            }
            Act::Exchange(to) => self.shift(Verb::Exchange, card, to.zone_for(card), End::Top),
            Act::Junk => self.shift(Verb::Junk, card, Zone::JUNK, End::Top),
            Act::Remove => {
                let (verb, to) = self.out_of_play();
                self.shift(verb, card, to, End::Top);
            }
            Act::PlaceOnDeck => self.shift(Verb::Place, card, self.home(card), End::Top),
            Act::Achieve if !self.is_eligible(card.value()) => return Ok(false),
            Act::Achieve | Act::Claim => {
                self.shift(Verb::Achieve, card, Zone::achievements(me), End::Top);
                self.has_achieved(me)?;
            }
            Act::Reveal => self.reveal(card),
            Act::Execute => return self.execute_alone(card),
        }
        Ok(true)
    }

    /// Somebody has one more achievement. Enough of them win, in some editions at once (R-VIC-2).
    pub(crate) fn has_achieved(&mut self, seat: Seat) -> Flow {
        if self.state.rules.achievements_seen == Moment::AtOnce && self.has_enough(seat) {
            return self.win_by_achievements(seat);
        }
        Ok(())
    }

    // ---- The plain verbs, with a card in hand ---------------------------------------------

    /// Melds a card.
    pub fn meld(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Meld, card)
    }

    /// Tucks a card.
    pub fn tuck(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Tuck, card)
    }

    /// Scores a card.
    pub fn score(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Score, card)
    }

    /// Returns a card.
    pub fn return_card(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Return, card)
    }

    /// Foreshadows a card.
    pub fn foreshadow(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Foreshadow, card)
    }

    /// Transfers a card.
    pub fn transfer(&mut self, card: Card, to: Place) -> Flow<bool> {
        self.act(Act::Transfer(to), card)
    }

    /// Junks a card.
    pub fn junk(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Junk, card)
    }

    /// Executes a card for oneself alone.
    pub fn execute(&mut self, card: Card) -> Flow<bool> {
        self.act(Act::Execute, card)
    }

    /// Exchanges two groups of cards in one go: these go there, those come here (R-KEY-7).
    pub fn exchange(&mut self, these: &[Card], there: Place, those: &[Card], here: Place) -> Flow {
        for &card in these {
            self.enact(Act::Exchange(there), card)?;
        }
        for &card in those {
            self.enact(Act::Exchange(here), card)?;
        }
        self.settle()
    }

    /// Whether a card lies in its deck, where this does not find one.
    fn is_out_of_reach(&self, act: Act, card: Card) -> bool {
        !act.reaches_decks() && self.state.table.zone_of(card.id()).is_deck()
    }

    // ---- Beneath all of them ---------------------------------------------------------------

    /// Whether melding or tucking a card would leave it where it is: the top card melded, the bottom
    /// card tucked on this player's own board. That is doing nothing (RUL-217).
    pub(super) fn is_in_place(&self, verb: Verb, card: Card) -> bool {
        let stack = Zone::stack(self.seat, card.color());
        match verb {
            Verb::Meld => self.state.table.top(stack) == Some(card),
            Verb::Tuck => self.state.table.bottom(stack) == Some(card),
            Verb::Draw
            | Verb::Score
            | Verb::Return
            | Verb::Transfer
            | Verb::Exchange
            | Verb::Reveal
            | Verb::Achieve
            | Verb::Junk
            | Verb::Remove
            | Verb::Splay
            | Verb::Execute
            | Verb::Choose
            | Verb::Keep
            | Verb::Foreshadow
            | Verb::Promote
            | Verb::Place
            | Verb::Take
            | Verb::Dig
            | Verb::Seize => false,
        }
    }

    /// Whether a transfer would leave a card where it is: that is doing nothing, too (RUL-370).
    fn lies_at(&self, card: Card, zone: Zone) -> bool {
        let table = &self.state.table;
        table.zone_of(card.id()) == zone && (!zone.is_stack() || table.top(zone) == Some(card))
    }

    /// Where a card goes that is transferred. Among available achievements a Relic lies beside its deck,
    /// where it can be seized (RUL-297).
    fn goal(&self, card: Card, to: Place) -> Zone {
        match to == Place::Available && self.state.table.catalog().is_relic(card.id()) {
            true => Zone::RELICS,
            false => to.zone_for(card),
        }
    }

    /// Where a card goes that is returned.
    pub(crate) fn home(&self, card: Card) -> Zone {
        self.state.table.home(card.id())
    }

    /// Where a card goes that leaves the game, and how that is called.
    pub(super) fn out_of_play(&self) -> (Verb, Zone) {
        let out = self.state.rules.out_of_play;
        (out.verb(), Zone::common(out.place()))
    }

    /// Whether this player sees the face of a card where it lies.
    pub(crate) fn sees(&self, card: Card) -> bool {
        self.state.table.zone_of(card.id()).seen_by(self.state.alive).contains(self.seat)
    }

    /// Moves a card and tells who saw it.
    pub(crate) fn shift(&mut self, verb: Verb, card: Card, to: Zone, end: End) {
        if self.log.is_some() {
            self.tell_move(verb, card, to, end);
        }
        let from = self.state.table.zone_of(card.id());
        self.state.table.put(card.id(), to, end);
        self.changed = true;
        self.spent.changes += 1;
        self.touch(from.touches().and(to.touches()));
    }

    /// Tells of a move that is about to happen. Apart from the move, which in playouts nobody is told
    /// of.
    #[inline(never)]
    fn tell_move(&mut self, verb: Verb, card: Card, to: Zone, end: End) {
        let table = &self.state.table;
        let from = table.zone_of(card.id());
        let left = if table.top(from) == Some(card) { End::Top } else { End::Bottom };
        let uncovered = match left {
            End::Top if from.is_stack() => table.beneath(card.id()).map(Card::id),
            End::Top | End::Bottom => None,
        };
        let seats = Seats::of(self.state.players());
        let mut seen = from.seen_by(seats).and(to.seen_by(seats));
        if verb == Verb::Draw {
            // Who draws a card sees it, even if it becomes an achievement (G-49).
            seen.insert(self.seat);
        }
        let catalog = table.catalog();
        let open = [from, to].into_iter().any(|zone| catalog.is_face_up_among(card.id(), zone));
        if open || self.shown.contains(&card.id()) {
            seen = seats;
        }
        let by = self.seat;
        self.tell(|| Event::Moved {
            verb,
            by,
            card: card.id(),
            from: (from, left),
            to: (to, end),
            seen,
            uncovered,
        });
    }

    /// Notes whose special achievements a change of boards or forecasts may have brought about.
    #[inline]
    pub(super) fn touch(&mut self, owners: Seats) {
        self.touched = self.touched.and(owners);
        // With karmas, what is counted can hang on anything anywhere.
        if self.state.table.hooks().meet(Hooks::COUNTS) {
            self.touched = self.state.alive;
        }
    }
}
