//! The bot that weighs each option by rules of thumb and takes the best.

use splay_engine::{
    CardId, Choice, Decision, Edition, Icon, Policy, Prompt, Seat, Splay, State, Verb, Zone,
};

use crate::{Dice, worth};

/// Weighs each option by simple rules of thumb.
pub struct Greedy {
    dice: Dice,
    /// The worth of each card's demands and other effects, and the edition it was worked out for.
    worth: Option<(Edition, Vec<(f32, f32)>)>,
}

impl Greedy {
    /// A greedy player; the same seed plays the same way.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy { dice: Dice::new(seed), worth: None }
    }

    fn worth(&mut self, state: &State, card: CardId) -> (f32, f32) {
        let catalog = state.table().catalog();
        let known = self.worth.as_ref().is_some_and(|(edition, _)| *edition == catalog.edition);
        if !known {
            self.worth = Some((catalog.edition, worth::of_all(catalog)));
        }
        self.worth.as_ref().map_or((0.0, 0.0), |(_, worth)| worth[card.index()])
    }

    fn weigh(&mut self, state: &State, decision: &Decision<'_>, choice: Choice) -> f32 {
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
            Choice::Score(seat, n) | Choice::Hand(seat, n) => {
                if state.opponents(me).contains(seat) { f32::from(n) } else { -f32::from(n) }
            }
            Choice::Achievement(age, _) => {
                // Best junked: what the others are closer to than this player.
                let eligible = state.is_eligible(me, age);
                if eligible { -5.0 } else { f32::from(age.get()) }
            }
            Choice::Yes => 0.5,
            Choice::Pass | Choice::No | Choice::Option(_) => 0.0,
            Choice::Icon(_) | Choice::Splay(_) => 0.0,
        }
    }

    fn dogma(&mut self, state: &State, me: Seat, card: CardId) -> f32 {
        let who = state.participants(me, card);
        let (demands, others) = self.worth(state, card);
        let opponents = state.opponents(me);
        let sharers = who.sharers.and(opponents).len() as f32;
        let victims = who.victims.len() as f32;
        let age = f32::from(state.table().card(card).value().get());
        demands * victims + others * (1.0 - 0.6 * sharers) + 0.3 * age
    }

    fn meld(&mut self, state: &State, me: Seat, card: CardId) -> f32 {
        let table = state.table();
        let facts = table.catalog().facts(card);
        let preview = state.preview(me, Choice::Meld(card));
        let gain = preview.icons.map_or(0.0, |(before, after)| {
            Icon::ALL.iter().map(|&i| f32::from(after.get(i)) - f32::from(before.get(i))).sum()
        });
        let rise = f32::from(facts.card.value().get()) - f32::from(table.highest_top(me).get());
        let (demands, others) = self.worth(state, card);
        let fresh = if preview.covers.is_none() { 2.0 } else { 0.0 };
        gain + 2.0 * rise.max(0.0) + fresh + 0.4 * (demands + others)
    }

    fn card(&mut self, state: &State, decision: &Decision<'_>, card: CardId) -> f32 {
        let me = decision.player;
        let table = state.table();
        let value = f32::from(table.card(card).value().get());
        let mine = table.zone_of(card).owner() == Some(me);
        let verb = match decision.prompt {
            Prompt::Card { verb, .. } | Prompt::Among { verb, .. } | Prompt::Order { verb } => verb,
            Prompt::Arrange => return value,
            _ => return -value,
        };
        match verb {
            Verb::Meld => self.meld(state, me, card),
            Verb::Score => value,
            Verb::Tuck => 3.0 - 0.2 * value,
            Verb::Execute => self.worth(state, card).1,
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
    let count = |seat| table.cards(Zone::score(seat)).filter(|card| card.value() == value).count() as f32;
    let theirs: f32 = state.opponents(me).iter().map(count).sum();
    (theirs - count(me)) * f32::from(value)
}

impl Policy for Greedy {
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
