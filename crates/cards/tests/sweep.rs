//! Plays until every effect of every card has been carried out in every role it has: by the
//! player who activates the card, by one who shares it, by one of whom it is demanded.
//!
//! Play from the deal seldom reaches the late cards, so each round begins with a table dealt at
//! random for each card that still wants something, with that card activated. In builds with
//! debug assertions the engine checks its own promises all the while.
//!
//! `cargo test -p splay-cards --test sweep -- --nocapture` prints the coverage.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write;

use common::dice::Dice;
use common::midgame::midgame;
use common::walk::deal;
use splay_engine::{
    CardId, Catalog, Choice, Chronicle, Edition, Event, Kind, Prompt, Role, Sets, Setup,
};

/// How often each effect must be carried out in each role.
const ENOUGH: usize = 25;
/// Within so many rounds everything must have been reached that often.
const MOST_ROUNDS: u64 = 500;
/// For how many decisions a table is played on after the card was activated.
const DECISIONS: usize = 40;

#[test]
fn every_effect_of_the_first_edition_is_reached() {
    Sets::tried(Edition::First).for_each(|sets| sweep(Edition::First, sets));
}

#[test]
fn every_effect_of_the_third_edition_is_reached() {
    Sets::tried(Edition::Third).for_each(|sets| sweep(Edition::Third, sets));
}

#[test]
fn every_effect_of_the_fourth_edition_is_reached() {
    Sets::tried(Edition::Fourth).for_each(|sets| sweep(Edition::Fourth, sets));
}

fn sweep(edition: Edition, sets: Sets) {
    let catalog = splay_cards::catalog(edition, sets);
    let mut coverage = Coverage::of(catalog);
    for players in 2..=most_players(catalog) {
        for seed in 0..10 {
            let dice = Dice::new(seed);
            coverage.watch(deal(&Setup::with(edition, sets, players, seed)), dice, usize::MAX);
        }
    }
    let mut rounds = 0;
    while rounds < MOST_ROUNDS && !coverage.wanted().is_empty() {
        for card in coverage.wanted() {
            activate(card, &mut coverage, rounds);
        }
        rounds += 1;
    }
    println!("{}", coverage.table(rounds));
    let missing = coverage.missing();
    assert!(
        missing.is_empty(),
        "not reached {ENOUGH} times in {rounds} rounds:\n{}",
        missing.join("\n")
    );
}

fn most_players(catalog: &Catalog) -> usize {
    let two = Setup::with(catalog.edition, catalog.sets, 2, 0);
    two.rules().expect("two can always play").most_players
}

/// Deals a table at random with the card on top, for any number of players, of four half the time
/// in pairs, and activates it.
fn activate(card: CardId, coverage: &mut Coverage, round: u64) {
    let mut dice = Dice::new(round << 16 | card.index() as u64);
    let players = 2 + dice.below(most_players(coverage.catalog) - 1);
    let mut position = midgame(coverage.catalog, players, Some(card), &mut dice);
    if players == 4 && dice.once_in(2) {
        position.teams = vec![vec![0, 2], vec![1, 3]];
    }
    let mut chronicle = Chronicle::from_position(coverage.catalog, position)
        .unwrap_or_else(|error| panic!("a table dealt at random is possible: {error}"));
    if chronicle.decision().is_some_and(|open| open.prompt == Prompt::Display) {
        chronicle.choose(Choice::Pass).expect("a card may stay on display");
    }
    chronicle.choose(Choice::Dogma(card)).expect("it is a top card");
    coverage.watch(chronicle, dice, DECISIONS);
}

/// An effect in a role: what is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    card: CardId,
    effect: u8,
    /// By whom it is carried out.
    by: By,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum By {
    Actor,
    Sharer,
    Victim,
}

/// How often each part has been played.
struct Coverage {
    catalog: &'static Catalog,
    times: BTreeMap<Part, usize>,
}

impl Coverage {
    fn of(catalog: &'static Catalog) -> Coverage {
        let mut times = BTreeMap::new();
        for facts in catalog.innovations() {
            for (effect, printed) in facts.effects.iter().enumerate() {
                let roles = match printed.kind {
                    Kind::Dogma | Kind::Echo => &[By::Actor, By::Sharer][..],
                    Kind::Inspire => &[By::Actor],
                    Kind::Demand | Kind::Compel => &[By::Victim],
                };
                for &by in roles {
                    times.insert(Part { card: facts.card.id(), effect: effect as u8, by }, 0);
                }
            }
        }
        Coverage { catalog, times }
    }

    /// Plays a game on by dice and notes what is carried out.
    fn watch(&mut self, mut game: Chronicle, mut dice: Dice, decisions: usize) {
        let mut heard = 0;
        for _ in 0..decisions {
            game.events_since(heard).iter().for_each(|event| self.note(event));
            heard = game.events().len();
            if game.decision().is_none() {
                return;
            }
            let index = dice.below(game.game().options().len());
            game.choose_index(index).expect("it is one of the options");
        }
        game.events_since(heard).iter().for_each(|event| self.note(event));
    }

    fn note(&mut self, event: &Event) {
        let Event::Effect { card, effect, role, .. } = *event else { return };
        let by = match role {
            Role::Actor => By::Actor,
            Role::Sharer => By::Sharer,
            Role::Victim => By::Victim,
            Role::Alone => return,
        };
        let times = self.times.get_mut(&Part { card, effect, by });
        *times.expect("only printed effects are carried out, by those they are for") += 1;
    }

    /// The cards of which something has not been reached often enough yet.
    fn wanted(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> =
            self.times.iter().filter(|&(_, &times)| times < ENOUGH).map(|(part, _)| part.card).collect();
        cards.dedup();
        cards
    }

    fn missing(&self) -> Vec<String> {
        let name = |part: &Part| {
            format!("{}, effect {}, by {:?}", self.catalog.title(part.card), part.effect + 1, part.by)
        };
        self.times.iter().filter(|&(_, &times)| times < ENOUGH).map(|(part, _)| name(part)).collect()
    }

    /// For each age: how many of its parts were reached in each role, and how often the rarest.
    fn table(&self, rounds: u64) -> String {
        let Catalog { edition, sets, .. } = self.catalog;
        let mut text = format!("{edition} edition with {sets}, after {rounds} rounds\n");
        text.push_str("age    executed     shared   suffered   rarest\n");
        for age in 1..=11 {
            let of_age = |by: By| {
                let parts = self.times.iter().filter(move |(part, _)| {
                    part.by == by && self.catalog.card(part.card).value() == age
                });
                parts.map(|(_, &times)| times).collect::<Vec<_>>()
            };
            let roles = [By::Actor, By::Sharer, By::Victim].map(of_age);
            let Some(rarest) = roles.iter().flatten().min() else { continue };
            write!(text, "{age:>3}").expect("writing to a string");
            for times in &roles {
                let reached = times.iter().filter(|&&times| times > 0).count();
                write!(text, "  {reached:>4} / {:<2}", times.len()).expect("writing to a string");
            }
            writeln!(text, "  {rarest:>5}").expect("writing to a string");
        }
        text
    }
}
