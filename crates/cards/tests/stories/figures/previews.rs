//! What is said beforehand about an option that a karma has a word in.

use splay_engine::scene::{Note, Scene};
use splay_engine::{Audience, Icon, Seat, Set, Sets, Total};

use super::story;
use crate::story::{Story, Third, story_of};

/// What is said about an option.
#[track_caller]
fn notes(story: &Story, written: &str) -> Vec<Note> {
    let scene = Scene::of(story.chronicle(), Audience::Seat(Seat::at(0)));
    let question = scene.question.expect("somebody decides");
    let answer = question.answers.into_iter().find(|answer| answer.written == written);
    answer.expect("it is offered").notes
}

/// What is said about it in words.
#[track_caller]
fn words(story: &Story, written: &str) -> Vec<String> {
    let said = notes(story, written).into_iter().filter_map(|note| match note {
        Note::Words { text } => Some(text.to_string()),
        _ => None,
    });
    said.collect()
}

/// The log as somebody reads it.
fn log(story: &Story, to: Audience) -> Vec<String> {
    Scene::of(story.chronicle(), to).lines.iter().map(|line| line.words.to_string()).collect()
}

#[test]
fn a_meld_that_would_be_replaced() {
    let told = story("you: green Sargon of Akkad; red Archery; hand Oars, Construction");
    assert_eq!(
        words(&told, "meld Oars"),
        [
            "Sargon of Akkad acts instead: If you would meld a card onto a top card of the same value, tuck \
          it instead."
        ]
    );
    let replaced = notes(&told, "meld Oars");
    assert!(!replaced.iter().any(|note| matches!(note, Note::Icons { .. })), "nothing is melded");
    let usual = notes(&told, "meld Construction");
    assert!(usual.iter().any(|note| matches!(note, Note::Icons { .. })));
    assert!(!words(&told, "meld Construction").iter().any(|said| said.contains("Sargon")));
}

/// Nothing is dug up by a meld that is replaced.
#[test]
fn whether_a_meld_would_dig() {
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Figures);
    let digs = |board: &str, card: &str| {
        let told = story_of(Third, sets, board, |_| {});
        let said = words(&told, &format!("meld {card}"));
        said.iter().any(|said| said.starts_with("It digs up an age 4 Artifact"))
    };
    assert!(digs("you: green Navigation; hand Sailing", "Sailing"), "lower than the card it covers");
    assert!(!digs("you: green Sailing; hand Navigation", "Navigation"));
    let sargon = "you: green Sargon of Akkad; red Colonialism; hand Gunpowder";
    assert!(digs(&sargon.replace("Sargon of Akkad", "Sailing"), "Gunpowder"));
    assert!(!digs(sargon, "Gunpowder"), "it would be tucked");
}

#[test]
fn other_players_karmas_are_named_with_their_owner() {
    let told = story("you: red Archery; hand Oars\n them: green Augustus Caesar");
    let said = words(&told, "meld Oars");
    assert!(said[0].contains("'s Augustus Caesar acts: "), "{said:?}");
    assert!(said.len() > 1, "whether it is melded is decided then");
}

/// Scores take the place of icons.
#[test]
fn alexanders_terms() {
    let told = story(
        "you: red Alexander the Great; blue Tools; score Archery\n them: blue Writing, Mathematics; score Paper",
    );
    let said = words(&told, "dogma Tools");
    assert!(said[0].starts_with("Alexander the Great acts first: "), "{said:?}");
    assert!(said[1].starts_with("Scores decide who takes part; yours is 3: "), "{said:?}");
    assert!(said[1].ends_with(", with 3, shares."), "{said:?}");
    assert!(!notes(&told, "dogma Tools").iter().any(|note| matches!(note, Note::Dogma { .. })));
}

