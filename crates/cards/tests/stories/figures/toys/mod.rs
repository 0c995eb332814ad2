//! A toy Figure for each thing that karmas can hook onto, so that the rules are tried before the cards.

mod deeds;
mod each;
mod moments;

use std::sync::OnceLock;

use splay_cards::prelude::*;
use splay_engine::scene::Scene;
use splay_engine::{Audience, By, Catalog, Chronicle, Speaker, Vocabulary};

use self::deeds::*;
use self::each::*;
use self::moments::*;
use crate::common::dice::Dice;
use crate::common::midgame::midgame;
use crate::common::walk::walk;
use crate::story::{Story, Third, story_among};

/// The base game and the toys.
fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let base = splay_cards::base::cards(Third);
        Catalog::new(Third, &[(Set::Base, base), (Set::Figures, TOYS.to_vec())], &[])
    })
}

/// The story of a board with the base game and the toys.
#[track_caller]
fn story(board: &str) -> Story {
    story_among(catalog(), board, |_| {})
}

/// Whatever karmas come together, a game can be told at every step, and comes to its end.
#[test]
fn games_full_of_karmas_come_to_an_end() {
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
    // A deck has room for so many, and nearly all toys are of the first age.
    for (n, toys) in TOYS.chunks(8).enumerate() {
        let toys = toys.iter().chain(&TOYS[(8 * n + 12) % 25..][..8]).copied();
        let toys: Vec<&Definition> = toys.fold(Vec::new(), |mut different, toy| {
            if different.iter().all(|other: &&Definition| other.title != toy.title) {
                different.push(toy);
            }
            different
        });
        let sets = [(Set::Base, splay_cards::base::cards(Third)), (Set::Figures, toys)];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::new(Third, &sets, &[])));
        let speaker = Speaker { catalog, names: &names, vocabulary: Vocabulary::default(), you: None };
        for seed in 0..GAMES {
            let mut dice = Dice::new(seed);
            let position = midgame(catalog, 2 + seed as usize % 3, None, &mut dice);
            let game = Chronicle::from_position(catalog, position).expect("it is possible");
            walk(game, &mut dice, |game, dice| {
                let Some(decision) = game.decision() else { return };
                assert!(!speaker.prompt(&decision).to_string().is_empty());
                game.occasion().map(|occasion| speaker.occasion(occasion, decision.player));
                if dice.once_in(20) {
                    drop(Scene::of(game, Audience::Seat(decision.player)));
                }
            });
        }
    }
}

/// How many of them.
const GAMES: u64 = 5;

const TOYS: [&Definition; 37] = [
    &HERALD, &ABACUS, &BANKER, &JEWELER, &SAINT, &COLLECTOR, &LAWYER, &JUGGLER, &SPY, &LENDER, &SEER,
    &CHEAT, &GIANT, &RECLUSE, &MASON, &MISER, &HOARDER, &GHOST, &DREAMER, &RIVAL, &GUARD, &GAMBLER,
    &HOST, &HERMIT, &WEAVER, &MAYOR, &DREAMY, &MUSE, &REBEL, &ELDER, &JUDGE, &PILOT, &ECHO, &LARVA,
    &GARDEN, &KNITTER, &FAN,
];

fn points(story: &Story, seat: usize) -> u16 {
    story.chronicle().state().points(Seat::at(seat))
}

fn icons(story: &Story, icon: Icon) -> u16 {
    story.chronicle().state().count(Seat::at(0), icon)
}
