//! Rules of thumb: a weight for each option, from what the player can see.

use std::cell::OnceCell;

use splay_engine::{
    CardId, Choice, Decision, Icon, IconCounts, MAX_SEATS, Policy, Prompt, Seat, Splay, State, Verb,
    Zone,
};

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
}

/// The scales on which the options of one decision are weighed, with what is looked at again and
/// again read off the table once.
pub(crate) struct Scales<'a> {
    state: &'a State,
    decision: &'a Decision<'a>,
    promises: &'static [Vec<Promise>],
    means: OnceCell<[Means; MAX_SEATS]>,
}

/// What a player has to make something of a card.
#[derive(Clone, Copy, Default)]
struct Means {
    level: f32,
    hand: f32,
    score: f32,
}

impl<'a> Scales<'a> {
    pub(crate) fn new(state: &'a State, decision: &'a Decision<'a>) -> Scales<'a> {
        let promises = worth::of_all(state.table().catalog());
        Scales { state, decision, promises, means: OnceCell::new() }
    }

    fn means(&self, seat: Seat) -> Means {
        let table = self.state.table();
        let of_all = || {
            let mut means = [Means::default(); MAX_SEATS];
            for seat in self.state.alive().iter() {
                means[seat.index()] = Means {
                    level: f32::from(table.highest_top(seat).get()),
                    hand: table.len(Zone::hand(seat)) as f32,
                    score: table.len(Zone::score(seat)) as f32,
                };
            }
            means
        };
        self.means.get_or_init(of_all)[seat.index()]
    }

    /// What using a card would bring, less what it would bring the opponents who share.
    fn dogma(&self, card: CardId) -> f32 {
        let (state, me) = (self.state, self.decision.player);
        let who = state.participants(me, card);
        let rivals = who.sharers.and(state.opponents(me));
        let mut worth = 0.0;
        let promises = |card: CardId| self.promises[card.index()].iter();
        let echoing = state.table().echoes(me, state.table().card(card).color());
        let echoes = echoing.flat_map(|card| promises(card.id())).filter(|promise| promise.echo);
        for promise in echoes.chain(promises(card).filter(|promise| !promise.echo)) {
            if promise.demand {
                worth += who.victims.iter().map(|victim| self.gain(me, victim, promise)).sum::<f32>();
            } else {
                let shared: f32 = rivals.iter().map(|seat| self.gain(seat, seat, promise)).sum();
                worth += self.gain(me, me, promise) - 0.8 * shared;
            }
        }
        // Sharing earns a card.
        worth + if rivals.is_empty() { 0.0 } else { 1.0 }
    }

    /// What a card promises the player who uses it alone.
    fn use_of(&self, card: CardId) -> f32 {
        let me = self.decision.player;
        self.promises[card.index()].iter().map(|promise| self.gain(me, me, promise)).sum()
    }

    /// What a promise is worth to `winner` when `doer` carries it out.
    fn gain(&self, winner: Seat, doer: Seat, promise: &Promise) -> f32 {
        let Means { hand, score, .. } = self.means(doer);
        if promise.needs_hand && hand == 0.0 || promise.needs_score && score == 0.0 {
            return 0.0;
        }
        let fresh = (promise.drawn_value - self.means(winner).level + 1.0).clamp(0.3, 4.0);
        let cost = if promise.costs_hand { hand } else { 0.0 };
        0.9 * promise.points + 1.0 * promise.draws * fresh + 1.2 * promise.board + 1.0 * promise.glory
            - cost
    }

    /// How much an option weighs.
    pub(crate) fn weigh(&self, choice: Choice) -> f32 {
        let (state, decision) = (self.state, self.decision);
        let me = decision.player;
        match choice {
            Choice::Draw => draw(state, me),
            Choice::Achieve(age) => 100.0 + f32::from(age.get()),
            Choice::Dogma(card) => self.dogma(card),
            Choice::Meld(card) => self.meld(card),
            Choice::Card(card) => self.card(card),
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

    fn meld(&self, card: CardId) -> f32 {
        let (table, me) = (self.state.table(), self.decision.player);
        let shown = |icons: IconCounts| f32::from(Icon::ALL.iter().map(|&i| icons.get(i)).sum::<u16>());
        let gained = shown(table.icons_after_meld(me, card)) - shown(table.icons(me));
        let melded = table.card(card);
        let rise = f32::from(melded.value().get()) - self.means(me).level;
        let covered = table.top(Zone::stack(me, melded.color()));
        let fresh = if covered.is_none() { 1.5 } else { 0.0 };
        let lost = covered.map_or(0.0, |covered| self.use_of(covered.id()));
        let points = self.points_of_meld(card);
        0.8 * gained + points + 2.0 * rise.max(0.0) + fresh + 0.3 * (self.use_of(card) - lost)
    }

    /// The points that a meld would bring by its bonuses; nothing where no card has any.
    fn points_of_meld(&self, card: CardId) -> f32 {
        if !self.state.table().catalog().has_marks() {
            return 0.0;
        }
        let preview = self.state.preview(self.decision.player, Choice::Meld(card));
        preview.points.map_or(0.0, |(before, after)| f32::from(after) - f32::from(before))
    }

    fn card(&self, card: CardId) -> f32 {
        let decision = self.decision;
        let me = decision.player;
        let table = self.state.table();
        let value = f32::from(table.card(card).value().get());
        let mine = table.zone_of(card).owner() == Some(me);
        let verb = match decision.prompt {
            Prompt::Card { verb, .. } | Prompt::Among { verb, .. } | Prompt::Order { verb } => verb,
            Prompt::Arrange => return value,
            Prompt::Promote => return 1.0 + self.meld(card),
            _ => return -value,
        };
        match verb {
            Verb::Meld => self.meld(card),
            Verb::Score => value,
            Verb::Tuck => 3.0 - 0.2 * value,
            Verb::Execute => self.dogma(card),
            // What is given away or back should be small; what is taken, large.
            Verb::Return if mine => 2.0 - 0.5 * value,
            _ if mine => -value,
            _ => value,
        }
    }
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
        let scales = Scales::new(state, decision);
        let weights: Vec<f32> = decision.options.iter().map(|&choice| scales.weigh(choice)).collect();
        (0..weights.len()).max_by(|&one, &other| weights[one].total_cmp(&weights[other])).unwrap_or(0)
    }
}

impl Policy for Thumb {
    fn choose(&mut self, state: &State, decision: &Decision<'_>) -> usize {
        let scales = Scales::new(state, decision);
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, &choice) in decision.options.iter().enumerate() {
            // A little chance breaks ties and keeps games different.
            let weight = scales.weigh(choice) + 0.4 * self.dice.fraction();
            if weight > best.0 {
                best = (weight, index);
            }
        }
        best.1
    }
}
