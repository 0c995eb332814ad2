//! What speaks for or against an option.

use splay_engine::{
    CardId, Choice, Color, Decision, Icon, IconCounts, Prompt, Seat, Splay, State, Verb, Zone,
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
const MELD: usize = ACHIEVE + 1;
const DOGMA: usize = MELD + 7;
const ANSWER: usize = DOGMA + 5;
const HINT: usize = ANSWER + 3;
const CARD: usize = HINT + 6;

/// Room for more verbs than there are.
const VERBS: usize = 24;

/// How many plain signs there are.
pub(crate) const PLAIN: usize = CARD + 4 * VERBS;

/// The signs of each card: its use in eight situations, its meld, its loss and its gain.
const USE: usize = 0;
const LAID: usize = 8;
const LOST: usize = 9;
const GAINED: usize = 10;

/// How many signs each card has.
pub(crate) const EACH: usize = 11;

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
            Choice::Meld(card) => self.meld(card, note),
            Choice::Dogma(card) | Choice::Endorse(card) => self.dogma(card, note),
            Choice::Card(card) => self.card(card, note),
            Choice::Yes => note(Sign::Plain(ANSWER), 1.0),
            Choice::No => note(Sign::Plain(ANSWER + 1), 1.0),
            Choice::Pass => note(Sign::Plain(ANSWER + 2), 1.0),
            _ => self.hint(choice, note),
        }
    }

    fn draw(&self, note: &mut impl FnMut(Sign, f32)) {
        note(Sign::Plain(DRAW), 1.0);
        note(Sign::Plain(DRAW + 1), self.hand);
        if self.hand == 0.0 {
            note(Sign::Plain(DRAW + 2), 1.0);
        }
        let (state, me) = (self.state, self.decision.player);
        if state.preview(me, Choice::Draw).ends_game {
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
    }

    fn dogma(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let who = state.participants(me, card);
        let shared = !who.sharers.within(state.opponents(me)).is_empty();
        let heard = !who.victims.is_empty();
        let value = f32::from(state.table().card(card).value().get());
        note(Sign::Plain(DOGMA), 1.0);
        note(Sign::Plain(DOGMA + 1), self.hand);
        note(Sign::Plain(DOGMA + 2), (value - self.level) / 3.0);
        if shared {
            note(Sign::Plain(DOGMA + 3), 1.0);
        }
        if heard {
            note(Sign::Plain(DOGMA + 4), 1.0);
        }
        let situation = [shared, heard, self.hand == 0.0];
        let situation = situation.iter().rev().fold(0, |bits, &holds| 2 * bits + usize::from(holds));
        note(Sign::Of(card, USE + situation), 1.0);
    }

    /// A card to do something with: what, and whose it is, decide what its value counts for.
    fn card(&self, card: CardId, note: &mut impl FnMut(Sign, f32)) {
        let table = self.state.table();
        let verb = match self.decision.prompt {
            Prompt::Card { verb, .. } | Prompt::Among { verb, .. } | Prompt::Order { verb } => verb,
            Prompt::FirstCard => Verb::Meld,
            Prompt::Promote => Verb::Promote,
            _ => Verb::Choose,
        };
        let mine = table.zone_of(card).owner() == Some(self.decision.player);
        let place = CARD + 4 * verb as usize + 2 * usize::from(mine);
        note(Sign::Plain(place), 1.0);
        note(Sign::Plain(place + 1), f32::from(table.card(card).value().get()) / 5.0);
        match verb {
            Verb::Meld | Verb::Promote => self.meld(card, note),
            Verb::Execute => self.dogma(card, note),
            _ => note(Sign::Of(card, if mine { LOST } else { GAINED }), 1.0),
        }
    }

    /// Everything else: how good it looks by a guess that needs no learning, of which learning says
    /// what it is worth.
    fn hint(&self, choice: Choice, note: &mut impl FnMut(Sign, f32)) {
        let (state, me) = (self.state, self.decision.player);
        let rival = |seat| state.opponents(me).contains(seat);
        let (kind, hint) = match (choice, self.decision.prompt) {
            (Choice::Color(color), Prompt::Splay { splay, .. }) => {
                (0, splay_gain(state, me, color, splay))
            }
            (Choice::ColorOf(seat, color), Prompt::SplayAny { splay }) => {
                let gain = splay_gain(state, seat, color, splay);
                (0, if rival(seat) { -gain } else { gain })
            }
            // Putting a stack into another order seldom helps.
            (Choice::Color(_), Prompt::Rearrange) => (1, -1.0),
            (Choice::Color(color), _) => (1, state.table().len(Zone::stack(me, color)) as f32),
            // Whatever is asked for, more of the opponents' cards is better.
            (Choice::Age(age), Prompt::Value) => (2, value_at_stake(state, me, age.get())),
            (Choice::Age(age), _) => (2, f32::from(age.get())),
            (Choice::Player(seat), _) => (3, f32::from(state.points(seat)) / 4.0),
            (Choice::Place(pile, n), _) => {
                (4, if pile.owner().is_some_and(rival) { f32::from(n) } else { -f32::from(n) })
            }
            // Best junked: what the others are closer to than this player.
            (Choice::Achievement(age, _), _) if state.is_eligible(me, age) => (5, -5.0),
            (Choice::Achievement(age, _), _) => (5, f32::from(age.get())),
            _ => return,
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

fn value_at_stake(state: &State, me: Seat, value: u8) -> f32 {
    let table = state.table();
    let count =
        |seat| table.cards(Zone::score(seat)).filter(|card| card.value() == value).count() as f32;
    let theirs: f32 = state.opponents(me).iter().map(count).sum();
    (theirs - count(me)) * f32::from(value)
}
