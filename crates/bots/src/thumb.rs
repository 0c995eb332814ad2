//! Rules of thumb: a weight for each option, from what the player can see.

use splay_engine::{CardId, Choice, Decision, Icon, Policy, Prompt, Seat, Splay, State, Verb, Zone};

use crate::Dice;
use crate::worth::{self, Promise};

/// Picks the option that weighs most by simple rules of thumb.
pub struct Thumb {
    dice: Dice,
}

impl Thumb {
    /// A player by rules of thumb; the same seed plays the same way.
    #[must_use]
    pub fn new(seed: u64) -> Thumb {
        Thumb { dice: Dice::new(seed) }
    }

    /// How much an option weighs.
    pub(crate) fn weigh(&self, state: &State, decision: &Decision<'_>, choice: Choice) -> f32 {
        let me = decision.player;
        match choice {
            Choice::Draw => draw(state, me),
            Choice::Achieve(age) => 100.0 + f32::from(age.get()),
            Choice::Dogma(card) => self.dogma(state, me, card),
            Choice::Meld(card) => self.meld(state, me, card),
            Choice::Card(card) => self.card(state, decision, card),
            Choice::Color(color) => {
                let cards = state.table().len(Zone::stack(me, color)) as f32;
                match decision.prompt {
                    Prompt::Splay { splay, .. } => splay_gain(state, me, color, splay),
                    // Putting a stack into another order seldom helps.
                    Prompt::Rearrange => -1.0,
                    _ => cards,
                }
            }
            Choice::Age(age) => match decision.prompt {
                // Whatever is asked for, more of the opponents' cards is better.
                Prompt::Value => value_at_stake(state, me, age.get()),
                _ => f32::from(age.get()),
            },
            Choice::Player(seat) => f32::from(state.table().points(seat)),
            Choice::Score(seat, n) | Choice::Hand(seat, n) | Choice::Forecast(seat, n) => {
                if state.opponents(me).contains(seat) { f32::from(n) } else { -f32::from(n) }
            }
            Choice::Achievement(age, _) => {
                // Best junked: what the others are closer to than this player.
                let eligible = state.is_eligible(me, age);
                if eligible { -5.0 } else { f32::from(age.get()) }
            }
            Choice::Yes => 0.5,
            Choice::Pass | Choice::No | Choice::Option(_) => 0.0,
            Choice::ColorOf(seat, color) => match decision.prompt {
                Prompt::SplayAny { splay } => {
                    let gain = splay_gain(state, seat, color, splay);
                    if state.opponents(me).contains(seat) { -gain } else { gain }
                }
                _ => 0.0,
            },
            Choice::Icon(_) | Choice::Splay(_) | Choice::Deck(..) => 0.0,
        }
    }

    /// What using a card would bring, less what it would bring the opponents who share.
    fn dogma(&self, state: &State, me: Seat, card: CardId) -> f32 {
        let who = state.participants(me, card);
        let rivals = who.sharers.and(state.opponents(me));
        let mut worth = 0.0;
        let echoing = state.table().echoes(me, state.table().card(card).color());
        let echoes = echoing.flat_map(|card| promises(state, card.id())).filter(|promise| promise.echo);
        let own = promises(state, card).iter().filter(|promise| !promise.echo);
        for promise in echoes.chain(own) {
            if promise.demand {
                worth += who.victims.iter().map(|victim| gain(state, me, victim, promise)).sum::<f32>();
            } else {
                let shared: f32 = rivals.iter().map(|seat| gain(state, seat, seat, promise)).sum();
                worth += gain(state, me, me, promise) - 0.8 * shared;
            }
        }
        // Sharing earns a card.
        worth + if rivals.is_empty() { 0.0 } else { 1.0 }
    }