/// Which icon is featured, or who has the most, is decided only then.
#[test]
fn terms_that_are_settled_later() {
    let settled = "Who takes part is decided after that.".to_owned();
    let confucius = story("you: purple Confucius; red Archery; blue Writing; green Sailing");
    assert!(words(&confucius, "dogma Archery").contains(&settled));
    assert!(words(&confucius, "dogma Sailing").is_empty());
    let yunus = story("you: red Archery\n them: green Muhammad Yunus; hand Tools");
    let said = words(&yunus, "dogma Archery");
    assert!(said[0].contains("'s Muhammad Yunus acts first: ") && said.contains(&settled), "{said:?}");
    let empty = story("you: red Archery\n them: green Muhammad Yunus");
    assert!(!words(&empty, "dogma Archery").contains(&settled), "there is nothing to return");
}

#[test]
fn what_a_chosen_card_sets_off() {
    let told = story("you: green Sargon of Akkad; yellow Masonry; red Archery; hand Oars, Metalworking")
        .plays(["dogma Masonry"]);
    assert!(words(&told, "card Oars")[0].starts_with("Sargon of Akkad acts instead: "));
    assert!(words(&told, "pass").iter().all(|said| !said.contains("Sargon")));
}

/// Nothing is paid for a card that a karma lets one use.
#[test]
fn a_card_that_can_be_used_costs_nothing() {
    let told = story("you: green Sergey Brin\n them: blue Writing");
    assert!(words(&told, "dogma Writing").iter().all(|said| !said.contains("return a card")));
    let scene = Scene::of(told.chronicle(), Audience::Seat(Seat::at(0)));
    let question = scene.question.expect("somebody decides");
    let answer = question.answers.iter().find(|answer| answer.written == "dogma Writing");
    let said = answer.expect("it is offered").words.to_string();
    assert!(!said.contains("return a card"), "{said}");
}

#[test]
fn who_reads_the_log_is_told_what_was_replaced() {
    let told = story("you: green Sargon of Akkad; red Archery; hand Oars").plays(["meld Oars"]);
    let lines = log(&told, Audience::Seat(Seat::at(0)));
    let at = lines.iter().position(|line| line.contains("Sargon")).expect("it is told");
    assert_eq!(lines[at], "Your Sargon of Akkad acts instead: you do not meld Oars");
    assert_eq!(lines[at + 1], "You tuck Oars from your hand");
}

/// Which card of a closed hand it was is told to nobody who does not see it.
#[test]
fn a_hidden_card_stays_hidden_in_what_sets_off_a_karma() {
    let told = story("you: purple Homer; hand Fu Xi, Archimedes, Saladin, Oars\n deck 5: Coal")
        .plays(["decree Advancement", "card Fu Xi"]);
    let theirs = log(&told, Audience::Seat(Seat::at(1)));
    let karmas: Vec<&String> = theirs.iter().filter(|line| line.contains("Homer acts")).collect();
    assert!(!karmas.is_empty() && karmas.iter().all(|line| !line.contains("Fu Xi")), "{theirs:?}");
    let mine = log(&told, Audience::Seat(Seat::at(0)));
    assert!(mine.iter().any(|line| line.ends_with("you do not remove Fu Xi from the game")), "{mine:?}");
}

/// Numbers unfold into what is there and what karmas add.
#[test]
fn what_karmas_add_to_totals() {
    let told = story(
        "you: green Fu Xi; blue Writing; score Tools, Oars; forecast Clothing\n them: red Archery",
    );
    let scene = Scene::of(told.chronicle(), Audience::Seat(Seat::at(1)));
    let lightbulb = Total::Icon { icon: Icon::Lightbulb };
    let count = scene.icon_count(0, Icon::Lightbulb);
    assert_eq!(scene.by_karmas(0, lightbulb).to_string(), " (2, and 3 from Fu Xi)");
    assert_eq!(count, 5);
    assert!(scene.by_karmas(0, Total::Points).is_empty());
    assert!(scene.shares[1].is_empty());
    let told = story("you: red Tigernmas; hand Tools, Oars; score Clothing");
    let scene = Scene::of(told.chronicle(), Audience::Spectator);
    assert_eq!(scene.by_karmas(0, Total::Points).to_string(), " (1, and 2 from Tigernmas)");
}
