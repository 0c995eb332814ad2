//! The cards of age 8.

use splay_engine::{By, Seat, Zone};

use super::story;
use crate::story::{First, Third, in_each};

// ---- Radio Telescope

#[test]
fn radio_telescope_melds_one_of_the_cards_drawn() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue Radio Telescope; purple Philosophy
             deck 9: Computers, Ecology
             echoes deck 9: Rock",
        )
        .plays(["dogma Radio Telescope"])
        .offers(["card Computers", "card Rock", "card Ecology"])
        .plays(["card Ecology"])
        .leaves(
            "you: blue Radio Telescope; purple Philosophy; yellow Ecology
             deck 9 bottom: Computers
             echoes deck 9 bottom: Rock",
        );
    });
}

#[test]
fn radio_telescope_wins_by_melding_artificial_intelligence() {
    in_each([First, Third], |edition| {
        // All 9s are gone, so that a 10 is drawn.
        let board = |first: &str| {
            format!(
                "you: blue Radio Telescope
                 them: score Computers, Genetics, Composites, Fission, Collaboration, Satellites, \
                 Ecology, Suburbia, Services, Specialization
                 deck 10: {first}"
            )
        };
        story(edition, &board("A. I.")).plays(["dogma Radio Telescope"]).ends(["you"], By::Effect);
        story(edition, &board("Stem Cells"))
            .plays(["dogma Radio Telescope"])
            .leaves("you: blue Radio Telescope; yellow Stem Cells");
    });
}

// ---- X-Ray

#[test]
fn x_ray_foreshadows_for_every_three_leaves() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: blue X-Ray; yellow Agriculture, Masonry; green Clothing
             deck 4: Enterprise
             deck 8: Flight
             deck 10: Software",
        )
        .plays(["dogma X-Ray", "age 4", "age 10", "color yellow"])
        .leaves(
            "you: blue X-Ray; red Flight; yellow^ Agriculture, Masonry; green Clothing; \
             forecast Enterprise, Software",
        );
    });
}

#[test]
fn x_ray_foreshadows_nothing_with_fewer() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue X-Ray; yellow Domestication, Masonry\n deck 8: Flight")
            .plays(["dogma X-Ray", "pass"])
            .leaves("you: blue X-Ray; red Flight; yellow Domestication, Masonry");
    });
}

#[test]
fn x_ray_is_shared_in_its_echo() {
    in_each([First, Third], |edition| {
        story(edition, "you: blue X-Ray\n them: green Clothing\n deck 8: Flight, Mobility, Socialism")
            .plays(["dogma X-Ray"])
            .leaves("you: blue X-Ray; red Mobility; hand Socialism\n them: green Clothing; red Flight");
    });
}

// ---- Bandage

#[test]
fn bandage_melds_a_leaf_and_takes_the_highest_score_card_not_held() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Bandage; yellow Agriculture; hand Pottery, The Wheel
             them: purple Lighting; hand Enterprise; score Calendar, Gunpowder, Tools",
        )
        .plays(["dogma Bandage"])
        .leaves(
            "you: red Bandage; yellow Agriculture; blue Pottery; hand The Wheel
             them: hand Enterprise; score Gunpowder, Tools
             deck 2 bottom: Calendar
             deck 7 bottom: Lighting",
        );
    });
}

#[test]
fn bandage_lets_the_victim_break_ties() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Bandage
             them: green Bicycle; purple Railroad; score Calendar, Mathematics",
        )
        .plays(["dogma Bandage", "them: card Mathematics", "them: card Bicycle"])
        .leaves("you: red Bandage\n them: purple Railroad; score Calendar");
    });
}

#[test]
fn bandage_can_find_nothing() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: red Bandage; hand The Wheel\n them: green Sailing; hand Gunpowder; score Enterprise",
        )
        .plays(["dogma Bandage"])
        .changes_nothing();
    });
}

// ---- Parachute

#[test]
fn parachute_takes_all_cards_without_a_clock() {
    in_each([First, Third], |edition| {
        story(edition, "you: red Parachute; hand Dice\n them: hand Tools, Lighting, Soap")
            .plays(["dogma Parachute"])
            .leaves("you: red Parachute; hand Dice, Tools, Soap\n them: hand Lighting");
        story(edition, "you: red Parachute; hand Dice\n them: hand Lighting")
            .plays(["dogma Parachute"])
            .changes_nothing();
    });
}

// ---- Nylon

#[test]
fn nylon_tucks_again_after_a_green_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: green Nylon; red Coal\n deck 8: Corporations, Flight")
            .plays(["dogma Nylon", "color red"])
            .leaves("you: green Nylon, Corporations; red^ Coal, Flight");
    });
}

#[test]
fn nylon_tucks_one_8_for_every_three_factories() {
    in_each([First, Third], |edition| {
        // Seven factories make two 8s; those that Mobility adds come too late.
        story(
            edition,
            "you: green Nylon; yellow Globalization; red^ Gunpowder, Archery
             deck 8: Mobility, Socialism, Flight",
        )
        .plays(["dogma Nylon"])
        .leaves(
            "you: green Nylon; yellow Globalization; red^ Gunpowder, Archery, Mobility; purple Socialism
             deck 8: Flight",
        );
        story(edition, "you: green Nylon").plays(["dogma Nylon"]).changes_nothing();
    });
}

// ---- Sliced Bread

#[test]
fn sliced_bread_scores_two_cards_of_one_value_less() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: green Sliced Bread; hand Tools; score Engineering
             deck 2: Calendar, Mathematics
             deck 8: Flight
             echoes deck 8: Bandage",
        )
        .plays(["dogma Sliced Bread"])
        .leaves(
            "you: green Sliced Bread; hand Flight, Bandage; score Calendar, Mathematics
             deck 1 bottom: Tools
             deck 3 bottom: Engineering",
        );
    });
}

