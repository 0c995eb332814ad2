//! What is said beforehand about an option.

use splay_engine::scene::{Note, Scene};
use splay_engine::{Audience, Seat};

use super::story;
use crate::story::Story;

/// What is said about an option in words.
#[track_caller]
fn words(story: &Story, written: &str) -> Vec<String> {
    let scene = Scene::of(story.chronicle(), Audience::Seat(Seat::at(0)));
    let question = scene.question.expect("somebody decides");
    let answer = question.answers.iter().find(|answer| answer.written == written);
    let notes = answer.expect("it is offered").notes.iter();
    let said = notes.filter_map(|note| match note {
        Note::Words { text } => Some(text.to_string()),
        _ => None,
    });
    said.collect()
}

#[test]
fn what_the_icons_of_a_city_would_do() {
    let cities = story("you: green Sailing; hand Baghdad, Athens, Mecca, Munich, Milan");
    let says = |card: &str| words(&cities, &format!("meld {card}")).join(" ");
    assert!(says("Baghdad").contains("Its icons take effect: your green cards are splayed left."));
    assert!(says("Athens").contains("Its icons take effect: you draw a card of value 2."));
    assert!(says("Milan").contains("Its icons take effect: you draw 2 cards of value 5."));
    assert!(says("Mecca").contains("you reveal the next 3 cards of age 3 and keep those with a leaf."));
    assert!(says("Munich").contains("you draw a card of value 8, and the arrow changes nothing."));
}

#[test]
fn that_a_new_color_or_splay_would_draw_a_city() {
    let new = story("you: green Sailing; hand Coal, The Wheel");
    let drawn = "For the new color, you draw a card of value 5 from Cities of Destiny.".to_owned();
    assert!(words(&new, "meld Coal").contains(&drawn));
    assert!(!words(&new, "meld The Wheel").iter().any(|said| said.contains("you draw")));
    let held = story("you: green Sailing; hand Coal, Athens");
    assert!(!words(&held, "meld Coal").contains(&drawn), "who holds a City draws none");
    let splaying = story("you: purple Philosophy, Mysticism\n them:").plays(["dogma Philosophy"]);
    let drawn = "For the new splay, you draw a card of value 2 from Cities of Destiny.".to_owned();
    assert!(words(&splaying, "color purple").contains(&drawn));
}

#[test]
fn whose_flags_and_fountains_would_count_otherwise() {
    let told = story("you: red Zurich; green Sailing; hand Coal, Hamburg, Lyon");
    let lost = "Your flags and fountains would lose 1 achievement.".to_owned();
    let won = "Your flags and fountains would win 1 achievement.".to_owned();
    assert!(words(&told, "meld Coal").contains(&lost));
    assert!(words(&told, "meld Hamburg").contains(&won));
    let same = words(&told, "meld Lyon");
    assert!(!same.contains(&lost) && !same.contains(&won), "one flag for another");
    let splaying = story("you: purple Philosophy; red Archery, Oars\n them: red Zurich")
        .plays(["dogma Philosophy"]);
    let theirs = words(&splaying, "color red");
    assert!(
        theirs.iter().any(|said| said.ends_with("'s flags and fountains would lose 1 achievement."))
    );
}

#[test]
fn what_endorsing_takes() {
    let told = story("you: red Tikal; green The Wheel; hand Tools");
    let said = words(&told, "endorse The Wheel").join(" ");
    assert!(said.contains("You tuck a card of value 2 or less from your hand."), "{said}");
    assert!(words(&told, "dogma The Wheel").is_empty());
}
