//! Achieving, and the victory by achievements (R-ACH, R-VIC-1 to R-VIC-3).

use splay_engine::{By, Edition, Position};

use super::achievements;
use crate::story::*;

#[test]
fn an_achievement_takes_five_times_its_age_in_points_and_a_top_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red Archery; score Anatomy").offers(["draw", "dogma Archery"]);
        story(edition, "you: red Archery; score Anatomy, Tools, Coal").offers([
            "draw",
            "dogma Archery",
            "achieve 1",
        ]);
        story(edition, "you: red Construction; score Anatomy, Tools, Coal")
            .offers(["draw", "dogma Construction", "achieve 1", "achieve 2"])
            .plays(["achieve 2"])
            .leaves("you: red Construction; score Anatomy, Tools, Coal; achievements Philosophy");
    });
}

#[test]
fn only_the_fourth_edition_has_an_achievement_of_age_ten() {
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: hand Tools");
        let available = story.chronicle().position().achievements.unwrap().len();
        assert_eq!(available, if edition == Fourth { 15 } else { 14 });
    });
}

fn needed(edition: Edition, players: usize, change: fn(&mut Position)) -> usize {
    let board = ["you:", "them:", "third:", "fourth:", "fifth:"][..players].join("\n");
    story_with(edition, &board, change).chronicle().state().achievements_to_win()
}

#[test]
fn fewer_achievements_win_the_more_players_there_are() {
    in_each(Edition::ALL, |edition| {
        assert_eq!([2, 3, 4].map(|players| needed(edition, players, |_| ())), [6, 5, 4]);
        let teams = |position: &mut Position| position.teams = vec![vec![0, 2], vec![1, 3]];
        assert_eq!(needed(edition, 4, teams), 6);
        let longer = |position: &mut Position| position.options.longer = Some(true);
        assert_eq!([2, 3, 4].map(|players| needed(edition, players, longer)), [7, 6, 5]);
    });
}

#[test]
fn five_play_the_fourth_edition_for_three_achievements() {
    assert_eq!(needed(Fourth, 5, |_| ()), 3);
    story(Fourth, "you: red Archery; score Coal; achievements Empire, World\n fifth:")
        .plays(["achieve 1"])
        .ends(["you"], By::Achievements);
}

#[test]
fn teams_of_the_fourth_edition_need_as_many_as_so_many_players() {
    let two = |position: &mut Position| position.teams = vec![vec![0, 2], vec![1, 3, 4]];
    let three = |position: &mut Position| position.teams = vec![vec![4], vec![0, 2], vec![1, 3]];
    let four = |position: &mut Position| position.teams = vec![vec![0], vec![1], vec![2], vec![3, 4]];
    assert_eq!([two, three, four].map(|teams| needed(Fourth, 5, teams)), [6, 5, 4]);
}

#[test]
fn a_player_who_is_out_does_not_lower_the_number_needed() {
    let story = story(
        Fourth,
        "you: green Space Traffic; red< Oars, Astrogeology\n them: achievements Empire, World, Tools
         third:\n fourth:\n deck 11: Fusion",
    );
    let before = story.chronicle().state().achievements_to_win();
    let story = story.plays(["dogma Space Traffic"]).goes_on();
    let state = story.chronicle().state();
    assert_eq!((state.alive().len(), state.achievements_to_win()), (3, before));
}

const FIVE: &str = "achievements Empire, Monument, Wonder, Universe, Tools";

#[test]
fn the_last_achievement_needed_wins() {
    let achieves = |edition, longer| {
        story_with(edition, &format!("you: red Archery; score Coal; {FIVE}"), |position| {
            position.options.longer = longer;
        })
        .plays(["achieve 1"])
    };
    in_each(Edition::ALL, |edition| {
        achieves(edition, None).ends(["you"], By::Achievements);
        achieves(edition, Some(true)).goes_on();
    });
}

#[test]
fn enough_achievements_win_at_once_until_the_third_edition() {
    // Sharing Masonry, they claim their sixth before you get to meld anything.
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Masonry; hand Metalworking
             them: red Road Building; hand Domestication, The Wheel, Mysticism, Archery
             them: achievements Empire, World, Wonder, Universe, Tools",
        )
        .plays([
            "dogma Masonry",
            "card Domestication",
            "card The Wheel",
            "card Mysticism",
            "card Archery",
        ])
        .ends(["them"], By::Achievements);
    });
}

#[test]
fn enough_achievements_win_at_the_end_of_the_action_in_the_fourth_edition() {
    // The chain makes six; yet A. I. is executed before anybody looks.
    story(
        Fourth,
        "you: green Self Service; red Robotics; achievements Empire, Monument, Wonder, Oars, Archery
         them: achievements World, Universe, Calendar
         deck 10: A. I., Databases\n deck 11: Fusion",
    )
    .plays(["dogma Self Service"])
    .ends(["you"], By::Achievements)
    .leaves(
        "you: red Robotics; purple A. I.; score Self Service, Databases
         you: achievements Empire, Monument, Wonder, Oars, Archery, Fusion",
    );
}

#[test]
fn the_most_achievements_win_in_the_fourth_edition() {
    let six = "achievements Empire, Monument, Wonder, Universe, Tools, Oars";
    story(
        Fourth,
        &format!(
            "you: {six}\n them: achievements World, Calendar, Coal, Banking, Canning, Ecology, Paper"
        ),
    )
    .plays(["draw"])
    .ends(["them"], By::Achievements);
    // Tied, the first from the left of the current player.
    story(
        Fourth,
        &format!("you: {six}\n them: achievements World, Calendar, Coal, Banking, Canning, Ecology"),
    )
    .plays(["draw"])
    .ends(["them"], By::Achievements);
}

#[test]
fn special_achievements_come_before_the_count() {
    let story = story(
        Fourth,
        "you: green^ Databases, Satellites; red Fission; hand Quantum Theory
         you: achievements Empire, Monument, Wonder, Universe, Tools",
    )
    .plays(["meld Quantum Theory"])
    .ends(["you"], By::Achievements);
    assert_eq!(achievements(&story, 0).len(), 6);
}
