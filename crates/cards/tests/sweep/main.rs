//! Plays until every effect of every card has been carried out in every role it has: by the
//! player who activates the card, by one who shares it, by one of whom it is demanded; and until every karma
//! has happened. Karmas that just stand are looked at in `standing.rs`.
//!
//! Play from the deal seldom reaches the late cards, so each round begins with a table dealt at
//! random for each card that still wants something, with that card activated. In builds with
//! debug assertions the engine checks its own promises all the while.
//!
//! `cargo test -p splay-cards --test sweep -- --nocapture` prints the coverage.

#[path = "../common/mod.rs"]
mod common;
mod standing;

use std::collections::BTreeMap;
use std::fmt::Write;

use common::dice::Dice;
use common::midgame::midgame;
use common::walk::deal;
use splay_engine::{
    CardId, Catalog, Choice, Chronicle, Civilization, Color, Edition, Event, Kind, Position, Prompt,
    Role, Set, Sets, Setup, Shown, Special, Splay,
};

/// How often each effect must be carried out in each role.
const ENOUGH: usize = 25;
/// How often each karma must happen; some wait for what is rare.
const ENOUGH_KARMA: usize = 1;
/// From this round on, the tables on which karmas are waited for are rich.
const RICH_ROUNDS: u64 = 50;
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
            match catalog.as_special(card) {
                Some(decree) => issue(decree, &mut coverage, rounds),
                None => activate(card, &mut coverage, rounds),
            }
        }
        rounds += 1;
    }
    println!("{}", coverage.table(rounds));
    let missing = coverage.missing();
    assert!(missing.is_empty(), "not reached often enough in {rounds} rounds:\n{}", missing.join("\n"));
}

fn most_players(catalog: &Catalog) -> usize {
    let two = Setup::with(catalog.edition, catalog.sets, 2, 0);
    two.rules().expect("two can always play").most_players
}

/// Deals a table at random with the card on top, for any number of players, of four half the time
/// in pairs, and activates it. If nothing but a karma of it is wanted, it is in hand every other
/// time, and melded.
fn activate(card: CardId, coverage: &mut Coverage, round: u64) {
    let mut dice = Dice::new(round << 16 | card.index() as u64);
    let players = 2 + dice.below(most_players(coverage.catalog) - 1);
    let mut position = midgame(coverage.catalog, players, Some(card), &mut dice);
    if players == 4 && dice.once_in(2) {
        position.teams = vec![vec![0, 2], vec![1, 3]];
    }
    let for_karma = coverage.scarce().all(|part| part.card != card || part.by == By::Karma);
    if for_karma && round >= RICH_ROUNDS {
        enrich(&mut position, coverage.catalog, &mut dice);
    }
    let melded = for_karma && round % 2 == 1;
    if melded {
        take_in_hand(&mut position.players[0], coverage.catalog.card(card).color());
    }
    let mut chronicle = Chronicle::from_position(coverage.catalog, position)
        .unwrap_or_else(|error| panic!("a table dealt at random is possible: {error}"));
    keep_display(&mut chronicle);
    let action = if melded { Choice::Meld(card) } else { Choice::Dogma(card) };
    chronicle.choose(action).expect("it is there");
    coverage.watch(chronicle, dice, DECISIONS);
}

/// Deals a table at random with Figures of three values in hand, one of them of its color, and issues a Decree.
fn issue(decree: Special, coverage: &mut Coverage, round: u64) {
    let catalog = coverage.catalog;
    let mut dice = Dice::new(round << 16 | decree as u64);
    let mut position = midgame(catalog, 2 + dice.below(3), None, &mut dice);
    let color = |title: &Shown| match title {
        Shown::Face(title) => catalog.find(title).map(|card| catalog.card(card).color()),
        _ => None,
    };
    let decks = position.decks.get_mut(&Set::Figures).expect("Figures are in play");
    let fitting = decks.values_mut().find_map(|deck| {
        let place = deck.iter().position(|title| color(title) == decree.decree_color())?;
        Some(std::mem::take(deck).swap_remove(place))
    });
    let others = decks.values_mut().filter_map(Vec::pop).take(2);
    position.players[0].hand.extend(fitting.into_iter().chain(others));
    let mut chronicle = Chronicle::from_position(catalog, position)
        .unwrap_or_else(|error| panic!("a table dealt at random is possible: {error}"));
    keep_display(&mut chronicle);
    chronicle.choose(Choice::Decree(decree)).expect("it can be issued");
    coverage.watch(chronicle, dice, DECISIONS);
}

