//! Karmas that just stand, *each* and *decree*, are told by no event. So a table is played twice by the same
//! dice, once with the karma and once without it, until somebody could tell the two apart: by what is counted,
//! by who is asked for what, by how it ends.

use splay_engine::{
    CardId, Catalog, Choice, Chronicle, Definition, Edition, IconCounts, Prompt, Seat, Set, Sets,
};

use crate::common::dice::Dice;
use crate::common::midgame::midgame;

/// On how many tables a karma must make a difference.
const ENOUGH: usize = 3;
/// Within so many tables.
const MOST_TABLES: u64 = 300;
/// For how many decisions a table is played.
const DECISIONS: usize = 40;

#[test]
fn every_standing_karma_makes_a_difference() {
    let sets = Sets::BASE.with(Set::Figures);
    let catalog = splay_cards::catalog(Edition::Third, sets);
    let mut idle = Vec::new();
    for facts in catalog.innovations() {
        for (n, _) in facts.karmas.iter().enumerate().filter(|(_, karma)| !karma.happens()) {
            let without = muted(facts.title, n);
            let tables =
                (0..MOST_TABLES).filter(|&seed| differ(catalog, without, facts.card.id(), seed));
            let different = tables.take(ENOUGH).count();
            if different < ENOUGH {
                idle.push(format!("{}, karma {}: on {different} tables", facts.title, n + 1));
            }
        }
    }
    assert!(idle.is_empty(), "they make no difference:\n{}", idle.join("\n"));
}

/// The same cards, with one karma of one of them muted.
fn muted(title: &str, karma: usize) -> &'static Catalog {
    let mut figures = splay_cards::figures::cards(Edition::Third);
    let one = figures.iter_mut().find(|card| card.title == title).expect("it is a Figure");
    let changed: Definition = one.muted(karma);
    *one = &changed;
    let sets = [(Set::Base, splay_cards::base::cards(Edition::Third)), (Set::Figures, figures)];
    Box::leak(Box::new(Catalog::new(Edition::Third, &sets, &[])))
}

/// Whether the karma makes a difference on a table dealt at random, with its card on top.
fn differ(with: &'static Catalog, without: &'static Catalog, card: CardId, seed: u64) -> bool {
    let mut dice = Dice::new(seed);
    let position = midgame(with, 2 + dice.below(3), Some(card), &mut dice);
    let [mut one, mut other] = [with, without].map(|catalog| {
        Chronicle::from_position(catalog, position.clone()).expect("a table dealt at random is possible")
    });
    for _ in 0..DECISIONS {
        let look = Look::at(&one);
        if look != Look::at(&other) || one.events() != other.events() {
            return true;
        }
        if look.options.is_empty() {
            return false;
        }
        let index = dice.below(look.options.len());
        for game in [&mut one, &mut other] {
            game.choose_index(index).expect("it is one of the options");
        }
    }
    false
}

/// What players can tell two games apart by.
#[derive(PartialEq)]
struct Look {
    counts: Vec<(IconCounts, u16, usize)>,
    asked: Option<(Seat, Prompt)>,
    options: Vec<Choice>,
}

impl Look {
    fn at(game: &Chronicle) -> Look {
        let state = game.state();
        let counts =
            state.seats().map(|seat| (state.icons(seat), state.points(seat), state.achievements(seat)));
        Look {
            counts: counts.collect(),
            asked: game.decision().map(|open| (open.player, open.prompt)),
            options: game.game().options().to_vec(),
        }
    }
}
