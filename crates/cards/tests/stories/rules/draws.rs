//! Drawing, and the end by score (R-DRAW, R-VIC-4).

use splay_engine::{By, Edition};

use super::without_ages;
use crate::story::*;

#[test]
fn a_draw_action_takes_the_value_of_the_highest_top_card() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: red> Archery, Coal; blue Calendar\n deck 2: Mapmaking")
            .plays(["draw"])
            .leaves("you: red> Archery, Coal; blue Calendar; hand Mapmaking");
        story(edition, "you: hand Coal\n deck 1: Oars").plays(["draw"]).leaves("you: hand Coal, Oars");
    });
}

#[test]
fn a_draw_skips_empty_ages() {
    in_each(Edition::ALL, |edition| {
        story(edition, &without_ages(edition, 2..=3, "you: blue Writing\n deck 4: Anatomy"))
            .plays(["dogma Writing"])
            .leaves("you: blue Writing; hand Anatomy");
    });
}

#[test]
fn a_returned_card_revives_its_age() {
    in_each(Edition::ALL, |edition| {
        story(edition, &without_ages(edition, 2..=2, "you: yellow Agriculture; hand Oars, Calendar"))
            .plays(["dogma Agriculture", "card Calendar"])
            .leaves("you: yellow Agriculture; hand Oars; score Alchemy\n deck 2: Calendar");
    });
}

#[test]
fn an_eleven_can_be_drawn_in_the_fourth_edition_only() {
    let board = "you: yellow Agriculture; hand Databases\n them: score Tools";
    in_each([First, Third], |edition| {
        story(edition, board)
            .plays(["dogma Agriculture", "card Databases"])
            .ends(["them"], By::Score)
            .leaves("you: yellow Agriculture");
    });
    story(Fourth, &format!("{board}\n deck 11: Fusion"))
        .plays(["dogma Agriculture", "card Databases"])
        .leaves("you: yellow Agriculture; score Fusion")
        .goes_on();
}

/// The story of a draw beyond the last age.
fn last_draw(edition: Edition, board: &str) -> Story {
    story(edition, &without_ages(edition, 10..=11, &format!("you: red Robotics\n{board}")))
        .plays(["draw"])
}

#[test]
fn a_draw_beyond_the_last_age_ends_the_game_by_score() {
    in_each(Edition::ALL, |edition| {
        last_draw(edition, "you: score Tools, Oars\n them: score Machinery; hand Coal")
            .ends(["them"], By::Score);
    });
}

#[test]
fn a_tie_in_score_is_broken_by_achievements() {
    in_each(Edition::ALL, |edition| {
        last_draw(edition, "you: score Tools, Oars; achievements Empire\n them: score Calendar")
            .ends(["you"], By::Score);
    });
}

#[test]
fn a_full_tie_is_a_shared_victory_in_the_first_edition_and_later_a_draw() {
    let board = "you: score Tools, Oars\n them: score Calendar\n third: score Sailing";
    last_draw(First, board).ends(["you", "them"], By::Score);
    last_draw(Third, board).ends([], By::Draw);
    last_draw(Fourth, board).ends([], By::Draw);
}

#[test]
fn the_end_by_score_comes_before_an_achievement_victory_at_the_end_of_the_action() {
    //
    story(
        Fourth,
        "you: yellow Agriculture; hand Fusion
         you: achievements Empire, Monument, Wonder, World, Universe, Tools
         them: score Oars",
    )
    .plays(["dogma Agriculture", "card Fusion"])
    .ends(["them"], By::Score);
}
