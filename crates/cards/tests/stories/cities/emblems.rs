//! Flags and fountains: achievements that come and go with the boards.

use splay_engine::scene::Scene;
use splay_engine::{Audience, By, Choice, Seat, Seats, Set, Sets};

use super::{story, story_with};
use crate::story::{Story, Third, story_of};

/// How many achievements each of the first two has.
fn achieved(story: &Story) -> [usize; 2] {
    [0, 1].map(|seat| story.chronicle().state().achievements(Seat::at(seat)))
}

const SIX: &str = "achievements World, Empire, Wonder, Monument, Universe, Fame";

#[test]
fn a_fountain_is_an_achievement_while_it_is_visible() {
    assert_eq!(achieved(&story("you: green Hamburg")), [1, 0]);
    assert_eq!(achieved(&story("you: green Sailing, Hamburg")), [0, 0]);
    assert_eq!(achieved(&story("you: purple Brussels")), [2, 0]);
    // One of the two stands at the bottom, which a splay up shows.
    assert_eq!(achieved(&story("you: purple^ Philosophy, Brussels")), [1, 0]);
    assert_eq!(achieved(&story("you: purple> Philosophy, Brussels")), [0, 0]);
}

#[test]
fn it_is_told_how_many_achievements_are_of_this_kind() {
    let told = |board: &str| {
        let scene = Scene::of(story(board).chronicle(), Audience::Spectator);
        format!("{}{}", scene.achieved[0], scene.for_emblems(0))
    };
    assert_eq!(told("you: green Hamburg; achievements Fame"), "2 (1 from flags and fountains)");
    assert_eq!(told("you: achievements Fame"), "1");
}

#[test]
fn a_flag_is_one_while_no_opponent_shows_more_of_its_color() {
    assert_eq!(achieved(&story("you: red Zurich")), [1, 0]);
    assert_eq!(achieved(&story("you: red Zurich\n them: red Archery")), [1, 0], "as many will do");
    assert_eq!(achieved(&story("you: red Zurich\n them: red Archery, Oars")), [1, 0], "one is visible");
    assert_eq!(achieved(&story("you: red Zurich\n them: red< Archery, Oars")), [0, 0]);
    assert_eq!(achieved(&story("you: red< Zurich, Coal\n them: red< Archery, Oars")), [1, 0]);
    assert_eq!(achieved(&story("you: red Zurich\n them: blue< Tools, Writing")), [1, 0]);
    // Whoever has more takes it, also a third.
    assert_eq!(achieved(&story("you: red Zurich\n them: red Lyon\n third: red< Archery, Oars")), [0, 0]);
}

/// Trap 21: a flag is lost to an opponent's splay.
#[test]
fn a_splay_can_take_an_opponents_flag() {
    let before = story("you: purple Philosophy; red Archery, Oars; hand Athens\n them: red Zurich");
    assert_eq!(achieved(&before), [0, 1]);
    let after = before.plays(["dogma Philosophy", "color red", "pass"]);
    assert_eq!(achieved(&after), [0, 0]);
}

#[test]
fn covering_a_fountain_loses_it() {
    let board = format!("you: green Hamburg; hand Sailing; {}", SIX.replace(", Fame", ""));
    let before = story(&board);
    assert_eq!(achieved(&before), [6, 0]);
    assert_eq!(achieved(&before.plays(["meld Sailing"])), [5, 0]);
}

#[test]
fn a_fountain_that_makes_the_number_full_wins_at_once() {
    story(&format!("you: hand Hamburg; {SIX}")).plays(["meld Hamburg"]).ends(["you"], By::Achievements);
    // By an effect, too, in the middle of it.
    story(&format!("you: blue Translation; score Hamburg, Tools; {SIX}\n them:"))
        .plays(["dogma Translation", "yes"])
        .offers(["card Hamburg", "card Tools"])
        .plays(["card Hamburg"])
        .ends(["you"], By::Achievements);
}