    fn meld(&self, state: &State, me: Seat, card: CardId) -> f32 {
        let table = state.table();
        let preview = state.preview(me, Choice::Meld(card));
        let gained = preview.icons.map_or(0.0, |(before, after)| {
            Icon::ALL.iter().map(|&i| f32::from(after.get(i)) - f32::from(before.get(i))).sum()
        });
        let points = preview.points.map_or(0.0, |(before, after)| f32::from(after) - f32::from(before));
        let value = f32::from(table.card(card).value().get());
        let rise = value - f32::from(table.highest_top(me).get());
        let fresh = if preview.covers.is_none() { 1.5 } else { 0.0 };
        let use_of = |card| -> f32 {
            promises(state, card).iter().map(|promise| gain(state, me, me, promise)).sum()
        };
        let lost = preview.covers.map_or(0.0, use_of);
        0.8 * gained + points + 2.0 * rise.max(0.0) + fresh + 0.3 * (use_of(card) - lost)
    }

    fn card(&self, state: &State, decision: &Decision<'_>, card: CardId) -> f32 {
        let me = decision.player;
        let table = state.table();
        let value = f32::from(table.card(card).value().get());
        let mine = table.zone_of(card).owner() == Some(me);
        let verb = match decision.prompt {
            Prompt::Card { verb, .. } | Prompt::Among { verb, .. } | Prompt::Order { verb } => verb,
            Prompt::Arrange => return value,
            Prompt::Promote => return 1.0 + self.meld(state, me, card),
            _ => return -value,
        };
        match verb {
            Verb::Meld => self.meld(state, me, card),
            Verb::Score => value,
            Verb::Tuck => 3.0 - 0.2 * value,
            Verb::Execute => self.dogma(state, me, card),
            // What is given away or back should be small; what is taken, large.
            Verb::Return if mine => 2.0 - 0.5 * value,
            _ if mine => -value,
            _ => value,
        }
    }
}

fn promises(state: &State, card: CardId) -> &'static [Promise] {
    &worth::of_all(state.table().catalog())[card.index()]
}

/// What a promise is worth to `winner` when `doer` carries it out.
fn gain(state: &State, winner: Seat, doer: Seat, promise: &Promise) -> f32 {
    let table = state.table();
    let (hand, score) = (table.len(Zone::hand(doer)), table.len(Zone::score(doer)));
    if promise.needs_hand && hand == 0 || promise.needs_score && score == 0 {
        return 0.0;
    }
    let level = f32::from(table.highest_top(winner).get());
    let fresh = (promise.drawn_value - level + 1.0).clamp(0.3, 4.0);
    let cost = if promise.costs_hand { hand as f32 } else { 0.0 };
    0.9 * promise.points + 1.0 * promise.draws * fresh + 1.2 * promise.board + 1.0 * promise.glory - cost
}

fn draw(state: &State, me: Seat) -> f32 {
    let hand = state.table().len(Zone::hand(me)) as f32;
    let preview = state.preview(me, Choice::Draw);
    if preview.ends_game {
        let table = state.table();
        let best = state.opponents(me).iter().map(|seat| table.points(seat)).max().unwrap_or(0);
        return if table.points(me) > best { 90.0 } else { -90.0 };
    }
    6.0 - 0.7 * hand
}

fn splay_gain(state: &State, me: Seat, color: splay_engine::Color, splay: Splay) -> f32 {
    let table = state.table();
    let now = table.splay(me, color).shows().len() as f32;
    let then = splay.shows().len() as f32;
    (then - now) * (table.len(Zone::stack(me, color)) as f32 - 1.0)
}

fn value_at_stake(state: &State, me: Seat, value: u8) -> f32 {
    let table = state.table();
    let count =
        |seat| table.cards(Zone::score(seat)).filter(|card| card.value() == value).count() as f32;
    let theirs: f32 = state.opponents(me).iter().map(count).sum();
    (theirs - count(me)) * f32::from(value)
}

impl Thumb {
    /// The option that weighs most, without any chance.
    pub(crate) fn best(&self, state: &State, decision: &Decision<'_>) -> usize {
        let weights: Vec<f32> =
            decision.options.iter().map(|&choice| self.weigh(state, decision, choice)).collect();
        (0..weights.len()).max_by(|&one, &other| weights[one].total_cmp(&weights[other])).unwrap_or(0)
    }
}

impl Policy for Thumb {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, &choice) in decision.options.iter().enumerate() {
            // A little chance breaks ties and keeps games different.
            let weight = self.weigh(state, decision, choice) + 0.4 * self.dice.fraction();
            if weight > best.0 {
                best = (weight, index);
            }
        }
        best.1
    }
}
