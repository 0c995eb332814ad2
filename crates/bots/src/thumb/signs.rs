//! What speaks for or against an option.

use splay_engine::{
    Card, CardId, Choice, Color, Decision, Icon, IconCounts, Pile, Prompt, Purpose, Seat, Seen, Set,
    Special, Splay, State, Verb, Zone,
};

/// A sign: one that any option can show, or one of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Plain(usize),
    Of(CardId, usize),
}

/// Where the plain signs of each kind of option begin.
const DRAW: usize = 0;
const ACHIEVE: usize = DRAW + 4;
const MELD: usize = ACHIEVE + 2;
const DOGMA: usize = MELD + 14;
const ENDORSE: usize = DOGMA + 6;
const DECREE: usize = ENDORSE + 4;
const INSPIRE: usize = DECREE + 1 + 3 * Special::DECREES.len();
const RETURN: usize = INSPIRE + 3;
const YES: usize = RETURN + 2;
const ALTERNATIVE: usize = YES + 1;
const DECLINE: usize = ALTERNATIVE + 4;
const SET: usize = DECLINE + PROMPTS;
const HINT: usize = SET + SETS;
const CARD: usize = HINT + 10;

/// Room for more prompts, sets and verbs than there are.
const PROMPTS: usize = 48;
const SETS: usize = 8;
const VERBS: usize = 24;

/// How many plain signs there are.
pub(crate) const PLAIN: usize = CARD + 4 * VERBS;

/// The signs of each card: its use in eight situations, its meld, its loss and its gain; what it offers
/// declined, the first of two things it offers, its inspire effect.
const USE: usize = 0;
const LAID: usize = 8;
const LOST: usize = 9;
const GAINED: usize = 10;
const DECLINED: usize = 11;
const FIRST: usize = 12;
const INSPIRED: usize = 13;

/// How many signs each card has.
pub(crate) const EACH: usize = 14;

/// Whether an opponent would share a dogma, and whether one would hear its demands.
struct Audience {
    shared: bool,
    heard: bool,
}

/// A look at a decision, with what every option is held against.
pub(crate) struct Look<'a> {
    state: &'a State,
    decision: &'a Decision<'a>,
    /// How many cards are in the hand, and the highest top card.
    hand: f32,
    level: f32,
}

