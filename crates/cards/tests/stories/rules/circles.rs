//! What would go on without end is cut short, told, and the game goes on (RUL-61, RUL-62).

use std::sync::OnceLock;

use splay_cards::prelude::*;
use splay_engine::{Catalog, Cut, Event, Sets};

use super::without_ages;
use crate::story::{First, Story, Third, story_among, story_of};

/// The base game and cards that go round in circles.
fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let base = splay_cards::base::cards(Third);
        Catalog::new(Third, &[(Set::Base, base), (Set::Artifacts, TOYS.to_vec())], &[])
    })
}

const TOYS: [&Definition; 8] =
    [&EGG, &HEN, &ROLLING_STONE, &DOUBTER, &BROODER, &HYDRA, &CERBERUS, &CHIMERA];

/// The story of a board of such cards.
#[track_caller]
fn story(board: &str) -> Story {
    story_among(catalog(), board, |_| {})
}

/// What was cut short, and why.
fn cuts(story: &Story) -> Vec<(&'static str, Cut)> {
    let chronicle = story.chronicle();
    let cut = |event: &Event| match *event {
        Event::CutShort { card, why, .. } => Some((chronicle.game().catalog().title(card), why)),
        _ => None,
    };
    chronicle.events().iter().filter_map(cut).collect()
}

const EGG: Definition = card("Egg", 1, Red, [Hex, Castle, Castle, Castle])
    .dogma(THIRD, "Execute your top blue card.", |p| p.one(Execute, TOPS.color(Blue)).done())
    .dogma(THIRD, "Draw a 1.", |p| p.draw(1).done());

const HEN: Definition = card("Hen", 1, Blue, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Execute your top red card.",
    |p| p.one(Execute, TOPS.color(Red)).done(),
);

#[test]
fn an_execution_that_would_repeat_one_under_way_does_nothing() {
    let told = story("you: red Egg; blue Hen; hand Archery\n deck 1: Tools, Sailing")
        .plays(["dogma Egg"])
        .leaves("you: red Egg; blue Hen; hand Archery, Tools, Sailing");
    assert_eq!(cuts(&told), [("Hen", Cut::Repeats)]);
}

/// Karaoke sings Self Service, which would have Karaoke sing again.
#[test]
fn karaoke_and_self_service_come_to_an_end() {
    let board = "you: purple Karaoke; hand Flute\n them: achievements Tools\n deck 10: Self Service";
    let sets = Sets::BASE.with(Set::Echoes);
    story_of(First, sets, &without_ages(First, 9..=9, board), |_| {})
        .plays(["dogma Karaoke", "age 9", "pass", "pass"])
        .leaves("you: purple Karaoke; green Self Service; hand Flute\n them: achievements Tools");
}

/// It changes the table each time, so it repeats nothing.
const ROLLING_STONE: Definition = card("Rolling Stone", 1, Yellow, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Turn your hand and score pile over, and do it again.",
    |p| {
        p.exchange(&p.find(HAND), p.seat().score_pile(), &p.find(SCORE), p.seat().hand())?;
        p.one(Execute, TOPS.color(Yellow)).done()
    },
);

#[test]
fn executions_nest_so_deep_and_no_deeper() {
    let told = story("you: yellow Rolling Stone; hand Archery, Oars\n them: hand Tools")
        .plays(["dogma Rolling Stone"]);
    assert_eq!(cuts(&told), [("Rolling Stone", Cut::Nests)]);
    told.goes_on();
}

/// Whatever is answered, it asks again.
const DOUBTER: Definition = card("Doubter", 1, Purple, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Make up your mind, again and again.",
    |p| {
        loop {
            p.wants_to("be sure")?;
        }
    },
);

#[test]
fn an_effect_that_never_stops_asking_ends_its_action() {
    let mut told = story("you: purple Doubter\n them: hand Tools").plays(["dogma Doubter"]);
    for _ in 0..512 {
        told = told.goes_on().plays(["yes"]);
    }
    assert_eq!(cuts(&told), [("Doubter", Cut::Endless)]);
    told.changes_nothing();
}

/// Nobody need be asked, for there is but one answer.
const BROODER: Definition = card("Brooder", 1, Yellow, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Look at the same card, again and again.",
    |p| {
        loop {
            p.choose(Verb::Reveal, TOPS)?;
        }
    },
);

#[test]
fn an_effect_that_never_stops_answering_itself_ends_its_action() {
    let told = story("you: yellow Brooder\n them: hand Tools").plays(["dogma Brooder"]);
    assert_eq!(cuts(&told), [("Brooder", Cut::Endless)]);
    told.changes_nothing();
}

/// Three that execute all others, and those in turn all but those already under way.
const HYDRA: Definition = card("Hydra", 1, Red, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Execute each of your top cards, several times.",
    grow_heads,
);
const CERBERUS: Definition = card("Cerberus", 1, Blue, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Execute each of your top cards, several times.",
    grow_heads,
);
const CHIMERA: Definition = card("Chimera", 1, Green, [Hex, Castle, Castle, Castle]).dogma(
    THIRD,
    "Execute each of your top cards, several times.",
    grow_heads,
);

fn grow_heads(p: &mut Player) -> Flow {
    for _ in 0..100 {
        for head in &p.find(TOPS) {
            p.execute(*head)?;
        }
    }
    Ok(())
}

#[test]
fn an_effect_that_branches_without_end_ends_its_action() {
    let told = story("you: red Hydra; blue Cerberus; green Chimera\n them: hand Tools")
        .plays(["dogma Hydra"])
        .changes_nothing();
    assert_eq!(cuts(&told).last().map(|&(_, why)| why), Some(Cut::Endless));
}
