//! A toy edition for unit tests: a few cards of each color and age, with plain icons.

use std::cell::Cell;
use std::sync::OnceLock;

use crate::card::{Definition, card};
use crate::catalog::Catalog;
use crate::color::Color;
use crate::edition::{Edition, Editions};
use crate::flow::Flow;
use crate::game::Game;
use crate::icon::Icon::{self, Castle, Clock, Crown, Factory, Hex, Leaf, Lightbulb};
use crate::karma::{OTHER, YOU};
use crate::player::Player;
use crate::seat::Seat;
use crate::set::{Set, Sets};
use crate::setup::Setup;
use crate::state::{State, Step};
use crate::table::End;
use crate::zone::Zone;

thread_local! {
    /// How often a toy card has been used that is not pure.
    static MOOD: Cell<u8> = const { Cell::new(0) };
}

fn next_mood() -> u8 {
    MOOD.replace(MOOD.get() + 1)
}

/// Draws a card of another value each time.
fn moody(p: &mut Player) -> Flow {
    p.draw(1 + next_mood())?;
    Ok(())
}

/// Draws a card of another value each time, then asks twice.
fn fickle(p: &mut Player) -> Flow {
    p.draw(1 + next_mood())?;
    p.wants_to("do nothing")?;
    p.wants_to("do nothing")?;
    Ok(())
}

/// Together three of each of the six icons.
const MIX: [[Icon; 4]; 5] = [
    [Castle, Castle, Castle, Crown],
    [Crown, Crown, Leaf, Leaf],
    [Leaf, Lightbulb, Lightbulb, Lightbulb],
    [Factory, Factory, Factory, Clock],
    [Clock, Clock, Hex, Hex],
];

fn definitions() -> Vec<Definition> {
    let mut all = vec![
        card("moody", 1, Color::Red, [Hex; 4]).dogma(Editions::ALL, "Draw whatever.", moody),
        card("fickle", 1, Color::Red, [Hex; 4]).dogma(Editions::ALL, "Draw whatever.", fickle),
    ];
    let named = |name: String| -> &'static str { Box::leak(name.into_boxed_str()) };
    for (color, mix) in Color::ALL.into_iter().zip(MIX) {
        all.push(card(named(format!("{color} mix")), 1, color, mix));
        all.push(card(named(format!("{color} clocks")), 1, color, [Clock; 4]));
    }
    for age in 1..=10 {
        all.push(card(named(format!("age {age}")), age, Color::Blue, [Hex; 4]));
    }
    all
}

/// The cards of the toy edition.
pub(crate) fn catalog_of(edition: Edition) -> &'static Catalog {
    static CATALOGS: OnceLock<[Catalog; 3]> = OnceLock::new();
    let catalogs = CATALOGS.get_or_init(|| {
        let definitions = definitions();
        let definitions: Vec<&Definition> = definitions.iter().collect();
        Edition::ALL.map(|edition| Catalog::new(edition, &[(Set::Base, definitions.clone())], &[]))
    });
    &catalogs[edition as usize]
}

/// The cards of the toy edition, by the rules of the third.
pub(crate) fn catalog() -> &'static Catalog {
    catalog_of(Edition::Third)
}

/// Two players about to act, all cards in their decks.
pub(crate) fn state_of(edition: Edition) -> State {
    about_to_act(&Setup::base(edition, 2, 0), catalog_of(edition))
}

/// Two players about to act by the rules of the third edition, all cards in their decks.
pub(crate) fn state() -> State {
    state_of(Edition::Third)
}

/// A figure that asks something when it is melded.
fn hesitate(p: &mut Player) -> Flow {
    p.wants_to("do nothing").map(drop)
}

/// Two players about to act by the rules of the third edition, with a few cards of Echoes and Figures:
/// "echo 1" to "echo 3", and "figure 1" to "figure 3", which are yellow.
pub(crate) fn state_with_expansions() -> State {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    let (edition, sets) = (Edition::Third, Sets::BASE.with(Set::Echoes).with(Set::Figures));
    let catalog = CATALOG.get_or_init(|| {
        let base = definitions();
        let titled = |word: &str, age: u8| -> &'static str { format!("{word} {age}").leak() };
        let echo = |age| card(titled("echo", age), age, Color::Green, [Hex; 4]);
        let figure = |age| {
            let card = card(titled("figure", age), age, Color::Yellow, [Hex; 4]);
            card.when(Editions::ALL, "Hesitate.", hesitate)
        };
        let (echoes, figures) = ([1, 2, 3].map(echo), [1, 2, 3].map(figure));
        let all = [
            (Set::Base, base.iter().collect()),
            (Set::Echoes, echoes.iter().collect()),
            (Set::Figures, figures.iter().collect()),
        ];
        Catalog::new(edition, &all, &[])
    });
    about_to_act(&Setup::with(edition, sets, 2, 0), catalog)
}

/// Three players about to act by the rules of the third edition, with four Figures whose owner loses: when
/// they draw ("own draw"), when they meld ("own meld"), and when somebody else does ("other's draw",
/// "other's meld").
pub(crate) fn state_of_losers() -> State {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    let (edition, sets) = (Edition::Third, Sets::BASE.with(Set::Figures));
    let catalog = CATALOG.get_or_init(|| {
        let base = definitions();
        let loser = |title, would| {
            card(title, 1, Color::Yellow, [Hex; 4]).would(Editions::ALL, "First, you lose.", would)
        };
        let losers = [
            loser("own draw", YOU.draws().first(|p, _| p.lose())),
            loser("own meld", YOU.melds().first(|p, _| p.lose())),
            loser("other's draw", OTHER.draws().first(|p, _| p.lose())),
            loser("other's meld", OTHER.melds().first(|p, _| p.lose())),
        ];
        let all = [(Set::Base, base.iter().collect()), (Set::Figures, losers.iter().collect())];
        Catalog::new(edition, &all, &[])
    });
    about_to_act(&Setup::with(edition, sets, 3, 0), catalog)
}

fn about_to_act(setup: &Setup, catalog: &'static Catalog) -> State {
    let mut state = setup.blank(catalog).expect("it is possible");
    state.step = Step::Act;
    state.actions = 2;
    *state
}

/// Puts a card on top of a zone.
pub(crate) fn put(state: &mut State, title: &str, zone: Zone) {
    let card = state.table.catalog().find(title).expect("it is a toy card");
    state.table.put(card, zone, End::Top);
}

/// Puts a card onto a board.
pub(crate) fn meld(state: &mut State, seat: Seat, title: &str) {
    let card = state.table.catalog().find(title).expect("it is a toy card");
    let color = state.table.card(card).color();
    state.table.put(card, Zone::stack(seat, color), End::Top);
}

/// A game in which the current player has this one card on the board.
pub(crate) fn game_with_top(title: &str) -> Game {
    let mut state = state();
    meld(&mut state, Seat::at(0), title);
    Game::start(&state, None)
}
