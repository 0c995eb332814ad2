//! Who takes part in a dogma, in which order, and the sharing bonus (R-DOG, R-SHR).

use splay_engine::scene::Scene;
use splay_engine::{Edition, Seat, Seats};

use crate::story::*;

#[test]
fn who_has_as_many_icons_shares_first_and_the_actor_draws_a_bonus() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Writing\n them: blue Tools\n deck 1: Oars\n deck 2: Calendar, Mapmaking",
        )
        .plays(["dogma Writing"])
        .leaves("you: blue Writing; hand Mapmaking, Oars\n them: blue Tools; hand Calendar");
    });
}

#[test]
fn who_has_fewer_icons_does_not_share() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Writing\n them: red Archery\n deck 2: Calendar")
            .plays(["dogma Writing"])
            .leaves("you: blue Writing; hand Calendar");
    });
}

#[test]
fn several_sharers_earn_one_bonus() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: blue Writing\n them: blue Tools\n third: purple Philosophy
             deck 1: Oars\n deck 2: Calendar, Mapmaking, Currency",
        )
        .plays(["dogma Writing"])
        .leaves(
            "you: blue Writing; hand Currency, Oars
             them: blue Tools; hand Calendar
             third: purple Philosophy; hand Mapmaking",
        );
    });
}

#[test]
fn sharing_that_changes_nothing_earns_no_bonus() {
    in_each(Edition::ALL, |edition| {
        // Declined.
        story(edition, "you: yellow Agriculture\n them: blue Pottery; hand Oars")
            .plays(["dogma Agriculture", "them: pass"])
            .changes_nothing();
        // Nothing to do it with.
        story(edition, "you: yellow Agriculture\n them: blue Pottery")
            .plays(["dogma Agriculture"])
            .changes_nothing();
    });
}

#[test]
fn a_mere_reveal_earns_the_bonus_in_the_third_edition_alone() {
    let board = "you: purple Specialization\n them: red Machine Tools; hand Tools\n deck 9: Ecology";
    in_each([First, Fourth], |edition| {
        story(edition, board).plays(["dogma Specialization"]).changes_nothing();
    });
    story(Third, board)
        .plays(["dogma Specialization"])
        .leaves("you: purple Specialization; hand Ecology");
}

#[test]
fn the_bonus_is_drawn_by_the_highest_top_card_of_that_moment() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: yellow Domestication; hand Databases\n them: red Archery
             deck 1: Oars, Sailing\n deck 10: Robotics",
        )
        .plays(["dogma Domestication"])
        .leaves(
            "you: yellow Domestication; green Databases; hand Sailing, Robotics
             them: red Archery; hand Oars",
        );
    });
}

#[test]
fn demands_earn_no_bonus() {
    in_each(Edition::ALL, |edition| {
        story(
            edition,
            "you: purple City States\n them: red Metalworking; green The Wheel\n deck 1: Pottery",
        )
        .plays(["dogma City States", "them: card The Wheel"])
        .leaves("you: purple City States; green The Wheel\n them: red Metalworking; hand Pottery");
    });
}

#[test]
fn icons_are_counted_once_at_the_start() {
    in_each(Edition::ALL, |edition| {
        // Melding Agriculture gives you more leaves, yet they go on sharing.
        story(
            edition,
            "you: green Clothing; hand Agriculture\n them: blue Calendar
             deck 1: Oars, Sailing, Tools, Archery",
        )
        .plays(["dogma Clothing"])
        .leaves(
            "you: green Clothing; yellow Agriculture; score Sailing, Tools; hand Archery
             them: blue Calendar; score Oars",
        );
    });
}

#[test]
fn a_card_that_leaves_the_board_is_still_carried_out_to_its_end() {
    // Robotics scores Self Service, whose own second effect is yet to come.
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Self Service; red Robotics; achievements Empire\n deck 10: Databases",
        )
        .plays(["dogma Self Service"])
        .ends(["you"], splay_engine::By::Effect)
        .leaves("you: red Robotics; green Databases; score Self Service; achievements Empire");
    });
}

#[test]
fn demands_go_round_from_the_left_of_the_demander() {
    in_each([First, Third], |edition| {
        story_with(
            edition,
            "you: hand Calendar\n them: red Archery\n third: hand Mapmaking\n deck 1: Tools, Sailing",
            |position| position.turn.seat = 1,
        )
        .plays(["dogma Archery"])
        .leaves(
            "you: hand Sailing
             them: red Archery; hand Calendar, Mapmaking
             third: hand Tools",
        );
    });
}

#[test]
fn a_demand_is_finished_with_everybody_before_the_next_effect() {
    in_each(Edition::ALL, |edition| {
        // Oars draws a 1 only if it has taken nothing from anybody (R-DOG-14).
        story(
            edition,
            "you: red Oars\n them: hand Archery\n third: hand Sailing\n deck 1: Tools, Pottery",
        )
        .plays(["dogma Oars"])
        .leaves("you: red Oars; score Sailing\n them: hand Archery\n third: hand Tools");
    });
}

#[test]
fn everybody_sees_whom_a_top_card_would_reach() {
    // Writing and Tools are shared by lightbulbs, of which the third has one; Archery demands by castles.
    in_each(Edition::ALL, |edition| {
        let story = story(edition, "you: blue Writing\n them: blue Tools\n third: red Archery");
        let scene = Scene::of_spectator(story.chronicle());
        let seats = |few: Seats| few.iter().map(Seat::index).collect::<Vec<_>>();
        let told = |seat: usize| {
            let reach = scene.reach[seat].iter();
            reach.map(|one| (one.title, seats(one.shares), seats(one.obeys))).collect::<Vec<_>>()
        };
        assert_eq!(told(0), [("Writing", vec![1], vec![])]);
        assert_eq!(told(1), [("Tools", vec![0], vec![])]);
        assert_eq!(told(2), [("Archery", vec![], vec![0, 1])]);
    });
}