impl<'a> Look<'a> {
    pub(crate) fn new(state: &'a State, decision: &'a Decision<'a>) -> Look<'a> {
        let me = decision.player;
        let hand = state.table().len(Zone::hand(me)) as f32 / 8.0;
        let level = f32::from(state.table().highest_top(me).get());
        Look { state, decision, hand, level }
    }

    /// Notes every sign of an option, with its strength.
    #[inline]
    pub(crate) fn signs(&self, choice: Choice, note: &mut impl FnMut(Sign, f32)) {
        match choice {
            Choice::Draw => self.draw(note),
            Choice::Achieve(_) => note(Sign::Plain(ACHIEVE), 1.0),
            Choice::Claim(_) => note(Sign::Plain(ACHIEVE + 1), 1.0),
            Choice::Meld(card) => self.meld(card, note),
            Choice::Dogma(card) => self.dogma(card, note),
            Choice::Endorse(card) => self.endorse(card, note),
            Choice::Decree(decree) => self.decree(decree, note),
            Choice::Inspire(color) => self.inspire(color, note),
            Choice::Return(card) => self.give_back(card, note),
            Choice::Card(card) => self.card(card, note),
            Choice::Yes => note(Sign::Plain(YES), 1.0),
            Choice::No | Choice::Pass => self.decline(note),
            Choice::Option(n) => self.alternative(n, note),
            Choice::Set(set) => note(Sign::Plain(SET + set as usize), 1.0),
            Choice::Place(..)
            | Choice::ColorOf(..)
            | Choice::Deck(..)
            | Choice::Achievement(..)
            | Choice::Color(_)
            | Choice::Age(_)
            | Choice::Player(_)
            | Choice::Icon(_)
            | Choice::Splay(_)
            | Choice::Number(_) => self.hint(choice, note),
        }
    }

    fn draw(&self, note: &mut impl FnMut(Sign, f32)) {
        note(Sign::Plain(DRAW), 1.0);
        note(Sign::Plain(DRAW + 1), self.hand);
        if self.hand == 0.0 {
            note(Sign::Plain(DRAW + 2), 1.0);
        }
        let (state, me) = (self.state, self.decision.player);
        if Seen::by(state, me).preview(Choice::Draw).ends_game {
            let points = |seat| state.points(seat);
            let leads = state.opponents(me).iter().all(|rival| points(rival) < points(me));
            note(Sign::Plain(DRAW + 3), if leads { 1.0 } else { -1.0 });
        }
    }

    fn meld(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let table = state.table();
        let shown = |icons: IconCounts| f32::from(Icon::ALL.iter().map(|&i| icons.get(i)).sum::<u16>());
        let gained = shown(state.icons_after_meld(me, card)) - shown(state.icons(me));
        let melded = table.card(card);
        let rise = (f32::from(melded.value().get()) - self.level) / 3.0;
        note(Sign::Plain(MELD), 1.0);
        note(Sign::Plain(MELD + 1), gained / 4.0);
        note(Sign::Plain(if rise > 0.0 { MELD + 2 } else { MELD + 3 }), rise);
        if table.is_empty(Zone::stack(me, melded.color())) {
            note(Sign::Plain(MELD + 4), 1.0);
        }
        note(Sign::Plain(MELD + 5), self.hand);
        if table.catalog().has_marks() {
            let gained = f32::from(state.points_after_meld(me, card)) - f32::from(state.points(me));
            note(Sign::Plain(MELD + 6), gained / 5.0);
        }
        note(Sign::Of(card, LAID), 1.0);
        self.what_follows(card, note);
    }

    /// What else comes of a meld where the rules have it: cards drawn and dug up, flags and splays of
    /// cities, Figures that fade.
    fn what_follows(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let table = state.table();
        let rules = state.rules();
        let melded = table.card(card);
        let is_of = |set: Option<Set>| set == Some(melded.set());
        if rules.growth_draws.is_some() {
            let is_new = table.is_empty(Zone::stack(me, melded.color()));
            if is_new && state.growth_draw(me).is_some() {
                note(Sign::Plain(MELD + 7), 1.0);
            }
        }
        if is_of(rules.growth_draws) {
            let slots = &table.catalog().facts(card).slots;
            let emblems = slots.icons().iter().filter(|icon| icon.purpose() == Purpose::Emblem);
            note(Sign::Plain(MELD + 8), 1.0);
            note(Sign::Plain(MELD + 9), emblems.count() as f32 / 2.0);
            if let Some(splay) = slots.arrow() {
                note(Sign::Plain(MELD + 10), splay_gain(state, me, melded.color(), splay) / 5.0);
            }
        }
        if rules.piles.contains(Pile::Display) {
            if Seen::by(state, me).dig_deck(card).is_some() {
                note(Sign::Plain(MELD + 11), 1.0);
            }
            if table.zone_of(card) == Zone::display(me) {
                note(Sign::Plain(MELD + 12), 1.0);
            }
        }
        let stays = |top: Card| is_of(Some(top.set())) && top.color() != melded.color();
        if is_of(rules.fades) && table.tops(me).any(stays) {
            note(Sign::Plain(MELD + 13), 1.0);
        }
    }

    fn dogma(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let Audience { shared, heard } = self.audience(card);
        let value = f32::from(self.state.table().card(card).value().get());
        note(Sign::Plain(DOGMA), 1.0);
        note(Sign::Plain(DOGMA + 1), self.hand);
        note(Sign::Plain(DOGMA + 2), (value - self.level) / 3.0);
        if shared {
            note(Sign::Plain(DOGMA + 3), 1.0);
        }
        if heard {
            note(Sign::Plain(DOGMA + 4), 1.0);
        }
        if self.decision.prompt != Prompt::Action {
            note(Sign::Plain(DOGMA + 5), 1.0);
        }
        let situation = [shared, heard, self.hand == 0.0];
        let situation = situation.iter().rev().fold(0, |bits, &holds| 2 * bits + usize::from(holds));
        note(Sign::Of(card, USE + situation), 1.0);
    }

    fn audience(&self, card: CardId) -> Audience {
        let (state, me) = (self.state, self.decision.player);
        let who = state.participants(me, card);
        let shared = !who.sharers.within(state.opponents(me)).is_empty();
        Audience { shared, heard: !who.victims.is_empty() }
    }

    /// A dogma twice over, at the price of a card.
    fn endorse(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let Audience { shared, heard } = self.audience(card);
        self.dogma(card, note);
        note(Sign::Plain(ENDORSE), 1.0);
        note(Sign::Plain(ENDORSE + 1), self.hand);
        if shared {
            note(Sign::Plain(ENDORSE + 2), 1.0);
        }
        if heard {
            note(Sign::Plain(ENDORSE + 3), 1.0);
        }
    }

    /// A Decree, by who has it: nobody, a rival or oneself. It costs the hand.
    fn decree(&self, decree: Special, note: &mut impl FnMut(Sign, f32)) {
        let table = self.state.table();
        let lies = table.catalog().special(decree).map(|card| table.zone_of(card));
        let held = match lies.and_then(Zone::owner) {
            None => 0,
            Some(owner) if owner != self.decision.player => 1,
            Some(_) => 2,
        };
        let which = Special::DECREES.iter().position(|&other| other == decree).unwrap_or(0);
        note(Sign::Plain(DECREE), self.hand);
        note(Sign::Plain(DECREE + 1 + 3 * which + held), 1.0);
    }

    fn inspire(&self, color: Color, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let drawn = f32::from(state.inspire_value(me, color).get());
        note(Sign::Plain(INSPIRE), 1.0);
        note(Sign::Plain(INSPIRE + 1), f32::from(state.table().marks(me, color).inspires) / 4.0);
        note(Sign::Plain(INSPIRE + 2), (drawn - self.level) / 3.0);
        for card in state.table().inspires(me, color) {
            note(Sign::Of(card.id(), INSPIRED), 1.0);
        }
    }

    /// What is on display goes back.
    fn give_back(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let value = f32::from(self.state.table().card(card).value().get());
        note(Sign::Plain(RETURN), 1.0);
        note(Sign::Plain(RETURN + 1), (value - self.level) / 3.0);
        note(Sign::Of(card, LOST), 1.0);
    }

    /// No, or no more, by what was asked and by which card.
    fn decline(&self, note: &mut impl FnMut(Sign, f32)) {
        note(Sign::Plain(DECLINE + self.decision.prompt.kind() as usize), 1.0);
        if let Some(card) = self.decision.source {
            note(Sign::Of(card, DECLINED), 1.0);
        }
    }

    /// One of two things that a card offers.
    fn alternative(&self, n: u8, note: &mut impl FnMut(Sign, f32)) {
        let seizes = self.decision.prompt == Prompt::Seize;
        note(Sign::Plain(ALTERNATIVE + 2 * usize::from(seizes) + usize::from(n > 1)), 1.0);
        if let Some(card) = self.decision.source.filter(|_| n == 1) {
            note(Sign::Of(card, FIRST), 1.0);
        }
    }

    /// A card to do something with: what, and whose it is, decide what its value counts for.
    fn card(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let table = self.state.table();
        let verb = self.decision.prompt.meant().unwrap_or(Verb::Choose);
        let mine = table.zone_of(card).owner() == Some(self.decision.player);
        let place = CARD + 4 * verb as usize + 2 * usize::from(mine);
        note(Sign::Plain(place), 1.0);
        note(Sign::Plain(place + 1), f32::from(table.card(card).value().get()) / 5.0);
        match verb {
            Verb::Meld | Verb::Promote => self.meld(card, note),
            Verb::Execute => self.dogma(card, note),
            Verb::Draw
            | Verb::Tuck
            | Verb::Score
            | Verb::Return
            | Verb::Transfer
            | Verb::Exchange
            | Verb::Reveal
            | Verb::Achieve
            | Verb::Junk
            | Verb::Remove
            | Verb::Splay
            | Verb::Choose
            | Verb::Keep
            | Verb::Foreshadow
            | Verb::Place
            | Verb::Take
            | Verb::Dig
            | Verb::Seize => note(Sign::Of(card, if mine { LOST } else { GAINED }), 1.0),
        }
    }

    /// Everything else: how good it looks by a guess that needs no learning, of which learning says
    /// what it is worth.
    fn hint(&self, choice: Choice, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let rival = |seat| state.opponents(me).contains(seat);
        let prompt = self.decision.prompt;
        let (kind, hint) = match choice {
            Choice::Color(color) => {
                if let Prompt::Splay { splay, .. } = prompt {
                    (0, splay_gain(state, me, color, splay))
                } else if prompt == Prompt::Rearrange {
                    // Putting a stack into another order seldom helps.
                    (1, -1.0)
                } else {
                    (1, state.table().len(Zone::stack(me, color)) as f32)
                }
            }
            Choice::ColorOf(seat, color) => {
                let (kind, more) = if let Prompt::SplayAny { splay } = prompt {
                    (0, splay_gain(state, seat, color, splay))
                } else {
                    (1, -(state.table().len(Zone::stack(seat, color)) as f32))
                };
                (kind, if rival(seat) { -more } else { more })
            }
            // Whatever is asked for, more of the opponents' cards is better.
            Choice::Age(age) if prompt == Prompt::Value => (2, value_at_stake(state, me, age.get())),
            Choice::Age(age) => (2, f32::from(age.get())),
            Choice::Player(seat) => (3, f32::from(state.points(seat)) / 4.0),
            Choice::Place(pile, n) => {
                (4, if pile.owner().is_some_and(rival) { f32::from(n) } else { -f32::from(n) })
            }
            // Best junked: what the others are closer to than this player.
            Choice::Achievement(age, _) if state.is_eligible(me, age) => (5, -5.0),
            Choice::Achievement(age, _) => (5, f32::from(age.get())),
            Choice::Icon(icon) => (6, lead(state, me, icon)),
            Choice::Splay(splay) => (7, splay.slots() as f32),
            Choice::Number(n) => (8, f32::from(n)),
            Choice::Deck(_, age) => (9, f32::from(age.get())),
            Choice::Draw
            | Choice::Meld(_)
            | Choice::Dogma(_)
            | Choice::Endorse(_)
            | Choice::Return(_)
            | Choice::Achieve(_)
            | Choice::Claim(_)
            | Choice::Decree(_)
            | Choice::Inspire(_)
            | Choice::Card(_)
            | Choice::Set(_)
            | Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Option(_) => return,
        };
        note(Sign::Plain(HINT + kind), hint / 5.0);
    }
}

fn splay_gain(state: &State, me: Seat, color: Color, splay: Splay) -> f32 {
    let table = state.table();
    let now = table.splay(me, color).slots() as f32;
    let then = splay.slots() as f32;
    (then - now) * table.len(Zone::stack(me, color)).saturating_sub(1) as f32
}

/// By how many of an icon a player is ahead of the best rival.
fn lead(state: &State, me: Seat, icon: Icon) -> f32 {
    let rivals = state.opponents(me).iter().map(|rival| state.count(rival, icon));
    f32::from(state.count(me, icon)) - f32::from(rivals.max().unwrap_or(0))
}

fn value_at_stake(state: &State, me: Seat, value: u8) -> f32 {
    let table = state.table();
    let count =
        |seat| table.cards(Zone::score(seat)).filter(|card| card.value() == value).count() as f32;
    let theirs: f32 = state.opponents(me).iter().map(count).sum();
    (theirs - count(me)) * f32::from(value)
}
