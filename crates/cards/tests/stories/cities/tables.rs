//! Larger tables with Cities of Destiny: how many can play, how many achievements win, teams.

use splay_engine::{By, Seat, Set, Sets, Setup};

use super::story_with;
use crate::story::Third;

#[test]
fn each_expansion_makes_room_for_one_more_and_asks_for_one_more() {
    let cities = Sets::BASE.with(Set::Cities);
    let both = cities.with(Set::Echoes);
    let needed = |sets, players| {
        Setup::with(Third, sets, players, 0).rules().map(|rules| rules.achievements_to_win(players)).ok()
    };
    let all = |sets| [2, 3, 4, 5, 6, 7].map(|players| needed(sets, players));
    assert_eq!(all(cities), [Some(7), Some(6), Some(5), Some(4), None, None]);
    assert_eq!(all(both), [Some(8), Some(7), Some(6), Some(5), Some(4), None]);
    for edition in [splay_engine::Edition::First, splay_engine::Edition::Fourth] {
        assert!(!cities.fit(edition), "no rules are known");
    }
}

/// RUL-227: partners count together, and only opponents can take a flag's worth.
#[test]
fn partners_have_their_flags_together() {
    let board =
        "you: red Zurich\n them: blue Tools\n third: red< Coal, Oars; green Hamburg\n fourth: red Lyon";
    let pairs = story_with(board, |position| position.teams = vec![vec![0, 2], vec![1, 3]]);
    let state = pairs.chronicle().state();
    let achieved = [0, 1, 2, 3].map(|seat| state.achievements(Seat::at(seat)));
    assert_eq!(achieved, [2, 0, 2, 0]);
    let claimed = "achievements World, Empire, Wonder, Monument";
    let board =
        format!("you: hand Zurich; {claimed}\n third: green Hamburg; achievements Fame\n fourth:");
    story_with(&board, |position| position.teams = vec![vec![0, 2], vec![1, 3]])
        .plays(["meld Zurich"])
        .ends(["you", "third"], By::Achievements);
}