#[test]
fn sliced_bread_scores_1s_for_a_1_or_for_nothing() {
    in_each([First, Third], |edition| {
        let decks = "deck 1: Tools, Oars\n deck 8: Flight\n echoes deck 8: Bandage";
        story(edition, &format!("you: green Sliced Bread; score Calendar, Sailing\n {decks}"))
            .plays(["dogma Sliced Bread", "card Sailing"])
            .leaves("you: green Sliced Bread; hand Flight, Bandage; score Calendar, Tools, Oars");
        story(edition, &format!("you: green Sliced Bread\n {decks}"))
            .plays(["dogma Sliced Bread"])
            .leaves("you: green Sliced Bread; hand Flight, Bandage; score Tools, Oars");
    });
}

// ---- Air Conditioner

#[test]
fn air_conditioner_returns_score_cards_of_the_values_on_top() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: yellow Air Conditioner; hand Mathematics
             them: red Oars; green Navigation; score Coal, Gunpowder, The Wheel",
        )
        .plays(["dogma Air Conditioner", "card Mathematics"])
        .leaves(
            "you: yellow Air Conditioner; score Mathematics
             them: red Oars; green Navigation; score Coal
             deck 1 bottom: The Wheel
             deck 4 bottom: Gunpowder",
        );
    });
}

#[test]
fn air_conditioner_may_find_nothing() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Air Conditioner; hand Dice\n them: red Oars; score Coal")
            .plays(["dogma Air Conditioner", "pass"])
            .changes_nothing();
    });
}

// ---- Tractor

#[test]
fn tractor_draws_scores_and_draws_7s() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow Tractor; hand Candles\n deck 7: Lighting, Bicycle, Evolution")
            .plays(["dogma Tractor"])
            .leaves("you: yellow Tractor; hand Candles, Lighting, Evolution; score Bicycle");
    });
}

#[test]
fn tractor_echoes_under_another_card() {
    in_each([First, Third], |edition| {
        story(edition, "you: yellow> Agriculture, Tractor\n deck 7: Lighting")
            .plays(["dogma Agriculture", "pass"])
            .leaves("you: yellow> Agriculture, Tractor; hand Lighting");
    });
}

// ---- Crossword

#[test]
fn crossword_draws_for_the_bonuses_in_any_order() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Crossword; red Plumbing\n deck 8: Flight\n echoes deck 2: Scissors")
            .plays(["dogma Crossword"])
            .offers(["age 2", "age 8"])
            .plays(["age 8"])
            .leaves("you: purple Crossword; red Plumbing; hand Flight, Scissors");
        story(edition, "you: purple Crossword; red Plumbing\n deck 2: Calendar\n echoes deck 8: Nylon")
            .plays(["dogma Crossword", "age 2"])
            .leaves("you: purple Crossword; red Plumbing; hand Calendar, Nylon");
    });
}

#[test]
fn crossword_draws_for_each_of_equal_bonuses() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Crossword; red Bangle; blue Dice
             deck 1: Tools, Oars
             echoes deck 8: Nylon",
        )
        .plays(["dogma Crossword", "age 1", "age 8"])
        .leaves("you: purple Crossword; red Bangle; blue Dice; hand Tools, Nylon, Oars");
    });
}

#[test]
fn crossword_can_end_the_game() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Crossword; blue Artificial Heart")
            .plays(["dogma Crossword", "age 11"])
            .ends(["you"], By::Score);
    });
}

// ---- Television

#[test]
fn television_melds_an_8_and_brings_a_score_card_onto_its_board() {
    in_each([First, Third], |edition| {
        story(edition, "you: purple Television\n them: score Engineering, Tools\n deck 8: Flight")
            .plays(["dogma Television", "age 3"])
            .leaves("you: purple Television; red Flight\n them: red Engineering; score Tools");
        story(edition, "you: purple Television\n them: score Engineering, Tools\n deck 8: Flight")
            .plays(["dogma Television", "age 5"])
            .leaves("you: purple Television; red Flight");
    });
}

#[test]
fn television_picks_an_opponent() {
    in_each([First, Third], |edition| {
        story(
            edition,
            "you: purple Television\n them: score Tools\n third: score Oars\n deck 8: Flight",
        )
        .plays(["dogma Television", "age 1"])
        .offers(["player 1", "player 2"])
        .plays(["player 2"])
        .leaves("you: purple Television; red Flight\n third: red Oars");
    });
}

#[test]
fn television_achieves_one_more_card_if_they_have_such_an_achievement() {
    in_each([First, Third], |edition| {
        // Which of the two 3s is picked, the player who picks cannot see.
        let after = |points: &str, achievement: &str| {
            let board = format!(
                "you: purple Television; score {points}
                 them: score Engineering, Optics, Tools; achievements {achievement}
                 deck 8: Flight",
            );
            let story = story(edition, &board)
                .plays(["dogma Television", "age 3"])
                .offers(["score 1 2", "score 1 3"])
                .plays(["score 1 2"])
                .goes_on();
            let state = story.chronicle().state();
            let table = state.table();
            let [you, them] = [0, 1].map(Seat::at);
            assert_eq!(table.colors(them).len(), 1, "one of the two lies on their board");
            (state.achievements_of(you, 3u8.into()), table.len(Zone::score(them)))
        };
        assert_eq!(after("Coal, Canning", "Paper"), (1, 1));
        // Not eligible, with the 8 points of the bonus alone and one card; no 3 among theirs.
        assert_eq!(after("Coal", "Paper"), (0, 2));
        assert_eq!(after("Coal, Canning", "Enterprise"), (0, 2));
    });
}