/// What is on display stays there.
fn keep_display(chronicle: &mut Chronicle) {
    if chronicle.decision().is_some_and(|open| open.prompt == Prompt::Display) {
        chronicle.choose(Choice::Pass).expect("a card may stay on display");
    }
}

/// Gives the player three cards in each color, all colors but one splayed left, which few tables have.
fn enrich(position: &mut Position, catalog: &Catalog, dice: &mut Dice) {
    let plain = *dice.pick(&Color::ALL);
    for color in Color::ALL {
        let is_of_color = |title: &Shown| {
            matches!(title, Shown::Face(title)
                if catalog.find(title).is_some_and(|card| catalog.card(card).color() == color))
        };
        let stack = position.players[0].board.entry(color).or_default();
        for deck in position.decks.values_mut().flat_map(|decks| decks.values_mut()) {
            if let Some(place) = deck.iter().position(is_of_color).filter(|_| stack.cards.len() < 3) {
                stack.cards.push(deck.remove(place));
            }
        }
        stack.splay = if color == plain { Splay::None } else { Splay::Left };
    }
}

/// Takes the top card of a color into its player's hand.
fn take_in_hand(player: &mut Civilization, color: Color) {
    let stack = player.board.get_mut(&color).expect("the card lies there");
    player.hand.push(stack.cards.remove(0));
    if stack.cards.len() < 2 {
        stack.splay = Splay::None;
    }
    if stack.cards.is_empty() {
        player.board.remove(&color);
    }
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
    /// By the owner of a karma, of which this is the number.
    Karma,
}

/// How often each part has been played.
struct Coverage {
    catalog: &'static Catalog,
    times: BTreeMap<Part, usize>,
}

impl By {
    /// How often is often enough.
    const fn enough(self) -> usize {
        match self {
            By::Actor | By::Sharer | By::Victim => ENOUGH,
            By::Karma => ENOUGH_KARMA,
        }
    }
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
            for (karma, _) in facts.karmas.iter().enumerate().filter(|(_, karma)| karma.happens()) {
                times.insert(Part { card: facts.card.id(), effect: karma as u8, by: By::Karma }, 0);
            }
        }
        // A Decree is carried out by whoever issues it.
        let decrees = catalog.specials().iter().filter(|special| special.decree_color().is_some());
        for card in decrees.filter_map(|&decree| catalog.special(decree)) {
            times.insert(Part { card, effect: 0, by: By::Actor }, 0);
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
        let (card, effect, by) = match *event {
            Event::Effect { role: Role::Alone, .. } => return,
            Event::Effect { card, effect, role: Role::Actor, .. } => (card, effect, By::Actor),
            Event::Effect { card, effect, role: Role::Sharer, .. } => (card, effect, By::Sharer),
            Event::Effect { card, effect, role: Role::Victim, .. } => (card, effect, By::Victim),
            Event::Karma { card, karma, .. } => (card, karma, By::Karma),
            _ => return,
        };
        let times = self.times.get_mut(&Part { card, effect, by });
        *times.unwrap_or_else(|| {
            panic!(
                "{} has no effect {} to be carried out by {by:?}",
                self.catalog.title(card),
                effect + 1
            )
        }) += 1;
    }

    /// The cards of which something has not been reached often enough yet.
    fn wanted(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.scarce().map(|part| part.card).collect();
        cards.dedup();
        cards
    }

    fn scarce(&self) -> impl Iterator<Item = Part> {
        self.times.iter().filter(|&(part, &times)| times < part.by.enough()).map(|(part, _)| *part)
    }

    fn missing(&self) -> Vec<String> {
        let name = |part: Part| {
            let (title, times) = (self.catalog.title(part.card), self.times[&part]);
            format!("{title}, effect {}, by {:?}: {times} times", part.effect + 1, part.by)
        };
        self.scarce().map(name).collect()
    }

    /// For each age: how many of its parts were reached in each role, and how often the rarest.
    fn table(&self, rounds: u64) -> String {
        let Catalog { edition, sets, .. } = self.catalog;
        let mut text = format!("{edition} edition with {sets}, after {rounds} rounds\n");
        text.push_str("age    executed     shared   suffered     karmas   rarest\n");
        for age in 1..=11 {
            let of_age = |by: By| {
                let parts = self.times.iter().filter(move |(part, _)| {
                    part.by == by && self.catalog.card(part.card).value() == age
                });
                parts.map(|(_, &times)| times).collect::<Vec<_>>()
            };
            let roles = [By::Actor, By::Sharer, By::Victim, By::Karma].map(of_age);
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