/// RUL-225: a fountain that is covered at once wins too, and which comes first is the player's choice.
#[test]
fn a_win_on_the_way_is_a_win() {
    let board = format!("you: blue Translation; score Hamburg, Sailing; {SIX}\n them:");
    story(&board).plays(["dogma Translation", "yes", "card Hamburg"]).ends(["you"], By::Achievements);
    story(&board).plays(["dogma Translation", "yes", "card Sailing"]).ends(["you"], By::Achievements);
}

/// What an opponent loses can give a flag its worth.
#[test]
fn an_opponents_loss_can_win_the_game() {
    let board = "you: purple Feudalism; red Zurich; yellow Masonry; ACHIEVED
                 them: red< Archery, Oars; hand Metalworking";
    let with = |achieved| story(&board.replace("ACHIEVED", achieved)).plays(["dogma Feudalism"]);
    with(SIX).ends(["you"], By::Achievements);
    with(&SIX.replace(", Fame", "")).goes_on();
}

/// Whoever leaves the game shows no cards any more, which can give a flag its worth.
#[test]
fn an_opponent_who_leaves_can_let_another_win() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Artifacts);
    let board = format!("you: red Zurich; {SIX}\n them:\n third: red< Archery, Oars");
    let mut game = story_of(Third, sets, &board, |_| {}).chronicle().clone();
    assert_eq!(game.state().achievements(Seat::at(0)), 6);
    game.concede(Seat::at(2)).expect("the others go on");
    game.choose(Choice::Draw).expect("it can always be done");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.by), (Seats::only(Seat::at(0)), By::Achievements));
}

/// An opponent's victory is seen in one's own turn.
#[test]
fn ones_own_loss_can_let_an_opponent_win() {
    // Canning scores the top cards without a factory: Oars, which leaves Archery alone, but not Coal.
    let scoring = |red: &str| {
        story(&format!(
            "you: yellow Canning; red> {red}\n them: red Algiers; {SIX}\n deck 6: Classification"
        ))
        .plays(["dogma Canning", "yes"])
    };
    scoring("Coal, Oars").goes_on();
    scoring("Oars, Archery").ends(["them"], By::Achievements);
}

/// Trap 21: two have enough at the same moment; the current player is the first to win.
#[test]
fn of_two_who_have_enough_the_current_player_wins() {
    let board = "you: red Algiers; achievements World, Empire, Wonder, Monument, Universe
                 them: purple Feudalism; red Zurich; yellow Masonry; ACHIEVED
                 third: red< Archery, Oars; hand Metalworking";
    let five = "achievements Fame, Glory, Victory, Legend, Repute";
    let play = |achieved: &str| {
        let board = board.replace("ACHIEVED", achieved);
        story_with(&board, |position| position.turn.seat = 1).plays(["dogma Feudalism"])
    };
    play(five).ends(["them"], By::Achievements);
    play(&five.replace("Fame, ", "")).ends(["you"], By::Achievements);
}

#[test]
fn flags_and_fountains_break_a_tie_in_points() {
    let tens = "A.I., Bioengineering, Databases, Globalization, Miniaturization, Robotics, Self Service, \
                Software, Stem Cells, The Internet";
    let board = format!("you: red Kuala Lumpur\n them: achievements Tools\n third:\n removed: {tens}");
    let nines: Vec<&str> = splay_cards::catalog(Third, Sets::BASE)
        .innovations()
        .filter(|facts| [8, 9].contains(&facts.card.value().get()))
        .map(|facts| facts.title)
        .collect();
    story(&format!("{board}, {}\n available:", nines.join(", "))).plays(["draw"]).ends([], By::Draw);
    story(&format!(
        "{}, {}\n available:",
        board.replace("them: achievements Tools", "them:"),
        nines.join(", ")
    ))
    .plays(["draw"])
    .ends(["you"], By::Score);
}
